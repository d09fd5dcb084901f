"""The trails that a forager weighed besides its answer are there for whoever reads better."""

from collections.abc import Callable

from PySide6.QtWidgets import QLabel, QPushButton

from forest_studio.app.workshop import Workshop
from forest_studio.app.workspaces.workspace import HUNT

QUESTION = "Who closes the ledger on the last Friday?"


def hunt(workshop: Workshop, settled: Callable[[], None]) -> None:
    workshop.show_workspace(HUNT)
    workshop.question.question.setPlainText(QUESTION)
    workshop.question.hunt_button.click()
    settled()


def test_other_trails_are_shown_with_their_sentences_and_lead_to_their_pages(
    workshop: Workshop, settled: Callable[[], None]
) -> None:
    hunt(workshop, settled)
    hunting, others = workshop.hunting, workshop.step.others
    said = {quote.text for quote in hunting.trail.answer.evidence}
    wanted = [way for way in hunting.weighed if way.quote and way.quote.text not in said]
    assert wanted
    assert not others.isHidden()
    texts = [label.text() for label in others.findChildren(QLabel)]
    for way in wanted:
        assert any(way.quote.text.split()[0] in text for text in texts)
    others.findChildren(QPushButton)[0].click()
    assert workshop.desk.node == wanted[0].nodes[-1]


def test_the_answer_is_no_other_trail(workshop: Workshop, settled: Callable[[], None]) -> None:
    hunt(workshop, settled)
    quote = workshop.hunting.trail.answer.evidence[0].text
    texts = [label.text() for label in workshop.step.others.findChildren(QLabel)]
    assert not any(quote in text for text in texts)


def test_a_recorded_hunt_has_no_other_trails(
    workshop: Workshop, settled: Callable[[], None]
) -> None:
    hunt(workshop, settled)
    workshop.hunting.show_trail(workshop.hunting.trail)
    assert workshop.step.others.isHidden()
