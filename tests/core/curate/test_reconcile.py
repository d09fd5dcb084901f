"""An editor's words and those that came onto the disk meanwhile are brought together, lossless."""

import random
import re
import time

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from forest_studio.core.curate.reconcile import Choice, Hunk, Reconciliation, State, reconcile

BASE = "one\ntwo\nthree\nfour\nfive\n"


def states(found: Reconciliation) -> list[State]:
    return [hunk.state for hunk in found.hunks]


def all_of(found: Reconciliation, choice: Choice) -> str:
    return found.resolve(dict.fromkeys(range(len(found.hunks)), choice))


def test_edits_of_different_lines_fit_together() -> None:
    found = reconcile(BASE, BASE.replace("one", "ONE"), BASE.replace("five", "FIVE"))
    assert states(found) == [State.MINE, State.SAME, State.THEIRS]
    assert found.merged == "ONE\ntwo\nthree\nfour\nFIVE\n"


def test_the_same_edit_on_both_sides_is_no_conflict() -> None:
    both = BASE.replace("three", "THREE")
    found = reconcile(BASE, both, both)
    assert states(found) == [State.SAME, State.BOTH_SAME, State.SAME]
    assert found.merged == both


def test_different_edits_of_one_line_wait_for_a_choice() -> None:
    found = reconcile(BASE, BASE.replace("three", "mine"), BASE.replace("three", "theirs"))
    assert states(found) == [State.SAME, State.CONFLICT, State.SAME]
    assert found.hunks[1] == Hunk(State.CONFLICT, "three\n", "mine\n", "theirs\n")
    assert (found.merged, found.conflicts) == (None, (1,))
    with pytest.raises(ValueError, match="hunk 1"):
        found.resolve({})
    assert found.resolve({1: Choice.MINE}) == "one\ntwo\nmine\nfour\nfive\n"
    assert found.resolve({1: Choice.THEIRS}) == "one\ntwo\ntheirs\nfour\nfive\n"
    assert found.resolve({1: Choice.BOTH}) == "one\ntwo\nmine\ntheirs\nfour\nfive\n"


def test_what_both_sides_put_around_a_conflict_is_not_asked_about() -> None:
    found = reconcile("a\nz\n", "a\nnew\nmine\nend\nz\n", "a\nnew\ntheirs\nend\nz\n")
    assert states(found) == [
        State.SAME,
        State.BOTH_SAME,
        State.CONFLICT,
        State.BOTH_SAME,
        State.SAME,
    ]
    assert found.resolve({2: Choice.BOTH}) == "a\nnew\nmine\ntheirs\nend\nz\n"


def test_a_deletion_against_an_edit_waits_for_a_choice() -> None:
    found = reconcile(BASE, BASE.replace("three\n", ""), BASE.replace("three", "THREE"))
    assert found.conflicts == (1,)
    assert found.resolve({1: Choice.MINE}) == "one\ntwo\nfour\nfive\n"


def test_a_choice_may_undo_what_one_side_changed_alone() -> None:
    found = reconcile(BASE, BASE, BASE.replace("three", "THREE"))
    assert found.resolve({1: Choice.MINE}) == BASE


def test_other_line_ends_on_disk_are_taken_over_and_no_conflict() -> None:
    mine, theirs = BASE.replace("one", "ONE"), BASE.replace("\n", "\r\n")
    found = reconcile(BASE, mine, theirs)
    assert states(found) == [State.MINE, State.SAME]
    assert found.merged == mine.replace("\n", "\r\n")
    assert all_of(found, Choice.MINE) == mine
    assert all_of(found, Choice.THEIRS) == theirs


def test_mixed_line_ends_stay_as_they_are() -> None:
    base = "one\r\ntwo\nthree\r\nfour\nfive\n"
    mine, theirs = base.replace("one", "ONE"), base.replace("five", "FIVE")
    assert reconcile(base, mine, theirs).merged == "ONE\r\ntwo\nthree\r\nfour\nFIVE\n"


