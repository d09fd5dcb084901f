"""Trails are found by their words and by how they ended."""

from datetime import UTC, datetime

import pytest

from forest_studio.core.model.walk import Answer, Go, Observation, Quote, Step, Usage
from forest_studio.core.trails.trail import Outcome, Trail
from forest_studio.core.trails.trail_query import NOT_JUDGED, TrailQuery

STEP = Step(1, Observation("", 1, "ledger", (), 0, False), Go(1), Usage())
TRAIL = Trail(
    "ab",
    "c0ffee",
    "Who closes the books?",
    "forager",
    datetime(2025, 3, 1, tzinfo=UTC),
    (STEP,),
    Outcome.ANSWERED,
    Answer("Marta Quill does.", (Quote("team-east", "closed by Marta"),)),
    supported=True,
)


@pytest.mark.parametrize(
    "query",
    [
        TrailQuery(),
        TrailQuery("who BOOKS"),
        TrailQuery("marta"),
        TrailQuery("ledger"),
        TrailQuery("team-east"),
        TrailQuery("general journal"),
        TrailQuery(navigator="forager", outcome=Outcome.ANSWERED, supported=True, judged="right"),
    ],
)
def test_a_trail_that_has_all_that_is_asked_for_is_found(query: TrailQuery) -> None:
    assert query.fits(TRAIL, {"ledger": "General journal"}, "right")


@pytest.mark.parametrize(
    "query",
    [
        TrailQuery("books porto"),
        TrailQuery(navigator="llm"),
        TrailQuery(outcome=Outcome.GAVE_UP),
        TrailQuery(supported=False),
        TrailQuery(judged="wrong"),
        TrailQuery(judged=NOT_JUDGED),
    ],
)
def test_a_trail_that_lacks_one_thing_is_left_out(query: TrailQuery) -> None:
    assert not query.fits(TRAIL, verdict="right")


def test_trails_that_nobody_judged_can_be_asked_for() -> None:
    assert TrailQuery(judged=NOT_JUDGED).fits(TRAIL)
    assert TrailQuery("x", "llm", supported=False).filters == 2
