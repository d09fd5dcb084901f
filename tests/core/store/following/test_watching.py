"""The watcher tells what others change in a forest, soon, once, and nothing else."""

import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from forest_files import MANIFEST, node
from forest_studio.core.model.changes import Author
from forest_studio.core.store.disk.network_disk import is_remote
from forest_studio.core.store.following import watch_scope, watching
from forest_studio.core.store.following.watching import EVERYTHING, GIT, IGNORES, Watcher
from forest_studio.core.store.repository import FileWrite, Repository
from git_line import git, wait_until

ANA = Author("Ana", "ana@example.org")
FILES = {
    "forest.yaml": MANIFEST + "ignore: [drafts]\n",
    ".gitignore": "build/\n*.tmp.md\n",
    "a.md": node("a"),
    "docs/b.md": node("b"),
    "drafts/c.md": "c\n",
    "build/out.md": "made\n",
}


class Heard:
    """What a watcher told."""

    def __init__(self) -> None:
        self.calls: list[frozenset[str]] = []
        self.lost: list[str] = []
        self.fail = 0

    def change(self, paths: frozenset[str]) -> None:
        if self.fail:
            self.fail -= 1
            raise OSError("not now")
        self.calls.append(paths)

    @property
    def paths(self) -> set[str]:
        return set().union(*self.calls)

    def has(self, *paths: str) -> Callable[[], bool]:
        return lambda: set(paths) <= self.paths


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    return repository_factory(FILES)


@pytest.fixture(params=["reported", "polled", "recursive"])
def heard(
    root: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Heard]:
    """Every way of watching: the last is what other systems than Linux have."""
    if request.param == "recursive":
        monkeypatch.setattr(watching, "RECURSIVE", True)
        monkeypatch.setattr(watch_scope, "RECURSIVE", True)
    with watched(root, polling=request.param == "polled") as heard:
        yield heard


@contextmanager
def watched(root: Path, polling: bool = False) -> Iterator[Heard]:
    heard = Heard()
    watcher = Watcher(Repository.open(root), heard.change, heard.lost.append, polling=polling)
    watcher.start()
    wait_until(lambda: heard.calls)
    assert heard.calls == [{EVERYTHING}]
    heard.calls.clear()
    try:
        yield heard
    finally:
        watcher.stop()


def save_like_an_editor(file: Path, text: str) -> None:
    new = file.with_name(f"{file.name}~{os.getpid()}")
    new.write_text(text)
    os.replace(new, file)


def test_a_plain_write_is_told(heard: Heard, root: Path) -> None:
    (root / "a.md").write_text("one")
    wait_until(heard.has("a.md"))
    assert heard.paths == {"a.md"}


def test_two_quick_writes_of_one_size_are_both_told(heard: Heard, root: Path) -> None:
    for text in ("one", "two"):
        heard.calls.clear()
        (root / "a.md").write_text(text)
        wait_until(heard.has("a.md"))


def test_an_editors_atomic_save_is_told(heard: Heard, root: Path) -> None:
    save_like_an_editor(root / "docs" / "b.md", "new")
    wait_until(heard.has("docs/b.md"))


def test_new_renamed_and_deleted_files_are_told(heard: Heard, root: Path) -> None:
    (root / "new.md").write_text("new")
    wait_until(heard.has("new.md"))
    (root / "new.md").rename(root / "other.md")
    (root / "docs" / "b.md").unlink()
    wait_until(heard.has("other.md", "docs/b.md"))


def test_files_in_new_folders_are_watched_at_any_depth(heard: Heard, root: Path) -> None:
    (root / "deep" / "er").mkdir(parents=True)
    wait_until(heard.has("deep/"))
    (root / "deep" / "er" / "d.md").write_text("d")
    wait_until(heard.has("deep/er/d.md"))


def test_a_renamed_folder_is_watched_under_its_new_name(heard: Heard, root: Path) -> None:
    (root / "docs").rename(root / "manual")
    wait_until(heard.has("docs/", "manual/"))
    heard.calls.clear()
    (root / "manual" / "b.md").write_text("b")
    wait_until(heard.has("manual/b.md"))


def test_a_commit_and_a_branch_made_elsewhere_are_told_as_a_move_of_head(
    heard: Heard, root: Path
) -> None:
    git(root, "commit", "--allow-empty", "-m", "Nothing")
    wait_until(heard.has(GIT))
    heard.calls.clear()
    git(root, "checkout", "-b", "team/other")
    wait_until(heard.has(GIT))
    heard.calls.clear()
    git(root, "commit", "--allow-empty", "-m", "On a branch in a folder")
    wait_until(heard.has(GIT))


