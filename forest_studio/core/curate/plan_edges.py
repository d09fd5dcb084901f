"""Plans the edges that a curator draws, changes and removes."""

from dataclasses import replace

from forest_studio.core.curate import faults, rules_edges
from forest_studio.core.curate.cycles import path_between
from forest_studio.core.curate.lookup import label, relation, resolve, resolved
from forest_studio.core.curate.passport_of_wild import lacking
from forest_studio.core.curate.plan_passport import checked, one_line
from forest_studio.core.curate.planned import Planned, Rejected, Target, reject, subject, target
from forest_studio.core.model.changes import AddEdge, EditEdge, RemoveEdge
from forest_studio.core.model.edges import Edge, EdgeLine
from forest_studio.core.model.findings import Finding
from forest_studio.core.model.forest import Forest
from forest_studio.core.store.passports import front_matter


def add_edge(forest: Forest, change: AddEdge) -> Planned | Rejected:
    """Writes one more edge into a node's file."""
    spot = target(forest, change.node)
    if isinstance(spot, Rejected):
        return spot
    line = _tidy(forest, change.edge)
    if reasons := line_faults(forest, spot, line):
        return Rejected(reasons)
    text = front_matter.add_edge(_with_passport(forest, spot), line)
    message = f"Add edge {_shown(forest, spot, line)}"
    return checked(spot, text, message, "add-edge")


def edit_edge(forest: Forest, change: EditEdge) -> Planned | Rejected:
    """Changes type, scent or other end of an edge."""
    spot = _edge_at(forest, change)
    if isinstance(spot, Rejected):
        return spot
    line = _tidy(forest, change.edge)
    if reasons := line_faults(forest, spot, line, change.index):
        return Rejected(reasons)
    text = front_matter.replace_edge(_with_passport(forest, spot), change.index, line)
    only_scent = (line.to, line.type) == (change.was.to, change.was.type)
    what = "scent of edge" if only_scent else "edge"
    message = f"Edit {what} {_shown(forest, spot, line)}"
    return checked(spot, text, message, "edit-edge")


def remove_edge(forest: Forest, change: RemoveEdge) -> Planned | Rejected:
    """Takes an edge out of a node's file, be it broken or not."""
    spot = _edge_at(forest, change)
    if isinstance(spot, Rejected):
        return spot
    text = front_matter.remove_edge(_with_passport(forest, spot), change.index)
    message = f"Remove edge {_shown(forest, spot, change.was)}"
    return checked(spot, text, message, "remove-edge")


def _edge_at(forest: Forest, change: EditEdge | RemoveEdge) -> Target | Rejected:
    """The file, when the edge at that place is still the one that the editor saw."""
    spot = target(forest, change.node)
    if isinstance(spot, Rejected):
        return spot
    edges = spot.node.passport.edges
    there = edges[change.index] if 0 <= change.index < len(edges) else None
    if there is None or replace(there, line=None) != replace(change.was, line=None):
        return reject(
            "stale-edge",
            f"the edge to {change.was.to} is not there any more as it was shown",
            "Look at the node again, then repeat the edit",
            change.node,
        )
    return spot


def _tidy(forest: Forest, line: EdgeLine) -> EdgeLine:
    """The line as it is written: ids rather than paths, the scent on one line."""
    to = resolve(forest, line.to.strip()) or line.to.strip()
    return EdgeLine(to, line.type.strip(), one_line(line.scent))


def line_faults(
    forest: Forest, spot: Target, line: EdgeLine, index: int | None = None
) -> tuple[Finding, ...]:
    """Why this edge may not be written; ``index`` is the edge that it takes the place of."""
    found = [
        faults.unknown_type(line.type, forest.manifest),
        faults.edge_scent_over_budget(line.scent, line.to, forest.manifest),
        rules_edges.broken(line.to) if resolve(forest, line.to) is None else None,
    ]
    edge = resolved(forest, spot.node.id, line)
    if edge is not None and edge.home == edge.other:
        found.append(rules_edges.self_edge())
    elif edge is not None:
        found += _structure(forest, spot, edge, index)
    return tuple(faults.at(finding, spot.node) for finding in found if finding is not None)


def _structure(forest: Forest, spot: Target, edge: Edge, index: int | None) -> list[Finding | None]:
    """What the new edge would do to the others: repeat one, or close a circle."""
    own = spot.node.passport.edges
    replaced = resolved(forest, edge.home, own[index]) if index is not None else None
    if replaced is not None and relation(forest, replaced) == relation(forest, edge):
        return []
    return [_repeated(forest, edge), _closed(forest, edge, replaced)]


def _repeated(forest: Forest, edge: Edge) -> Finding | None:
    for other in forest.edges_of(edge.home):
        if relation(forest, other) == relation(forest, edge):
            return rules_edges.duplicate(edge, forest.nodes[other.home].path, other.line)
    return None


def _closed(forest: Forest, edge: Edge, replaced: Edge | None) -> Finding | None:
    kind = forest.manifest.edge_type(edge.type)
    if kind is None or not kind.acyclic:
        return None
    way = path_between(forest, edge.type, edge.target, edge.source, replaced)
    return rules_edges.cyclic(edge.type, (edge.source, *way[:-1])) if way else None


def _with_passport(forest: Forest, spot: Target) -> str:
    """The text of the file, with the passport that a wild node lacks."""
    if not spot.node.wild:
        return spot.text
    return front_matter.set_fields(spot.text, dict(lacking(forest, spot.node, spot.text)))


def _shown(forest: Forest, spot: Target, line: EdgeLine) -> str:
    other = forest.nodes.get(resolve(forest, line.to) or "")
    end = subject(other.title if other else line.to)
    return f"{subject(spot.node.title)} → {end} ({label(forest, line.type)})"
