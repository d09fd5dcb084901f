"""Edge types that are being edited: what saving would write, and how a colour can be seen."""

from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtGui import QColor

from forest_studio.app.look.palette import DARK, LIGHT
from forest_studio.core.curate.plan_types import new_names, type_faults
from forest_studio.core.model.changes import EditEdgeTypes
from forest_studio.core.model.edges import SHORTCUT, SUPERSEDES, EdgeType, slug
from forest_studio.core.model.findings import Finding
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.manifest import Manifest

SPECIAL = (SUPERSEDES, SHORTCUT)
"""Types that the program knows by their names: what they mark would be lost with another one."""
ENOUGH = 3.0
"""Contrast that lines need against their ground (WCAG 2.2, 1.4.11)."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One type as it is edited, and the name that it had; empty for a new one."""

    old_name: str
    kind: EdgeType


class TypesDraft:
    """The types of a manifest, edited one field at a time."""

    def __init__(self, manifest: Manifest) -> None:
        self._manifest = manifest
        self.entries = [Entry(kind.name, kind) for kind in manifest.edge_types]

    def edit(self, place: int, **fields: Any) -> None:
        """Sets fields of a type; a new one is named after its label until it has a name."""
        entry = self.entries[place]
        named_by_label = not entry.old_name and entry.kind.name == slug(entry.kind.label)
        kind = replace(entry.kind, **fields)
        if "label" in fields and named_by_label:
            kind = replace(kind, name=slug(kind.label))
        if kind.symmetric:
            kind = replace(kind, inverse_label=kind.label)
        self.entries[place] = replace(entry, kind=kind)

    def add(self, label: str, inverse_label: str) -> int:
        """Adds a type; returns its place."""
        taken = {name for e in self.entries for name in (e.kind.name, e.kind.inverse_name)}
        number = next(n for n in range(1, 10_000) if slug(_numbered(label, n)) not in taken)
        label, inverse_label = _numbered(label, number), _numbered(inverse_label, number)
        self.entries.append(Entry("", EdgeType(slug(label), label, inverse_label)))
        return len(self.entries) - 1

    def remove(self, place: int) -> None:
        """Takes a type out."""
        del self.entries[place]

    def move(self, place: int, by: int) -> int:
        """Moves a type up (-1) or down (1) in the order; returns where it is then."""
        there = place + by
        if not 0 <= there < len(self.entries):
            return place
        self.entries.insert(there, self.entries.pop(place))
        return there

    @property
    def change(self) -> EditEdgeTypes:
        """What saving asks for."""
        renamed = [(e.old_name, e.kind.name) for e in self.entries if e.old_name]
        types = tuple(entry.kind for entry in self.entries)
        return EditEdgeTypes(types, tuple((old, new) for old, new in renamed if old != new))

    @property
    def is_changed(self) -> bool:
        """Whether there is anything to save."""
        return self.change.types != self._manifest.edge_types

    @property
    def faults(self) -> tuple[Finding, ...]:
        """Why these types can't be saved."""
        return tuple(type_faults(self.change.types))

    def rewritten(self, forest: Forest) -> tuple[int, int]:
        """How many edge lines in how many files saving would rewrite."""
        names = new_names(self._manifest, self.change)
        counts = [
            sum(line.type in names for line in node.passport.edges)
            for node in forest.nodes.values()
        ]
        return sum(counts), sum(count > 0 for count in counts)


def _numbered(label: str, number: int) -> str:
    return label if number == 1 else f"{label} {number}"


def contrasts(colour: QColor) -> tuple[float, float]:
    """How a line of that colour stands out from the map, in the dark and in the light look."""
    return contrast(colour, DARK.map), contrast(colour, LIGHT.map)


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of two colours, 1 to 21 (WCAG 2.2)."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    channels = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
