"""A commit of many files is taken back as one commit, or not at all, and later edits stay."""

from collections.abc import Callable
from pathlib import Path

import pygit2
import pytest

from forest_files import MANIFEST, log, node, write_files
from forest_studio.core.model.changes import (
    ChangeId,
    EditBody,
    EditPassport,
    MergeNodes,
    MoveNode,
    RenameFile,
    SplitNode,
)
from forest_studio.core.session import Applied, Rejected, RevertConflict, Session
from plain_git import commit, git

BODY = "one\n\ntwo\n\nthree\n\nfour\n"
LATIN = (
    b"\xef\xbb\xbf---\r\nid: l\r\ntitle: L\r\nsummary: Caf\xc3\xa9.\r\n---\r\nfirst\r\n\r\nlast\r\n"
)
RAW = b"caf\xe9 one\n\ntwo\n\nthree\n"


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    return repository_factory(
        {
            "forest.yaml": MANIFEST,
            "a.md": node("a", body=BODY),
            "b.md": node("b", body="[a](a.md)\n\nmiddle\n\nlast\n"),
            "c/pic.png": b"\x00\n",
            "c/d.md": "# D\n\n[a](../a.md)\n",
            "l.md": LATIN,
            "raw.md": RAW,
        }
    )


@pytest.fixture
def session(root: Path) -> Session:
    return Session.open(root, index_in_memory=True)


def revert(session: Session, made: str = "HEAD") -> object:
    session.history.update()
    (entry,) = session.history.find(git(session.repository.root, "rev-parse", made))
    return session.revert(entry)


def files(root: Path) -> dict[str, bytes]:
    found = (path for path in root.rglob("*") if path.is_file() and ".git" not in path.parts)
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in found}


def clashing(session: Session, made: str) -> dict[str, str]:
    """Reasons by path; sees to it that nothing was written."""
    root = session.repository.root
    before, head = files(root), git(root, "rev-parse", "HEAD")
    found = revert(session, made)
    assert isinstance(found, RevertConflict), found
    assert (files(root), git(root, "rev-parse", "HEAD")) == (before, head)
    return {clash.path: clash.reason for clash in found.clashes}


STRUCTURE = [
    MoveNode("a", "deep"),
    MoveNode("c/", "deep"),
    RenameFile("a", "A"),
    MergeNodes("b", "a"),
    ChangeId("a", "first"),
    SplitNode("a", "new", "New", "It is new.", "the rest", line=9),
]


@pytest.mark.parametrize("change", STRUCTURE, ids=lambda change: type(change).__name__)
def test_edits_of_structure_are_taken_back_as_one_commit(session: Session, change: object) -> None:
    root = session.repository.root
    before = files(root)
    assert isinstance(session.apply(change), Applied)  # type: ignore[arg-type]
    after = files(root)
    other = Session.open(root, index_in_memory=True)
    assert isinstance(revert(other), Applied)
    assert files(root) == before
    assert len(log(root)) == 3
    assert git(root, "status", "--porcelain") == ""
    assert isinstance(other.undo(), Applied)
    assert files(root) == after
    assert isinstance(other.redo(), Applied)
    assert files(root) == before


def test_the_trailer_says_revert(session: Session) -> None:
    session.apply(MoveNode("a", "deep"))
    assert isinstance(revert(session), Applied)
    message = git(session.repository.root, "log", "-1", "--format=%B")
    assert message.startswith("Undo: Move A to deep\n")
    assert "Forest-Operation: revert" in message


def test_edits_and_moves_since_stay(session: Session) -> None:
    root = session.repository.root
    session.apply(MoveNode("a", "deep"))
    session.apply(EditBody("a", BODY.replace("four", "FOUR")))
    session.apply(EditPassport("b", summary="Other words."))
    assert isinstance(revert(session, "HEAD~2"), Applied)
    assert session.forest.node("a").path == "a.md"
    assert session.forest.body("a") == BODY.replace("four", "FOUR")
    assert session.forest.node("b").passport.summary == "Other words."
    assert "[a](a.md)" in (root / "b.md").read_text()


