"""The figures of a report follow from its samples."""

import pytest

from bench_records import header, sample
from forest_studio.bench.summary import summarise


def figures(arm, samples, **settings):
    return summarise(header(arm, **settings), samples).arms[arm]


def test_correct_counts_only_what_has_an_answer():
    samples = [
        sample("forager", "q1", correct=True),
        sample("forager", "q2"),
        sample("forager", "q3", answerable=False),
    ]
    assert (figures("forager", samples)["correct"].value, 2) == (0.5, 2)


def test_right_and_wrong_refusals_are_told_apart():
    samples = [
        sample("forager", "q1", refused=True),
        sample("forager", "q2", correct=True),
        sample("forager", "q3", refused=True, answerable=False),
        sample("forager", "q4", answerable=False),
    ]
    found = figures("forager", samples)
    assert found["abstained-right"].value == 0.5
    assert found["abstained-wrong"].value == 0.5
    assert found["right"].value == 0.5


def test_repeats_do_not_make_more_questions():
    samples = [sample("forager", "q1", correct=r < 1, repeat=r) for r in range(4)]
    found = figures("forager", samples, repeats=4)["correct"]
    assert (found.value, found.n) == (0.25, 1)


def test_tokens_per_right_answer_count_the_wrong_ones_too():
    samples = [sample("forager", f"q{i}", correct=i == 0, tokens=100) for i in range(4)]
    assert figures("forager", samples)["tokens-per-right"].value == pytest.approx(400)


def test_an_arm_without_a_right_answer_has_no_price_for_one():
    assert figures("forager", [sample("forager", "q1")])["tokens-per-right"] is None


def test_arms_are_compared_on_the_same_questions():
    samples = [sample("forager", f"q{i}", correct=True) for i in range(6)]
    samples += [sample("top-k", f"q{i}", correct=i < 1) for i in range(5)]
    pair = summarise(header("forager", "top-k"), samples).pairs[0]
    assert (pair.first, pair.second, pair.measure) == ("forager", "top-k", "correct")
    assert pair.difference.n == 5
    assert pair.difference.value == pytest.approx(0.8)
    assert (pair.only_first, pair.only_second) == (4, 0)
    assert pair.p == pytest.approx(2 / 2**4)


def test_hop_counts_are_kept_apart():
    samples = [sample("forager", "q1", correct=True, hops=1), sample("forager", "q2", hops=3)]
    by_hops = summarise(header("forager"), samples).by_hops["forager"]
    assert {hops: figure.value for hops, figure in by_hops.items()} == {1: 1.0, 3: 0.0}


def test_a_part_of_a_run_is_not_called_complete():
    samples = [sample("forager", "q1")]
    assert not summarise(header("forager", questions=2), samples).complete
    assert summarise(header("forager", questions=1), samples).complete


def test_arms_with_other_numbers_of_repeats_weigh_each_question_once():
    samples = [sample("forager", "q1", correct=True), sample("forager", "q2")]
    samples += [sample("random", "q1", correct=r == 0, repeat=r) for r in range(4)]
    samples += [sample("random", "q2", correct=False, repeat=0)]
    pair = summarise(header("forager", "random"), samples).pairs[0]
    assert pair.difference.value == pytest.approx((1 - 0.25) / 2)
    assert (pair.difference.n, pair.only_first, pair.only_second) == (2, 1, 0)


def test_a_figure_that_is_no_yes_or_no_has_no_mcnemar_test():
    from forest_studio.bench.measures import MEASURES
    from forest_studio.bench.summary import pair

    per_arm = {"a": [sample("a", "q1", correct=True)], "b": [sample("b", "q1")]}
    assert pair("a", "b", per_arm, MEASURES["common-f1"], 0).p is None
    assert pair("a", "b", per_arm, MEASURES["correct"], 0).p == 1.0
