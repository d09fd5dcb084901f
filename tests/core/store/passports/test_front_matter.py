import contextlib
import time
from itertools import pairwise

import pytest

from forest_studio.core.model.edges import EdgeLine
from forest_studio.core.store.passports.front_matter import (
    SpliceError,
    add_edge,
    parse,
    remove_edge,
    replace_body,
    replace_edge,
    set_fields,
)

PASSPORT = """---
id: invoice-service   # never change
title: 'Invoice service'
summary: Issues invoices.
tags: [service, billing]
owner: {team: ledger, since: 2019-01-02}
edges:
- {to: team-ledger, type: owned-by, note: "k  eep", scent: who is paged}
- to: invoice-v1   # the old one
  type: supersedes
---
# Body
"""


def rules(text):
    return [(finding.rule, finding.line, finding.column) for finding in parse(text).findings]


def lines_changed(before, after):
    return [line for line in after.splitlines() if line not in before.splitlines()]


def test_a_passport_is_read_with_the_lines_of_its_keys_and_edges():
    parsed = parse(PASSPORT)
    assert parsed.passport is not None
    assert parsed.passport.title == "Invoice service"
    assert parsed.passport.tags == ("service", "billing")
    assert parsed.passport.edges == (
        EdgeLine("team-ledger", "owned-by", "who is paged", 8),
        EdgeLine("invoice-v1", "supersedes", "", 9),
    )
    assert parsed.lines["owner"] == 6
    assert PASSPORT[parsed.body_start :] == "# Body\n"


@pytest.mark.parametrize(
    ("value", "read"),
    [
        ("No", "No"),
        ("26", "26"),
        ("0.10", "0.10"),
        ("1e3", "1e3"),
        ("0x1F", "0x1F"),
        ("10:00", "10:00"),
        ("2012-10-11T23:39:45-04:00", "2012-10-11T23:39:45-04:00"),
        ("2019-29-11", "2019-29-11"),
        ("yes", "yes"),
    ],
)
def test_every_value_is_the_text_that_stands_there(value, read):
    parsed = parse(f"---\ntitle: {value}\ntags: [no, on, y]\non: 1\n---\n")
    assert parsed.partial.title == read
    assert parsed.partial.tags == ("no", "on", "y")
    assert parsed.fields["on"] == "1"
    assert not parsed.findings


@pytest.mark.parametrize("value", ["", " null", " ~", " ''"])
def test_a_missing_title_is_empty_and_the_node_stays_wild(value):
    parsed = parse(f"---\nid: a\ntitle:{value}\nsummary: s\n---\n# Body\n")
    assert parsed.partial.title == ""
    assert parsed.passport is None
    assert not parsed.broken


def test_a_quoted_null_is_a_text():
    assert parse('---\ntitle: "null"\n---\n').partial.title == "null"


@pytest.mark.parametrize("title", ["L2 Core (Split: Core)", "Word: rest"])
def test_an_unquoted_colon_is_a_finding_with_line_and_column(title):
    text = f"---\nid: x\ntitle: {title}\n---\n# Body\n"
    parsed = parse(text)
    assert parsed.broken
    assert rules(text) == [("front-matter-unparsable", 3, text.splitlines()[2].rindex(":") + 1)]
    assert text[parsed.body_start :] == "# Body\n"


def test_duplicate_keys_are_reported_with_both_lines_and_neither_is_lost():
    text = '---\nid: 1\nsources: ["[[A]]"]\nsources:\n  - "[[B]]"\n---\n'
    (finding,) = parse(text).findings
    assert (finding.rule, finding.line) == ("duplicate-key", 4)
    assert "line 3" in finding.message
    assert parse(text).fields["sources"] == ("[[A]]",)
    assert '"[[B]]"' in set_fields(text, {"id": "2"})
    with pytest.raises(SpliceError, match="stands twice"):
        set_fields(text, {"sources": ("x",)})


def test_duplicate_keys_of_an_edge_are_reported_too():
    assert rules("---\nedges:\n- {to: a, type: b, to: c}\n---\n") == [("duplicate-key", 3, 20)]


