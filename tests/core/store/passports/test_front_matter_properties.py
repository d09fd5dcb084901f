"""However front matter is written: no crash, no byte changed elsewhere, what was asked is there."""

import re

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

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

LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+\Z")
EXAMPLES = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])

words = st.text(st.sampled_from("abz éñ中𝄞0129 -:#,[]{}&*!|>'\"%@`?\\~.=<\t\n"), max_size=24)
any_text = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
values = st.one_of(
    words,
    any_text,
    st.sampled_from(
        ["No", "26", "2024-01-01", "null", "~", "10:00", "0x1F", "1e3", "a: b", "=", "y"]
    ),
)
plain = st.sampled_from(["Invoice service", "ledger", "a-b", "who is paged", "26", "No", "über"])
comments = st.sampled_from(["", "", "", "  # a note", " #: odd"])


@st.composite
def scalars(draw, indent="  "):
    """A value after its colon, in one of YAML's styles, without the line's end."""
    style = draw(
        st.sampled_from(["plain", "single", "double", "literal", "folded", "empty", "multi"])
    )
    text = draw(plain)
    if style == "single":
        return f" '{text}''s'" + draw(comments)
    if style == "double":
        return f' "{text} \\u00e9"' + draw(comments)
    if style in ("literal", "folded"):
        head = ("|" if style == "literal" else ">") + draw(st.sampled_from(["", "-", "+"]))
        blank = draw(st.sampled_from(["", "\n", "\n\n"]))
        return f" {head}{draw(comments)}\n{indent}{text}\n{indent}  more\n{indent}{text}{blank}"
    if style == "multi":
        return f" {text}\n{indent}and {text}" + draw(comments)
    return draw(comments) if style == "empty" else f" {text}" + draw(comments)


