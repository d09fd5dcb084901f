"""Branches of files that grew apart in two clones are joined without losing any."""

import pygit2
import pytest

from forest_studio.core.model.changes import Author, Origin
from forest_studio.core.model.errors import StorageError
from forest_studio.core.store.branches import branch_tree
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


def fetched(root, tree):
    """Makes a tree the branch of another clone, as if it had been fetched."""
    repository = pygit2.Repository(str(root))
    who = pygit2.Signature("Eve", "eve@example.org")
    commit = repository.create_commit(None, who, who, "m", tree(repository), [])
    repository.references.create("refs/remotes/evil/forest-trails", commit, force=True)


def folder(repository, **entries):
    """A tree of these entries; a text is a file's, an id is a folder's."""
    builder = repository.TreeBuilder()
    for name, entry in entries.items():
        if isinstance(entry, str):
            blob = repository.create_blob(entry.encode())
            builder.insert(name, blob, pygit2.enums.FileMode.BLOB)
        else:
            builder.insert(name, entry, pygit2.enums.FileMode.TREE)
    return builder.write()


def test_a_file_of_theirs_never_takes_the_place_of_a_folder_of_ours(clones):
    first, _ = clones
    fetched(first, lambda r: folder(r, **{"2026": "gone", "2027": folder(r, new="n")}))
    assert branch(first).merge(AGENT) == 1
    assert branch(first).names() == ("2026/01/common.json", "2027/new")


def test_a_folder_of_theirs_at_the_place_of_a_file_of_ours_holds_nothing_up(clones):
    first, _ = clones
    branch(first).append("a.json", b"mine", "m", AGENT)
    fetched(first, lambda r: folder(r, **{"a.json": folder(r, x="x"), "b.json": "theirs"}))
    assert branch(first).merge(AGENT) == 1
    assert branch(first).names() == ("2026/01/common.json", "a.json", "b.json")


def test_names_that_are_not_utf8_and_other_repositories_hold_nothing_up(clones):
    first, _ = clones

    def tree(repository):
        blob = repository.create_blob(b"x").raw
        inner = b"100644 good.json\0" + blob + b"100644 \xff.json\0" + blob
        inner += b"160000 z\0" + bytes(range(20))
        return repository.write(pygit2.enums.ObjectType.TREE, inner)

    fetched(first, tree)
    assert branch(first).merge(AGENT) == 1
    assert branch(first).names() == ("2026/01/common.json", "good.json")


def test_a_tree_that_names_itself_many_times_over_is_refused_before_anything_is_taken(
    clones, monkeypatch
):
    first, _ = clones
    monkeypatch.setattr(branch_tree, "_MOST", 5_000)

    def tree(repository):
        level = folder(repository, **{f"{n}.json": "x" for n in range(10)})
        for _ in range(7):
            level = folder(repository, **{f"{n:02}": level for n in range(10)})
        return level

    fetched(first, tree)
    with pytest.raises(StorageError, match="more than 5,000 entries"):
        branch(first).merge(AGENT)
    assert branch(first).names() == ("2026/01/common.json",)


def test_the_size_of_a_file_is_known_without_reading_it(clones):
    first, _ = clones
    branch(first).append("big.json", b"x" * 1000, "m", AGENT)
    assert branch(first).size("big.json") == 1000
    assert branch(first).size("none.json") == 0
