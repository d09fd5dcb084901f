"""The places that a curator has learnt: which leaf sits where, and where each subfolder lies."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from forest_studio.app.map.circle_pack import Disc

HUB = ""
"""The key of the disc that holds the leaves of a grove; no node has an empty id."""
FORMAT = 1


@dataclass(slots=True)
class GroveSlots:
    """The inside of one grove, in leaf radii of its own scale.

    `radius` is the disc reserved for the grove in its parent, in the parent's scale. It is fixed
    when the parent is packed, so growth inside never moves anything outside. `extent` is how far
    the inside reaches; the inside is scaled to fit.
    """

    radius: float = 0.0
    extent: float = 0.0
    capacity: int = 0
    leaves: dict[str, int] = field(default_factory=dict)
    discs: dict[str, Disc] = field(default_factory=dict)

    def free_slot(self) -> int:
        """The lowest slot without a leaf."""
        taken = set(self.leaves.values())
        slot = 0
        while slot in taken:
            slot += 1
        return slot

    def copy(self) -> "GroveSlots":
        """A copy that can be changed."""
        return GroveSlots(
            self.radius, self.extent, self.capacity, dict(self.leaves), dict(self.discs)
        )


@dataclass(slots=True)
class Slots:
    """The slots of all groves, by the id of the grove."""

    groves: dict[str, GroveSlots] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """Plain values for a JSON file."""
        return {
            "format": FORMAT,
            "groves": {
                grove_id: [
                    round(grove.radius, 4),
                    round(grove.extent, 4),
                    grove.capacity,
                    grove.leaves,
                    {key: [round(part, 4) for part in disc] for key, disc in grove.discs.items()},
                ]
                for grove_id, grove in self.groves.items()
            },
        }

    @staticmethod
    def from_dict(stored: Mapping[str, Any]) -> "Slots":
        """The slots in `stored`; empty when it is of another format or damaged.

        Slots only keep places steady, so losing them is never an error.
        """
        if stored.get("format") != FORMAT:
            return Slots()
        try:
            return Slots({key: _grove(value) for key, value in stored["groves"].items()})
        except (AttributeError, KeyError, TypeError, ValueError):
            return Slots()


def _grove(value: Any) -> GroveSlots:
    radius, extent, capacity, leaves, discs = value
    return GroveSlots(
        float(radius),
        float(extent),
        int(capacity),
        {str(key): int(slot) for key, slot in leaves.items()},
        {str(key): (float(x), float(y), float(r)) for key, (x, y, r) in discs.items()},
    )
