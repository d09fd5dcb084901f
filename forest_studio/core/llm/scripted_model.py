"""A model that replies what it was told to: stands in for a real one, in tests and demonstrations.

It counts, reads and refuses as the real one does.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from time import monotonic
from typing import Any

from forest_studio.core.llm.base import Finish, Message, Reply, Schema, Spent
from forest_studio.core.llm.schema_fit import misfit
from forest_studio.core.llm.tolerant import NotJson, parse
from forest_studio.core.model import budget
from forest_studio.core.model.errors import BadReply, ModelError

Line = str | Mapping[str, Any] | ModelError | Callable[[Sequence[Message]], str]
"""A text, a value that is written as JSON, an error to raise, or a text made from the question."""


class ScriptedModel:
    """Says one line of its script at each question; at its end it fails."""

    def __init__(self, script: Iterable[Line], name: str = "scripted") -> None:
        self.name = name
        self.asked: list[tuple[Message, ...]] = []
        """The questions so far."""
        self.schemas: list[Schema | None] = []
        self._script = iter(script)

    def ask(
        self,
        messages: Sequence[Message],
        schema: Schema | None,
        *,
        max_tokens: int = 600,
        timeout: float = 60.0,  # noqa: ARG002
        cancelled: Callable[[], bool] | None = None,
        on_text: Callable[[str], None] | None = None,
    ) -> Reply:
        """The next line, cut at ``max_tokens``."""
        began = monotonic()
        self.asked.append(tuple(messages))
        self.schemas.append(schema)
        prompt = sum(budget.count(message.text) for message in messages)
        if cancelled is not None and cancelled():
            return Reply("", None, Spent(prompt, 0, 1, True), Finish.CANCELLED, 0.0)
        whole = self._line(messages)
        text = budget.cut(whole, max_tokens)
        if on_text is not None:
            on_text(text)
        parsed, problem = _read(text, schema)
        finish = Finish.STOP if text == whole else Finish.LENGTH
        spent = Spent(prompt, budget.count(text), 1, estimated=True)
        return Reply(text, parsed, spent, finish, monotonic() - began, problem=problem)

    def _line(self, messages: Sequence[Message]) -> str:
        line = next(self._script, None)
        if line is None:
            raise BadReply("the script of the model is at its end")
        if isinstance(line, ModelError):
            raise line
        if callable(line):
            return line(messages)
        return line if isinstance(line, str) else json.dumps(line, ensure_ascii=False)


def _read(text: str, schema: Schema | None) -> tuple[Any, str]:
    if schema is None:
        return None, ""
    found = parse(text)
    if isinstance(found, NotJson):
        return None, found.reason
    return found.value, misfit(found.value, schema)
