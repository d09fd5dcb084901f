"""Branches of files that grew apart in two clones are joined without losing any."""

import pytest

from forest_studio.core.model.changes import Author, Origin
from forest_studio.core.store.repository import Repository
from plain_git import git

AGENT = Author("Forest Studio agent", "agent@example.org", Origin.AGENT)


@pytest.fixture
def clones(repository_factory, tmp_path):
    first = repository_factory({"a.md": "a\n"}, name="first")
    branch(first).append("2026/01/common.json", b"0", "m", AGENT)
    second = tmp_path / "second"
    git(tmp_path, "clone", "-q", str(first), str(second))
    git(second, "branch", "-q", "forest-trails", "origin/forest-trails")
    git(second, "config", "user.name", "Bea")
    git(second, "config", "user.email", "bea@example.org")
    git(first, "remote", "add", "other", str(second))
    return first, second


def branch(root):
    return Repository.open(root).branch("forest-trails")


def test_both_clones_have_every_file_after_they_fetched_from_each_other(clones):
    first, second = clones
    branch(first).append("2026/01/mine.json", b"1", "m", AGENT)
    branch(second).append("2026/01/theirs.json", b"2", "m", AGENT)
    for root, remote in ((first, "other"), (second, "origin")):
        git(root, "fetch", "-q", remote)
    assert [branch(root).merge(AGENT) for root in clones] == [1, 1]
    assert branch(first).names() == branch(second).names()
    assert branch(first).names() == tuple(f"2026/01/{n}.json" for n in ("common", "mine", "theirs"))
    assert branch(first).read("2026/01/theirs.json") == b"2"
    assert git(first, "status", "--porcelain") == ""
    git(first, "fsck", "--strict")


def test_the_joined_branch_can_be_pushed_without_force(clones):
    first, second = clones
    branch(first).append("mine.json", b"1", "m", AGENT)
    branch(second).append("theirs.json", b"2", "m", AGENT)
    git(second, "fetch", "-q", "origin")
    branch(second).merge(AGENT)
    git(second, "push", "-q", "origin", "forest-trails")
    assert branch(first).names() == branch(second).names()


def test_a_clone_that_is_behind_is_taken_forward_and_one_ahead_stays(clones):
    first, second = clones
    branch(first).append("mine.json", b"1", "m", AGENT)
    git(second, "fetch", "-q", "origin")
    assert branch(second).merge(AGENT) == 1
    assert branch(second).tip() == branch(first).tip()
    assert branch(second).merge(AGENT) == 0
    branch(second).append("theirs.json", b"2", "m", AGENT)
    assert branch(second).merge(AGENT) == 0


def test_what_another_clone_deleted_or_changed_stays_as_it_was_here(clones, tmp_path):
    first, second = clones
    git(second, "checkout", "-q", "forest-trails")
    (second / "2026/01/common.json").write_text("forged")
    (second / "2026/01/evil.json").symlink_to("/etc/hostname")
    git(second, "add", ".")
    git(second, "commit", "-qm", "forged")
    git(first, "fetch", "-q", "other")
    assert branch(first).merge(AGENT) == 0
    assert branch(first).names() == ("2026/01/common.json",)
    assert branch(first).read("2026/01/common.json") == b"0"
    assert branch(first).merge(AGENT) == 0


def test_a_forest_without_remotes_or_trails_has_nothing_to_merge(repository_factory):
    root = repository_factory({"a.md": "a\n"})
    assert branch(root).merge(AGENT) == 0
    assert branch(root).tip() == ""
