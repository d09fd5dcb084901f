"""The JSON of the bench verbs as values; another shape gives less, never an error."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bench_answers import question_answer, show_answer
from forest_studio.app.bench import reading
from forest_studio.app.bench.offers import offers
from forest_studio.app.bench.values import ArmOffer, Estimate, SuiteOffer

_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(
                "header arms questions criteria samples id results right pair value low high path "
                "suites runs event forager scores evidence difference only".split()
            ),
            inner,
            max_size=5,
        )
    ),
    max_leaves=25,
)


@given(_JSON)
def test_no_answer_can_break_the_reader(data: Any) -> None:
    reading.run(data, "/runs/a")
    reading.kept_runs(data)
    reading.compared(data)
    reading.detail(data)
    offers(data)


def test_a_run_is_read_with_its_figures_questions_and_criteria() -> None:
    run = reading.run(show_answer(), "/runs/a")
    assert run is not None
    assert run.arms == ("top-k", "forager")
    assert run.figures["forager"]["correct"] == Estimate(0.75, 0.5, 0.9, 4)
    assert "dollars-per-right" not in run.figures["forager"]
    assert [asked.id for asked in run.questions] == ["q1", "q2", "q3"]
    assert run.questions[0].results["forager"].won
    assert not run.questions[0].results["top-k"].won
    assert [(v.outcome, v.sign, v.limit) for v in run.verdicts] == [("met", "≥", 0.5)]
    assert run.complete


def test_a_suite_file_is_found_from_the_folder_of_the_run() -> None:
    data = show_answer()
    data["header"]["suite_file"] = "../suites/mine.yaml"
    run = reading.run(data, "/home/me/runs/a")
    assert run is not None
    assert run.suite_file == "/home/me/runs/suites/mine.yaml"


def test_a_question_is_read_with_the_answers_of_each_arm() -> None:
    detail = reading.detail(question_answer())
    assert detail is not None
    assert detail.gold_page == "ledger"
    assert [answer.repeat for answer in detail.of("forager")] == [0, 1]
    assert detail.of("forager")[0].pages == ("ledger",)
    assert detail.of("oracle") == ()


def test_offers_are_read_as_objects_and_as_bare_names() -> None:
    short = offers({"suites": ["strict"], "arms": {"forager": "runs", "llm": "not run: no model"}})
    assert short.suites == (SuiteOffer("strict"),)
    assert short.arms == (ArmOffer("forager"), ArmOffer("llm", why_not="no model"))
    entry = {"name": "strict", "questions": 3, "language": "en", "description": "Chains."}
    long = offers({"suites": [{**entry, "own_forest": True}], "arms": [{"about": "no name"}]})
    assert long.suites == (SuiteOffer("strict", 3, "en", "Chains.", True),)
    assert long.arms == ()


def test_a_number_that_is_no_number_is_not_measured() -> None:
    for broken in (
        {"value": True, "low": 0, "high": 1},
        {"value": float("nan"), "low": 0, "high": 1},
        {"value": 10**400, "low": 0, "high": 1},
        {"value": 0.5, "low": 0.1},
        [0.5],
    ):
        assert reading.estimate(broken) is None
