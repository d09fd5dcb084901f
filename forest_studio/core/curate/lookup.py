"""What an edge's ``to`` and ``type`` mean in a forest."""

from forest_studio.core.model.edges import Edge, EdgeLine
from forest_studio.core.model.forest import Forest
from forest_studio.core.store.reading.grow import Resolver


def resolve(forest: Forest, name: str) -> str | None:
    """The id of the node that an edge names by id or by path, or None when nothing has it.

    A path goes on naming its file after the file got an id of its own.
    """
    return Resolver(forest.nodes, lambda: forest.by_path).find(name)


def resolved(forest: Forest, home: str, line: EdgeLine) -> Edge | None:
    """The edge that a line stands for, or None when its type or its other end is unknown."""
    kind = forest.manifest.edge_type(line.type)
    other = resolve(forest, line.to)
    if kind is None or other is None:
        return None
    reverse = forest.manifest.is_inverse(line.type)
    return Edge(home, other, kind.name, line.scent, reverse, line.line)


def relation(forest: Forest, edge: Edge) -> tuple[str, str, str]:
    """What an edge says, however it is written: two edges with the same relation are duplicates."""
    kind = forest.manifest.edge_type(edge.type)
    if kind is not None and kind.symmetric:
        first, second = sorted((edge.source, edge.target))
        return (edge.type, first, second)
    return (edge.type, edge.source, edge.target)


def label(forest: Forest, type_name: str) -> str:
    """The label of an edge type as read from the node that writes it."""
    kind = forest.manifest.edge_type(type_name)
    if kind is None:
        return type_name
    return kind.inverse_label if forest.manifest.is_inverse(type_name) else kind.label
