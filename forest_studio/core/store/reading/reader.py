"""Reads a whole forest from a commit, and follows single files of the work tree after."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path

import pygit2

from forest_studio.core.model.errors import StorageError
from forest_studio.core.model.findings import Finding
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.manifest import Manifest
from forest_studio.core.model.node import Node
from forest_studio.core.store.disk.collector import collector_paused
from forest_studio.core.store.disk.files import bears_name, read_if_there
from forest_studio.core.store.disk.globs import matcher
from forest_studio.core.store.disk.line_ends import from_disk
from forest_studio.core.store.disk.names import twins
from forest_studio.core.store.disk.texts import blob_id, decode
from forest_studio.core.store.git.git_texts import GitTexts
from forest_studio.core.store.git.index_file import open_index
from forest_studio.core.store.git.raw_index import blobs_of_index
from forest_studio.core.store.passports.manifest_file import MANIFEST_NAME, read_manifest
from forest_studio.core.store.reading.file_node import read_node
from forest_studio.core.store.reading.grow import Soil, grow, know_paths
from forest_studio.core.store.reading.regrow import regrow
from forest_studio.core.store.reading.scan import TrackedFiles, is_markdown, scan_tree

Progress = Callable[[int, int], None]
_PROGRESS_EVERY = 250


@dataclass(frozen=True, slots=True)
class Place:
    """A forest's place in its repository."""

    repository: pygit2.Repository
    root: Path
    prefix: str
    """Folder of the forest inside the repository with a slash at its end, empty for the whole."""

    @property
    def index_file(self) -> Path:
        """Where git's index lies."""
        return Path(self.repository.path) / "index"

    @property
    def name(self) -> str:
        """What the forest is called when it does not say."""
        return self.root.name


def read_commit(place: Place, commit: str, progress: Progress | None = None) -> Forest:
    """The forest as a commit holds it, however that is named; raises StorageError."""
    texts = GitTexts(place.repository)
    found = _commit_called(place.repository, commit)
    commit, tree = str(found.id), _forest_tree(place, found)
    if tree is None:
        return grow(Soil(Manifest(), texts, commit, place.name), ())
    manifest, findings = _manifest_in(tree)
    globs = matcher(manifest.ignore)
    files = list(scan_tree(tree, lambda path: globs is not None and bool(globs.match(path))))
    nodes = []
    with collector_paused():
        for done, (path, blob) in enumerate(files, 1):
            nodes.append(read_node(path, texts.data(blob), blob, manifest.tokenizer))
            tell(progress, done, len(files))
        return grow(Soil(manifest, texts, commit, place.name), nodes, findings)


def reread(place: Place, forest: Forest, paths: Iterable[str], commit: str) -> Forest:
    """A new snapshot after those files changed on disk; the others are taken as they were.

    The manifest may not be among them: that may change what all the others mean.
    """
    changed = set(paths)
    texts = forest.texts if isinstance(forest.texts, GitTexts) else GitTexts(place.repository)
    by_path = forest.by_path
    updates: dict[str, Node | None] = {}
    twin = twins(changed)
    for path in changed:
        if not is_markdown(path.rpartition("/")[2]):
            continue
        if path not in by_path and _is_skipped(place, forest.manifest, path):
            continue
        gone = path in twin and not bears_name(place.root, path)
        updates[path] = None if gone else _read_one(place, forest, path, texts)
    base = replace(forest, texts=texts, commit=commit)
    know_paths(base, by_path)
    with collector_paused():
        return regrow(base, updates, place.name)


def _read_one(place: Place, forest: Forest, path: str, texts: GitTexts) -> Node | None:
    try:
        data = read_if_there(place.root / path)
    except OSError:
        return None
    if data is None:
        return None
    known = forest.by_path.get(path)
    in_git = "" if known is None else forest.nodes[known].blob
    data = from_disk(place.repository, place.prefix + path, data, in_git)
    blob = blob_id(data)
    if blob not in place.repository:
        texts.keep(blob, data)
    return read_node(path, data, blob, forest.manifest.tokenizer)


