"""Packing keeps a forest fast, and no object is ever gone."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pygit2
import pytest

from forest_files import node
from forest_studio.core.model.changes import Author
from forest_studio.core.session import Session
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.git import packs
from forest_studio.core.store.git.locks import forest_lock
from forest_studio.core.store.git.loose_objects import loose_objects, loose_path
from forest_studio.core.store.repository import Committed, FileWrite, Repository
from forest_studio.core.store.upkeep.maintenance import PACK_LIMIT, Upkeep, loose_count, maintain
from git_line import git

ANA = Author("Ana", "ana@example.org")
WHO = pygit2.Signature("Ana", "ana@example.org", 1_700_000_000, 0)


def grow(root: Path, commits: int, ref: str = "refs/heads/main") -> None:
    """Adds small commits to a branch, each with a text of its own."""
    repository = pygit2.Repository(str(root))
    tip = repository.references.get(ref)
    parents = [tip.target] if tip is not None else []
    tree = repository[parents[0]].tree if parents else None
    for number in range(commits):
        builder = repository.TreeBuilder(tree) if tree is not None else repository.TreeBuilder()
        text = f"{ref} {number} {os.getpid()}\n".encode()
        builder.insert(f"n{number % 40}.md", repository.create_blob(text), 0o100644)
        tree = repository[builder.write()]
        parents = [repository.create_commit(None, WHO, WHO, str(number), tree.id, parents)]
    if parents:
        repository.references.create(ref, parents[0], force=True)


def all_objects(root: Path) -> dict[str, tuple[int, int]]:
    """Kind and size of every object, by id."""
    odb = pygit2.Repository(str(root)).odb
    return {str(oid): odb.read_header(oid) for oid in odb}


def test_after_3000_commits_and_trails_the_repository_is_small_again(
    repository_factory: Callable,
) -> None:
    root = repository_factory({"a.md": node("a")})
    grow(root, 3_000)
    grow(root, 200, "refs/heads/forest-trails")
    before = all_objects(root)
    assert loose_count(root / ".git") > 9_000
    assert maintain(root / ".git").packed == len(before)
    assert loose_count(root / ".git") == 0
    assert all_objects(root) == before
    assert git(root, "fsck", "--full", "--strict") == ""
    assert git(root, "rev-list", "--count", "main") == "3001"
    assert git(root, "rev-list", "--count", "forest-trails") == "200"
    assert not list((root / ".git" / "forest").iterdir())


def test_a_repository_with_few_loose_objects_is_left_alone(repository_factory: Callable) -> None:
    root = repository_factory({"a.md": node("a")})
    grow(root, 20)
    before = loose_count(root / ".git")
    assert maintain(root / ".git") == Upkeep()
    assert loose_count(root / ".git") == before


def test_what_nothing_refers_to_is_packed_too_and_never_pruned(
    repository_factory: Callable,
) -> None:
    root = repository_factory({"a.md": node("a")})
    orphan = pygit2.Repository(str(root)).create_blob(b"words that no commit has\n")
    old = time.time() - 90 * 24 * 3600
    os.utime(loose_path(root / ".git" / "objects", str(orphan)), (old, old))
    maintain(root / ".git", limit=0)
    assert pygit2.Repository(str(root))[orphan].data == b"words that no commit has\n"


def test_work_that_takes_the_idle_time_away_stops_between_batches(
    repository_factory: Callable,
) -> None:
    root = repository_factory({"a.md": node("a")})
    grow(root, 10)
    before = loose_count(root / ".git")
    assert maintain(root / ".git", idle=lambda: False, limit=0) == Upkeep()
    assert loose_count(root / ".git") == before


def test_while_another_window_writes_nothing_is_packed(repository_factory: Callable) -> None:
    root = repository_factory({"a.md": node("a")})
    before = loose_count(root / ".git")
    with forest_lock(root / ".git", 0):
        assert maintain(root / ".git", limit=0) == Upkeep()
    assert loose_count(root / ".git") == before
    assert not list((root / ".git" / "objects" / "pack").iterdir())


def test_while_git_collects_garbage_nothing_is_packed(repository_factory: Callable) -> None:
    root = repository_factory({"a.md": node("a")})
    (root / ".git" / "gc.pid").write_text("1 here")
    assert maintain(root / ".git", limit=0) == Upkeep()


def test_a_damaged_object_stays_where_it_is(repository_factory: Callable) -> None:
    root = repository_factory({"a.md": node("a")})
    oid, file = next(iter(loose_objects(root / ".git" / "objects")))
    file.chmod(0o644)
    file.write_bytes(b"")
    maintain(root / ".git", limit=0)
    assert dict(loose_objects(root / ".git" / "objects")) == {oid: file}


def test_an_object_that_is_not_read_back_whole_keeps_its_file(
    repository_factory: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = repository_factory({"a.md": node("a")})
    doubted = blob_id(node("a").encode())
    real = packs._proved
    monkeypatch.setattr(packs, "_proved", lambda pack, oid: oid != doubted and real(pack, oid))
    maintain(root / ".git", limit=0)
    assert [oid for oid, _ in loose_objects(root / ".git" / "objects")] == [doubted]


def test_many_small_packs_become_one_and_an_open_reader_goes_on(
    repository_factory: Callable,
) -> None:
    root = repository_factory({"a.md": node("a")})
    reader = Repository.open(root)
    for _ in range(PACK_LIMIT + 1):
        grow(root, 3)
        maintain(root / ".git", limit=0)
        reader.read(at="main")
    before = all_objects(root)
    (pack,) = (root / ".git" / "objects" / "pack").glob("*.pack")
    assert pack.exists()
    assert reader.read(at=str(pygit2.Repository(str(root)).head.target)).nodes
    assert all_objects(root) == before
    assert git(root, "fsck", "--full", "--strict") == ""


def test_packs_that_someone_wants_kept_are_kept(repository_factory: Callable) -> None:
    root = repository_factory({"a.md": node("a")})
    maintain(root / ".git", limit=0)
    (kept,) = (root / ".git" / "objects" / "pack").glob("*.pack")
    kept.with_suffix(".keep").touch()
    for _ in range(PACK_LIMIT + 1):
        grow(root, 1)
        maintain(root / ".git", limit=0)
    assert kept.exists()


WRITER = """
import sys
from pathlib import Path
from forest_studio.core.model.changes import Author
from forest_studio.core.store.repository import Committed, FileWrite, Repository
repository = Repository.open(Path(sys.argv[1]))
repository.timeout = 120
for number in range(60):
    path = f"w/{number}.md"
    done = repository.commit(
        FileWrite(path, b"text %d\\n" % number, None), Author("W", "w@x"), path, "edit", fsync=False
    )
    assert isinstance(done, Committed), done
