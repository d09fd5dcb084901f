"""Plans another type for many edges at once."""

from dataclasses import replace

from forest_studio.core.curate import faults, rules_edges
from forest_studio.core.curate.planned import Planned, Rejected, reject
from forest_studio.core.curate.preview import new_faults
from forest_studio.core.curate.redraft import Redraft
from forest_studio.core.model.changes import EdgeAt, RetypeEdges
from forest_studio.core.model.edges import EdgeLine
from forest_studio.core.model.findings import Finding
from forest_studio.core.model.forest import Forest
from forest_studio.core.store.passports.front_matter import replace_edge


def retype_edges(forest: Forest, change: RetypeEdges) -> Planned | Rejected:
    """Gives each of the edges the new type, all or none."""
    unknown = faults.unknown_type(change.type, forest.manifest)
    if unknown is not None:
        return Rejected((unknown,))
    if stale := [edge for edge in change.edges if not _is_there(forest, edge)]:
        return Rejected(tuple(_stale(edge) for edge in stale))
    draft = Redraft(forest)
    for edge in change.edges:
        node = forest.nodes[edge.node]
        if node.broken or not node.has_file:
            return reject("broken-file", f"{node.path} can't be edited", "Mend it first", node.id)
        new = replace(node.passport.edges[edge.index], type=change.type)
        draft.put(node, replace_edge(draft.text(node), edge.index, new))
    count = len(change.edges)
    message = f"Make {count} {'edge' if count == 1 else 'edges'} {change.type}"
    nodes = tuple(dict.fromkeys(edge.node for edge in change.edges))
    if not nodes:
        return reject("no-change", "no edge was named", "Choose some edges")
    planned = draft.planned(message, "retype-edges", nodes)
    if isinstance(planned, Rejected):
        return planned
    reasons = new_faults(forest, planned, (rules_edges.duplicates, rules_edges.acyclic))
    return Rejected(reasons) if reasons else planned


def _is_there(forest: Forest, edge: EdgeAt) -> bool:
    node = forest.nodes.get(edge.node)
    edges: tuple[EdgeLine, ...] = node.passport.edges if node is not None else ()
    if not 0 <= edge.index < len(edges):
        return False
    return replace(edges[edge.index], line=None) == replace(edge.was, line=None)


def _stale(edge: EdgeAt) -> Finding:
    return Finding(
        "stale-edge",
        f"the edge to {edge.was.to} is not there any more as it was shown",
        "Look at the node again, then repeat the edit",
        node=edge.node,
    )
