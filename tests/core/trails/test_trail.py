"""A trail is kept without loss, and nothing else passes for one."""

import json
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forest_studio.core.model.errors import HuntError
from forest_studio.core.model.walk import (
    Answer,
    Back,
    Decision,
    Door,
    GiveUp,
    Go,
    More,
    Observation,
    Open,
    Quote,
    Search,
    Step,
    Usage,
)
from forest_studio.core.trails.trail import Outcome, Trail

counts = st.integers(0, 10**6)
wholes = st.integers(-(2**55), 2**55)
decisions: st.SearchStrategy[Decision] = st.one_of(
    st.builds(Search, st.text()),
    st.builds(Go, counts),
    st.builds(Open, counts),
    st.just(More()),
    st.just(Back()),
    st.builds(GiveUp, st.text()),
    st.builds(Answer, st.text(), st.tuples(st.builds(Quote, st.text(), st.text()))),
)
numbers = st.floats(allow_nan=False, allow_infinity=False)
observations = st.builds(
    Observation,
    text=st.text(),
    tokens=counts,
    page=wholes,
    pages=wholes,
    node=st.text(),
    doors=st.lists(st.builds(Door, number=wholes, heat=numbers), max_size=3).map(tuple),
    doors_total=counts,
    cut=st.booleans(),
)
usages = st.builds(Usage, *[wholes] * 4, seconds=numbers)
steps = st.builds(Step, counts, observations, decisions, usages, st.text())
trails = st.builds(
    Trail,
    steps=st.lists(steps, max_size=4).map(tuple),
    explored=wholes,
    seed=wholes,
    forked_at=wholes,
    limits=st.none(),
    confidence=numbers,
    started=st.datetimes(datetime(1970, 1, 1), datetime(8999, 1, 1), timezones=st.just(UTC)),
    version=st.just(1),
)


@given(trails)
def test_a_trail_comes_back_from_json_as_it_was(trail: Trail) -> None:
    assert Trail.from_json(trail.to_json()) == trail
    assert Trail.from_json(trail.to_json().encode()) == trail


def walked() -> Trail:
    def step(number: int, node: str, decision: Decision, problem: str = "") -> Step:
        seen = Observation("text", 10, node, (), 0, False)
        return Step(number, seen, decision, Usage(10, 5, 2, 1, 0.5), problem)

    return Trail(
        id="ab",
        forest_commit="c0",
        question="why?",
        navigator="test",
        started=datetime(2025, 3, 1, tzinfo=UTC),
        steps=(
            step(1, "", Search("why")),
            step(2, "", Go(1)),
            step(3, "a", Go(9), "door 9 is not shown"),
            step(4, "a", Go(2)),
            step(5, "b", Open()),
            step(6, "b", Answer("so")),
        ),
        outcome=Outcome.ANSWERED,
    )


def test_a_trail_tells_its_path_its_hops_and_its_cost() -> None:
    assert walked().nodes == ("a", "b")
    assert walked().hops == 2
    assert walked().usage == Usage(60, 30, 12, 6, 3.0)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"version": "1"}',
        '{"version": 1}',
        "\x00",
        "[" * 100_000,
        "nonsense",
    ],
)
def test_what_is_no_trail_is_a_hunt_error(text: str) -> None:
    with pytest.raises(HuntError):
        Trail.from_json(text)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("steps", 7),
        ("steps", [1]),
        ("outcome", "won"),
        ("started", "yesterday"),
        ("steps", [{"number": 1, "decision": {"do": "fly"}}]),
        ("steps", [{"number": 1, "decision": {"do": "go", "door": "x"}}]),
        ("answer", []),
    ],
)
def test_a_damaged_field_is_a_hunt_error(field: str, value: object) -> None:
    data = json.loads(walked().to_json()) | {field: value}
    with pytest.raises(HuntError, match="can't be read"):
        Trail.from_json(json.dumps(data))


@pytest.mark.parametrize(
    ("was", "becomes"),
    [
        ('"seconds": 0.5', '"seconds": NaN'),
        ('"seconds": 0.5', '"seconds": -Infinity'),
        ('"seconds": 0.5', '"seconds": 1e999'),
        ('"seed": 0', f'"seed": {"9" * 101}'),
        ("why?", "why\\ud800?"),
        ("2025-03-01T00:00:00+00:00", "2025-03-01T00:00:00"),
        ("2025-03-01T00:00:00+00:00", "0001-01-01T00:00:00+14:00"),
        ("2025-03-01T00:00:00+00:00", "9999-12-31T23:00:00-14:00"),
    ],
)
def test_a_trail_that_could_not_be_written_or_dated_again_is_refused(
    was: str, becomes: str
) -> None:
    text = walked().to_json()
    assert was in text
    with pytest.raises(HuntError, match="can't be read"):
        Trail.from_json(text.replace(was, becomes))


def test_a_trail_of_a_newer_program_says_so() -> None:
    data = json.loads(walked().to_json()) | {"version": 99}
    with pytest.raises(HuntError, match="newer"):
        Trail.from_json(json.dumps(data))


def test_fields_of_a_later_minor_format_are_passed_over() -> None:
    data = json.loads(walked().to_json()) | {"mood": "good"}
    assert Trail.from_json(json.dumps(data)) == walked()
