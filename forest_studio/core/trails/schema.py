"""The published JSON schemas of what hunts leave: trails, verdicts and rulings on shortcuts."""

import json
from typing import Any

from pydantic import TypeAdapter

from forest_studio.core.trails.shortcut_ruling import ShortcutRuling
from forest_studio.core.trails.trail import DECISIONS, Trail
from forest_studio.core.trails.verdict import Verdict

SCHEMAS = ("trail", "verdict", "shortcut-ruling")
_DRAFT = "https://json-schema.org/draft/2020-12/schema"
_KINDS: dict[str, Any] = {"trail": Trail, "verdict": Verdict, "shortcut-ruling": ShortcutRuling}


def schema(name: str) -> dict[str, Any]:
    """The schema of one of ``SCHEMAS``, as JSON schema draft 2020-12."""
    made = TypeAdapter(_KINDS[name]).json_schema()
    if name == "trail":
        _name_decisions(made["$defs"])
    return {"$schema": _DRAFT, "$id": f"forest-studio/{name}.json", **made}


def schema_text(name: str) -> str:
    """The text of the file that is published."""
    return json.dumps(schema(name), ensure_ascii=False, indent=2, sort_keys=True) + "\n"


def _name_decisions(parts: dict[str, Any]) -> None:
    """A decision is written with what it does as ``do``; an answer of a trail is not."""
    variants = []
    for do, kind in DECISIONS.items():
        part = parts[kind.__name__]
        fields = {"do": {"const": do}, **part.get("properties", {})}
        name = f"{kind.__name__}Decision"
        required = ["do", *part.get("required", [])]
        parts[name] = {**part, "properties": fields, "required": required, "title": name}
        variants.append({"$ref": f"#/$defs/{name}"})
        if kind.__name__ != "Answer":
            del parts[kind.__name__]
    parts["Step"]["properties"]["decision"] = {"anyOf": variants, "title": "Decision"}
