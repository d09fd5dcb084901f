"""A forest's repository: opens it, reads snapshots of it and commits single writes to it."""

import hashlib
import logging
import os
import secrets
import time
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import platformdirs
import pygit2

from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import Busy, StorageError
from forest_studio.core.model.forest import Forest
from forest_studio.core.store.branches.branch_files import BranchFiles
from forest_studio.core.store.disk.files import storage_error
from forest_studio.core.store.disk.pictures import read_picture
from forest_studio.core.store.git.checkout import Checkout, common_dir, git_errors
from forest_studio.core.store.git.commits import full_message
from forest_studio.core.store.git.git_texts import GitTexts
from forest_studio.core.store.git.index_file import IndexKeeper
from forest_studio.core.store.git.locks import forest_lock
from forest_studio.core.store.opening.cache_seal import break_foreign
from forest_studio.core.store.opening.opening import open_repository
from forest_studio.core.store.passports.manifest_file import MANIFEST_NAME
from forest_studio.core.store.reading.attachments import attachments
from forest_studio.core.store.reading.reader import Place, Progress, read_commit, reread
from forest_studio.core.store.snapshot.disk_reader import read_work_tree
from forest_studio.core.store.snapshot.snapshot import FILE_NAME as SNAPSHOT
from forest_studio.core.store.snapshot.snapshot import Snapshot, load, save
from forest_studio.core.store.writing.journal import read_intent, unused_intents
from forest_studio.core.store.writing.recovery import recover
from forest_studio.core.store.writing.write import write_files
from forest_studio.core.store.writing.writes import (
    Committed,
    CommittedAll,
    Conflict,
    FileWrite,
    below,
    within,
)

__all__ = ["Committed", "CommittedAll", "Conflict", "FileWrite", "Repository"]
_IDENTITY_KEYS = ("user.name", "user.email")
_log = logging.getLogger(__name__)


