"""Sentences are cut where a reader would cut them, and stay the very bytes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forest_studio.core.hunt.reading.sentences import sentences

BODY = """# The depot

It opened in 2024. Dr. Silva runs it, e.g. on Mondays. "Really?" Yes! It has 3.5 km
of belts and goes on
over lines.

## Contact

- Phone: 123. Ask for Ana.
1. First do this
2) [ ] then that

| up to | signs |
|---|---|
| 10,000 | the treasurer. Nobody else. |

> Quoted words.

```
code = 1
```
"""


def texts(body: str) -> list[str]:
    return [s.text for s in sentences(body)]


def test_paragraphs_lists_tables_and_quotes_are_cut() -> None:
    assert texts(BODY) == [
        "It opened in 2024.",
        "Dr. Silva runs it, e.g. on Mondays.",
        '"Really?"',
        "Yes!",
        "It has 3.5 km\nof belts and goes on\nover lines.",
        "Phone: 123.",
        "Ask for Ana.",
        "First do this",
        "then that",
        "| up to | signs |",
        "| 10,000 | the treasurer. Nobody else. |",
        "Quoted words.",
        "code = 1",
    ]


def test_a_sentence_knows_its_heading_and_its_table() -> None:
    context = {s.text: s.context for s in sentences(BODY)}
    assert context["Phone: 123."] == "Contact"
    assert context["Yes!"] == "The depot"
    assert "up to" in context["| 10,000 | the treasurer. Nobody else. |"]


@pytest.mark.parametrize("body", ["", "\n\n", "# Only a heading\n", "---\n", "|---|\n"])
def test_a_body_without_sentences_has_none(body: str) -> None:
    assert texts(body) == []


@given(st.text())
def test_every_sentence_stands_where_it_says(body: str) -> None:
    for sentence in sentences(body):
        assert body[sentence.start :].startswith(sentence.text)


@given(st.text(alphabet="aB.!? \n-#|>*1)`", max_size=300))
def test_any_markdown_can_be_cut_without_overlap(body: str) -> None:
    end = 0
    for sentence in sentences(body):
        assert sentence.start >= end
        end = sentence.start + len(sentence.text)
