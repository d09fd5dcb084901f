"""JSON is found in whatever a model wraps it in, and nothing is made up."""

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forest_studio.core.llm.tolerant import NotJson, Parsed, parse

scalars = st.one_of(st.none(), st.booleans(), st.integers(-(10**12), 10**12), st.text())
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
)
objects = st.dictionaries(st.text(), values, max_size=5)


def value_of(text: str) -> Any:
    found = parse(text)
    assert isinstance(found, Parsed), found
    return found.value


@given(objects, st.booleans())
def test_plain_json_is_read_as_it_is(value: dict[str, Any], ascii_only: bool) -> None:
    assert parse(json.dumps(value, ensure_ascii=ascii_only)) == Parsed(value)


@given(
    objects, st.sampled_from(["```json\n{}\n```", "Sure! Here it is:\n\n```\n{}\n```\nBye.", "{}"])
)
def test_an_object_in_a_code_fence_is_read(value: dict[str, Any], wrapping: str) -> None:
    text = json.dumps(value, ensure_ascii=True).replace("`", "\\u0060")
    assert value_of(wrapping.replace("{}", text, 1)) == value


@given(objects)
def test_words_before_and_after_do_not_matter(value: dict[str, Any]) -> None:
    text = json.dumps(value, ensure_ascii=False)
    assert value_of(f"I would say: {text} That is all.") == value


@given(st.dictionaries(st.text(), scalars, min_size=1, max_size=5), st.integers(1, 400))
def test_a_truncated_object_is_closed_and_keeps_only_whole_values(
    value: dict[str, Any], length: int
) -> None:
    text = json.dumps(value, ensure_ascii=False)
    found = parse(text[: min(length, len(text) - 1)])
    assert isinstance(found, Parsed)
    assert found.cut_off
    for name, kept in found.value.items():
        whole = value.get(name)
        assert kept == whole or (isinstance(kept, str) and isinstance(whole, str))


@given(st.text(alphabet="{}[]\"',:\\ `abc1-.eE\ntrue/<>", max_size=300))
def test_no_text_is_too_strange(text: str) -> None:
    assert isinstance(parse(text), Parsed | NotJson)


@given(
    st.dictionaries(st.text("abcdef_", min_size=1), st.integers() | st.text("abc dé"), min_size=1)
)
def test_trailing_commas_and_bare_names_are_taken(value: dict[str, Any]) -> None:
    text = json.dumps(value, ensure_ascii=False)
    assert value_of(text[:-1] + ", }") == value
    assert value_of(re.sub(r'"([a-f_]+)":', r"\1:", text)) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("{'action': 'go', 'door': 3}", {"action": "go", "door": 3}),
        ("{'text': 'Ana's house', 'ok': True}", {"text": "Ana's house", "ok": True}),
        ('<think>{"door": 1}? no.</think>{"door": 2}', {"door": 2}),
        ('{"a": "one\nline"}', {"a": "one\nline"}),
        ('{"a": "it\\\'s"}', {"a": "it's"}),
        ('{"a": "\\ud83c\\udf32", }', {"a": "🌲"}),
        ('use {braces} like so: {"a": 1}', {"a": 1}),
        ('{"a": 1} {"a": 2}', {"a": 1}),
        ('\ufeff{"a": 1}', {"a": 1}),
        ('{"a": 1 // first\n, "b": 2}', {"a": 1, "b": 2}),
    ],
)
def test_sloppy_json_is_read(text: str, value: dict[str, Any]) -> None:
    assert value_of(text) == value


@pytest.mark.parametrize("text", ["", "  ", "no idea", "42", '"text"', "{'a' 'b'}", "{a b}"])
def test_what_is_no_object_is_told_with_a_reason(text: str) -> None:
    found = parse(text)
    assert isinstance(found, NotJson)
    assert found.reason


def test_a_number_that_was_cut_is_not_taken_for_a_shorter_one() -> None:
    found = parse('{"action": "go", "door": 1')
    assert found == Parsed({"action": "go"}, repaired=True, cut_off=True)


@pytest.mark.parametrize(
    "text",
    [
        "{" * 50_000,
        "[" * 190_000,
        "<think>" * 20_000,
        "```" * 60_000,
        '{"a":' * 30_000,
        "'" * 150_000,
    ],
)
def test_hostile_text_takes_no_time(text: str) -> None:
    assert isinstance(parse(text), Parsed | NotJson)
