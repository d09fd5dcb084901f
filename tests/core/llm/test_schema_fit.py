"""A reply is held against its schema, and told in words where it departs."""

from typing import Any

import pytest

from forest_studio.core.llm.schema_fit import misfit

GO = {
    "type": "object",
    "properties": {"action": {"enum": ["go"]}, "door": {"type": "integer", "enum": [1, 2]}},
    "required": ["action", "door"],
    "additionalProperties": False,
}
MORE = {"type": "object", "properties": {"action": {"enum": ["more"]}}, "required": ["action"]}
LIST = {"type": "array", "items": {"type": "string"}}


@pytest.mark.parametrize(
    ("value", "schema"),
    [
        ({"action": "go", "door": 2}, GO),
        ({"action": "more"}, {"anyOf": [GO, MORE]}),
        (["a"], LIST),
        (None, {"type": "null"}),
        (1.5, {"type": "number"}),
        ("x", {}),
    ],
)
def test_what_fits_is_not_complained_about(value: Any, schema: Any) -> None:
    assert misfit(value, schema) == ""


@pytest.mark.parametrize(
    ("value", "schema", "words"),
    [
        ({"action": "go"}, GO, "lacks “door”"),
        ({"action": "go", "door": 7}, {"anyOf": [GO, MORE]}, "“door” is none of 1, 2"),
        ({"action": "go", "door": "1"}, GO, "“door” is no integer"),
        ({"action": "go", "door": 1, "x": 1}, GO, "nobody asked for"),
        ({"action": "fly"}, {"anyOf": [GO, MORE]}, "no known kind"),
        ([1], LIST, "an item of the reply is no string"),
        (True, {"type": "integer"}, "is no integer"),
        ([], GO, "is no object"),
    ],
)
def test_what_does_not_fit_is_told(value: Any, schema: Any, words: str) -> None:
    assert words in misfit(value, schema)
