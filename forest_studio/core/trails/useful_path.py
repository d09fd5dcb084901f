"""The useful part of a walk: from the entry to each page of evidence, without detours."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from forest_studio.core.model.walk import Back, Door, Go, Search, Step

ENTRIES = frozenset({"hit", "root"})
"""Labels of doors that lead into the forest rather than from a page to its neighbour."""


@dataclass(frozen=True, slots=True)
class DoorKey:
    """A door that hunts can share: two ids, which survive moves and renamed files."""

    home: str
    other: str
    type: str = ""
    """Name of the edge type; empty for a child, the parent or a name in common."""
    scent: str = ""
    """What the door said: after an edit of the scent it is another door to whoever reads it."""

    @property
    def edge(self) -> tuple[str, str, str]:
        """The edge behind it: from, to and type."""
        return self.home, self.other, self.type


@dataclass(frozen=True, slots=True)
class Passage:
    """A door that was gone through."""

    door: DoorKey
    is_entry: bool
    heat: float


@dataclass(frozen=True, slots=True)
class Way:
    """How a page of evidence was reached."""

    nodes: tuple[str, ...]
    """From the entry to the evidence; only the evidence where it was read without a walk."""
    doors: tuple[DoorKey, ...] = ()
    """The door before each node but the first."""

    @property
    def entry(self) -> str:
        """Where it began."""
        return self.nodes[0]

    @property
    def end(self) -> str:
        """The page of evidence."""
        return self.nodes[-1]


def ways_to(steps: Sequence[Step], evidence: Sequence[str]) -> tuple[Way, ...]:
    """One way to each page of evidence: the stack of the walk when it first stood there.

    What was taken back is not on the stack, and a loop is cut out.
    """
    wanted = dict.fromkeys(evidence)
    found: dict[str, Way] = {}
    for stack in _stacks(steps):
        node = stack[-1].door.other
        if node in wanted and node not in found:
            found[node] = _way(stack)
    return tuple(found.get(node, Way((node,))) for node in wanted)


def passages(steps: Sequence[Step]) -> Iterator[Passage]:
    """Every door that was gone through, detours too."""
    for step in steps:
        door = _door_taken(step)
        if door is not None:
            yield Passage(
                key_of(step.observation.node, door), door.label in ENTRIES, float(door.heat)
            )


def key_of(home: str, door: Door) -> DoorKey:
    """A door as all hunts know it."""
    return DoorKey(home, door.node, door.type, door.scent)


def _door_taken(step: Step) -> Door | None:
    if step.problem or not isinstance(step.decision, Go):
        return None
    number = step.decision.door
    return next((door for door in step.observation.doors if door.number == number), None)


def _stacks(steps: Sequence[Step]) -> Iterator[list[Passage]]:
    """The passages that still lead to where the walk stands, each time it goes on."""
    stack: list[Passage | None] = []
    for step in steps:
        if step.problem:
            continue
        if isinstance(step.decision, Search):
            stack.append(None)  # Going back from the hits returns to the page before them.
        elif isinstance(step.decision, Back) and stack:
            stack.pop()
        elif gone := next(passages((step,)), None):
            stack.append(gone)
            yield [passage for passage in stack if passage is not None]


def _way(stack: Sequence[Passage]) -> Way:
    """From the last entry on, since each search begins a way of its own; loops cut out."""
    begin = max((at for at, passage in enumerate(stack) if passage.is_entry), default=0)
    nodes: list[str] = []
    doors: list[DoorKey] = []
    for passage in stack[begin:]:
        node = passage.door.other
        if node in nodes:
            keep = nodes.index(node)
            del nodes[keep + 1 :], doors[keep:]
        else:
            doors += [passage.door] if nodes else []
            nodes.append(node)
    return Way(tuple(nodes), tuple(doors))
