"""History follows a node through names and places, and says who did what."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from forest_files import node
from forest_studio.core.model.changes import Author, Origin
from forest_studio.core.model.versions import ChangeKind
from forest_studio.core.store.repository import Committed, FileWrite, Repository
from past_of_forest import FILES, history_of, kinds, write
from plain_git import commit, git

AGENT = Author("Forest Studio agent small-model", "agent@example.org", Origin.AGENT)


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    return repository_factory(FILES)


def test_a_node_is_followed_by_its_id_through_a_rename_with_edits(root: Path) -> None:
    git(root, "mv", "a.md", "docs/bills.md")
    write(root, "docs/bills.md", node("a", "Bills", "Something else.", body="All is new.\n" * 30))
    commit(root, "Move and rewrite")
    versions = history_of(root).of_node("a")
    assert kinds(versions) == [("moved", "docs/bills.md"), ("added", "a.md")]
    assert versions[0].change.was_path == "a.md"
    assert {version.last_path for version in versions} == {"docs/bills.md"}


def test_two_nodes_that_swap_places_keep_their_histories(root: Path) -> None:
    one, other = (root / "a.md").read_text(), (root / "docs/b.md").read_text()
    write(root, "a.md", other)
    write(root, "docs/b.md", one)
    commit(root, "Swap")
    history = history_of(root)
    assert kinds(history.of_node("a")) == [("moved", "docs/b.md"), ("added", "a.md")]
    assert kinds(history.of_node("b")) == [("moved", "a.md"), ("added", "docs/b.md")]


def test_a_wild_file_is_followed_when_it_moves_unchanged_or_nearly_so(root: Path) -> None:
    git(root, "mv", "docs/wild.md", "docs/tame.md")
    commit(root, "Rename")
    git(root, "mv", "docs/tame.md", "page.md")
    write(root, "page.md", (root / "page.md").read_text() + "One line more.\n")
    commit(root, "Rename and edit")
    assert kinds(history_of(root).of_node("page")) == [
        ("moved", "page.md"),
        ("moved", "docs/tame.md"),
        ("added", "docs/wild.md"),
    ]


def test_alike_nodes_with_ids_of_their_own_are_not_taken_for_one(root: Path) -> None:
    git(root, "mv", "a.md", "c.md")
    write(root, "c.md", (root / "c.md").read_text().replace("id: a", "id: c"))
    commit(root, "Replace a by c")
    history = history_of(root)
    assert kinds(history.of_node("c")) == [("added", "c.md")]
    assert kinds(history.of_node("a")) == [("deleted", "a.md"), ("added", "a.md")]


def test_a_wild_node_that_gets_a_passport_keeps_its_history(root: Path) -> None:
    write(root, "docs/wild.md", node("zeppelin"))
    commit(root, "Curate")
    versions = history_of(root).of_node("zeppelin")
    assert kinds(versions) == [("edited", "docs/wild.md"), ("added", "docs/wild.md")]
    assert versions[0].change.was_node == "docs/wild"


def test_a_file_that_was_broken_for_a_while_keeps_its_history(root: Path) -> None:
    whole = (root / "docs/b.md").read_text()
    write(root, "docs/b.md", whole.replace("summary:", "summary: {"))
    commit(root, "Break")
    assert Repository.open(root).read().by_path["docs/b.md"] == "docs/b"
    assert len(history_of(root).of_node("docs/b")) == 2
    write(root, "docs/b.md", whole)
    commit(root, "Mend")
    assert len(history_of(root).of_node("b")) == 3


def test_of_two_files_with_one_id_the_one_known_by_its_path_has_a_history_too(root: Path) -> None:
    write(root, "copy.md", (root / "a.md").read_text())
    commit(root, "Copy")
    for count in range(3):
        write(root, "copy.md", node("a", f"Copy {count}"))
        commit(root, f"Edit the copy {count}")
    assert Repository.open(root).read().by_path["copy.md"] == "copy"
    history = history_of(root)
    versions = history.of_node("copy", 2)
    versions += history.of_node("copy", 2, versions[-1])
    assert [version.change.path for version in versions] == ["copy.md"] * 4


def test_a_node_that_is_gone_still_has_a_history_and_its_last_text(root: Path) -> None:
    text = (root / "a.md").read_bytes()
    (root / "a.md").unlink()
    commit(root, "Remove")
    history = history_of(root)
    gone, added = history.of_node("a")
    assert (gone.change.kind, gone.last_path) == (ChangeKind.DELETED, "a.md")
    assert history.version_text(gone) == history.version_text(added) == text


def test_pages_of_a_node_and_of_the_forest_join_without_gaps(root: Path) -> None:
    for count in range(7):
        write(root, "a.md", node("a", f"Title {count}"))
        commit(root, f"Edit {count}")
    history = history_of(root)
    versions, entries = history.of_node("a"), history.of_forest()
    assert len(versions) == len(entries) == 8
    assert history.of_node("a", 5) + history.of_node("a", 5, versions[4]) == versions
    assert history.of_forest(5) + history.of_forest(5, entries[4]) == entries


def test_history_says_who_and_by_which_operation(root: Path) -> None:
    repository = Repository.open(root)
    for origin in (Origin.PERSON, Origin.AGENT):
        author = replace(AGENT, origin=origin)
        blob = repository.read().node("a").blob
        content = node("a", origin.value.title()).encode()
        done = repository.commit(FileWrite("a.md", content, blob), author, "Edit", "edit-passport")
        assert isinstance(done, Committed)
    write(root, "a.md", node("a", "By hand"))
    commit(root, "Edit\n\nForest-Origin: person\n\nA line after what looked like a trailer.")
    entries = history_of(root).of_forest()
    assert [entry.author.origin for entry in entries] == [
        Origin.OUTSIDE,
        Origin.AGENT,
        Origin.PERSON,
        Origin.OUTSIDE,
    ]
    assert [entry.operation for entry in entries] == ["", "edit-passport", "edit-passport", ""]
    assert entries[1].author.name == AGENT.name
    assert entries[0].author.name == "Ada Tester"


def test_a_commit_says_how_many_nodes_and_files_it_changed(root: Path) -> None:
    write(root, "a.md", node("a", "New"))
    write(root, "picture.png", "no node")
    write(root, ".hidden/x.md", "no node")
    write(root, "forest.yaml", "name: Other\nformat: 1\n")
    commit(root, "Four files")
    history = history_of(root)
    (entry, _) = history.of_forest()
    assert (entry.nodes, entry.files) == (1, 4)
    assert [c.path for c in history.changes(entry.commit)] == ["a.md", "forest.yaml"]


def test_a_commit_is_found_by_the_beginning_of_its_id(root: Path) -> None:
    new = commit(root, "Edit")
    history = history_of(root)
    assert [entry.commit for entry in history.find(new[:7].upper())] == [new]
    assert history.find(new[:3]) == ()
    assert history.find("HEAD") == ()
    assert history.find("' OR 1=1 --") == ()


def test_the_version_at_a_commit_is_the_one_that_the_commit_had(root: Path) -> None:
    history = history_of(root)
    (plant,) = history.of_forest()
    write(root, "a.md", node("a", "Two"))
    commit(root, "Two")
    write(root, "docs/b.md", node("b", "Other"))
    other = commit(root, "Other")
    git(root, "mv", "a.md", "c.md")
    commit(root, "Three")
    history.update()
    (entry,) = history.find(other)
    found = history.version_at("a", entry)
    assert found is not None
    assert found.entry.subject == "Two"
    first = history.version_at("a", plant)
    assert first is not None
    assert (first.entry.subject, first.last_path) == ("Plant", "c.md")
    assert history.version_at("nobody", entry) is None
