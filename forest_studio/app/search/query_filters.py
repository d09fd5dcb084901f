"""The filters inside a query's text: ``in:`` and ``type:``, read and written."""

import re

_PATTERN = r'(?<!\S){name}:(?:"[^"]*"|\S*)\s*'


def value_of(query: str, name: str) -> str:
    """What the filter says, empty when the query has none."""
    found = re.search(rf'(?<!\S){name}:(?:"([^"]*)"|(\S*))', query, re.IGNORECASE)
    return (found[1] or found[2] or "") if found else ""


def with_value(query: str, name: str, value: str) -> str:
    """The query with the filter set; an empty value takes it out."""
    words = re.sub(_PATTERN.format(name=name), "", query, flags=re.IGNORECASE).strip()
    if not value:
        return words
    quoted = f'"{value}"' if " " in value else value
    return f"{words} {name}:{quoted}".strip()
