"""A question as a ranker of pages sees it: its words by rarity, and the pages that it names."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from forest_studio.core.hunt.observing.name_spans import tokens
from forest_studio.core.hunt.ranking.page_table import Floats, PageTable
from forest_studio.core.hunt.words.kindred_words import keys_of
from forest_studio.core.search.words import STOP_WORDS, stems

TITLE = 0.9
TEXT = 0.8
"""How surely a word of the question is answered for by a page's title, or by its text."""
_NAMED = 0.4
"""What it adds to a page's prior that the question says its whole title."""
_LONGEST_TITLE = 8


@dataclass(frozen=True)
class PageQuestion:
    """One question over the pages of a table; arrays have shape (pages,) unless told otherwise."""

    stems: tuple[str, ...]
    """Different stems in the order of the question."""
    weights: Floats
    """Share of each stem in the whole question's rarity, shape (stems,); adds up to 1."""
    held: NDArray[np.float32]
    """How surely each page answers for each stem, shape (pages, stems)."""
    keys: Mapping[str, float]
    """Keys of kindred words with their shares of the whole; adds up to 1."""
    said: frozenset[str]
    """All folded words, stop words too."""
    words: Floats
    """BM25 as a share of the best."""
    near: Floats
    """Cosine of the vectors, standardised, as a share of the best; 0 without an embedder."""
    named: Floats
    """1 where the question says the page's title of several words, 0.5 for one of one word."""
    prior: Floats
    """What is thought of each page before anything is walked, 0 to 1."""

    @property
    def covered(self) -> Floats:
        """Share of the question's weight that each page holds."""
        return weighted(self.held > 0, self.weights)


def page_question(table: PageTable, question: str, cosines: Floats | None = None) -> PageQuestion:
    """Looks a question up; ``cosines`` of its vector with every page's, shape (pages,)."""
    found = tuple(dict.fromkeys(stems(question)))
    said = [token.folded for token in tokens(question)]
    words = table.bm25(found)
    near = np.zeros(len(table)) if cosines is None else share_of_best(cosines)
    named = _named(table, said)
    fused = words if cosines is None else (words + near) / 2
    prior = fused + _NAMED * named * (0.3 + 0.7 * fused / (fused.max(initial=0.0) or 1.0))
    return PageQuestion(
        found,
        _shares([table.rarity(word) if len(table.holders(word)) else 0.0 for word in found]),
        _held(table, found),
        _keys(table, found),
        frozenset(said),
        words,
        near,
        named,
        prior / (prior.max(initial=0.0) or 1.0),
    )


def weighted(rows: NDArray[Any], weights: NDArray[Any]) -> Floats:
    """The weighted sum of each row, shape (rows,).

    Not a matrix product: on small rows that one costs more in threads than it saves, and some
    of its kernels warn of values that are not there.
    """
    return np.asarray(np.einsum("ij,j->i", rows, weights, dtype=np.float64))


def share_of_best(scores: Floats) -> Floats:
    """Scores as standard deviations over their mean, divided by the best, none below 0."""
    spread = float(scores.std()) or 1.0
    over = np.clip((scores - scores.mean()) / spread, 0.0, None)
    return np.asarray(over / (over.max(initial=0.0) or 1.0))


def _shares(weights: list[float]) -> Floats:
    return np.asarray(weights, dtype=np.float64) / (math.fsum(weights) or 1.0)


def _held(table: PageTable, words: tuple[str, ...]) -> NDArray[np.float32]:
    held = np.zeros((len(table), len(words)), dtype=np.float32)
    for place, word in enumerate(words):
        held[table.holders(word), place] = TEXT
        held[table.title_holders(word), place] = TITLE
    return held


def _keys(table: PageTable, words: tuple[str, ...]) -> dict[str, float]:
    found = {key: table.key_rarity(key) for word in words for key in sorted(keys_of(word))}
    total = math.fsum(found.values()) or 1.0
    return {key: weight / total for key, weight in found.items()}


def _named(table: PageTable, said: list[str]) -> Floats:
    named = np.zeros(len(table))
    for start in range(len(said)):
        for end in range(start + 1, min(start + _LONGEST_TITLE, len(said)) + 1):
            form = tuple(said[start:end])
            pages = table.pages_called.get(form)
            if pages and (len(form) > 1 or not _common(table, form[0])):
                named[list(pages)] = np.maximum(named[list(pages)], 0.5 if len(form) == 1 else 1.0)
    return named


def _common(table: PageTable, word: str) -> bool:
    return word in STOP_WORDS or table.names.is_mostly_small(word)
