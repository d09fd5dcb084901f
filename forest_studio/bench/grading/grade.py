"""Grades one trail against one question of a suite; needs no model and no forest."""

from collections.abc import Sequence

from forest_studio.bench.grading.common import exact_match, f1
from forest_studio.bench.grading.evidence import pages_seen, reached, recall_at, walked
from forest_studio.bench.grading.official import official
from forest_studio.bench.grading.substring import holds_answer
from forest_studio.bench.records import Scores
from forest_studio.bench.suites import Question
from forest_studio.core.trails.trail import Outcome, Trail


def grade(trail: Trail, question: Question, ranking: Sequence[str] = ()) -> Scores:
    """Scores a trail; ``ranking`` is how its arm ranked pages, where it ranks any."""
    answer = trail.answer.text if trail.answer else ""
    stopped = trail.outcome not in (Outcome.ANSWERED, Outcome.GAVE_UP)
    refused = not stopped and not answer.strip()
    asked, accepted = question.answerable, question.accepted
    correct = asked and holds_answer(answer, accepted)
    by_suite = official(question.grading, answer, accepted if asked else ())
    pages, gold = ranking or walked(trail), question.path
    return Scores(
        correct=correct,
        common_em=asked and exact_match(answer, accepted),
        common_f1=f1(answer, accepted) if asked else 0.0,
        official_em=by_suite.em,
        official_f1=by_suite.f1,
        official_accuracy=by_suite.accuracy,
        recall_2=recall_at(2, pages, gold),
        recall_5=recall_at(5, pages, gold),
        recall_10=recall_at(10, pages, gold),
        all_gold_5=recall_at(5, pages, gold) == 1.0,
        reached=reached(trail, question),
        refused=refused,
        stopped=stopped,
        right=correct if asked else refused,
        supported=bool(answer.strip()) and trail.supported,
        path_share=_share_of(gold, pages_seen(trail)),
    )


def ungraded() -> Scores:
    """The scores of a sample that broke: nothing right, and no refusal."""
    return Scores(
        correct=False,
        reached=False,
        refused=False,
        stopped=True,
        right=False,
        supported=False,
        path_share=0.0,
    )


def _share_of(path: Sequence[str], seen: set[str]) -> float:
    return sum(node in seen for node in path) / len(path) if path else 0.0
