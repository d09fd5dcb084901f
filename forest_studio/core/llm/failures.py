"""What went wrong between this program and a server, as our own errors with a remedy."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from json import loads
from typing import Any

from forest_studio.core.llm.endpoint import Endpoint
from forest_studio.core.llm.keys import KEY_VARIABLE, Key
from forest_studio.core.model.errors import (
    BadReply,
    KeyRefused,
    ModelError,
    ModelTimedOut,
    ModelUnreachable,
    RateLimited,
    RequestRefused,
)

_LONGEST = 300
"""Characters of a server's own words that are repeated."""
_BUSY = {408, 409, 425, 429}


@dataclass(frozen=True, slots=True)
class Failure:
    """One attempt that came to nothing."""

    error: ModelError
    again: bool = False
    """Whether another attempt may go better."""
    after: float | None = None
    """Seconds that the server wants to be left alone."""
    status: int = 0
    """Of the HTTP answer, 0 where there was none."""
    words: str = ""
    """The server's own, in lower case: they may name the field that it dislikes."""


def unreachable(endpoint: Endpoint, why: str) -> Failure:
    """No connection, or one that broke."""
    error = ModelUnreachable(
        f"the model's server at {endpoint.base_url} {why}",
        remedy="Check that it runs and that this is its address",
    )
    return Failure(error, again=True)


def broken_off(endpoint: Endpoint, why: str) -> Failure:
    """A reply whose end did not arrive."""
    error = ModelUnreachable(
        f"the reply of {endpoint.model} broke off: {why}", remedy="Look at its server's log"
    )
    return Failure(error, again=True)


def timed_out(endpoint: Endpoint, what: str, seconds: float) -> Failure:
    """A server that was too slow."""
    error = ModelTimedOut(
        f"{endpoint.model} gave no {what} within {seconds:.3g} seconds",
        remedy="Give the hunt more time, or take a smaller model",
    )
    return Failure(error)


def bad_reply(endpoint: Endpoint, what: str) -> Failure:
    """An answer that no model gives."""
    error = BadReply(
        f"{endpoint.base_url} answered with {what}",
        remedy="Check that it is the address of an OpenAI-compatible server; most end in /v1",
    )
    return Failure(error)


def refused(
    endpoint: Endpoint, key: Key, status: int, headers: Mapping[str, str], body: bytes
) -> Failure:
    """What an HTTP status other than success means."""
    text = body.decode("utf-8", "replace")
    code, said = _said(text)
    words = key.blotted(" ".join(said.split()))[:_LONGEST]
    if 300 <= status < 400:
        error: ModelError = _moved(endpoint, key.blotted(headers.get("location", "")))
    else:
        error = _error(endpoint, bool(key), status, code, words)
    again = (status in _BUSY or status >= 500) and status != 501 and code != "insufficient_quota"
    after = retry_after(headers) if again else None
    return Failure(error, again, after, status, words.lower())


def reported(endpoint: Endpoint, key: Key, data: Any) -> Failure:
    """An error that a server reports in the middle of a stream."""
    words = key.blotted(" ".join(_message(data).split()))[:_LONGEST]
    error = ModelUnreachable(
        f"{endpoint.model} stopped with an error{_quoted(words)}",
        remedy="Look at its server's log",
    )
    return Failure(error, words=words.lower(), status=500)


def retry_after(headers: Mapping[str, str]) -> float | None:
    """Seconds in ``retry-after-ms`` or ``Retry-After`` (RFC 9110 §10.2.3), if they make sense."""
    try:
        return max(0.0, float(headers["retry-after-ms"]) / 1000)
    except (KeyError, ValueError):
        pass
    value = headers.get("retry-after", "")
    try:
        return max(0.0, float(value))
    except ValueError:
        pass
    try:
        return max(0.0, (parsedate_to_datetime(value) - datetime.now(UTC)).total_seconds())
    except (ValueError, TypeError):
        return None


def _error(endpoint: Endpoint, has_key: bool, status: int, code: str, words: str) -> ModelError:
    place, said = endpoint.base_url, _quoted(words)
    if status in (401, 403):
        what = "refuses the key" if has_key else "wants a key"
        hint = f"Put it into {KEY_VARIABLE}, or run: keyring set forest-studio {endpoint.host}"
        return KeyRefused(f"{place} {what}{said}", remedy=hint)
    if status == 429:
        if code == "insufficient_quota":
            return RateLimited(f"{place}: the account has no quota left{said}")
        return RateLimited(
            f"{place} wants fewer questions{said}", remedy="Wait a little, or hunt one at a time"
        )
    if status >= 500:
        return ModelUnreachable(
            f"the server at {place} fails with HTTP {status}{said}",
            remedy="Look at its log, or try again later",
        )
    remedy = f"Check the address and that it has a model called {endpoint.model}"
    return RequestRefused(
        f"{place} does not take the question (HTTP {status}){said}",
        remedy=remedy if status == 404 else "See what the server says",
    )


def _moved(endpoint: Endpoint, location: str) -> RequestRefused:
    where = f", to {location[:_LONGEST]}" if location else ""
    return RequestRefused(
        f"{endpoint.base_url} points elsewhere{where}; no key is sent after it",
        remedy="Give that address as the endpoint if you trust it",
    )


def _quoted(words: str) -> str:
    return f": “{words}”" if words else ""


def _said(text: str) -> tuple[str, str]:
    """The error's code and message, in any of the shapes that servers use."""
    try:
        data = loads(text)
    except (ValueError, RecursionError):
        return "", "" if "<html" in text.lower() else text
    error = data.get("error", data) if isinstance(data, dict) else data
    code = error.get("code") if isinstance(error, dict) else ""
    return str(code or ""), _message(data)


def _message(data: Any) -> str:
    """``{"error": {"message": …}}``, ``{"error": …}``, ``{"detail": …}`` or ``{"message": …}``."""
    while isinstance(data, dict):
        inner = next((data[k] for k in ("error", "message", "detail") if data.get(k)), None)
        if inner is None:
            return ""
        data = inner
    return str(data or "")
