"""Lists the files of a branch that strangers may have written, however odd its tree is."""

from collections.abc import Iterator

import pygit2

from forest_studio.core.model.errors import StorageError

_DEEPEST = 8
"""Folders above a file; no branch of ours nests deeper than five."""
_MOST = 1_000_000
"""Entries that are looked at: a tree that names itself many times over has more than any disk."""


def files_below(tree: pygit2.Tree | None) -> Iterator[tuple[str, pygit2.Object]]:
    """Whatever is no folder, with its path; names that are not UTF-8 are passed over.

    Raises StorageError where there are more entries than hunts could have left.
    """
    pending = [] if tree is None else [("", tree, 0)]
    seen = 0
    while pending:
        folder, current, depth = pending.pop()
        for entry in current:
            seen += 1
            if seen > _MOST:
                raise StorageError(f"the branch has more than {_MOST:,} entries")
            name = _name(entry)
            if not isinstance(entry, pygit2.Tree):
                if name:
                    yield f"{folder}{name}", entry
            elif name and depth < _DEEPEST:
                pending.append((f"{folder}{name}/", entry, depth + 1))


def _name(entry: pygit2.Object) -> str:
    """The name; empty for one that is not UTF-8."""
    try:
        return (entry.raw_name or b"").decode()
    except UnicodeDecodeError:
        return ""
