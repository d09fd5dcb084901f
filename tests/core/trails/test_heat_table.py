"""Heat keeps its formula, whatever order trails come in, and decays by half in a half-life."""

import random
import sys
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import pairwise
from threading import Event, Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forest_studio.core.model.errors import HuntError
from forest_studio.core.search.words import stems
from forest_studio.core.trails.heat import warmth
from forest_studio.core.trails.heat_table import GAIN, LOSS, HeatTable, heat_from
from forest_studio.core.trails.lesson import Lesson, lesson_of
from forest_studio.core.trails.useful_path import DoorKey, Way
from forest_studio.core.trails.verdict import Judgement
from trail_builder import START, Walk, chain

HALF_LIFE = 30.0
QUESTIONS = (
    "who owns the invoice service",
    "who is paged when the invoice service stalls",
    "where is the key of the depot in Porto",
    "depot keys in Porto",
    "the of and",
)
NODES = st.sampled_from("abcde")


@st.composite
def lessons(draw: st.DrawFn) -> list[Lesson]:
    found = []
    for number in range(draw(st.integers(0, 8))):
        nodes = draw(st.lists(NODES, min_size=1, max_size=4, unique=True))
        doors = tuple(DoorKey(*pair, "owns") for pair in pairwise(nodes))
        succeeded = draw(st.booleans())
        question = draw(st.sampled_from(QUESTIONS))
        time = START.timestamp() + draw(st.floats(-200, 200)) * 86_400
        ways = (Way(tuple(nodes), doors),)
        found.append(
            Lesson(str(number), question, time, succeeded, not succeeded, ways, doors, doors)
        )
    return found


def table_of(taught: list[Lesson], half_life: float = HALF_LIFE) -> HeatTable:
    table = HeatTable(stems, half_life)
    for lesson in taught:
        table.learn(lesson)
    return table


def at(days: float) -> datetime:
    return START + timedelta(days=days)


@given(lessons(), st.randoms(use_true_random=False), st.sampled_from(QUESTIONS), st.floats(0, 1))
def test_heat_is_the_same_whatever_order_trails_come_in(
    taught: list[Lesson], chance: random.Random, question: str, alpha: float
) -> None:
    one = table_of(taught).of(question, alpha=alpha, now=at(10))
    shuffled = chance.sample(taught, len(taught))
    other = table_of(shuffled).of(question, alpha=alpha, now=at(10))
    assert one.nodes == other.nodes
    assert one.edges == other.edges
    assert one.warmest_pages(9) == other.warmest_pages(9)


@given(lessons(), st.floats(-100, 300))
def test_without_a_condition_heat_is_the_plain_sum_of_decayed_deposits(
    taught: list[Lesson], day: float
) -> None:
    heat = table_of(taught).overall(at(day))
    now = at(day).timestamp()
    for node in "abcde":
        total = 0.0
        for lesson in taught:
            age = (now - lesson.time) / 86_400
            misled = {door.other for door in lesson.misled}
            if age >= 0 and lesson.succeeded and node in lesson.nodes:
                total += GAIN * 2 ** (-age / HALF_LIFE)
            if age >= 0 and lesson.failed and node in misled:
                total += LOSS * 2 ** (-age / HALF_LIFE)
        assert heat.node(node) == pytest.approx(total, abs=1e-7)


@given(lessons(), st.sampled_from(QUESTIONS), st.floats(0, 1), st.floats(0.5, 90))
def test_after_one_half_life_half_is_left(
    taught: list[Lesson], question: str, alpha: float, half_life: float
) -> None:
    table = table_of(taught, half_life)
    now = table.of(question, alpha=alpha, now=at(200))
    later = table.of(question, alpha=alpha, now=at(200 + half_life))
    for node, amount in now.nodes.items():
        assert later.node(node) == pytest.approx(amount / 2, abs=1e-7)


