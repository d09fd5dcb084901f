"""A hunt ends at an answer or at a limit, and its trail tells everything."""

from collections.abc import Iterable

import pytest

from forest_studio.core.hunt.base import State, Walker, World
from forest_studio.core.hunt.loop import NO_HOP_LEFT, Limits, run
from forest_studio.core.hunt.navigators import NAVIGATORS, navigator
from forest_studio.core.hunt.walkers.replay import Replay
from forest_studio.core.model.errors import HuntError
from forest_studio.core.model.walk import (
    Answer,
    Back,
    Decision,
    GiveUp,
    Go,
    Observation,
    Open,
    Quote,
    Search,
    Step,
    Usage,
)
from forest_studio.core.trails.trail import Outcome, Trail

QUESTION = "Who owns the service behind the double invoices?"


class Scripted(Walker):
    """Takes the given decisions and then goes back and forth."""

    name = "scripted"

    def __init__(self, decisions: Iterable[Decision]) -> None:
        super().__init__()
        self._decisions = list(decisions)
        self.spent = Usage(prompt_tokens=7, reply_tokens=3, calls=1)

    def begin(self, question: str, world: World, seed: int) -> None:
        self._left = list(self._decisions)

    def decide(self, observation: Observation, state: State) -> Decision:
        return self._left.pop(0) if self._left else Go(1)


def hunt(world: World, *decisions: Decision, **more: object) -> Trail:
    return run(QUESTION, Scripted(decisions), world, **more)  # type: ignore[arg-type]


def test_an_answer_with_a_quote_from_the_bytes_is_supported(world: World) -> None:
    quote = Quote("ana-ruiz", "Phone: +34 600 123 456")
    trail = hunt(world, Search("ana"), Go(1), Open(), Answer("+34 600 123 456", (quote,)))
    assert trail.outcome is Outcome.ANSWERED
    assert trail.supported
    assert trail.answer is not None
    assert trail.answer.evidence[0].supported
    assert trail.nodes == ("ana-ruiz",)


@pytest.mark.parametrize(
    "evidence",
    [
        (),
        (Quote("ana-ruiz", "Phone: 000"),),
        (Quote("nobody", "Joined in 2019."),),
        (Quote("ana-ruiz", "Joined in 2019."), Quote("ana-ruiz", "made up")),
    ],
)
def test_an_answer_whose_quotes_are_not_found_is_marked(
    world: World, evidence: tuple[Quote, ...]
) -> None:
    trail = hunt(world, Answer("it is so", evidence))
    assert trail.outcome is Outcome.ANSWERED
    assert not trail.supported


def test_a_refused_decision_costs_a_step_and_the_hunt_goes_on(world: World) -> None:
    trail = hunt(world, Go(77), GiveUp("enough"))
    assert [bool(step.problem) for step in trail.steps] == [True, False]
    assert "Refused: door 77" in trail.steps[1].observation.text
    assert trail.outcome is Outcome.GAVE_UP


def test_no_hunt_goes_through_more_doors_than_allowed(world: World) -> None:
    trail = hunt(world, limits=Limits(hops=3))
    assert trail.outcome is Outcome.HOP_LIMIT
    assert trail.hops == 3
    assert trail.steps[-1].problem == NO_HOP_LEFT


def test_a_hunt_may_still_answer_when_no_hop_is_left(world: World) -> None:
    trail = hunt(world, Go(1), Answer("here"), limits=Limits(hops=1))
    assert trail.outcome is Outcome.ANSWERED


def test_no_hunt_sees_more_tokens_than_allowed(world: World) -> None:
    trail = hunt(world, limits=Limits(hops=99, tokens=500))
    assert trail.outcome is Outcome.TOKEN_LIMIT
    assert trail.usage.observed_tokens <= 500


def test_a_hunt_ends_when_its_time_is_over(world: World) -> None:
    assert hunt(world, limits=Limits(seconds=-1)).outcome is Outcome.TIME_LIMIT


def test_a_cancelled_hunt_keeps_what_it_has_seen(world: World) -> None:
    steps: list[Step] = []
    trail = hunt(world, on_step=steps.append, cancelled=lambda: len(steps) >= 2)
    assert trail.outcome is Outcome.CANCELLED
    assert list(trail.steps) == steps
    assert len(steps) == 2


def test_every_step_says_what_it_cost(world: World) -> None:
    trail = hunt(world, Search("ana"), Go(1), GiveUp())
    assert [step.number for step in trail.steps] == [1, 2, 3]
    for step in trail.steps:
        assert step.usage.observed_tokens == step.observation.tokens > 0
    assert trail.usage.calls == 3
    assert trail.usage.prompt_tokens == 21


def test_words_that_no_file_can_hold_are_replaced(world: World) -> None:
    trail = hunt(world, Search("\ud800 ana"), GiveUp("\udfff"))
    assert Trail.from_json(trail.to_json().encode()) == trail


def test_doors_are_shuffled_by_seed_and_by_nothing_else(world: World) -> None:
    def order(seed: int) -> list[str]:
        trail = run(
            QUESTION,
            Scripted([Search("where invoices are made"), Go(1), Back(), GiveUp()]),
            world,
            seed=seed,
            shuffle_doors=True,
        )
        return [door.node for door in trail.steps[2].observation.doors]

    assert order(1) == order(1)
    assert len({tuple(order(seed)) for seed in range(6)}) > 1


@pytest.mark.parametrize("name", list(NAVIGATORS))
def test_every_navigator_walks_a_trail_that_can_be_kept(world: World, name: str) -> None:
    trail = run(QUESTION, navigator(name), world, seed=4)
    assert trail.navigator == name
    assert trail.outcome in {Outcome.ANSWERED, Outcome.GAVE_UP}
    assert Trail.from_json(trail.to_json()) == trail
    assert all(not step.problem for step in trail.steps)


@pytest.mark.parametrize("name", list(NAVIGATORS))
@pytest.mark.parametrize("question", ["", "?", "the of", "xyzzy plugh", "\x00\ud800", "why " * 900])
def test_no_question_breaks_a_navigator(world: World, name: str, question: str) -> None:
    trail = run(question, navigator(name), world)
    assert Trail.from_json(trail.to_json()) == trail


@pytest.mark.parametrize("name", list(NAVIGATORS))
def test_the_same_seed_walks_the_same_trail(world: World, name: str) -> None:
    def steps() -> list[tuple[object, ...]]:
        trail = run(QUESTION, navigator(name), world, seed=9)
        return [(s.observation, s.decision) for s in trail.steps]

    assert steps() == steps()


def test_an_unknown_navigator_says_which_there_are() -> None:
    with pytest.raises(HuntError, match="forager, random, first-door"):
        navigator("oracle")


def test_a_replayed_trail_sees_and_says_the_same(world: World) -> None:
    trail = run(QUESTION, navigator("forager"), world)
    again = run(QUESTION, Replay(trail), world)
    assert [(s.observation, s.decision) for s in again.steps] == [
        (s.observation, s.decision) for s in trail.steps
    ]
    assert again.answer == trail.answer


def test_the_replay_of_an_unfinished_trail_gives_up_where_it_ends(world: World) -> None:
    trail = hunt(world, limits=Limits(seconds=-1))
    assert run(QUESTION, Replay(trail), world).outcome is Outcome.GAVE_UP