def read_tracked(place: Place) -> TrackedFiles:
    """What git's index lists below the forest's root; raises StorageError."""
    prefix = place.prefix
    try:
        listed = blobs_of_index(place.index_file)
        if listed is None:
            entries = open_index(place.index_file)
            listed = {entry.path: str(entry.id) for entry in entries}
    except UnicodeDecodeError as error:
        raise StorageError("git's index holds a name that is not UTF-8") from error
    if not prefix:
        return TrackedFiles(listed)
    start = len(prefix)
    return TrackedFiles({p[start:]: blob for p, blob in listed.items() if p.startswith(prefix)})


class Skipped:
    """Decides which files and folders are no part of a forest."""

    def __init__(self, place: Place, manifest: Manifest, tracked: TrackedFiles) -> None:
        self._place = place
        self._tracked = tracked
        self._globs = matcher(manifest.ignore)

    def file(self, path: str) -> bool:
        """Whether a file is ignored by the manifest or, not being tracked, by git."""
        if self._globs is not None and self._globs.match(path):
            return True
        return path not in self._tracked.blobs and self._by_git(path)

    def folder(self, path: str) -> bool:
        """Whether nothing below a folder can be part of the forest."""
        if self._globs is not None and self._globs.match(path):
            return True
        return not self._tracked.has_folder(path) and self._by_git(path + "/")

    def _by_git(self, path: str) -> bool:
        return ignored_by_git(self._place, path)


def _is_skipped(place: Place, manifest: Manifest, path: str) -> bool:
    """Whether a single file is ignored, hidden, or inside a repository of its own."""
    parts = path.split("/")
    globs = matcher(manifest.ignore)
    if any(part[:1] == "." for part in parts) or (globs is not None and globs.match(path)):
        return True
    above = ["/".join(parts[:count]) for count in range(1, len(parts))]
    if any((place.root / folder / ".git").exists() for folder in above):
        return True
    # The index of a large forest takes long to open, and few files are ignored.
    return ignored_by_git(place, path) and place.prefix + path not in open_index(place.index_file)


def ignored_by_git(place: Place, path: str) -> bool:
    """Whether git ignores a path of the forest, a folder's with a slash at its end."""
    try:
        return place.repository.path_is_ignored(place.prefix + path)
    except (pygit2.GitError, ValueError, UnicodeEncodeError):
        return False


_Read = tuple[Manifest, tuple[Finding, ...]]


def _manifest_in(tree: pygit2.Tree) -> _Read:
    try:
        entry = tree[MANIFEST_NAME]
    except KeyError:
        return read_manifest(None)
    if not isinstance(entry, pygit2.Blob):
        return read_manifest(None)
    manifest, findings = read_manifest(decode(entry.data))
    return replace(manifest, blob=str(entry.id)), findings


def manifest_on_disk(place: Place, texts: GitTexts, tracked: TrackedFiles) -> _Read:
    try:
        data = read_if_there(place.root / MANIFEST_NAME)
    except OSError:
        data = None
    if data is None:
        return read_manifest(None)
    in_git = tracked.blobs.get(MANIFEST_NAME, "")
    data = from_disk(place.repository, place.prefix + MANIFEST_NAME, data, in_git)
    blob = blob_id(data)
    if blob != in_git:
        texts.keep(blob, data)
    manifest, findings = read_manifest(decode(data))
    return replace(manifest, blob=blob), findings


def tell(progress: Progress | None, done: int, total: int) -> None:
    if progress is not None and (done % _PROGRESS_EVERY == 0 or done == total):
        progress(done, total)


def _commit_called(repository: pygit2.Repository, name: str) -> pygit2.Commit:
    """The commit of an id or another name; raises StorageError."""
    try:
        return repository.revparse_single(name).peel(pygit2.Commit)
    except KeyError as error:
        raise StorageError(f"there is no commit {name}") from error
    except (pygit2.GitError, ValueError) as error:
        raise StorageError(f"{name} is no commit that git can read: {error}") from error


def _forest_tree(place: Place, commit: pygit2.Commit) -> pygit2.Tree | None:
    """The tree of the forest's folder in a commit, None when it had none; raises StorageError."""
    try:
        tree = commit.peel(pygit2.Tree)
        inner = tree[place.prefix.rstrip("/")] if place.prefix else tree
    except KeyError:
        return None
    except (pygit2.GitError, ValueError) as error:
        raise StorageError(f"git can't read the commit {commit.id}: {error}") from error
    return inner if isinstance(inner, pygit2.Tree) else None
