"""Passports in markdown files: read with marks, edited in place, never dumped anew."""

from forest_studio.core.store.passports.front_matter_edges import (
    add_edge,
    remove_edge,
    replace_edge,
    write_edge,
)
from forest_studio.core.store.passports.front_matter_parse import Parsed, Value, parse
from forest_studio.core.store.passports.front_matter_splice import (
    FieldValue,
    replace_body,
    set_fields,
)
from forest_studio.core.store.passports.yaml_write import SpliceError

__all__ = [
    "FieldValue",
    "Parsed",
    "SpliceError",
    "Value",
    "add_edge",
    "parse",
    "remove_edge",
    "replace_body",
    "replace_edge",
    "set_fields",
    "write_edge",
]
