"""Experiments on heat: what is worn, what is asked, and which figures come of it."""

from dataclasses import replace
from pathlib import Path

import pytest

from forest_studio.bench.heat.asking import CONDITIONED, NONE, UNCONDITIONED, Asked, Asking, steps
from forest_studio.bench.heat.experiment import Experiment
from forest_studio.bench.heat.figures import difference, kept, mean, ratio
from forest_studio.bench.heat.interference import (
    Interference,
    interference_figures,
    interference_tables,
)
from forest_studio.bench.heat.limits import Limit, judge, limits_table, read_limits, shipped_limits
from forest_studio.bench.heat.passes import JUDGED, Passes, pass_figures, pass_tables
from forest_studio.bench.heat.reworded import reworded
from forest_studio.bench.heat.wearing import gold_lesson
from forest_studio.bench.place import Place
from forest_studio.bench.stats import Estimate
from forest_studio.bench.suites import Question, Suite
from forest_studio.core.hunt.base import World
from forest_studio.core.model.errors import BenchError

ONE = Asked(NONE, "A", "q1", 0, 1, False, False, True, 4, 400, False, 0.5, 0.0, None, None, 0.0)


def answerable(suite: Suite) -> list[Question]:
    return [question for question in suite.questions if question.answerable]


def all_of(experiment: Experiment) -> list[Asked]:
    """Every hunt of an experiment."""
    return [asked for part in experiment.parts for asked in experiment.take(part, lambda _: None)]


@pytest.fixture(scope="module")
def passes(place: Place, small: Suite) -> list[Asked]:
    return all_of(Passes(Asking(place), answerable(small), 2, 3))


@pytest.fixture(scope="module")
def interfered(place: Place, small: Suite) -> list[Asked]:
    return all_of(Interference(Asking(place), answerable(small), 2))


def test_every_question_is_asked_in_every_pass_of_every_arm_and_seed(
    passes: list[Asked],
) -> None:
    keys = {(a.arm, a.seed, a.number, a.question) for a in passes}
    assert len(keys) == len(passes) == 4 * 2 * 3 * 2


def test_the_first_pass_is_cold_in_every_arm_and_the_others_are_warm(passes: list[Asked]) -> None:
    assert all(a.warmth == 0 for a in passes if a.number == 1 or a.arm == NONE)
    warm = [a for a in passes if a.number > 1 and a.arm in (CONDITIONED, UNCONDITIONED)]
    assert all(a.warmth > 0.3 for a in warm if a.question == "plain")


def test_a_guess_is_hardly_learnt_though_its_quote_is_there(place: Place) -> None:
    asked = "What was the trade of the person who keeps the tariff book?"
    guess = Question(id="guess", question=asked, answer="a sailor", path=("pricing",))
    guesses = [a for a in all_of(Passes(Asking(place), [guess], 2, 3)) if a.arm == CONDITIONED]
    assert all(a.supported and not a.correct for a in guesses)
    assert all(a.warmth < 0.1 for a in guesses)
    assert len({a.hops for a in guesses}) == 1


def test_a_chain_takes_fewer_hops_once_it_was_answered(place: Place) -> None:
    asked = "Who is led from the lighthouse and paged for the invoice service?"
    chain = Question(id="c", question=asked, answer="the team", path=("invoices", "pricing"))
    found = all_of(Passes(Asking(place), [chain], 2, 3))
    hops = {(a.arm, a.number): a.hops for a in found if a.arm in (NONE, CONDITIONED) and a.correct}
    assert hops[CONDITIONED, 3] < hops[CONDITIONED, 1]
    assert hops[NONE, 3] == hops[NONE, 1] == hops[CONDITIONED, 1]
    figures = pass_figures(found)
    saved = figures["conditioned/hops/last-by-first"]
    assert saved is not None
    assert saved.value < 1
    assert figures["no heat/hops/last-by-first"] == Estimate(1, 1, 1, 1)


def test_judged_answers_are_learnt_by_their_grade(passes: list[Asked]) -> None:
    wrong = {a.question for a in passes if a.arm == JUDGED and not (a.correct and a.reached)}
    assert all(a.warmth == 0 for a in passes if a.arm == JUDGED and a.question in wrong)


def test_a_part_has_as_many_hunts_as_it_says_and_tells_each(place: Place, small: Suite) -> None:
    asking, questions = Asking(place), answerable(small)
    for experiment in (Passes(asking, questions, 1, 2), Interference(asking, questions[:1], 2)):
        for part in experiment.parts:
            told: list[Asked] = []
            taken = experiment.take(part, told.append)
            assert told == taken
            assert len(taken) == experiment.hunts
            assert {(a.seed, a.arm) for a in taken} == {(part.seed, part.arm)}


