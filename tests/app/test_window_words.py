"""What the window computes without a widget: drafts, places, safe text, filters."""

import pytest

from forest_studio.app.body.links import is_web
from forest_studio.app.markdown import to_html
from forest_studio.app.passport.drafts import Drafts, Words, edit_of
from forest_studio.app.passport.shorten import shorten
from forest_studio.app.places import Places
from forest_studio.app.search.query_filters import value_of, with_value
from forest_studio.app.start.recent_list import ago
from forest_studio.core.model.budget import count

SAVED = Words("Title", "Summary", ("a",), "scent")


def test_words_like_the_saved_ones_are_no_draft() -> None:
    drafts = Drafts()
    assert not drafts.keep("n", SAVED, SAVED)
    assert drafts.nodes == ()


def test_a_draft_saves_only_what_was_edited() -> None:
    drafts = Drafts()
    drafts.keep("n", SAVED, Words("Title", "New", ("a",), "scent"))
    draft = drafts.get("n")
    assert draft is not None
    change = edit_of("n", draft)
    assert (change.title, change.summary, change.tags, change.scent) == (None, "New", None, None)


def test_a_save_underneath_keeps_what_is_being_typed() -> None:
    drafts = Drafts()
    drafts.keep("n", SAVED, Words("Title", "Typing", ("a",), "scent"))
    drafts.rebase("n", Words("Other title", "Other summary", ("a",), "scent"))
    draft = drafts.get("n")
    assert draft is not None
    assert draft.words == Words("Other title", "Typing", ("a",), "scent")
    drafts.rebase("n", Words("Other title", "Typing", ("a",), "scent"))
    assert drafts.get("n") is None


def test_a_visit_after_going_back_drops_what_lay_ahead() -> None:
    places = Places()
    for node in "abc":
        places.visit(node)
    assert (places.back(), places.back()) == ("b", "a")
    places.visit("d")
    assert (places.can_forward, places.back()) == (False, "a")


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "![a](http://example.org/a.png)",
        "[a](javascript:alert(1))",
        "[a](file:///etc/passwd)",
        "[a](//example.org/x)",
        "[a](data:text/html,x)",
    ],
)
def test_a_body_can_neither_run_nor_load_anything(text: str) -> None:
    html = to_html(text)
    assert "<script" not in html
    assert "<img" not in html
    assert "href" not in html


def test_links_to_nodes_and_to_the_web_stay_links() -> None:
    assert 'href="../b.md"' in to_html("[b](../b.md)")
    assert 'href="https://example.org/?a=1&amp;b=2"' in to_html("<https://example.org/?a=1&b=2>")
    assert is_web("https://example.org")
    assert not is_web("../b.md")


def test_a_filter_in_a_query_is_read_and_replaced() -> None:
    query = with_value("lost parcels", "in", "policies")
    assert query == "lost parcels in:policies"
    assert value_of(query, "in") == "policies"
    assert with_value(query, "in", "old town") == 'lost parcels in:"old town"'
    assert with_value('lost in:"old town" parcels', "in", "") == "lost parcels"


def test_the_time_of_a_visit_is_told_in_words() -> None:
    day = 86_400
    told = [ago(1000 * day - passed, 1000 * day) for passed in (5, 600, 7300, 1.5 * day, 3 * day)]
    assert told == ["just now", "10 min ago", "2 hours ago", "yesterday", "3 days ago"]


def test_a_shorter_summary_is_proposed_with_what_each_cut_saves() -> None:
    text = "In order to bill, the Invoice service issues invoices, and basically answers for them."
    shorter = shorten(text, "Invoice service", count)
    assert shorter.text == "Issues invoices, and answers for them."
    assert [cut.words for cut in shorter.cuts] == [
        "In order to bill, the Invoice service",
        "basically",
    ]
    assert count(text) - sum(cut.saved for cut in shorter.cuts) == count(shorter.text)


def test_a_tight_summary_is_left_alone() -> None:
    text = "Issues customer invoices and keeps their legal copies."
    assert shorten(text, "Invoice service", count).cuts == ()
