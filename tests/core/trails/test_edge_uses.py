"""Curators see how often a scent was seen, followed, and led to an answer."""

from collections import Counter

from forest_studio.core.model.walk import Door
from forest_studio.core.trails.edge_uses import EdgeUse, edge_uses
from forest_studio.core.trails.lesson import doors_seen, lesson_of
from forest_studio.core.trails.trail import Trail
from forest_studio.core.trails.verdict import Judgement
from trail_builder import Walk

LURE = Door(0, "lure", "owns", "Lure", "the answer is here", "owns")


def uses_of(*trails: Trail, judged: dict[str, Judgement] | None = None) -> dict[str, EdgeUse]:
    seen = Counter(key for trail in trails for key in doors_seen(trail))
    uses = edge_uses(seen, [lesson_of(trail) for trail in trails], judged or {})
    return {f"{use.home}-{use.other} {use.scent}".strip(): use for use in uses}


def counts(use: EdgeUse) -> tuple[int, int, int]:
    return use.seen, use.followed, use.led


def test_a_door_counts_once_in_each_hunt_however_often_it_was_seen() -> None:
    walk = Walk(seen=[LURE]).enter("a").go("b").back().go("b")
    (use,) = (u for u in uses_of(walk.answer("b")).values() if u.other == "b")
    assert counts(use) == (1, 1, 1)


def test_a_scent_that_was_followed_in_vain_comes_first() -> None:
    lured = Walk().enter("a").go("lure", "owns", scent="the answer is here").back().go("b")
    passed = Walk(seen=[LURE]).enter("a").go("b")
    uses = uses_of(lured.answer("b"), passed.answer("b"))
    assert next(iter(uses)) == "a-lure the answer is here"
    assert counts(uses["a-lure the answer is here"]) == (2, 1, 0)
    assert uses["a-lure the answer is here"].misled == 1
    assert counts(uses["a-b"]) == (2, 2, 2)


def test_a_person_decides_what_led_to_an_answer() -> None:
    right, wrong = Walk().enter("a").go("b").answer("b", supported=False), Walk().enter("a").go("c")
    ended = wrong.answer("c")
    judged = {right.id: Judgement.RIGHT, ended.id: Judgement.WRONG}
    uses = uses_of(right, ended, judged=judged)
    assert (uses["a-b"].led, uses["a-c"].led) == (1, 0)


def test_another_scent_is_another_door_to_whoever_reads_it() -> None:
    old = Walk().enter("a").go("b", scent="old words").give_up()
    new = Walk().enter("a").go("b", scent="new words").answer("b")
    uses = uses_of(old, new)
    assert counts(uses["a-b old words"]) == (1, 1, 0)
    assert counts(uses["a-b new words"]) == (1, 1, 1)


def test_a_page_of_evidence_on_a_branch_that_was_left_still_credits_its_door() -> None:
    trail = Walk().enter("a").go("b").back().go("c").answer("b")
    uses = uses_of(trail)
    assert (uses["a-b"].led, uses["a-c"].led) == (1, 0)
