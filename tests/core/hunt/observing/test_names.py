"""Rare names join the pages that hold them; common words and names in every page do not."""

from hypothesis import given
from hypothesis import strategies as st

from forest_studio.core.hunt.observing.name_spans import names
from forest_studio.core.hunt.observing.names import PAGES, NameIndex, read_names


def test_a_name_is_a_span_of_capitals_with_small_words_inside() -> None:
    found = names("She left the University of Porto with J. K. Moss in 1984.")
    assert list(found)[:3] == [("university", "of", "porto"), ("university",), ("porto",)]
    assert ("j", "k", "moss") in found
    assert ("1984",) in found


def test_a_possessive_and_a_comma_end_a_name() -> None:
    found = names("Ada Moss's kite, Red Wing")
    assert ("ada", "moss") in found
    assert ("red", "wing") in found


def test_identifiers_are_names_in_any_case() -> None:
    assert ("invoice_service",) in names("see invoice_service")
    assert ("k8s",) in names("runs on k8s")


def index_of(texts: list[str]) -> NameIndex:
    return NameIndex([read_names(text) for text in texts])


def shared(texts: list[str], page: int, *said: str) -> dict[tuple[str, ...], tuple[int, ...]]:
    return {s.name: s.pages for s in index_of(texts).shared_by(page, said)}


def test_two_pages_that_hold_a_name_are_joined_by_it() -> None:
    texts = ["Built by Ada Moss.", "Then Ada Moss left.", "Nobody here."]
    assert shared(texts, 0) == {("ada", "moss"): (0, 1)}
    assert shared(texts, 2) == {}


def test_a_name_that_the_question_says_leads_nowhere_new() -> None:
    texts = ["Built by Ada Moss.", "Then Ada Moss left."]
    assert shared(texts, 0, "who", "was", "ada", "moss") == {}


def test_a_name_on_too_many_pages_says_nothing() -> None:
    assert shared(["In Porto."] * (PAGES + 1), 0) == {}


def test_a_rarer_name_weighs_more_and_a_single_word_less() -> None:
    index = index_of(["Ada Moss, Rome"] * 2 + ["Red Wing, Porto"] * 9)
    assert index.weight(("ada", "moss")) > index.weight(("red", "wing"))
    assert index.weight(("ada", "moss")) > index.weight(("rome",)) > index.weight(("porto",))
    assert index.weight(("nobody",)) == 0


def test_a_word_that_is_mostly_written_small_is_no_name() -> None:
    texts = ["Glue holds.", "Glue, glue and glue.", "more glue"]
    assert shared(texts, 0) == {}
    assert index_of(texts).is_mostly_small("glue")


@given(st.lists(st.text(max_size=80), max_size=5))
def test_any_texts_are_taken(texts: list[str]) -> None:
    index = index_of(texts)
    for page in range(len(texts)):
        for found in index.shared_by(page):
            assert page in found.pages
            assert 0 < found.weight <= 1
