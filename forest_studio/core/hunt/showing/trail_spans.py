"""A trail as OpenTelemetry spans, for tools that show what agents did.

The file is OTLP's JSON encoding of a trace: ids in hexadecimal digits, 64-bit numbers as text.
Names are those of the semantic conventions for generative AI, version 1.41, whose status is
"development": the hunt is an ``invoke_agent`` span, each question to a model a ``chat`` span, and
each decision that was carried out an ``execute_tool`` span. What the conventions have no word for
is named ``forest_studio.…``.
"""

import hashlib
import json
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from forest_studio import __version__
from forest_studio.core.llm.prices import cost, price_of
from forest_studio.core.model.walk import (
    Answer,
    Back,
    Decision,
    GiveUp,
    Go,
    More,
    Open,
    Search,
    Step,
)
from forest_studio.core.trails.trail import Outcome, Trail

SCHEMA = "https://opentelemetry.io/schemas/1.41.0"
_PROVIDER = "openai"
"""Whose protocol it was asked in: what the conventions want of a client that knows no more."""
_INTERNAL, _CLIENT = 1, 3
_OK, _ERROR = 1, 2
_SECOND = 1_000_000_000
_TOOLS: dict[type[Decision], str] = {
    Search: "search",
    Go: "go",
    Open: "open",
    More: "more",
    Back: "back",
}
_BAD_ENDS = (
    Outcome.FAILED,
    Outcome.CANCELLED,
    Outcome.HOP_LIMIT,
    Outcome.TOKEN_LIMIT,
    Outcome.TIME_LIMIT,
)
Value = str | int | float | bool
Json = dict[str, Any]


def spans_json(trail: Trail) -> str:
    """The spans as the text of a file, in ASCII: nothing in it is for a terminal to obey."""
    return json.dumps(trail_spans(trail), indent=1) + "\n"


def trail_spans(trail: Trail) -> Json:
    """The spans as one ``TracesData`` message: a resource, a scope, the hunt and its steps."""
    resource = _attributes({"service.name": "forest-studio"})
    scope = {"name": "forest-studio", "version": __version__, "attributes": []}
    spans = [_hunt_span(trail), *_step_spans(trail)]
    scoped = {"scope": scope, "spans": spans, "schemaUrl": SCHEMA}
    return {
        "resourceSpans": [
            {"resource": {"attributes": resource}, "scopeSpans": [scoped], "schemaUrl": SCHEMA}
        ]
    }


def _hunt_span(trail: Trail) -> Json:
    usage, began = trail.usage, _nanoseconds(trail.started)
    values: dict[str, Value | None] = {
        "gen_ai.operation.name": "invoke_agent",
        "gen_ai.agent.name": trail.navigator,
        "gen_ai.provider.name": _PROVIDER if trail.model else None,
        "gen_ai.conversation.id": trail.id,
        "gen_ai.request.model": trail.model or None,
        "gen_ai.request.seed": trail.seed,
        "gen_ai.usage.input_tokens": usage.prompt_tokens if usage.calls else None,
        "gen_ai.usage.output_tokens": usage.reply_tokens if usage.calls else None,
        "gen_ai.input.messages": _messages("user", trail.question),
        "gen_ai.output.messages": _messages("assistant", trail.answer.text, "stop")
        if trail.answer
        else None,
        "error.type": trail.outcome.value if trail.outcome in _BAD_ENDS else None,
        "forest_studio.forest.commit": trail.forest_commit or None,
        "forest_studio.hunt.outcome": trail.outcome.value,
        "forest_studio.hunt.supported": trail.supported,
        "forest_studio.hunt.hops": trail.hops,
        "forest_studio.hunt.explored": trail.explored,
        "forest_studio.hunt.observed_tokens": usage.observed_tokens,
        "forest_studio.hunt.tokens_estimated": usage.estimated,
        "forest_studio.hunt.cost_usd": _cost(trail),
        "forest_studio.hunt.evidence": _evidence(trail),
        "forest_studio.fork.trail": trail.forked_from or None,
        "forest_studio.fork.step": trail.forked_at or None,
    }
    end = began + sum(map(_length, trail.steps))
    return _span(trail, "hunt", f"invoke_agent {trail.navigator}", (began, end), values) | {
        "status": _status(trail.outcome.value if trail.outcome in _BAD_ENDS else "")
    }


def _step_spans(trail: Trail) -> list[Json]:
    """Of each step the question to the model, if one was asked, and what was done.

    A trail keeps how long steps took, not when each began: they are laid end to end.
    """
    spans: list[Json] = []
    began = _nanoseconds(trail.started)
    for step in trail.steps:
        end = began + _length(step)
        if step.usage.calls:
            spans.append(_chat_span(trail, step, (began, end)))
        if type(step.decision) in _TOOLS:
            # A model's time is its own span; where none was asked the step is the tool's.
            spans.append(_tool_span(trail, step, (end if step.usage.calls else began, end)))
        began = end
    return spans


