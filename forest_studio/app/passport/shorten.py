"""Proposals to shorten a summary without losing what it says: fillers, detours, the title again."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from forest_studio.app.passport.shorten_words import (
    DETOURS,
    FILLERS,
    IS_A,
    NO_VERB,
    OPENINGS,
    WHO,
    WHY,
)
from forest_studio.app.words.translation import translate

_SENTENCE_BEGINS = re.compile(r"(?:\A|[.!?]\s)\s*\Z")
_DENIED = re.compile(
    r"(?:\bnot|n['’]t|\bno|\bni|\bsin|\bnever|\bnunca)\b(?:\s+[\w'’]+){0,2}\s*\Z", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Cut:
    """One proposal."""

    words: str
    """What is dropped or replaced."""
    instead: str
    """What stands there afterwards, empty when it is only dropped."""
    reason: str
    saved: int
    """Tokens."""


@dataclass(frozen=True, slots=True)
class Shorter:
    """All proposals and the text after them."""

    text: str
    cuts: tuple[Cut, ...]


def shorten(text: str, title: str, count: Callable[[str], int]) -> Shorter:
    """What can be said shorter; ``count`` counts tokens. A cut that saves none is left out."""
    cuts: list[Cut] = []
    for pattern, instead, reason in _steps(title):
        words, after = _cut(text, pattern, instead)
        saved = count(text) - count(after) if words and after else 0
        if saved > 0:
            cuts.append(Cut(words, instead, reason, saved))
            text = after
    return Shorter(text, tuple(cuts))


def _steps(title: str) -> Iterator[tuple[re.Pattern[str], str, str]]:
    repeats = translate("Shorten", "repeats the title")
    filler, detour = translate("Shorten", "filler"), translate("Shorten", "longer than needed")
    if len(title) >= 4:
        named = rf"\A(?:{WHY})?(?:{WHO})?{re.escape(title)}"
        verb = rf"(?=\s+(?!(?:{NO_VERB})\b)[a-zà-ÿ])"
        yield re.compile(named + IS_A + verb, re.IGNORECASE), "", repeats
        yield re.compile(named + verb, re.IGNORECASE), "", repeats
    for opening in OPENINGS:
        yield re.compile(rf"\A{opening}(?=\s)", re.IGNORECASE), "", filler
    for words in FILLERS:
        yield _words(words), "", filler
    for words, instead in DETOURS.items():
        yield _words(words), instead, detour


def _words(words: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-]){re.escape(words)}(?![\w-])", re.IGNORECASE)


def _cut(text: str, pattern: re.Pattern[str], instead: str) -> tuple[str, str]:
    """The words that were found first, and the text with every place of them cut."""
    found, place = "", 0
    while (match := pattern.search(text, place)) is not None:
        before, after = text[: match.start()], text[match.end() :]
        if not instead and _DENIED.search(before):
            place = match.end()
            continue
        found = found or match[0]
        head = _joined_head(before, after, instead)
        tail = after.removeprefix(",") if not instead and _drops_comma(before, after) else after
        if _SENTENCE_BEGINS.search(before):
            rest = (instead + tail).lstrip()
            text = head + rest[:1].upper() + rest[1:]
        else:
            text = head + (instead or "") + (tail if instead else " " + tail.lstrip())
        place = len(head)
    return found, _tidy(text)


def _drops_comma(before: str, after: str) -> bool:
    """A comma behind goes with words that stand between two, or that begin a sentence."""
    begins = _SENTENCE_BEGINS.search(before) is not None
    return after.startswith(",") and (begins or before.rstrip().endswith(","))


def _joined_head(before: str, after: str, instead: str) -> str:
    if instead or not after.startswith(","):
        return before
    return before.rstrip().removesuffix(",") + (" " if before.strip() else "")


def _tidy(text: str) -> str:
    text = re.sub(r"\s+", " ", text).strip(" ,")
    text = re.sub(r"\s+([,;:!?]|\.(?=\s|$))", r"\1", text)
    return text[:1].upper() + text[1:]
