"""Plans one node out of two: bodies joined, edges and tags united, what named one leads to both."""

from collections.abc import Iterator, Sequence

from forest_studio.core.curate import faults, rules_edges
from forest_studio.core.curate.body_links import definitions
from forest_studio.core.curate.link_moves import LinkMover, Moves, Unlinkable
from forest_studio.core.curate.link_places import Places
from forest_studio.core.curate.lookup import relation, resolve, resolved
from forest_studio.core.curate.passport_of_wild import lacking
from forest_studio.core.curate.plan_structure import place_of, unlinkable
from forest_studio.core.curate.planned import Planned, Rejected, Target, reject, subject, target
from forest_studio.core.curate.preview import new_faults
from forest_studio.core.curate.redraft import Redraft
from forest_studio.core.model.changes import MergeNodes, SeveralEdits
from forest_studio.core.model.edges import Edge, EdgeLine
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Node
from forest_studio.core.store.passports.front_matter import (
    add_edge,
    parse,
    remove_edge,
    replace_body,
    set_fields,
)
from forest_studio.core.store.reading.file_node import path_id

_SCHEMA = frozenset({"id", "title", "summary", "tags", "scent", "edges"})


def merging(forest: Forest, keep: str, absorb: Sequence[str]) -> MergeNodes | SeveralEdits:
    """The change that takes one node or several into another, as one commit."""
    merges = tuple(MergeNodes(keep, node) for node in absorb)
    if len(merges) == 1:
        return merges[0]
    title = subject(forest.node(keep).title)
    return SeveralEdits(merges, f"Merge {len(merges)} nodes into {title}")


def merge_nodes(forest: Forest, change: MergeNodes) -> Planned | Rejected:
    """Appends a node to another and deletes its file."""
    keep, absorb = target(forest, change.keep), target(forest, change.absorb)
    if isinstance(keep, Rejected):
        return keep
    if isinstance(absorb, Rejected):
        return absorb
    planned = _refused(forest, keep, absorb) or _planned(forest, keep, absorb)
    if isinstance(planned, Rejected):
        return planned
    reasons = new_faults(forest, planned, (rules_edges.acyclic,))
    return Rejected(reasons) if reasons else planned


def _planned(forest: Forest, keep: Target, absorb: Target) -> Planned | Rejected:
    try:
        draft = _merged(forest, keep, absorb)
    except Unlinkable as problem:
        return unlinkable((str(problem),), absorb.node)
    if isinstance(draft, Rejected):
        return draft
    message = f"Merge {subject(absorb.node.title)} into {subject(keep.node.title)}"
    return draft.planned(message, "merge-nodes", (keep.node.id, absorb.node.id))


def _refused(forest: Forest, keep: Target, absorb: Target) -> Rejected | None:
    gone = absorb.node
    if gone.id == keep.node.id:
        return reject("into-itself", "a node can't absorb itself", "Choose another one", gone.id)
    if gone.is_grove and (gone.id == forest.root or forest.children.get(gone.id)):
        return reject(
            "not-empty",
            f"{place_of(gone) or 'the root'} holds other nodes",
            "Move what it holds elsewhere first",
            gone.id,
        )
    clash = _clashing(keep.text, absorb.text)
    if clash:
        return reject(
            "clashing-references",
            f"both texts define [{clash}], each for something else",
            "Give one of them another name first",
            gone.id,
        )
    return None


def _clashing(one: str, other: str) -> str:
    """A link's label that both texts define differently, empty without one."""
    first = definitions(one, parse(one).body_start)
    second = definitions(other, parse(other).body_start)
    return next((label for label in first if first[label] != second.get(label, first[label])), "")