def bomb():
    levels = "abcdefghi"
    lines = ["a: &a [" + ",".join(["lol"] * 9) + "]"]
    for before, here in pairwise(levels):
        lines.append(f"{here}: &{here} [" + ",".join([f"*{before}"] * 9) + "]")
    return "---\n" + "\n".join(lines) + "\n---\n"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (bomb(), "yaml-anchor"),
        ("---\na: &a [*a]\n---\n", "yaml-anchor"),
        ("---\na: *b\n---\n", "yaml-alias"),
        ("---\na: !!python/object:os.system {}\n---\n", "yaml-tag"),
        ("---\na: ! x\n---\n", "yaml-tag"),
        ("---\na: " + "[" * 21 + "]" * 21 + "\n---\n", "front-matter-too-deep"),
        ("---\na: " + "[" * 60000 + "\n---\n", "front-matter-unparsable"),
        ("---\n" + "".join(f"{' ' * n}k:\n" for n in range(30)) + "---\n", "front-matter-too-deep"),
        ("---\na: " + "x" * 65536 + "\n---\n", "front-matter-too-large"),
        ("---\na: " + "é" * 40000 + "\n---\n", "front-matter-too-large"),
        ("---\ntitle: x\nno end\n", "front-matter-unterminated"),
        ("---\ntitle: x\n\tscent: y\n---\n", "front-matter-unparsable"),
        ("---\ntitle: \0\n---\n", "front-matter-unparsable"),
        ("---\ntitle: \ud800\n---\n", "front-matter-unparsable"),
        ('---\ntitle: "open\n---\n', "front-matter-unparsable"),
    ],
)
def test_hostile_or_impossible_front_matter_is_refused_quickly(text, rule):
    started = time.thread_time()
    parsed = parse(text)
    assert time.thread_time() - started < 5
    assert parsed.broken
    assert parsed.findings[-1].rule == rule
    with pytest.raises(SpliceError):
        set_fields(text, {"title": "y"})


@pytest.mark.parametrize(
    "text",
    [
        "---\na" + " " * 300_000,
        "---\na" + " " * 60_000 + "\n---\n",
        "---\na" + " " * 300_000 + "\n---\n",
        "---\n" + "\n" * 60_000 + "a: b\n---\n",
        "---\n" + "# c\n" * 15_000 + "a: b\n---\n",
        "---\nid: a" + " x" * 30_000 + ":\n---\n",
        "---\nid: |\n" + "\n" * 60_000 + " x\n---\n",
        "<<<<<<< a\n" * 100_000 + "```\n>>>>>>> b\n",
    ],
)
def test_long_and_empty_lines_take_no_longer_than_their_length(text):
    started = time.thread_time()
    parse(text)
    with contextlib.suppress(SpliceError):
        set_fields(text, {"id": "new", "title": "t"})
    assert time.thread_time() - started < 10


def test_what_is_just_within_the_limits_is_read():
    deep = "[" * 19 + "x" + "]" * 19
    assert not parse(f"---\na: {deep}\nb: {'x' * 60000}\n---\n").findings


def test_a_character_that_yaml_forbids_is_named_with_its_place():
    (finding,) = parse("---\nid: a\ntitle: b\x07\n---\n").findings
    assert (finding.line, finding.column) == (3, 9)
    assert "U+0007" in finding.message


@pytest.mark.parametrize(
    "text",
    [
        "---\n\nSome prose.\n\n---\n",
        "---\n- a\n- b\n",
        "---\n",
        "----\na: b\n---\n",
        "# h\n---\na: b\n---\n",
        "---\nJust a line under a rule\n",
    ],
)
def test_a_thematic_break_is_no_front_matter(text):
    parsed = parse(text)
    assert not parsed.present
    assert not parsed.findings
    assert parsed.body_start == 0


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("bom", ["", "\ufeff"])
def test_line_ends_and_byte_order_mark_are_read_and_kept(end, bom):
    text = bom + PASSPORT.replace("\n", end)
    assert parse(text).fields == parse(PASSPORT).fields
    assert parse(text).lines == parse(PASSPORT).lines
    edited = add_edge(set_fields(text, {"scent": "s", "title": "T"}), EdgeLine("x", "owns"))
    assert edited.startswith(bom + "---")
    assert edited.replace(end, "").count("\n") == edited.replace(end, "").count("\r") == 0
    assert parse(edited).partial.edges[-1].to == "x"


