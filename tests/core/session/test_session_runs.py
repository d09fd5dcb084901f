"""A run of edits is one thing to take back, whatever else was edited since."""

from collections.abc import Callable
from pathlib import Path

import pytest

from forest_files import MANIFEST, log, node, write_files
from forest_studio.core.bus import Bus
from forest_studio.core.model.changes import (
    AddEdge,
    Author,
    CreateNode,
    EditBody,
    EditPassport,
    MoveNode,
    Origin,
    RenameFile,
)
from forest_studio.core.model.edges import EdgeLine
from forest_studio.core.model.events import Event, ForestChanged
from forest_studio.core.session import Applied, Rejected, RevertConflict, Run, Session
from plain_git import git

AGENT = Author("Forest Studio agent m", "agent@example.org", Origin.AGENT)
BODY = "one\n\ntwo\n\nthree\n"


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    return repository_factory(
        {
            "forest.yaml": MANIFEST,
            "a.md": node("a", body=BODY),
            "b.md": node("b", body="[a](a.md)\n"),
            "c/pic.png": b"\x00\n",
            "c/d.md": "# D\n",
        }
    )


@pytest.fixture
def session(root: Path) -> Session:
    return Session.open(root, index_in_memory=True)


def work(session: Session) -> Run:
    """A run that edits, creates and moves."""
    with session.run("Tidy  up", AGENT) as run:
        for change in (
            EditPassport("a", summary="Better."),
            CreateNode("n.md", "n", "N", "It is new.", body="[a](a.md)\n"),
            AddEdge("a", EdgeLine("n", "mentions", "the new one")),
            MoveNode("a", "deep"),
            MoveNode("c/", "deep"),
        ):
            assert isinstance(run.apply(change), Applied)
    return run


def files(root: Path) -> dict[str, bytes]:
    found = (path for path in root.rglob("*") if path.is_file() and ".git" not in path.parts)
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in found}


def test_each_commit_of_a_run_carries_its_id(session: Session, root: Path) -> None:
    run = work(session)
    messages = [git(root, "log", "-1", f"--skip={n}", "--format=%B") for n in range(5)]
    assert all(f"Forest-Run: {run.id}\nForest-Run-Label: Tidy up" in text for text in messages)
    assert all("Forest-Origin: agent" in text for text in messages)


def test_a_run_is_taken_back_by_one_commit(session: Session, root: Path) -> None:
    before = files(root)
    run = work(session)
    done = run.undo()
    assert isinstance(done, Applied)
    assert files(root) == before
    assert log(root)[0] == "Undo run: Tidy up"
    assert len(log(root)) == 7
    assert git(root, "status", "--porcelain") == ""
    assert {"a", "b", "n"} <= set(done.nodes)
    assert isinstance(session.undo_run(run.id), Rejected)
    assert isinstance(session.undo(), Applied)
    assert session.forest.node("a").path == "deep/a.md"


def test_a_run_can_be_taken_back_in_another_session(session: Session, root: Path) -> None:
    before = files(root)
    run = work(session)
    other = Session.open(root, index_in_memory=True)
    assert isinstance(other.undo_run(run.id), Applied)
    assert files(root) == before


def test_what_was_edited_since_stays(session: Session, root: Path) -> None:
    with session.run("Titles") as run:
        run.apply(EditPassport("a", title="Better"))
        run.apply(EditPassport("b", title="Better too"))
    session.apply(EditBody("a", BODY.replace("three", "3")))
    assert isinstance(session.undo_run(run.id), Applied)
    assert session.forest.node("a").title == "A"
    assert session.forest.body("a") == BODY.replace("three", "3")
    assert session.forest.node("b").title == "B"


def test_a_run_that_does_not_fit_any_more_names_the_files(session: Session, root: Path) -> None:
    with session.run("Titles") as run:
        run.apply(EditPassport("a", title="Better"))
        run.apply(EditPassport("b", title="Better too"))
        run.apply(CreateNode("n.md", "n", "N", "S."))
    session.apply(EditPassport("a", title="Best"))
    session.apply(EditPassport("n", title="Kept"))
    before, head = files(root), git(root, "rev-parse", "HEAD")
    done = session.undo_run(run.id)
    assert isinstance(done, RevertConflict)
    assert [clash.path for clash in done.clashes] == ["a.md", "n.md"]
    assert b"title: Best" in done.clashes[0].now
    assert b"title: A" in done.clashes[0].wanted
    assert (files(root), git(root, "rev-parse", "HEAD")) == (before, head)


def test_an_unknown_run_is_refused(session: Session) -> None:
    assert isinstance(session.undo_run("nothing"), Rejected)


def test_a_move_goes_through_though_a_file_was_edited_outside(session: Session, root: Path) -> None:
    write_files(root, {"a.md": node("a", body=BODY + "outside\n")})
    done = session.apply(MoveNode("a", "deep"))
    assert isinstance(done, Applied)
    assert session.forest.body("a") == BODY + "outside\n"
    assert session.forest.node("a").path == "deep/a.md"
    assert git(root, "status", "--porcelain") == ""


def test_every_node_that_a_move_touches_is_told(root: Path) -> None:
    events: list[Event] = []
    bus = Bus()
    bus.subscribe(events.append)
    session = Session.open(root, bus, index_in_memory=True)
    session.search("one")
    session.apply(RenameFile("c/", "moved"))
    (event,) = (e for e in events if isinstance(e, ForestChanged))
    assert set(event.nodes) == {"c/", "c/d", "moved/", "moved/d"}
    session.apply(MoveNode("a", "moved"))
    assert {"a", "b"} <= set(events[-1].nodes)
    assert [hit.node for hit in session.search("three")] == ["a"]
    assert isinstance(session.undo(), Applied)
    assert isinstance(session.undo(), Applied)
    assert set(events[-1].nodes) == {"c/", "c/d", "moved/", "moved/d"}
