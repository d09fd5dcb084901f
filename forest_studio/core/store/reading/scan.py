"""Lists the markdown files of a forest, on disk or in a commit, without following any link."""

import os
import stat
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field

import pygit2

from forest_studio.core.model.errors import StorageError
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.store.disk.stamps import stamp_of
from forest_studio.core.store.opening.hostile import refuse_odd_rules

Ignored = Callable[[str], bool]
_MOST_ENTRIES = 5_000_000
"""A few small trees that hold one another can pretend to be billions of files."""
_DEEPEST = 500


@dataclass(slots=True)
class Scan:
    """What lies in a forest's folder."""

    paths: list[str] = field(default_factory=list)
    """Markdown files, with forward slashes, in no special order."""
    findings: list[Finding] = field(default_factory=list)
    """What was passed over, such as symbolic links."""
    stamps: list[bytes] | None = None
    """The stamp of each file, where they were asked for."""


def is_markdown(name: str) -> bool:
    """Whether a file of that name is a node."""
    return name[-3:].lower() == ".md" and name[0] != "."


def scan_folder(
    root: str,
    ignored_folder: Ignored,
    ignored_file: Ignored,
    stamped: bool = False,
) -> Scan:
    """The markdown files below a folder; paths are handed to the tests with a forward slash.

    Names that start with a dot, repositories inside this one and links are passed over.
    Raises UnsafeForest where ignore rules are no plain file.
    """
    scan = Scan(stamps=[] if stamped else None)
    pending = [""]
    while pending:
        folder = pending.pop()
        try:
            entries = list(os.scandir(os.path.join(root, folder)))
        except OSError as error:
            scan.findings.append(_unreadable(folder, error))
            continue
        if folder and any(entry.name == ".git" for entry in entries):
            continue
        refuse_odd_rules(os.path.join(root, folder), entries)
        for entry in entries:
            if entry.name[0] == ".":
                continue
            path = f"{folder}/{entry.name}" if folder else entry.name
            if entry.is_dir(follow_symlinks=False):
                if not ignored_folder(path):
                    pending.append(path)
            elif is_markdown(entry.name) and not ignored_file(path):
                _take(scan, path, entry)
            elif entry.is_symlink():
                _pass_over_link(scan, path)
    return scan


def _take(scan: Scan, path: str, entry: "os.DirEntry[str]") -> None:
    if not entry.is_file(follow_symlinks=False):
        if entry.is_symlink():
            _pass_over_link(scan, path)
        else:
            _note(scan, "not-a-file", path, "this is not a regular file, so it is passed over")
    elif not _encodable(path):
        shown = path.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
        _note(scan, "name-not-utf8", shown, "the name is not UTF-8, so the file is passed over")
    else:
        scan.paths.append(path)
        if scan.stamps is not None:
            scan.stamps.append(_stamp(entry))


def _stamp(entry: "os.DirEntry[str]") -> bytes:
    try:
        # Windows lists what it knew of a file when it was closed last.
        fresh = os.lstat(entry.path) if os.name == "nt" else entry.stat(follow_symlinks=False)
    except OSError:
        return b""  # None that a file could have.
    return stamp_of(fresh)


def _encodable(path: str) -> bool:
    try:
        return path.isascii() or bool(path.encode())
    except UnicodeEncodeError:
        return False


def _pass_over_link(scan: Scan, path: str) -> None:
    if _encodable(path):
        _note(scan, "symlink", path, "symbolic links are not followed")


def _note(scan: Scan, rule: str, path: str, message: str) -> None:
    remedy = "Put the file itself there, under a plain name"
    scan.findings.append(Finding(rule, message, remedy, Severity.NOTE, path=path))


def _unreadable(folder: str, error: OSError) -> Finding:
    message = f"the folder can't be read: {error.strerror}"
    return Finding("unreadable", message, "Allow reading it", Severity.WARNING, path=folder)


def scan_tree(tree: pygit2.Tree, ignored: Ignored) -> Iterator[tuple[str, str]]:
    """Path and blob id (hex) of the markdown files of a tree, in no special order.

    Raises StorageError for trees that pretend to hold more than any disk could.
    """
    pending = [("", tree)]
    seen = 0
    while pending:
        folder, current = pending.pop()
        seen += 1 + len(current)
        if seen > _MOST_ENTRIES or folder.count("/") > _DEEPEST:
            raise StorageError("the commit's folders hold one another again and again")
        for entry in current:
            name = entry.name or ""
            path = f"{folder}/{name}" if folder else name
            if name[:1] in ("", ".") or not _encodable(path) or ignored(path):
                continue
            if isinstance(entry, pygit2.Tree):
                pending.append((path, entry))
            elif is_markdown(name) and _is_file(entry):
                yield path, str(entry.id)


def _is_file(entry: pygit2.Object) -> bool:
    return isinstance(entry, pygit2.Blob) and stat.S_ISREG(entry.filemode)


class TrackedFiles:
    """What git's index lists under a forest: files with their blob, and the folders above them."""

    def __init__(self, blobs: dict[str, str]) -> None:
        self.blobs = blobs
        self._folders: set[str] = set()
        for path in blobs:
            folder = path.rpartition("/")[0]
            while folder and folder not in self._folders:
                self._folders.add(folder)
                folder = folder.rpartition("/")[0]

    def has_folder(self, folder: str) -> bool:
        """Whether a tracked file lies below that folder."""
        return folder in self._folders

    @property
    def paths(self) -> Collection[str]:
        """Every tracked path."""
        return self.blobs.keys()
