"""Proposals to shorten a summary without losing what it says: fillers, detours, the title again."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from forest_studio.app.translation import translate

# English and Spanish; the empty replacement drops the words.
_FILLERS = (
    "basically",
    "actually",
    "essentially",
    "simply",
    "really",
    "obviously",
    "of course",
    "generally speaking",
    "it should be noted that",
    "please note that",
    "básicamente",
    "realmente",
    "simplemente",
    "por supuesto",
    "cabe destacar que",
)
_DETOURS = {
    "in order to": "to",
    "due to the fact that": "because",
    "at this point in time": "now",
    "is able to": "can",
    "are able to": "can",
    "for the purpose of": "for",
    "with regard to": "about",
    "in the event that": "if",
    "a large number of": "many",
    "con el fin de": "para",
    "debido a que": "porque",
    "en el caso de que": "si",
}
_TITLE_WITHIN = 60
"""Characters from the start in which a title counts as an opening that repeats it."""


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
    repeats = translate("Shorten", "repeats the title")
    filler, detour = translate("Shorten", "filler"), translate("Shorten", "longer than needed")
    steps = [(_drop_opening(title), "", repeats)]
    steps += [(_word(words), "", filler) for words in _FILLERS]
    steps += [(_word(words), instead, detour) for words, instead in _DETOURS.items()]
    for pattern, instead, reason in steps:
        found = pattern.search(text) if pattern else None
        if pattern is None or found is None:
            continue
        after = _tidy(pattern.sub(_keeping_case(instead), text))
        saved = count(text) - count(after)
        if saved > 0 and after:
            cuts.append(Cut(found[0].strip(" ,"), instead, reason, saved))
            text = after
    return Shorter(text, tuple(cuts))


def _drop_opening(title: str) -> re.Pattern[str] | None:
    """The beginning up to a title that is a whole phrase, where a verb follows."""
    if len(title) < 4:
        return None
    reach = f"[^.;:]{{0,{_TITLE_WITHIN}}}?"
    return re.compile(rf"\A{reach}\b{re.escape(title)}(?= [a-zà-ÿ]+)", re.IGNORECASE)


def _word(words: str) -> re.Pattern[str]:
    return re.compile(rf",?\s*\b{re.escape(words)}\b,?", re.IGNORECASE)


def _keeping_case(instead: str) -> Callable[[re.Match[str]], str]:
    def replaced(found: re.Match[str]) -> str:
        capital = found[0].strip(" ,")[:1].isupper()
        words = instead.capitalize() if capital and found.start() == 0 else instead
        lead = " " if found.start() and words else ""
        return lead + words

    return replaced


def _tidy(text: str) -> str:
    text = re.sub(r"\s+", " ", text).strip(" ,")
    return text[:1].upper() + text[1:]
