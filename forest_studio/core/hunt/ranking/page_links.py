"""The links of a page as one question sees them: edges from both ends, and names in common."""

import math
from collections import defaultdict
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from forest_studio.core.hunt.observing.name_spans import Name
from forest_studio.core.hunt.ranking.page_question import PageQuestion
from forest_studio.core.hunt.ranking.page_table import Floats, PageTable

BACK = 0.8
"""What an edge followed back counts, beside one followed forth."""


@dataclass(frozen=True, slots=True)
class Links:
    """Where one page leads; all arrays have shape (pages that it leads to,)."""

    pages: NDArray[np.int64]
    """Their numbers, rising."""
    forth: Floats
    """1 where an edge of this page's file leads there."""
    back: Floats
    """1 where an edge of that page's file leads here."""
    name: Floats
    """Weight of the rarest name in common that the question does not say."""
    here: Floats
    """Share of what the question asks besides this page's title that stands near the link here."""
    there: Floats
    """The same of what stands near it on the other page."""

    @property
    def strength(self) -> Floats:
        """How strongly each page is linked, 0 to 1."""
        return np.maximum(np.maximum(self.forth, BACK * self.back), self.name)


class _Link:
    __slots__ = ("back", "forth", "here", "name", "there")

    def __init__(self) -> None:
        self.forth = self.back = self.name = 0.0
        self.here: set[str] = set()
        self.there: set[str] = set()


class LinkReader:
    """Works out the links of pages for one question, each page once."""

    def __init__(self, table: PageTable, question: PageQuestion) -> None:
        self._table = table
        self._question = question
        self._asked = frozenset(question.keys)
        self._links: dict[int, Links] = {}
        self._near: dict[tuple[int, Name], frozenset[str]] = {}

    def of(self, page: int) -> Links:
        """The links of a page."""
        if page not in self._links:
            self._links[page] = self._measured(page, self._found(page))
        return self._links[page]

    def open_keys(self, page: int) -> dict[str, float]:
        """What the question asks for besides the page's title; adds up to 1."""
        title = self._table.title_keys(page)
        left = {key: w for key, w in self._question.keys.items() if key not in title}
        total = math.fsum(left.values()) or 1.0
        return {key: weight / total for key, weight in left.items()}

    def _found(self, page: int) -> dict[int, _Link]:
        found: dict[int, _Link] = defaultdict(_Link)
        edges = self._table.edges(page)
        for other, said in edges.forth.items():
            found[other].forth = 1.0
            found[other].here |= said & self._asked
        for other in edges.back:
            found[other].back = 1.0
            found[other].there |= self._table.edges(other).forth[page] & self._asked
        for shared in self._table.names.shared_by(page, self._question.said):
            here = self._words_near(page, shared.name)
            for other in shared.pages:
                if other != page:
                    link = found[other]
                    link.name = max(link.name, shared.weight)
                    link.here |= here
                    link.there |= self._words_near(other, shared.name)
        return found

    def _words_near(self, page: int, name: Name) -> frozenset[str]:
        """Keys that the question asks for and that stand near a name on a page."""
        key = (page, name)
        if key not in self._near:
            self._near[key] = self._table.around(page, name) & self._asked
        return self._near[key]

    def _measured(self, page: int, found: dict[int, _Link]) -> Links:
        pages = sorted(found)
        links = [found[other] for other in pages]
        open_ = self.open_keys(page)

        # Exact sums, since sets have no order of their own.
        def share(keys: set[str]) -> float:
            return math.fsum(open_[key] for key in keys if key in open_)

        return Links(
            np.asarray(pages, dtype=np.int64),
            np.asarray([link.forth for link in links], dtype=np.float64),
            np.asarray([link.back for link in links], dtype=np.float64),
            np.asarray([link.name for link in links], dtype=np.float64),
            np.asarray([share(link.here) for link in links], dtype=np.float64),
            np.asarray([share(link.there) for link in links], dtype=np.float64),
        )
