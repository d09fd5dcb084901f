"""The router takes the cheap path where it will do, and one trail shows both ways."""

import pytest

from forest_studio.core.hunt.base import World
from forest_studio.core.hunt.by_model.llm_navigator import LlmNavigator
from forest_studio.core.hunt.by_model.model_top_k import ModelTopK
from forest_studio.core.hunt.foraging.forager import Forager
from forest_studio.core.hunt.loop import run
from forest_studio.core.hunt.navigators import navigator
from forest_studio.core.hunt.walkers.one_shot import OneShot
from forest_studio.core.hunt.walkers.router import Doubt, Router
from forest_studio.core.hunt.walkers.smells import Smell, smell
from forest_studio.core.hunt.walkers.top_k import TopK
from forest_studio.core.llm.scripted_model import ScriptedModel
from forest_studio.core.model.walk import Go, Open, Search
from forest_studio.core.trails.trail import Outcome

DIRECT = "How many customers got two invoices?"
CHAIN = "Customers got two invoices. Who is the lead of the team that owns the ledger?"


@pytest.mark.parametrize(
    ("question", "wanted"),
    [
        ("How many days a year may I work from abroad?", Smell.NONE),
        ("¿A qué hora sale el camión?", Smell.NONE),
        ("Which instrument does the lead of the team that owns the ledger play?", Smell.CHAIN),
        ("The gateway had an outage in March. How many events does it move?", Smell.CHAIN),
        ("Which depot is the oldest of all our depots?", Smell.AGGREGATION),
        ("How many depots are there?", Smell.AGGREGATION),
        ("¿Cuántos empleados hay en total?", Smell.AGGREGATION),
        ("", Smell.NONE),
    ],
)
def test_a_question_smells_by_its_own_words(question: str, wanted: Smell) -> None:
    assert smell(question) is wanted


def test_a_direct_question_is_answered_as_cheaply_as_by_one_shot(world: World) -> None:
    router = Router()
    routed, shot = run(DIRECT, router, world), run(DIRECT, OneShot(), world)
    assert not router.escalated
    assert [step.decision for step in routed.steps] == [step.decision for step in shot.steps]
    assert routed.answer == shot.answer
    assert routed.navigator == "router"


def test_a_chain_is_walked_at_once(world: World) -> None:
    router = Router()
    routed, walked = run(CHAIN, router, world), run(CHAIN, Forager(), world)
    assert (router.smell, router.escalated) == (Smell.CHAIN, False)
    assert [step.decision for step in routed.steps] == [step.decision for step in walked.steps]
    assert routed.explored == walked.explored > 0


def test_a_page_that_covers_too_little_is_left_before_it_is_walked_to(world: World) -> None:
    router = Router()
    question = "Which bakery delivers zeppelins to the ledger?"
    routed, walked = run(question, router, world), run(question, Forager(), world)
    assert router.doubt is Doubt.UNCOVERED
    assert routed.usage.observed_tokens <= walked.usage.observed_tokens
    assert routed.outcome is walked.outcome


def test_a_cheap_path_that_finds_nothing_makes_way_in_the_same_trail(world: World) -> None:
    router = Router(cheap=TopK())
    routed = run("zeppelin", router, world)
    assert router.doubt is Doubt.EMPTY
    assert [type(step.decision) for step in routed.steps][:1] == [Search]


def test_a_doubted_answer_shows_both_ways_and_their_tokens_add_up(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    router = Router()
    monkeypatch.setattr(router, "_doubt_of_answer", lambda _: Doubt.UNFIT)
    routed, shot = run(DIRECT, router, world), run(DIRECT, OneShot(), world)
    decisions = [type(step.decision) for step in routed.steps]
    assert decisions[:3] == [Search, Go, Open]
    assert decisions.count(Search) == 2
    assert router.escalated
    assert routed.usage.observed_tokens > shot.usage.observed_tokens
    assert routed.answer is not None


def test_the_same_question_always_goes_the_same_way(world: World) -> None:
    trails = [run(question, navigator("router"), world) for question in (CHAIN, DIRECT) * 2]
    steps = [[step.decision for step in trail.steps] for trail in trails]
    assert steps[:2] == steps[2:]


def test_with_a_model_one_call_answers_a_direct_question(world: World) -> None:
    words = "some 1,200 customers got two invoices"
    said = {"answer": "1,200", "quotes": [{"page": "Double invoices of 3 March", "words": words}]}
    model = ScriptedModel([said])
    trail = run(DIRECT, Router(ModelTopK(model), LlmNavigator(model)), world)
    assert (trail.outcome, trail.supported, trail.usage.calls) == (Outcome.ANSWERED, True, 1)
    assert trail.model == "scripted"


@pytest.mark.parametrize(
    ("said", "doubt"),
    [
        ({"answer": "", "quotes": []}, Doubt.EMPTY),
        (
            {"answer": "7", "quotes": [{"page": "Ledger", "words": "made up"}]},
            Doubt.UNSUPPORTED,
        ),
    ],
)
def test_with_a_model_a_bad_answer_leads_to_a_walk_and_both_are_paid_for(
    world: World, said: dict[str, object], doubt: Doubt
) -> None:
    give_up = {"note": "", "decision": {"action": "give_up", "reason": "not here"}}
    router = Router(ModelTopK(model := ScriptedModel([said, give_up])), LlmNavigator(model))
    trail = run(DIRECT, router, world)
    assert router.doubt is doubt
    assert trail.outcome is Outcome.GAVE_UP
    assert trail.usage.calls == len(model.asked) == 2
