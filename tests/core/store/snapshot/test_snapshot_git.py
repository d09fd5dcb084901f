"""Whatever git's index was told to overlook, a forest with a snapshot is what is on disk."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from forest_files import node
from git_line import git
from plain_git import commit
from snapshot_forest import differences, from_scratch, keep, root, small_counts, with_snapshot

__all__ = ["root", "small_counts"]
pytestmark = pytest.mark.usefixtures("small_counts")


def edit(root: Path, words: str) -> None:
    (root / "a.md").write_text(node("a", summary=words))


def conflict(root: Path) -> None:
    """Leaves a merge half done, with three entries of one path in the index."""
    git(root, "checkout", "-q", "-b", "other")
    edit(root, "Theirs.")
    commit(root, "Theirs")
    git(root, "checkout", "-q", "main")
    edit(root, "Ours.")
    commit(root, "Ours")
    keep(root)
    with pytest.raises(subprocess.CalledProcessError):
        git(root, "merge", "-q", "other")


TRICKS: dict[str, Callable[[Path], object]] = {
    "assume-unchanged": lambda root: git(root, "update-index", "--assume-unchanged", "a.md"),
    "skip-worktree": lambda root: git(root, "update-index", "--skip-worktree", "a.md"),
    "untracked": lambda root: git(root, "rm", "-q", "--cached", "a.md"),
    "intent to add": lambda root: (
        git(root, "rm", "-q", "--cached", "a.md"),
        git(root, "add", "-N", "a.md"),
    ),
    "another format": lambda root: git(root, "update-index", "--index-version", "4"),
    "no checksum": lambda root: (
        git(root, "config", "index.skipHash", "true"),
        git(root, "add", "-A"),
    ),
    "no index": lambda root: (root / ".git" / "index").unlink(),
    "conflict": conflict,
}


@pytest.mark.parametrize("trick", TRICKS)
def test_an_edit_shows_whatever_the_index_says(root: Path, trick: str) -> None:
    TRICKS[trick](root)
    assert differences(with_snapshot(root), from_scratch(root)) == []
    keep(root)
    edit(root, "New words.")
    assert with_snapshot(root).nodes["a"].passport.summary == "New words."
    assert differences(with_snapshot(root), from_scratch(root)) == []


def test_an_edit_through_another_name_of_the_same_file_is_seen(root: Path, tmp_path: Path) -> None:
    other = tmp_path / "other-name.md"
    os.link(root / "a.md", other)
    keep(root)
    was = other.stat()
    other.write_text(other.read_text().replace("Keeps", "Loses"))
    os.utime(other, ns=(was.st_atime_ns, was.st_mtime_ns))
    assert with_snapshot(root).nodes["a"].passport.summary == "Loses the ledger."


def test_two_files_that_change_names_and_back_are_told_apart(root: Path) -> None:
    keep(root)
    for _ in range(2):
        (root / "a.md").rename(root / "c.txt")
        (root / "b.md").rename(root / "a.md")
        (root / "c.txt").rename(root / "b.md")
        assert differences(with_snapshot(root), from_scratch(root)) == []


def test_a_folder_behind_a_link_is_no_part_even_where_its_files_were_known(
    root: Path, tmp_path: Path
) -> None:
    (root / "deep").rename(tmp_path / "elsewhere")
    os.symlink(tmp_path / "elsewhere", root / "deep")
    assert "c" not in with_snapshot(root).nodes
    assert differences(with_snapshot(root), from_scratch(root)) == []
