"""Figures of the bench agree with published and hand-computed ones."""

import pytest

from forest_studio.bench.stats import (
    Series,
    bootstrap,
    mcnemar_exact,
    paired_bootstrap,
    wilson,
)


@pytest.mark.parametrize(
    ("successes", "n", "low", "high"),
    [
        # Newcombe (1998), Statistics in Medicine 17, 857-872, table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_agrees_with_the_published_examples(successes, n, low, high):
    found = wilson(successes, n)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_wilson_without_questions_says_nothing():
    assert wilson(0, 0).low == 0.0
    assert wilson(0, 0).high == 1.0


def test_wilson_never_leaves_zero_and_one():
    assert wilson(20, 20).high == 1.0
    assert wilson(0, 7).low == 0.0


@pytest.mark.parametrize(
    ("only_first", "only_second", "p"),
    [
        (1, 9, 22 / 1024),  # 2 (C(10,0) + C(10,1)) / 2^10
        (0, 5, 2 / 32),
        (3, 3, 1.0),
        (0, 0, 1.0),
        (9, 1, 22 / 1024),
    ],
)
def test_mcnemar_is_twice_the_binomial_tail(only_first, only_second, p):
    assert mcnemar_exact(only_first, only_second) == pytest.approx(p)


def test_mcnemar_survives_thousands_of_discordant_questions():
    assert mcnemar_exact(1000, 3000) < 1e-100


def test_two_questions_can_only_be_drawn_in_three_ways():
    found = paired_bootstrap(Series([1, 1]), Series([0, 1]), seed=3)
    assert (found.value, found.low, found.high, found.n) == (0.5, 0.0, 1.0, 2)


def test_the_bootstrap_of_many_questions_is_near_the_normal_interval():
    first = Series([1.0] * 100 + [0.0] * 300)
    found = paired_bootstrap(first, Series([0.0] * 400))
    # 0.25 ± 1.96 sqrt(0.25 · 0.75 / 400)
    assert found.low == pytest.approx(0.2076, abs=0.006)
    assert found.high == pytest.approx(0.2924, abs=0.006)


def test_the_same_seed_draws_the_same_interval():
    scores = Series([0, 1, 1, 0, 1, 0, 0.5])
    assert bootstrap(scores, seed=7) == bootstrap(scores, seed=7)


def test_an_equal_gain_on_every_question_has_no_spread():
    found = paired_bootstrap(Series([3, 5, 9]), Series([1, 3, 7]))
    assert (found.value, found.low, found.high) == pytest.approx((2, 2, 2))


def test_a_ratio_is_of_the_sums_not_the_mean_of_ratios():
    found = bootstrap(Series([100, 300], [1, 1]))
    assert found.value == 200
    assert bootstrap(Series([100, 300], [0, 2])).value == 200


def test_a_ratio_over_nothing_is_no_figure():
    assert bootstrap(Series([100, 300], [0, 0])) is None


def test_scores_of_different_questions_are_not_paired():
    with pytest.raises(ValueError, match="can't be paired"):
        paired_bootstrap(Series([1]), Series([1, 0]))
