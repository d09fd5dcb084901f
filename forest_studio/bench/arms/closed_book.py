"""A language model that sees the question alone: what it knows without any forest."""

import math
from collections.abc import Callable, Mapping
from time import monotonic
from typing import Any

from forest_studio.bench.arms.ranked_pages import paragraphs_shown
from forest_studio.core.hunt.base import State, World
from forest_studio.core.llm.base import ChatModel, Finish, Message, Schema
from forest_studio.core.model.walk import Answer, Decision, GiveUp, Observation, Unreadable, Usage

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


class ClosedBook:
    """One question, one call, no page."""

    name = "closed-book"
    explored = 0

    def __init__(self, model: ChatModel) -> None:
        self._model = model
        self.spent = Usage()
        self.wait_until(math.inf, lambda: False)

    @property
    def model(self) -> str:
        """The model that answers."""
        return self._model.name

    def wait_until(self, deadline: float, cancelled: Callable[[], bool]) -> None:
        """How long it may wait, on the clock of ``time.monotonic``."""
        self._deadline, self._cancelled = deadline, cancelled

    def begin(self, question: str, world: World, seed: int) -> None:  # noqa: ARG002
        """Starts a hunt."""
        self._bad = 0

    def observe(self, world: World, state: State) -> Observation:
        """The question."""
        return paragraphs_shown(state.question, (), world.forest)

    def decide(self, observation: Observation, state: State) -> Decision:  # noqa: ARG002
        """Asks; raises ModelError when the model can't be asked."""
        self.spent = Usage()
        reply = self._model.ask(
            (Message("system", _SYSTEM), Message("user", observation.text)),
            _SCHEMA,
            max_tokens=REPLY_TOKENS,
            timeout=max(0.01, min(self._deadline - monotonic(), 24 * 3600.0)),
            cancelled=self._cancelled,
        )
        used = reply.usage
        self.spent = Usage(
            prompt_tokens=used.prompt_tokens,
            reply_tokens=used.reply_tokens,
            calls=used.calls,
            estimated=used.estimated,
        )
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
