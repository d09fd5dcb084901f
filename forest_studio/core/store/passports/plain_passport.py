"""Reads passports that are written the plain way, several times faster than through YAML.

Anything that YAML might take otherwise is left to it; a test holds the two to the same results.
"""

import re
from functools import lru_cache
from sys import intern

from forest_studio.core.model.edges import EdgeLine
from forest_studio.core.model.passport import Passport

_ODD = "\\x00-\\x1f\\x7f-\\xa0\\u2028\\u2029\\ud800-\\udfff\\ufeff\\ufffe\\uffff"
_PLAIN = rf"[A-Za-z](?:[^{_ODD}:#]|:(?=[^ {_ODD}]))*(?<! )"
_IN_FLOW = rf"[A-Za-z][^{_ODD}:#,\[\]{{}}]*(?<! )"
_QUOTED = rf'"[^{_ODD}"\\]*"'
_NAME = r"[A-Za-z][A-Za-z0-9_./-]*"
_PAIR = re.compile(rf"([A-Za-z][A-Za-z0-9_-]*): ({_PLAIN}|{_QUOTED})")
_TAGS = re.compile(r"tags: \[((?:[A-Za-z][\w-]*(?:, [A-Za-z][\w-]*)*)?)\]")
_EDGE = re.compile(
    rf"( *)- \{{to: ({_NAME}), type: ({_NAME})(?:, scent: ({_IN_FLOW}|{_QUOTED}))?\}}"
)
_KEPT_LISTS = 4096
_NULLS = frozenset({"null", "Null", "NULL"})


def read_plain(inside: str) -> Passport | None:
    """The passport of the YAML between two fences, None when it is not written the plain way."""
    lines = inside.split("\n")
    if lines.pop():
        return None
    texts: dict[str, str] = {}
    tags: tuple[str, ...] | None = None
    edges: tuple[EdgeLine, ...] | None = None
    at = 0
    while at < len(lines):
        line = lines[at]
        at += 1
        if line == "edges:" and edges is None:
            edges = _edges(lines, at)
            if not edges:
                return None
            at += len(edges)
        elif tags is None and (found := _TAGS.fullmatch(line)) is not None:
            tags = _words(found[1])
            if not _NULLS.isdisjoint(tags):
                return None
        elif not _add_text(line, texts):
            return None
    return _passport(texts, tags or (), edges or ())


@lru_cache(_KEPT_LISTS)
def _words(listed: str) -> tuple[str, ...]:
    """The words of a list, the same object for the same list: few are used again and again."""
    return tuple(intern(word) for word in listed.split(", ") if word)


def _add_text(line: str, texts: dict[str, str]) -> bool:
    found = _PAIR.fullmatch(line)
    if found is None:
        return False
    key, value = found.groups()
    if key in texts or key in ("tags", "edges") or value in _NULLS:
        return False
    texts[key] = _unquoted(value)
    return True


def _edges(lines: list[str], start: int) -> tuple[EdgeLine, ...] | None:
    """The edges of the lines from ``start`` on, None when one of them is odd."""
    edges: list[EdgeLine] = []
    indent = ""
    for number in range(start, len(lines)):
        found = _EDGE.fullmatch(lines[number])
        if found is None:
            break
        margin, to, kind, scent = found.groups()
        indent = indent if edges else margin
        if margin != indent or not _NULLS.isdisjoint((to, kind, scent)):
            return None
        scent = " ".join(_unquoted(scent).split()) if scent else ""
        edges.append(EdgeLine(intern(to), intern(kind), scent, number + 2))
    return tuple(edges)


def _unquoted(value: str) -> str:
    return value[1:-1] if value[0] == '"' else value


def _passport(
    texts: dict[str, str], tags: tuple[str, ...], edges: tuple[EdgeLine, ...]
) -> Passport:
    def line(key: str) -> str:
        return " ".join(texts.get(key, "").split())

    summary = texts.get("summary", "").strip()
    return Passport(line("id"), line("title"), summary, tags, line("scent"), edges)
