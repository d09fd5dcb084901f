"""Builds the folders of git's index as git's objects, without writing any."""

import hashlib
from collections.abc import Iterable

import pygit2

_FOLDER = b"40000"
_Tree = dict[bytes, "bytes | _Tree"]


def index_trees(index: Iterable[pygit2.IndexEntry]) -> dict[str, bytes]:
    """The bytes of every folder's tree object by id (hex), as a commit of the index would have."""
    top: _Tree = {}
    for entry in index:
        *folders, name = str(entry.path).encode("utf-8", "surrogateescape").split(b"/")
        here = top
        for folder in folders:
            inner = here.setdefault(folder, {})
            if not isinstance(inner, dict):
                break  # A file of that name as well, which a merge may leave.
            here = inner
        else:
            here[name] = b"%o %s\0%s" % (int(entry.mode), name, entry.id.raw)
    trees: dict[str, bytes] = {}
    _write(top, trees)
    return trees


def _write(tree: _Tree, trees: dict[str, bytes]) -> bytes:
    """Adds a folder and those inside it; returns its binary id."""
    lines: dict[bytes, bytes] = {}
    for name, content in tree.items():
        if isinstance(content, dict):
            # git orders a folder as if its name ended in a slash.
            lines[name + b"/"] = b"%s %s\0%s" % (_FOLDER, name, _write(content, trees))
        else:
            lines[name] = content
    data = b"".join(lines[name] for name in sorted(lines))
    digest = hashlib.sha1(b"tree %d\0" % len(data) + data, usedforsecurity=False)
    trees[digest.hexdigest()] = data
    return digest.digest()
