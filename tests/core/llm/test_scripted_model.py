"""The stand-in says its lines, and reads, counts and fails as a real model does."""

import pytest

from forest_studio.core.llm.base import Finish, Message
from forest_studio.core.llm.scripted_model import ScriptedModel
from forest_studio.core.model.errors import BadReply, ModelUnreachable

SCHEMA = {"type": "object", "properties": {"door": {"type": "integer"}}, "required": ["door"]}
ASK = (Message("user", "Which door?"),)


def test_it_says_its_lines_in_order_and_then_fails() -> None:
    model = ScriptedModel(
        [{"door": 1}, "no", lambda asked: asked[0].text, ModelUnreachable("gone")]
    )
    first = model.ask(ASK, SCHEMA)
    assert (first.parsed, first.problem, first.usage.calls) == ({"door": 1}, "", 1)
    assert model.ask(ASK, SCHEMA).problem
    assert model.ask(ASK, None).text == "Which door?"
    with pytest.raises(ModelUnreachable, match="gone"):
        model.ask(ASK, SCHEMA)
    with pytest.raises(BadReply, match="at its end"):
        model.ask(ASK, SCHEMA)
    assert model.asked == [ASK] * 5


def test_it_stops_at_its_limit_and_when_cancelled() -> None:
    model = ScriptedModel(["one two three four five six"] * 2)
    assert model.ask(ASK, None, max_tokens=3).finish is Finish.LENGTH
    assert model.ask(ASK, None, cancelled=lambda: True).finish is Finish.CANCELLED
