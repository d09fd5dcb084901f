"""Decisions as a language model gives them: the schema of a step, and how a reply is read."""

from collections.abc import Mapping, Sequence
from typing import Any

from forest_studio.core.hunt.base import State, World
from forest_studio.core.llm.base import Schema
from forest_studio.core.model.walk import (
    Answer,
    Back,
    Decision,
    GiveUp,
    Go,
    More,
    Observation,
    Open,
    Quote,
    Search,
    Unreadable,
)

REPLY_KEPT = 400
"""Characters of an unreadable reply that a trail keeps."""
_MOST_PAGES = 30
_MOST_QUOTES = 12
_NUMBERS = {"go": "door", "open": "page"}
_TEXT: Schema = {"type": "string"}


def decision_schema(observation: Observation, state: State, world: World) -> Schema:
    """What can be decided from here: only the doors that are shown, no way back at the start."""
    options = [_option("search", query=_TEXT)]
    if observation.doors:
        numbers = [door.number for door in observation.doors]
        options.append(_option("go", door={"type": "integer", "enum": numbers}))
    if observation.node and world.forest.node(observation.node).has_file:
        pages = list(range(1, min(observation.pages, _MOST_PAGES) + 1))
        options.append(_option("open", page={"type": "integer", "enum": pages}))
    if _more(observation, state):
        options.append(_option("more"))
    if state.before is not None:
        options.append(_option("back"))
    quote = _object({"node": _TEXT, "text": _TEXT})
    options.append(_option("answer", text=_TEXT, quotes={"type": "array", "items": quote}))
    options.append(_option("give_up", reason=_TEXT))
    return _object({"note": _TEXT, "decision": {"anyOf": options}})


def read_decision(value: Any, reply: str, here: str) -> Decision:
    """The decision in a JSON value, forgiving as to its form; ``here`` is for quotes of nowhere.

    Whether it can be carried out is for ``decision.check`` to say.
    """
    if not isinstance(value, dict):
        return _unreadable(reply, "it is no JSON object")
    inner = value.get("decision", value)
    fields = {**value, **(inner if isinstance(inner, dict) else {"action": inner})}
    action = str(fields.get("action", "")).strip().lower().replace("-", "_").replace(" ", "_")
    decision = _decision(action, fields, here)
    if decision is not None:
        return decision
    if action in _NUMBERS:
        return _unreadable(reply, f"“{_NUMBERS[action]}” must be a number")
    what = "names an action that there is not" if action else "names no action"
    return _unreadable(reply, f"it {what}; take search, go, open, more, back, answer or give_up")


def _decision(action: str, fields: Mapping[str, Any], here: str) -> Decision | None:
    decision: Decision | None = None
    match action:
        case "search":
            decision = Search(_text(fields, "query"))
        case "go" if (door := _number(fields.get("door"))) is not None:
            decision = Go(door)
        case "open" if (page := _number(fields.get("page", 1))) is not None:
            decision = Open(page)
        case "more":
            decision = More()
        case "back":
            decision = Back()
        case "answer":
            decision = Answer(_text(fields, "text", "answer"), _quotes(fields.get("quotes"), here))
        case "give_up" | "giveup":
            decision = GiveUp(_text(fields, "reason"))
    return decision


def note_of(value: Any) -> str:
    """What the model wants to remember, on one line."""
    return " ".join(_text(value, "note").split()) if isinstance(value, dict) else ""


def _option(action: str, **fields: Schema) -> Schema:
    return _object({"action": {"type": "string", "enum": [action]}, **fields})


def _object(properties: Mapping[str, Schema]) -> Schema:
    """An object all of whose fields must be there: what OpenAI calls strict."""
    return {
        "type": "object",
        "properties": dict(properties),
        "required": list(properties),
        "additionalProperties": False,
    }


def _more(observation: Observation, state: State) -> bool:
    if observation.opened and observation.page < observation.pages:
        return True
    return state.first_door + len(observation.doors) < observation.doors_total


def _number(value: Any) -> int | None:
    """A whole number, also where it was written as text."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    try:
        number = int(value)
    except (ValueError, OverflowError):
        return None
    return None if isinstance(value, float) and value != number else number


def _unreadable(reply: str, reason: str) -> Unreadable:
    return Unreadable(reply[:REPLY_KEPT], reason)


def _text(fields: Mapping[str, Any], *names: str) -> str:
    for name in names:
        value = fields.get(name)
        if isinstance(value, str | int | float) and not isinstance(value, bool):
            return str(value).strip()
    return ""


def _quotes(value: Any, here: str) -> tuple[Quote, ...]:
    """Quotes as objects or as bare texts, which are taken to be of the page where one stands."""
    found = value if isinstance(value, Sequence) and not isinstance(value, str) else [value]
    return tuple(quote for one in found[:_MOST_QUOTES] if (quote := _quote(one, here)))


def _quote(value: Any, here: str) -> Quote | None:
    if isinstance(value, str):
        value = {"text": value}
    if not isinstance(value, dict):
        return None
    text = _text(value, "text", "quote")
    return Quote(_text(value, "node", "id") or here, text) if text else None
