"""Names that differ by case only, where case makes a difference and where it makes none."""

import os

import pytest

from forest_files import commit_all, write_files
from forest_studio.core.store.repository import CommittedAll, Conflict, Repository
from forest_studio.core.store.writing import recovery, work_tree
from saving import assert_clean, git
from saving_several import (
    FILES,
    STEPS,
    killer,
    save_all,
)


@pytest.fixture
def root(repository_factory):
    return repository_factory(FILES)


@pytest.fixture
def die_at(monkeypatch):
    return killer(monkeypatch)


@pytest.fixture
def no_case(monkeypatch):
    """Names are found on disk whatever their case, as on Windows and macOS."""
    real = work_tree.disk_path

    def folding(checkout, path):
        current = checkout.folder
        for part in path.split("/"):
            names = os.listdir(current) if current.is_dir() else []
            same = [name for name in names if name.casefold() == part.casefold()]
            current = current / (same[0] if same else part)
        assert real(checkout, path).parent.name.casefold() == current.parent.name.casefold()
        return current

    for module in (work_tree, recovery):
        monkeypatch.setattr(module, "disk_path", folding)


CASE_ONLY = {"NOTE.md": ("[[NOTE]]\n", None), "note.md": (None, "[[note]]\n")}


def names_on_disk(root):
    return sorted(path.name for path in root.glob("*.md"))


def test_a_name_changes_its_case_where_case_makes_no_difference(repository_factory, no_case):
    root = repository_factory({"NOTE.md": "[[NOTE]]\n"})
    assert isinstance(save_all(root, CASE_ONLY), CommittedAll)
    assert names_on_disk(root) == ["note.md"]
    assert (root / "note.md").read_text() == "[[note]]\n"
    assert_clean(root)


def test_a_folder_changes_its_case_where_case_makes_no_difference(repository_factory, no_case):
    root = repository_factory({"Dir/a.md": "a\n", "Dir/b.md": "b\n"})
    plan = {f"Dir/{name}.md": (f"{name}\n", None) for name in "ab"}
    plan |= {f"dir/{name}.md": (None, f"{name}\n") for name in "ab"}
    assert isinstance(save_all(root, plan), CommittedAll)
    assert sorted(path.name for path in root.iterdir() if path.name != ".git") == ["dir"]
    assert_clean(root)


@pytest.mark.usefixtures("no_case")
@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("nth", [1, 2])
@pytest.mark.parametrize("step", STEPS)
def test_a_death_while_case_changes_loses_no_file(repository_factory, die_at, step, nth, after):
    root = repository_factory({"NOTE.md": "[[NOTE]]\n"})
    die_at(step, lambda: save_all(root, CASE_ONLY), nth, after)
    Repository.open(root)
    (name,) = names_on_disk(root)
    assert (root / name).read_text() == f"[[{name[:-3]}]]\n"
    assert git(root, "ls-tree", "--name-only", "HEAD") == name
    assert_clean(root)


def test_another_file_of_that_name_in_other_case_is_not_covered(repository_factory, no_case):
    root = repository_factory({"a.md": "a\n"})
    write_files(root, {"NOTE.md": "untracked\n"})
    assert isinstance(save_all(root, {"note.md": (None, "new\n")}), Conflict)
    assert (root / "NOTE.md").read_text() == "untracked\n"


def test_two_names_that_differ_by_case_live_side_by_side_where_case_counts(repository_factory):
    root = repository_factory({"NOTE.md": "[[NOTE]]\n"})
    write_files(root, {"note.md": "another file\n"})
    commit_all(root, "Second")
    assert isinstance(save_all(root, CASE_ONLY), Conflict)
    assert (root / "note.md").read_text() == "another file\n"
    assert (root / "NOTE.md").read_text() == "[[NOTE]]\n"
