"""Finds out how a server is brought to reply in JSON: by trying, the surest way first."""

from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic

from forest_studio.core.llm.asking import Arrived, Asking, Patience
from forest_studio.core.llm.base import Finish, Message, Schema
from forest_studio.core.llm.failures import Failure
from forest_studio.core.llm.modes import Dialect, Mode, Question, adapted, first_dialect, request
from forest_studio.core.llm.schema_fit import misfit
from forest_studio.core.llm.tolerant import NotJson, parse

SCHEMA: Schema = {
    "type": "object",
    "properties": {
        "colour": {"type": "string", "enum": ["red", "green", "blue"]},
        "number": {"type": "integer"},
    },
    "required": ["colour", "number"],
    "additionalProperties": False,
}
# Says nothing of JSON, so that only a server that knows of the schema can reply in it.
_QUESTION = Message("user", "Name one of the colours red, green and blue, and a whole number.")
_TOKENS = 256
_WORDS = 48
"""Tokens that plain text may have: any will do."""
_ADAPTATIONS = 4


@dataclass(frozen=True, slots=True)
class Tried:
    """One way that was tried."""

    dialect: Dialect
    works: bool
    why_not: str = ""
    seconds: float = 0.0
    first_token: float = 0.0
    counts_tokens: bool = False
    """Whether the server reports usage."""


@dataclass(frozen=True, slots=True)
class Cancelled:
    """Nobody waits for the result any more."""


def try_modes(asking: Asking, patience: Patience) -> Iterator[Tried | Failure | Cancelled]:
    """Tries one way after the other; a Failure says that the server can't be asked at all."""
    for mode in Mode:
        result = try_mode(asking, mode, patience)
        yield result
        if not isinstance(result, Tried):
            return


def try_mode(asking: Asking, mode: Mode, patience: Patience) -> Tried | Failure | Cancelled:
    """Tries one way. What the server refuses does not work; what it can't do at all fails."""
    began = monotonic()
    question = Question((_QUESTION,), SCHEMA, _WORDS if mode is Mode.TEXT else _TOKENS)
    # Some servers fail over a field that they don't know: no reason to wait and ask again.
    retries = asking.endpoint.retries if mode is Mode.TEXT else 0
    first = first_dialect(asking.endpoint, mode)
    dialect, result = converse(asking, first, question, patience, retries)
    seconds = monotonic() - began
    if isinstance(result, Failure):
        if mode is Mode.TEXT or result.status < 400 or result.status in (401, 403, 429):
            return result
        return Tried(dialect, False, result.words or f"HTTP {result.status}", seconds)
    if result.finish is Finish.CANCELLED:
        return Cancelled()
    why_not = _fault(result, mode)
    counts = result.reply.reply_tokens is not None
    return Tried(dialect, not why_not, why_not, seconds, result.first_token, counts)


def converse(
    asking: Asking,
    dialect: Dialect,
    question: Question,
    patience: Patience,
    retries: int,
) -> tuple[Dialect, Arrived | Failure]:
    """Asks, and again without the fields that the server refuses; how it went in the end."""
    for _ in range(_ADAPTATIONS):
        body = request(asking.endpoint, dialect, question)
        result = asking.ask(body, patience, retries)
        if isinstance(result, Arrived) or result.status not in (400, 422):
            break
        other = adapted(dialect, result.words)
        if other is None:
            break
        dialect = other
    return dialect, result


def _fault(result: Arrived, mode: Mode) -> str:
    text = result.reply.text
    if mode is Mode.TEXT:
        # A model that thinks aloud may not have come to its words yet.
        return "" if text.strip() or result.finish is Finish.LENGTH else "the reply is empty"
    if mode is Mode.TOOL and not result.reply.called_tool:
        return "the tool was not called"
    found = parse(text)
    if isinstance(found, NotJson):
        return found.reason
    if found.repaired:
        return "the reply is no plain JSON"
    return misfit(found.value, SCHEMA)
