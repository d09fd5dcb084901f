"""The vectors of a snapshot's pages, made once, and how near a question is to each of them."""

import re
from collections.abc import Iterable, Sequence

import numpy as np

from forest_studio.core.hunt.meaning.embedder import Embedder, Vectors
from forest_studio.core.hunt.observing.name_spans import tokens
from forest_studio.core.hunt.ranking.page_question import share_of_best
from forest_studio.core.hunt.ranking.page_table import Floats, PageTable

_READ = 2000
"""Characters of a page that are encoded: models of sentences read no more."""
_HANDED = 3
_SPACES = re.compile(r"\s+")


class PageVectors:
    """One vector a page, by the page's number."""

    def __init__(
        self, table: PageTable, embedder: Embedder, vectors: Vectors | None = None
    ) -> None:
        """``vectors`` are those of ``page_texts(table)`` where they are kept; raises ModelError."""
        self._embedder = embedder
        self._vectors = embedder.encode(page_texts(table)) if vectors is None else vectors

    def cosines(self, texts: Sequence[str]) -> list[Floats]:
        """Of each text with every page, shape (pages,); raises ModelError."""
        if not texts:
            return []
        found = self._embedder.encode(texts) @ self._vectors.T
        return [np.asarray(row, dtype=np.float64) for row in found]


class Erosion:
    """How near each page is to one question without the words of another page's title."""

    def __init__(self, table: PageTable, question: str, vectors: PageVectors | None) -> None:
        self._table = table
        self._question = question
        self._said = frozenset(token.folded for token in tokens(question))
        self._vectors = vectors
        self._near: dict[int, Floats] = {}

    def near(self, pages: Sequence[int]) -> list[Floats | None]:
        """For each page the shares of the best, shape (all pages,); None without an embedder."""
        if self._vectors is None:
            return [None] * len(pages)
        new = [page for page in pages if page not in self._near]
        rests = [self._rest(page) for page in new]
        for page, cosines in zip(new, self._vectors.cosines(rests), strict=True):
            self._near[page] = share_of_best(cosines)
        return [self._near[page] for page in pages]

    def _rest(self, page: int) -> str:
        """What a page leaves open of the question, and the rarest new names that it hands over."""
        shared = self._table.names.shared_by(page, self._said)
        rarest = sorted(shared, key=lambda found: -found.weight)[:_HANDED]
        names = (" ".join(found.name) for found in rarest)
        return " ".join([eroded(self._question, self._table.title_words(page)), *names])


def page_texts(table: PageTable) -> list[str]:
    """What is encoded of each page: its title and the beginning of its text."""
    pairs = zip(table.titles, table.texts, strict=True)
    return [f"{title}. {_SPACES.sub(' ', text).strip()}"[:_READ] for title, text in pairs]


def eroded(question: str, title_words: Iterable[str]) -> str:
    """The question without the words (folded) of a page's title: what that page leaves open."""
    gone = set(title_words)
    kept, at = [], 0
    for token in tokens(question):
        if token.folded in gone:
            kept.append(question[at : token.start])
            at = token.end
    kept.append(question[at:])
    return _SPACES.sub(" ", "".join(kept)).strip()
