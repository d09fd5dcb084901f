"""The doctor puts HEAD, branches, logs and configuration back, and says what it can't."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from forest_files import commit_all, node, write_files
from forest_studio.core.model.errors import BrokenForest, ForestError
from forest_studio.core.store.git.loose_objects import loose_path
from forest_studio.core.store.repository import Repository
from forest_studio.core.store.upkeep.doctor import examine, repair
from git_line import git
from sick_forest import NEW, empty, healed, names, saved_forest


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    return saved_forest(repository_factory)


@pytest.mark.parametrize("content", [b"", b"\0" * 41, b"ref: nonsense\n", None])
def test_a_broken_head_is_set_to_the_branch_it_named(root: Path, content: bytes | None) -> None:
    git(root, "branch", "aaa", "HEAD~1")
    head = root / ".git" / "HEAD"
    head.unlink()
    if content is not None:
        head.write_bytes(content)
    with pytest.raises(ForestError, match="doctor"):
        Repository.open(root).read()
    healed(root, "head-broken")
    assert git(root, "branch", "--show-current") == "main"
    assert git(root, "status", "--porcelain") == ""


@pytest.mark.parametrize("content", [b"", b"\0" * 41, b"1" * 40 + b"\n"])
def test_a_broken_branch_goes_back_to_its_newest_good_commit(root: Path, content: bytes) -> None:
    tip = git(root, "rev-parse", "HEAD")
    (root / ".git" / "refs" / "heads" / "main").write_bytes(content)
    healed(root, "ref-broken")
    assert git(root, "rev-parse", "HEAD") == tip
    assert git(root, "status", "--porcelain") == ""


def test_when_the_newest_commit_is_lost_the_one_before_it_is_in_force_and_the_words_stay(
    root: Path,
) -> None:
    tip, before = git(root, "rev-parse", "HEAD", "HEAD~1").split()
    git(root, "pack-refs", "--all")
    empty(loose_path(root / ".git" / "objects", tip))
    ailments = examine(root)
    assert names(ailments) == ["object-damaged", "ref-broken", "log-broken", "log-broken"]
    treatment = repair(root, ailments)
    assert all(r.done for r in treatment.repairs)
    assert examine(root) == ()
    git(root, "fsck", "--full")
    assert git(root, "rev-parse", "HEAD") == before
    assert (root / "a.md").read_text() == NEW
    assert "a.md" in git(root, "status", "--porcelain")


def test_without_any_log_the_table_of_history_knows_the_last_commit(root: Path) -> None:
    from forest_studio.core.store.history.history import History

    History(Repository.open(root)).update()
    tip = git(root, "rev-parse", "HEAD")
    shutil.rmtree(root / ".git" / "logs")
    (root / ".git" / "refs" / "heads" / "main").write_bytes(b"")
    (found,) = examine(root)
    assert "table of history" in found.repair
    healed(root, "ref-broken")
    assert git(root, "rev-parse", "HEAD") == tip


def test_without_log_and_table_the_newest_commit_that_is_left_is_taken(root: Path) -> None:
    tip = git(root, "rev-parse", "HEAD")
    shutil.rmtree(root / ".git" / "logs")
    (root / ".git" / "refs" / "heads" / "main").write_bytes(b"")
    healed(root, "ref-broken")
    assert git(root, "rev-parse", "HEAD") == tip


def test_a_branch_whose_file_is_gone_comes_back_from_its_log(root: Path) -> None:
    tip = git(root, "rev-parse", "HEAD")
    (root / ".git" / "refs" / "heads" / "main").unlink()
    healed(root, "ref-broken")
    assert git(root, "rev-parse", "HEAD") == tip


def test_a_new_branch_without_commits_is_healthy(root: Path) -> None:
    git(root, "checkout", "-q", "--orphan", "fresh")
    assert examine(root) == ()


def test_a_broken_reference_to_another_computers_branch_is_set_aside(root: Path) -> None:
    write_files(root / ".git" / "refs" / "remotes" / "origin", {"main": "1" * 40 + "\n"})
    healed(root, "ref-broken")


def test_commits_on_no_branch_get_one(root: Path) -> None:
    git(root, "checkout", "-q", "--detach")
    assert examine(root) == ()
    write_files(root, {"b.md": node("b", "Detached")})
    commit = commit_all(root, "Off any branch")
    treatment = healed(root, "head-detached")
    assert git(root, "branch", "--show-current") == f"rescued-{commit[:8]}"
    assert git(root, "status", "--porcelain") == ""
    assert treatment.repairs[0].ailment.text_at_risk


def test_the_folder_of_references_that_a_copy_left_out_is_made_again(root: Path) -> None:
    git(root, "pack-refs", "--all")
    shutil.rmtree(root / ".git" / "refs")
    with pytest.raises(BrokenForest):
        Repository.open(root)
    healed(root, "refs-folder-missing")
    assert git(root, "status", "--porcelain") == ""


@pytest.mark.parametrize("text", [b"\0" * 120, b"[core\n\tbare = fal"])
def test_a_configuration_that_can_not_be_read_is_set_aside(root: Path, text: bytes) -> None:
    (root / ".git" / "config").write_bytes(text)
    healed(root, "config-broken")
    assert list((root / ".git").glob("config.broken-*"))


def test_spoilt_lines_of_a_log_are_taken_out_and_the_others_stay(root: Path) -> None:
    log = root / ".git" / "logs" / "HEAD"
    before = git(root, "reflog")
    with log.open("ab") as file:
        file.write(b"\0" * 200)
    healed(root, "log-broken")
    assert git(root, "reflog") == before
