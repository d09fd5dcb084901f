"""Makes changes of nodes out of changed files: a node that moved is one change, not two."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pygit2

from forest_studio.core.model.versions import ChangeKind, NodeChange
from forest_studio.core.store.history.tree_changes import FileDelta, TreeChanges
from forest_studio.core.store.passports.manifest_file import MANIFEST_NAME
from forest_studio.core.store.reading.file_node import path_id
from forest_studio.core.store.reading.identity import Identities
from forest_studio.core.store.reading.scan import is_markdown

_MOST_ALIKE = 200
"""Wild files of one commit that are compared with each other for being alike."""

Renames = Callable[[], dict[str, str]]
"""Asks git which paths of a commit look like moved ones: the later path's earlier path."""


@dataclass(frozen=True, slots=True)
class _Side:
    """One file before or after a commit."""

    path: str
    blob: str
    passport_id: str
    """Empty for a wild node."""

    @property
    def node(self) -> str:
        return self.passport_id or path_id(self.path)


def is_tracked(path: str) -> bool:
    """Whether history keeps changes of that path: a node's file or the manifest."""
    if path == MANIFEST_NAME:
        return True
    folders, _, name = path.rpartition("/")
    if not name or not is_markdown(name):
        return False
    return not (folders and ("/" + folders).find("/.") >= 0)


def node_changes(
    deltas: Iterable[FileDelta], identities: Identities, renames: Renames
) -> list[NodeChange]:
    """What a commit's changed files did to nodes, in the order of their paths."""
    texts = [d for d in deltas if d.before != d.after and is_tracked(d.path)]
    found = [_manifest(d) for d in texts if d.path == MANIFEST_NAME]
    nodes = [d for d in texts if d.path != MANIFEST_NAME]
    before = {d.path: _side(d.path, d.before, identities) for d in nodes if d.before}
    after = {d.path: _side(d.path, d.after, identities) for d in nodes if d.after}
    for old, new in _pairs(before, after, renames):
        found.append(_change(old, new))
    found += [_change(side, None) for side in before.values()]
    found += [_change(None, side) for side in after.values()]
    return sorted(found, key=lambda change: change.path)


def similar_renames(git: pygit2.Repository, old: bytes, new: bytes) -> dict[str, str]:
    """The moves that git sees between two trees (binary ids): earlier path by later path."""
    before, after = git[pygit2.Oid(raw=old)], git[pygit2.Oid(raw=new)]
    assert isinstance(before, pygit2.Tree)
    assert isinstance(after, pygit2.Tree)
    diff = before.diff_to_tree(after)
    diff.find_similar(flags=pygit2.enums.DiffFind.FIND_RENAMES, rename_limit=_MOST_ALIKE)
    return {
        delta.new_file.raw_path.decode(errors="replace"): delta.old_file.raw_path.decode(
            errors="replace"
        )
        for delta in diff.deltas
        if delta.status == pygit2.enums.DeltaStatus.RENAMED
    }


def renames_of(git: pygit2.Repository, trees: TreeChanges, commit: pygit2.Commit) -> dict[str, str]:
    """What git takes for moved between a commit and its only parent."""
    if len(commit.parent_ids) != 1:
        return {}
    parent = git[commit.parent_ids[0]]
    assert isinstance(parent, pygit2.Commit)
    old, new = trees.root(parent), trees.root(commit)
    return similar_renames(git, old, new) if old and new else {}


def _side(path: str, blob: str, identities: Identities) -> _Side:
    return _Side(path, blob, identities.passport_id(blob))


def _manifest(delta: FileDelta) -> NodeChange:
    kind = _kind(delta.before, delta.after, moved=False)
    return NodeChange("", delta.path, kind, delta.before, delta.after)


def _kind(before: str, after: str, *, moved: bool) -> ChangeKind:
    if not before:
        return ChangeKind.ADDED
    if not after:
        return ChangeKind.DELETED
    return ChangeKind.MOVED if moved else ChangeKind.EDITED


def _change(old: _Side | None, new: _Side | None) -> NodeChange:
    here = new or old
    assert here is not None
    moved = old is not None and old.path != here.path
    return NodeChange(
        node=here.node,
        path=here.path,
        kind=_kind(old.blob if old else "", new.blob if new else "", moved=moved),
        before=old.blob if old else "",
        after=new.blob if new else "",
        was_node=old.node if old and old.node != here.node else "",
        was_path=old.path if old and moved else "",
    )


def _pairs(
    before: dict[str, _Side], after: dict[str, _Side], renames: Renames
) -> list[tuple[_Side, _Side]]:
    """Takes out of both sides what is the same node before and after.

    The surest sign comes first: id and path, id, path, bytes, and last what git finds alike.
    """
    pairs = _taken(before, after, {p: p for p in after if _same_id_there(before, after, p)})
    pairs += _taken(before, after, _by(before, after, lambda side: side.passport_id))
    pairs += _taken(before, after, {path: path for path in after})
    if before and after:
        pairs += _taken(before, after, _by(before, after, lambda side: side.blob))
    if before and after and max(len(before), len(after)) <= _MOST_ALIKE:
        alike = renames()
        pairs += _taken(
            before, after, {n: o for n, o in alike.items() if _may(before, after, o, n)}
        )
    return pairs


def _same_id_there(before: dict[str, _Side], after: dict[str, _Side], path: str) -> bool:
    return path in before and before[path].passport_id == after[path].passport_id


def _by(
    before: dict[str, _Side], after: dict[str, _Side], sign: Callable[[_Side], str]
) -> dict[str, str]:
    """Earlier path by later path of what has the same sign, as far as both have one."""
    known = {sign(side): side.path for side in reversed(before.values()) if sign(side)}
    return {side.path: known[sign(side)] for side in after.values() if sign(side) in known}


def _may(before: dict[str, _Side], after: dict[str, _Side], old: str, new: str) -> bool:
    """Whether two alike files may be one node: two ids are always two nodes."""
    if old not in before or new not in after:
        return False
    return not (before[old].passport_id and after[new].passport_id)


def _taken(
    before: dict[str, _Side], after: dict[str, _Side], moves: dict[str, str]
) -> list[tuple[_Side, _Side]]:
    """Takes out the pairs, each side once."""
    pairs = []
    for new, old in moves.items():
        if new in after and old in before:
            pairs.append((before.pop(old), after.pop(new)))
    return pairs
