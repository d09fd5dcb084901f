"""A writer that dies at any step loses nothing that was acknowledged, nor anyone else's bytes."""

import subprocess

import pytest

from forest_files import log, write_files
from forest_studio.core.model.changes import Author
from forest_studio.core.store.disk import exchange
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.git import commits, index_file
from forest_studio.core.store.repository import Committed, FileWrite, Repository
from forest_studio.core.store.writing import journal, outside, recovery, work_tree, write

ANA = Author("Ana", "ana@example.org")
OLD, NEW = "old\n" * 3, "new\n" * 3


class Killed(BaseException):
    """Stands for the death of the process: nothing of ours runs after it."""


STEPS = {
    "before the intent is there": (journal, "_link"),
    "with the intent there": (write, "PrivateIndex"),
    "before the commit exists": (commits, "make_commit"),
    "before the branch moves": (commits, "move"),
    "after the branch moved": (write, "materialise"),
    "before the new file": (exchange, "write_new"),
    "before the exchange": (exchange, "swap"),
    "in the middle of the exchange": (exchange, "_exchange"),
    "after the exchange": (work_tree, "read_regular"),
    "before the index": (index_file.PrivateIndex, "publish"),
    "before the lock is given back": (journal, "release"),
}


def git(root, *arguments):
    done = subprocess.run(["git", *arguments], cwd=root, check=True, capture_output=True, text=True)
    return done.stdout.strip()


@pytest.fixture
def die_at(monkeypatch):
    """Runs an action and kills it at a step; recovery can't run then either."""

    def run(step, action, after=False):
        module, name = STEPS[step]
        real = getattr(module, name)

        def die(*arguments, **options):
            if after:
                real(*arguments, **options)
            raise Killed

        with monkeypatch.context() as patch:
            patch.setattr(module, name, die)
            patch.setattr(write, "recover", lambda checkout: None)
            with pytest.raises(Killed):
                action()

    return run


def save(root, path, text, expected):
    blob = None if expected is None else blob_id(expected.encode())
    content = None if text is None else text.encode()
    return Repository.open(root).commit(FileWrite(path, content, blob), ANA, "Edit", "edit")


def assert_clean(root):
    assert git(root, "status", "--porcelain") == ""
    git(root, "fsck", "--strict")
    names = {path.name for path in root.rglob("*")}
    assert not {n for n in names if n.startswith((".fs-", "forest-i")) or n == "index.lock"}


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("step", STEPS)
def test_the_next_write_finds_everything_in_order(repository_factory, die_at, step, after):
    root = repository_factory({"a.md": OLD, "b.md": "b\n"})
    die_at(step, lambda: save(root, "a.md", NEW, OLD), after)
    assert isinstance(save(root, "b.md", "b2\n", "b\n"), Committed)
    assert_clean(root)
    committed = log(root) == ["Edit", "Edit", "Plant"]
    assert committed or log(root) == ["Edit", "Plant"]
    assert (root / "a.md").read_text() == (NEW if committed else OLD)
    again = save(root, "a.md", NEW, NEW if committed else OLD)
    assert isinstance(again, Committed)
    assert_clean(root)


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("step", [s for s in STEPS if "exchange" not in s])
def test_a_file_half_created_or_half_deleted_is_settled(repository_factory, die_at, step, after):
    root = repository_factory({"a.md": OLD})
    die_at(step, lambda: save(root, "x/new.md", NEW, None), after)
    Repository.open(root)
    assert_clean(root)
    if step != "before the new file":
        die_at(step, lambda: save(root, "a.md", None, OLD), after)
        Repository.open(root)
        assert_clean(root)


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("step", STEPS)
def test_an_outside_edit_before_the_death_is_never_lost(repository_factory, die_at, step, after):
    root = repository_factory({"a.md": OLD})
    write_files(root, {"a.md": OLD + "outside\n"})
    die_at(step, lambda: save(root, "a.md", NEW, OLD + "outside\n"), after)
    Repository.open(root)
    save(root, "b.md", "b\n", None)
    everything = git(root, "log", "-p", "--all") + (root / "a.md").read_text()
    assert "outside\n" in everything
    save(root, "a.md", "last\n", (root / "a.md").read_text())
    assert_clean(root)
    assert "+outside" in git(root, "log", "-p")


