"""One shortcut as a curator reviews it, and why one may not be minted."""

from dataclasses import dataclass
from enum import StrEnum

from forest_studio.core.model.forest import Forest
from forest_studio.core.trails.shortcut_ruling import Ruling, ShortcutRuling


class State(StrEnum):
    """Where a shortcut stands."""

    MINTED = "minted"
    """In the forest, written by the agent, and not reviewed yet."""
    COLD = "cold"
    """The same, and due to be removed: no hunt has kept it warm."""
    CANDIDATE = "candidate"
    """Not in the forest yet; the next minting writes it."""
    BARRED = "barred"
    """Hunts have joined the two, but the forest does not allow the edge; ``note`` says why."""
    ACCEPTED = "accepted"
    """In the forest, for good."""
    REFUSED = "refused"
    """A curator does not want it."""

    @property
    def rank(self) -> int:
        """Its place in a list for review."""
        return list(State).index(self)


@dataclass(frozen=True, slots=True)
class Shortcut:
    """A shortcut from one node to another."""

    home: str
    other: str
    state: State
    scent: str = ""
    heat: float = 0.0
    """What the hunts behind it have left by now; three fresh ones make 3."""
    questions: tuple[str, ...] = ()
    """The distinct questions whose hunts joined the two."""
    note: str = ""


def reason_against(
    forest: Forest, home: str, other: str, ruling: ShortcutRuling | None, type: str
) -> str:
    """Why no shortcut may be minted between two nodes; empty when one may."""
    node, far = forest.nodes.get(home), forest.nodes.get(other)
    if node is None or far is None:
        return "one of the two is not in the forest"
    ends = {edge.far_end(home) for edge in forest.edges_of(home)}
    family = {forest.parents.get(home), *forest.children.get(home, ())}
    ruled = ruling.ruling if ruling is not None else None
    against = {
        "a curator has refused it": ruled is Ruling.REFUSED,
        "it was minted before and somebody took it away": ruled in (Ruling.MINTED, Ruling.ACCEPTED),
        "the manifest has no edge type of the family 'learned'": not type,
        "there is an edge between the two": other in ends,
        "one is the grove of the other": other in family or home == other,
        "the page where it would begin has no passport of its own": node.wild or node.broken,
        "the page where it would lead to is superseded": other in forest.superseded,
    }
    return next((reason for reason, holds in against.items() if holds), "")
