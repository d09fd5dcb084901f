"""Whether a JSON value fits a schema, for the few words of JSON schema that this program uses."""

from collections.abc import Mapping
from typing import Any

from forest_studio.core.llm.base import Schema

_KINDS: Mapping[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}


def misfit(value: Any, schema: Schema, place: str = "the reply") -> str:
    """Where and how a value departs from a schema, empty where it fits.

    Looks at ``type`` (one name), ``enum``, ``anyOf``, ``required``, ``properties``,
    ``additionalProperties: false`` and ``items``.
    """
    if "anyOf" in schema:
        faults = [misfit(value, option, place) for option in schema["anyOf"]]
        return "" if "" in faults else _nearest(value, schema["anyOf"], faults, place)
    kind = schema.get("type")
    if kind and not _is(value, kind):
        return f"{place} is no {kind}"
    if "enum" in schema and value not in schema["enum"]:
        return f"{place} is none of {', '.join(map(str, schema['enum']))}"
    if isinstance(value, dict):
        return _misfit_object(value, schema, place)
    if isinstance(value, list) and "items" in schema:
        faults = [misfit(one, schema["items"], f"an item of {place}") for one in value]
        return next(filter(None, faults), "")
    return ""


def _is(value: Any, kind: str) -> bool:
    if isinstance(value, bool):
        return kind == "boolean"
    return isinstance(value, _KINDS[kind])


def _misfit_object(value: dict[str, Any], schema: Schema, place: str) -> str:
    known = schema.get("properties", {})
    for name in schema.get("required", ()):
        if name not in value:
            return f"{place} lacks “{name}”"
    if schema.get("additionalProperties", True) is False and value.keys() - known.keys():
        return f"{place} has fields that nobody asked for"
    faults = (misfit(value[name], known[name], f"“{name}”") for name in known if name in value)
    return next(filter(None, faults), "")


def _nearest(value: Any, options: list[Schema], faults: list[str], place: str) -> str:
    """The fault against the option that the value's own ``action`` names, if it names one."""
    if isinstance(value, dict):
        for option, fault in zip(options, faults, strict=True):
            named = option.get("properties", {}).get("action", {}).get("enum", ())
            if value.get("action") in named:
                return fault
    return f"{place} is of no known kind"
