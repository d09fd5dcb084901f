"""Several files in one commit: all of them or none, whatever happens on the way."""

import threading
import time
from pathlib import Path

import pytest

from forest_files import log, write_files
from forest_studio.core.model.errors import StorageError
from forest_studio.core.store.disk import exchange
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.git import commits
from forest_studio.core.store.repository import CommittedAll, Conflict, Repository
from saving import ANA, assert_clean, git
from saving_several import AFTER, BEFORE, FILES, PLAN, A, B, save_all, texts, writes


@pytest.fixture
def root(repository_factory):
    return repository_factory(FILES)


def test_all_files_are_one_commit(root):
    done = save_all(root)
    assert isinstance(done, CommittedAll)
    assert done.blobs == {
        "a.md": blob_id((A + "more\n").encode()),
        "d/b.md": "",
        "e/b.md": blob_id((B + "moved\n").encode()),
    }
    assert log(root) == ["Move", "Plant"]
    assert texts(root) == AFTER
    assert git(root, "diff", "--no-renames", "--name-only", "HEAD~").split() == [
        "a.md",
        "d/b.md",
        "e/b.md",
    ]
    assert_clean(root)


def test_trailers_say_what_else_belongs_to_a_commit(root):
    Repository.open(root).commit_all(
        writes(PLAN), ANA, "Move", "move-node", trailers={"Forest-Run": "r1"}
    )
    message = git(root, "log", "-1", "--format=%B")
    assert message == ("Move\n\nForest-Operation: move-node\nForest-Origin: person\nForest-Run: r1")


def test_the_folder_of_a_larger_repository_is_written(repository_factory):
    root = repository_factory({f"docs/{path}": text for path, text in FILES.items()})
    done = save_all(root / "docs")
    assert isinstance(done, CommittedAll)
    assert set(done.blobs) == set(PLAN)
    assert git(root, "ls-files", "docs/e") == "docs/e/b.md"
    assert_clean(root)


def test_one_file_that_does_not_fit_keeps_all_others_from_being_written(root):
    write_files(root, {"d/b.md": "edited outside\n"})
    done = save_all(root)
    assert isinstance(done, Conflict)
    assert done.path == "d/b.md"
    assert texts(root) == {**BEFORE, "d/b.md": "edited outside\n"}
    assert log(root) == ["Take in an outside edit of d/b.md", "Plant"]
    assert_clean(root)


def test_the_text_that_did_not_fit_is_kept(root):
    write_files(root, {"a.md": "edited outside\n"})
    done = save_all(root)
    assert isinstance(done, Conflict)
    assert Path(done.kept).read_text() == A + "more\n"


def test_a_new_file_that_would_cover_another_keeps_all_from_being_written(root):
    write_files(root, {"e/b.md": "untracked\n"})
    assert isinstance(save_all(root), Conflict)
    assert (root / "e/b.md").read_text() == "untracked\n"
    assert texts(root) == BEFORE
    assert git(root, "status", "--porcelain") == "?? e/"


def test_outside_edits_of_several_files_are_taken_in_first_and_merged(root):
    write_files(root, {"a.md": "outside\n" + A})
    plan = {**PLAN, "d/c.md": ("c\n", "c\nnew\n")}
    write_files(root, {"d/c.md": "c\nnew\n"})
    done = save_all(root, plan)
    assert isinstance(done, CommittedAll)
    assert set(done.outside) == {"a.md", "d/c.md"}
    assert (root / "a.md").read_text() == "outside\n" + A + "more\n"
    assert log(root)[0] == "Move"
    assert len(log(root)) == 4
    assert_clean(root)


def test_a_tip_that_moves_meanwhile_is_merged_upon(root, monkeypatch):
    move, moved = commits.move, []

    def late(repo, tip, commit, message):
        if not moved:
            moved.append(True)
            entry = (str(repo.create_blob(("outside\n" + A).encode())), 0o100644)
            tree = commits.build_tree(repo, commits.tree_of(repo, tip.commit), {"a.md": entry})
            moved.append(commits.make_commit(repo, tip, tree, "Moved\n", ANA))
            assert move(repo, tip, moved[-1], "Moved")
        return move(repo, tip, commit, message)

    monkeypatch.setattr(commits, "move", late)
    assert isinstance(save_all(root), CommittedAll)
    assert log(root) == ["Move", "Moved", "Plant"]
    assert (root / "a.md").read_text() == "outside\n" + A + "more\n"
    assert_clean(root)


def test_an_edit_at_the_moment_of_the_exchange_is_kept(root, monkeypatch):
    swap, raced = exchange.swap, []

    def late(new, target):
        if not raced:
            raced.append(True)
            target.write_text("raced\n" + A)
        return swap(new, target)

    monkeypatch.setattr(exchange, "swap", late)
    done = save_all(root)
    assert isinstance(done, CommittedAll)
    assert done.outside == ("a.md",)
    assert texts(root) == {**AFTER, "a.md": "raced\n" + A + "more\n"}
    assert_clean(root)


def test_a_file_makes_room_for_a_folder_of_its_name(root):
    down = {"other.md": ("other\n", None), "other.md/in.md": (None, "other\n")}
    assert isinstance(save_all(root, down), CommittedAll)
    assert texts(root)["other.md/in.md"] == "other\n"
    assert_clean(root)


def test_a_folder_stays_where_a_file_still_goes(root):
    before = (root / "d").stat().st_ino
    plan = {"d/b.md": (B, None), "d/c.md": ("c\n", None), "d/x.md": (None, B)}
    assert isinstance(save_all(root, plan), CommittedAll)
    assert (root / "d").stat().st_ino == before


def test_the_same_file_twice_and_no_file_at_all(root):
    twice = [*writes({"a.md": (A, "1\n")}), *writes({"a.md": (A, "2\n")})]
    repository = Repository.open(root)
    with pytest.raises(StorageError, match="two contents"):
        repository.commit_all(twice, ANA, "Edit", "edit")
    missing = writes({"x.md": (None, None)})
    assert isinstance(repository.commit_all(missing, ANA, "Edit", "edit"), Conflict)
    nothing = repository.commit_all([], ANA, "Edit", "edit")
    assert nothing == CommittedAll(repository.head(), {})


def test_300_files_are_one_commit_in_reasonable_time(repository_factory):
    root = repository_factory({f"d{n % 7}/{n}.md": f"{n}\n" for n in range(300)})
    plan = {f"d{n % 7}/{n}.md": (f"{n}\n", None) for n in range(300)}
    plan |= {f"new/d{n % 7}/{n}.md": (None, f"{n}\n") for n in range(300)}
    began = time.thread_time()
    assert isinstance(save_all(root, plan), CommittedAll)
    assert time.thread_time() - began < 20
    assert log(root) == ["Move", "Plant"]
    assert not (root / "d0").exists()
    assert_clean(root)


def test_writers_of_several_files_each_lose_nothing(root):
    def work(name):
        repository = Repository.open(root)
        repository.timeout = 30
        for number in range(5):
            old = None if number == 0 else f"{name}{number - 1}\n"
            plan = {f"{name}{n}.md": (old, f"{name}{number}\n") for n in range(4)}
            done = repository.commit_all(writes(plan), ANA, "Edit", "edit")
            assert isinstance(done, CommittedAll)

    threads = [threading.Thread(target=work, args=[name]) for name in "xyz"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(log(root)) == 16
    assert_clean(root)
