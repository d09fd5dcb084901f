"""Reads a passport out of a markdown text; whatever the text is, the result is a value."""

import re
from collections.abc import Mapping as MappingType
from dataclasses import dataclass, field
from sys import intern
from typing import Union

from forest_studio.core.model.edges import EdgeLine
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.model.passport import Passport
from forest_studio.core.store.passports.conflict_markers import find_markers
from forest_studio.core.store.passports.front_matter_block import (
    Block,
    body_offset,
    find_block,
    line_number,
)
from forest_studio.core.store.passports.plain_passport import read_plain
from forest_studio.core.store.passports.yaml_nodes import (
    Mapping,
    Scalar,
    Sequence,
    YamlNode,
    YamlProblem,
    compose,
)

Value = Union[str, "tuple[Value, ...]", "MappingType[str, Value]"]
"""What front matter holds: texts, lists and mappings of texts; nothing is a number or a date."""

_REMEDIES = {
    "front-matter-unparsable": "Put the value in quotes, or correct the indentation",
    "front-matter-too-large": "Move text into the body: front matter holds at most 64 KiB",
    "front-matter-too-deep": "Front matter may be nested 20 levels at most",
    "front-matter-unterminated": "Close the front matter with a line of ---",
    "yaml-alias": "Write the value out; front matter has no aliases",
    "yaml-anchor": "Write the value out; front matter has no anchors",
    "yaml-tag": "Remove the tag; every value is read as text",
    "duplicate-key": "Keep one of the two; the first is used",
    "wrong-type": "Write it as the schema wants it",
    "conflict-markers": "Finish the merge: choose a side and remove the markers",
}
_ODD_LINE_END = re.compile("[\x85\u2028\u2029]")
_UNTERMINATED = "the front matter is opened with --- and never closed"
_TOO_LARGE = "the front matter is larger than 64 KiB"


@dataclass(frozen=True, slots=True)
class Parsed:
    """What a text's front matter says, and what is wrong with it."""

    present: bool
    """Whether there is front matter, readable or not."""
    fields: MappingType[str, Value]
    lines: MappingType[str, int]
    """Line of each key in the file, from 1."""
    passport: Passport | None
    """The passport, when id, title and summary are there as text; else the node is wild."""
    partial: Passport
    """Whatever of a passport could be read; missing fields are empty."""
    body_start: int
    """Index of the body's first character."""
    findings: tuple[Finding, ...] = ()
    broken: bool = False
    """The front matter can't be parsed, so it can't be edited either."""


@dataclass(slots=True)
class Reading:
    """A parse with the places that splicing needs."""

    text: str
    block: Block | None
    root: Mapping | None = None
    edge_nodes: list[Mapping] = field(default_factory=list)
    """The mappings behind ``partial.edges``, in the same order."""
    findings: list[Finding] = field(default_factory=list)
    broken: bool = False
    odd_lines: bool = False
    """Whether the YAML holds characters that end a line in YAML only."""

    def line(self, node: YamlNode) -> int:
        """Line of a node in the file, from 1."""
        if self.odd_lines and self.block is not None:
            return line_number(self.text, self.block.start + node.start)
        return node.line + 2

    def report(
        self,
        rule: str,
        message: str,
        place: tuple[int | None, int | None],
        severity: Severity = Severity.ERROR,
        remedy: str = "",
    ) -> None:
        """Adds a finding at a line and column."""
        line, column = place
        self.findings.append(
            Finding(rule, message, remedy or _REMEDIES[rule], severity, line=line, column=column)
        )

    def place(self, node: YamlNode) -> tuple[int, int]:
        """Line and column of a node in the file, from 1."""
        return self.line(node), node.column + 1


EMPTY = Passport("", "")


def parse(text: str) -> Parsed:
    """Reads the front matter of a markdown text; never raises."""
    return parsed_from(read_front_matter(text))


def parse_passport(text: str) -> Parsed:
    """Like parse, without ``fields`` and ``lines``, for those who read whole forests."""
    block = find_block(text)
    if block is not None and not block.problem and find_markers(text) is None:
        partial = read_plain(text[block.start : block.end])
        if partial is not None:
            return Parsed(True, {}, {}, _valid(partial), partial, block.body_start)
    return parsed_from(read_front_matter(text), with_fields=False)


def body_start(text: str) -> int:
    """Index of the body's first character, as parse has it."""
    block = find_block(text)
    return body_offset(text) if block is None else block.body_start


def parsed_from(reading: Reading, with_fields: bool = True) -> Parsed:
    """The public result of a reading."""
    block, root = reading.block, reading.root
    if block is None:
        start = body_offset(reading.text)
        return Parsed(False, {}, {}, None, EMPTY, start, tuple(reading.findings))
    if root is None:
        empty = Parsed(True, {}, {}, None, EMPTY, block.body_start, tuple(reading.findings))
        return empty if not reading.broken else _as_broken(empty)
    fields = _fields(root) if with_fields else {}
    lines = _lines(reading, root) if with_fields else {}
    partial = _passport(reading, root)
    findings = tuple(reading.findings)
    return Parsed(True, fields, lines, _valid(partial), partial, block.body_start, findings)


def _valid(partial: Passport) -> Passport | None:
    return partial if partial.id and partial.title and partial.summary else None


def _lines(reading: Reading, root: Mapping) -> dict[str, int]:
    return {k.text: reading.line(k) for k, _ in reversed(root.pairs) if isinstance(k, Scalar)}