def test_a_move_of_the_folder_since_stays_under_a_rename_that_is_taken_back(root: Path) -> None:
    write_files(root, {"e/f.md": node("f")})
    commit(root, "Add f")
    session = Session.open(root, index_in_memory=True)
    session.apply(RenameFile("f", "g"))
    session.apply(RenameFile("e/", "far"))
    assert isinstance(revert(session, "HEAD~1"), Applied)
    assert session.forest.node("f").path == "far/f.md"


def test_a_file_that_was_moved_on_is_a_conflict(session: Session) -> None:
    session.apply(RenameFile("l", "m"))
    session.apply(RenameFile("l", "n"))
    assert clashing(session, "HEAD~1") == {"n.md": "the file was moved on since"}


def test_one_file_that_clashes_keeps_all_others_as_they_are(session: Session) -> None:
    root = session.repository.root
    write_files(root, {"a.md": node("a", "Second", body=BODY), "l.md": LATIN + b"more\r\n"})
    write_files(root, {"n.md": node("n")})
    (root / "b.md").unlink()
    made = commit(root, "Four files")
    write_files(root, {"a.md": node("a", "Third", body=BODY), "n.md": node("n", "Edited")})
    write_files(root, {"b.md": node("b", "Another")})
    commit(root, "Three of them again")
    assert clashing(session, made) == {
        "a.md": "the same lines were edited since",
        "b.md": "a file of that name or id was made since",
        "n.md": "the file was edited after it was added",
    }


def test_a_file_that_is_gone_is_a_conflict_with_the_text_that_it_had(session: Session) -> None:
    root = session.repository.root
    write_files(root, {"a.md": node("a", "Second", body=BODY), "l.md": LATIN + b"more\r\n"})
    made = commit(root, "Two files")
    (root / "l.md").unlink()
    commit(root, "Without l")
    found = revert(session, made)
    assert isinstance(found, RevertConflict)
    (clash,) = found.clashes
    assert (clash.path, clash.now, clash.wanted) == ("l.md", b"", LATIN)


def test_what_is_back_already_is_passed_over(session: Session) -> None:
    root = session.repository.root
    before = files(root)
    write_files(root, {"a.md": node("a", "Second", body=BODY), "n.md": node("n")})
    (root / "l.md").unlink()
    made = commit(root, "Three files")
    write_files(root, {"l.md": LATIN})
    commit(root, "One is back")
    assert isinstance(revert(session, made), Applied)
    assert files(root) == before
    again = revert(session, made)
    assert isinstance(again, Rejected)
    assert again.reasons[0].rule == "no-change"


def test_files_that_changed_places_change_back(session: Session) -> None:
    root = session.repository.root
    before = files(root)
    write_files(root, {"a.md": before["b.md"], "b.md": before["a.md"]})
    write_files(root, {"c/d.md": RAW, "raw.md": before["c/d.md"]})
    made = commit(root, "All change")
    assert isinstance(revert(session, made), Applied)
    assert files(root) == before


def test_marks_line_ends_and_bytes_survive(session: Session) -> None:
    root = session.repository.root
    write_files(root, {"l.md": LATIN.replace(b"first", b"FIRST")})
    write_files(root, {"raw.md": RAW.replace(b"one", b"\xff")})
    made = commit(root, "Two files")
    write_files(root, {"l.md": LATIN.replace(b"first", b"FIRST").replace(b"last", b"LAST")})
    commit(root, "Later")
    later = files(root)
    assert isinstance(revert(session, made), Applied)
    assert (root / "l.md").read_bytes() == LATIN.replace(b"last", b"LAST")
    assert (root / "raw.md").read_bytes() == RAW
    assert isinstance(session.undo(), Applied)
    assert files(root) == later


def test_the_manifest_and_pictures_come_back_too(session: Session) -> None:
    root = session.repository.root
    before = files(root)
    write_files(root, {"forest.yaml": MANIFEST.replace("Test", "Other"), "new.svg": "x"})
    (root / "c/pic.png").unlink()
    made = commit(root, "No node at all")
    session.refresh()
    assert session.forest.manifest.name == "Other"
    assert isinstance(revert(session, made), Applied)
    assert files(root) == before
    assert session.forest.manifest.name == "Test"


