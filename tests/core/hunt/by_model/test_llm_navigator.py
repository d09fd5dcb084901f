"""A model walks by its decisions; bad ones cost a step and never the hunt."""

from typing import Any

import pytest

from forest_studio.core.hunt.base import World
from forest_studio.core.hunt.by_model.llm_navigator import LlmNavigator
from forest_studio.core.hunt.loop import Limits, run
from forest_studio.core.llm.scripted_model import Line, ScriptedModel
from forest_studio.core.model.errors import (
    BadReply,
    HuntError,
    KeyRefused,
    ModelTimedOut,
)
from forest_studio.core.model.walk import Answer, GiveUp, Go, Open, Search, Unreadable
from forest_studio.core.trails.trail import Outcome, Trail

QUESTION = "How many customers got two invoices?"
QUOTE = "some 1,200 customers got two invoices"


def says(action: str, note: str = "", **fields: Any) -> dict[str, Any]:
    return {"note": note, "decision": {"action": action, **fields}}


SEARCH = says("search", query="double invoices")
GO = says("go", door=1)
OPEN = says("open", page=1)
ANSWER = says("answer", text="1,200", quotes=[{"node": "double-invoices", "text": QUOTE}])


def hunt(world: World, *script: Line, **options: Any) -> tuple[Trail, ScriptedModel]:
    model = ScriptedModel(script)
    return run(QUESTION, LlmNavigator(model), world, Limits(**options)), model


def last_prompt(model: ScriptedModel) -> str:
    return model.asked[-1][-1].text


def test_a_model_searches_walks_reads_and_answers_with_evidence(world: World) -> None:
    trail, model = hunt(world, SEARCH, GO, OPEN, ANSWER)
    assert [type(step.decision) for step in trail.steps] == [Search, Go, Open, Answer]
    assert trail.outcome is Outcome.ANSWERED
    assert trail.supported
    assert trail.answer is not None
    assert trail.answer.evidence[0].line is not None
    assert (trail.navigator, trail.model) == ("llm", "scripted")
    assert [schema is not None for schema in model.schemas] == [True] * 4


def test_each_step_counts_its_calls_and_tokens(world: World) -> None:
    trail, model = hunt(world, SEARCH, GO, OPEN, ANSWER)
    for step in trail.steps:
        usage = step.usage
        assert usage.calls == 1
        assert usage.prompt_tokens > usage.observed_tokens > 0
        assert usage.reply_tokens > 0
        assert usage.estimated
    assert trail.usage.calls == len(model.asked) == 4
    assert Trail.from_json(trail.to_json()) == trail


def test_the_model_sees_what_the_observation_shows_and_not_a_token_more(world: World) -> None:
    trail, model = hunt(world, SEARCH, GO, OPEN, ANSWER)
    for step, asked in zip(trail.steps, model.asked, strict=True):
        assert step.observation.text.rstrip() in asked[-1].text
        assert step.observation.tokens <= world.tokens


def test_only_what_can_be_done_is_in_the_schema(world: World) -> None:
    _, model = hunt(world, SEARCH, GO, OPEN, ANSWER)

    def options(schema: Any) -> dict[str, Any]:
        found = schema["properties"]["decision"]["anyOf"]
        return {one["properties"]["action"]["enum"][0]: one["properties"] for one in found}

    start, hits, page, _ = map(options, model.schemas)
    assert start.keys() == {"search", "go", "answer", "give_up"}
    assert start["go"]["door"]["enum"] == [1]
    assert "back" in hits
    assert {"open", "back"} <= page.keys()


@pytest.mark.parametrize(
    ("bad", "words"),
    [
        ("I would go through the first door.", "the reply holds no JSON object"),
        (says("fly"), "names an action that there is not"),
        (says("go", door=99), "door 99 is not shown"),
        (says("go", door="left"), "“door” must be a number"),
        (says("search", query=" "), "the search has no words"),
        ("[]", "it is no JSON object"),
        (BadReply("it answered with text/html"), "it answered with text/html"),
        (ModelTimedOut("no reply within 3 seconds"), "no reply within 3 seconds"),
    ],
)
def test_a_bad_reply_costs_a_step_and_is_told_once(world: World, bad: Line, words: str) -> None:
    trail, model = hunt(world, bad, SEARCH, GO, OPEN, ANSWER)
    assert trail.outcome is Outcome.ANSWERED
    assert words in trail.steps[0].problem
    assert f"Your last reply was not used: {trail.steps[0].problem}" in model.asked[1][-1].text
    assert "not used" not in model.asked[2][-1].text
    assert trail.steps[0].usage.calls == 1