@given(lessons(), st.sampled_from(QUESTIONS), st.floats(0, 1), st.floats(0, 300))
def test_heat_only_fades_while_nobody_hunts(
    taught: list[Lesson], question: str, alpha: float, days: float
) -> None:
    table = table_of([lesson for lesson in taught if lesson.succeeded])
    now = table.of(question, alpha=alpha, now=at(200))
    later = table.of(question, alpha=alpha, now=at(200 + days))
    assert all(0 <= later.node(node) <= amount for node, amount in now.nodes.items())


@given(lessons(), st.sampled_from(QUESTIONS))
def test_a_condition_never_adds_heat_to_what_was_right(taught: list[Lesson], question: str) -> None:
    table = table_of([lesson for lesson in taught if lesson.succeeded])
    plain = table.overall(at(200))
    heat = table.of(question, now=at(200))
    assert all(heat.node(node) <= plain.node(node) + 1e-9 for node in "abcde")


def test_another_question_finds_the_forest_cold() -> None:
    table = heat_from([chain(QUESTIONS[0], "a", "b", "c")], stems)
    asked = table.of(QUESTIONS[0], now=START)
    assert asked.node("b") == pytest.approx(1.0, abs=1e-6)
    assert asked("a", "b") == pytest.approx(0.5, abs=1e-6)
    assert asked("b", "a") == 0
    assert (asked.page("c"), asked.page("b")) == (pytest.approx(0.5, abs=1e-6), 0.0)
    other = table.of(QUESTIONS[2], now=START)
    assert other.is_cold
    assert other.nodes == other.edges == {}
    assert table.overall(START).node("b") == 1.0


def test_a_like_question_finds_a_part_of_the_heat() -> None:
    table = heat_from([chain(QUESTIONS[0], "a", "b"), chain(QUESTIONS[2], "d", "e")], stems)
    heat = table.of(QUESTIONS[1], now=START)
    assert 0.3 <= heat.node("b") < 0.9
    assert heat.node("e") == 0


@given(st.lists(st.sampled_from("edcba"), max_size=8), st.integers(0, 6))
def test_the_warmest_pages_come_first_and_equal_ones_by_name(ends: list[str], limit: int) -> None:
    heat = heat_from([chain("q", end) for end in ends], stems).overall(START)
    everything = sorted(set(ends), key=lambda end: (-ends.count(end), end))
    assert [node for node, _ in heat.warmest_pages(limit)] == everything[:limit]


def test_alpha_mixes_the_two_kinds_of_heat() -> None:
    table = heat_from([chain(QUESTIONS[0], "a", "b")], stems)
    other = QUESTIONS[2]
    assert table.of(other, alpha=0.25, now=START).node("b") == pytest.approx(0.25, abs=1e-6)
    names = [table.of(other, alpha=share, now=START).name for share in (0, 0.25, 1)]
    assert names == ["conditioned", "conditioned", "unconditioned"]


def test_a_trail_counts_once_however_often_it_is_read() -> None:
    trail = chain("q", "a", "b")
    assert heat_from([trail, trail], stems).overall(START).node("b") == 1.0


def test_what_is_to_come_does_not_warm_what_was() -> None:
    table = heat_from([chain("q", "a", "b", days=5)], stems)
    assert table.overall(at(4.9)).is_cold
    assert not table.overall(at(5)).is_cold


def test_a_person_rules_over_what_a_trail_says_of_itself() -> None:
    right = Walk("q").enter("a").go("b").answer("b", supported=False)
    wrong = chain("q", "a", "c")
    table = heat_from(
        [right, wrong], stems, judgements={right.id: Judgement.RIGHT, wrong.id: Judgement.WRONG}
    )
    heat = table.overall(START)
    assert (heat.node("b"), heat.node("c"), heat.edge("a", "c")) == (GAIN, LOSS, LOSS)
    table.judge(wrong.id, None)
    assert table.overall(START).node("c") == GAIN


def test_a_failed_hunt_cools_the_hot_doors_that_it_followed_and_no_others() -> None:
    trail = Walk("q").enter("a").go("b", heat=0.6).back().go("c").give_up()
    heat = heat_from([trail], stems).overall(START)
    assert heat.edges == {("a", "b", "related-to"): LOSS}
    assert heat.nodes == {"b": LOSS}
    assert heat("a", "b") == 0


