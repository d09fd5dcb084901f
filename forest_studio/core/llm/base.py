"""What a language model is to this program: it is asked, and replies in JSON of a given schema."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol

Schema = Mapping[str, Any]
"""A JSON schema of an object; ``schema_fit`` names the words of it that are looked at."""


@dataclass(frozen=True, slots=True)
class Message:
    """One turn of a conversation."""

    role: str
    """``system``, ``user`` or ``assistant``."""
    text: str


class Finish(StrEnum):
    """Why a reply ended."""

    STOP = "stop"
    LENGTH = "length"
    """It used up its tokens."""
    FILTERED = "filtered"
    """The server's content filter cut it."""
    CANCELLED = "cancelled"
    """Whoever asked no longer wanted to know."""


@dataclass(frozen=True, slots=True)
class Spent:
    """What asking cost."""

    prompt_tokens: int = 0
    reply_tokens: int = 0
    calls: int = 0
    """Requests sent, failed ones and those that probe a server included."""
    estimated: bool = False
    """Whether tokens were counted here, for want of the server's own count."""

    def __add__(self, other: "Spent") -> "Spent":
        return Spent(
            self.prompt_tokens + other.prompt_tokens,
            self.reply_tokens + other.reply_tokens,
            self.calls + other.calls,
            self.estimated or other.estimated,
        )


@dataclass(frozen=True, slots=True)
class Reply:
    """What a model replied."""

    text: str
    parsed: Any
    """The JSON value in the text; None where there is none, or none was asked for."""
    usage: Spent
    finish: Finish
    seconds: float
    """From the question to the end, waits between attempts included."""
    first_token: float = 0.0
    """Seconds from the last request to the first sign of a reply."""
    problem: str = ""
    """Why the text can't be read as JSON, or how it departs from the schema."""


class ChatModel(Protocol):
    """A model that can be asked, from any thread."""

    @property
    def name(self) -> str:
        """What its server calls it."""
        ...

    def ask(
        self,
        messages: Sequence[Message],
        schema: Schema | None,
        *,
        max_tokens: int = 600,
        timeout: float = 60.0,
        cancelled: Callable[[], bool] | None = None,
        on_text: Callable[[str], None] | None = None,
    ) -> Reply:
        """Asks once, and again where the server was only busy.

        Returns within ``timeout`` seconds, and at once (with ``Finish.CANCELLED``) after
        ``cancelled`` is true. ``on_text`` gets all of the text so far, on this thread.
        A reply that is not in the schema is returned with its ``problem``.
        Raises ModelError where there is no reply at all.
        """
        ...
