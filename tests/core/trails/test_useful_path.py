"""Only what led from the entry to the evidence is useful; detours are not."""

from forest_studio.core.trails.lesson import doors_seen, from_data, lesson_of, renamed, to_data
from forest_studio.core.trails.trail import Outcome
from forest_studio.core.trails.useful_path import DoorKey, Way
from trail_builder import START, Walk, chain


def test_a_straight_walk_is_useful_from_entry_to_evidence() -> None:
    (way,) = lesson_of(chain("why?", "a", "b", "c")).ways
    assert way.nodes == ("a", "b", "c")
    assert [door.edge for door in way.doors] == [("a", "b", "related-to"), ("b", "c", "related-to")]


def test_what_was_taken_back_is_not_useful() -> None:
    trail = Walk().enter("a").go("wrong").go("worse").back().back().go("b").answer("b")
    (way,) = lesson_of(trail).ways
    assert way.nodes == ("a", "b")


def test_a_loop_is_cut_out_of_the_way() -> None:
    trail = Walk().enter("a").go("b").go("c").go("b").go("d").answer("d")
    (way,) = lesson_of(trail).ways
    assert way.nodes == ("a", "b", "d")
    assert [door.edge[:2] for door in way.doors] == [("a", "b"), ("b", "d")]


def test_evidence_on_a_branch_that_was_left_keeps_its_own_way() -> None:
    trail = Walk().enter("a").go("b").back().go("c").answer("b", "c")
    assert [way.nodes for way in lesson_of(trail).ways] == [("a", "b"), ("a", "c")]


def test_each_search_begins_a_way_of_its_own() -> None:
    trail = Walk().enter("a").go("b").enter("c").go("d").answer("b", "d")
    assert [way.nodes for way in lesson_of(trail).ways] == [("a", "b"), ("c", "d")]


def test_going_back_from_search_hits_returns_to_the_page_before_them() -> None:
    trail = Walk().enter("a").enter("b").back().back().go("c").answer("c")
    (way,) = lesson_of(trail).ways
    assert way.nodes == ("a", "c")


def test_evidence_that_was_read_without_a_walk_is_a_way_of_one_page() -> None:
    assert lesson_of(Walk().answer("x")).ways == (Way(("x",)),)


def test_refused_decisions_change_nothing() -> None:
    trail = Walk().enter("a").refused().go("b").answer("b")
    assert lesson_of(trail).ways[0].nodes == ("a", "b")


def test_success_needs_an_answer_whose_quotes_were_found() -> None:
    assert lesson_of(chain("q", "a", "b")).succeeded
    unfounded = Walk().enter("a").answer("a", supported=False)
    for trail in (unfounded, Walk().enter("a").answer(), Walk().enter("a").give_up()):
        lesson = lesson_of(trail)
        assert (lesson.succeeded, lesson.failed) == (False, True)


def test_a_hunt_that_somebody_stopped_neither_succeeded_nor_failed() -> None:
    for outcome in (Outcome.CANCELLED, Outcome.TIME_LIMIT, Outcome.FAILED):
        lesson = lesson_of(Walk().enter("a").give_up(outcome))
        assert (lesson.succeeded, lesson.failed) == (False, False)


def test_walks_without_a_purpose_teach_nothing_by_themselves() -> None:
    for navigator in ("random", "first-door", "replay"):
        lesson = lesson_of(chain("q", "a", "b", navigator=navigator))
        assert (lesson.succeeded, lesson.failed) == (False, False)
        assert lesson.ways


def test_hot_doors_that_were_followed_are_remembered_detours_too() -> None:
    trail = Walk().enter("a", heat=0.5).go("b", heat=0.3).back().go("c").give_up()
    lesson = lesson_of(trail)
    assert lesson.misled == (DoorKey("", "a"), DoorKey("a", "b", "related-to"))
    assert [door.other for door in lesson.followed] == ["b", "c"]


def test_a_trail_without_a_time_zone_is_taken_as_world_time() -> None:
    naive = chain("q", "a", started=START.replace(tzinfo=None))
    assert lesson_of(naive).time == START.timestamp()


def test_a_lesson_survives_its_cache_and_follows_changed_ids() -> None:
    lesson = lesson_of(Walk().enter("a", heat=0.5).go("b", scent="so it smells").answer("b"))
    assert from_data(to_data(lesson)) == lesson
    now = renamed(lesson, {"a": "alpha"})
    assert now.nodes == ("alpha", "b")
    assert now.doors == (DoorKey("alpha", "b", "related-to", "so it smells"),)
    assert now.misled == (DoorKey("", "alpha"),)


def test_doors_of_hits_are_not_counted_as_seen() -> None:
    assert doors_seen(chain("q", "a", "b")) == {DoorKey("a", "b", "related-to")}
