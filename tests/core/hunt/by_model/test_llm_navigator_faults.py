"""A hunt with a misbehaving server ends within its time, says why, and loses no step."""

import time
from pathlib import Path
from threading import Event
from typing import Any

import pytest

import fault_server as fault
from forest_studio.core.hunt.base import World
from forest_studio.core.hunt.by_model.llm_navigator import LlmNavigator
from forest_studio.core.hunt.loop import Limits, run
from forest_studio.core.llm.endpoint import Endpoint
from forest_studio.core.llm.keys import Key
from forest_studio.core.llm.memory import Memory
from forest_studio.core.llm.modes import Dialect, Mode
from forest_studio.core.llm.openai_model import OpenAIModel
from forest_studio.core.model.walk import Search
from forest_studio.core.trails.trail import Outcome, Trail

SEARCH = fault.says({"note": "", "decision": {"action": "search", "query": "invoices"}})
GIVE_UP = fault.says({"note": "", "decision": {"action": "give_up", "reason": "no"}})
SECONDS = 3.0
LONG = 120.0


def hunt(
    folder: Path, world: World, *script: fault.Behaviour, seconds: float = LONG, **options: Any
) -> Trail:
    with fault.serving(*script) as server:
        endpoint = Endpoint(server.url, "tiny", back_off=0.02, connect=60.0)
        memory = Memory(folder)
        memory.learn(endpoint, Dialect(Mode.SCHEMA))
        navigator = LlmNavigator(OpenAIModel(endpoint, Key("sk-secret"), memory))
        began = time.monotonic()
        trail = run("Why?", navigator, world, Limits(seconds=seconds), **options)
        assert time.monotonic() - began < seconds + LONG
    return trail


@pytest.mark.parametrize(
    ("behaviour", "outcome", "words"),
    [
        (fault.silent, Outcome.TIME_LIMIT, "no sign of a reply"),
        (fault.trickles, Outcome.TIME_LIMIT, "no whole reply"),
        (fault.floods, Outcome.FAILED, "did not stop"),
        (fault.one_huge_line, Outcome.FAILED, "more than 8 MB"),
        (fault.breaks_off, Outcome.FAILED, "broke off"),
        (fault.broken_json, Outcome.FAILED, "broken JSON"),
        (fault.a_web_page, Outcome.FAILED, "text/html"),
        (fault.fails(401), Outcome.FAILED, "refuses the key"),
        (fault.fails(500, "out of memory"), Outcome.FAILED, "out of memory"),
        (fault.fails(429, headers={"Retry-After": "3600"}), Outcome.FAILED, "fewer questions"),
        (fault.redirects("http://elsewhere.example.org/"), Outcome.FAILED, "points elsewhere"),
    ],
)
def test_each_fault_ends_the_hunt_in_time_with_its_reason(
    tmp_path: Path, world: World, behaviour: fault.Behaviour, outcome: Outcome, words: str
) -> None:
    seconds = SECONDS if outcome is Outcome.TIME_LIMIT else LONG
    trail = hunt(tmp_path, world, SEARCH, behaviour, seconds=seconds)
    assert trail.outcome is outcome
    assert trail.steps[0].decision == Search("invoices")
    assert len(trail.steps) >= 2
    assert words in trail.steps[-1].problem
    assert "sk-secret" not in trail.to_json()
    assert Trail.from_json(trail.to_json()) == trail


@pytest.mark.parametrize(
    "behaviour",
    [
        fault.fails(429, headers={"Retry-After": "0.1"}),
        fault.fails(500),
        fault.breaks_off,
        fault.broken_json,
        fault.a_web_page,
        fault.says({"note": "", "decision": {"action": "go", "door": 99}}),
        fault.says("I'd rather not."),
    ],
)
def test_a_single_fault_does_not_end_a_hunt(
    tmp_path: Path, world: World, behaviour: fault.Behaviour
) -> None:
    trail = hunt(tmp_path, world, SEARCH, behaviour, GIVE_UP)
    assert trail.outcome is Outcome.GAVE_UP


def test_a_cancel_ends_a_hunt_that_waits_for_its_model(tmp_path: Path, world: World) -> None:
    asked = Event()

    def silent(to: fault.Handler) -> None:
        asked.set()
        fault.silent(to)

    trail = hunt(tmp_path, world, SEARCH, silent, cancelled=asked.is_set)
    assert trail.outcome is Outcome.CANCELLED
    assert trail.steps[0].decision == Search("invoices")


def test_tokens_are_those_that_the_server_counted(tmp_path: Path, world: World) -> None:
    usage = hunt(tmp_path, world, SEARCH, GIVE_UP).usage
    assert (usage.prompt_tokens, usage.reply_tokens, usage.calls) == (240, 18, 2)
    assert not usage.estimated
