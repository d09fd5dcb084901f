"""Which commands fit what was typed, and in which order."""

import pytest

from forest_studio.app.commands.rank import fit, fold, ranked

NAMES = ["Save passport", "Save this layout…", "Add an edge", "List the problems", "Undo", "Redo"]


def best(typed: str, recent: tuple[int, ...] = ()) -> list[str]:
    return [NAMES[place] for place in ranked(typed, NAMES, recent)]


def test_the_beginning_of_a_name_comes_before_the_beginnings_of_its_words() -> None:
    assert best("und")[0] == "Undo"
    assert best("add")[0] == "Add an edge"
    assert best("prob") == ["List the problems"]


def test_words_may_be_left_out_but_not_exchanged() -> None:
    assert best("sa lay") == ["Save this layout…"]
    assert best("list prob") == ["List the problems"]
    assert best("prob list") == []


def test_letters_of_a_name_find_it_where_nothing_better_does() -> None:
    assert best("svps") == ["Save passport"]
    assert best("zq") == []


def test_one_letter_does_not_find_every_name_that_holds_it() -> None:
    assert best("v") == ["Save passport", "Save this layout…"]
    assert best("x") == []


def test_what_was_used_last_comes_first_among_those_that_fit_as_well() -> None:
    assert best("save")[0] == "Save passport"
    assert best("save", recent=(1,))[0] == "Save this layout…"
    assert best("undo", recent=(1, 0))[0] == "Undo"


def test_with_nothing_typed_every_name_is_there_and_the_recent_ones_lead() -> None:
    assert best("", recent=(4, 2))[:2] == ["Undo", "Add an edge"]
    assert sorted(best("")) == sorted(NAMES)


@pytest.mark.parametrize("typed", ["EDGE", "édge", " edge… "])
def test_capitals_accents_and_marks_make_no_difference(typed: str) -> None:
    assert fit(fold(typed), fold("Add an edge"))


def test_other_words_find_a_name_in_any_order_after_the_name_itself() -> None:
    others = ["write store", "", "link connect", "errors warnings", "revert", ""]
    assert ranked("connect edge", NAMES, others=others) == [2]
    assert ranked("error", NAMES, others=others) == [3]
    assert [NAMES[i] for i in ranked("re", NAMES, others=others)] == ["Redo", "Undo"]


def test_what_can_not_be_done_now_leads_where_its_name_was_meant() -> None:
    names = ["Mint shortcuts from hunts now", "Back to now", "Bench"]
    assert ranked("now", names, waits={1})[0] == 1
    assert ranked("b", names, waits={1})[0] == 2
    assert ranked("", names, waits={0}) == [1, 2, 0]