def _chat_span(trail: Trail, step: Step, time: tuple[int, int]) -> Json:
    values: dict[str, Value | None] = {
        "gen_ai.operation.name": "chat",
        "gen_ai.provider.name": _PROVIDER,
        "gen_ai.request.model": trail.model,
        "gen_ai.conversation.id": trail.id,
        "gen_ai.usage.input_tokens": step.usage.prompt_tokens,
        "gen_ai.usage.output_tokens": step.usage.reply_tokens,
        "gen_ai.input.messages": _messages("user", step.observation.text),
        "gen_ai.output.messages": _messages("assistant", _said(step.decision), "stop"),
        "error.type": "refused" if step.problem else None,
        "forest_studio.step.number": step.number,
        "forest_studio.step.calls": step.usage.calls,
        "forest_studio.step.problem": step.problem or None,
    }
    span = _span(trail, f"chat {step.number}", f"chat {trail.model}", time, values, _CLIENT)
    return span | {"parentSpanId": _id(trail, "hunt"), "status": _status(step.problem)}


def _tool_span(trail: Trail, step: Step, time: tuple[int, int]) -> Json:
    tool, seen = _TOOLS[type(step.decision)], step.observation
    values: dict[str, Value | None] = {
        "gen_ai.operation.name": "execute_tool",
        "gen_ai.tool.name": tool,
        "gen_ai.tool.type": "datastore" if tool == "search" else "function",
        "gen_ai.tool.call.id": _id(trail, f"tool {step.number}"),
        "gen_ai.tool.call.arguments": _said(step.decision),
        "gen_ai.tool.call.result": _result(trail, step),
        "gen_ai.agent.name": trail.navigator,
        "error.type": "refused" if step.problem else None,
        "forest_studio.step.number": step.number,
        "forest_studio.step.node": seen.node or None,
        "forest_studio.step.doors": seen.doors_total,
        "forest_studio.step.observed_tokens": step.usage.observed_tokens,
        "forest_studio.step.problem": step.problem or None,
    }
    span = _span(trail, f"tool {step.number}", f"execute_tool {tool}", time, values)
    return span | {"parentSpanId": _id(trail, "hunt"), "status": _status(step.problem)}


def _span(  # noqa: PLR0917
    trail: Trail,
    key: str,
    name: str,
    time: tuple[int, int],
    values: Mapping[str, Value | None],
    kind: int = _INTERNAL,
) -> Json:
    return {
        "traceId": _digest(f"trace {trail.id}", 32),
        "spanId": _id(trail, key),
        "name": name,
        "kind": kind,
        "startTimeUnixNano": str(time[0]),
        "endTimeUnixNano": str(time[1]),
        "attributes": _attributes(values),
    }


def _status(problem: str) -> Json:
    return {"code": _ERROR, "message": problem} if problem else {"code": _OK}


def _id(trail: Trail, key: str) -> str:
    return _digest(f"{trail.id} {key}", 16)


def _digest(text: str, digits: int) -> str:
    """Hexadecimal digits that are the same at every export, and never all zero."""
    return hashlib.sha256(text.encode()).hexdigest()[:digits]


def _nanoseconds(moment: datetime) -> int:
    since = moment - datetime(1970, 1, 1, tzinfo=UTC)
    seconds = since.days * 86_400 + since.seconds
    return seconds * _SECOND + since.microseconds * 1000


def _length(step: Step) -> int:
    return max(0, round(step.usage.seconds * _SECOND))


def _attributes(values: Mapping[str, Value | None]) -> list[Json]:
    return [{"key": k, "value": _value(v)} for k, v in values.items() if v is not None]


def _value(value: Value) -> Json:
    match value:
        case bool():
            return {"boolValue": value}
        case int():
            return {"intValue": str(value)}
        case float():
            return {"doubleValue": value}
    return {"stringValue": value}


def _messages(role: str, text: str, finish: str = "") -> str:
    """One message in the conventions' form: a role and its parts, as JSON text."""
    message: Json = {"role": role, "parts": [{"type": "text", "content": text}]}
    if finish:
        message["finish_reason"] = finish
    return json.dumps([message], ensure_ascii=False)


def _said(decision: Decision) -> str:
    """A decision's own values as JSON text; those of tools are their arguments."""
    match decision:
        case Search(query):
            values: Json = {"query": query}
        case Go(door):
            values = {"door": door}
        case Open(page):
            values = {"page": page}
        case Answer(text, evidence):
            quotes = [{"node": quote.node, "text": quote.text} for quote in evidence]
            values = {"answer": text, "quotes": quotes}
        case GiveUp(reason):
            values = {"give_up": reason}
        case Back() | More():
            values = {}
        case _:
            values = {"reply": decision.reply}
    return json.dumps(values, ensure_ascii=False)


def _result(trail: Trail, step: Step) -> str | None:
    """What the next step saw: the tool's result."""
    after = trail.steps[step.number : step.number + 1]
    return after[0].observation.text if after and not step.problem else None


def _evidence(trail: Trail) -> str | None:
    if trail.answer is None:
        return None
    quotes = [
        {"node": q.node, "text": q.text, "line": q.line, "supported": q.supported}
        for q in trail.answer.evidence
    ]
    return json.dumps(quotes, ensure_ascii=False)


def _cost(trail: Trail) -> float | None:
    usage = trail.usage
    if not usage.calls:
        return None
    return cost(usage.prompt_tokens, usage.reply_tokens, price_of(trail.model))
