"""How a server is brought to reply in JSON is found out, remembered, and found out again."""

import json
from typing import Any

import pytest

import fault_server as fault
from forest_studio.core.llm.base import Message
from forest_studio.core.llm.modes import Mode
from forest_studio.core.llm.openai_model import OpenAIModel
from forest_studio.core.model.errors import KeyRefused, ModelError

SCHEMA = {"type": "object", "properties": {"door": {"type": "integer"}}, "required": ["door"]}
PROBED = '{"colour": "red", "number": 7}'
ANSWER = '{"door": 4}'


def kind_of(body: dict[str, Any]) -> Mode:
    """The way in which a request asks for JSON."""
    wanted = body.get("response_format", {})
    if wanted.get("type") == "json_schema":
        return Mode.SCHEMA
    if wanted.get("type") == "json_object":
        return Mode.OBJECT_SCHEMA if "schema" in wanted else Mode.OBJECT
    return Mode.TOOL if "tools" in body else Mode.TEXT


def server_that(
    *works: Mode,
    ignores: bool = False,
    unknown: tuple[str, ...] = (),
    probes: list[Mode] | None = None,
) -> fault.Behaviour:
    """Knows some ways; refuses the others, or answers in prose as if they were not there."""

    def behave(to: fault.Handler) -> None:
        body = to.faults.asked[-1].body
        mode = kind_of(body)
        if probes is not None and "colours" in json.dumps(body["messages"]):
            probes.append(mode)
        text = PROBED if "colours" in json.dumps(body["messages"]) else ANSWER
        if refused := [name for name in unknown if name in body]:
            return fault.fails(400, f"Unsupported parameter: '{refused[0]}'")(to)
        if mode not in works and mode is not Mode.TEXT:
            prose = fault.says("Red and seven.")
            return prose(to) if ignores else fault.fails(400, "unknown response_format")(to)
        if mode is Mode.TOOL:
            call = {"function": {"name": "answer", "arguments": text}}
            return fault.whole({"content": None, "tool_calls": [call]}, "tool_calls")(to)
        if mode is Mode.TEXT and text == ANSWER:
            text = f"Here you are:\n```json\n{text}\n```"
        return fault.says(text)(to)

    return behave


def ask(model: OpenAIModel) -> Any:
    return model.ask((Message("user", "Which door?"),), SCHEMA)


@pytest.mark.parametrize("ignores", [False, True])
@pytest.mark.parametrize(
    ("works", "mode", "probes"),
    [
        ((Mode.SCHEMA, Mode.OBJECT), Mode.SCHEMA, 1),
        ((Mode.OBJECT_SCHEMA,), Mode.OBJECT_SCHEMA, 2),
        ((Mode.OBJECT, Mode.TOOL), Mode.OBJECT, 3),
        ((Mode.TOOL,), Mode.TOOL, 4),
        ((), Mode.TEXT, 5),
    ],
)
def test_the_surest_way_that_works_is_taken_and_remembered(
    make_model: Any, works: tuple[Mode, ...], mode: Mode, probes: int, ignores: bool
) -> None:
    with fault.serving(server_that(*works, ignores=ignores)) as server:
        model = make_model(server.url, known=False)
        first = ask(model)
        assert first.parsed == {"door": 4}
        assert first.usage.calls == probes + 1
        again = ask(make_model(server.url, known=False))
        assert (again.parsed, again.usage.calls) == ({"door": 4}, 1)
    assert kind_of(server.asked[-1].body) is mode


def test_the_schema_is_in_the_prompt_where_the_server_does_not_take_it(make_model: Any) -> None:
    with fault.serving(server_that(Mode.OBJECT)) as server:
        ask(make_model(server.url, known=False))
    system = server.asked[-1].body["messages"][0]
    assert system["role"] == "system"
    assert json.dumps(SCHEMA) in system["content"]


def test_fields_that_a_server_refuses_are_left_out(make_model: Any) -> None:
    unknown = ("temperature", "stream_options")
    with fault.serving(server_that(Mode.SCHEMA, unknown=unknown)) as server:
        model = make_model(server.url, known=False)
        assert ask(model).parsed == {"door": 4}
        assert ask(model).usage.calls == 1
    assert not set(unknown) & server.asked[-1].body.keys()


def test_a_server_that_was_exchanged_is_looked_at_again(make_model: Any) -> None:
    with fault.serving(server_that(Mode.TOOL)) as server:
        model = make_model(server.url)  # It is remembered to take a schema.
        assert ask(model).parsed == {"door": 4}
        assert ask(model).usage.calls == 1
    assert kind_of(server.asked[-1].body) is Mode.TOOL


def test_a_way_that_gives_prose_twice_is_forgotten(make_model: Any) -> None:
    with fault.serving(server_that(Mode.TOOL, ignores=True)) as server:
        model = make_model(server.url)
        assert [ask(model).parsed for _ in range(3)] == [None, None, {"door": 4}]


def test_all_ways_are_shown_with_what_is_wrong(make_model: Any) -> None:
    with fault.serving(server_that(Mode.OBJECT_SCHEMA, Mode.TOOL)) as server:
        tried = make_model(server.url, known=False).modes()
    assert [one.dialect.mode for one in tried] == list(Mode)
    assert [one.works for one in tried] == [False, True, False, True, True]
    assert tried[0].why_not == "unknown response_format"
    assert tried[1].counts_tokens


def test_a_refused_key_is_not_taken_for_a_refused_way(make_model: Any) -> None:
    with fault.serving(fault.fails(401)) as server, pytest.raises(KeyRefused):
        ask(make_model(server.url, known=False))
    assert len(server.asked) == 1


def test_a_server_that_refuses_everything_says_so(make_model: Any) -> None:
    with (
        fault.serving(fault.fails(400, "the model is asleep")) as server,
        pytest.raises(ModelError, match="asleep"),
    ):
        ask(make_model(server.url, known=False))
