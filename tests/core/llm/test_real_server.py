"""The protocol holds with a real server, llama.cpp; so small a model is not asked for sense."""

import time
from collections.abc import Iterator

import pytest

import local_model_server
from forest_builder import chain
from forest_studio.core.hunt.by_model.llm_navigator import LlmNavigator
from forest_studio.core.hunt.by_model.model_decisions import decision_schema
from forest_studio.core.hunt.loop import Limits, run
from forest_studio.core.llm.asking import Asking, Patience
from forest_studio.core.llm.base import Finish, Message
from forest_studio.core.llm.endpoint import Endpoint
from forest_studio.core.llm.keys import Key
from forest_studio.core.llm.memory import Memory
from forest_studio.core.llm.modes import Dialect, Mode
from forest_studio.core.llm.openai_model import OpenAIModel
from forest_studio.core.llm.probing import Tried, try_mode
from forest_studio.core.trails.trail import Outcome
from hunt_world import world_in

pytestmark = pytest.mark.skipif(
    bool(local_model_server.missing()), reason=local_model_server.missing()
)
SCHEMA = {
    "type": "object",
    "properties": {"door": {"type": "integer", "enum": [2, 5]}},
    "required": ["door"],
    "additionalProperties": False,
}
ASK = (Message("user", "Tell me a story."),)


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with local_model_server.serving() as address:
        yield address


@pytest.fixture(scope="module")
def memory(tmp_path_factory: pytest.TempPathFactory) -> Memory:
    return Memory(tmp_path_factory.mktemp("memory"))


@pytest.fixture
def model(url: str, memory: Memory) -> OpenAIModel:
    return OpenAIModel(Endpoint(url, local_model_server.NAME), Key(), memory)


def test_a_probe_tells_what_the_server_honours_from_what_it_ignores(model: OpenAIModel) -> None:
    asking = Asking(model.endpoint, Key())
    patience = Patience(time.monotonic() + 300, lambda: False, lambda _: None)
    schema = try_mode(asking, Mode.SCHEMA, patience)
    assert isinstance(schema, Tried)
    assert schema.works
    assert schema.counts_tokens
    tool = try_mode(asking, Mode.TOOL, patience)  # It takes tools, and never calls one.
    assert isinstance(tool, Tried)
    assert (tool.works, tool.why_not) == (False, "the tool was not called")


def test_a_schema_is_honoured_whatever_is_asked(model: OpenAIModel) -> None:
    reply = model.ask(ASK, SCHEMA)
    assert reply.parsed in ({"door": 2}, {"door": 5})
    assert reply.problem == ""
    assert reply.finish is Finish.STOP
    assert reply.usage.prompt_tokens > 0
    assert not reply.usage.estimated


def test_ignored_tools_fall_back_to_a_way_that_works(model: OpenAIModel, memory: Memory) -> None:
    memory.learn(model.endpoint, Dialect(Mode.TOOL))
    parsed = [model.ask(ASK, SCHEMA, max_tokens=most).parsed for most in (16, 16, 200)]
    assert parsed[:2] == [None, None]
    assert parsed[2] in ({"door": 2}, {"door": 5})


def test_a_cancel_is_prompt_and_frees_the_server(model: OpenAIModel) -> None:
    model.ask(ASK, SCHEMA)
    began = time.monotonic()
    seen: list[str] = []
    reply = model.ask(
        (Message("user", "Count from one to one thousand."),),
        None,
        max_tokens=3000,
        cancelled=lambda: bool(seen) or time.monotonic() - began > 60,
        on_text=seen.append,
    )
    stopped = time.monotonic()
    assert reply.finish is Finish.CANCELLED
    assert model.ask(ASK, SCHEMA).parsed
    assert time.monotonic() - stopped < 60


def test_a_hunt_keeps_to_its_budget_and_counts_its_tokens(model: OpenAIModel) -> None:
    forest = chain("mill", "river", "bridge")
    world = world_in(forest)
    navigator = LlmNavigator(model, reply_tokens=40)
    trail = run("What is the bridge?", navigator, world, Limits(hops=1, seconds=300))
    assert trail.outcome in set(Outcome) - {Outcome.FAILED, Outcome.CANCELLED}
    assert trail.steps
    for step in trail.steps:
        assert step.observation.tokens <= world.tokens
        assert step.usage.calls >= 1
        assert step.usage.prompt_tokens > step.observation.tokens


def test_a_decision_of_the_model_is_always_one_that_is_possible(model: OpenAIModel) -> None:
    from forest_studio.core.hunt.base import State
    from forest_studio.core.hunt.observing.observation import observe

    forest = chain("mill", "river")
    world, state = world_in(forest), State("Where?", node="mill")
    seen = observe(world, state)
    schema = decision_schema(seen, state, world)["properties"]["decision"]["anyOf"]
    go = next(one for one in schema if one["properties"]["action"]["enum"] == ["go"])
    reply = model.ask((Message("user", seen.text),), go, max_tokens=60)
    assert reply.problem == ""
    assert reply.parsed["door"] in [door.number for door in seen.doors]
