"""Bodies in pages of so many tokens, whole lines where these fit."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from threading import Lock

from forest_studio.core.hunt.per_forest import PerForest
from forest_studio.core.model import budget
from forest_studio.core.model.forest import Forest

_GUESS = 6
"""Characters of a token in the first guess, which is rather too high."""
_SHORT = 8
"""Characters of a line up to which its count is remembered."""
_KEPT = 64
"""Bodies whose pages are remembered for a snapshot."""


@dataclass(frozen=True, slots=True)
class Pages:
    """A body in pages; joined they are the body, character for character."""

    texts: tuple[str, ...]
    tokens: tuple[int, ...]
    """Tokens of each page."""

    @property
    def total(self) -> int:
        """Tokens of the whole body, counted page by page."""
        return sum(self.tokens)


@dataclass
class _Shelf:
    pages: dict[tuple[str, int], Pages] = field(default_factory=dict)
    lock: Lock = field(default_factory=Lock)


_shelves: PerForest[_Shelf] = PerForest(lambda _: _Shelf())


def body_pages(forest: Forest, node_id: str, size: int) -> Pages:
    """A node's body in pages of at most ``size`` tokens; an empty body is one empty page."""
    shelf = _shelves(forest)
    key = (node_id, size)
    with shelf.lock:
        if key not in shelf.pages:
            if len(shelf.pages) >= _KEPT:
                shelf.pages.pop(next(iter(shelf.pages)))
            shelf.pages[key] = _paged(forest.body(node_id), size, forest.manifest.tokenizer)
        return shelf.pages[key]


def _paged(body: str, size: int, tokenizer: str) -> Pages:
    texts: list[str] = []
    tokens: list[int] = []
    for text in _grouped(body, size, tokenizer):
        for part in _fitting(text, size, tokenizer):
            texts.append(part)
            tokens.append(budget.count(part, tokenizer))
    return Pages(tuple(texts) or ("",), tuple(tokens) or (0,))


def _grouped(body: str, size: int, tokenizer: str) -> Iterator[str]:
    """Runs of whole lines whose counts add up to at most ``size``; a longer line stands alone."""
    held: list[str] = []
    total = 0
    for line in body.splitlines(keepends=True):
        cost = _cost(line, size, tokenizer)
        if held and total + cost > size:
            yield "".join(held)
            held, total = [], 0
        held.append(line)
        total += cost
    if held:
        yield "".join(held)


def _cost(line: str, size: int, tokenizer: str) -> int:
    """Tokens of a line; of one that is certainly longer than a page, only that it is."""
    if len(line) > size * budget.LONGEST_TOKEN:
        return size + 1
    return _counted(line, tokenizer) if len(line) <= _SHORT else budget.count(line, tokenizer)


_counted = lru_cache(maxsize=1_000)(budget.count)
"""For short lines: a body of a million blank ones is counted in a moment."""


def _fitting(text: str, size: int, tokenizer: str) -> Iterator[str]:
    """Pieces within ``size``: lines may cost more together than one by one, if rarely."""
    start, guess = 0, _GUESS * size
    while start < len(text):
        # Never stands still: a size of some tokens always holds one character.
        piece = _head(text, start, guess, size, tokenizer) or text[start]
        guess = len(piece) + len(piece) // 4 + 8
        if start + len(piece) < len(text):
            blank = max(piece.rfind(" "), piece.rfind("\n"))
            piece = piece[: blank + 1] if blank > len(piece) // 2 else piece
        yield piece
        start += len(piece)


def _head(text: str, start: int, guess: int, size: int, tokenizer: str) -> str:
    """As ``budget.cut`` of the rest, but looks at no more of it than it takes.

    ``guess`` is how many characters it may take, rather too many.
    """
    most = (size + 1) * budget.LONGEST_TOKEN
    while True:
        little = text[start : start + min(guess, most)]
        head = budget.cut(little, size, tokenizer)
        if len(head) < len(little) or len(little) == most or start + len(little) == len(text):
            return head
        guess *= 3
