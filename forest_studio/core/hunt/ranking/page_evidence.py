"""What speaks for a page once other pages are believed in: links from them, and to them."""

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from forest_studio.core.hunt.ranking.page_links import LinkReader
from forest_studio.core.hunt.ranking.page_question import PageQuestion, weighted
from forest_studio.core.hunt.ranking.page_table import Floats, PageTable
from forest_studio.core.hunt.ranking.page_vectors import Erosion

ARRIVING = (
    "forth", "back", "name", "linked and covers the rest", "linked and found by the rest",
    "asked for here", "asked for there", "asked for at an edge", "asked for and found by the rest",
    "linked and near the rest", "found by the rest", "near the rest",
)  # fmt: skip
"""Columns of ``arriving``: each the best over all sources, times how much the source is believed.

*The rest* is the question without the words of the source's title (query erosion); *asked for*
says that the question's words stand around the link.
"""
LEAVING = ("leads to the rest", "leads to believed", "leads where it is asked for")
"""Columns of ``leaving``."""
_BELIEVED = 0.15
_FOUND, _ASKED, _NEAR = 0.25, 0.2, 0.75
"""Above these a page that a believed one links to is taken up among the candidates."""
_ANYWAY = 0.3


class Evidence:
    """Gathers both directions for one question."""

    def __init__(
        self, table: PageTable, question: PageQuestion, links: LinkReader, erosion: Erosion
    ) -> None:
        self._table = table
        self._question = question
        self._links = links
        self._erosion = erosion
        self._holds = question.held > 0
        self._found: dict[int, Floats] = {}

    def arriving(self, sources: Sequence[int], belief: Sequence[float]) -> tuple[Floats, list[int]]:
        """Columns of ``ARRIVING``, shape (pages, 12), and pages that should be candidates too."""
        best = np.zeros((len(self._table), len(ARRIVING)))
        taken_up: dict[int, None] = {}
        nears = self._erosion.near(sources)
        for source, weight, near in zip(sources, belief, nears, strict=True):
            found = self._found_by_rest(source)
            links = self._links.of(source)
            rows = self._linked(source, found, near) * weight
            best[links.pages, :10] = np.maximum(best[links.pages, :10], rows)
            everywhere = np.stack([found, np.zeros_like(found) if near is None else near], axis=1)
            everywhere[source] = 0.0
            best[:, 10:] = np.maximum(best[:, 10:], everywhere * weight)
            if weight > _BELIEVED:
                wanted = (links.forth > 0) | (found[links.pages] > _FOUND) | (links.here > _ASKED)
                if near is not None:
                    wanted |= near[links.pages] > _NEAR
                taken_up.update(dict.fromkeys(links.pages[wanted].tolist()))
        return best, list(taken_up)

    def leaving(self, pages: Iterable[int], belief: Floats) -> Floats:
        """Columns of ``LEAVING`` for these pages; ``belief`` has shape (all pages,)."""
        rows = []
        for page in pages:
            links = self._links.of(page)
            if not len(links.pages):
                rows.append((0.0, 0.0, 0.0))
                continue
            believed = belief[links.pages]
            strength = links.strength
            anyway = strength * (_ANYWAY + believed)
            rows.append(
                (
                    float((anyway * self._covers_rest(page, links.pages)).max()),
                    float((strength * believed).max()),
                    float((anyway * links.here).max()),
                )
            )
        return np.asarray(rows, dtype=np.float64).reshape(-1, len(LEAVING))

    def _linked(self, source: int, found: Floats, near: Floats | None) -> Floats:
        links = self._links.of(source)
        strength, pages = links.strength, links.pages
        said = np.minimum(1.0, links.here + links.there)
        return np.stack(
            [
                links.forth,
                links.back,
                links.name,
                strength * self._covers_rest(source, pages),
                strength * found[pages],
                np.maximum(links.forth, links.name) * links.here,
                strength * links.there,
                links.forth * links.here,
                strength * said * found[pages],
                np.zeros(len(pages)) if near is None else strength * near[pages],
            ],
            axis=1,
        )

    def _covers_rest(self, source: int, pages: NDArray[np.int64]) -> Floats:
        """Share of the question that these pages hold and the source does not."""
        rest = np.where(self._holds[source], 0.0, self._question.weights)
        return weighted(self._holds[pages], rest)

    def _found_by_rest(self, source: int) -> Floats:
        """BM25 of the question without the source's title, as shares of the best."""
        if source not in self._found:
            title = set(self._table.title_stems[source])
            words = [word for word in self._question.stems if word not in title]
            self._found[source] = self._table.bm25(words)
        return self._found[source]