def test_a_byte_order_mark_survives_once() -> None:
    found = reconcile("\ufeff" + BASE, "\ufeff" + BASE + "six\n", "\ufeffzero\n" + BASE)
    assert found.merged == "\ufeffzero\n" + BASE + "six\n"
    found = reconcile(BASE, BASE + "six\n", "\ufeff" + BASE)
    assert found.merged == "\ufeff" + BASE + "six\n"
    assert all_of(found, Choice.MINE) == BASE + "six\n"


def test_a_missing_last_line_end_glues_no_lines_together() -> None:
    found = reconcile("one\n", "one\nmine", "one\ntheirs")
    assert found.resolve({1: Choice.BOTH}) == "one\nmine\ntheirs"
    assert reconcile("one", "one\n", "one").merged == "one\n"
    assert reconcile("", "mine", "").merged == "mine"


def test_empty_texts_are_reconciled() -> None:
    assert reconcile("", "", "").merged == ""
    assert all_of(reconcile("", "", "\ufeff"), Choice.MINE) == ""
    assert reconcile(BASE, "", BASE).merged == ""


LINES = st.lists(st.sampled_from(["a", "b", "c", "", "d e"]), max_size=8)
ENDS = st.sampled_from(["\n", "\r\n", "\r"])


@st.composite
def texts(draw: st.DrawFn) -> str:
    lines, end = draw(LINES), draw(ENDS)
    ends = draw(st.lists(ENDS, min_size=len(lines), max_size=len(lines)))
    mixed = draw(st.booleans())
    text = "".join(
        line + (other if mixed else end) for line, other in zip(lines, ends, strict=True)
    )
    return draw(st.sampled_from(["", "\ufeff"])) + text + draw(st.sampled_from(["", "last"]))


def contents(text: str) -> list[str]:
    return [line for line in re.split(r"\r\n|\r|\n", text.removeprefix("\ufeff")) if line]


def is_within(lines: list[str], others: list[str]) -> bool:
    """Whether lines stand in others in their order, others between them."""
    rest = iter(others)
    return all(line in rest for line in lines)


@given(texts(), texts(), texts())
def test_choosing_one_side_everywhere_gives_that_side(base: str, mine: str, theirs: str) -> None:
    found = reconcile(base, mine, theirs)
    assert all_of(found, Choice.MINE) == mine
    assert all_of(found, Choice.THEIRS) == theirs
    assert "".join(hunk.base for hunk in found.hunks) == base.removeprefix("\ufeff")


@given(texts(), texts(), texts())
def test_no_text_of_either_side_vanishes_with_both(base: str, mine: str, theirs: str) -> None:
    both = contents(all_of(reconcile(base, mine, theirs), Choice.BOTH))
    assert is_within(contents(mine), both)
    assert is_within(contents(theirs), both)


@given(texts(), texts())
@example("a\n\n", "a\ra\r\r")
def test_what_one_side_alone_changed_is_taken(base: str, other: str) -> None:
    assert reconcile(base, other, base).merged == other
    assert reconcile(base, base, other).merged == other
    assert reconcile(base, other, other).merged == other


@given(texts(), texts(), texts())
def test_the_sides_are_treated_alike(base: str, mine: str, theirs: str) -> None:
    one, other = reconcile(base, mine, theirs), reconcile(base, theirs, mine)
    assert one.conflicts == other.conflicts
    assert [hunk.mine for hunk in one.hunks] == [hunk.theirs for hunk in other.hunks]


@pytest.mark.parametrize("words", [50_000, 3])
def test_large_files_take_bounded_time(words: int) -> None:
    dice = random.Random(7)
    base = [f"line {dice.randrange(words)}\n" for _ in range(20_000)]
    mine = [line if dice.random() < 0.7 else f"mine {dice.randrange(words)}\n" for line in base]
    theirs = [line if dice.random() < 0.7 else f"theirs {dice.randrange(words)}\n" for line in base]
    began = time.thread_time()
    found = reconcile("".join(base), "".join(mine), "".join(theirs))
    assert time.thread_time() - began < 20
    assert all_of(found, Choice.THEIRS) == "".join(theirs)
