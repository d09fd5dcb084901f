"""Dates that texts tell."""

import pytest

from forest_studio.core.hunt.reading.told_dates import Event, date_of, dates
from forest_studio.core.search.words import stem


@pytest.mark.parametrize(
    ("text", "date"),
    [
        ("on 8 April 1605", (1605, 4, 8)),
        ("on April 8, 1605", (1605, 4, 8)),
        ("since 2024-03-01", (2024, 3, 1)),
        ("el 8 de abril de 1605", (1605, 4, 8)),
        ("in April 1605", (1605, 4, 0)),
        ("in 1605", (1605, 0, 0)),
    ],
)
def test_a_date_is_read_however_it_is_written(text: str, date: tuple[int, int, int]) -> None:
    assert [told.date for told in dates(text)] == [date]


def test_the_years_in_brackets_are_a_birth_and_a_death() -> None:
    text = "Ada (Norwegian: Åda; 3 May 1921 – 2 June 1990) opened a shop in 1950."
    birth, death = date_of(text, Event.BIRTH), date_of(text, Event.DEATH)
    assert birth is not None
    assert death is not None
    assert (birth.date, death.date) == ((1921, 5, 3), (1990, 6, 2))
    assert text[birth.at :].startswith("3 May")


def test_who_lives_has_no_date_of_death() -> None:
    text = "Bo (born 7 January 1976) sold 300 kites in 2001."
    birth = date_of(text, Event.BIRTH)
    assert birth is not None
    assert birth.date == (1976, 1, 7)
    assert date_of(text, Event.DEATH) is None


def test_the_sentence_that_speaks_of_it_gives_the_date() -> None:
    text = "It was planned in 1990. It was released in 1995. It closed in 2001."
    told = date_of(text, Event.OTHER, frozenset({stem("released")}))
    assert told is not None
    assert told.date == (1995, 0, 0)
