"""A backup gives everything back: what is committed, what is not, and what is damaged."""

import os
import stat
import subprocess
import zipfile
from collections.abc import Callable
from pathlib import Path

import pygit2
import pytest

from forest_files import commit_all, node, write_files
from forest_studio.core.model.errors import StorageError
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.git.loose_objects import loose_path
from forest_studio.core.store.upkeep.backup import back_up
from git_line import git


def names(rest: Path) -> set[str]:
    """What lies in the zip."""
    with zipfile.ZipFile(rest) as file:
        assert file.testzip() is None
        return set(file.namelist())


def test_git_verifies_and_clones_the_bundle(repository_factory: Callable, tmp_path: Path) -> None:
    root = repository_factory({"a.md": node("a"), "ä/b c.md": "text\n"})
    git(root, "tag", "-a", "v1", "-m", "one")
    git(root, "branch", "forest-trails")
    write_files(root, {"a.md": "# New\n"})
    commit_all(root, "Edit")
    saved = back_up(root, tmp_path / "kept" / "it.bundle")
    assert saved.left_out == ()
    assert saved.bundle is not None
    git(root, "bundle", "verify", str(saved.bundle))
    git(tmp_path, "clone", "-q", str(saved.bundle), "clone")
    assert git(tmp_path / "clone", "rev-parse", "HEAD") == git(root, "rev-parse", "HEAD")
    assert git(tmp_path / "clone", "branch", "--show-current") == "main"
    assert (tmp_path / "clone" / "ä" / "b c.md").read_text() == "text\n"
    assert "forest-trails" in git(tmp_path / "clone", "branch", "-r")
    assert git(tmp_path / "clone", "tag") == "v1"
    assert git(tmp_path / "clone", "fsck", "--strict") == ""


def test_it_lies_in_the_users_data_folder_and_only_the_user_may_read_it(
    repository_factory: Callable, own_home: Path
) -> None:
    saved = back_up(repository_factory({"a.md": node("a")}))
    assert saved.bundle is not None
    assert saved.bundle.is_relative_to(own_home)
    for file in (saved.bundle, saved.rest):
        assert os.name == "nt" or stat.S_IMODE(file.stat().st_mode) == 0o600
    assert sorted(saved.bundle.parent.iterdir()) == sorted((saved.bundle, saved.rest))


def test_what_no_commit_has_is_in_the_zip_and_what_git_ignores_is_not(
    repository_factory: Callable, tmp_path: Path
) -> None:
    root = repository_factory({"a.md": node("a"), ".gitignore": "junk/\n*.log\n"})
    git(root, "branch", "other")
    staged = pygit2.Repository(str(root)).create_blob(b"staged only\n")
    write_files(root, {"a.md": "changed\n", "new.md": "new\n", "junk/x": "x", "y.log": "y"})
    found = names(back_up(root, tmp_path / "it.bundle").rest)
    assert {"README.txt", "files/a.md", "files/new.md", "git/HEAD", "git/index"} <= found
    assert "git/refs/heads/other" in found
    assert f"git/objects/{str(staged)[:2]}/{str(staged)[2:]}" in found
    assert not {name for name in found if "junk" in name or "y.log" in name}
    assert "files/.gitignore" not in found


def test_a_branch_that_is_not_whole_is_told_and_the_others_are_saved(
    repository_factory: Callable, tmp_path: Path
) -> None:
    root = repository_factory({"a.md": node("a")})
    git(root, "branch", "good")
    write_files(root, {"a.md": "lost\n"})
    commit_all(root, "Edit")
    loose_path(root / ".git" / "objects", blob_id(b"lost\n")).unlink()
    saved = back_up(root, tmp_path / "it.bundle")
    assert set(saved.left_out) == {"HEAD", "refs/heads/main"}
    assert git(tmp_path, "bundle", "list-heads", str(saved.bundle)).endswith("refs/heads/good")
    git(tmp_path, "clone", "-q", "-b", "good", str(saved.bundle), "clone")


def test_a_damaged_pack_does_not_get_into_the_bundle_unseen(
    repository_factory: Callable, tmp_path: Path
) -> None:
    root = repository_factory({"a.md": node("a", body="words " * 5000)})
    git(root, "gc", "-q")
    (pack,) = (root / ".git" / "objects" / "pack").glob("*.pack")
    data = bytearray(pack.read_bytes())
    middle = len(data) // 2
    data[middle : middle + 20] = bytes(20)
    pack.chmod(0o644)
    pack.write_bytes(data)
    saved = back_up(root, tmp_path / "it.bundle")
    assert saved.bundle is None
    assert "refs/heads/main" in saved.left_out


def test_a_repository_without_commits_is_saved_too(
    repository_factory: Callable, tmp_path: Path
) -> None:
    root = repository_factory({"a.md": "text\n"}, commit=False)
    saved = back_up(root, tmp_path / "it.bundle")
    assert saved.bundle is None
    assert "files/a.md" in names(saved.rest)


def test_a_shallow_clone_is_saved(repository_factory: Callable, tmp_path: Path) -> None:
    root = repository_factory({"a.md": "one\n"})
    write_files(root, {"a.md": "two\n"})
    commit_all(root, "Two")
    git(tmp_path, "clone", "-q", "--depth", "1", f"file://{root}", "shallow")
    saved = back_up(tmp_path / "shallow", tmp_path / "it.bundle")
    assert saved.left_out == ()
    assert git(root, "bundle", "verify", str(saved.bundle))


def test_a_file_that_is_there_is_never_overwritten(
    repository_factory: Callable, tmp_path: Path
) -> None:
    root = repository_factory({"a.md": node("a")})
    (tmp_path / "it.bundle").write_text("precious")
    with pytest.raises(StorageError):
        back_up(root, tmp_path / "it.bundle")
    assert (tmp_path / "it.bundle").read_text() == "precious"


def test_saving_changes_nothing_in_the_repository(
    repository_factory: Callable, tmp_path: Path
) -> None:
    root = repository_factory({"a.md": node("a")})
    command = ["find", str(root), "-printf", "%p %s %T@\n"]
    before = subprocess.run(command, capture_output=True, check=True).stdout
    back_up(root, tmp_path / "it.bundle")
    assert subprocess.run(command, capture_output=True, check=True).stdout == before
