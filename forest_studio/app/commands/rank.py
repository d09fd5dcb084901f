"""How well what was typed fits the name of a command, and the order that follows from it."""

import unicodedata
from collections.abc import Collection, Iterable, Sequence

FITS_WELL = 600
"""From here on the typed words begin words of the name, in their order."""
_BEGINS, _WORDS, _OTHER, _INSIDE, _LETTERS = 1000, 600, 500, 400, 100
_WAITS = 8
"""What not being possible now costs: little, for whoever types its name wants to know why."""
_RECENT = 60
"""What being used last is worth; less for each command that was used after it."""


def ranked(
    typed: str,
    names: Sequence[str],
    recent: Sequence[int] = (),
    others: Sequence[str] = (),
    waits: Collection[int] = (),
) -> list[int]:
    """The places of the names that fit, the best first; with nothing typed all of them.

    ``recent`` are places of names, the one used last first; they come before others that fit as
    well, and with nothing typed before all others. ``others`` are words beside each name, which
    count less; ``waits`` the places of what can't be had now, which comes after what fits as well.
    """
    bonus = {place: _RECENT - i for i, place in enumerate(recent[:_RECENT])}
    wanted = fold(typed)
    beside = [fold(words) for words in others] or [""] * len(names)
    scores = [
        max(fit(wanted, fold(name)), fit_beside(wanted, fold(name), words))
        for name, words in zip(names, beside, strict=True)
    ]
    # Strewn letters fit nearly anything: they count only where nothing else fits.
    least = _INSIDE - 20 if any(score > _LETTERS + 20 for score in scores) else 1
    fitting = [
        (score + bonus.get(place, 0) - _cost(wanted, place in waits), -place)
        for place, score in enumerate(scores)
        if score >= least
    ]
    return [-place for _, place in sorted(fitting, reverse=True)]


def fit(typed: str, name: str) -> int:
    """How well folded words fit a folded name; 0 when they do not.

    The name's beginning is worth most, then beginnings of its words in their order, then a part
    of it, then its letters in their order, fewer gaps before more.
    """
    if not typed:
        return 1
    short = max(0, 40 - len(name)) // 2
    if name.startswith(typed):
        return _BEGINS + short
    if _begins_words(typed.split(), name.split()):
        return _WORDS + short
    place = name.find(typed)
    if place >= 0:
        return _INSIDE + short - min(place, 20)
    gaps = _gaps(typed.replace(" ", ""), name)
    return max(1, _LETTERS + short - 4 * gaps) if gaps is not None else 0


def fit_beside(typed: str, name: str, words: str) -> int:
    """How well folded words fit a name by its other words, in any order; 0 when they do not."""
    known = [*name.split(), *words.split()]
    wanted = typed.split()
    if not words or not wanted or not all(any(w.startswith(t) for w in known) for t in wanted):
        return 0
    return _OTHER + 10 * sum(t in known for t in wanted) + max(0, 40 - len(name)) // 4


def _cost(typed: str, waits: bool) -> int:
    """With nothing typed, what is not possible now comes after all that is."""
    return (_WAITS if typed else _BEGINS) if waits else 0


def fold(text: str) -> str:
    """Small letters without accents, words one space apart, marks left out."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(sign if sign.isalnum() else " " for sign in plain if not _is_accent(sign))
    return " ".join(kept.split())


def _is_accent(sign: str) -> bool:
    return unicodedata.combining(sign) != 0


def _begins_words(typed: Iterable[str], words: Sequence[str]) -> bool:
    """Whether each typed word begins a word of the name, one after the other."""
    rest = iter(words)
    return all(any(word.startswith(part) for word in rest) for part in typed)


def _gaps(letters: str, name: str) -> int | None:
    """The gaps between the letters as they follow each other in the name; None when they don't."""
    if len(letters) < 2:
        return None
    gaps, place = 0, -1
    for letter in letters:
        following = name.find(letter, place + 1)
        if following < 0:
            return None
        begins = following == 0 or name[following - 1] == " "
        gaps += not begins and following != place + 1
        place = following
    # Letters strewn over the whole name are no sign that it was meant.
    return gaps if gaps <= len(letters) // 2 else None
