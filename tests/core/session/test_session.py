"""A session: edits become commits, undo is a commit too, and readers keep their snapshot."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Thread

import pytest

from forest_files import MANIFEST, commit_all, fingerprint, log, node, write_files
from forest_studio.core import settings
from forest_studio.core.bus import Bus
from forest_studio.core.hunt.loop import Limits
from forest_studio.core.model.changes import AddEdge, CreateNode, EditPassport, Origin
from forest_studio.core.model.edges import EdgeLine
from forest_studio.core.model.errors import HuntError, NotAForest, SearchError
from forest_studio.core.model.events import (
    Event,
    ForestChanged,
    HuntEnded,
    IndexStale,
    StepTaken,
)
from forest_studio.core.session import (
    Applied,
    Conflict,
    Rejected,
    Session,
    open_sample_copy,
    plant_sample,
)
from forest_studio.core.settings import Settings
from forest_studio.core.trails.trail import Outcome

FILES = {
    "forest.yaml": MANIFEST,
    "index.md": node("home", "Home", "Everything about invoices."),
    "a.md": node("a", "Invoice service", "Issues invoices.", body="Invoices are kept ten years.\n"),
    "b.md": node("b", "Ledger", "Adds up totals."),
    "docs/wild.md": "# Zeppelin manual\n\nHow to fly.\n",
}


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    return repository_factory(FILES)


@pytest.fixture
def events() -> list[Event]:
    return []


@pytest.fixture
def session(root: Path, events: list[Event]) -> Session:
    bus = Bus()
    bus.subscribe(events.append)
    return Session.open(root, bus)


def retitle(session: Session, title: str, node_id: str = "a") -> Applied:
    done = session.apply(EditPassport(node_id, title=title))
    assert isinstance(done, Applied), done
    return done


def test_an_edit_is_on_disk_in_git_and_in_the_snapshot(session: Session, root: Path) -> None:
    done = retitle(session, "Billing")
    assert session.forest.node("a").title == "Billing"
    assert "title: Billing\n" in (root / "a.md").read_text()
    assert log(root) == ["Edit title of Invoice service", "Plant"]
    assert session.forest.commit == done.commit
    assert (done.label, done.nodes) == ("Edit title of Invoice service", ("a",))


def test_an_edit_is_told_once_with_the_callers_token(session: Session, events: list[Event]) -> None:
    token = object()
    session.apply(EditPassport("a", title="Billing"), token=token)
    (event,) = events
    assert isinstance(event, ForestChanged)
    assert event.token is token
    assert (event.nodes, event.origin, event.forest) == (("a",), Origin.PERSON, session.forest)


def test_a_refused_edit_changes_nothing(session: Session, root: Path, events: list[Event]) -> None:
    before = fingerprint(root)
    assert isinstance(session.apply(EditPassport("a", title="")), Rejected)
    assert isinstance(session.apply(AddEdge("a", EdgeLine("gone", "owns"))), Rejected)
    assert fingerprint(root) == before
    assert events == []
    assert session.can_undo == ""


def test_a_snapshot_stays_as_it_was_read(session: Session) -> None:
    before = session.forest
    retitle(session, "Billing")
    assert before.node("a").title == "Invoice service"


def test_undo_and_redo_are_commits_of_their_own(session: Session, root: Path) -> None:
    original = (root / "a.md").read_bytes()
    retitle(session, "Billing")
    assert session.can_undo == "Edit title of Invoice service"
    assert isinstance(session.undo(), Applied)
    assert (root / "a.md").read_bytes() == original
    assert (session.can_undo, session.can_redo) == ("", "Edit title of Invoice service")
    assert isinstance(session.redo(), Applied)
    assert session.forest.node("a").title == "Billing"
    assert isinstance(session.undo(), Applied)
    assert (root / "a.md").read_bytes() == original
    assert log(root)[:4] == [
        "Undo: Edit title of Invoice service",
        "Redo: Edit title of Invoice service",
        "Undo: Edit title of Invoice service",
        "Edit title of Invoice service",
    ]


def test_whoever_hears_of_a_change_can_already_undo_it(session: Session) -> None:
    heard: list[tuple[str, str]] = []
    session.bus.subscribe(lambda _event: heard.append((session.can_undo, session.can_redo)))
    label = retitle(session, "Invoices").label
    session.undo()
    session.redo()
    assert heard == [(label, ""), ("", label), (label, "")]


def test_undo_goes_back_step_by_step_over_several_files(session: Session, root: Path) -> None:
    before = {path: (root / path).read_bytes() for path in ("a.md", "b.md")}
    retitle(session, "One")
    retitle(session, "Two", "b")
    retitle(session, "Three")
    for _ in range(3):
        assert isinstance(session.undo(), Applied)
    assert {path: (root / path).read_bytes() for path in before} == before
    assert isinstance(session.undo(), Rejected)


def test_a_new_edit_ends_what_could_be_redone(session: Session) -> None:
    retitle(session, "One")
    session.undo()
    retitle(session, "Two")
    assert session.can_redo == ""
    assert isinstance(session.redo(), Rejected)


def test_a_new_node_is_undone_by_removing_its_file(session: Session, root: Path) -> None:
    done = session.apply(CreateNode("new/n.md", "n", "New", "It is new."))
    assert isinstance(done, Applied)
    assert session.forest.node("n").path == "new/n.md"
    assert isinstance(session.undo(), Applied)
    assert not (root / "new/n.md").exists()
    assert "n" not in session.forest.nodes
    assert isinstance(session.redo(), Applied)
    assert session.forest.node("n").title == "New"


def test_undo_never_drops_what_was_edited_afterwards(session: Session, root: Path) -> None:
    retitle(session, "Billing")
    text = (root / "a.md").read_text() + "A line from outside.\n"
    (root / "a.md").write_text(text)
    session.refresh()
    assert not isinstance(session.undo(), Applied)
    assert (root / "a.md").read_text() == text
    assert session.can_undo == ""


def test_an_edit_of_a_file_that_changed_outside_loses_neither(session: Session, root: Path) -> None:
    (root / "a.md").write_text((root / "a.md").read_text() + "A line from outside.\n")
    done = session.apply(EditPassport("a", title="Billing"))
    text = (root / "a.md").read_text()
    assert "A line from outside." in text
    assert isinstance(done, Conflict) or "title: Billing" in text


def test_refresh_tells_what_changed_outside(
    session: Session, root: Path, events: list[Event]
) -> None:
    assert session.refresh() is False
    write_files(root, {"c.md": node("c")})
    (root / "b.md").unlink()
    commit_all(root, "Outside")
    assert session.refresh() is True
    (event,) = events
    assert isinstance(event, ForestChanged)
    assert set(event.nodes) == {"c", "b"}
    assert event.origin is Origin.OUTSIDE


def test_an_edge_to_a_deleted_node_is_a_finding_and_heals_when_it_comes_back(
    session: Session, root: Path
) -> None:
    session.apply(AddEdge("a", EdgeLine("b", "mentions", "totals")))
    kept = (root / "b.md").read_text()
    (root / "b.md").unlink()
    session.refresh()
    assert "broken-edge" in {f.rule for f in session.findings()}
    (root / "b.md").write_text(kept)
    session.refresh()
    assert "broken-edge" not in {f.rule for f in session.findings()}


def test_edges_to_a_wild_nodes_path_follow_when_it_gets_an_id(session: Session) -> None:
    session.apply(AddEdge("a", EdgeLine("docs/wild", "mentions", "flying")))
    done = session.apply(EditPassport("docs/wild", id="zeppelin", summary="How to fly."))
    assert isinstance(done, Applied)
    assert done.nodes == ("docs/wild", "zeppelin")
    assert [edge.other for edge in session.forest.outgoing["a"]] == ["zeppelin"]
    assert not [f for f in session.findings() if f.rule == "broken-edge"]


def test_edits_from_many_threads_all_arrive(session: Session, root: Path) -> None:
    threads = [
        Thread(target=session.apply, args=(CreateNode(f"n{n}.md", f"n{n}", "T", "S."),))
        for n in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {f"n{n}" for n in range(8)} <= set(session.forest.nodes)
    assert len(log(root)) == 9


def test_an_edit_takes_in_what_another_session_committed_before(
    session: Session, root: Path, events: list[Event]
) -> None:
    session.search("anything")
    other = Session.open(root, index_in_memory=True)
    retitle(other, "Zanzibar office")
    retitle(session, "Books", "b")
    assert session.forest.node("a").title == "Zanzibar office"
    (event,) = events
    assert isinstance(event, ForestChanged)
    assert set(event.nodes) == {"a", "b"}
    assert [hit.node for hit in session.search("zanzibar")] == ["a"]


def test_search_follows_every_edit(session: Session) -> None:
    assert session.search("zanzibar") == ()
    retitle(session, "Zanzibar office")
    assert [hit.node for hit in session.search("zanzibar")] == ["a"]
    session.undo()
    assert session.search("zanzibar") == ()


def test_an_index_that_cannot_follow_is_rebuilt_and_the_edit_stays(
    session: Session, events: list[Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*args: object) -> None:
        raise SearchError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(session.index, "upsert", fail)
        retitle(session, "Zanzibar office")
    assert [type(event) for event in events] == [IndexStale, ForestChanged]
    assert [hit.node for hit in session.search("zanzibar")] == ["a"]


def test_an_edit_does_not_wait_for_an_index_that_is_being_built(session: Session) -> None:
    def edit_meanwhile(_done: int, _total: int) -> None:
        if session.forest.node("a").title == "Invoice service":
            thread = Thread(target=retitle, args=(session, "Zanzibar office"))
            thread.start()
            thread.join(timeout=120)
            assert not thread.is_alive()

    session.open_index(edit_meanwhile)
    assert [hit.node for hit in session.search("zanzibar")] == ["a"]


def test_the_index_lies_out_of_gits_sight(session: Session, root: Path) -> None:
    session.search("invoices")
    assert (root / ".git/forest/search").is_dir()
    assert not (root / "search").exists()


def test_findings_are_those_of_the_current_snapshot(session: Session) -> None:
    assert {f.rule for f in session.findings()} == {"wild-node"}
    session.apply(EditPassport("docs/wild", title="Zeppelin"))
    assert session.findings() == ()


def test_a_hunt_is_recorded_by_the_agent_on_the_branch_of_trails(
    session: Session, events: list[Event], root: Path
) -> None:
    before = {k: v for k, v in fingerprint(root).items() if not k.startswith(".git")}
    trail = session.hunt("How long are invoices kept?")
    assert trail.outcome is Outcome.ANSWERED
    (name,) = session.trails.names()
    assert session.trails.load(name) == trail
    kinds = [type(event) for event in events]
    assert kinds == [StepTaken] * len(trail.steps) + [HuntEnded]
    ended = events[-1]
    assert isinstance(ended, HuntEnded)
    assert ended.recorded == name
    assert log(root) == ["Plant"]
    after = {k: v for k, v in fingerprint(root).items() if not k.startswith(".git")}
    assert after == before


def test_a_hunt_keeps_to_the_snapshot_it_began_on(session: Session) -> None:
    began = session.forest.commit

    def edit(_step: object) -> None:
        if session.forest.commit == began:
            retitle(session, "Changed meanwhile")

    trail = session.hunt("How long are invoices kept?", record=False, on_step=edit)
    assert trail.forest_commit == began
    assert session.forest.commit != began


def test_an_unknown_navigator_is_refused_with_the_known_ones(session: Session) -> None:
    with pytest.raises(HuntError, match="forager"):
        session.hunt("Why?", navigator="oracle")


def test_a_cancelled_hunt_ends_as_cancelled(session: Session) -> None:
    trail = session.hunt("Why?", record=False, cancelled=lambda: True)
    assert trail.outcome is Outcome.CANCELLED


def test_git_says_who_signs_and_the_settings_step_in(session: Session, root: Path) -> None:
    author = session.author()
    assert (author.name, author.email) == ("Ada Tester", "ada@example.org")
    (root / ".git/config").write_text("[core]\n\trepositoryformatversion = 0\n\tbare = false\n")
    settings.save(Settings(author_name="Saved", author_email="saved@example.org"))
    author = Session.open(root).author()
    assert (author.name, author.email) == ("Saved", "saved@example.org")


def test_a_folder_without_git_is_no_forest(tmp_path: Path) -> None:
    with pytest.raises(NotAForest):
        Session.open(tmp_path)


def test_a_planted_sample_is_a_forest_with_a_history(tmp_path: Path) -> None:
    plant_sample(tmp_path / "copy")
    assert len(log(tmp_path / "copy")) > 1
    assert not [f for f in Session.open(tmp_path / "copy").findings() if f.severity == "error"]


def test_whoever_asks_while_the_sample_is_planted_gets_that_copy(tmp_path: Path) -> None:
    with ThreadPoolExecutor(3) as pool:
        copies = set(pool.map(open_sample_copy, [tmp_path] * 3))
    assert len(copies) == 1
    assert sorted(tmp_path.iterdir()) == sorted(copies)


def test_an_untouched_copy_of_the_sample_is_opened_again_and_one_with_hunts_never(
    tmp_path: Path,
) -> None:
    first = open_sample_copy(tmp_path)
    assert open_sample_copy(tmp_path) == first
    trail = Session.open(first, index_in_memory=True).hunt("What?", limits=Limits(hops=1))
    assert open_sample_copy(tmp_path) != first
    assert len(Session.open(first).trails.names()) == 1
    assert trail.question == "What?"
