"""A repository as the doctor sees it: looked at file by file, whether or not git can open it."""

import contextlib
import os
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

import pygit2

from forest_studio.core.model.errors import StorageError
from forest_studio.core.store.disk.files import read_regular
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.git.checkout import common_dir
from forest_studio.core.store.git.index_file import open_index
from forest_studio.core.store.git.index_trees import index_trees
from forest_studio.core.store.git.lock_owner import writer_lives
from forest_studio.core.store.git.loose_objects import is_sound, loose_objects
from forest_studio.core.store.git.packs import object_count
from forest_studio.core.store.git.raw_refs import RawRef, read_ref, read_refs, resolved
from forest_studio.core.store.git.sound_objects import sound_odb
from forest_studio.core.store.opening.hostile import refuse_hostile
from forest_studio.core.store.opening.opening import (
    existing_folder,
    foreign_owner,
    forest_root,
    git_around,
    is_foreign,
)
from forest_studio.core.store.upkeep.examination import OFTEN, Stage, Told, untold
from forest_studio.core.store.upkeep.object_walk import ObjectWalk, Reach


class Patient:
    """One look at a repository; what was looked at is remembered, so take a new one after a
    repair."""

    def __init__(self, path: Path, *, holds_lock: bool = False, told: Told = untold) -> None:
        """``holds_lock`` says that the caller has the forest's lock, so that nobody writes;
        ``told`` hears how far the looking is.

        Raises NotAForest, BrokenForest or UnsafeForest; nothing is written.
        """
        self._holds_lock = holds_lock
        self.told = told
        folder = existing_folder(path)
        self.work_tree, self.git_dir = git_around(folder)
        refuse_hostile(self.git_dir, self.work_tree)
        self.common = common_dir(self.git_dir)
        self.objects = self.common / "objects"
        self.root = forest_root(folder, self.work_tree)
        """The forest's folder."""
        self.why_closed = ""
        """Why git can't open the repository, empty when it can."""
        self.git = self._opened()

    def _opened(self) -> pygit2.Repository | None:
        try:
            repository = pygit2.Repository(str(self.git_dir))
            if self.damaged:
                repository.set_odb(self.odb)
            return repository
        except (pygit2.GitError, OSError, ValueError, KeyError) as error:
            if is_foreign(error):
                raise foreign_owner(self.work_tree) from error
            self.why_closed = str(error)
            return None

    @property
    def is_written(self) -> bool:
        """Whether another Forest Studio writes at this moment."""
        return not self._holds_lock and writer_lives(self.git_dir)

    @cached_property
    def odb(self) -> pygit2.Odb:
        """git's objects, which can be read without the rest; damaged files are out of its sight."""
        if not self.objects.is_dir():
            return pygit2.Odb()
        return sound_odb(self.objects, self.loose, self.damaged)

    @cached_property
    def loose(self) -> dict[str, Path]:
        """The files of loose objects by id (hex)."""
        return dict(loose_objects(self.objects))

    @cached_property
    def damaged(self) -> frozenset[str]:
        """Ids of the loose objects whose files don't hold them."""
        found = set()
        for number, (oid, file) in enumerate(self.loose.items()):
            if number % OFTEN == 0:
                self.told(Stage.LOOSE, number, len(self.loose))
            if not is_sound(file, oid):
                found.add(oid)
        return frozenset(found)

    @cached_property
    def head(self) -> RawRef | None:
        """HEAD as its file has it; None when there is no file."""
        return read_ref(self.git_dir / "HEAD", "HEAD")

    @cached_property
    def refs(self) -> dict[str, RawRef]:
        """Every reference but HEAD by its full name."""
        return read_refs(self.common)

    @cached_property
    def tip(self) -> str:
        """Hex id of the current commit, empty when there is none."""
        return resolved(self.refs, self.head)

    @cached_property
    def shallow(self) -> frozenset[str]:
        """Commits whose parents were left out of a shallow clone."""
        try:
            return frozenset(read_regular(self.common / "shallow").decode("ascii").split())
        except (OSError, UnicodeDecodeError):
            return frozenset()

    @cached_property
    def is_partial(self) -> bool:
        """Whether this is a partial clone, which lacks objects on purpose."""
        return any((self.objects / "pack").glob("*.promisor"))

    @cached_property
    def packs(self) -> tuple[Path, ...]:
        """The packs of objects."""
        return tuple(sorted((self.objects / "pack").glob("*.pack")))

    @cached_property
    def _objects_at_most(self) -> int:
        """How many objects there are, some twice; 0 for a pack that does not say."""
        counts = [len(self.loose)]
        for pack in self.packs:
            with contextlib.suppress(OSError, ValueError):
                counts.append(object_count(pack))
        return sum(counts)

    def walk(self, *, thorough: bool = False) -> ObjectWalk:
        """A walk through what is sound."""

        def told(count: int) -> None:
            self.told(Stage.HISTORY, count, self._objects_at_most)

        return ObjectWalk(
            self.odb, damaged=self.damaged, shallow=self.shallow, thorough=thorough, told=told
        )

    @cached_property
    def tips(self) -> dict[str, str]:
        """Hex ids of HEAD and every reference that has one, by full name."""
        named = {name: resolved(self.refs, ref) for name, ref in self.refs.items()}
        return {name: oid for name, oid in {"HEAD": self.tip, **named}.items() if oid}

    @cached_property
    def reach(self) -> Reach:
        """All that the references are made of, and what of it is missing."""
        return self.walk().from_all(self.tips.values())

    @cached_property
    def index(self) -> pygit2.Index | None:
        """git's index; None when it is not there or can't be read."""
        file = self.git_dir / "index"
        try:
            return open_index(file) if file.exists() else None
        except StorageError:
            return None

    @cached_property
    def staged_trees(self) -> dict[str, bytes]:
        """Bytes of the folders that the index is made of, by their ids."""
        return index_trees(self.index or ())

    @cached_property
    def disk(self) -> dict[str, Path]:
        """The files of the work tree by the blob ids that git may have for them."""
        found: dict[str, Path] = {}
        for file in self.files(Stage.SOURCES):
            try:
                data = read_regular(file)
            except OSError:
                continue
            for stored in {data, data.replace(b"\r\n", b"\n")}:
                found.setdefault(blob_id(stored), file)
        return found

    def files(self, stage: Stage = Stage.FILES) -> Iterator[Path]:
        """Every regular file of the work tree, what git ignores and other repositories left out."""
        for number, file in enumerate(self._files()):
            if number % OFTEN == 0:
                self.told(stage, number, len(self.index or ()))
            yield file

    def _files(self) -> Iterator[Path]:
        for folder, folders, names in os.walk(self.work_tree):
            inside = Path(folder)
            if inside != self.work_tree and ".git" in (*folders, *names):
                folders.clear()
                continue
            folders[:] = [n for n in folders if n != ".git" and not self._ignores(inside / n, "/")]
            for name in names:
                file = inside / name
                if name != ".git" and not file.is_symlink() and file.is_file():
                    yield file

    def _ignores(self, path: Path, ending: str = "") -> bool:
        if self.git is None or path.is_symlink():
            return False
        try:
            inside = path.relative_to(self.work_tree).as_posix()
            return self.git.path_is_ignored(inside + ending)
        except (pygit2.GitError, ValueError):
            return False

    def ignores(self, file: Path) -> bool:
        """Whether git ignores a file of the work tree."""
        return self._ignores(file)

    def inside(self, path: Path) -> str:
        """A path as it counts from the work tree or, with ``.git/``, from the git directory."""
        for base, name in ((self.work_tree, ""), (self.git_dir, ".git/"), (self.common, ".git/")):
            if path.is_relative_to(base):
                return name + path.relative_to(base).as_posix()
        return str(path)
