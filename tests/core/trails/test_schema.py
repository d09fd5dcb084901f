"""The published schemas say what is written."""

import json
from typing import Any

import pytest

from forest_studio.core.trails.schema import SCHEMAS, schema, schema_text
from forest_studio.core.trails.trail import Outcome, Trail
from forest_studio.paths import shipped
from trail_builder import Walk


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_published_file_is_what_the_program_writes(name: str) -> None:
    file = shipped("resources", "schemas", f"{name}.json")
    assert file.read_text(encoding="utf-8") == schema_text(name), (
        f"write schema_text({name!r}) to {file.name} again"
    )


def test_every_key_of_a_written_trail_is_in_the_schema_and_the_required_ones_are_there() -> None:
    rules = schema("trail")
    trail = Walk().enter("a", heat=0.5).refused().go("b").back().go("c").answer("c")
    _check(json.loads(trail.to_json()), rules, rules["$defs"])
    _check(json.loads(Walk().give_up(Outcome.HOP_LIMIT).to_json()), rules, rules["$defs"])


def test_the_schema_tells_decisions_apart_by_what_they_do() -> None:
    parts = schema("trail")["$defs"]
    assert parts["GoDecision"]["properties"]["do"] == {"const": "go"}
    assert parts["GoDecision"]["required"] == ["do", "door"]
    assert "do" not in parts["Answer"]["properties"]


VERSION_1 = """{"id": "ab", "forest_commit": "c0", "question": "why?", "navigator": "forager",
"started": "2025-03-01T10:00:00+00:00", "steps": [{"number": 1, "observation": {"text": "t",
"tokens": 3, "node": "", "doors": [], "doors_total": 0, "cut": false, "opened": "", "page": 1,
"pages": 1}, "decision": {"do": "give-up", "reason": "no"}, "usage": {"observed_tokens": 3,
"prompt_tokens": 0, "reply_tokens": 0, "calls": 0, "seconds": 0.1}, "problem": ""}],
"outcome": "gave-up", "answer": null, "supported": false, "explored": 0, "model": "", "seed": 0,
"version": 1}"""


def test_a_trail_of_the_first_version_is_still_read() -> None:
    trail = Trail.from_json(VERSION_1)
    assert (trail.id, trail.outcome, trail.limits, trail.heat) == ("ab", Outcome.GAVE_UP, None, "")


def _check(value: Any, rule: dict[str, Any], parts: dict[str, Any]) -> None:
    """A small part of JSON schema: references, alternatives, objects and lists."""
    if "$ref" in rule:
        rule = parts[rule["$ref"].rpartition("/")[2]]
    if "anyOf" in rule:
        fitting = [option for option in rule["anyOf"] if _fits(value, option, parts)]
        assert len(fitting) == 1, (value, rule)
        _check(value, fitting[0], parts)
    elif rule.get("type") == "object":
        assert set(rule.get("required", ())) <= set(value) <= set(rule["properties"])
        for key, inner in value.items():
            _check(inner, rule["properties"][key], parts)
    elif rule.get("type") == "array":
        for inner in value:
            _check(inner, rule["items"], parts)
    else:
        assert _fits(value, rule, parts), (value, rule)


def _fits(value: Any, rule: dict[str, Any], parts: dict[str, Any]) -> bool:
    if "$ref" in rule:
        rule = parts[rule["$ref"].rpartition("/")[2]]
    kinds = {
        "object": dict, "array": list, "string": str, "integer": int, "number": (int, float),
        "boolean": bool, "null": type(None),
    }  # fmt: skip
    do = rule.get("properties", {}).get("do", {}).get("const")
    if isinstance(value, dict) and value.get("do") != do:
        return False
    if "const" in rule:
        return bool(value == rule["const"])
    return isinstance(value, kinds[rule["type"]]) and value in rule.get("enum", [value])