def test_mixed_line_ends_stay_where_they_are():
    text = "---\r\ntitle: a\nid: b\r\n---\nbody\r\n"
    assert set_fields(text, {"title": "c"}) == "---\r\ntitle: c\nid: b\r\n---\nbody\r\n"


def test_conflict_markers_are_found_in_front_matter_and_body_but_not_in_code():
    marks = "<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> other\n"
    assert rules(f"---\n{marks}---\n# x\n")[0] == ("conflict-markers", 2, 1)
    assert rules(f"# x\n{marks}") == [("conflict-markers", 2, 1)]
    assert rules(f"# git\n```\n{marks}```\n") == []
    assert rules(f"~~~text\n{marks}~~~\n{marks}") == [("conflict-markers", 8, 1)]
    assert rules("# x\n=======\n<<<<<<< quoted only\n") == []


def test_wrong_types_are_findings_and_the_rest_is_read():
    text = "---\ntitle: [a]\ntags: {a: b}\nedges:\n- x\n- {to: a}\n- {to: a, type: owns}\n---\n"
    assert [rule for rule, _, _ in rules(text)] == ["wrong-type"] * 4
    assert parse(text).partial.edges == (EdgeLine("a", "owns", "", 7),)


def test_an_edit_changes_only_the_line_of_its_key_and_keeps_quotes_and_comments():
    edited = set_fields(PASSPORT, {"id": "No", "title": "It's new"})
    assert lines_changed(PASSPORT, edited) == [
        'id: "No"   # never change',
        "title: 'It''s new'",
    ]


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ("Plain words", "Plain words"),
        ("No", '"No"'),
        ("26", '"26"'),
        ("2024-01-01", '"2024-01-01"'),
        ("10:00", '"10:00"'),
        ("a: b", '"a: b"'),
        ("a #b", '"a #b"'),
        ("- x", '"- x"'),
        ('say "hi"', 'say "hi"'),
        ('"hi" he said', "'\"hi\" he said'"),
        ("", '""'),
        ("null", '"null"'),
        ("two\nlines", '"two\\nlines"'),
        ("über 中 𝄞", "über 中 𝄞"),
        ("http://x.org/a", "http://x.org/a"),
    ],
)
def test_a_value_is_written_in_the_plainest_style_that_all_readers_take_for_text(value, written):
    edited = set_fields(PASSPORT, {"summary": value})
    assert f"\nsummary: {written}\n" in edited
    assert parse(edited).fields["summary"] == value


def test_a_folded_summary_stays_folded():
    text = "---\ntitle: a\nsummary: >-  # two lines\n    Some words\n    of it.\n\nid: b\n---\n"
    edited = set_fields(text, {"summary": "New words " * 20 + "end"})
    assert edited.startswith("---\ntitle: a\nsummary: >-  # two lines\n    New words")
    assert edited.endswith("\n\nid: b\n---\n")
    assert max(map(len, edited.splitlines())) < 100


def test_tags_keep_their_list_style_and_the_comments_of_those_that_stay():
    text = "---\ntags:\n  - a # one\n  # about b\n  - b\n  - c # three\n---\n"
    edited = set_fields(text, {"tags": ("a", "x", "c")})
    assert edited == "---\ntags:\n  - a # one\n  # about b\n  - x\n  - c # three\n---\n"


def test_new_keys_go_to_their_usual_place():
    text = "---\ndate: x\ntitle: t\n# about edges\nedges: []\n---\n"
    edited = set_fields(text, {"id": "i", "summary": "s", "tags": ("a",), "zzz": "z"})
    assert list(parse(edited).fields) == ["id", "date", "title", "summary", "tags", "edges", "zzz"]


def test_a_text_without_front_matter_gets_it_at_the_top_and_stays_below():
    text = "\ufeff# H\r\n\r\ntext\r\n"
    edited = set_fields(text, {"id": "h", "title": "H"})
    assert edited == "\ufeff---\r\nid: h\r\ntitle: H\r\n---\r\n# H\r\n\r\ntext\r\n"