def test_bad_replies_alone_end_at_the_limit_of_hops(world: World) -> None:
    trail, _ = hunt(world, *["nonsense"] * 20, hops=3)
    assert trail.outcome is Outcome.HOP_LIMIT
    assert all(isinstance(step.decision, Unreadable) for step in trail.steps)
    assert trail.steps[0].decision.reply == "nonsense"  # type: ignore[union-attr]


def test_a_server_that_gives_no_replies_ends_the_hunt_with_its_reason(world: World) -> None:
    trail, _ = hunt(world, SEARCH, *[BadReply("broken JSON")] * 5)
    assert trail.outcome is Outcome.FAILED
    assert [step.number for step in trail.steps] == [1, 2, 3, 4]
    assert "broken JSON" in trail.steps[-1].problem


def test_a_refused_key_ends_the_hunt_and_keeps_its_steps(world: World) -> None:
    trail, _ = hunt(world, SEARCH, GO, KeyRefused("wants a key", remedy="Set one"))
    assert trail.outcome is Outcome.FAILED
    assert [type(step.decision) for step in trail.steps] == [Search, Go, Unreadable]
    assert trail.steps[-1].problem == "wants a key. Set one"
    assert Trail.from_json(trail.to_json()) == trail


def test_a_quote_that_is_not_there_is_told_once_and_then_marked(world: World) -> None:
    wrong = says("answer", text="12", quotes=[{"node": "ana-ruiz", "text": "twelve people"}])
    trail, _ = hunt(world, SEARCH, wrong, wrong)
    assert "quotes are not in the texts" in trail.steps[1].problem
    assert trail.outcome is Outcome.ANSWERED
    assert not trail.supported
    assert trail.answer is not None
    assert trail.answer.evidence[0].supported is False


def test_an_answer_without_evidence_is_unsupported(world: World) -> None:
    bare = says("answer", text="12", quotes=[])
    trail, _ = hunt(world, bare, bare)
    assert "quotes nothing" in trail.steps[0].problem
    assert (trail.outcome, trail.supported) == (Outcome.ANSWERED, False)


def test_to_abstain_is_an_answer(world: World) -> None:
    trail, _ = hunt(world, says("give_up", reason="no page tells"))
    assert trail.outcome is Outcome.GAVE_UP
    assert trail.steps[-1].decision == GiveUp("no page tells")


def test_a_quote_may_name_its_page_as_the_observation_does(world: World) -> None:
    quote = {"node": "Double invoices of 3 March (id double-invoices)", "text": f"“{QUOTE}”"}
    trail, _ = hunt(world, says("answer", text="1,200", quotes=[quote]))
    assert trail.supported


def test_notes_are_all_that_is_remembered_of_a_page(world: World) -> None:
    noted = says("back", note=QUOTE)
    _, model = hunt(world, SEARCH, GO, OPEN, noted, ANSWER)
    assert f"- [double-invoices] {QUOTE}" in last_prompt(model)
    assert "3. open the body" in last_prompt(model)


def test_a_reply_that_was_cut_is_used_only_where_it_is_whole_enough(world: World) -> None:
    long = says("answer", text="word " * 900, quotes=[])
    trail, _ = hunt(world, long, SEARCH, GO, OPEN, ANSWER)
    assert "too long" in trail.steps[0].problem
    assert trail.outcome is Outcome.ANSWERED


def test_the_prompt_speaks_the_language_of_the_question(world: World) -> None:
    model = ScriptedModel([says("give_up", reason="")])
    run("¿Cuántos clientes recibieron dos facturas?", LlmNavigator(model), world)
    assert "Recorres un bosque" in model.asked[0][0].text
    model = ScriptedModel([says("give_up", reason="")])
    run(QUESTION, LlmNavigator(model, language="es"), world)
    assert "Recorres un bosque" in model.asked[0][0].text
    with pytest.raises(HuntError, match="en or es"):
        LlmNavigator(model, language="xx")


def test_a_reply_with_half_a_character_can_be_recorded(world: World) -> None:
    trail, _ = hunt(world, '{"decision": {"action": "give_up", "reason": "\\ud800"}}')
    assert Trail.from_json(trail.to_json()) == trail
