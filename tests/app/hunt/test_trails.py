"""The recorded hunts: found by words and filters, judged, and written to files."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from forest_studio.app.hunt.trail_exporting import suggested_name, write
from forest_studio.app.hunt.trail_words import end_names
from forest_studio.app.workshop import Workshop
from forest_studio.app.workspaces.workspace import HUNT
from forest_studio.core.hunt.showing.trail_file import TrailFormat
from forest_studio.core.trails.trail import Outcome
from forest_studio.core.trails.trail_query import NOT_JUDGED, TrailQuery
from forest_studio.core.trails.verdict import Judgement
from window_wood import git

QUESTIONS = ("Who closes the ledger on the last Friday?", "When do prices change?")


@pytest.fixture
def hunted(workshop: Workshop, settled: Callable[[], None]) -> Workshop:
    """The first question hunted by the forager, then the second by first door."""
    workshop.show_workspace(HUNT)
    for question, name in zip(QUESTIONS, ("forager", "first-door"), strict=True):
        workshop.question.navigator.choose(name)
        workshop.question.question.setPlainText(question)
        workshop.question.hunt()
        settled()
    return workshop


def listed(workshop: Workshop) -> list[str]:
    return [trail.question for trail in workshop.question.trails.model.trails]


def test_trails_are_found_by_question_answer_and_node(hunted: Workshop) -> None:
    box = hunted.question.trails.filter.box
    assert listed(hunted) == list(reversed(QUESTIONS))
    box.setText("WHO closes")
    assert listed(hunted) == [QUESTIONS[0]]
    box.setText("who marta quill")
    assert listed(hunted) == [QUESTIONS[0]]
    box.setText("who ledger wood")
    assert listed(hunted) == []
    box.setText("nothing like it")
    assert listed(hunted) == []
    hunted.question.trails.filter.clear()
    assert len(listed(hunted)) == 2


def test_trails_are_filtered_by_navigator_and_verdict(
    hunted: Workshop, settled: Callable[[], None]
) -> None:
    filters = hunted.question.trails.filter
    filters._ask(TrailQuery(navigator="forager"))
    assert listed(hunted) == [QUESTIONS[0]]
    hunted.hunting.shelf.judge(hunted.hunting.trails[1], Judgement.RIGHT)
    filters._ask(TrailQuery(judged=NOT_JUDGED))
    assert listed(hunted) == [QUESTIONS[1]]
    filters._ask(TrailQuery(judged="right"))
    assert listed(hunted) == [QUESTIONS[0]]
    settled()


def test_a_verdict_is_kept_on_the_branch_and_can_be_taken_back(
    hunted: Workshop, wood: Path, settled: Callable[[], None]
) -> None:
    hunted.hunting.show_trail(hunted.hunting.trails[1])
    card = hunted.step.answer
    assert card.right is not None
    card.right.click()
    settled()
    assert [v.judgement for v in hunted.desk.session.trails.verdicts().values()] == [
        Judgement.RIGHT
    ]
    assert card.right.isChecked()
    card.right.click()
    settled()
    assert hunted.desk.session.trails.verdicts() == {}
    assert git(wood, "status", "--porcelain") == ""


def test_a_hunt_that_has_just_ended_can_be_judged(
    hunted: Workshop, settled: Callable[[], None]
) -> None:
    assert hunted.hunting.trail is not None
    if hunted.hunting.trail.answer is None:
        hunted.hunting.show_trail(hunted.hunting.trails[1])
    assert hunted.step.answer.wrong is not None
    hunted.step.answer.wrong.click()
    settled()
    said = hunted.desk.session.trails.verdicts().values()
    assert [v.judgement for v in said] == [Judgement.WRONG]


@pytest.mark.parametrize("form", list(TrailFormat))
def test_a_trail_is_exported_and_the_status_bar_says_where(
    hunted: Workshop, tmp_path: Path, settled: Callable[[], None], form: TrailFormat
) -> None:
    out = tmp_path / f"walk{form.ending}"
    write(hunted.desk, hunted.hunting.trails[1], out, form)
    settled()
    text = out.read_text(encoding="utf-8")
    assert QUESTIONS[0] in text
    if form is TrailFormat.OTLP:
        assert json.loads(text)["resourceSpans"]
    assert str(out) in hunted.status.said.text()


def test_a_file_that_can_not_be_written_is_told(
    hunted: Workshop, tmp_path: Path, settled: Callable[[], None]
) -> None:
    out = tmp_path / "no" / "such" / "folder.html"
    write(hunted.desk, hunted.hunting.trails[0], out, TrailFormat.HTML)
    settled()
    assert "can't be written" in hunted.status.said.text()


def test_a_file_is_named_after_the_question(hunted: Workshop) -> None:
    assert suggested_name(hunted.hunting.trails[1]).startswith("who-closes-the-ledger")


def test_every_end_of_a_hunt_has_words() -> None:
    assert set(end_names()) == set(Outcome)


def test_a_verdict_cools_what_the_hunt_warmed_and_keeps_the_keyboard(
    hunted: Workshop, settled: Callable[[], None], qtbot: QtBot
) -> None:
    hunted.hunting.show_trail(hunted.hunting.trails[1])
    settled()
    session, answer = hunted.desk.session, hunted.step.answer
    assert session.heat.of(QUESTIONS[0]).warm_nodes()
    assert answer.wrong is not None
    answer.wrong.setFocus()
    answer.wrong.click()
    qtbot.waitUntil(lambda: not session.heat.of(QUESTIONS[0]).warm_nodes())
    settled()
    assert answer.wrong.hasFocus()
