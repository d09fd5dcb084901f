"""Where a node lies, and what a new one beside it is called."""

from forest_studio.core.model.edges import slug
from forest_studio.core.model.forest import Forest


def folder_of(forest: Forest, node_id: str) -> str:
    """The folder that a new node would go into: a grove's own, or the one a node lies in."""
    node = forest.node(node_id)
    if not node.has_file:
        return node.path.strip("/")
    return node.path.rpartition("/")[0]


def base_name(forest: Forest, node_id: str) -> str:
    """The name of a node's file without ``.md``, or of a grove's folder."""
    node = forest.node(node_id)
    if node.is_grove:
        return folder_of(forest, node_id).rpartition("/")[2]
    return node.path.rpartition("/")[2].removesuffix(".md")


def free_id(forest: Forest, title: str) -> str:
    """An id made of a title that no node has; empty for an empty title."""
    wanted = slug(title)
    number, found = 2, wanted
    while found in forest.nodes:
        found, number = f"{wanted}-{number}", number + 1
    return found


def inside(forest: Forest, node_id: str) -> tuple[str, ...]:
    """A node with everything below it."""
    found = [node_id]
    for node in found:
        found += forest.children.get(node, ())
    return tuple(found)
