"""Intervals and tests for the bench: how far a measured figure can be trusted."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb, sqrt
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

CONFIDENCE = 0.95
RESAMPLES = 10_000
_CELLS = 1_000_000
"""Draws worked on at once, so that a suite of any size fits in memory."""
_KEPT = 20_000_000
"""Draws that are kept for the next measure of the same questions."""
_Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with its interval, all three in the unit of what was measured."""

    value: float
    low: float
    high: float
    n: int
    """Questions that it rests on."""


def wilson(successes: float, n: int, confidence: float = CONFIDENCE) -> Estimate:
    """The share ``successes / n`` with its Wilson score interval; 0 in [0, 1] for n = 0.

    Wilson, E. B. (1927), Probable inference, the law of succession, and statistical inference,
    JASA 22, 209-212: the roots of (p - p̂)² = z² p (1 - p) / n. ``successes`` may be a fraction,
    the sum of shares over repeats; n then stays the number of questions.
    """
    if n == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = successes / n
    middle = share + z * z / (2 * n)
    reach = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    scale = 1 + z * z / n
    # The roots leave 0 and 1 by rounding alone.
    low, high = max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)
    return Estimate(share, low, high, n)


@dataclass(frozen=True, slots=True)
class Series:
    """What one arm scored, question by question: a mean, or a ratio of two sums."""

    numerators: Sequence[float]
    denominators: Sequence[float] | None = None
    """None for a mean: every question then weighs 1."""


def bootstrap(series: Series, seed: int = 0, resamples: int = RESAMPLES) -> Estimate | None:
    """A mean or ratio with its percentile interval, drawn by question; None where it is 0/0.

    Efron, B. and Tibshirani, R. (1993), An Introduction to the Bootstrap, chapter 13.
    """
    return _estimate((series,), seed, resamples)


def paired_bootstrap(
    first: Series, second: Series, seed: int = 0, resamples: int = RESAMPLES
) -> Estimate | None:
    """``first - second`` with its percentile bootstrap interval; None where one of them is 0/0.

    Both have shape (questions,) and the same order; questions are drawn anew with replacement,
    both arms' scores of a drawn question together (Efron and Tibshirani 1993, chapter 13).
    A draw without any denominator is left out. Raises ValueError for unequal lengths.
    """
    n, other = len(first.numerators), len(second.numerators)
    if n != other:
        raise ValueError(f"{n} scores can't be paired with {other}")
    return _estimate((first, second), seed, resamples)


def _estimate(parts: tuple[Series, ...], seed: int, resamples: int) -> Estimate | None:
    n = len(parts[0].numerators)
    if n == 0 or np.isnan(value := _figures(parts, np.ones((1, n)))[0]):
        return None
    drawn = np.concatenate([_figures(parts, times) for times in _draws(n, seed, resamples)])
    tail = (1 - CONFIDENCE) / 2
    low, high = np.nanquantile(drawn, [tail, 1 - tail])
    return Estimate(float(value), float(low), float(high), n)


def _figures(parts: tuple[Series, ...], times: NDArray[Any]) -> _Floats:
    """The figure, or the difference of two, for each row of how often each question was drawn."""
    weights = times.astype(np.float64)
    found = [_ratios(series, weights) for series in parts]
    return found[0] if len(found) == 1 else found[0] - found[1]


def _ratios(series: Series, weights: _Floats) -> _Floats:
    sums = _weighted(weights, series.numerators)
    if series.denominators is None:
        return np.asarray(sums / len(series.numerators))
    below = _weighted(weights, series.denominators)
    ratios = np.full(len(weights), np.nan)
    np.divide(sums, below, out=ratios, where=below != 0)
    return ratios


def _weighted(weights: _Floats, values: Sequence[float]) -> _Floats:
    # A matrix product would start threads, whose waiting costs more than this sum.
    return np.asarray(np.einsum("ij,j->i", weights, np.asarray(values, dtype=np.float64)))


def _draws(n: int, seed: int, resamples: int) -> Iterable[NDArray[np.uint32]]:
    """How often each question is drawn, rows of shape (n,) that add up to n, in blocks."""
    if n * resamples <= _KEPT:
        return _kept_draws(n, seed, resamples)
    return _new_draws(n, seed, resamples)


@lru_cache(maxsize=2)
def _kept_draws(n: int, seed: int, resamples: int) -> tuple[NDArray[np.uint32], ...]:
    return tuple(_new_draws(n, seed, resamples))


def _new_draws(n: int, seed: int, resamples: int) -> Iterator[NDArray[np.uint32]]:
    generator = np.random.default_rng(seed)
    at_once = max(1, _CELLS // n)
    for start in range(0, resamples, at_once):
        rows = min(at_once, resamples - start)
        # Each row counts in a range of its own, so that one call counts them all.
        drawn = generator.integers(0, n, (rows, n)) + n * np.arange(rows)[:, np.newaxis]
        counts = np.bincount(drawn.ravel(), minlength=rows * n)
        yield counts.reshape(rows, n).astype(np.uint32)


def mcnemar_exact(only_first: int, only_second: int) -> float:
    """Two-sided exact p of McNemar's test, from the questions that only one arm got right.

    McNemar, Q. (1947), Psychometrika 12, 153-157, in its exact form: under the null hypothesis
    the discordant questions fall to either arm like coin tosses, so p is twice the binomial tail
    at the smaller count, at most 1; 1 where no question is discordant.
    """
    discordant = only_first + only_second
    tail = sum(comb(discordant, k) for k in range(min(only_first, only_second) + 1))
    return min(1.0, float(Fraction(2 * tail, 2**discordant)))
