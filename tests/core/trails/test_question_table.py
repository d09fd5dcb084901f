"""Questions are alike by the rare words that they share."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forest_studio.core.search.words import stems
from forest_studio.core.trails.question_table import THRESHOLD, QuestionTable

ABOUT_INVOICES = "Who owns the invoice service?"
INVOICES_AGAIN = "Who is owning the invoice services?"
ABOUT_KEYS = "Where are the keys of the depot?"


def table_of(*questions: str) -> QuestionTable:
    table = QuestionTable(stems)
    for question in questions:
        table.add(question)
    return table


def test_the_same_question_is_as_alike_as_can_be() -> None:
    alike = table_of(ABOUT_INVOICES, ABOUT_KEYS).similarities(ABOUT_INVOICES)
    assert alike[0] == pytest.approx(1.0)
    assert alike[1] == 0


def test_a_question_in_other_words_of_the_same_stems_is_nearly_the_same() -> None:
    assert table_of(ABOUT_INVOICES, ABOUT_KEYS).similarities(INVOICES_AGAIN)[0] > 0.9


def test_a_rare_word_in_common_says_more_than_a_common_one() -> None:
    rest = [f"team number {n}" for n in range(20)]
    table = table_of("team zebra", "lion zebra", *rest)
    alike = table.similarities("zebra team")
    assert alike[1] > alike[2]


def test_what_is_hardly_alike_is_not_alike_at_all() -> None:
    long = "invoice " + " ".join(f"word{n}" for n in range(40))
    alike = table_of(long, ABOUT_KEYS).similarities("invoice")
    assert alike.max() == 0 < THRESHOLD


def test_a_question_without_words_is_like_none() -> None:
    table = table_of("", "the of", ABOUT_KEYS)
    assert not table.similarities("the of").any()
    assert not table.similarities("").any()


def test_an_empty_table_has_nothing_to_compare() -> None:
    assert len(table_of().similarities("anything")) == 0


@given(st.lists(st.text(max_size=30), max_size=6), st.text(max_size=30))
def test_likeness_is_between_none_and_all_for_any_text(questions: list[str], asked: str) -> None:
    alike = table_of(*questions).similarities(asked)
    assert len(alike) == len(set(questions))
    assert all(value == 0 or THRESHOLD <= value <= 1 for value in alike)


def test_clusters_hold_what_is_alike_in_whatever_order() -> None:
    questions = (ABOUT_INVOICES, INVOICES_AGAIN, ABOUT_KEYS)
    expected = [tuple(sorted((ABOUT_INVOICES, INVOICES_AGAIN))), (ABOUT_KEYS,)]
    for order in (questions, questions[::-1]):
        assert table_of(*order).clusters(order) == sorted(expected)