@st.composite
def tag_lists(draw):
    items = draw(st.lists(plain, max_size=4))
    style = draw(st.sampled_from(["flow", "block", "indented", "wrapped", "scalar"]))
    if style == "scalar":
        return draw(scalars())
    if style == "flow" or not items:
        return f" [{', '.join(items)}]" + draw(comments)
    if style == "wrapped":
        return " [\n    " + ",\n    ".join(items) + draw(st.sampled_from(["", ","])) + "\n  ]"
    indent = "" if style == "block" else "    "
    lines = [f"{indent}- {item}{draw(comments)}" for item in items]
    if draw(st.booleans()):
        lines.insert(len(lines) // 2, f"{indent}# between")
    return draw(comments) + "\n" + "\n".join(lines)


@st.composite
def edge_lists(draw):
    count = draw(st.integers(0, 3))
    if count == 0:
        return draw(st.sampled_from(["", " []", " ~", " [] # none yet", "   # soon"]))
    flow = draw(st.booleans())
    items = []
    for number in range(count):
        scent = draw(st.sampled_from(["", ", scent: where it is", ', scent: "a, b"']))
        extra = draw(st.sampled_from(["", ", weight: 3", ", note: 'k  eep'"]))
        items.append(f"{{to: n{number}, type: owns{scent}{extra}}}")
    if flow:
        return f" [{', '.join(items)}]" + draw(comments)
    indent = draw(st.sampled_from(["", "  "]))
    lines = []
    for number, item in enumerate(items):
        if draw(st.booleans()):
            lines.append(f"{indent}- {item}{draw(comments)}")
        else:
            more = f"{indent}  type: owns\n{indent}  weight: 1"
            lines.append(f"{indent}- to: b{number}{draw(comments)}\n{more}")
    return draw(comments) + "\n" + "\n".join(lines)


@st.composite
def passports(draw):
    """A markdown text with front matter in some hand's style."""
    keys = draw(
        st.lists(
            st.sampled_from(["id", "title", "summary", "tags", "scent", "edges", "date", "x-y"]),
            unique=True,
        )
    )
    lines = []
    for key in keys:
        if draw(st.integers(0, 5)) == 0:
            lines.append(draw(st.sampled_from(["", "# a comment", "   # indented"])))
        shape = {"tags": tag_lists(), "edges": edge_lists()}.get(key, scalars())
        lines.append(f"{key}:{draw(shape)}")
    inside = "".join(line + "\n" for line in lines)
    body = draw(st.sampled_from(["", "# Heading\n\ntext\n", "no end", "\n\n---\nrule\n---\n"]))
    text = f"---\n{inside}---\n{body}"
    text = text.replace("\n", draw(st.sampled_from(["\n", "\n", "\r\n", "\r"])))
    return draw(st.sampled_from(["", "", "\ufeff"])) + text


@st.composite
def mutated(draw):
    """A passport with some characters put in, taken out or doubled."""
    text = draw(passports())
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        length = draw(st.integers(0, 3))
        piece = draw(
            st.sampled_from(
                [
                    "",
                    ":",
                    "- ",
                    "\n",
                    "[",
                    "}",
                    "#",
                    "'",
                    '"',
                    "\t",
                    "&a ",
                    "\x85",
                    "\u2028",
                    "---\n",
                    "\0",
                ]
            )
        )
        text = text[:at] + piece + text[at + length :]
    return text


def assert_only_key_changed(before, after, key):
    """The lines that differ are those of the key, by the lines that parsing reported."""
    old, new = LINE.findall(before), LINE.findall(after)
    start = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    end = 0
    while end < min(len(old), len(new)) - start and old[-1 - end] == new[-1 - end]:
        end += 1
    changed = range(start + 1, len(old) - end + 1)
    lines = parse(before).lines
    if key not in lines:
        assert not changed, "a new key must only add lines"
        return
    first = lines[key]
    later = [line for line in lines.values() if line > first]
    body = len(LINE.findall(before[: parse(before).body_start]))
    assert all(first <= line < min([*later, body]) for line in changed)


@EXAMPLES
@given(passports(), st.sampled_from(["id", "title", "summary", "scent", "new-key"]), values)
def test_a_set_field_reads_back_and_leaves_all_other_lines(text, key, value):
    before = parse(text)
    assert not before.broken
    result = set_fields(text, {key: value})
    after = parse(result)
    assert after.fields == {**before.fields, key: value}
    assert result[after.body_start :] == text[before.body_start :]
    assert_only_key_changed(text, result, key)


@EXAMPLES
@given(passports(), st.lists(values, max_size=4).map(tuple))
def test_set_tags_read_back_and_leave_all_other_lines(text, tags):
    result = set_fields(text, {"tags": tags})
    assert parse(result).fields == {**parse(text).fields, "tags": tags}
    assert_only_key_changed(text, result, "tags")


@EXAMPLES
@given(passports(), st.sampled_from(["id", "title", "summary", "tags", "scent", "edges", "date"]))
def test_a_removed_field_is_gone_and_all_other_lines_stay(text, key):
    try:
        result = set_fields(text, {key: None})
    except SpliceError:
        # Blank lines and comments after the key could become part of a text block before it.
        assert "|" in text or ">" in text
        return
    wanted = {k: v for k, v in parse(text).fields.items() if k != key}
    assert parse(result).fields == wanted
    assert_only_key_changed(text, result, key)


@EXAMPLES
@given(passports(), values.filter(str.strip), values.filter(str.strip), values)
def test_an_added_edge_comes_last_and_the_others_stay(text, to, kind, scent):
    edge = EdgeLine(to, kind, scent)
    result = add_edge(text, edge)
    items = parse(result).fields["edges"]
    before = parse(text).fields.get("edges", ())
    assert items[:-1] == (before if isinstance(before, tuple) else ())
    assert items[-1] == {"to": to, "type": kind, **({"scent": scent} if scent else {})}
    assert_only_key_changed(text, result, "edges")


@EXAMPLES
@given(passports(), st.data(), values.filter(str.strip), values)
def test_an_edited_edge_keeps_what_the_schema_does_not_know(text, data, to, scent):
    edges = parse(text).partial.edges
    if not edges:
        return
    index = data.draw(st.integers(0, len(edges) - 1))
    result = replace_edge(text, index, EdgeLine(to, "part-of", scent))
    item = dict(parse(result).fields["edges"][index])
    was = dict(parse(text).fields["edges"][index])
    assert item.get("note") == was.get("note")
    assert item.get("weight") == was.get("weight")
    assert " ".join(item["to"].split()) == " ".join(to.split())
    assert item["type"] == "part-of"
    assert_only_key_changed(text, result, "edges")


@EXAMPLES
@given(passports(), st.data())
def test_a_removed_edge_is_gone_and_the_others_stay(text, data):
    edges = parse(text).partial.edges
    if not edges:
        return
    index = data.draw(st.integers(0, len(edges) - 1))
    result = remove_edge(text, index)
    before = parse(text).fields["edges"]
    assert parse(result).fields["edges"] == before[:index] + before[index + 1 :]
    assert_only_key_changed(text, result, "edges")


@EXAMPLES
@given(passports(), any_text)
def test_a_replaced_body_leaves_the_front_matter_byte_for_byte(text, body):
    before = parse(text)
    assume(not (text[: before.body_start].endswith("\r") and body.startswith("\n")))
    result = replace_body(text, body)
    after = parse(result)
    assert result[after.body_start :] == body
    assert result[: before.body_start].rstrip("\r\n") == text[: before.body_start].rstrip("\r\n")


@EXAMPLES
@given(
    st.one_of(mutated(), any_text, st.text(st.sampled_from("-\n:[]{}ab #|>&*!\t\r"), max_size=60))
)
def test_parsing_never_fails(text):
    parsed = parse(text)
    assert 0 <= parsed.body_start <= len(text)
    assert parsed.passport is None or parsed.present


@EXAMPLES
@given(mutated(), st.sampled_from(["id", "title", "tags", "edges", "summary"]), values)
def test_an_edit_of_damaged_front_matter_is_right_or_refused(text, key, value):
    before = parse(text)
    try:
        result = set_fields(text, {key: value})
    except SpliceError:
        return
    after = parse(result)
    assert after.fields == {**before.fields, key: value}
    assert result[after.body_start :] == text[before.body_start :]


@EXAMPLES
@given(mutated(), st.integers(0, 2))
def test_edge_edits_of_damaged_front_matter_are_right_or_refused(text, index):
    edge = EdgeLine("n", "owns", "smell: it")
    body = text[parse(text).body_start :]
    for edit in (
        lambda: add_edge(text, edge),
        lambda: replace_edge(text, index, edge),
        lambda: remove_edge(text, index),
    ):
        try:
            result = edit()
        except SpliceError:
            continue
        assert result[parse(result).body_start :] == body
