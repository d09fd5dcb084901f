"""One request and its answer, on a thread of its own so that it can be dropped at any moment.

The home of the ``openai`` client: it builds the request; what is sent beside it, and how much is
taken in, is decided here.
"""

import json
import socket
import ssl
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import lru_cache
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any

import openai

from forest_studio import __version__
from forest_studio.core.llm import failures
from forest_studio.core.llm.endpoint import OPENAI, Endpoint
from forest_studio.core.llm.failures import Failure
from forest_studio.core.llm.keys import Key
from forest_studio.core.llm.server_events import DONE, event_data
from forest_studio.core.model.errors import ReplyTooLarge

MOST_BYTES = 8 * 1024 * 1024
"""Of one answer; a reply of some thousand tokens streams in far less."""
_MOST_OF_AN_ERROR = 64 * 1024
_TICK = 0.03
"""Seconds between two looks at whether anybody still wants the answer."""
_OURS = {"host", "accept", "connection", "content-type", "content-length"}
_CLIENTS = {"x-stainless-raw-response"}
"""The client looks for it in the request when the answer comes."""
_OPENAIS = {"openai-organization", "openai-project"}

Send = Callable[[openai.OpenAI], Any]
"""Sends the request: gives the client's streaming response, a context manager."""


class End:
    """The answer is complete."""


class _Refused(openai.OpenAIError):
    """An HTTP status other than success, with the head of its body."""

    def __init__(self, failure: Failure) -> None:
        super().__init__()
        self.failure = failure


class Exchange:
    """A request under way; leaving its context closes the connection."""

    def __init__(self, endpoint: Endpoint, key: Key, send: Send, patience: float) -> None:
        self._endpoint, self._key, self._send = endpoint, key, send
        self._patience = max(0.1, patience)
        self._queue: SimpleQueue[dict[str, Any] | Failure | End] = SimpleQueue()
        self._stream: Any = None
        self._dropped = False
        self._thread = Thread(target=self._run, name="model", daemon=True)

    def __enter__(self) -> "Exchange":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._dropped = True
        self._hang_up()
        # The thread is as good as done, unless it still looks for the server.
        self._thread.join(0.2)

    def next(
        self, until: float, cancelled: Callable[[], bool]
    ) -> dict[str, Any] | Failure | End | None:
        """The next piece of the answer; None after ``until`` (monotonic), or once cancelled."""
        while not cancelled():
            left = until - monotonic()
            try:
                return self._queue.get(timeout=max(0.0, min(_TICK, left)))
            except Empty:
                if left <= 0:
                    return None
        return None

    def _run(self) -> None:
        try:
            with self._client() as client, self._send(client) as response:
                for piece in self._pieces(response):
                    self._queue.put(piece)
                    if self._dropped or isinstance(piece, Failure):
                        return
            self._queue.put(End())
        except Exception as error:
            self._queue.put(self._failure(error))

    def _client(self) -> openai.OpenAI:
        http = openai.DefaultHttpxClient(
            follow_redirects=False,
            # A proxy, or a password in ~/.netrc, is not meant for a server on this computer.
            trust_env=not self._endpoint.local,
            verify=_certificates() if self._endpoint.base_url.startswith("https") else False,
            event_hooks={"request": [self._on_request], "response": [self._on_response]},
        )
        return openai.OpenAI(
            base_url=self._endpoint.base_url,
            api_key="none",  # The real one is put into the header by the hook.
            max_retries=0,
            timeout=openai.Timeout(self._patience + 1, connect=self._endpoint.connect),
            http_client=http,
        )

    def _on_request(self, request: Any) -> None:
        """Sends what is meant to be sent: the client adds much from the environment."""
        kept = _OURS | _CLIENTS | (_OPENAIS if self._endpoint.host == OPENAI else set())
        for name in [name for name in request.headers if name.lower() not in kept]:
            del request.headers[name]
        request.headers["user-agent"] = f"forest-studio/{__version__}"
        request.headers["accept-encoding"] = "identity"  # Little text may unpack to very much.
        request.headers.update(self._endpoint.headers)
        if self._key:
            request.headers["authorization"] = self._key.header()
        request.extensions["trace"] = self._on_trace

    def _on_trace(self, event: str, info: dict[str, Any]) -> None:
        """Remembers the connection, to hang up on a thread that waits for it."""
        if event.endswith(("connect_tcp.complete", "start_tls.complete")):
            self._stream = info["return_value"]
            if self._dropped:
                self._hang_up()

    def _on_response(self, response: Any) -> None:
        """Reads no more of an error than its head."""
        if response.is_success:
            return
        head = b""
        with suppress(Exception):
            for chunk in response.iter_bytes():
                head += chunk
                if len(head) > _MOST_OF_AN_ERROR:
                    break
        headers = {name.lower(): value for name, value in response.headers.items()}
        status = response.status_code
        raise _Refused(failures.refused(self._endpoint, self._key, status, headers, head))

    def _hang_up(self) -> None:
        raw = self._stream and self._stream.get_extra_info("socket")
        if isinstance(raw, socket.socket):
            # Not ``close``: it does not wake a thread that reads. Past TLS, which wants to talk.
            with suppress(OSError):
                socket.socket.shutdown(raw, socket.SHUT_RDWR)

    def _pieces(self, response: Any) -> Iterator[dict[str, Any] | Failure]:
        kind = response.headers.get("content-type", "").partition(";")[0].strip().lower()
        chunks = self._capped(response)
        if kind == "text/event-stream":
            yield from self._streamed(chunks)
        elif kind in ("application/json", "text/json"):
            yield self._object(b"".join(chunks).decode("utf-8", "replace"))
        else:
            what = f"{kind}, not with JSON" if kind else "something that is no JSON"
            yield failures.bad_reply(self._endpoint, what)

    def _streamed(self, chunks: Iterator[bytes]) -> Iterator[dict[str, Any] | Failure]:
        for data in event_data(chunks):
            if data.strip() == DONE:
                return
            yield self._object(data)

    def _object(self, text: str) -> dict[str, Any] | Failure:
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            return failures.bad_reply(self._endpoint, "broken JSON")
        if not isinstance(data, dict):
            return failures.bad_reply(self._endpoint, "JSON that is no object")
        if data.get("error"):
            return failures.reported(self._endpoint, self._key, data)
        return data

    def _capped(self, response: Any) -> Iterator[bytes]:
        taken = 0
        for chunk in response.iter_bytes():
            taken += len(chunk)
            if taken > MOST_BYTES:
                raise ReplyTooLarge(
                    f"{self._endpoint.model} sent more than {MOST_BYTES // 1024**2} MB",
                    remedy="Look at what its server does",
                )
            yield chunk

    def _failure(self, error: Exception) -> Failure:
        if isinstance(error, ReplyTooLarge):
            return Failure(error)
        while not isinstance(error, _Refused) and (deeper := error.__cause__ or error.__context__):
            if not isinstance(deeper, Exception):
                break
            error = deeper
        if isinstance(error, _Refused):
            return error.failure
        if isinstance(error, ssl.SSLCertVerificationError):
            why = f"has a certificate that is not trusted ({error.verify_message})"
            return failures.unreachable(self._endpoint, why)
        if self._stream is None:
            return failures.unreachable(self._endpoint, f"does not answer ({_kind(error)})")
        return failures.broken_off(self._endpoint, _kind(error))


@lru_cache(maxsize=1)
def _certificates() -> ssl.SSLContext:
    return ssl.create_default_context()


def _kind(error: Exception) -> str:
    """What kind of error it was, without the words of a library that may quote anything."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return type(error).__name__
