"""Repairs of findings: certain ones that say nothing new, and likely ones that are offered."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from forest_studio.core.curate.lookup import resolve
from forest_studio.core.curate.plan import plan
from forest_studio.core.curate.planned import Planned
from forest_studio.core.model.changes import (
    ChangeId,
    EditEdge,
    RemoveEdge,
    SeveralEdits,
    SmallChange,
    StructureChange,
)
from forest_studio.core.model.edges import EdgeLine, slug
from forest_studio.core.model.findings import Finding
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.manifest import Manifest
from forest_studio.core.model.node import Node

Fix = SmallChange | StructureChange
MOST_AT_ONCE = 500
"""Fixes that go into one commit."""


def fixes(finding: Finding, forest: Forest) -> Fix | None:
    """The change that surely mends a finding; None where somebody has to decide."""
    return _checked(_CERTAIN.get(finding.rule), finding, forest)


def offers(finding: Finding, forest: Forest) -> Fix | None:
    """A change that probably mends a finding, to be looked at before it is made."""
    return _checked(_LIKELY.get(finding.rule), finding, forest)


def all_certain(findings: Iterable[Finding], forest: Forest) -> SeveralEdits | None:
    """Every certain fix as one change; None when there is none.

    The edges of a file are mended from its last one on, so that none moves before its turn.
    """
    found = dict.fromkeys(fix for f in findings if (fix := fixes(f, forest)) is not None)
    wanted = sorted(list(found)[:MOST_AT_ONCE], key=_place, reverse=True)
    if not wanted:
        return None
    count = len(wanted)
    label = "Fix 1 problem" if count == 1 else f"Fix {count} problems"
    return SeveralEdits(tuple(wanted), label)


def _place(fix: Fix) -> tuple[str, int]:
    return (fix.node, fix.index) if isinstance(fix, EditEdge | RemoveEdge) else ("", 0)


_Mend = Callable[[Finding, Node, Forest], Fix | None]


def _checked(mend: _Mend | None, finding: Finding, forest: Forest) -> Fix | None:
    """The fix, when the forest as it is would take it."""
    node = forest.nodes.get(finding.node)
    if mend is None or node is None or not node.has_file or node.broken:
        return None
    fix = mend(finding, node, forest)
    return fix if fix is not None and isinstance(plan(forest, fix), Planned) else None


def _edge_of(finding: Finding, node: Node) -> tuple[int, EdgeLine] | None:
    """The edge that a finding speaks of: the one in its line."""
    edges = node.passport.edges
    at = [i for i, line in enumerate(edges) if line.line == finding.line and line.line is not None]
    return (at[0], edges[at[0]]) if len(at) == 1 else None


def _remove(finding: Finding, node: Node, _forest: Forest) -> Fix | None:
    found = _edge_of(finding, node)
    return RemoveEdge(node.id, *found) if found is not None else None


def _retype(finding: Finding, node: Node, forest: Forest) -> Fix | None:
    found = _edge_of(finding, node)
    name = meant_type(found[1].type, forest.manifest) if found is not None else None
    if found is None or name is None:
        return None
    index, line = found
    return EditEdge(node.id, index, line, replace(line, type=name))


def meant_type(written: str, manifest: Manifest) -> str | None:
    """The one type name that a wrong one stands for.

    It is the type's label or the label of its inverse, or differs by case, by blanks for dashes
    or by one letter.
    """
    names: dict[str, str] = {}
    for kind in manifest.edge_types:
        names[slug(kind.label)] = kind.name
        names[kind.inverse_name] = kind.inverse_name
        names[kind.name] = kind.name
    plain = slug(written.replace("_", "-"))
    if plain in names:
        return names[plain]
    near = {name for key, name in names.items() if len(key) > 3 and _one_letter(plain, key)}
    return near.pop() if len(near) == 1 else None


def _retarget(finding: Finding, node: Node, forest: Forest) -> Fix | None:
    """An edge that names a node by its id in other letters: capitals, blanks, an ending."""
    return _redirected(finding, node, forest, _same_id)


def _retarget_likely(finding: Finding, node: Node, forest: Forest) -> Fix | None:
    """An edge that names a node by its title, or by an id that is one letter off."""
    return _redirected(finding, node, forest, _like)


def _redirected(
    finding: Finding, node: Node, forest: Forest, fits: Callable[[str, Node], bool]
) -> Fix | None:
    found = _edge_of(finding, node)
    if found is None or resolve(forest, found[1].to) is not None:
        return None
    index, line = found
    ends = [n.id for n in forest.nodes.values() if n.has_file and fits(line.to, n)]
    if len(ends) != 1 or ends[0] == node.id:
        return None
    return EditEdge(node.id, index, line, replace(line, to=ends[0]))


def _same_id(written: str, node: Node) -> bool:
    return slug(written.removesuffix(".md")) == slug(node.id)


def _like(written: str, node: Node) -> bool:
    plain = slug(written)
    return plain == slug(node.title) or (len(plain) > 3 and _one_letter(plain, slug(node.id)))


def _one_letter(left: str, right: str) -> bool:
    """Whether one letter is wrong, lacks, is too many, or two neighbours are swapped."""
    if left == right or abs(len(left) - len(right)) > 1:
        return False
    start = next((i for i, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), None)
    if start is None:
        return True
    rest_left, rest_right = left[start:], right[start:]
    swapped = rest_left[1:2] + rest_left[:1] + rest_left[2:]
    return (
        rest_left[1:] == rest_right[1:]
        or rest_left[1:] == rest_right
        or rest_left == rest_right[1:]
        or swapped == rest_right
    )


def _trim_id(_finding: Finding, node: Node, _forest: Forest) -> Fix | None:
    """An id with white space at its ends; edges that name it follow."""
    trimmed = " ".join(node.passport.id.split())
    return ChangeId(node.id, trimmed) if trimmed and trimmed != node.passport.id else None


_CERTAIN: dict[str, _Mend] = {
    "duplicate-edge": _remove,
    "self-edge": _remove,
    "unknown-edge-type": _retype,
    "broken-edge": _retarget,
    "id-form": _trim_id,
}
_LIKELY: dict[str, _Mend] = {
    "broken-edge": _retarget_likely,
}
