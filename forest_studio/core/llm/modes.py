"""The ways to get JSON out of a server, and how a question is put in each of them.

What the servers' own documents say of ``/chat/completions``: OpenAI, vLLM, LM Studio, Ollama and
llama.cpp take ``response_format`` of type ``json_schema``; llama.cpp and several hosts take a
``schema`` beside ``json_object``; older ones take ``json_object`` alone, or only tools.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from forest_studio.core.llm.base import Message, Schema
from forest_studio.core.llm.endpoint import OPENAI, Endpoint


class Mode(StrEnum):
    """How a server is brought to reply in JSON, the surest first."""

    SCHEMA = "json_schema"
    OBJECT_SCHEMA = "json_object with schema"
    OBJECT = "json_object"
    TOOL = "tool call"
    TEXT = "text"
    """The schema is in the prompt, and the reply is read tolerantly."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, whatever the way."""

    messages: tuple[Message, ...]
    schema: Schema | None
    max_tokens: int


OPTIONAL = ("stream_options", "temperature")
"""Fields that a server may do without when it refuses them."""
_TOOL = "answer"
_ORDER = "Reply with one JSON object that fits this JSON schema, and with nothing else:\n"


@dataclass(frozen=True, slots=True)
class Dialect:
    """How to speak with one model of one server."""

    mode: Mode
    without: tuple[str, ...] = ()
    """Optional fields that it refuses."""
    length_field: str = "max_tokens"
    """What it calls the limit of a reply."""


def first_dialect(endpoint: Endpoint, mode: Mode) -> Dialect:
    """What to try first: OpenAI's newer models refuse ``max_tokens``, other servers want it."""
    newer = endpoint.host == OPENAI
    return Dialect(mode, length_field="max_completion_tokens" if newer else "max_tokens")


def adapted(dialect: Dialect, words: str) -> Dialect | None:
    """The dialect without the field that a server's refusal names; None where it names none."""
    for name in OPTIONAL:
        if name in words and name not in dialect.without:
            return Dialect(dialect.mode, (*dialect.without, name), dialect.length_field)
    if dialect.length_field == "max_tokens" and "max_completion_tokens" in words:
        return Dialect(dialect.mode, dialect.without, "max_completion_tokens")
    if dialect.length_field == "max_completion_tokens" and "max_completion_tokens" in words:
        return Dialect(dialect.mode, dialect.without, "max_tokens")
    return None


def request(endpoint: Endpoint, dialect: Dialect, question: Question) -> dict[str, Any]:
    """The body of a request."""
    body: dict[str, Any] = {
        "model": endpoint.model,
        "messages": _turns(question.messages, dialect.mode, question.schema),
        "stream": True,
        "stream_options": {"include_usage": True},
        dialect.length_field: question.max_tokens,
    }
    if endpoint.temperature is not None:
        body["temperature"] = endpoint.temperature
    if question.schema is not None:
        body |= _format(dialect.mode, question.schema)
    return {name: value for name, value in body.items() if name not in dialect.without}


def _turns(messages: Sequence[Message], mode: Mode, schema: Schema | None) -> list[dict[str, str]]:
    turns = [{"role": message.role, "content": message.text} for message in messages]
    if schema is not None and mode not in (Mode.SCHEMA, Mode.TOOL):
        order = _ORDER + json.dumps(schema, ensure_ascii=False)
        if turns and turns[0]["role"] == "system":
            turns[0]["content"] += f"\n\n{order}"
        else:
            turns.insert(0, {"role": "system", "content": order})
    return turns


def _format(mode: Mode, schema: Schema) -> dict[str, Any]:
    match mode:
        case Mode.SCHEMA:
            named = {"name": _TOOL, "schema": schema, "strict": True}
            return {"response_format": {"type": "json_schema", "json_schema": named}}
        case Mode.OBJECT_SCHEMA:
            return {"response_format": {"type": "json_object", "schema": schema}}
        case Mode.OBJECT:
            return {"response_format": {"type": "json_object"}}
        case Mode.TOOL:
            function = {"name": _TOOL, "description": "Give the answer.", "parameters": schema}
            return {
                "tools": [{"type": "function", "function": function}],
                "tool_choice": {"type": "function", "function": {"name": _TOOL}},
            }
    return {}
