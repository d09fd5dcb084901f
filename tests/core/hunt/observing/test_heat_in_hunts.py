"""What earlier hunts left helps the next one, and never takes anything away from it."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forest_builder import Leaf, build
from forest_studio.core.hunt.base import KnowsPages, State, World
from forest_studio.core.hunt.loop import run
from forest_studio.core.hunt.navigators import navigator
from forest_studio.core.hunt.observing.doors import doors_at
from forest_studio.core.hunt.observing.entries import entry_hits
from forest_studio.core.hunt.observing.observation import observe
from forest_studio.core.hunt.walkers.replay import Replay
from forest_studio.core.search.words import stems
from forest_studio.core.trails.heat_table import HeatTable, heat_from
from forest_studio.core.trails.trail import Trail
from trail_builder import START, Walk, chain

QUESTION = "Which phone number has the leader of the team that owns the invoice service?"
ELSEWHERE = "When were customers billed twice?"


@pytest.fixture(scope="module")
def found(world: World) -> Trail:
    trail = run(QUESTION, navigator("forager"), world)
    assert trail.supported
    return trail


def warmed(
    world: World,
    table: HeatTable,
    question: str = QUESTION,
    alpha: float = 0.0,
    now: datetime | None = START,
) -> World:
    return replace(world, heat=table.of(question, alpha=alpha, now=now))


def test_the_same_question_again_takes_fewer_hops_to_the_same_answer(
    world: World, found: Trail
) -> None:
    again = run(QUESTION, navigator("forager"), warmed(world, heat_from([found], stems), now=None))
    assert again.answer is not None
    assert found.answer is not None
    assert again.answer.evidence[0].node == found.answer.evidence[0].node
    assert again.hops < found.hops
    assert again.heat == "conditioned"


def test_another_question_walks_exactly_as_in_a_forest_without_trails(
    world: World, found: Trail
) -> None:
    heat = warmed(world, heat_from([found], stems), ELSEWHERE, now=None)
    warm, cold = (run(ELSEWHERE, navigator("forager"), place) for place in (heat, world))
    assert [s.observation for s in warm.steps] == [s.observation for s in cold.steps]
    assert [s.decision for s in warm.steps] == [s.decision for s in cold.steps]


def test_a_page_that_words_do_not_find_is_offered_where_it_answered_before(world: World) -> None:
    asked = "zeppelin maintenance"
    table = heat_from([chain(asked, "team-ledger", "ana-ruiz")], stems)
    cold = entry_hits(world, asked)
    warm = entry_hits(warmed(world, table, asked), asked)
    assert "ana-ruiz" not in [hit.node for hit in cold]
    assert [hit.node for hit in warm] == ["ana-ruiz", *(hit.node for hit in cold)]


def test_a_page_that_is_gone_is_not_offered(world: World) -> None:
    asked = "zeppelin maintenance"
    table = heat_from([chain(asked, "team-ledger", "gone")], stems)
    assert entry_hits(warmed(world, table, asked), asked) == entry_hits(world, asked)


@given(st.lists(st.sampled_from(["team-ledger", "ana-ruiz", "invoice-v1"]), min_size=1))
def test_no_hit_that_words_find_is_lost(world: World, answered: list[str]) -> None:
    asked = "invoice service team"
    table = heat_from([chain(asked, node) for node in answered], stems)
    cold = {hit.node for hit in entry_hits(world, asked)}
    assert cold <= {hit.node for hit in entry_hits(warmed(world, table, asked, 1.0), asked)}


def test_a_hit_that_all_words_speak_for_stays_first(world: World) -> None:
    asked = "invoice service"
    first = entry_hits(world, asked)[0].node
    table = heat_from([chain(asked, "ana-ruiz") for _ in range(50)], stems)
    assert entry_hits(warmed(world, table, asked), asked)[0].node == first


def test_warm_and_hot_doors_say_so_and_the_budget_holds(world: World) -> None:
    trails = [chain(QUESTION, "invoice-service", "team-ledger", "ana-ruiz")]
    state = State(QUESTION, "invoice-service")
    once = observe(warmed(world, heat_from(trails, stems)), state)
    often = [chain(QUESTION, "invoice-service", "team-ledger", "ana-ruiz") for _ in range(9)]
    many = observe(warmed(world, heat_from(often, stems)), state)
    assert "Team Ledger [warm]" in once.text
    assert "Team Ledger [hot]" in many.text
    assert "[warm]" not in observe(world, state).text
    assert many.doors[0].node == "team-ledger"
    assert many.tokens <= world.tokens


@given(st.dictionaries(st.sampled_from("abcdefgh"), st.floats(-5, 50)), st.integers(0, 9))
def test_no_door_is_hidden_whatever_the_heat(heats: dict[str, float], seed: int) -> None:
    files = {f"{name}.md": Leaf(title=name) for name in "abcdefgh"}
    files["hub.md"] = Leaf(edges=tuple((name, "related-to") for name in "abcdefgh"))
    forest = build(files)
    state = State("a b c", "hub")
    index = None
    cold = World(forest, index)  # type: ignore[arg-type]
    for door_seed in (None, seed):
        here = replace(cold, door_seed=door_seed)
        warm = replace(here, heat=lambda _, other: heats.get(other, 0.0))
        plain, lifted = (doors_at(place, state) for place in (here, warm))
        assert sorted(d.node for d in plain) == sorted(d.node for d in lifted)
        assert [d.number for d in lifted] == list(range(1, len(plain) + 1))
        assert all(0 <= d.heat <= 1 for d in lifted)
        assert lifted == doors_at(warm, state)


def test_edges_stay_before_children_and_the_parent_however_warm_those_are() -> None:
    files = {
        "index.md": Leaf(id="top", title="Top"),
        "g/index.md": Leaf(id="g", title="G", edges=(("far", "related-to"),)),
        "g/child.md": Leaf(title="Child"),
        "far.md": Leaf(title="Far"),
    }
    hot = World(build(files), None, heat=lambda _, other: float(other != "far"))  # type: ignore[arg-type]
    assert [d.node for d in doors_at(hot, State("q", "g"))] == ["far", "child", "top"]


def test_a_failed_hunt_makes_the_next_one_less_sure(world: World) -> None:
    good = chain(QUESTION, "invoice-service", "team-ledger", "ana-ruiz")
    table = heat_from([good], stems)
    before = table.of(QUESTION, now=START).page("ana-ruiz")
    bad = Walk(QUESTION).enter("ana-ruiz", heat=before).give_up()
    after = heat_from([good, bad], stems).of(QUESTION, now=START).page("ana-ruiz")
    assert 0 < after < before


def test_a_trail_is_replayed_though_heat_has_given_its_doors_other_numbers(world: World) -> None:
    cold = run(QUESTION, navigator("forager"), world)
    heated = [
        chain(QUESTION, node, other) for node in cold.nodes for other in ("invoice-v1", "company")
    ]
    again = run(QUESTION, Replay(cold), warmed(world, heat_from(heated, stems), alpha=1.0))
    assert [s.problem for s in again.steps] == [""] * len(cold.steps)
    assert again.nodes == cold.nodes
    numbers = [[d.number for d in s.observation.doors if d.node in cold.nodes] for s in again.steps]
    assert numbers != [
        [d.number for d in s.observation.doors if d.node in cold.nodes] for s in cold.steps
    ]


def test_heat_fits_the_protocol_by_which_hunts_know_pages() -> None:
    assert isinstance(HeatTable(stems).of("q"), KnowsPages)
    plain: Callable[[str, str], float] = lambda home, other: 0.0  # noqa: E731
    assert not isinstance(plain, KnowsPages)