def test_other_rules_of_what_is_ignored_are_told(heard: Heard, root: Path) -> None:
    (root / "docs" / ".gitignore").write_text("b.md\n")
    wait_until(heard.has(IGNORES))
    (root / "forest.yaml").write_text(MANIFEST)
    wait_until(heard.has("forest.yaml"))
    heard.calls.clear()
    (root / "drafts" / "c.md").write_text("no longer ignored")
    wait_until(heard.has("drafts/c.md"))


def test_what_is_no_part_of_the_forest_wakes_nobody(heard: Heard, root: Path) -> None:
    (root / ".fs-new-abc").write_text("ours")
    (root / "docs" / ".fs-swap-abc").write_text("ours")
    (root / "drafts" / "c.md").write_text("ignored by the manifest")
    (root / "build" / "out.md").write_text("ignored by git")
    (root / "build" / "deep").mkdir()
    (root / "x.tmp.md").write_text("ignored by git")
    (root / "picture.png").write_bytes(b"no markdown")
    (root / ".git" / "forest.lock").write_text("ours")
    (root / ".git" / "forest").mkdir(exist_ok=True)
    (root / ".git" / "forest" / "x.md").write_text("ours")
    git(root, "hash-object", "-w", "picture.png")
    git(root, "add", "picture.png")
    git(root, "branch", "elsewhere")
    git(root, "status")
    (root / "a.md").write_text("the end")
    wait_until(heard.has("a.md"))
    assert heard.paths == {"a.md"}


def test_an_ignored_file_that_git_tracks_is_told(root: Path) -> None:
    (root / "x.tmp.md").write_text("x")
    git(root, "add", "-f", "x.tmp.md")
    git(root, "commit", "-m", "Track it")
    with watched(root) as heard:
        (root / "x.tmp.md").write_text("y")
        wait_until(heard.has("x.tmp.md"))


def test_a_checkout_of_500_files_gives_few_calls(
    repository_factory: Callable[..., Path],
) -> None:
    files = {f"part{n % 10}/n{n}.md": node(f"n{n}") for n in range(500)}
    root = repository_factory(files)
    git(root, "checkout", "-b", "other")
    for path in files:
        (root / path).write_text("changed\n")
    git(root, "commit", "-am", "Change all")
    with watched(root) as heard:
        git(root, "checkout", "main")
        wait_until(heard.has(GIT, *files))
        assert len(heard.calls) < 10