"""


def test_writers_and_git_work_on_while_packs_are_made(repository_factory: Callable) -> None:
    root = repository_factory({"a.md": node("a")})
    grow(root, 300)
    git(root, "reset", "-q", "--hard")
    done = threading.Event()
    failures: list[str] = []

    def plain_git() -> None:
        while not done.is_set():
            try:
                git(root, "log", "--stat", "--oneline", "-50")
                git(root, "cat-file", "--batch-all-objects", "--batch-check")
                git(root, "gc", "--quiet", "--prune=2.weeks.ago")
            except subprocess.CalledProcessError as error:
                failures.append(error.stderr)

    beside = threading.Thread(target=plain_git)
    beside.start()
    writer = subprocess.Popen([sys.executable, "-c", WRITER, str(root)])
    try:
        while writer.poll() is None:
            maintain(root / ".git", limit=0)
    finally:
        done.set()
        beside.join()
    assert writer.returncode == 0
    assert not failures
    assert git(root, "fsck", "--full") == ""
    assert git(root, "rev-list", "--count", "main") == "361"
    assert git(root, "status", "--porcelain") == ""


def test_a_save_after_packing_finds_what_it_builds_on(repository_factory: Callable) -> None:
    root = repository_factory({"a.md": node("a")})
    repository = Repository.open(root)
    forest = repository.read()
    maintain(root / ".git", limit=0)
    write = FileWrite("a.md", b"# New\n", forest.nodes["a"].blob)
    assert isinstance(repository.commit(write, ANA, "Edit", "edit"), Committed)
    assert repository.read(at="main~1").nodes["a"].title == "A"


def test_an_open_forest_is_kept_in_order_by_its_session(
    repository_factory: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = repository_factory({"a.md": node("a")})
    session = Session.open(root)
    assert session.maintain() == Upkeep()
    grow(root, 700)
    assert session.maintain(idle=lambda: False) == Upkeep()
    assert session.maintain().packed > 2_000
    assert session.refresh()
    session.close()
