"""Snippets are short, plain, and mark the words that were looked for."""

from hypothesis import given
from hypothesis import strategies as st

from forest_studio.core.search.snippets import LENGTH, snippet
from forest_studio.core.search.words import stem, stems


def test_the_body_speaks_when_the_summary_lacks_a_word() -> None:
    text, spans = snippet(
        "About billing.", "## Head\n\n- the *pump* has a [fuse](a.md)\n", {"fus", "fuse"}
    )
    assert "fuse" in text
    assert "](" not in text
    assert [text[a:b] for a, b in spans] == ["fuse"]


def test_without_a_match_the_summary_is_shown() -> None:
    assert snippet("About billing.", "body", {"zebra"}) == ("About billing.", ())


@given(st.text(), st.text(max_size=2000), st.text(max_size=20))
def test_spans_hold_wanted_words_only(summary: str, body: str, query: str) -> None:
    wanted = frozenset(stems(query))
    text, spans = snippet(summary, body, wanted)
    assert len(text) <= LENGTH + 8
    assert "\n" not in text
    for start, end in spans:
        assert stem(text[start:end]) in wanted
