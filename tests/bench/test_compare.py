"""Two runs are compared on the questions that both were asked."""

import pytest

from bench_records import header, sample
from forest_studio.bench.compare import Flip, compare
from forest_studio.core.model.errors import BenchError


def made(arm, right, repeats=1, seed=0):
    head = header(arm, questions=len(right), repeats=repeats, seed=seed)
    return head, [
        sample(arm, f"q{number}", correct=good, repeat=repeat)
        for number, good in enumerate(right)
        for repeat in range(repeats)
    ]


def test_flips_are_listed_with_gains_first():
    found = compare(made("forager", [True, False, True]), made("forager", [False, True, True]))
    (arm,) = found.arms
    assert arm.flips == (Flip("q1", 0.0, 1.0), Flip("q0", 1.0, 0.0))
    assert (arm.pair.only_first, arm.pair.only_second, arm.pair.p) == (1, 1, 1.0)
    assert arm.pair.difference.value == 0.0


def test_the_difference_is_the_second_run_minus_the_first():
    found = compare(made("forager", [False] * 8), made("forager", [True] * 6 + [False] * 2))
    (arm,) = found.arms
    assert arm.pair.difference.value == pytest.approx(0.75)
    assert arm.pair.difference.low > 0
    assert arm.pair.p == pytest.approx(2 / 2**6)


def test_runs_with_other_numbers_of_repeats_weigh_each_question_once():
    once, thrice = made("forager", [True, False]), made("forager", [True, False], repeats=3)
    (arm,) = compare(once, thrice).arms
    assert arm.pair.difference.value == 0.0
    assert arm.pair.difference.n == 2
    assert arm.flips == ()


def test_what_else_differs_is_told():
    found = compare(made("forager", [True]), made("forager", [True], seed=3))
    assert found.differs == ("seed: 0 → 3",)


def test_different_arms_are_compared_when_they_are_named():
    found = compare(made("top-k", [False]), made("forager", [True]), "top-k", "forager")
    assert (found.arms[0].before, found.arms[0].after) == ("top-k", "forager")
    with pytest.raises(BenchError, match="no arm in common"):
        compare(made("top-k", [False]), made("forager", [True]))
    with pytest.raises(BenchError, match="no arm 'llm'"):
        compare(made("top-k", [False]), made("forager", [True]), "llm")


def test_runs_without_a_question_in_common_are_refused():
    head, samples = made("forager", [True])
    other = [s.model_copy(update={"question": "else"}) for s in samples]
    with pytest.raises(BenchError, match="not asked the same questions"):
        compare((head, samples), (head, other))
