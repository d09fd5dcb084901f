"""What links two paragraphs is a title in a text, told from words that only look like one."""

from hypothesis import given
from hypothesis import strategies as st

from forest_studio.core.ingest.titles import Titles, linked


def mentioned(titles: list[str], text: str, *others: str) -> tuple[str, ...]:
    return Titles(titles, (text, *others)).mentioned(text)


def test_what_stands_in_brackets_need_not_be_said() -> None:
    assert mentioned(["Red Kite (film)"], "She made Red Kite.") == ("Red Kite (film)",)


def test_one_word_that_is_left_without_its_brackets_is_distrusted() -> None:
    assert mentioned(["President (corporate title)"], "The President came.") == ()


def test_the_head_before_a_comma_is_linked_for_places_only() -> None:
    titles = ["Springfield, Illinois", "Illinois", "John, King of England"]
    text = "John saw Springfield."
    assert mentioned(titles, text) == ("Springfield, Illinois",)


def test_a_tail_that_follows_several_heads_is_a_place() -> None:
    titles = ["Dover, Delaware", "Newark, Delaware"]
    assert mentioned(titles, "He lived in Dover.") == ("Dover, Delaware",)


def test_a_title_of_one_word_that_is_mostly_written_small_is_no_name() -> None:
    assert mentioned(["Glue"], "Glue holds.", "some glue", "more glue") == ()
    assert mentioned(["Porto"], "Porto lies north.", "a glass of porto", "to Porto") == ("Porto",)


def test_a_mention_begins_with_a_capital_or_a_digit() -> None:
    assert mentioned(["Red Kite"], "a red kite") == ()
    assert mentioned(["24 Hours"], "They stayed 24 hours.") == ("24 Hours",)


def test_accents_and_entities_make_no_difference() -> None:
    assert mentioned(["José Martí"], "He met Jose Marti.") == ("José Martí",)
    assert mentioned(["Marks &amp; Spencer"], "at Marks & Spencer") == ("Marks &amp; Spencer",)


def test_a_title_inside_another_is_found_too() -> None:
    titles = ["University of Porto", "Porto"]
    text = "She left the University of Porto."
    assert mentioned(titles, text) == ("University of Porto", "Porto")


def test_every_page_of_a_title_is_linked_and_none_to_its_own() -> None:
    pages = {
        "a": ("Ada Moss", "Ada Moss wrote Kite Street."),
        "b": ("Kite Street", "A novel."),
        "c": ("Kite Street", "A street named after Ada Moss; Kite Street is long."),
    }
    assert linked(pages) == {"a": ("b", "c"), "b": (), "c": ("a",)}


@given(st.lists(st.text(max_size=30), max_size=6), st.text(max_size=200))
def test_any_titles_and_texts_are_taken(titles: list[str], text: str) -> None:
    found = Titles(titles, [text]).mentioned(text)
    assert set(found) <= set(titles)
    assert len(set(found)) == len(found)
