"""Lines of an observation: texts of strangers on one line each, cut aloud."""

from functools import lru_cache

from forest_studio.core.model import budget

_CUT = " … [cut]"
_CHARACTERS = 40
"""Characters for each token that are looked at; more is cut before it is counted."""

count = lru_cache(maxsize=100_000)(budget.count)
"""Tokens of a line: the same doors are seen from many places."""


@lru_cache(maxsize=20_000)
def _cut(text: str, tokens: int, tokenizer: str) -> str:
    flat = " ".join(text[: 4 * tokens * _CHARACTERS].split())
    whole = len(text) <= 4 * tokens * _CHARACTERS
    if whole and (len(flat) <= tokens or count(flat, tokenizer) <= tokens):
        return flat
    room = max(0, tokens - count(_CUT, tokenizer))
    return budget.cut(flat[: tokens * _CHARACTERS], room, tokenizer).rstrip() + _CUT


class Cutter:
    """Cuts texts to their share of one observation and remembers whether it had to."""

    def __init__(self, tokenizer: str) -> None:
        self.was_cut = False
        self._tokenizer = tokenizer

    def count(self, text: str) -> int:
        """Tokens of a text."""
        return count(text, self._tokenizer)

    def cut(self, text: str, tokens: int) -> str:
        """The text on one line, with at most so many tokens; says so when it is cut."""
        kept = _cut(text, tokens, self._tokenizer)
        self.was_cut |= kept.endswith(_CUT)
        return kept

    def line(self, label: str, text: str, tokens: int) -> str:
        """A labelled line with at most so many tokens, its end included."""
        room = tokens - self.count(label) - 1
        return f"{label}{self.cut(text, room)}\n"

    def head(self, text: str, tokens: int) -> str:
        """The beginning of a text of several lines."""
        return budget.cut(text, tokens, self._tokenizer)
