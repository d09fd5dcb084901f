import os
import subprocess
import threading

import pytest

from forest_files import fingerprint
from forest_studio.core.model.changes import Author, Origin
from forest_studio.core.model.errors import StorageError
from forest_studio.core.store.branches import branch_files
from forest_studio.core.store.git import commits
from forest_studio.core.store.repository import Repository

AGENT = Author("Forest Studio agent", "agent@example.org", Origin.AGENT)


def git(root, *arguments):
    done = subprocess.run(["git", *arguments], cwd=root, check=True, capture_output=True, text=True)
    return done.stdout.strip()


@pytest.fixture
def root(repository_factory):
    return repository_factory({"a.md": "a\n"})


@pytest.fixture
def files(root):
    return Repository.open(root).branch("forest-trails")


def test_a_branch_that_is_not_there_yet_has_no_files(files):
    assert files.names() == ()
    with pytest.raises(StorageError, match="no file"):
        files.read("2026/01/x.json")


def test_files_are_appended_without_touching_work_tree_or_index(root, files):
    before = {k: v for k, v in fingerprint(root).items() if not k.startswith(".git/")}
    index = (root / ".git/index").read_bytes()
    first = files.append("2026/01/x.json", b"{}", "Record a hunt", AGENT)
    second = files.append("2026/02/y.json", b"[]", "Record a hunt", AGENT)
    assert files.names() == ("2026/01/x.json", "2026/02/y.json")
    assert files.read("2026/01/x.json") == b"{}"
    assert git(root, "rev-parse", "forest-trails", "forest-trails~") == f"{second}\n{first}"
    assert git(root, "log", "-1", "--format=%an %B", "forest-trails") == (
        "Forest Studio agent Record a hunt\n\nForest-Operation: append\nForest-Origin: agent"
    )
    assert {k: v for k, v in fingerprint(root).items() if not k.startswith(".git/")} == before
    assert (root / ".git/index").read_bytes() == index
    assert git(root, "status", "--porcelain") == ""
    git(root, "fsck", "--strict")


def test_a_file_is_never_replaced(files):
    files.append("x.json", b"1", "m", AGENT)
    with pytest.raises(StorageError, match="exists already"):
        files.append("x.json", b"2", "m", AGENT)
    assert files.read("x.json") == b"1"


def test_a_path_out_of_the_branch_is_refused(files):
    with pytest.raises(StorageError, match="no path"):
        files.append("../x.json", b"1", "m", AGENT)


def test_several_writers_lose_nothing(root):
    def work(name):
        files = Repository.open(root).branch("forest-trails")
        for number in range(10):
            files.append(f"{name}/{number}.json", b"{}", "m", AGENT)

    threads = [threading.Thread(target=work, args=[name]) for name in "abc"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(Repository.open(root).branch("forest-trails").names()) == 30


def test_a_branch_that_moves_meanwhile_is_built_upon(root, files, monkeypatch):
    move, others = commits.move, []
    other = Repository.open(root).branch("forest-trails")

    def late(*arguments):
        if not others:
            others.append("pulled")
            tip = commits.branch_tip(other._git, "refs/heads/forest-trails")
            blob = str(other._git.create_blob(b"2"))
            tree = commits.build_tree(
                other._git, commits.tree_of(other._git, tip.commit), {"other": (blob, 0o100644)}
            )
            new = commits.make_commit(other._git, tip, tree, "Other\n", AGENT)
            move(other._git, tip, new, "Other")
        return move(*arguments)

    files.append("first", b"1", "m", AGENT)
    monkeypatch.setattr(commits, "move", late)
    files.append("mine", b"3", "m", AGENT)
    assert files.names() == ("first", "mine", "other")


def test_the_lock_of_a_program_that_died_is_removed(root, files):
    files.append("x.json", b"1", "m", AGENT)
    lock = root / ".git/refs/heads/forest-trails.lock"
    lock.touch()
    long_ago = lock.stat().st_mtime - 2 * branch_files._DEAD_AFTER
    os.utime(lock, (long_ago, long_ago))
    files.append("y.json", b"2", "m", AGENT)
    assert files.names() == ("x.json", "y.json")


def test_a_repository_without_commits_can_keep_files(repository_factory):
    root = repository_factory({}, commit=False)
    files = Repository.open(root).branch("forest-trails")
    files.append("x.json", b"1", "m", AGENT)
    assert files.names() == ("x.json",)
    assert Repository.open(root).head() == ""