def test_worn_and_disjoint_questions_have_nothing_in_common(interfered: list[Asked]) -> None:
    for seed in (0, 1):
        groups = {
            g: {a.question for a in interfered if (a.seed, a.group) == (seed, g)} for g in "AB"
        }
        assert not groups["A"] & groups["B"]
        assert groups["A"] | groups["B"] == {"chain", "plain"}


def test_worn_questions_are_warm_and_the_others_only_without_a_condition(
    interfered: list[Asked],
) -> None:
    figures = interference_figures(interfered)
    for group, arm, warm in (
        ("A", CONDITIONED, True), ("A", UNCONDITIONED, True), ("A", NONE, False),
        ("B", UNCONDITIONED, True), ("B", NONE, False),
    ):  # fmt: skip
        figure = figures[f"{group}/warmth/{arm}"]
        assert figure is not None
        assert (figure.value > 0) == warm


def test_tables_have_a_row_for_each_arm_and_group(
    passes: list[Asked], interfered: list[Asked]
) -> None:
    by_pass, saved = pass_tables(passes)
    assert (len(by_pass.rows), len(saved.rows)) == (12, 4)
    under, against, gains = interference_tables(interfered)
    assert (len(under.rows), len(against.rows), len(gains.rows)) == (9, 6, 2)
    for table in (by_pass, saved, under, against, gains):
        assert {len(row) for row in table.rows} == {len(table.columns)}


def test_gold_wears_the_path_and_ends_at_the_answer(place: Place, small: Suite) -> None:
    (way,) = gold_lesson(place.forest, small.by_id["chain"]).ways
    assert way.nodes == ("invoices", "pricing", "greta")
    assert [door.type for door in way.doors] == ["owns", "related-to"]


def test_pages_that_are_no_neighbours_are_ways_of_their_own(place: Place) -> None:
    question = Question(id="x", question="q", path=("invoices", "pricing", "crane", "gone"))
    ways = gold_lesson(place.forest, question).ways
    assert [way.nodes for way in ways] == [("invoices", "pricing"), ("crane",)]
    assert steps(World(place.forest, place.index), question.path) == [("invoices", "pricing")]


def test_a_reworded_question_has_other_words_in_another_order(small: Suite) -> None:
    question = small.by_id["chain"]
    other = reworded(question)
    assert other.question == "service invoice team leader"
    assert (other.id, other.path) == (question.id, question.path)
    assert reworded(Question(id="x", question="Who is it?")).question == "Who is it?"


def test_figures_are_paired_by_question_over_seeds() -> None:
    cold = [replace(ONE, seed=s, question=q, hops=8) for s in (0, 1) for q in ("q1", "q2")]
    warm = [replace(one, hops=2 + 2 * one.seed, correct=True) for one in cold[:3]]
    for figure, value in (
        (mean(cold, "hops"), 8.0),
        (difference(warm, cold, "hops"), -5.5),
        (ratio(warm, cold, "hops"), 5 / 16),
        (difference(warm, cold, "correct"), 1.0),
        (kept((warm, cold), (warm, cold), "correct"), 1.0),
    ):
        assert figure is not None
        assert figure.value == pytest.approx(value)
    assert mean(cold, "hops-right") is None
    assert mean(cold, "door-mrr") is None
    assert kept((warm, cold), (cold, cold), "correct") is None


@pytest.mark.parametrize("name", ["heat-passes", "heat-interference"])
def test_criteria_that_ship_are_about_figures_that_exist(
    name: str, passes: list[Asked], interfered: list[Asked]
) -> None:
    figures = pass_figures(passes) | interference_figures(interfered)
    assert {limit.figure for limit in read_limits(shipped_limits(name), Path(name))} <= set(figures)


def test_a_limit_is_met_missed_or_not_measured() -> None:
    limits = (
        Limit(figure="a", says="a", at_most=0.75),
        Limit(figure="a", says="b", bound="high", at_most=0.75),
        Limit(figure="a", says="c", bound="low", at_least=0.5),
        Limit(figure="gone", says="d", at_least=0),
    )
    judged = judge(limits, {"a": Estimate(0.7, 0.5, 0.9, 4), "gone": None})
    assert [one.word for one in judged] == ["met", "missed", "met", "not measured"]
    assert [row[-1] for row in limits_table(judged).rows] == [one.word for one in judged]


def test_a_limit_without_a_bound_is_refused() -> None:
    with pytest.raises(ValueError, match="exactly one"):
        Limit(figure="a", says="a")
    with pytest.raises(BenchError, match="no criteria"):
        shipped_limits("nothing")
