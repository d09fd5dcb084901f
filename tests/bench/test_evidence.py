"""How much of the gold was among the first pages."""

from datetime import UTC, datetime

import pytest

from forest_studio.bench.grading.evidence import recall_at, walked
from forest_studio.bench.grading.grade import grade
from forest_studio.bench.suites import Question
from forest_studio.core.model.walk import Answer, Go, Observation, Open, Quote, Step, Usage
from forest_studio.core.trails.trail import Outcome, Trail

TWO = Question(id="q", question="?", answer="x", path=("a", "b"), grading="musique")


def step(number, node, opened=""):
    seen = Observation("", 10, node, (), 0, cut=False, opened=opened)
    return Step(number, seen, Open() if opened else Go(1), Usage())


def trail(*steps, answer=None):
    outcome = Outcome.ANSWERED if answer else Outcome.GAVE_UP
    return Trail("ab", "c0", "?", "test", datetime.now(UTC), steps, outcome, answer)


@pytest.mark.parametrize(("depth", "share"), [(1, 0.5), (2, 0.5), (3, 1.0), (10, 1.0)])
def test_recall_is_the_share_of_the_gold_pages_so_far(depth, share):
    assert recall_at(depth, ("a", "x", "b"), ("a", "b")) == share


def test_without_gold_there_is_no_recall():
    assert recall_at(5, ("a",), ()) == 0.0


def test_a_walk_ranks_what_it_opened_before_what_it_passed():
    answer = Answer("x", (Quote("q", "words"),))
    found = walked(
        trail(step(1, "root"), step(2, "b"), step(3, "b", "b"), step(4, "c"), answer=answer)
    )
    assert found == ("b", "root", "c", "q")


def test_the_ranking_of_an_arm_goes_before_its_walk():
    scores = grade(trail(step(1, "a", "a")), TWO, ("x", "y", "z", "a", "b"))
    assert (scores.recall_2, scores.recall_5, scores.all_gold_5) == (0.0, 1.0, True)
    scores = grade(trail(step(1, "a", "a")), TWO)
    assert (scores.recall_2, scores.all_gold_5) == (0.5, False)
