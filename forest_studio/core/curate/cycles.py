"""Cycles among the edges of a type that must have none."""

from collections.abc import Iterator, Mapping

from forest_studio.core.model.edges import Edge
from forest_studio.core.model.forest import Forest

SHOWN = 10
"""Nodes of a cycle that a message names before it is cut."""


def successors(forest: Forest, type_name: str) -> dict[str, tuple[str, ...]]:
    """Where the edges of one type lead from each node, self-edges left out."""
    after: dict[str, list[str]] = {}
    for edge in forest.edges():
        if edge.type == type_name and edge.home != edge.other:
            after.setdefault(edge.source, []).append(edge.target)
    return {node: tuple(dict.fromkeys(targets)) for node, targets in after.items()}


def cycles(after: Mapping[str, tuple[str, ...]]) -> Iterator[tuple[str, ...]]:
    """The cycles that a depth-first walk closes, each as its nodes in order.

    Every cyclic part of the graph gives at least one; no two close with the same edge.
    """
    done: set[str] = set()
    for start in after:
        if start not in done:
            yield from _cycles_from(start, after, done)


def _cycles_from(
    start: str, after: Mapping[str, tuple[str, ...]], done: set[str]
) -> Iterator[tuple[str, ...]]:
    path = {start: 0}
    branches = [iter(after.get(start, ()))]
    while branches:
        step = next(branches[-1], None)
        if step is None:
            branches.pop()
            done.add(path.popitem()[0])
        elif step in path:
            yield tuple(path)[path[step] :]
        elif step not in done:
            path[step] = len(path)
            branches.append(iter(after.get(step, ())))


def path_between(
    forest: Forest, type_name: str, start: str, end: str, without: Edge | None = None
) -> tuple[str, ...]:
    """The shortest way from ``start`` to ``end`` along edges of one type; empty without one.

    ``without`` is an edge that may not be taken, because an edit is about to replace it.
    """
    came_from = {start: ""}
    queue = [start]
    for node in queue:
        if node == end:
            return _way_back(came_from, end)
        for edge in forest.edges_of(node):
            leads_on = edge.type == type_name and edge.source == node and edge != without
            if leads_on and edge.target not in came_from:
                came_from[edge.target] = node
                queue.append(edge.target)
    return ()


def _way_back(came_from: Mapping[str, str], end: str) -> tuple[str, ...]:
    way = [end]
    while came_from[way[-1]]:
        way.append(came_from[way[-1]])
    return tuple(reversed(way))


def shown(cycle: tuple[str, ...]) -> str:
    """A cycle for a message: ``a → b → a``, cut when it is long."""
    names = [*cycle, cycle[0]]
    if len(names) > SHOWN:
        names = [*names[: SHOWN - 1], f"… {len(names) - SHOWN} more …", names[-1]]
    return " → ".join(names)
