"""The forager follows a chain that no single page answers."""

import time
from itertools import pairwise

import pytest

from forest_builder import Leaf
from forest_studio.core.hunt.base import World
from forest_studio.core.hunt.foraging.forager import Forager
from forest_studio.core.hunt.loop import run
from forest_studio.core.hunt.navigators import navigator
from forest_studio.core.model.walk import GiveUp, Go, More, Open, Search
from forest_studio.core.search.whoosh_index import WhooshIndex
from forest_studio.core.trails.trail import Outcome, Trail
from hunt_world import world_of

CHAIN = (
    "Customers were billed twice in one night in March. What is the phone number of whoever leads "
    "the team that owns the service behind it?"
)


def walk(world: World, question: str) -> Trail:
    return run(question, Forager(), world)


def test_a_chain_of_three_hops_is_walked_to_its_end(world: World) -> None:
    trail = walk(world, CHAIN)
    assert trail.nodes[-3:] == ("invoice-service", "team-ledger", "ana-ruiz")
    assert trail.answer is not None
    assert trail.answer.text == "Phone: +34 600 123 456"
    assert trail.supported


def test_its_walk_is_made_of_ordinary_steps(world: World) -> None:
    trail = walk(world, CHAIN)
    kinds = [type(step.decision) for step in trail.steps]
    assert kinds[0] is Search
    assert Go in kinds
    assert kinds[-2] is Open
    assert trail.usage.calls == 0
    assert trail.explored > 0


def test_bodies_are_opened_last(world: World) -> None:
    opened = [s.observation.opened for s in walk(world, CHAIN).steps if s.observation.opened]
    assert opened == ["ana-ruiz"]


def test_a_question_about_one_page_is_answered_there(world: World) -> None:
    trail = walk(world, "How many customers got two invoices on 3 March 2025?")
    assert trail.nodes == ("double-invoices",)
    assert trail.answer is not None
    assert "1,200" in trail.answer.text


def test_labels_count_in_other_words_for_the_same_relation(world: World) -> None:
    trail = walk(world, "Which team is responsible for the invoice service?")
    assert trail.nodes[-1] == "team-ledger"


def test_a_door_on_a_later_page_is_reached_by_more() -> None:
    far = {f"n{i:02}.md": Leaf(title=f"Plain thing {i}", summary="Nothing.") for i in range(60)}
    far["n59.md"] = Leaf(title="Zebra crossing", body="It has 14 stripes.\n")
    edges = tuple((f"n{i:02}", "mentions", "nothing much") for i in range(60))
    world = world_of(far | {"hub.md": Leaf(title="Quokka hub", summary="Quokka.", edges=edges)})
    hidden = World(world.forest, _OnlyHub(world), budget=200)
    trail = walk(hidden, "In the quokka hub: how many stripes has the zebra crossing?")
    assert More() in [step.decision for step in trail.steps]
    assert trail.answer is not None
    assert trail.answer.text == "It has 14 stripes."


class _OnlyHub(WhooshIndex):
    """A search that knows the hub alone, so that the rest must be walked to."""

    def __init__(self, world: World) -> None:
        super().__init__(None)
        self.upsert(world.forest, ["hub"])


def test_two_start_pages_can_be_joined() -> None:
    world = world_of(
        {
            "a/red.md": Leaf(title="Red lorry", summary="The lorry of Bergen.", body="Red.\n"),
            "b/yellow.md": Leaf(
                title="Yellow tram", summary="The tram of Porto.", body="5 cars.\n"
            ),
        }
    )
    ends = [
        a.nodes[-1] for a in _alternatives(world, "Compare the Bergen lorry and the Porto tram")
    ]
    assert set(ends[:2]) == {"red", "yellow"}


def _alternatives(world: World, question: str) -> tuple[object, ...]:
    forager = Forager()
    forager.begin(question, world, 0)
    return forager.alternatives  # type: ignore[return-value]


def test_the_three_best_trails_come_with_their_quotes(world: World) -> None:
    forager = Forager()
    forager.begin(CHAIN, world, 0)
    best = forager.alternatives
    assert 1 <= len(best) <= 3
    assert best[0].nodes[-1] == "ana-ruiz"
    assert best[0].quote is not None
    assert best[0].quote.text in world.forest.body("ana-ruiz")
    assert all(a.score >= b.score for a, b in pairwise(best))


def test_it_gives_up_where_nothing_holds_what_is_asked_for(world: World) -> None:
    trail = walk(world, "At what hour does the zeppelin of the accountants of Ana Ruiz land?")
    assert trail.outcome is Outcome.GAVE_UP


def test_it_gives_up_where_too_little_of_the_question_led_to_the_page(world: World) -> None:
    trail = walk(world, "Which admiral christened the icebreaker that sank Ana's canoe?")
    assert trail.outcome is Outcome.GAVE_UP
    decision = trail.steps[-1].decision
    assert isinstance(decision, GiveUp)
    assert "of the question" in decision.reason


def test_a_forest_without_a_word_of_the_question_is_given_up(world: World) -> None:
    assert walk(world, "xyzzy plugh").outcome is Outcome.GAVE_UP


def test_a_synthetic_grove_is_never_opened() -> None:
    world = world_of({"zebra/a.md": Leaf(title="Zebra one"), "zebra/b.md": Leaf(title="Other")})
    trail = walk(world, "zebra")
    assert all(not step.problem for step in trail.steps)


@pytest.mark.parametrize("name", ["random", "first-door"])
def test_the_baselines_end_where_their_rule_leads(world: World, name: str) -> None:
    trail = run(CHAIN, navigator(name), world, seed=5)
    assert trail.hops == 4
    if name == "first-door":
        chosen = [s.decision for s in trail.steps if isinstance(s.decision, Go)]
        assert all(go == Go(1) for go in chosen)


def test_one_shot_reads_the_best_page_only(world: World) -> None:
    trail = run("Who are the ones that keep the books?", navigator("one-shot"), world)
    assert trail.nodes == ("team-ledger",)
    assert trail.hops == 1


def test_top_k_sees_paragraphs_and_no_doors(world: World) -> None:
    trail = run("How many people keep books?", navigator("top-k"), world)
    assert len(trail.steps) == 1
    assert "Team Ledger: We keep books." in trail.steps[0].observation.text
    assert trail.supported


def test_a_plan_takes_milliseconds(world: World) -> None:
    walk(world, CHAIN)
    began = time.thread_time()
    walk(world, CHAIN)
    assert time.thread_time() - began < 2
