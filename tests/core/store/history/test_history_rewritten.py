"""History keeps up with what git does to branches: amends, rebases, merges, clones cut off."""

from collections.abc import Callable
from pathlib import Path

import pytest

from forest_files import MANIFEST, node
from past_of_forest import FILES, afresh, everything, history_of, kinds, subjects, write
from plain_git import commit, git


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    return repository_factory(FILES)


def test_a_new_commit_is_taken_in_by_the_next_update(root: Path) -> None:
    history = history_of(root)
    write(root, "a.md", node("a", "New"))
    new = commit(root, "Edit")
    assert len(history.of_node("a")) == 1
    history.update()
    assert history.of_node("a")[0].entry.commit == new
    assert everything(history, "a") == everything(afresh(root), "a")


def test_an_amended_commit_takes_the_place_of_the_one_before_it(root: Path) -> None:
    write(root, "a.md", node("a", "First try"))
    first = commit(root, "First try")
    history = history_of(root)
    write(root, "a.md", node("a", "Second try"))
    git(root, "commit", "--quiet", "--amend", "--all", "--message", "Second try")
    history.update()
    assert subjects(history.of_forest()) == ["Second try", "Plant"]
    assert [v.entry.subject for v in history.of_node("a")] == ["Second try", "Plant"]
    assert history.find(first) == ()
    assert everything(history, "a") == everything(afresh(root), "a")


def test_a_rebased_branch_is_noticed(root: Path) -> None:
    git(root, "checkout", "--quiet", "-b", "side")
    write(root, "docs/b.md", node("b", "On the side"))
    commit(root, "On the side", at=1_700_000_100)
    git(root, "checkout", "--quiet", "main")
    write(root, "a.md", node("a", "On main"))
    commit(root, "On main", at=1_700_000_200)
    git(root, "checkout", "--quiet", "side")
    history = history_of(root)
    assert subjects(history.of_forest()) == ["On the side", "Plant"]
    git(root, "rebase", "--quiet", "main")
    history.update()
    assert subjects(history.of_forest()) == ["On the side", "On main", "Plant"]
    assert everything(history, "a", "b") == everything(afresh(root), "a", "b")


def test_going_back_to_an_earlier_commit_forgets_the_later_ones(root: Path) -> None:
    write(root, "a.md", node("a", "New"))
    commit(root, "Edit")
    history = history_of(root)
    git(root, "reset", "--quiet", "--hard", "HEAD~1")
    history.update()
    assert subjects(history.of_forest()) == ["Plant"]
    assert len(history.of_node("a")) == 1


def test_history_that_shares_nothing_with_the_last_one_replaces_it(root: Path) -> None:
    history = history_of(root)
    git(root, "checkout", "--quiet", "--orphan", "new")
    commit(root, "Begin again")
    git(root, "branch", "--quiet", "-D", "main")
    git(root, "reflog", "expire", "--expire=now", "--all")
    git(root, "gc", "--quiet", "--prune=now")
    history.update()
    assert subjects(history.of_forest()) == ["Begin again"]


def test_a_merge_counts_only_what_differs_from_all_its_parents(root: Path) -> None:
    write(root, "a.md", node("a", body="one\n\ntwo\n\nthree\n\nfour\n"))
    commit(root, "Base")
    git(root, "checkout", "--quiet", "-b", "side")
    write(root, "a.md", node("a", body="ONE\n\ntwo\n\nthree\n\nfour\n"))
    write(root, "docs/b.md", node("b", "On the side"))
    commit(root, "On the side")
    git(root, "checkout", "--quiet", "main")
    write(root, "a.md", node("a", body="one\n\ntwo\n\nthree\n\nFOUR\n"))
    commit(root, "On main")
    git(root, "merge", "--quiet", "--no-edit", "side")
    history = history_of(root)
    merge = history.of_forest()[0]
    assert merge.is_merge
    assert [c.path for c in history.changes(merge.commit)] == ["a.md"]
    assert len(history.of_node("a")) == 5
    assert len(history.of_node("b")) == 2


def test_a_merged_old_branch_comes_in_where_it_belongs_in_time(root: Path) -> None:
    git(root, "checkout", "--quiet", "-b", "side")
    write(root, "docs/b.md", node("b", "Old"))
    commit(root, "Old", at=1_700_000_100)
    git(root, "checkout", "--quiet", "main")
    write(root, "a.md", node("a", "Newer"))
    commit(root, "Newer", at=1_700_000_200)
    history = history_of(root)
    git(root, "merge", "--quiet", "--message", "Join", "side", at=1_700_000_300)
    history.update()
    assert subjects(history.of_forest()) == ["Join", "Newer", "Old", "Plant"]
    assert everything(history, "a", "b") == everything(afresh(root), "a", "b")


def test_a_clock_that_went_backwards_never_puts_a_commit_before_its_parent(root: Path) -> None:
    for count, clock in enumerate((1_700_000_500, 1_600_000_000, 1_700_000_400)):
        write(root, "a.md", node("a", f"Title {count}"))
        commit(root, f"Edit {count}", at=clock)
    history = history_of(root)
    assert subjects(history.of_forest()) == ["Edit 2", "Edit 1", "Edit 0", "Plant"]
    assert history.of_forest()[0].time.isoformat() == "2023-11-15T00:20:00+02:00"


def test_a_forest_in_a_folder_of_a_code_project_shows_only_its_own_history(
    repository_factory: Callable[..., Path],
) -> None:
    top = repository_factory({"src/x.py": "x\n", "docs/forest.yaml": MANIFEST})
    write(top, "docs/a.md", node("a"))
    commit(top, "Document")
    write(top, "src/x.py", "y\n")
    commit(top, "Code")
    git(top, "mv", "docs/a.md", "docs/b.md")
    commit(top, "Move")
    history = history_of(top / "docs")
    assert subjects(history.of_forest()) == ["Move", "Document", "Plant"]
    assert kinds(history.of_node("a")) == [("moved", "b.md"), ("added", "a.md")]


def test_a_shallow_clone_that_is_deepened_gets_its_older_history(
    root: Path, tmp_path: Path
) -> None:
    for count in range(3):
        write(root, "a.md", node("a", f"Title {count}"))
        commit(root, f"Edit {count}")
    clone = tmp_path / "clone"
    git(tmp_path, "clone", "--quiet", "--depth", "1", root.as_uri(), str(clone))
    history = history_of(clone)
    assert kinds(history.of_node("a")) == [("added", "a.md")]
    git(clone, "fetch", "--quiet", "--unshallow")
    history.update()
    assert [kind for kind, _ in kinds(history.of_node("a"))] == ["edited"] * 3 + ["added"]
