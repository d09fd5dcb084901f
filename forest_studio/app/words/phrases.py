"""Sentences that are known by their English words, said in the language of the window."""

import re
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache

from forest_studio.app.words.translation import looked_up, translate
from forest_studio.core.model.errors import with_remedy

_HOLE = re.compile(r"\{(\d)\}")
_EXPLAINED = re.compile(r"(?::\s|\()\{(\d)\}\)?$")
"""The last hole of a sentence, after a colon or in brackets: another sentence says why."""
_DEEPEST = 4
"""Sentences inside of one another; what is nested deeper is data."""
_LONGEST = 600
"""Characters of what the engine says; longer texts are a model's or a file's own."""


class Phrases:
    """A table of sentences; ``{0}`` in one stands for what differs from case to case.

    What stands in a hole is said as it is, unless ``filled`` names the hole as one that holds
    words of the engine, or the hole ends the sentence after a colon.
    """

    def __init__(
        self,
        context: str,
        sentences: Sequence[str],
        filled: Mapping[str, tuple[int, ...]],
        *,
        by_halves: bool = False,
    ) -> None:
        """``by_halves``: what is not known as a whole may be two sentences that are."""
        self._context = context
        self._sentences = frozenset(sentences)
        self._probe = sentences[0]
        self._filled = filled
        self._by_halves = by_halves
        # A window shows the same few sentences over and over, in lists at every stroke.
        self._kept = lru_cache(maxsize=2000)(self._said_in)

    def said(self, text: str) -> str:
        """The text in the language of the window; itself where nobody translated it."""
        spoken = looked_up(self._context, self._probe)
        if not text or len(text) > _LONGEST or spoken == self._probe:
            return text
        return self._kept(text, spoken)

    def _said_in(self, text: str, _spoken: str) -> str:
        return self._deep(text, 0)

    def _deep(self, text: str, depth: int) -> str:
        if text in self._sentences:
            return looked_up(self._context, text)
        if depth > _DEEPEST:
            return text
        template, values = self._match(text) or ("", {})
        swallowed = any(": " in value for value in values.values())
        if template and not (swallowed and self._are_two(text, depth + 1)):
            return self._filled_in(template, values, depth)
        return self._of_two(text, depth + 1) if self._by_halves else text

    def _are_two(self, text: str, depth: int) -> bool:
        """Whether a sentence stands before the first colon and another one after it."""
        halves = text.split(": ", 1)
        return self._by_halves and all(self._deep(half, depth) != half for half in halves)

    def _filled_in(self, template: str, values: dict[int, str], depth: int) -> str:
        for hole in self._holes_with_words(template):
            values[hole] = self._listed(values[hole], depth + 1)
        ordered = (values.get(number, "") for number in range(max(values) + 1))
        return looked_up(self._context, template).format(*ordered)

    def _of_two(self, text: str, depth: int) -> str:
        """``what: why`` and ``message. remedy``, each half by itself."""
        for mark in (": ", ". "):
            head, _, tail = text.partition(mark)
            if tail:
                said = self._deep(head, depth), self._deep(tail, depth)
                if said != (head, tail):
                    return mark.join(said) if mark == ": " else with_remedy(*said)
        return text

    def _listed(self, words: str, depth: int) -> str:
        """Words in a hole, of which there may be several: ``title, summary and tags``."""
        said = self._deep(words, depth)
        before, _, last = words.rpartition(" and ")
        if said != words or not before:
            return said
        listed = ", ".join(self._deep(word, depth) for word in before.split(", "))
        return translate("Phrases", "{0} and {1}").format(listed, self._deep(last, depth))

    def _match(self, text: str) -> tuple[str, dict[int, str]] | None:
        for holed in self._holed:
            if (values := holed.values_in(text)) is not None:
                return holed.template, values
        return None

    def _holes_with_words(self, template: str) -> tuple[int, ...]:
        explained = tuple(int(number) for number in _EXPLAINED.findall(template))
        return (*self._filled.get(template, ()), *explained)

    @cached_property
    def _holed(self) -> tuple["_Holed", ...]:
        """The sentences with holes; those with more words of their own come first."""
        holed = filter(_HOLE.search, self._sentences)
        ordered = sorted(holed, key=lambda s: (-len(_HOLE.sub("", s)), s))
        return tuple(map(_Holed, ordered))


class _Holed:
    """A sentence with holes. Its pattern is made when it may be needed: to make those of all
    sentences at once takes a tenth of a second."""

    def __init__(self, template: str) -> None:
        self.template = template
        self._fixed = _HOLE.split(template)[::2]

    def values_in(self, text: str) -> dict[int, str] | None:
        """What stands in each hole of a text that is this sentence; None when it is not."""
        if not all(words in text for words in self._fixed):
            return None
        found = self._pattern.fullmatch(text)
        if found is None:
            return None
        return {int(hole[1:]): value for hole, value in found.groupdict().items()}

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        return re.compile(_pattern(self.template), re.DOTALL)


def _pattern(text: str) -> str:
    parts = _HOLE.split(text)
    fixed, holes = parts[::2], parts[1::2]
    joined = (
        f"{re.escape(words)}(?P<h{hole}>.+?)" for words, hole in zip(fixed, holes, strict=False)
    )
    return "".join(joined) + re.escape(fixed[-1])
