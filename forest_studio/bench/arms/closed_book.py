"""A language model that sees the question alone: what it knows without any forest."""

from collections.abc import Mapping
from typing import Any

from forest_studio.bench.arms.ranked_pages import paragraphs_shown
from forest_studio.core.hunt.base import State, World
from forest_studio.core.hunt.by_model.asker import Asker
from forest_studio.core.llm.base import Finish, Message, Schema
from forest_studio.core.model.walk import Answer, Decision, GiveUp, Observation, Unreadable

REPLY_TOKENS = 400
_TRIES = 2
"""Unreadable replies after which it gives up; each costs a step."""
_SYSTEM = (
    "You answer a question in as few words as possible: a name, a date, a number, yes or no. "
    "Reply with one JSON object. Leave the answer empty when you can't tell."
)
_SCHEMA: Schema = {
    "type": "object",
    "properties": {"answer": {"type": "string"}},
    "required": ["answer"],
    "additionalProperties": False,
}


class ClosedBook(Asker):
    """One question, one call, no page."""

    name = "closed-book"

    def begin(self, question: str, world: World, seed: int) -> None:  # noqa: ARG002
        """Starts a hunt."""
        self._bad = 0

    def observe(self, world: World, state: State) -> Observation:
        """The question."""
        return paragraphs_shown(state.question, (), world.forest)

    def decide(self, observation: Observation, state: State) -> Decision:  # noqa: ARG002
        """Asks; raises ModelError when the model can't be asked."""
        messages = (Message("system", _SYSTEM), Message("user", observation.text))
        reply = self._ask(messages, _SCHEMA, REPLY_TOKENS)
        if reply.finish is Finish.CANCELLED:
            return Unreadable(reply.text, "the hunt was cancelled")
        return self._decision(reply.parsed, reply.text)

    def _decision(self, parsed: Any, text: str) -> Decision:
        if not isinstance(parsed, Mapping) or not isinstance(parsed.get("answer"), str):
            self._bad += 1
            if self._bad >= _TRIES:
                return GiveUp("the model's replies could not be read")
            return Unreadable(text[:REPLY_TOKENS], "it is no JSON object with an answer")
        answer = parsed["answer"].strip()
        return Answer(answer) if answer else GiveUp("the model can't tell")
