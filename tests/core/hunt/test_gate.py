"""A hunt that somebody watches waits between its steps, goes on, and can be cancelled there."""

import time
from collections.abc import Callable
from threading import Thread

import pytest

from forest_studio.core.hunt.base import World
from forest_studio.core.hunt.gate import Gate
from forest_studio.core.hunt.loop import Limits, run
from forest_studio.core.hunt.navigators import navigator
from forest_studio.core.model.walk import Step
from forest_studio.core.trails.trail import Outcome, Trail

QUESTION = "Who owns the service behind the double invoices?"


class Watched:
    """A hunt on a thread of its own, behind a gate."""

    def __init__(self, world: World, limits: Limits | None = None) -> None:
        self.gate = Gate(held=True)
        self.steps: list[Step] = []
        self.trail: Trail | None = None
        self.cancelled = False
        self._thread = Thread(target=self._hunt, args=(world, limits), daemon=True)
        self._thread.start()

    def _hunt(self, world: World, limits: Limits | None) -> None:
        self.trail = run(
            QUESTION,
            navigator("forager"),
            world,
            limits,
            on_step=self.steps.append,
            cancelled=lambda: self.cancelled,
            between_steps=self.gate,
        )

    def end(self) -> Trail:
        self._thread.join(60)
        assert self.trail is not None
        return self.trail


def _decisions(trail: Trail) -> list[object]:
    return [step.decision for step in trail.steps]


def _until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end
        time.sleep(0.002)


def test_a_held_hunt_takes_one_step_for_each_pass(world: World) -> None:
    hunt = Watched(world)
    for count in (1, 2, 3):
        _until(lambda count=count: len(hunt.steps) == count)  # type: ignore[misc]
        _until(lambda: hunt.gate.waiting)  # type: ignore[misc]
        assert len(hunt.steps) == count
        hunt.gate.let_one()
    hunt.gate.open()
    assert _decisions(hunt.end()) == _decisions(run(QUESTION, navigator("forager"), world))


def test_passes_do_not_add_up_and_holding_takes_them_back(world: World) -> None:
    hunt = Watched(world)
    _until(lambda: len(hunt.steps) == 1)
    _until(lambda: hunt.gate.waiting)
    hunt.gate.hold()
    time.sleep(0.02)  # A hunt that this let through would have gone on by then, or soon.
    assert len(hunt.steps) == 1
    hunt.gate.open()
    assert hunt.end().steps[0] == hunt.steps[0]


def test_cancelling_wakes_a_held_hunt_and_keeps_its_steps(world: World) -> None:
    hunt = Watched(world)
    _until(lambda: len(hunt.steps) == 1)
    hunt.cancelled = True
    hunt.gate.open()
    trail = hunt.end()
    assert trail.outcome is Outcome.CANCELLED
    assert len(trail.steps) == 1


def test_a_pause_costs_a_hunt_none_of_its_time(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    paused, clock = [0.0], time.monotonic

    def pause() -> None:
        paused[0] += 1000

    monkeypatch.setattr(time, "monotonic", lambda: clock() + paused[0])
    limits = Limits(seconds=600)
    trail = run(QUESTION, navigator("forager"), world, limits, between_steps=pause)
    assert len(trail.steps) > 3
    assert _decisions(trail) == _decisions(run(QUESTION, navigator("forager"), world))


def test_a_trail_tells_the_limits_that_it_was_walked_under(world: World) -> None:
    limits = Limits(hops=5, tokens=3000, seconds=7)
    trail = run(QUESTION, navigator("forager"), world, limits)
    assert Trail.from_json(trail.to_json()).limits == limits
