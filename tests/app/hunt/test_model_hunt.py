"""A hunt with a language model in the window: what it writes, what it costs, how it fails."""

import time
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from forest_studio.app.hunt.step_model import COST, OUT, TOKENS
from forest_studio.app.workshop import Workshop
from forest_studio.app.workspaces.workspace import HUNT
from forest_studio.core.hunt.navigators import NAMES
from forest_studio.core.llm.base import Message, Reply
from forest_studio.core.llm.scripted_model import Line, ScriptedModel
from forest_studio.core.model.errors import KeyRefused
from forest_studio.core.trails.trail import Outcome

QUESTION = "Who closes the ledger?"


def says(action: str, **fields: Any) -> dict[str, Any]:
    return {"decision": {"action": action, **fields}}


QUOTE = {"node": "ledger", "text": "closed by Marta Quill"}
SCRIPT: tuple[Line, ...] = (
    says("search", query="ledger"),
    says("go", door=1),
    says("open", page=1),
    says("answer", text="Marta Quill", quotes=[QUOTE]),
)


class SlowModel(ScriptedModel):
    """Writes half a reply and then waits until it is cancelled."""

    def ask(self, messages: Sequence[Message], schema: Any, **options: Any) -> Reply:
        options["on_text"]('{"note": "I want to see the ledger')
        while not options["cancelled"]():
            time.sleep(0.01)
        return super().ask(messages, schema, **options)


def hunt(workshop: Workshop, model: ScriptedModel) -> None:
    workshop.show_workspace(HUNT)
    workshop.hunting.model_for = lambda _name: model
    workshop.question.navigator.choose("llm")
    workshop.question.question.setPlainText(QUESTION)
    workshop.question.hunt_button.click()


def test_a_priced_model_shows_tokens_and_what_it_has_cost(
    workshop: Workshop, settled: Callable[[], None]
) -> None:
    hunt(workshop, ScriptedModel(SCRIPT, "gpt-4o-mini"))
    settled()
    trail, table = workshop.hunting.trail, workshop.timeline.model
    assert trail is not None
    assert trail.supported
    assert not workshop.timeline.table.isColumnHidden(OUT)
    last = len(trail.steps) - 1
    assert table.index(last, COST).data().startswith("~$0.000")
    assert "$" in workshop.hunt.status_part.text
    sent = [table.index(row, TOKENS).data() for row in range(last + 1)]
    assert all(int(text.replace(",", "")) > 0 for text in sent)


def test_a_model_without_a_known_price_costs_a_dash(
    workshop: Workshop, settled: Callable[[], None]
) -> None:
    hunt(workshop, ScriptedModel(SCRIPT, "house-model"))
    settled()
    assert workshop.timeline.model.index(3, COST).data() == "—"


def test_what_a_model_writes_is_shown_while_it_thinks_and_cancel_ends_it(
    workshop: Workshop, settled: Callable[[], None], qtbot: object
) -> None:
    hunt(workshop, SlowModel(SCRIPT, "house-model"))
    card = workshop.step.thinking
    qtbot.waitUntil(lambda: "see the ledger" in card.text.toPlainText())  # type: ignore[attr-defined]
    assert card.isVisible()
    workshop.hunting.cancel()
    settled()
    assert not card.isVisible()
    assert workshop.hunting.trail is not None
    assert workshop.hunting.trail.outcome is Outcome.CANCELLED


def test_a_model_that_fails_says_so_and_keeps_the_walk(
    workshop: Workshop, settled: Callable[[], None]
) -> None:
    failure = KeyRefused("the server refused the key", remedy="Check the key")
    hunt(workshop, ScriptedModel((*SCRIPT[:2], failure), "house-model"))
    settled()
    trail = workshop.hunting.trail
    assert trail is not None
    assert trail.outcome is Outcome.FAILED
    assert "failed" in workshop.question.trails.model.index(0).data(11)
    assert workshop.step.answer.isVisible()
    assert workshop.timeline.model.rows[-1].decided.tone == "red"
    assert workshop.step.fork.isVisible()


def test_a_hunt_without_a_configured_model_says_what_to_do(
    workshop: Workshop,
    settled: Callable[[], None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: object,
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.delenv("FOREST_STUDIO_BASE_URL", raising=False)
    workshop.show_workspace(HUNT)
    workshop.question.navigator.choose("llm")
    assert workshop.question.navigator._missing.isVisible()
    wanted: list[bool] = []
    workshop.question.model_settings_wanted.connect(lambda: wanted.append(True))
    workshop.question.navigator.configure.click()
    assert wanted == [True]
    workshop.question.question.setPlainText(QUESTION)
    workshop.question.hunt()
    settled()
    assert "no language model is configured" in workshop.question.note.text


def test_a_configured_model_is_named_and_its_key_never(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOREST_STUDIO_BASE_URL", "http://localhost:8080/v1")
    monkeypatch.setenv("FOREST_STUDIO_MODEL", "qwen3-4b")
    monkeypatch.setenv("FOREST_STUDIO_API_KEY", "sk-secret")
    workshop.show_workspace(HUNT)
    picker = workshop.question.navigator
    picker.choose("llm")
    assert picker._model.text() == "qwen3-4b at localhost:8080"
    assert not picker._missing.isVisible()


def test_every_navigator_can_be_picked(workshop: Workshop) -> None:
    workshop.show_workspace(HUNT)
    for name in NAMES:
        workshop.question.navigator.choose(name)
        assert workshop.question.navigator.choice == name
