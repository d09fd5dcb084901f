"""The trail: the record of one hunt, and its file format."""

import json
import math
from dataclasses import asdict, dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any

from pydantic import TypeAdapter

from forest_studio.core.model.errors import HuntError
from forest_studio.core.model.walk import (
    Answer,
    Back,
    Decision,
    GiveUp,
    Go,
    Limits,
    More,
    Open,
    Search,
    Step,
    Unreadable,
    Usage,
)
from forest_studio.core.trails.moments import checked

VERSION = 1
"""The file format that this program writes; a newer one is refused."""
_DIGITS = 100
"""Of a whole number: a model may name any door, and no number may be too long to be printed."""
DECISIONS: dict[str, type[Decision]] = {
    "search": Search,
    "go": Go,
    "open": Open,
    "more": More,
    "back": Back,
    "answer": Answer,
    "give-up": GiveUp,
    "unreadable": Unreadable,
}
"""How a decision is called in the file, as ``do``."""
_NAMES = {kind: name for name, kind in DECISIONS.items()}


class Outcome(StrEnum):
    """How a hunt ended."""

    ANSWERED = "answered"
    GAVE_UP = "gave-up"
    HOP_LIMIT = "hop-limit"
    TOKEN_LIMIT = "token-limit"
    TIME_LIMIT = "time-limit"
    CANCELLED = "cancelled"
    FAILED = "failed"
    """Its model could not be asked any more; the last step says why."""


@dataclass(frozen=True, slots=True)
class Trail:
    """One question walked to its end."""

    id: str
    """Unique among all trails: hexadecimal digits."""
    forest_commit: str
    question: str
    navigator: str
    started: datetime
    """With a time zone."""
    steps: tuple[Step, ...]
    outcome: Outcome
    answer: Answer | None = None
    supported: bool = False
    """Whether the answer has quotes and all of them were found in the bytes."""
    explored: int = 0
    """Passports that the navigator read while it planned."""
    model: str = ""
    seed: int = 0
    limits: Limits | None = None
    """What it might cost; None in trails of earlier versions."""
    forked_from: str = ""
    """Id of the trail whose first decisions it took again; empty for a hunt of its own."""
    forked_at: int = 0
    """Number of that trail's step at which it decided by itself."""
    heat: str = ""
    """What warmed its doors: ``conditioned``, ``unconditioned``, or nothing."""
    confidence: float = 1.0
    """How sure a navigator that quotes without reading was that its quote answers, from 0 to 1."""
    version: int = VERSION

    @property
    def nodes(self) -> tuple[str, ...]:
        """Where the hunt stood, in order, each change of place once."""
        path: list[str] = []
        for step in self.steps:
            if step.observation.node and path[-1:] != [step.observation.node]:
                path.append(step.observation.node)
        return tuple(path)

    @property
    def hops(self) -> int:
        """Doors that were walked through."""
        return sum(isinstance(step.decision, Go) and not step.problem for step in self.steps)

    @property
    def usage(self) -> Usage:
        """What all steps cost together."""
        spent = [step.usage for step in self.steps]
        return Usage(
            sum(u.observed_tokens for u in spent),
            sum(u.prompt_tokens for u in spent),
            sum(u.reply_tokens for u in spent),
            sum(u.calls for u in spent),
            sum(u.seconds for u in spent),
            any(u.estimated for u in spent),
        )

    def to_json(self) -> str:
        """The file's text; ``from_json`` gives the same value back."""
        data = asdict(self) | {"started": self.started.isoformat()}
        for written, step in zip(data["steps"], self.steps, strict=True):
            written["decision"] = {"do": _NAMES[type(step.decision)], **written["decision"]}
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def from_json(cls, text: str | bytes) -> "Trail":
        """Reads a trail; raises HuntError when it isn't one."""
        try:
            data = _plain_values(text)
            _check_version(data)
            steps = [step | {"decision": _decision(step["decision"])} for step in data["steps"]]
            trail = _TRAIL.validate_python(data | {"steps": steps})
            checked(trail.started)
            return trail
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
            reason = str(error).partition("\n")[0]
            raise HuntError(f"the trail can't be read: {reason}") from error


_TRAIL = TypeAdapter(Trail)
_ADAPTERS: dict[str, TypeAdapter[Decision]] = {
    name: TypeAdapter(kind) for name, kind in DECISIONS.items()
}


def _plain_values(text: str | bytes) -> Any:
    """What a stranger's JSON holds; raises ValueError for what can't be written as such again."""
    data = json.loads(text, parse_int=_whole, parse_float=_finite, parse_constant=_finite)
    if ("\\u" if isinstance(text, str) else b"\\u") in text:  # type: ignore[operator]
        # Half of a pair of surrogates is no text: no file, index or page would take it.
        json.dumps(data, ensure_ascii=False).encode()
    return data


def _whole(digits: str) -> int:
    if len(digits) > _DIGITS:
        raise ValueError("a number in it is too long")
    return int(digits)


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError(f"{digits[:20]} is no number")
    return number


def _decision(data: dict[str, Any]) -> Decision:
    return _ADAPTERS[data["do"]].validate_python(data)


def _check_version(data: Any) -> None:
    version = data.get("version") if isinstance(data, dict) else None
    if not isinstance(version, int):
        raise HuntError("the trail can't be read: it has no version")
    if version > VERSION:
        raise HuntError(
            f"the trail has format {version}, and this program reads up to {VERSION}",
            remedy="Install a newer Forest Studio",
        )