def test_an_empty_block_and_a_block_of_comments_can_be_filled():
    assert set_fields("---\n---\nx", {"id": "a"}) == "---\nid: a\n---\nx"
    assert set_fields("---\n# c\n---\nx", {"id": "a"}) == "---\n# c\nid: a\n---\nx"


def test_front_matter_in_braces_is_edited_in_place():
    text = "---\n{title: a, x: 1}\n---\n"
    edited = add_edge(set_fields(text, {"title": "b, c", "id": "d"}), EdgeLine("e", "owns"))
    assert parse(edited).fields == {
        "title": "b, c",
        "x": "1",
        "id": "d",
        "edges": ({"to": "e", "type": "owns"},),
    }
    assert parse(set_fields(edited, {"title": None})).fields.keys() == {"x", "id", "edges"}


@pytest.mark.parametrize(
    "edges",
    ["", "edges:\n", "edges: []\n", "edges: ~\n", "edges: []  # none\n", "edges:  # none\n"],
)
def test_the_first_edge_opens_the_list(edges):
    edited = add_edge(f"---\nid: a\n{edges}x: 1\n---\n", EdgeLine("b", "owns", "smells, nice"))
    assert '- {to: b, type: owns, scent: "smells, nice"}\n' in edited
    assert ("# none" in edited) == ("# none" in edges)
    assert parse(edited).partial.edges == (
        EdgeLine("b", "owns", "smells, nice", edited[: edited.index("- {")].count("\n") + 1),
    )


@pytest.mark.parametrize(
    "edges",
    [
        "edges: [{to: a, type: owns}]",
        "edges: [ {to: a, type: owns}, ]  # c",
        "edges: [\n  {to: a, type: owns},\n]",
        "edges:\n- {to: a, type: owns}",
        "edges:\n    - {to: a, type: owns} # c",
        "edges:\n- to: a\n  type: owns\n  more:\n  - x",
        "edges:\n-\n  to: a\n  type: owns",
    ],
)
def test_edges_in_any_style_can_be_added_edited_and_removed(edges):
    text = f"---\nid: a\n{edges}\nx: 1\n---\nbody"
    added = add_edge(text, EdgeLine("b", "owns", "s"))
    assert [(e.to, e.scent) for e in parse(added).partial.edges] == [("a", ""), ("b", "s")]
    edited = replace_edge(added, 0, EdgeLine("a2", "part-of", "t"))
    first = parse(edited).partial.edges[0]
    assert (first.to, first.type, first.scent) == ("a2", "part-of", "t")
    assert ("more" in edited) == ("more" in text)
    unscented = replace_edge(edited, 0, EdgeLine("a2", "part-of"))
    assert parse(unscented).partial.edges[0].scent == ""
    only_second = remove_edge(unscented, 0)
    assert [e.to for e in parse(only_second).partial.edges] == ["b"]
    assert parse(remove_edge(only_second, 0)).fields["edges"] == ()


def test_an_edited_edge_keeps_its_unknown_keys_byte_for_byte():
    edited = replace_edge(PASSPORT, 0, EdgeLine("team-ledger", "owned-by", "now: paged"))
    assert lines_changed(PASSPORT, edited) == [
        '- {to: team-ledger, type: owned-by, note: "k  eep", scent: "now: paged"}'
    ]


def test_edge_numbers_count_readable_edges_only():
    text = "---\nedges:\n- broken\n- {to: a, type: owns}\n- {to: b, type: owns}\n---\n"
    assert remove_edge(text, 1) == "---\nedges:\n- broken\n- {to: a, type: owns}\n---\n"
    with pytest.raises(SpliceError, match="no edge number 3"):
        remove_edge(text, 2)


def test_edges_that_are_no_list_are_never_touched():
    with pytest.raises(SpliceError, match="not a list"):
        add_edge("---\nedges: words\n---\n", EdgeLine("a", "owns"))


def test_a_body_is_replaced_and_the_front_matter_stays():
    assert replace_body("---\nid: a\n---\nold", "new") == "---\nid: a\n---\nnew"
    assert replace_body("---\r\nid: a\r\n---", "new") == "---\r\nid: a\r\n---\r\nnew"
    assert replace_body("\ufeffold", "new") == "\ufeffnew"
    with pytest.raises(SpliceError, match="read as front matter"):
        replace_body("old", "---\nid: x\n---\n")