def _merged(forest: Forest, keep: Target, absorb: Target) -> Redraft | Rejected:
    old, new = absorb.node, keep.node
    names = {old.id: new.id, old.path: new.path, path_id(old.path): path_id(new.path)}
    draft = Redraft(forest, Moves(ids={old.id: new.id}))
    draft.removed.add(old.path)
    draft.put(new, _united(forest, keep, absorb))
    doubled = _doubled(forest, keep.node, absorb.node)
    draft.retarget({old.id: {name: new.id if name == old.id else names[name] for name in names}})
    for home, indexes in doubled.items():
        node = forest.nodes[home]
        text = draft.text(node)
        for index in sorted(indexes, reverse=True):
            text = remove_edge(text, index)
        draft.put(node, text)
    paths = frozenset(forest.by_path) - {old.path}
    ids = {n.id: n.path for n in forest.nodes.values() if n.has_file and n.id != old.id}
    after = Places(paths, ids)
    if problems := draft.relink(after, {old.path: new.path}):
        return unlinkable(problems, old)
    moves = Moves({old.path: new.path}, ids={old.id: new.id})
    mover = LinkMover(Places.of(forest), after, moves)
    body = absorb.text[parse(absorb.text).body_start :]
    moved = mover.rewritten_body(body, old.path, new.path)
    draft.put(new, _joined(draft.text(new), moved))
    draft.notes += _lost_keys(absorb)
    return draft


def _joined(text: str, more: str) -> str:
    """The text with another body after its own."""
    end = "\r\n" if "\r\n" in text else "\n"
    body = text[parse(text).body_start :]
    more = more.lstrip("\r\n")
    if not more.strip():
        return text
    if body.strip():
        body = body.rstrip("\r\n") + end * 2
    return replace_body(text, body + more)


def _united(forest: Forest, keep: Target, absorb: Target) -> str:
    """The kept file with the other's tags, and those of its edges that it has not."""
    tags = keep.node.passport.tags
    more = tuple(tag for tag in absorb.node.passport.tags if tag not in tags)
    lines = list(_new_lines(forest, keep.node, absorb.node))
    text = keep.text
    if keep.node.wild and (more or lines):
        text = set_fields(text, dict(lacking(forest, keep.node, text)))
    if more:
        text = set_fields(text, {"tags": (*tags, *more)})
    for line in lines:
        text = add_edge(text, line)
    return text


def _new_lines(forest: Forest, keep: Node, absorb: Node) -> Iterator[EdgeLine]:
    known = {relation(forest, edge) for edge in forest.edges_of(keep.id)}
    for line in absorb.passport.edges:
        end = resolve(forest, line.to)
        edge = resolved(forest, keep.id, line)
        if end in (keep.id, absorb.id):
            continue
        if edge is not None:
            if relation(forest, edge) in known:
                continue
            known.add(relation(forest, edge))
        yield EdgeLine(line.to, line.type, line.scent)


def _doubled(forest: Forest, keep: Node, absorb: Node) -> dict[str, set[int]]:
    """Edges that would say again what another says, or lead to their own node: indexes by home."""
    known = {relation(forest, edge) for edge in forest.edges_of(keep.id)}
    own = {
        relation(forest, edge)
        for line in absorb.passport.edges
        if (edge := resolved(forest, keep.id, line)) is not None
    }
    doubled: dict[str, set[int]] = {}
    for home in {edge.home for edge in forest.incoming.get(absorb.id, ())} - {absorb.id}:
        for index, line in enumerate(forest.nodes[home].passport.edges):
            if resolve(forest, line.to) != absorb.id:
                continue
            says = _says(forest, home, keep, line)
            if home == keep.id or (says is not None and says in known | own):
                doubled.setdefault(home, set()).add(index)
            elif says is not None:
                known.add(says)
    return doubled


def _says(forest: Forest, home: str, keep: Node, line: EdgeLine) -> tuple[str, str, str] | None:
    kind = forest.manifest.edge_type(line.type)
    if kind is None:
        return None
    reverse = forest.manifest.is_inverse(line.type)
    return relation(forest, Edge(home, keep.id, kind.name, line.scent, reverse))


def _lost_keys(absorb: Target) -> list[Finding]:
    """Notes about what the absorbed file says and the kept one can't."""
    keys = [key for key in parse(absorb.text).fields if key not in _SCHEMA]
    if not keys:
        return []
    message = f"the keys {', '.join(keys)} of {absorb.node.path} are not taken over"
    finding = Finding("keys-left", message, "Copy them by hand", Severity.NOTE)
    return [faults.at(finding, absorb.node)]