def test_a_file_in_the_place_of_one_that_comes_back_is_a_conflict(session: Session) -> None:
    root = session.repository.root
    session.apply(MoveNode("c/", "deep"))
    write_files(root, {"c/d.md": "# Another\n"})
    commit(root, "Another d")
    assert clashing(session, "HEAD~1") == {"c/d.md": "another file is there now"}


def test_an_id_that_was_given_to_another_node_since_is_refused(session: Session) -> None:
    root = session.repository.root
    session.apply(ChangeId("a", "first"))
    write_files(root, {"x.md": node("a", "Another")})
    commit(root, "Another a")
    found = revert(session, "HEAD~1")
    assert isinstance(found, Rejected)
    assert found.reasons[0].rule == "duplicate-id"


def test_links_and_what_lies_outside_of_the_forest_are_refused_with_their_names(
    root: Path,
) -> None:
    (root / "link.md").symlink_to("a.md")
    made = commit(root, "A link")
    found = revert(Session.open(root, index_in_memory=True), made)
    assert isinstance(found, Rejected)
    assert "link.md" in found.reasons[0].message
    write_files(root, {"docs/forest.yaml": MANIFEST, "docs/x.md": node("x")})
    commit(root, "A forest inside")
    inside = Session.open(root / "docs", index_in_memory=True)
    write_files(root, {"docs/x.md": node("x", "Second"), "code.py": "pass\n"})
    made = commit(root, "Words and code")
    found = revert(inside, made)
    assert isinstance(found, Rejected)
    assert (found.reasons[0].rule, "code.py" in found.reasons[0].message) == (
        "outside-forest",
        True,
    )
    write_files(root, {"docs/x.md": node("x", "Third"), "docs/y.md": node("y")})
    assert isinstance(revert(inside, commit(root, "Words alone")), Applied)
    assert not (root / "docs/y.md").exists()


def test_history_knows_which_run_a_commit_belongs_to(session: Session) -> None:
    with session.run("Tidy up") as run:
        run.apply(EditPassport("a", title="Better"))
        run.apply(EditPassport("b", title="Better"))
    session.history.update()
    entries = session.history.of_forest()
    assert [entry.run for entry in entries] == [run.id, run.id, ""]
    assert entries[0].run_label == "Tidy up"
    assert session.history.of_run(run.id) == entries[:2]
    assert session.history.of_run("") == ()


def test_a_run_follows_files_that_were_moved_since(session: Session) -> None:
    with session.run("Tidy up") as run:
        run.apply(EditPassport("a", title="Better"))
        run.apply(MoveNode("a", "deep"))
    session.apply(EditBody("a", BODY.replace("four", "FOUR")))
    session.apply(RenameFile("deep/", "deeper"))
    assert isinstance(session.undo_run(run.id), RevertConflict)
    session.undo()
    assert isinstance(session.undo_run(run.id), Applied)
    assert session.forest.node("a").path == "a.md"
    assert session.forest.node("a").title == "A"
    assert session.forest.body("a") == BODY.replace("four", "FOUR")


def test_edits_of_a_run_that_took_each_other_back_are_no_conflict(session: Session) -> None:
    with session.run("To and fro") as run:
        run.apply(EditPassport("a", title="Better"))
        run.apply(EditPassport("a", title="A"))
        run.apply(EditPassport("b", title="Better"))
    session.apply(EditPassport("a", title="Best"))
    assert isinstance(session.undo_run(run.id), Applied)
    assert (session.forest.node("a").title, session.forest.node("b").title) == ("Best", "B")


def test_no_file_is_left_behind_in_git_when_nothing_could_be_taken_back(session: Session) -> None:
    root = session.repository.root
    session.apply(RenameFile("l", "m"))
    session.apply(RenameFile("l", "n"))
    clashing(session, "HEAD~1")
    assert pygit2.Repository(str(root)).status() == {}
