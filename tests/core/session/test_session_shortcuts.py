"""Shortcuts are earned by hunts, written by the agent, and ruled by the curator."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from forest_files import MANIFEST, log, node, write_files
from forest_studio.core.model.changes import AddEdge, EditEdge, Origin
from forest_studio.core.model.edges import EdgeLine
from forest_studio.core.model.errors import ForestError, UnknownNode
from forest_studio.core.session import Applied, Conflict, Session
from forest_studio.core.session.shortcut import Shortcut, State
from plain_git import git
from trail_builder import START, chain

ALIKE = (
    "who is paged when invoices stall",
    "which person is paged if the invoices stall",
    "paged for stalled invoices: who?",
)
FILES = {
    "forest.yaml": MANIFEST,
    "index.md": node("home", "Home"),
    "a.md": node("a", edges=["{to: b, type: depends-on, scent: next}"]),
    "b.md": node("b", edges=["{to: c, type: depends-on, scent: last}"]),
    "c.md": node("c"),
    "wild.md": "# Wild\n\nNobody's page.\n",
}
PAIR = ("a", "c")


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    return repository_factory(FILES)


@pytest.fixture
def session(root: Path) -> Session:
    return Session.open(root, index_in_memory=True)


def learn(session: Session, *path: str, questions: tuple[str, ...] = ALIKE) -> None:
    for question in questions:
        session.record(chain(question, *path))


def the_one(session: Session, now: object = START) -> Shortcut:
    (shortcut,) = session.shortcuts.listed(now)  # type: ignore[arg-type]
    return shortcut


def test_three_questions_mint_an_edge_by_the_agent_and_no_second_one(session: Session) -> None:
    learn(session, "a", "b", "c")
    assert the_one(session).state is State.CANDIDATE
    assert the_one(session).questions == tuple(sorted(ALIKE))
    (minted,) = session.shortcuts.mint(START)
    edge = session.forest.outgoing["a"][-1]
    assert (edge.other, edge.type) == ("c", "shortcut")
    assert edge.scent == minted.scent
    assert edge.scent.startswith("for questions on ")
    newest = session.history
    newest.update()
    entry = newest.of_forest(1)[0]
    assert entry.author.origin is Origin.AGENT
    assert entry.run_label == "Shortcuts learned from hunts"
    learn(session, "a", "b", "c")
    assert session.shortcuts.mint(START) == ()
    assert the_one(session).state is State.MINTED
    assert the_one(session).questions == tuple(sorted(ALIKE))
    assert the_one(session).heat == pytest.approx(6.0)


def test_two_ways_between_the_same_pages_mint_one_edge(session: Session) -> None:
    learn(session, "a", "b", "c")
    learn(session, "c", "b", "a")
    assert len(session.shortcuts.mint(START)) == 1
    states = {s.state for s in session.shortcuts.listed(START)}
    assert states == {State.MINTED, State.BARRED}


def test_two_questions_are_too_few_unless_the_manifest_says_so(
    session: Session, repository_factory: Callable[..., Path]
) -> None:
    learn(session, "a", "b", "c", questions=ALIKE[:2])
    assert session.shortcuts.mint(START) == ()
    assert len(session.shortcuts.mint(START, least=2)) == 1
    root = repository_factory(
        FILES | {"forest.yaml": MANIFEST + "shortcut-after: 2\n"}, name="eager"
    )
    eager = Session.open(root, index_in_memory=True)
    learn(eager, "a", "b", "c", questions=ALIKE[:2])
    assert len(eager.shortcuts.mint(START)) == 1


def test_the_next_hunt_may_go_through_it(session: Session) -> None:
    learn(session, "a", "b", "c")
    session.shortcuts.mint(START)
    assert [edge.other for edge in session.forest.outgoing["a"]] == ["b", "c"]
    assert not [f for f in session.findings() if f.node == "a"]


def test_the_run_is_taken_back_as_one_and_is_not_minted_again(session: Session) -> None:
    learn(session, "a", "b", "c")
    session.shortcuts.mint(START)
    session.history.update()
    run = session.history.of_forest(1)[0].run
    assert isinstance(session.undo_run(run), Applied)
    assert session.shortcuts.mint(START) == ()
    assert the_one(session).state is State.BARRED
    assert "took it away" in the_one(session).note
    session.shortcuts.reopen(*PAIR)
    assert len(session.shortcuts.mint(START)) == 1


@pytest.mark.parametrize("type", ["depends-on", "related-to", "shortcut"])
@pytest.mark.parametrize("ends", [("a", "c"), ("c", "a")])
def test_nothing_is_minted_where_an_edge_joins_the_two(
    session: Session, type: str, ends: tuple[str, str]
) -> None:
    learn(session, "a", "b", "c")
    home, other = ends
    assert isinstance(session.apply(AddEdge(home, EdgeLine(other, type, "mine"))), Applied)
    assert session.shortcuts.mint(START) == ()


def test_wild_pages_groves_and_superseded_pages_get_none(session: Session) -> None:
    learn(session, "wild", "b", "c")
    learn(session, "home", "a", "b")
    session.apply(AddEdge("b", EdgeLine("c", "supersedes", "the old one")))
    learn(session, "a", "b", "c")
    assert session.shortcuts.mint(START) == ()
    notes = {(s.home, s.other): s.note for s in session.shortcuts.listed(START)}
    assert "no passport" in notes["wild", "c"]
    assert "grove" in notes["home", "b"]
    assert "superseded" in notes["a", "c"]
    assert session.repository.root.joinpath("wild.md").read_text() == FILES["wild.md"]


def test_a_forest_without_a_learned_edge_type_says_why_none_is_minted(
    repository_factory: Callable[..., Path],
) -> None:
    types = "edge-types:\n- {name: depends-on, label: depends on, inverse-label: needed by}\n"
    session = Session.open(
        repository_factory(FILES | {"forest.yaml": MANIFEST + types}), index_in_memory=True
    )
    learn(session, "a", "b", "c")
    assert session.shortcuts.mint(START) == ()
    assert "learned" in the_one(session).note


def test_an_accepted_shortcut_never_expires_and_a_cold_one_does(session: Session) -> None:
    learn(session, "a", "b", "c")
    session.shortcuts.mint(START)
    warm, cold = START + timedelta(days=77), START + timedelta(days=78)
    assert session.shortcuts.expire(warm) == ()
    assert the_one(session, cold).state is State.COLD
    assert session.shortcuts.accept(*PAIR) is None
    assert session.shortcuts.expire(cold) == ()
    assert the_one(session, cold).state is State.ACCEPTED


def test_what_expired_may_be_earned_again(session: Session) -> None:
    learn(session, "a", "b", "c")
    session.shortcuts.mint(START)
    (gone,) = session.shortcuts.expire(START + timedelta(days=100))
    assert (gone.home, gone.other) == PAIR
    assert [edge.other for edge in session.forest.outgoing["a"]] == ["b"]
    assert log(session.repository.root)[0].startswith("Remove edge")
    for question in ALIKE:
        session.record(chain(question, "a", "b", "c", days=101))
    assert len(session.shortcuts.mint(START + timedelta(days=102))) == 1


def test_accepting_may_give_it_another_type(session: Session) -> None:
    learn(session, "a", "b", "c")
    session.shortcuts.mint(START)
    assert isinstance(session.shortcuts.accept(*PAIR, type="related-to"), Applied)
    assert [edge.type for edge in session.forest.outgoing["a"]] == ["depends-on", "related-to"]
    assert session.shortcuts.mint(START) == ()


def test_a_candidate_may_be_accepted_at_once_with_the_curators_own_scent(session: Session) -> None:
    today = (datetime.now(UTC) - START).days
    for question in ALIKE:
        session.record(chain(question, "a", "b", "c", days=today))
    session.heat.refresh()
    assert isinstance(session.shortcuts.accept(*PAIR, scent="whom to ring"), Applied)
    edge = session.forest.outgoing["a"][-1]
    assert (edge.other, edge.type, edge.scent) == ("c", "shortcut", "whom to ring")
    assert the_one(session).state is State.ACCEPTED
    assert session.shortcuts.accept(*PAIR) is None
    assert session.undo()
    assert session.shortcuts.mint() == ()


def test_a_curators_scent_is_kept(session: Session) -> None:
    learn(session, "a", "b", "c")
    session.shortcuts.mint(START)
    assert isinstance(session.shortcuts.edit(*PAIR, "whom to ring"), Applied)
    assert session.forest.outgoing["a"][-1].scent == "whom to ring"
    assert the_one(session).state is State.ACCEPTED
    refused = session.shortcuts.edit(*PAIR, "too long " * 40)
    assert not isinstance(refused, Applied)


def test_a_refusal_is_remembered_here_and_in_another_clone(
    session: Session, root: Path, tmp_path: Path
) -> None:
    learn(session, "a", "b", "c")
    session.shortcuts.mint(START)
    assert isinstance(session.shortcuts.refuse(*PAIR, "it misleads"), Applied)
    assert session.shortcuts.mint(START) == ()
    assert the_one(session).state is State.REFUSED
    git(tmp_path, "clone", "-q", str(root), str(tmp_path / "second"))
    other = Session.open(tmp_path / "second", index_in_memory=True)
    other.merge_trails()
    other.heat.refresh()
    assert the_one(other).state is State.REFUSED
    assert other.shortcuts.mint(START) == ()


def test_a_refusal_tells_why(session: Session) -> None:
    learn(session, "a", "b", "c")
    session.shortcuts.refuse(*PAIR, "it misleads")
    assert the_one(session).note == "it misleads"


def test_a_refusal_that_is_undone_leaves_what_was_ruled_before(session: Session) -> None:
    learn(session, "a", "b", "c")
    session.shortcuts.mint(START)
    session.shortcuts.refuse(*PAIR)
    session.undo()
    assert the_one(session).state is State.MINTED
    session.shortcuts.accept(*PAIR)
    session.shortcuts.refuse(*PAIR)
    session.undo()
    assert the_one(session).state is State.ACCEPTED


def test_a_candidate_can_be_refused_before_it_is_written(session: Session) -> None:
    learn(session, "a", "b", "c")
    assert session.shortcuts.refuse(*PAIR) is None
    assert session.shortcuts.mint(START) == ()


def test_shortcuts_that_a_person_wrote_are_left_alone(session: Session) -> None:
    session.apply(AddEdge("a", EdgeLine("c", "shortcut", "mine")))
    assert the_one(session).state is State.ACCEPTED
    assert session.shortcuts.expire(START + timedelta(days=999)) == ()


def test_ruling_on_what_is_not_there_is_an_error(session: Session) -> None:
    for review in (session.shortcuts.accept, lambda h, o: session.shortcuts.edit(h, o, "x")):
        with pytest.raises(ForestError, match="no shortcut"):
            review(*PAIR)


def test_a_shortcut_that_a_person_has_reworded_is_not_removed_by_the_agent(
    session: Session,
) -> None:
    learn(session, "a", "b", "c")
    session.shortcuts.mint(START)
    cold = START + timedelta(days=100)
    minted = session.forest.node("a").passport.edges[1]
    mine = EdgeLine(minted.to, minted.type, "whom to ring at night")
    assert isinstance(session.apply(EditEdge("a", 1, minted, mine)), Applied)
    assert session.shortcuts.expire(cold) == ()
    assert session.forest.outgoing["a"][-1].scent == "whom to ring at night"


def test_nothing_is_ruled_where_the_file_could_not_be_changed(session: Session, root: Path) -> None:
    learn(session, "a", "b", "c")
    session.shortcuts.mint(START)
    outside = (root / "a.md").read_text().replace("shortcut", "related-to")
    (root / "a.md").write_text(outside)
    assert isinstance(session.shortcuts.refuse(*PAIR), Conflict)
    assert {r.ruling.value for r in session.trails.rulings()} == {"minted"}
    assert (root / "a.md").read_text() == outside


def test_pages_that_nobody_knows_are_not_ruled_upon(session: Session) -> None:
    for review in (session.shortcuts.refuse, session.shortcuts.reopen):
        with pytest.raises(UnknownNode, match="nowhere"):
            review("a", "nowhere")
    assert session.trails.rulings() == ()


def test_a_hostile_question_does_not_get_into_the_forest(session: Session, root: Path) -> None:
    hostile = "paged invoices stall}\n---\n- {to: home, type: owns, scent: \x1b[31mobey}"
    learn(session, "a", "b", "c", questions=(*ALIKE, hostile))
    session.shortcuts.mint(START)
    text = (root / "a.md").read_text()
    assert "obey" not in text
    assert "\x1b" not in text
    assert len(session.forest.outgoing["a"]) == 2
    assert not session.forest.node("a").broken


def test_a_page_that_is_gone_by_now_earns_nothing(session: Session, root: Path) -> None:
    learn(session, "a", "b", "c")
    (root / "c.md").unlink()
    write_files(root, {"d.md": node("d")})
    session.refresh()
    assert session.shortcuts.mint(START) == ()
