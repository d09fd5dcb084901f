"""Names along rims are readable in any script."""

import pytest
from PySide6.QtWidgets import QApplication

from forest_studio.app.map.arc_art import arc
from forest_studio.app.map.name_units import units


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("DEPOT", ("D", "E", "P", "O", "T")),
        ("ÉTÉ", ("É", "T", "É")),
        ("E\u0301TE", ("E\u0301", "T", "E")),
        ("\U0001f469\u200d\U0001f33e A", ("\U0001f469\u200d\U0001f33e", " ", "A")),
        ("", ()),
    ],
)
def test_a_letter_keeps_its_accents(name: str, parts: tuple[str, ...]) -> None:
    assert units(name) == parts


def test_words_from_the_right_stay_whole_and_begin_at_the_right() -> None:
    assert units("\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd") == (
        "\u05e2\u05d5\u05dc\u05dd",
        " ",
        "\u05e9\u05dc\u05d5\u05dd",
    )


def test_a_name_in_both_directions_is_one_piece() -> None:
    assert units("\u0633\u0644\u0627\u0645 BIG TEAM") == ("\u0633\u0644\u0627\u0645 BIG TEAM",)


def test_words_of_joining_letters_stay_whole() -> None:
    assert units("\u0928\u092e\u0938\u094d\u0924\u0947 A") == (
        "\u0928\u092e\u0938\u094d\u0924\u0947",
        " ",
        "A",
    )


def test_nothing_is_written_over_any_part_of_a_whole_word(qapp: QApplication) -> None:
    bent = arc("\u05e9\u05dc\u05d5\u05dd\u05e9\u05dc\u05d5\u05dd", 200.0, 0.0)
    drawn = bent.path.boundingRect()
    assert min(box[0] for box in bent.boxes) <= drawn.left() + 3
    assert max(box[2] for box in bent.boxes) >= drawn.right() - 3
