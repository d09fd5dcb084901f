"""Hunts in the sample forest: trails help the question that left them, and mislead no other."""

from pathlib import Path

import pytest

from forest_studio.core.hunt.base import no_heat
from forest_studio.core.model.changes import Author
from forest_studio.core.session import Session
from forest_studio.core.store.planting import plant
from forest_studio.core.trails.trail import Trail
from forest_studio.paths import shipped

WORN = "Who leads the team that owns the invoice service?"
SHAPE = "Who leads the team that owns the {}?"


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Session:
    """The sample with a worn trail; no test may record another in it."""
    return worn(tmp_path_factory.mktemp("sample") / "forest")


def worn(root: Path) -> Session:
    plant(shipped("sample_forest"), root, Author("Test", "test@example.org"))
    session = Session.open(root, index_in_memory=True)
    for _ in range(3):
        session.hunt(WORN)
    return session


def walk(trail: Trail) -> tuple[object, ...]:
    return tuple((step.observation.text, step.decision) for step in trail.steps)


@pytest.mark.parametrize(
    "thing",
    ["tariff book", "ledger", "route planner", "login service", "status page", "cold store"],
)
def test_a_question_of_the_same_shape_about_another_thing_walks_as_it_does_without_heat(
    session: Session, thing: str
) -> None:
    question = SHAPE.format(thing)
    assert not session.heat.of(WORN).is_cold
    warm = session.hunt(question, record=False)
    cold = session.hunt(question, heat=no_heat, record=False)
    assert warm.heat == "conditioned"
    assert walk(warm) == walk(cold)


def test_its_own_trail_does_not_lock_a_question_in_that_shares_its_shape(tmp_path: Path) -> None:
    session, question = worn(tmp_path / "forest"), SHAPE.format("tariff book")
    cold = session.hunt(question, heat="off", record=False)
    again = [session.hunt(question) for _ in range(2)][-1]
    assert again.answer == cold.answer is not None


@pytest.mark.parametrize(
    "question",
    ["Which supplier prints for the invoice service?", "Why was the old invoice service replaced?"],
)
def test_another_question_about_the_same_thing_walks_as_it_does_without_heat(
    session: Session, question: str
) -> None:
    warm, cold = (session.hunt(question, heat=heat, record=False) for heat in (None, "off"))
    assert walk(warm) == walk(cold)


def test_the_same_question_takes_the_short_way(session: Session) -> None:
    cold = session.hunt(WORN, heat="off", record=False)
    warm = session.hunt(WORN, record=False)
    assert warm.hops < cold.hops
    assert warm.answer == cold.answer


@pytest.mark.parametrize(
    "question",
    ["Who leads the team of the invoice service?", "invoice service: who leads its team?"],
)
def test_the_same_question_reworded_finds_the_page_that_answered_it_first(
    session: Session, question: str
) -> None:
    answer = session.hunt(WORN, heat="off", record=False).answer
    assert answer is not None
    answered = answer.evidence[0].node
    heat = session.heat.of(question)
    assert heat.page(answered) > 0.3
    assert heat.warmest_pages(1)[0][0] == answered
    assert answered in session.hunt(question, record=False).nodes
