"""Sends one question until it is answered, refused, no longer wanted, or out of time."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic, sleep
from typing import Any

from forest_studio.core.llm import failures
from forest_studio.core.llm.assembly import Assembly
from forest_studio.core.llm.base import Finish
from forest_studio.core.llm.endpoint import Endpoint
from forest_studio.core.llm.exchange import End, Exchange, Send
from forest_studio.core.llm.failures import Failure
from forest_studio.core.llm.keys import Key
from forest_studio.core.model.errors import ReplyTooLarge

_CHARACTERS = 32
"""Characters of a token, at most; a reply that is longer has lost its limit."""
_SHORT = 64 * 1024
"""Characters that are taken whatever was asked for."""
_LONGEST_PAUSE = 8.0
"""Seconds between two attempts, unless the server itself wants more."""


@dataclass(frozen=True, slots=True)
class Patience:
    """How long somebody waits for an answer, and whether anybody still does."""

    until: float
    """On the clock of ``time.monotonic``."""
    cancelled: Callable[[], bool]
    on_text: Callable[[str], None]

    @property
    def left(self) -> float:
        """Seconds, 0 when they are over."""
        return max(0.0, self.until - monotonic())

    def over(self) -> bool:
        """Whether nobody waits any more."""
        return self.cancelled() or not self.left


@dataclass(frozen=True, slots=True)
class Arrived:
    """A whole answer, or as much as there was when it was cancelled."""

    reply: Assembly
    finish: Finish
    first_token: float
    """Seconds from the request to the first sign of a reply."""
    calls: int = 1


class Asking:
    """Asks one server with one key."""

    def __init__(self, endpoint: Endpoint, key: Key) -> None:
        self.endpoint = endpoint
        self._key = key
        self.calls = 0
        """Requests sent so far."""

    def ask(self, body: dict[str, Any], patience: Patience, retries: int) -> Arrived | Failure:
        """Sends a request, and again where the server was only busy."""

        def send(client: Any) -> Any:
            return client.chat.completions.with_streaming_response.create(**_for_client(body))

        most = max(
            _SHORT,
            _CHARACTERS * int(body.get("max_tokens") or body.get("max_completion_tokens") or 0),
        )
        return self._again(lambda: self._once(send, patience, most), patience, retries)

    def models(self, patience: Patience) -> tuple[str, ...] | Failure:
        """The models of the server, as its ``/models`` lists them."""

        def send(client: Any) -> Any:
            return client.models.with_streaming_response.list()

        for pause in (0.3, 1.0, 3.0, 0.0):
            piece = self._one_piece(send, patience)
            if not isinstance(piece, Failure) or not piece.again or not pause:
                break
            if not _waited(pause, patience):
                break
        return piece if isinstance(piece, Failure) else _names(piece)

    def _one_piece(self, send: Send, patience: Patience) -> dict[str, Any] | Failure:
        with Exchange(self.endpoint, self._key, send, patience.left) as exchange:
            piece = exchange.next(patience.until, patience.cancelled)
        if isinstance(piece, dict | Failure):
            return piece
        return failures.timed_out(self.endpoint, "list of models", patience.left)

    def _again(
        self, attempt: Callable[[], Arrived | Failure], patience: Patience, retries: int
    ) -> Arrived | Failure:
        for number in range(retries + 1):
            result = attempt()
            if isinstance(result, Arrived) or not result.again or number == retries:
                return result
            pause = result.after
            if pause is None:
                pause = min(_LONGEST_PAUSE, self.endpoint.back_off * 2**number)
            if pause >= patience.left:
                return result
            if not _waited(pause, patience):
                return Arrived(Assembly(), Finish.CANCELLED, 0.0)
        raise AssertionError("unreachable")  # pragma: no cover

    def _once(self, send: Send, patience: Patience, most: int) -> Arrived | Failure:
        if patience.cancelled():
            return Arrived(Assembly(), Finish.CANCELLED, 0.0)
        self.calls += 1
        began, reply = monotonic(), Assembly()
        first = min(patience.until, began + self.endpoint.first_token)
        first_token = 0.0
        with Exchange(self.endpoint, self._key, send, patience.left) as exchange:
            while True:
                until = patience.until if reply.begun else first
                piece = exchange.next(until, patience.cancelled)
                match piece:
                    case None if patience.cancelled():
                        return Arrived(reply, Finish.CANCELLED, first_token)
                    case None:
                        what = "whole reply" if reply.begun else "sign of a reply"
                        return failures.timed_out(self.endpoint, what, monotonic() - began)
                    case Failure():
                        return piece
                    case End():
                        return self._ended(reply, first_token)
                    case dict():
                        more = reply.take(piece)
                first_token = first_token or (monotonic() - began if reply.begun else 0.0)
                if reply.length > most:
                    return self._too_long(reply)
                if more:
                    patience.on_text(reply.text)

    def _ended(self, reply: Assembly, first_token: float) -> Arrived | Failure:
        if reply.finish is None and not reply.text:
            return failures.bad_reply(self.endpoint, "nothing")
        return Arrived(reply, reply.finish or Finish.STOP, first_token)

    def _too_long(self, reply: Assembly) -> Failure:
        error = ReplyTooLarge(
            f"{self.endpoint.model} wrote {reply.length:,} characters and did not stop",
            remedy="Its server seems not to know the limit of a reply's tokens",
        )
        return Failure(error)


def _names(listed: dict[str, Any]) -> tuple[str, ...]:
    rows = listed.get("data")
    found = (
        [row.get("id") for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []
    )
    return tuple(name for name in found if isinstance(name, str))


def _waited(seconds: float, patience: Patience) -> bool:
    """Waits; False as soon as nobody waits for the answer any more."""
    until = monotonic() + seconds
    while (left := until - monotonic()) > 0:
        if patience.over():
            return False
        sleep(min(0.03, left))
    return True


def _for_client(body: dict[str, Any]) -> dict[str, Any]:
    """The body as arguments of the client, which is told nothing of what it need not know."""
    known = {"model": body["model"], "messages": body["messages"], "stream": True}
    return known | {"extra_body": {k: v for k, v in body.items() if k not in known}}
