"""Reads the JSON in what a model wrote, also where it is wrapped, sloppy or cut off."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from forest_studio.core.llm.sloppy_json import Sloppy, SloppyError

_THOUGHT = "</think>"
"""Where models that think aloud begin to speak."""
_FENCED = re.compile(r"```[\w-]*[ \t]*\n?(.*?)(?:```|\Z)", re.DOTALL)
_STARTS = 12
"""Places of a text that are tried as the beginning of an object."""
_LONGEST = 200_000
"""Characters that are looked at."""


@dataclass(frozen=True, slots=True)
class Parsed:
    """The JSON value of a text."""

    value: Any
    repaired: bool = False
    """Whether it was not JSON as it stood."""
    cut_off: bool = False
    """Whether it had no end; a member that was not finished is left out, a text is kept."""


@dataclass(frozen=True, slots=True)
class NotJson:
    """Why there is no value."""

    reason: str


def parse(text: str) -> Parsed | NotJson:
    """The object or list in a text; never raises, and takes linear time."""
    plain = text.strip().removeprefix("\ufeff").strip()
    if not plain:
        return NotJson("the reply is empty")
    if len(plain) > _LONGEST:
        return NotJson(f"the reply has {len(plain):,} characters")
    first_fault = ""
    for candidate, found in ((c, _read(c)) for c in _candidates(plain)):
        if isinstance(found, Parsed):
            clean = candidate == text and not found.cut_off
            return Parsed(found.value, found.repaired or not clean, found.cut_off)
        first_fault = first_fault or found.reason
    return NotJson(first_fault or "the reply holds no JSON object")


def _candidates(text: str) -> Iterator[str]:
    """Texts that may be the JSON, the likeliest first."""
    yield text
    spoken = _spoken(text)
    if spoken != text:
        yield spoken
    for match in _FENCED.finditer(spoken):
        yield match.group(1).strip()
    starts = (match.start() for match in re.finditer(r"\{", spoken))
    for start, _ in zip(starts, range(_STARTS), strict=False):
        yield spoken[start:]
    if "[" in spoken:
        yield spoken[spoken.index("[") :]


def _spoken(text: str) -> str:
    """The text after a thought; a mark of its end inside of a JSON text is none."""
    tail = text.rpartition(_THOUGHT)[2].strip()
    return tail if tail.startswith(("{", "```")) else text


def _read(text: str) -> Parsed | NotJson:
    try:
        value = json.loads(text, parse_constant=_refuse)
        return Parsed(value) if isinstance(value, dict | list) else NotJson("it is no object")
    except (ValueError, RecursionError):
        pass
    if text[:1] not in ("{", "["):
        return NotJson("the reply holds no JSON object")
    sloppy = Sloppy(text)
    try:
        value = sloppy.value()
    except SloppyError as error:
        return NotJson(f"it is no JSON: {error}")
    return Parsed(value, repaired=True, cut_off=sloppy.cut_off)


def _refuse(name: str) -> Any:
    raise ValueError(f"{name} is no JSON")
