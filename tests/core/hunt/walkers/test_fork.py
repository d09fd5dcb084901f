"""A fork goes along with a trail as long as the forest allows, and then its own way."""

from dataclasses import replace

import pytest

from forest_builder import Leaf, build
from forest_studio.core.hunt.base import World
from forest_studio.core.hunt.by_model.llm_navigator import LlmNavigator
from forest_studio.core.hunt.loop import run
from forest_studio.core.hunt.navigators import NAVIGATORS, navigator
from forest_studio.core.hunt.walkers.fork import Fork
from forest_studio.core.llm.scripted_model import ScriptedModel
from forest_studio.core.model.errors import HuntError
from forest_studio.core.model.walk import GiveUp, Go
from forest_studio.core.trails.trail import Trail
from hunt_world import world_in

QUESTION = "Who owns the service behind the double invoices?"


@pytest.fixture(scope="module")
def trail(world: World) -> Trail:
    walked = run(QUESTION, navigator("forager"), world)
    assert len(walked.steps) > 3
    return walked


def test_a_fork_walks_the_same_steps_and_then_decides_otherwise(world: World, trail: Trail) -> None:
    forked = run(QUESTION, Fork(trail, 3, navigator("random")), world, seed=3)
    same = [(s.observation, s.decision) for s in trail.steps[:2]]
    assert [(s.observation, s.decision) for s in forked.steps[:2]] == same
    assert forked.steps[2].observation == trail.steps[2].observation
    assert forked.navigator == "random"
    assert (forked.forked_from, forked.forked_at) == (trail.id, 3)
    assert Trail.from_json(forked.to_json()) == forked


def test_steps_that_are_taken_again_ask_no_model_but_are_told_to_it(
    world: World, trail: Trail
) -> None:
    model = ScriptedModel([{"decision": {"action": "give_up", "reason": "enough"}}])
    forked = run(QUESTION, Fork(trail, 3, LlmNavigator(model)), world)
    assert [step.usage.calls for step in forked.steps] == [0, 0, 1]
    assert len(model.asked) == 1
    told = model.asked[0][-1].text
    assert "search for" in told


@pytest.mark.parametrize("name", [name for name in NAVIGATORS if name != "top-k"])
def test_every_navigator_that_walks_can_go_on_from_a_fork(
    world: World, trail: Trail, name: str
) -> None:
    walker = navigator(name)
    if hasattr(walker, "observe"):
        return
    for step in range(1, len(trail.steps) + 1):
        forked = run(QUESTION, Fork(trail, step, navigator(name)), world)
        assert len(forked.steps) >= step
        assert not any(s.problem for s in forked.steps[: step - 1])


def test_a_door_leads_where_it_led_though_it_has_another_number(world: World, trail: Trail) -> None:
    taken = next(s for s in trail.steps if isinstance(s.decision, Go))
    assert isinstance(taken.decision, Go)
    moved = tuple(replace(d, number=d.number + 40) for d in taken.observation.doors)
    old = replace(
        taken,
        observation=replace(taken.observation, doors=moved, text="as it was"),
        decision=Go(taken.decision.door + 40),
    )
    steps = tuple(old if s is taken else s for s in trail.steps)
    fork = Fork(replace(trail, steps=steps), taken.number + 1, navigator("first-door"))
    forked = run(QUESTION, fork, world)
    assert forked.steps[taken.number - 1].decision == taken.decision
    assert fork.changed == (taken.number,)


def test_a_fork_that_can_not_go_along_says_at_which_step(world: World, trail: Trail) -> None:
    last = max(s.number for s in trail.steps if isinstance(s.decision, Go))
    bare = build({"index.md": Leaf(id="company", title="The company")})
    with pytest.raises(HuntError, match=r"step \d+ of the trail can't be taken again"):
        run(QUESTION, Fork(trail, last + 1, navigator("forager")), world_in(bare))


def test_what_sees_no_doors_can_not_go_on_with_a_walk(trail: Trail) -> None:
    with pytest.raises(HuntError, match="sees no doors"):
        Fork(trail, 2, navigator("top-k"))
    with pytest.raises(HuntError, match="no step 99"):
        Fork(trail, 99, navigator("forager"))


def test_a_fork_of_the_first_step_is_the_navigators_own_hunt(world: World, trail: Trail) -> None:
    forked = run(QUESTION, Fork(trail, 1, navigator("forager")), world)
    assert [s.decision for s in forked.steps] == [s.decision for s in trail.steps]
    assert not isinstance(forked.steps[0].decision, GiveUp)