def test_an_entry_that_misled_is_no_page_for_such_questions_any_more() -> None:
    trails = [chain("q", "a"), Walk("q").enter("a", heat=0.5).give_up()]
    heat = heat_from(trails, stems).of("q", now=START)
    assert heat.page("a") == pytest.approx(warmth(GAIN + LOSS))


def test_what_was_hardly_sure_leaves_little_unless_somebody_judged_it() -> None:
    guess = replace(chain("q", "a", "b"), confidence=0.1)
    assert heat_from([guess], stems).overall(START).node("b") == pytest.approx(0.1, abs=1e-6)
    judged = heat_from([guess], stems, judgements={guess.id: Judgement.RIGHT})
    assert judged.overall(START).node("b") == GAIN


@pytest.mark.parametrize(("confidence", "left"), [(9e9, 1), (-3, 0), (float("nan"), 0)])
def test_no_trail_leaves_more_than_a_sure_one_whatever_its_file_says(
    confidence: float, left: float
) -> None:
    trail = replace(chain("q", "a", "b"), confidence=confidence)
    assert heat_from([trail], stems).overall(START).node("b") == left


def test_only_the_same_question_answered_a_page() -> None:
    asked = "who owns the invoice service"
    others = [
        chain(f"who owns the old invoice service of depot {n} in Porto", "a", "b") for n in range(9)
    ]
    table = heat_from([chain(asked, "a", "c"), *others], stems)
    heat = table.of("Who is owning the invoice service?", now=START)
    assert heat.page("b") > heat.page("c") > 0.4
    assert (heat.answered("b"), heat.answered("c")) == (0, pytest.approx(0.5, abs=1e-6))
    assert table.overall(START).answered("b") == table.overall(START).page("b")


def test_a_hunt_without_heat_that_fails_leaves_nothing() -> None:
    assert heat_from([Walk("q").enter("a").go("b").give_up()], stems).overall(START).nodes == {}


def test_heat_from_before_a_new_trail_stays_as_it_was() -> None:
    table = heat_from([chain("q", "a", "b")], stems)
    before = table.overall(START)
    table.learn(lesson_of(chain("q", "x", "y")))
    assert (before.node("y"), before("x", "y")) == (0.0, 0.0)
    assert table.overall(START).node("y") == 1.0


def test_a_half_life_that_is_none_is_refused() -> None:
    table = heat_from([chain("q", "a")], stems)
    for days in (-1.0, float("inf"), float("nan")):
        with pytest.raises(HuntError, match="half-life"):
            table.of("q", half_life_days=days)


@given(st.floats(-1e9, 1e9))
def test_warmth_is_a_share(heat: float) -> None:
    assert 0 <= warmth(heat) <= 1
    assert (warmth(heat) > 0) == (heat > 0)


def test_a_table_that_learns_may_be_asked_by_other_threads_meanwhile() -> None:
    table, lessons = (
        HeatTable(stems),
        [lesson_of(chain(f"who owns ledger{n} and team{n % 5}", "a", "b")) for n in range(400)],
    )
    for lesson in lessons[:20]:
        table.learn(lesson)
    asked, failures = [lesson.question for lesson in lessons[:10]], list[Exception]()
    ended = Event()

    def ask() -> None:
        while not ended.is_set():
            try:
                assert len(table.clusters(asked)) >= 1
                assert table.alike(asked[0], asked) >= {asked[0]}
                table.of("who owns ledger3")
            except Exception as error:
                failures.append(error)
                return

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [Thread(target=ask) for _ in range(2)]
        for thread in threads:
            thread.start()
        for lesson in lessons[20:]:
            table.learn(lesson)
    finally:
        ended.set()
        for thread in threads:
            thread.join()
        sys.setswitchinterval(before)
    assert failures == []
    assert len(table) == 400
