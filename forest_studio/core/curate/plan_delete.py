"""Plans the end of a file or a grove; links and edges to it stand, and say so in the check."""

from forest_studio.core.curate.link_places import Places
from forest_studio.core.curate.link_table import linked, naming, words
from forest_studio.core.curate.plan_structure import Attachments, below, movable, place_of
from forest_studio.core.curate.planned import Planned, Rejected, reject, subject
from forest_studio.core.curate.redraft import Redraft
from forest_studio.core.model.changes import DeleteNode
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Node


def delete_node(forest: Forest, change: DeleteNode, attachments: Attachments) -> Planned | Rejected:
    """Deletes a node's file, or a grove with everything in it."""
    node = movable(forest, change.node)
    if isinstance(node, Rejected):
        return node
    inside = [n for n in below(forest, place_of(node)) if n is not node] if node.is_grove else []
    if inside and not change.with_children:
        return reject(
            "not-empty",
            f"{place_of(node)} holds {len(inside)} more nodes",
            "Move them elsewhere, or delete the grove with everything in it",
            node.id,
        )
    draft = Redraft(forest)
    going = [n for n in (node, *inside) if n.has_file]
    draft.removed = {n.path for n in going}
    if node.is_grove and change.with_children:
        draft.attachments = dict(attachments(place_of(node)))
        draft.removed |= set(draft.attachments)
    draft.notes += _left_behind(forest, going)
    more = f" and {len(inside)} more" if inside else ""
    message = f"Delete {subject(node.title)}{more}"
    return draft.planned(message, "delete-node", tuple(n.id for n in (node, *inside)))


def _left_behind(forest: Forest, going: list[Node]) -> list[Finding]:
    """The edges and links that will lead nowhere, file by file."""
    paths, ids = {n.path for n in going}, {n.id for n in going}
    counts: dict[str, list[int]] = {}
    for node_id in ids:
        for edge in forest.incoming.get(node_id, ()):
            if edge.home not in ids:
                counts.setdefault(edge.home, [0, 0])[0] += 1
    places = Places.of(forest)
    sought = frozenset(word for n in going for word in (*words(n.path), *words(n.id)))
    for home in naming(forest, sought):
        found = (places.find(link, home.path) for link in linked(forest, home))
        broken = sum(f is not None and f.path in paths for f in found)
        if broken and home.id not in ids:
            counts.setdefault(home.id, [0, 0])[1] += broken
    return [_dangling(forest.nodes[home], *counts[home]) for home in sorted(counts)]


def _dangling(home: Node, edges: int, links: int) -> Finding:
    counted = ((edges, "edge"), (links, "link"))
    parts = [f"{count} {what}{'s' if count > 1 else ''}" for count, what in counted if count]
    return Finding(
        "left-dangling",
        f"{' and '.join(parts)} of {home.path} will lead nowhere",
        "They stay as they are and heal when the node comes back",
        Severity.NOTE,
        home.id,
        home.path,
    )
