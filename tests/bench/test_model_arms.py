"""The arms that ask a language model, with one that says what it was told to."""

import pytest

from forest_studio.bench.arms.catalogue import MODEL_ARMS
from forest_studio.bench.arms.closed_book import ClosedBook
from forest_studio.bench.arms.model_arms import Endpoint, model_arms
from forest_studio.bench.arms.registry import find_arm, shelf
from forest_studio.bench.plan import Plan, resumed
from forest_studio.bench.run_log import read_samples
from forest_studio.bench.runner import run
from forest_studio.core.hunt.base import World
from forest_studio.core.hunt.by_model.model_top_k import ModelTopK
from forest_studio.core.hunt.loop import run as hunt
from forest_studio.core.llm.scripted_model import ScriptedModel
from forest_studio.core.llm.variables import URL_VARIABLE
from forest_studio.core.model.errors import BenchError, ModelUnreachable
from forest_studio.core.trails.trail import Outcome

ASKED = "At what time are invoices printed?"
QUOTED = {
    "answer": "02:10",
    "quotes": [{"page": "Invoice service", "words": "Invoices are printed at 02:10"}],
}


def reading(place, model, *, paragraphs=True):
    reader = ModelTopK(model) if paragraphs else ClosedBook(model)
    return hunt(ASKED, reader, World(place.forest, place.index))


def test_a_model_answers_from_the_paragraphs_with_one_call(place):
    trail = reading(place, model := ScriptedModel([QUOTED]))
    assert (trail.answer.text, trail.supported, trail.usage.calls) == ("02:10", True, 1)
    assert trail.answer.evidence[0].node == "invoices"
    assert "Invoices are printed at 02:10" in model.asked[0][1].text
    assert trail.usage.prompt_tokens > 0


def test_a_closed_book_sees_the_question_alone(place):
    trail = reading(place, model := ScriptedModel([{"answer": "noon"}]), paragraphs=False)
    assert model.asked[0][1].text == f"Question: {ASKED}"
    assert (trail.answer.text, trail.supported) == ("noon", False)


def test_an_empty_answer_is_a_refusal(place):
    assert reading(place, ScriptedModel([{"answer": " "}])).outcome is Outcome.GAVE_UP


@pytest.mark.parametrize("paragraphs", [True, False])
def test_unreadable_replies_end_as_a_refusal(place, paragraphs):
    trail = reading(place, ScriptedModel(["well", "let me see", "hm"]), paragraphs=paragraphs)
    assert trail.outcome is Outcome.GAVE_UP
    assert trail.usage.calls == 2


def test_a_quote_of_nothing_is_not_supported(place):
    made_up = {"answer": "noon", "quotes": [{"page": "Nowhere", "words": "at noon"}]}
    trail = reading(place, ScriptedModel([made_up]))
    assert trail.answer.evidence[0].supported is False


@pytest.fixture
def scripted():
    """All arms with a model that knows one answer for ever."""

    def always():
        while True:
            yield QUOTED | {"decision": {"action": "give_up", "reason": "no"}, "note": ""}

    return shelf(Endpoint(given=ScriptedModel(always(), name="gpt-4o-mini")))


def test_a_run_with_a_model_has_its_costs(place, small, scripted, tmp_path):
    arms, not_run = scripted.chosen("llm-top-k,closed-book,llm")
    assert not_run == ()
    run(Plan(place, small, arms), tmp_path / "run")
    samples = {s.key: s for s in read_samples(tmp_path / "run")}
    right = samples["llm-top-k", "plain", 0]
    assert right.scores.right
    assert right.cost.calls == 1
    assert right.cost.dollars > 0
    assert samples["llm", "plain", 0].outcome == "gave-up"


def test_a_model_that_is_gone_makes_errors_that_can_be_retried(place, small, tmp_path):
    gone = [ModelUnreachable("nobody answers")] * 2
    back = [QUOTED] * 2
    endpoint = Endpoint(given=ScriptedModel([*gone, *back]))
    plan = Plan(place, small, (find_arm("llm-top-k", shelf(endpoint)),))
    assert run(plan, tmp_path / "run")
    # Of the third question no paragraph has a word, so that nobody is asked.
    assert [s.error for s in read_samples(tmp_path / "run")] == [*["nobody answers"] * 2, ""]
    assert run(plan, tmp_path / "run", retry=True)
    assert not any(s.error for s in read_samples(tmp_path / "run"))


def test_without_a_model_its_arms_are_named_with_the_reason(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    for variable in ("FOREST_STUDIO_BASE_URL", "FOREST_STUDIO_MODEL"):
        monkeypatch.delenv(variable, raising=False)
    here = shelf()
    assert here.not_run.keys() >= MODEL_ARMS
    assert "no language model" in here.not_run["llm"]
    offline, not_run = here.chosen("all-offline")
    assert not MODEL_ARMS & {arm.name for arm in offline}
    assert not MODEL_ARMS & {name for name, _ in not_run}
    assert {name for name, _ in here.chosen("all")[1]} >= MODEL_ARMS
    with pytest.raises(BenchError, match="can't run"):
        find_arm("llm", here)


def test_every_model_arm_says_what_it_asked():
    endpoint = Endpoint("http://localhost:1/v1", given=ScriptedModel([], name="small"))
    for arm in model_arms(endpoint):
        assert arm.settings["model"] == "small"
        assert arm.settings["endpoint"] == "http://localhost:1/v1"


@pytest.mark.parametrize("url", ["https://evil.example/v1", "http://10.0.0.7:8080"])
def test_a_run_of_somebody_else_sends_no_text_and_no_key_to_a_server_of_theirs(
    place, small, scripted, tmp_path, *, monkeypatch, url
):
    arms, _ = scripted.chosen("closed-book")
    run(Plan(place, small, arms), tmp_path / "run")
    header = tmp_path / "run" / "header.json"
    header.write_text(header.read_text().replace('"endpoint": ""', f'"endpoint": "{url}"'))
    with pytest.raises(BenchError, match="not configured here"):
        resumed(tmp_path / "run")
    monkeypatch.setenv(URL_VARIABLE, url)
    assert resumed(tmp_path / "run").arms[0].name == "closed-book"
