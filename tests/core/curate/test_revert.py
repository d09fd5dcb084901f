"""An older commit of anyone can be taken back, and what was edited since stays."""

from collections.abc import Callable
from pathlib import Path

import pytest

from forest_files import MANIFEST, log, node, write_files
from forest_studio.core.model.changes import EditPassport
from forest_studio.core.session import Applied, Outcome, Rejected, RevertConflict, Session
from plain_git import commit, git

BODY = "one\n\ntwo\n\nthree\n\nfour\n"


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    return repository_factory(
        {"forest.yaml": MANIFEST, "a.md": node("a", "First", body=BODY), "b.md": node("b")}
    )


def change(root: Path, message: str, **files: str | None) -> str:
    """Commits new texts of files (named without ``.md``), or their removal."""
    for name, text in files.items():
        if text is None:
            (root / f"{name}.md").unlink()
        else:
            write_files(root, {f"{name}.md": text})
    return commit(root, message)


def revert(root: Path, made: str) -> Outcome | RevertConflict:
    session = Session.open(root)
    session.history.update()
    (entry,) = session.history.find(made)
    return session.revert(entry)


def refused(root: Path, made: str) -> str:
    count = len(log(root))
    found = revert(root, made)
    assert isinstance(found, Rejected), found
    assert len(log(root)) == count
    return found.reasons[0].rule


def test_an_edit_made_outside_is_undone_and_later_edits_stay(root: Path) -> None:
    made = change(root, "Change one", a=node("a", "First", body=BODY.replace("one", "ONE")))
    change(root, "Change four", a=node("a", "First", body="ONE\n\ntwo\n\nthree\n\nFOUR\n"))
    git(root, "mv", "a.md", "moved.md")
    commit(root, "Move")
    done = revert(root, made)
    assert isinstance(done, Applied), done
    assert (root / "moved.md").read_text() == node("a", "First", body=BODY.replace("four", "FOUR"))
    assert log(root)[0] == "Undo: Change one"


def test_an_edit_of_the_app_from_an_earlier_session_is_undone(root: Path) -> None:
    done = Session.open(root).apply(EditPassport("a", title="Second"))
    assert isinstance(done, Applied)
    assert isinstance(revert(root, done.commit), Applied)
    assert "title: First\n" in (root / "a.md").read_text()
    assert log(root)[0] == "Undo: Edit title of First"


def test_an_undo_can_be_undone(root: Path) -> None:
    before = (root / "a.md").read_text()
    made = change(root, "Change", a=node("a", "Second"))
    session = Session.open(root)
    session.history.update()
    (entry,) = session.history.find(made)
    assert isinstance(session.revert(entry), Applied)
    assert (root / "a.md").read_text() == before
    assert isinstance(session.undo(), Applied)
    assert (root / "a.md").read_text() == node("a", "Second")


def test_lines_that_were_edited_since_are_a_conflict_with_both_texts(root: Path) -> None:
    first = (root / "a.md").read_bytes()
    made = change(root, "Change", a=node("a", "Second", body=BODY))
    change(root, "Change again", a=node("a", "Third", body=BODY))
    found = revert(root, made)
    assert isinstance(found, RevertConflict)
    (clash,) = found.clashes
    assert (clash.path, clash.wanted) == ("a.md", first)
    assert clash.now == node("a", "Third", body=BODY).encode()
    assert log(root)[0] == "Change again"


def test_a_file_that_was_added_is_removed_unless_it_was_edited_since(root: Path) -> None:
    made = change(root, "Add c", c=node("c"))
    assert isinstance(revert(root, made), Applied)
    assert not (root / "c.md").exists()
    assert refused(root, made) == "no-change"
    again = change(root, "Add c again", c=node("c"))
    change(root, "Edit c", c=node("c", "Edited"))
    assert isinstance(revert(root, again), RevertConflict)
    assert (root / "c.md").exists()


def test_a_file_that_was_deleted_comes_back_unless_its_place_is_taken(root: Path) -> None:
    text = (root / "a.md").read_bytes()
    made = change(root, "Remove a", a=None)
    assert isinstance(revert(root, made), Applied)
    assert (root / "a.md").read_bytes() == text
    assert refused(root, made) == "no-change"
    again = change(root, "Remove a again", a=None)
    change(root, "Another a", a=node("a", "Another"))
    assert isinstance(revert(root, again), RevertConflict)
    assert (root / "a.md").read_text() == node("a", "Another")


def test_a_deleted_file_whose_id_is_taken_does_not_come_back(root: Path) -> None:
    made = change(root, "Remove a", a=None)
    change(root, "The same id elsewhere", elsewhere=node("a", "Elsewhere"))
    assert isinstance(revert(root, made), RevertConflict)
    assert not (root / "a.md").exists()


def test_an_edit_of_a_file_that_is_gone_is_a_conflict(root: Path) -> None:
    made = change(root, "Edit a", a=node("a", "Second"))
    change(root, "Remove a", a=None)
    found = revert(root, made)
    assert isinstance(found, RevertConflict)
    assert found.clashes[0].now == b""


def test_an_edit_that_was_taken_back_already_is_refused(root: Path) -> None:
    first = (root / "a.md").read_text()
    made = change(root, "Edit a", a=node("a", "Second"))
    change(root, "Back again", a=first)
    assert refused(root, made) == "no-change"


def test_merges_and_commits_without_files_are_refused(root: Path) -> None:
    assert refused(root, commit(root, "Nothing")) == "no-change"
    git(root, "checkout", "--quiet", "-b", "side", "HEAD~1")
    commit(root, "On the side")
    git(root, "checkout", "--quiet", "main")
    git(root, "merge", "--quiet", "--no-ff", "--message", "Join", "side")
    assert refused(root, git(root, "rev-parse", "HEAD")) == "merge-commit"


def test_line_ends_survive_an_undo(root: Path) -> None:
    first = node("a", "First", body=BODY).replace("\n", "\r\n")
    change(root, "Windows", a=first)
    made = change(root, "Change", a=first.replace("one", "ONE"))
    change(root, "Change more", a=first.replace("one", "ONE").replace("four", "FOUR"))
    assert isinstance(revert(root, made), Applied)
    assert (root / "a.md").read_bytes() == first.replace("four", "FOUR").encode()