def test_nothing_is_told_while_git_holds_the_index(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked, look = [], Watcher._lock
    monkeypatch.setattr(watching, "_LOCK_WAIT", 600)
    monkeypatch.setattr(Watcher, "_lock", lambda self: (looked.append(1), look(self))[1])
    with watched(root) as heard:
        lock = root / ".git" / "index.lock"
        lock.touch()
        (root / "a.md").write_text("half way")
        wait_until(lambda: len(looked) > 4)
        assert not heard.calls
        (root / "docs" / "b.md").write_text("all the way")
        lock.unlink()
        wait_until(lambda: heard.calls)
        assert heard.calls == [{"a.md", "docs/b.md"}]


def test_a_lock_that_a_dead_program_left_is_waited_for_once(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("forest_studio.core.store.following.watching._LOCK_WAIT", 0.3)
    (root / ".git" / "index.lock").touch()
    with watched(root) as heard:
        (root / "a.md").write_text("one")
        wait_until(heard.has("a.md"))
        monkeypatch.setattr("forest_studio.core.store.following.watching._LOCK_WAIT", 600)
        (root / "docs" / "b.md").write_text("two")
        wait_until(heard.has("docs/b.md"))


def test_our_own_write_is_one_burst(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # However long a busy machine takes between the file and the branch.
    monkeypatch.setattr(watching, "_QUIET", 400)
    monkeypatch.setattr(watching, "_BURST", 30_000)
    repository = Repository.open(root)
    blob = repository.read().node("a").blob
    with watched(root) as heard:
        repository.commit(FileWrite("a.md", b"new\n", blob), ANA, "Edit", "edit")
        wait_until(heard.has("a.md", GIT))
        assert len(heard.calls) == 1


def test_a_folder_that_vanishes_is_told_once_and_watched_again_when_it_is_back(
    heard: Heard, root: Path
) -> None:
    aside = root.with_name("aside")
    root.rename(aside)
    wait_until(lambda: heard.lost)
    assert str(root) in heard.lost[0]
    assert not heard.calls
    aside.rename(root)
    wait_until(heard.has(EVERYTHING))
    heard.calls.clear()
    (root / "a.md").write_text("alive")
    wait_until(heard.has("a.md"))
    assert len(heard.lost) == 1


def test_another_folder_in_its_place_is_watched_instead(heard: Heard, root: Path) -> None:
    shutil.copytree(root, root.with_name("copy"))
    root.rename(root.with_name("aside"))
    root.with_name("copy").rename(root)
    wait_until(heard.has(EVERYTHING))
    heard.calls.clear()
    (root / "a.md").write_text("the copy")
    wait_until(heard.has("a.md"))


def test_what_could_not_be_followed_is_told_again(
    heard: Heard, root: Path, caplog: pytest.LogCaptureFixture
) -> None:
    heard.fail = 2
    (root / "a.md").write_text("one")
    wait_until(heard.has("a.md"))
    assert [r.message for r in caplog.records] == [
        "a change on disk could not be followed: not now"
    ]


def test_a_forest_inside_a_larger_repository_is_watched_alone(
    repository_factory: Callable[..., Path],
) -> None:
    root = repository_factory({"readme.md": "x", "docs/forest.yaml": MANIFEST, "docs/a.md": "a"})
    with watched(root / "docs") as heard:
        (root / "readme.md").write_text("outside")
        (root / "docs" / "a.md").write_text("inside")
        wait_until(heard.has("a.md"))
        git(root, "commit", "-am", "Both")
        wait_until(heard.has(GIT))
        assert heard.paths == {"a.md", GIT}


def test_a_linked_work_tree_follows_its_own_head(root: Path) -> None:
    git(root, "worktree", "add", "../linked", "-b", "linked")
    linked = root.with_name("linked")
    with watched(linked) as heard:
        git(linked, "commit", "--allow-empty", "-m", "Here")
        wait_until(heard.has(GIT))


def test_stopping_does_not_wait_for_the_next_look(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "_LOOK", 600_000)
    monkeypatch.setattr(watching, "_PATIENCE", 60)
    heard = Heard()
    watcher = Watcher(Repository.open(root), heard.change)
    watcher.start()
    wait_until(lambda: heard.calls)
    watcher.stop()
    assert not watcher._thread.is_alive()


def test_a_watcher_may_be_stopped_by_what_it_calls(root: Path) -> None:
    stopped = []

    def stop(paths: frozenset[str]) -> None:
        watcher.stop()
        stopped.append(paths)

    watcher = Watcher(Repository.open(root), stop)
    watcher.start()
    wait_until(lambda: stopped)


def test_disks_of_other_machines_are_known_by_their_kind() -> None:
    mounts = (
        "22 1 8:1 / / rw - ext4 /dev/sda rw\n"
        "30 22 0:40 / /home/ana/Team\\040disk rw - cifs //server/team rw\n"
        "31 30 0:41 / /home/ana/Team\\040disk/local rw - tmpfs tmpfs rw\n"
    )
    assert is_remote(Path("/home/ana/Team disk/forest"), mounts)
    assert not is_remote(Path("/home/ana/Team disk/local"), mounts)
    assert not is_remote(Path("/home/ana/Team diskette"), mounts)


def test_an_error_is_one_line_in_the_log_and_the_watching_goes_on(
    root: Path, caplog: pytest.LogCaptureFixture
) -> None:
    head = root / ".git" / "HEAD"
    good = head.read_bytes()
    with watched(root) as heard:
        head.write_bytes(b"broken")
        wait_until(lambda: caplog.records)
        time.sleep(1.2)
        head.write_bytes(good)
        wait_until(heard.has(EVERYTHING))
        heard.calls.clear()
        (root / "a.md").write_text("alive")
        wait_until(heard.has("a.md"))
    assert len(caplog.records) == 1


def test_more_folders_than_the_system_watches_are_polled(
    root: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*arguments: object) -> None:
        raise OSError("OS file watch limit reached.")

    monkeypatch.setattr(watching, "RustNotify", full)
    with watched(root) as heard:
        (root / "a.md").write_text("polled")
        wait_until(heard.has("a.md"))
    assert "polled" in caplog.text
