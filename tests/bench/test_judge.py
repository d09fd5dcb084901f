"""A model as judge is asked twice with the answers swapped, and believed where it agrees."""

import pytest

from bench_arms import ARMS
from forest_studio.bench.grading.judge import judge_answer
from forest_studio.bench.plan import Plan
from forest_studio.bench.rescore import judge_run, rescore
from forest_studio.bench.run_log import read_samples
from forest_studio.bench.runner import run
from forest_studio.core.llm.scripted_model import ScriptedModel
from forest_studio.core.model.errors import BenchError, ModelUnreachable

SAME, OTHER = {"same": True}, {"same": False}


@pytest.mark.parametrize(
    ("script", "right"),
    [
        ([SAME, SAME], True),
        ([OTHER, OTHER], False),
        ([SAME, OTHER], None),
        (["nonsense", SAME], None),
        (["nonsense", "nonsense"], None),
    ],
)
def test_a_verdict_that_turns_with_the_order_is_none(script, right):
    found = judge_answer(ScriptedModel(script), "Where?", ["Porto"], "in Oporto")
    assert (found.right, found.calls) == (right, 2)
    assert found.prompt_tokens > 0


def test_the_answers_change_places():
    judge_answer(model := ScriptedModel([SAME, SAME]), "Where?", ["Porto", "O Porto"], "Oporto")
    first, second = (messages[1].text.splitlines() for messages in model.asked)
    assert (first[3], first[5]) == ("Porto; or: O Porto", "Oporto")
    assert (second[3], second[5]) == ("Oporto", "Porto; or: O Porto")


def test_an_empty_answer_is_wrong_without_asking():
    assert judge_answer(ScriptedModel([]), "Where?", ["Porto"], " ").right is False


def test_a_run_is_judged_once_and_grading_again_keeps_the_verdicts(place, small, tmp_path):
    run(Plan(place, small, ARMS[:1]), tmp_path / "run")
    model = ScriptedModel([SAME] * 4)
    assert judge_run(tmp_path / "run", model, lambda _done, _total: None) == 2
    assert judge_run(tmp_path / "run", model, lambda _done, _total: None) == 0
    rescore(tmp_path / "run")
    judged = {s.question: s.judged for s in read_samples(tmp_path / "run")}
    assert judged["plain"].right
    assert judged["nobody"] is None


def test_what_was_judged_is_kept_when_the_judge_is_gone(place, small, tmp_path):
    run(Plan(place, small, ARMS[:1]), tmp_path / "run")
    model = ScriptedModel([SAME, SAME, ModelUnreachable("gone")])
    with pytest.raises(ModelUnreachable):
        judge_run(tmp_path / "run", model, lambda _done, _total: None)
    assert sum(s.judged is not None for s in read_samples(tmp_path / "run")) == 1


def test_nobody_takes_samples_that_a_judge_would_write_over(place, small, tmp_path):
    plan = Plan(place, small, ARMS[:1])
    run(plan, tmp_path / "run")

    def meanwhile(_done, _total):
        with pytest.raises(BenchError, match="another process"):
            run(plan, tmp_path / "run")

    assert judge_run(tmp_path / "run", ScriptedModel([SAME] * 4), meanwhile) == 2
