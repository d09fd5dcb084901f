"""Questions are alike by the rare words that they share."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forest_studio.core.search.words import stems
from forest_studio.core.trails.question_table import THRESHOLD, QuestionTable, Vocabulary

ABOUT_INVOICES = "Who owns the invoice service?"
INVOICES_AGAIN = "Who is owning the invoice services?"
ABOUT_KEYS = "Where are the keys of the depot?"


class Forest:
    """Titles name the tariff book, the ledger and the invoice service; few words are common."""

    def rarity(self, word: str) -> float:
        return {"team": 0.9, "own": 0.5, "lead": 1.2, "servic": 1.0}.get(word, 2.5)

    def names(self, word: str) -> bool:
        return word in {"tariff", "book", "ledger", "invoic", "servic", "team"}


def table_of(*questions: str, vocabulary: Vocabulary | None = None) -> QuestionTable:
    table = QuestionTable(stems, vocabulary=vocabulary)
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
    table = QuestionTable(stems, 0.0, Forest())
    for question in ("ledger team", "ledger book", "team book"):
        table.add(question)
    alike = table.similarities("ledger team")
    assert alike[0] == pytest.approx(1.0)
    assert alike[1] > alike[2] > 0


@pytest.mark.parametrize("asked", ["tariff book", "ledger", "login service", "zeppelin"])
def test_the_same_is_asked_of_another_thing_and_nothing_is_alike(asked: str) -> None:
    shape = "Who leads the team that owns the {}?"
    table = table_of(shape.format("invoice service"), vocabulary=Forest())
    assert not table.similarities(shape.format(asked)).any()


def test_something_else_is_asked_of_the_same_thing_and_nothing_is_alike() -> None:
    table = table_of("Which printer prints the ledger?", vocabulary=Forest())
    assert not table.similarities("In which city does the author of the ledger live?").any()


def test_the_same_thing_asked_in_partly_other_words_is_alike() -> None:
    table = table_of("Who leads the team that owns the tariff book?", vocabulary=Forest())
    for asked in ("who leads the tariff book team", "Tariff book: who is leading?"):
        assert THRESHOLD < table.similarities(asked)[0] <= 1


def test_another_snapshot_weighs_words_anew() -> None:
    table = table_of("Who leads the team of the ledger?")
    asked = "Who leads the team of the tariff book?"
    assert table.similarities(asked).any()
    table.weigh_by(Forest())
    assert not table.similarities(asked).any()
    fresh = table_of("Who leads the team of the ledger?", vocabulary=Forest())
    again = "Who is leading the ledger?"
    assert table.similarities(again) == pytest.approx(fresh.similarities(again))


@given(st.lists(st.text(max_size=30), max_size=4), st.text(max_size=30), st.randoms())
def test_likeness_does_not_depend_on_the_order_of_questions(
    questions: list[str], asked: str, chance: random.Random
) -> None:
    distinct = list(dict.fromkeys(questions))
    shuffled = chance.sample(distinct, len(distinct))
    tables = (table_of(*order, vocabulary=Forest()) for order in (distinct, shuffled))
    one, other = (table.similarities(asked).tolist() for table in tables)
    assert dict(zip(distinct, one, strict=True)) == dict(zip(shuffled, other, strict=True))


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
    assert all(value == 0 or THRESHOLD < value <= 1 for value in alike)


def test_clusters_hold_what_is_alike_in_whatever_order() -> None:
    questions = (ABOUT_INVOICES, INVOICES_AGAIN, ABOUT_KEYS)
    expected = [tuple(sorted((ABOUT_INVOICES, INVOICES_AGAIN))), (ABOUT_KEYS,)]
    for order in (questions, questions[::-1]):
        assert table_of(*order).clusters(order) == sorted(expected)
