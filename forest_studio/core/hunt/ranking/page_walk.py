"""Walks pages without doors: a beam of paths, and how much of their weight each page carries."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from forest_studio.core.hunt.ranking.page_links import LinkReader
from forest_studio.core.hunt.ranking.page_question import PageQuestion, weighted
from forest_studio.core.hunt.ranking.page_table import Floats

_STARTS = 12
_BEAM = 16
_HOPS = 3
_FORTH, _BACK, _NAME, _COMMON_NAME, _JUMP = 0.06, 0.08, 0.10, 0.10, 0.16
"""What a hop costs, in shares of the question; a name costs more the more pages hold it."""
_PRIOR = 0.35
"""What the prior of a page adds to a path, the less the later it comes."""


@dataclass(frozen=True, slots=True)
class PagePath:
    """Pages in the order they are walked through."""

    score: float
    pages: tuple[int, ...]
    unpaid: NDArray[np.float32]
    """How much of each word the path leaves open, shape (stems,)."""


@dataclass(frozen=True, slots=True)
class _Ways:
    pages: NDArray[np.int64]
    costs: Floats


class PageWalk:
    """Scores a path by what its pages cover together, each word of the question paid once.

    As in ``planner.Planner``, a word that several pages answer for is paid by
    p = 1 - (1-p1)(1-p2)...; a jump to another start page is a hop too.
    """

    def __init__(self, question: PageQuestion, links: LinkReader) -> None:
        self._question = question
        self._links = links
        self._paid = question.held * question.weights.astype(np.float32)
        self._starts = best_first(question.prior)[:_STARTS]
        self._ways: dict[int, _Ways] = {}

    def paths(self) -> tuple[PagePath, ...]:
        """Every path that was ever in the beam."""
        front = [self._start(int(page)) for page in self._starts]
        found = list(front)
        for _ in range(_HOPS):
            front = self._longer(front)
            found += front
        return tuple(found)

    def _start(self, page: int) -> PagePath:
        score = float(self._paid[page].sum()) + _PRIOR * float(self._question.prior[page])
        return PagePath(score, (page,), 1 - self._question.held[page])

    def _longer(self, front: list[PagePath]) -> list[PagePath]:
        ranked = sorted(
            (-round(score, 9), page, place)
            for place, path in enumerate(front)
            for score, page in self._next(path)
        )
        kept: dict[tuple[int, frozenset[int]], PagePath] = {}
        for loss, page, place in ranked:
            path = front[place]
            pages = (*path.pages, page)
            key = (page, frozenset(pages))
            if key not in kept and len(kept) < _BEAM:
                kept[key] = PagePath(-loss, pages, path.unpaid * (1 - self._question.held[page]))
        return list(kept.values())

    def _next(self, path: PagePath) -> Iterator[tuple[float, int]]:
        ways = self._ways_from(path.pages[-1])
        gains = weighted(self._paid[ways.pages], path.unpaid) - ways.costs
        gains += _PRIOR * self._question.prior[ways.pages] / (1 + len(path.pages))
        best = np.argsort(-gains, kind="stable")[: 2 * _BEAM]
        for place in best:
            page = int(ways.pages[place])
            if page not in path.pages:
                yield path.score + float(gains[place]), page

    def _ways_from(self, page: int) -> _Ways:
        if page not in self._ways:
            links = self._links.of(page)
            costs = np.where(links.name > 0, _NAME + _COMMON_NAME * (1 - links.name), np.inf)
            costs = np.where(links.back > 0, np.minimum(costs, _BACK), costs)
            costs = np.where(links.forth > 0, _FORTH, costs)
            jumps = np.setdiff1d(self._starts, links.pages)
            jumps = jumps[jumps != page]
            self._ways[page] = _Ways(
                np.concatenate([links.pages, jumps]),
                np.concatenate([np.minimum(costs, _JUMP), np.full(len(jumps), _JUMP)]),
            )
        return self._ways[page]


def best_first(scores: Floats) -> NDArray[np.int64]:
    """Numbers of pages by falling score, equal ones in their own order."""
    return np.argsort(-scores, kind="stable")


def shares(paths: tuple[PagePath, ...], pages: int, temperature: float) -> Floats:
    """For each page the share of a softmax over all paths that lies on paths through it."""
    best = max((path.score for path in paths), default=0.0)
    found = np.zeros(pages)
    total = 0.0
    for path in paths:
        weight = math.exp((path.score - best) / temperature)
        found[list(path.pages)] += weight
        total += weight
    return found / (total or 1.0)


def losses(paths: tuple[PagePath, ...], pages: int, worst: float) -> Floats:
    """For each page how far the best path through it lies below the best of all, down to worst."""
    best = max((path.score for path in paths), default=0.0)
    found = np.full(pages, worst)
    for path in paths:
        on = list(path.pages)
        found[on] = np.maximum(found[on], path.score - best)
    return found