class Repository:
    """One forest in one git repository."""

    def __init__(self, repository: pygit2.Repository, root: Path) -> None:
        self._git = repository
        self.root = root
        """The forest's folder."""
        self.git_dir = Path(repository.path)
        """The repository's git directory (that of the work tree, where there are several)."""
        inside = root.relative_to(Path(str(repository.workdir)).resolve()).as_posix()
        self.timeout = 5.0
        """Seconds that a write waits for another program which holds the repository."""
        self._writer = pygit2.Repository(repository.path)
        self._index = IndexKeeper()
        self._texts: GitTexts | None = None
        self._unsealed = True
        self._snapshot: Snapshot | None = None
        self._place = Place(repository, root, "" if inside == "." else inside + "/")

    @classmethod
    def open(cls, path: str | os.PathLike[str]) -> "Repository":
        """Opens the forest at or around a path.

        The root is the nearest folder with a ``forest.yaml`` from there up to the repository's,
        else the folder itself. Raises NotAForest, UnsafeForest or BrokenForest.
        """
        opened = cls(*open_repository(Path(path)))
        opened.recover()
        return opened

    def recover(self) -> bool:
        """Finishes what a program that died had begun to write; True when there was something.

        Does nothing while another program writes, or where writing is not allowed.
        """
        begun = read_intent(self.git_dir) is not None or unused_intents(self.git_dir)
        if not begun or not self.writable:
            return False
        try:
            with git_errors("can't recover"), forest_lock(self.git_dir, 0):
                return recover(self._checkout())
        except Busy:
            return False
        except StorageError as error:
            _log.warning("an unfinished write was left for later: %s", error)
            return False

    @property
    def prefix(self) -> str:
        """The forest's folder inside the repository with a slash at its end, or empty."""
        return self._place.prefix

    @property
    def writable(self) -> bool:
        """Whether commits and edits can be made here."""
        return os.access(self.git_dir, os.W_OK) and os.access(self.root, os.W_OK)

    @property
    def cache_dir(self) -> Path:
        """A folder for what can be made again; inside the git directory where that is writable."""
        folder = self._cache_place
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if self._unsealed:
                break_foreign(folder)
                self._unsealed = False
        except OSError as error:
            raise storage_error(error, f"can't make the folder {folder}") from error
        return folder

    @property
    def _cache_place(self) -> Path:
        name = hashlib.sha1(str(self.root).encode(), usedforsecurity=False).hexdigest()[:12]
        if not self.writable:
            return Path(platformdirs.user_cache_dir("forest-studio")) / name
        folder = self.git_dir / "forest"
        return folder / name if self.prefix else folder

    @property
    def branch_name(self) -> str:
        """The branch that is checked out, empty when HEAD stands on a commit of its own."""
        try:
            target = self._git.references["HEAD"].raw_target
        except (pygit2.GitError, KeyError, ValueError):
            return ""
        name = target.decode(errors="replace") if isinstance(target, bytes) else ""
        return name.removeprefix("refs/heads/")

    def head(self) -> str:
        """Hex id of the current commit, empty in a repository without commits."""
        try:
            return "" if self._git.head_is_unborn else str(self._git.head.target)
        except (pygit2.GitError, KeyError, ValueError) as error:
            raise StorageError(
                f"git can't read HEAD: {error}", remedy="Run 'forest-studio doctor' on the forest"
            ) from error

    def identity(self) -> tuple[str, str]:
        """git's ``user.name`` and ``user.email`` for this repository, empty where unset."""
        with git_errors("git can't read its configuration"):
            config = self._git.config
            values = [config[key] if key in config else None for key in _IDENTITY_KEYS]  # noqa: SIM401
            name, email = ((value or "").strip() for value in values)
            return name, email

    def read(self, at: str | None = None, progress: Progress | None = None) -> Forest:
        """A snapshot of the files as they are on disk, or as the commit ``at`` holds them.

        ``progress`` is told how many files of how many were read. Raises StorageError.
        """
        if at is not None:
            return read_commit(self._place, at, progress)
        kept = self._cache_place / SNAPSHOT
        reading = read_work_tree(self._place, self.head(), progress, partial(load, kept))
        self._snapshot = reading.snapshot
        return self._remember(reading.forest)

    @property
    def snapshot_due(self) -> bool:
        """Whether much was read that the next reading could take from a new snapshot."""
        return self._snapshot is not None

    def keep_snapshot(self) -> bool:
        """Writes the snapshot that is due, for a worker thread; whether there is a new one.

        The next reading is quicker for it; where it can't be written nothing else is lost.
        """
        due, self._snapshot = self._snapshot, None
        if due is None or not (self.root.is_dir() and self.git_dir.is_dir()):
            return False
        try:
            return save(due, self.cache_dir / SNAPSHOT, self._place.name)
        except (OSError, StorageError) as error:
            _log.info("no snapshot is kept: %s", error)
            return False

    def _remember(self, forest: Forest) -> Forest:
        """Remembers where the newest snapshot's texts are, for the merge of an edit of them."""
        self._texts = forest.texts if isinstance(forest.texts, GitTexts) else None
        return forest

    def commit(
        self,
        write: FileWrite,
        author: Author,
        message: str,
        operation: str,
        fsync: bool = True,
    ) -> Committed | Conflict:
        """Writes one file as one commit, with the author's origin and the operation as trailers.

        An edit that was planned on an older text is merged when it fits. After a Conflict nothing
        of the write is in the forest; its content lies in the file that ``kept`` names. With
        ``fsync`` the write survives a power cut. Raises Busy, ReadOnly or StorageError.
        """
        done = self.commit_all((write,), author, message, operation, fsync)
        if isinstance(done, Conflict):
            return done
        return Committed(done.commit, done.blobs[write.path], done.outside)

    def commit_all(
        self,
        writes: Sequence[FileWrite],
        author: Author,
        message: str,
        operation: str,
        fsync: bool = True,
        *,
        trailers: Mapping[str, str] | None = None,
    ) -> CommittedAll | Conflict:
        """Writes several files as one commit: all of them, or none when one does not fit.

        Like ``commit`` in all else; after a Conflict ``kept`` has the content of the file that it
        names. ``trailers`` are added to the message. Raises Busy, ReadOnly or StorageError.
        """
        inside = [below(self.prefix, write) for write in writes]
        full = full_message(message, operation, author, trailers)
        done = within(
            self.prefix,
            write_files(self._checkout(fsync), inside, author, full, self._overlaid),
        )
        if isinstance(done, Conflict):
            refused = next((w.content for w in writes if w.path == done.path), None)
            if refused is not None:
                done = replace(done, kept=self._keep_draft(done.path, refused))
        return done

    def attachments(self, folder: str, nodes: Container[str]) -> Mapping[str, bytes]:
        """Bytes of the files below a folder that are no nodes, by path; raises StorageError.

        What git ignores is left out.
        """
        with git_errors(f"can't read {folder}"):
            return attachments(self._place, folder, nodes)

    def picture(self, path: str, address: str) -> bytes | None:
        """The bytes of a picture that the file at ``path`` shows; None when it is blocked.

        Only files inside the forest are read, and no link is followed.
        """
        return read_picture(self.root, path, address)

    def _checkout(self, fsync: bool = True) -> Checkout:
        folder = Path(str(self._git.workdir)).resolve()
        common = common_dir(self.git_dir)
        return Checkout(
            self._writer, folder, self.git_dir, common, self._index, fsync, self.timeout
        )

    def _overlaid(self, blob: str) -> bytes | None:
        """Bytes of a file of the last snapshot that git did not have."""
        return self._texts.kept(blob) if self._texts is not None else None

    def _keep_draft(self, path: str, content: bytes) -> str:
        """Keeps content that could not be written, and returns where."""
        # The end of a long name: the whole with the time before it may be more than a disk holds.
        name = path.rpartition("/")[2][-48:]
        name = f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}-{name}"
        folder = self.cache_dir / "drafts"
        try:
            folder.mkdir(exist_ok=True)
            (folder / name).write_bytes(content)
        except OSError:
            return ""
        return str(folder / name)

    def branch(self, name: str) -> BranchFiles:
        """The files of a branch that is never checked out; raises StorageError."""
        try:
            git = pygit2.Repository(str(self.git_dir))
        except pygit2.GitError as error:
            raise StorageError(f"{self.root} can't be reached any more") from error
        return BranchFiles(replace(self._checkout(fsync=False), git=git), name)

    def reread(self, forest: Forest, paths: Iterable[str]) -> Forest:
        """A new snapshot after those files changed on disk (paths inside the forest)."""
        paths = set(paths)
        if MANIFEST_NAME in paths:
            return self.read()
        return self._remember(reread(self._place, forest, paths, self.head()))