@pytest.mark.parametrize("step", STEPS)
def test_an_outside_edit_after_the_death_is_never_lost(repository_factory, die_at, step):
    root = repository_factory({"a.md": OLD})
    die_at(step, lambda: save(root, "a.md", NEW, OLD), after=True)
    write_files(root, {"a.md": "outside\n" + (root / "a.md").read_text()})
    Repository.open(root)
    save(root, "a.md", "last\n", (root / "a.md").read_text())
    assert_clean(root)
    assert "+outside" in git(root, "log", "-p", "-m")


def test_bytes_that_only_a_leftover_holds_are_kept(repository_factory, die_at):
    root = repository_factory({"a.md": OLD})
    die_at("before the index", lambda: save(root, "a.md", NEW, OLD))
    # As if the writer had died after it took a racing edit out of the way.
    write_files(root, {".fs-swap-0123": "raced\n", ".fs-new-0123": "half a fi"})
    Repository.open(root)
    copies = list(root.glob("a.outside-*.md"))
    assert [copy.read_text() for copy in copies] == ["raced\n"]
    assert (root / "a.md").read_text() == NEW
    assert_clean(root)


def test_a_copy_that_was_committed_is_put_on_the_disk(repository_factory, die_at, monkeypatch):
    root = repository_factory({"a.md": OLD})
    head = git(root, "rev-parse", "HEAD")
    save(root, "a.md", NEW, OLD)
    newer = git(root, "rev-parse", "HEAD")
    git(root, "reset", "-q", "--hard", head)
    git(root, "update-ref", "HEAD", newer)
    write_files(root, {"a.md": "clash\n"})
    die_at("after the branch moved", lambda: save(root, "a.md", NEW + "more\n", NEW))
    Repository.open(root)
    assert [copy.read_text() for copy in root.glob("a.outside-*.md")] == ["clash\n"]
    assert (root / "a.md").read_text() == NEW + "more\n"
    assert_clean(root)


def test_the_dead_writers_lock_on_the_branch_is_removed(repository_factory, die_at, monkeypatch):
    monkeypatch.setattr(recovery, "_DEAD_AFTER", 0.05)
    root = repository_factory({"a.md": OLD})
    die_at("before the branch moves", lambda: save(root, "a.md", NEW, OLD))
    (root / ".git/refs/heads/main.lock").touch()
    assert isinstance(save(root, "a.md", NEW, OLD), Committed)
    assert_clean(root)


def test_an_unreadable_intent_is_taken_for_anothers_lock(repository_factory):
    root = repository_factory({"a.md": OLD})
    (root / ".git/index.lock").write_bytes(b"FOREST STUDIO INTENT 1\n{broken")
    assert not Repository.open(root).recover()
    assert (root / ".git/index.lock").exists()


def test_an_error_on_the_way_is_rolled_forward_at_once(repository_factory, monkeypatch):
    root = repository_factory({"a.md": OLD})
    calls = []

    def fail_once(*arguments):
        calls.append(arguments)
        if len(calls) == 1:
            raise OSError(5, "Input/output error")
        return work_tree.materialise(*arguments)

    monkeypatch.setattr(write, "materialise", fail_once)
    with pytest.raises(Exception, match="Input/output error"):
        save(root, "a.md", NEW, OLD)
    assert (root / "a.md").read_text() == NEW
    assert_clean(root)
    assert outside.in_history


def test_a_lock_that_is_the_branch_itself_under_a_second_name_is_removed(
    repository_factory, monkeypatch
):
    monkeypatch.setattr(recovery, "_DEAD_AFTER", 0.05)
    root = repository_factory({"a.md": OLD})
    branch = root / ".git/refs/heads/main"
    branch.with_name("main.lock").hardlink_to(branch)
    assert isinstance(save(root, "a.md", NEW, OLD), Committed)
    assert_clean(root)


def test_an_intent_that_was_never_linked_is_removed(repository_factory):
    root = repository_factory({"a.md": OLD})
    (root / ".git/forest-intent-0123").write_bytes(b"FOREST")
    assert isinstance(save(root, "a.md", NEW, OLD), Committed)
    assert_clean(root)
