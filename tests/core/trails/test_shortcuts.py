"""A shortcut is earned by distinct questions that are alike, and by nothing else."""

import random
from datetime import timedelta

import pytest

from forest_studio.core.search.words import stems
from forest_studio.core.trails.heat_table import heat_from
from forest_studio.core.trails.lesson import lesson_of
from forest_studio.core.trails.shortcuts import Joined, hunts_between, joined
from forest_studio.core.trails.trail import Trail
from forest_studio.core.trails.verdict import Judgement
from trail_builder import START, Walk, chain

ALIKE = (
    "who is paged when invoices stall",
    "which person is paged if the invoices stall",
    "paged for stalled invoices: who?",
)
APART = ("depot keys in Porto", "how long is winter", "trucks with a broken axle")


def found(*trails: Trail, now: object = START, **more: object) -> tuple[Joined, ...]:
    table = heat_from(trails, stems)
    return joined([lesson_of(t) for t in trails], table, {}, now, **more)  # type: ignore[arg-type]


def test_three_distinct_questions_of_one_cluster_join_entry_and_evidence() -> None:
    (pair,) = found(*(chain(question, "a", "b", "c") for question in ALIKE))
    assert (pair.home, pair.other) == ("a", "c")
    assert pair.questions == tuple(sorted(ALIKE))
    assert pair.heat == pytest.approx(3.0)


def test_one_question_asked_many_times_earns_nothing() -> None:
    again = ("Who is paged when invoices stall?", "who is paged,  when invoices stall", ALIKE[0])
    assert found(*(chain(question, "a", "b", "c") for question in again * 3)) == ()


def test_questions_that_have_nothing_in_common_earn_nothing() -> None:
    assert found(*(chain(question, "a", "b", "c") for question in APART)) == ()


def test_two_alike_and_one_apart_are_too_few() -> None:
    assert found(*(chain(q, "a", "b", "c") for q in (*ALIKE[:2], APART[0]))) == ()
    assert found(*(chain(q, "a", "b", "c") for q in ALIKE[:2]), least=2)


def test_what_is_one_hop_away_needs_no_shortcut() -> None:
    assert found(*(chain(question, "a", "c") for question in ALIKE)) == ()


def test_hunts_that_heat_let_straight_in_count_for_the_way_that_was_worn() -> None:
    worn = chain(ALIKE[0], "a", "b", "c")
    warm = [Walk(question).enter("c", heat=0.6).answer("c") for question in ALIKE[1:]]
    cold = [Walk(question).enter("c").answer("c") for question in ALIKE[1:]]

    (pair,) = found(worn, *warm)

    assert (pair.home, pair.other, pair.heat) == ("a", "c", pytest.approx(3.0))
    assert found(worn, *cold) == ()
    assert found(*warm, Walk(ALIKE[0]).enter("c", heat=0.6).answer("c")) == ()


def test_alike_questions_let_straight_in_keep_a_shortcut_warm_and_others_do_not() -> None:
    worn = chain(ALIKE[0], "a", "b", "c")
    alike = Walk(ALIKE[1]).enter("c", heat=0.6).answer("c")
    apart = Walk(APART[0]).enter("c", heat=0.6).answer("c")
    table = heat_from([worn, alike, apart], stems)

    def strength(*trails: Trail) -> float:
        lessons = [lesson_of(t) for t in trails]
        hunts = hunts_between(("a", "c"), lessons, table, {}, START)
        return table.strength([hunt.trail for hunt in hunts], START)

    assert strength(worn, alike) == pytest.approx(2.0)
    assert strength(worn, apart) == pytest.approx(1.0)
    assert strength(alike) == 0.0


def test_hunts_that_were_wrong_do_not_count() -> None:
    trails = [chain(question, "a", "b", "c") for question in ALIKE]
    unfounded = Walk(ALIKE[0]).enter("a").go("b").go("c").answer("c", supported=False)
    assert found(*trails[1:], unfounded) == ()
    table = heat_from(trails, stems)
    judged = {trails[0].id: Judgement.WRONG}
    assert joined([lesson_of(t) for t in trails], table, judged, START) == ()


def test_the_order_of_hunts_does_not_matter() -> None:
    trails = [chain(q, "a", "b", "c") for q in ALIKE] + [chain(q, "x", "y", "z") for q in ALIKE]
    expected = found(*trails)
    assert len(expected) == 2
    for seed in range(4):
        assert found(*random.Random(seed).sample(trails, len(trails))) == expected


def test_as_of_an_earlier_day_nothing_was_joined_yet() -> None:
    trails = [chain(q, "a", "b", "c", days=n) for n, q in enumerate(ALIKE)]
    assert found(*trails, now=START + timedelta(days=1)) == ()
    assert found(*trails, now=START + timedelta(days=2))


def test_hunts_through_the_shortcut_keep_it_warm_and_others_do_not() -> None:
    through = chain(ALIKE[0], "a", "c", days=60)
    past = chain(ALIKE[1], "a", "b", days=60)
    trails = [through, past, chain(ALIKE[2], "a", "b", "c")]
    table = heat_from(trails, stems)
    lessons = [lesson_of(trail) for trail in trails]
    now = START + timedelta(days=60)
    before = START + timedelta(days=30)
    for moment, strength in ((now, 1.25), (before, 0.5)):
        hunts = hunts_between(("a", "c"), lessons, table, {}, moment)
        left = table.strength([hunt.trail for hunt in hunts], moment)
        assert left == pytest.approx(strength, abs=1e-6)
