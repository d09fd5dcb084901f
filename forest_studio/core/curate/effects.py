"""What a plan would do, file by file, for people who want to see it before it is done."""

from collections.abc import Iterator
from dataclasses import dataclass

from forest_studio.core.curate.body_links import find_links
from forest_studio.core.curate.planned import Planned
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.versions import ChangeKind
from forest_studio.core.store.disk.texts import decode
from forest_studio.core.store.passports.front_matter import parse


@dataclass(frozen=True, slots=True)
class Effect:
    """What a plan does to one file."""

    path: str
    """The file afterwards, or before where it goes."""
    kind: ChangeKind
    was_path: str = ""
    """Where it was, when it moves."""
    links: tuple[tuple[str, str], ...] = ()
    """Targets of links in its body that change: what is written now, and then."""
    edges: tuple[tuple[str, str], ...] = ()
    """The other ends of its edges that change."""


def effects(forest: Forest, planned: Planned) -> tuple[Effect, ...]:
    """What would become of each file, in the order of paths."""
    origins = {write.moved_from for write in planned.writes if write.moved_from}
    found = (_effect(forest, planned, place) for place in range(len(planned.writes)))
    shown = [e for e in found if e.kind is not ChangeKind.DELETED or e.path not in origins]
    return tuple(sorted(shown, key=lambda effect: effect.path))


def _effect(forest: Forest, planned: Planned, place: int) -> Effect:
    write = planned.writes[place]
    if write.content is None:
        return Effect(write.path, ChangeKind.DELETED)
    origin = write.moved_from or (write.path if write.expected is not None else "")
    if not origin:
        return Effect(write.path, ChangeKind.ADDED)
    kind = ChangeKind.MOVED if write.moved_from else ChangeKind.EDITED
    node = forest.by_path.get(origin)
    if node is None:
        return Effect(write.path, kind, write.moved_from)
    old, new = forest.texts.read(forest.nodes[node].blob), decode(write.content)
    links = tuple(_changed(_link_targets(old), _link_targets(new)))
    edges = tuple(_changed(_edge_ends(old), _edge_ends(new)))
    return Effect(write.path, kind, write.moved_from, links, edges)


def _link_targets(text: str) -> list[str]:
    return [link.raw for link in find_links(text)]


def _edge_ends(text: str) -> list[str]:
    return [edge.to for edge in parse(text).partial.edges]


def _changed(old: list[str], new: list[str]) -> Iterator[tuple[str, str]]:
    """Pairs that differ; what was only added or taken away has no pair."""
    yield from ((a, b) for a, b in zip(old, new, strict=False) if a != b)
