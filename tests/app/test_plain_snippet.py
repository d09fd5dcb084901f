"""Snippets of a search as people read them."""

import pytest

from forest_studio.app.search.plain_snippet import plain


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("See [the invoices](invoices.md) first", "See the invoices first"),
        ("See [[ledger]] and [[tariffs|the prices]]", "See ledger and the prices"),
        ("**Never** run `make` twice", "Never run make twice"),
        ("# Invoices are written", "Invoices are written"),
        ("a # b, #5 and [x] stay", "a b, #5 and [x] stay"),
        ("cut off [in the mid", "cut off [in the mid"),
        ("![a picture](p.png) of it", "a picture of it"),
        ("", ""),
    ],
)
def test_marks_of_markdown_are_left_out(written: str, read: str) -> None:
    assert plain(written)[0] == read


def test_what_was_found_is_marked_in_the_same_words() -> None:
    written = "The [tariff book](tariff-book.md) and **the ledger**"
    spans = tuple(
        (written.index(word), written.index(word) + len(word)) for word in ("tariff", "ledger")
    )
    text, moved = plain(written, spans)
    assert [text[start:end] for start, end in moved] == ["tariff", "ledger"]


def test_what_was_found_in_an_address_alone_is_not_marked() -> None:
    written = "See [it](tariffs.md)"
    at = written.index("tariffs")
    assert plain(written, ((at, at + 7),)) == ("See it", ())