def _as_broken(parsed: Parsed) -> Parsed:
    return Parsed(
        True, {}, {}, None, EMPTY, parsed.body_start, findings=parsed.findings, broken=True
    )


def read_front_matter(text: str) -> Reading:
    """Finds, limits and composes the front matter; schema and edges are read by parsed_from."""
    block = find_block(text)
    reading = Reading(text, block)
    marker = find_markers(text)
    if marker is not None:
        reading.report("conflict-markers", "a merge was left unfinished here", (marker, 1))
    if block is None:
        return reading
    if block.problem:
        message = _TOO_LARGE if block.problem == "front-matter-too-large" else _UNTERMINATED
        reading.report(block.problem, message, (1, 1))
        reading.broken = True
        return reading
    try:
        _compose_into(reading, block)
    except YamlProblem as problem:
        line = None if problem.line is None else problem.line + 2
        column = None if problem.column is None else problem.column + 1
        reading.report(problem.rule, problem.message, (line, column))
        reading.broken = True
    return reading


def _compose_into(reading: Reading, block: Block) -> None:
    inside = reading.text[block.start : block.end]
    reading.odd_lines = not inside.isascii() and _ODD_LINE_END.search(inside) is not None
    root = compose(inside)
    if isinstance(root, Mapping):
        _report_duplicates(reading, root)
        reading.root = root
    elif root is not None:
        raise YamlProblem(
            "front-matter-unparsable", "front matter must be 'key: value' lines", root.line, 0
        )


def _report_duplicates(reading: Reading, node: YamlNode) -> None:
    if isinstance(node, Sequence):
        for item in node.items:
            if not isinstance(item, Scalar):
                _report_duplicates(reading, item)
    elif isinstance(node, Mapping):
        seen: dict[str, Scalar] = {}
        for key, value in node.pairs:
            if not isinstance(key, Scalar):
                message = "a key must be a text"
                reading.report("wrong-type", message, reading.place(key), Severity.WARNING)
            elif (first := seen.setdefault(key.text, key)) is not key:
                reading.report(
                    "duplicate-key",
                    f"the key {key.text!r} of line {reading.line(first)} comes again",
                    reading.place(key),
                    Severity.WARNING,
                )
            if not isinstance(value, Scalar):
                _report_duplicates(reading, value)


def _fields(node: Mapping) -> dict[str, Value]:
    fields: dict[str, Value] = {}
    for key, value in node.pairs:
        if isinstance(key, Scalar):
            fields.setdefault(key.text, value_of(value))
    return fields


def value_of(node: YamlNode) -> Value:
    """A node as plain texts, tuples and dicts."""
    if isinstance(node, Scalar):
        return node.text
    if isinstance(node, Sequence):
        return tuple(value_of(item) for item in node.items)
    return _fields(node)


def _passport(reading: Reading, root: Mapping) -> Passport:
    return Passport(
        id=_one_line(reading, root, "id"),
        title=_one_line(reading, root, "title"),
        summary=_text(reading, root, "summary").strip(),
        tags=_tags(reading, root),
        scent=_one_line(reading, root, "scent"),
        edges=_edges(reading, root),
    )


def _text(reading: Reading, mapping: Mapping, key: str) -> str:
    pair = mapping.find(key)
    if pair is None:
        return ""
    name, value = pair
    if isinstance(value, Scalar):
        return "" if value.is_null else value.text
    _wrong_type(reading, name, f"'{key}' must be a text", f"Write '{key}: some words'")
    return ""


def _one_line(reading: Reading, mapping: Mapping, key: str) -> str:
    return " ".join(_text(reading, mapping, key).split())


def _wrong_type(reading: Reading, node: YamlNode, message: str, remedy: str) -> None:
    reading.report("wrong-type", message, reading.place(node), Severity.WARNING, remedy)


def _tags(reading: Reading, root: Mapping) -> tuple[str, ...]:
    pair = root.find("tags")
    if pair is None:
        return ()
    name, value = pair
    if isinstance(value, Scalar):
        words = [] if value.is_null else value.text.split(",")
        return tuple(word.strip() for word in words if word.strip())
    if isinstance(value, Sequence) and all(isinstance(item, Scalar) for item in value.items):
        texts = [item.text for item in value.items if isinstance(item, Scalar)]
        return tuple(intern(text) for text in texts if text)
    _wrong_type(reading, name, "'tags' must be a list of words", "Write 'tags: [one, two]'")
    return ()


def _edges(reading: Reading, root: Mapping) -> tuple[EdgeLine, ...]:
    pair = root.find("edges")
    if pair is None:
        return ()
    name, value = pair
    if isinstance(value, Scalar) and value.is_null:
        return ()
    remedy = "Write '- {to: some-id, type: owns, scent: how it smells}'"
    if not isinstance(value, Sequence):
        _wrong_type(reading, name, "'edges' must be a list", remedy)
        return ()
    edges = []
    reading.edge_nodes.clear()
    for item in value.items:
        edge = _edge(reading, item) if isinstance(item, Mapping) else None
        if edge is None:
            _wrong_type(reading, item, "an edge needs 'to' and 'type'", remedy)
        elif isinstance(item, Mapping):
            reading.edge_nodes.append(item)
            edges.append(edge)
    return tuple(edges)


def _edge(reading: Reading, item: Mapping) -> EdgeLine | None:
    to, kind = _one_line(reading, item, "to"), _one_line(reading, item, "type")
    if not to or not kind:
        return None
    return EdgeLine(intern(to), intern(kind), _one_line(reading, item, "scent"), reading.line(item))
