"""Differences of passports come field by field, those of bodies by lines and words."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forest_files import node
from forest_studio.core.curate.differences import (
    FieldChange,
    Hunk,
    LineKind,
    body_hunks,
    body_of,
    passport_differences,
)
from forest_studio.core.model.edges import EdgeLine

OWNS = "{to: b, type: owns, scent: the ledger}"


def edge(change: FieldChange) -> tuple[object, ...]:
    return tuple(
        (side.to, side.type, side.scent) if isinstance(side, EdgeLine) else side
        for side in (change.before, change.after)
    )


def test_each_field_that_changed_is_named_with_both_texts() -> None:
    before = node("a", "Old", "Same.", extra="scent: old smell")
    after = node("a", "New", "Same.", extra="owner: Ada")
    assert passport_differences(before, after) == (
        FieldChange("title", "Old", "New"),
        FieldChange("scent", "old smell", None),
        FieldChange("owner", None, "Ada"),
    )


def test_quotes_comments_and_order_are_no_difference() -> None:
    before = "---\nid: a\ntitle: T\nsummary: S\ntags: [x, y]\n---\n"
    after = "---\nsummary: 'S'\n# a comment\ntags:\n- x\n- y\ntitle: \"T\"\nid: a\n---\n"
    assert passport_differences(before, after) == ()


def test_tags_come_one_by_one() -> None:
    before, after = node("a", extra="tags: [x, y, z]"), node("a", extra="tags: [z, x, w]")
    assert passport_differences(before, after) == (
        FieldChange("tag", "y", None),
        FieldChange("tag", None, "w"),
    )


def test_an_edge_to_the_same_end_is_changed_and_others_are_added_or_removed() -> None:
    before = node("a", edges=["{to: c, type: owns}", OWNS, "{to: d, type: owns}"])
    after = node("a", edges=[OWNS, "{to: c, type: part-of}", "{to: e, type: owns}"])
    found = passport_differences(before, after)
    assert {change.field for change in found} == {"edge"}
    assert list(map(edge, found)) == [
        (("c", "owns", ""), ("c", "part-of", "")),
        (("d", "owns", ""), None),
        (None, ("e", "owns", "")),
    ]


def test_of_two_edges_to_one_end_the_one_with_another_scent_is_shown() -> None:
    before = node("a", edges=[OWNS, "{to: b, type: part-of, scent: one}"])
    after = node("a", edges=[OWNS, "{to: b, type: part-of, scent: two}"])
    (found,) = passport_differences(before, after)
    assert edge(found) == (("b", "part-of", "one"), ("b", "part-of", "two"))


def test_a_new_and_a_removed_file_differ_in_every_field() -> None:
    text = node("a", "T", "S", extra="tags: [x]")
    added, removed = passport_differences("", text), passport_differences(text, "")
    assert [change.field for change in added] == ["id", "title", "summary", "tag"]
    assert [(c.field, c.after, c.before) for c in added] == [
        (c.field, c.before, c.after) for c in removed
    ]


def test_front_matter_that_cant_be_parsed_is_compared_as_a_whole() -> None:
    whole, broken = node("a"), node("a").replace("title:", "title: {")
    (found,) = passport_differences(whole, broken)
    assert found.field == "front matter"
    assert "title: A" in str(found.before)
    assert "title: { A" in str(found.after)
    assert passport_differences(broken, broken + "More.\n") == ()


def marked(hunks: tuple[Hunk, ...]) -> list[str]:
    signs = {LineKind.SAME: " ", LineKind.REMOVED: "-", LineKind.ADDED: "+"}
    return [signs[line.kind] + line.text for hunk in hunks for line in hunk.lines]


def spans(hunks: tuple[Hunk, ...]) -> list[str]:
    lines = [line for hunk in hunks for line in hunk.lines]
    return [line.text[start:end] for line in lines for start, end in line.spans]


def test_a_changed_line_comes_with_its_surroundings_and_the_words_that_differ() -> None:
    before = "one\ntwo\nthree\nthe quick brown fox\nfive\nsix\nseven\neight\n"
    after = before.replace("brown", "red")
    (hunk,) = found = body_hunks(before, after)
    assert marked(found) == [
        " one",
        " two",
        " three",
        "-the quick brown fox",
        "+the quick red fox",
        " five",
        " six",
        " seven",
    ]
    assert spans(found) == ["brown", "red"]
    assert (hunk.before, hunk.after) == (1, 1)
    assert [line.before for line in hunk.lines] == [1, 2, 3, 4, None, 5, 6, 7]
    assert [line.after for line in hunk.lines] == [1, 2, 3, None, 4, 5, 6, 7]


def test_changes_far_apart_are_hunks_of_their_own() -> None:
    lines = [f"line {n}\n" for n in range(40)]
    after = [*lines[:5], "new\n", *lines[5:30], *lines[31:]]
    first, second = body_hunks("".join(lines), "".join(after))
    assert (first.before, first.after) == (3, 3)
    assert (second.before, second.after) == (28, 29)


def test_lines_pair_up_with_the_one_that_they_became() -> None:
    before = "alpha beta gamma delta\n"
    after = "something new\nalpha beta gamma epsilon\n"
    found = body_hunks(before, after)
    assert spans(found) == ["delta", "epsilon"]


def test_a_line_end_is_a_change_without_words() -> None:
    found = body_hunks("one\ntwo\n", "one\r\ntwo\n")
    assert marked(found) == ["-one", "+one", " two"]
    assert spans(found) == []


def test_a_word_in_a_very_long_paragraph_is_still_found() -> None:
    words = [f"word{n % 50}" for n in range(20_000)]
    after = [*words[:9000], "other", *words[9001:]]
    assert spans(body_hunks(" ".join(words), " ".join(after))) == ["word0", "other"]


def test_the_body_starts_after_the_front_matter() -> None:
    assert body_of(node("a", body="Words.\n")) == "Words.\n"
    assert body_of("\ufeffWords.\n") == "Words.\n"


texts = st.text(alphabet="ab \n\r", max_size=60)


@given(texts, texts, st.integers(0, 3))
def test_hunks_lead_from_one_body_to_the_other(before: str, after: str, context: int) -> None:
    hunks = body_hunks(before, after, context)
    old, new = before.splitlines(keepends=True), after.splitlines(keepends=True)
    lines = [line for hunk in hunks for line in hunk.lines]
    for line in lines:
        assert line.before is None or old[line.before - 1].rstrip("\r\n") == line.text
        assert line.after is None or new[line.after - 1].rstrip("\r\n") == line.text
        assert all(0 <= start < end <= len(line.text) for start, end in line.spans)
    gone = {line.before for line in lines if line.kind is LineKind.REMOVED}
    come = {line.after for line in lines if line.kind is LineKind.ADDED}
    assert [line for n, line in enumerate(old, 1) if n not in gone] == [
        line for n, line in enumerate(new, 1) if n not in come
    ]
    assert bool(hunks) == (before != after)


@pytest.mark.parametrize("kinds", [1, 3, 60, 20_000])
def test_a_large_body_is_compared_in_bounded_time(kinds: int) -> None:
    before = "".join(f"line {n * n % kinds} of it\n" for n in range(20_000))
    after = "".join(f"line {n * n * n % kinds} of it\n" for n in range(20_000))
    start = time.thread_time()
    assert body_hunks(before, after) or kinds == 1
    assert time.thread_time() - start < 20
