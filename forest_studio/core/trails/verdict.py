"""Verdicts: what a person says about a recorded answer; small files beside the trails."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from pydantic import TypeAdapter

from forest_studio.core.model.errors import HuntError
from forest_studio.core.trails.notes import newest, note_json, read_note

VERDICT_VERSION = 1


class Judgement(StrEnum):
    """Whether an answer is right."""

    RIGHT = "right"
    WRONG = "wrong"
    OPEN = "open"
    """An earlier judgement is taken back."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """One person's judgement of one trail's answer."""

    id: str
    """Unique among all verdicts: hexadecimal digits."""
    trail: str
    """The trail's file name."""
    judgement: Judgement
    by: str
    """Who judged."""
    at: datetime
    """With a time zone."""
    note: str = ""
    version: int = VERDICT_VERSION

    def to_json(self) -> str:
        """The file's text; ``verdict_from_json`` gives the same value back."""
        return note_json(self)


_VERDICT = TypeAdapter(Verdict)


def verdict_from_json(text: str | bytes) -> Verdict:
    """Reads a verdict; raises HuntError when it isn't one."""
    try:
        verdict = read_note(text, _VERDICT)
    except ValueError as error:
        raise HuntError(f"the verdict can't be read: {error}") from error
    if verdict.version > VERDICT_VERSION:
        raise HuntError(
            f"the verdict has format {verdict.version}, and this program reads up to "
            f"{VERDICT_VERSION}",
            remedy="Install a newer Forest Studio",
        )
    return verdict


def standing(verdicts: Iterable[Verdict]) -> dict[str, Verdict]:
    """The verdict that counts for each trail: the newest, whatever order they came in.

    What was taken back does not stand.
    """
    found = newest(verdicts, lambda verdict: verdict.trail)
    return {trail: v for trail, v in found.items() if v.judgement is not Judgement.OPEN}
