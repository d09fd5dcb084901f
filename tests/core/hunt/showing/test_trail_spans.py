"""A trail as OpenTelemetry spans: OTLP's JSON, named as the GenAI conventions have it."""

import json
import re
from typing import Any

import pytest

from forest_studio.core.hunt.base import World
from forest_studio.core.hunt.by_model.llm_navigator import LlmNavigator
from forest_studio.core.hunt.loop import run
from forest_studio.core.hunt.navigators import navigator
from forest_studio.core.hunt.showing.trail_spans import spans_json, trail_spans
from forest_studio.core.hunt.walkers.fork import Fork
from forest_studio.core.llm.scripted_model import ScriptedModel
from forest_studio.core.model.errors import KeyRefused
from forest_studio.core.trails.trail import Trail

QUESTION = "How many customers got two invoices?"
NAMES = {
    "gen_ai.operation.name": str,
    "gen_ai.provider.name": str,
    "gen_ai.agent.name": str,
    "gen_ai.conversation.id": str,
    "gen_ai.request.model": str,
    "gen_ai.request.seed": int,
    "gen_ai.usage.input_tokens": int,
    "gen_ai.usage.output_tokens": int,
    "gen_ai.input.messages": str,
    "gen_ai.output.messages": str,
    "gen_ai.tool.name": str,
    "gen_ai.tool.type": str,
    "gen_ai.tool.call.id": str,
    "gen_ai.tool.call.arguments": str,
    "gen_ai.tool.call.result": str,
    "error.type": str,
}
"""The conventions' attributes that are used, with their types."""


def says(action: str, **fields: Any) -> dict[str, Any]:
    return {"decision": {"action": action, **fields}}


@pytest.fixture(scope="module")
def asked(world: World) -> Trail:
    quote = {"node": "double-invoices", "text": "some 1,200 customers got two invoices"}
    script = [
        says("search", query="double invoices"),
        says("go", door=99),
        says("go", door=1),
        says("open", page=1),
        says("answer", text="1,200", quotes=[quote]),
    ]
    return run(QUESTION, LlmNavigator(ScriptedModel(script, "gpt-4o-mini")), world, seed=7)


def spans_of(trail: Trail) -> list[dict[str, Any]]:
    data = json.loads(spans_json(trail))
    assert data == trail_spans(trail)
    (resource,) = data["resourceSpans"]
    (scoped,) = resource["scopeSpans"]
    spans: list[dict[str, Any]] = scoped["spans"]
    return spans


def values(span: dict[str, Any]) -> dict[str, Any]:
    read = {"stringValue": str, "intValue": int, "doubleValue": float, "boolValue": bool}
    found = {}
    for attribute in span["attributes"]:
        ((kind, value),) = attribute["value"].items()
        assert attribute["key"] not in found
        if kind == "intValue":
            assert isinstance(value, str), "OTLP writes 64-bit numbers as text"
        found[attribute["key"]] = read[kind](value)
    return found


def test_every_span_has_the_form_that_otlp_wants(asked: Trail) -> None:
    spans = spans_of(asked)
    assert len({span["spanId"] for span in spans}) == len(spans)
    for span in spans:
        assert re.fullmatch(r"[0-9a-f]{32}", span["traceId"])
        assert re.fullmatch(r"[0-9a-f]{16}", span["spanId"])
        assert span["traceId"] == spans[0]["traceId"]
        assert int(span["startTimeUnixNano"]) <= int(span["endTimeUnixNano"])
        assert span["kind"] in {1, 3}
        assert span["status"]["code"] in {1, 2}
    assert "parentSpanId" not in spans[0]
    assert {span["parentSpanId"] for span in spans[1:]} == {spans[0]["spanId"]}


def test_the_program_and_its_version_are_named(asked: Trail) -> None:
    (scoped,) = trail_spans(asked)["resourceSpans"][0]["scopeSpans"]
    assert scoped["scope"]["name"] == "forest-studio"
    assert re.match(r"\d+\.\d+", scoped["scope"]["version"])


def test_attributes_are_the_conventions_own_or_carry_our_name(asked: Trail) -> None:
    for span in spans_of(asked):
        for name, value in values(span).items():
            if not name.startswith("forest_studio."):
                assert isinstance(value, NAMES[name]), name


def test_a_hunt_is_an_agent_each_question_a_chat_each_deed_a_tool(asked: Trail) -> None:
    spans = spans_of(asked)
    names = [span["name"] for span in spans]
    assert names[0] == "invoke_agent llm"
    assert names.count("chat gpt-4o-mini") == 5
    assert [n for n in names if n.startswith("execute_tool")] == [
        "execute_tool search",
        "execute_tool go",
        "execute_tool go",
        "execute_tool open",
    ]
    agent = values(spans[0])
    assert agent["gen_ai.operation.name"] == "invoke_agent"
    assert agent["gen_ai.usage.input_tokens"] == asked.usage.prompt_tokens
    assert agent["gen_ai.usage.output_tokens"] == asked.usage.reply_tokens
    assert agent["forest_studio.hunt.cost_usd"] > 0
    chats = [values(s) for s in spans if s["kind"] == 3]
    assert sum(c["gen_ai.usage.input_tokens"] for c in chats) == asked.usage.prompt_tokens
    (message,) = json.loads(agent["gen_ai.input.messages"])
    assert message == {"role": "user", "parts": [{"type": "text", "content": QUESTION}]}


def test_a_refused_decision_is_an_error_with_its_reason(asked: Trail) -> None:
    bad = [span for span in spans_of(asked) if span["status"]["code"] == 2]
    assert {span["name"] for span in bad} == {"chat gpt-4o-mini", "execute_tool go"}
    assert all("door 99" in span["status"]["message"] for span in bad)


def test_a_hunt_without_a_model_has_tools_only_and_no_tokens_of_one(world: World) -> None:
    trail = run(QUESTION, navigator("forager"), world)
    spans = spans_of(trail)
    assert not [span for span in spans if span["name"].startswith("chat")]
    assert "gen_ai.usage.input_tokens" not in values(spans[0])
    assert "gen_ai.provider.name" not in values(spans[0])


def test_a_failed_hunt_and_a_fork_say_what_they_are(world: World, asked: Trail) -> None:
    broken = ScriptedModel([KeyRefused("no key")])
    trail = run(QUESTION, LlmNavigator(broken), world)
    assert values(spans_of(trail)[0])["error.type"] == "failed"
    forked = run(QUESTION, Fork(asked, 2, navigator("forager")), world)
    agent = values(spans_of(forked)[0])
    assert agent["forest_studio.fork.trail"] == asked.id
    assert agent["forest_studio.fork.step"] == 2
