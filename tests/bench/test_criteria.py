"""Criteria are judged as they were written, met or missed alike."""

from pathlib import Path

import pytest

from bench_records import header, sample
from forest_studio.bench.criteria import Status, judge, load_criteria
from forest_studio.core.model.errors import BenchError

TEXT = """\
name: small
suite: small
criteria:
- {id: better, says: more than the other, arm: forager, minus: top-k, bound: low, above: 0}
- {id: often, says: nine in ten, arm: forager, at_least: 0.9}
- {id: absent, says: an arm that never ran, arm: llm, at_least: 0.1}
- {id: cheap, says: few tokens, arm: forager, measure: tokens-per-right, at_most: 250}
"""


@pytest.fixture
def written(tmp_path: Path):
    def write(text: str) -> Path:
        path = tmp_path / "criteria.yaml"
        path.write_text(text)
        return path

    return write


def outcomes(written, right: list[bool]) -> list[Status]:
    samples = [sample("forager", f"q{i}", correct=c, tokens=100) for i, c in enumerate(right)]
    samples += [sample("top-k", f"q{i}", correct=False) for i in range(len(right))]
    verdicts = judge(load_criteria(written(TEXT)), header("forager", "top-k"), samples)
    return [verdict.status for verdict in verdicts]


def test_each_criterion_is_met_or_missed_by_what_was_measured(written):
    met, missed, absent = Status.MET, Status.MISSED, Status.NOT_MEASURED
    assert outcomes(written, [True] * 10) == [met, met, absent, met]
    assert outcomes(written, [True] * 5 + [False] * 5) == [met, missed, absent, met]
    assert outcomes(written, [True] + [False] * 9) == [missed, missed, absent, missed]


def test_a_cost_per_right_answer_without_any_is_not_measured(written):
    assert outcomes(written, [False] * 4)[3] is Status.NOT_MEASURED


def test_criteria_of_another_suite_are_refused(written):
    criteria = load_criteria(written(TEXT.replace("suite: small", "suite: large")))
    with pytest.raises(BenchError, match="for the suite large, not for small"):
        judge(criteria, header("forager"), [])


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        ("at_least: 0.9", "at_least: 0.9, below: 1", r"criteria.yaml:5: .*exactly one"),
        ("measure: tokens-per-right", "measure: luck", r"criteria.yaml:7: .*no measure .*'luck'"),
        ("at_least: 0.9", "atleast: 0.9", r"criteria.yaml:5: "),
    ],
)
def test_a_mistake_is_told_with_its_line(written, was, now, told):
    with pytest.raises(BenchError, match=told):
        load_criteria(written(TEXT.replace(was, now)))


@pytest.mark.parametrize("name", ["strict", "mixed", "reworded", "spanish"])
def test_the_criteria_that_ship_can_be_read(name):
    folder = Path(__file__).parents[2] / "bench" / "criteria"
    assert load_criteria(folder / f"sample-{name}.yaml").suite == f"sample-{name}"
