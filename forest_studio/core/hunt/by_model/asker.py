"""A language model as a navigator asks it: within the hunt's time, its cost in a step's words."""

import math
from collections.abc import Callable
from time import monotonic

from forest_studio.core.llm.base import ChatModel, Message, Reply, Schema
from forest_studio.core.model.walk import Usage

_LONGEST = 24 * 3600.0
"""Seconds; servers and sockets know no endless wait."""
_SHORTEST = 0.01


class Asker:
    """What all navigators with a model share; the base of each."""

    explored = 0

    def __init__(self, model: ChatModel) -> None:
        self._model = model
        self.spent = Usage()
        self.wait_until(math.inf, lambda: False)

    @property
    def model(self) -> str:
        """The model that is asked."""
        return self._model.name

    def wait_until(self, deadline: float, cancelled: Callable[[], bool]) -> None:
        """How long a hunt may wait for its model, on the clock of ``time.monotonic``."""
        self._deadline, self._cancelled = deadline, cancelled

    def _ask(
        self,
        messages: tuple[Message, ...],
        schema: Schema,
        max_tokens: int,
        on_text: Callable[[str], None] | None = None,
    ) -> Reply:
        """The reply, its cost in ``spent``; raises ModelError."""
        self.spent = Usage()
        reply = self._model.ask(
            messages,
            schema,
            max_tokens=max_tokens,
            timeout=max(_SHORTEST, min(self._deadline - monotonic(), _LONGEST)),
            cancelled=self._cancelled,
            on_text=on_text,
        )
        used = reply.usage
        self.spent = Usage(
            prompt_tokens=used.prompt_tokens,
            reply_tokens=used.reply_tokens,
            calls=used.calls,
            estimated=used.estimated,
        )
        return reply
