"""What is known of each candidate page, in two passes: before and after others are believed in."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from forest_studio.core.hunt.ranking.page_evidence import ARRIVING, LEAVING, Evidence
from forest_studio.core.hunt.ranking.page_links import LinkReader
from forest_studio.core.hunt.ranking.page_question import PageQuestion
from forest_studio.core.hunt.ranking.page_table import Floats, PageTable
from forest_studio.core.hunt.ranking.page_vectors import Erosion
from forest_studio.core.hunt.ranking.page_walk import PageWalk, best_first, losses, shares

FIRST = (
    "words", "near", "prior", "walk, sharp", "walk, soft", "walk, loss", "title said",
    "named", "named in full", "covers", "covers in kind", *LEAVING, *ARRIVING,
)  # fmt: skip
"""Columns of the first pass."""
SECOND = (
    "score", "belief", "rank", "below the first", "below the fifth", "words", "near",
    "walk, sharp", "title said", "named", *LEAVING, *ARRIVING,
)  # fmt: skip
"""Columns of the second pass, which knows the scores of the first."""
_SHARP, _SOFT = 0.05, 0.15
_WORST = -1.0
_BY_PRIOR, _BY_WALK, _BY_NEARNESS, _FORTH_FROM = 30, 30, 20, 6
_SOURCES, _MORE_SOURCES = 12, 14
_CREDIT = 0.2
"""Of the softmax over priors that says how much a source is believed before any is scored."""
_LEAST_BELIEF = 0.5
"""How much the first source of the second pass is believed at least."""


@dataclass(frozen=True)
class Candidates:
    """Pages worth scoring, with their features, shape (candidates, columns)."""

    pages: NDArray[np.int64]
    features: Floats


class PageFeatures:
    """Both passes over one question."""

    def __init__(self, table: PageTable, question: PageQuestion, erosion: Erosion) -> None:
        self._table = table
        self._question = question
        self._links = LinkReader(table, question)
        self._evidence = Evidence(table, question, self._links, erosion)
        self._title_said: dict[int, float] = {}

    def first(self) -> Candidates:
        """Candidates by words, vectors, walk and links, with the columns of ``FIRST``."""
        question, size = self._question, len(self._table)
        self.paths = PageWalk(question, self._links).paths()
        self._sharp = shares(self.paths, size, _SHARP)
        soft = shares(self.paths, size, _SOFT)
        by_prior = best_first(question.prior)
        sources = by_prior[:_SOURCES].tolist()
        credit = np.exp((question.prior[sources] - question.prior[sources[:1]]) / _CREDIT)
        arriving, more = self._evidence.arriving(sources, credit.tolist())
        pages = self._chosen(by_prior, soft, more)
        own = [question.words, question.near, question.prior, self._sharp, soft]
        own.append(losses(self.paths, size, _WORST))
        named_in_full = (question.named == 1.0).astype(np.float64)
        return Candidates(
            pages,
            np.column_stack(
                [
                    *(column[pages] for column in own),
                    self._titles_said(pages),
                    question.named[pages],
                    named_in_full[pages],
                    question.covered[pages],
                    [self._covers_in_kind(page) for page in pages.tolist()],
                    self._evidence.leaving(pages.tolist(), question.prior),
                    arriving[pages],
                ]
            ),
        )

    def second(self, first: Candidates, scores: Floats) -> Candidates:
        """The same candidates and what their best lead to, with the columns of ``SECOND``.

        ``scores`` are log odds from the first pass, shape (candidates,).
        """
        question = self._question
        ranked = np.lexsort((first.pages, -scores))
        belief = np.zeros(len(self._table))
        belief[first.pages] = 1 / (1 + np.exp(-scores))
        sources = first.pages[ranked[:_MORE_SOURCES]]
        weights = belief[sources] * max(1.0, _LEAST_BELIEF / max(belief[sources[0]], 1e-6))
        arriving, more = self._evidence.arriving(sources.tolist(), weights.tolist())
        pages = np.asarray(list(dict.fromkeys([*first.pages.tolist(), *more])), dtype=np.int64)
        known = np.full(len(self._table), scores.min())
        known[first.pages] = scores
        ranks = np.full(len(self._table), 100.0)
        ranks[first.pages[ranked]] = 1.0 + np.arange(len(ranked))
        top = scores[ranked]
        return Candidates(
            pages,
            np.column_stack(
                [
                    known[pages],
                    belief[pages],
                    1 / ranks[pages],
                    known[pages] - top[0],
                    known[pages] - top[min(4, len(top) - 1)],
                    *(c[pages] for c in (question.words, question.near, self._sharp)),
                    self._titles_said(pages),
                    question.named[pages],
                    self._evidence.leaving(pages.tolist(), belief),
                    arriving[pages],
                ]
            ),
        )

    def _chosen(
        self, by_prior: NDArray[np.int64], soft: Floats, more: Sequence[int]
    ) -> NDArray[np.int64]:
        chosen = [*by_prior[:_BY_PRIOR].tolist(), *best_first(soft)[:_BY_WALK].tolist()]
        if self._question.near.any():
            chosen += best_first(self._question.near)[:_BY_NEARNESS].tolist()
        for page in by_prior[:_FORTH_FROM].tolist():
            chosen += sorted(self._table.edges(page).forth)
        return np.asarray(list(dict.fromkeys([*chosen, *more])), dtype=np.int64)

    def _titles_said(self, pages: NDArray[np.int64]) -> list[float]:
        """Share of each title's words, by rarity, that the question has."""
        return [self._title_share(page) for page in pages.tolist()]

    def _title_share(self, page: int) -> float:
        if page not in self._title_said:
            weights = {w: self._table.rarity(w) for w in self._table.title_stems[page]}
            said = sum(weight for w, weight in weights.items() if w in self._question.stems)
            self._title_said[page] = said / (sum(weights.values()) or 1.0)
        return self._title_said[page]

    def _covers_in_kind(self, page: int) -> float:
        """Share of the question's keys that a page has."""
        held = self._table.keys(page)
        return sum(weight for key, weight in self._question.keys.items() if key in held)
