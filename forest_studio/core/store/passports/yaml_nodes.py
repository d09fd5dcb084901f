"""Reads YAML as strings with their places in the text; the home of PyYAML for front matter."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import yaml
from yaml._yaml import CParser

MAX_DEPTH = 20
YAML_VERSION: str = yaml.__version__
_NOT_PRINTABLE = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_OTHER_TEXT = re.compile(r"(?i:y|n)|0o[0-7]+|[-+]?[0-9][0-9_]*([.:][0-9_]*)*|<<|=")
"""What YAML readers other than PyYAML take for something else than text."""


@dataclass(slots=True)
class Scalar:
    """A text; ``style`` is "" when plain, else ``'``, ``"``, ``|`` or ``>``."""

    start: int
    end: int
    line: int
    column: int
    text: str
    style: str

    @property
    def is_null(self) -> bool:
        """Whether YAML reads it as no value at all."""
        return not self.style and self.text in ("", "~", "null", "Null", "NULL")


@dataclass(slots=True)
class Sequence:
    """A list; ``flow`` when written with brackets."""

    start: int
    end: int
    line: int
    column: int
    flow: bool
    items: "list[YamlNode]"


@dataclass(slots=True)
class Mapping:
    """Pairs in the order of the text, duplicates included; ``flow`` when written with braces."""

    start: int
    end: int
    line: int
    column: int
    flow: bool
    pairs: "list[tuple[YamlNode, YamlNode]]"

    def find(self, key: str) -> "tuple[Scalar, YamlNode] | None":
        """The first pair with that key."""
        for name, value in self.pairs:
            if isinstance(name, Scalar) and name.text == key:
                return name, value
        return None

    def count(self, key: str) -> int:
        """How many pairs have that key."""
        return sum(1 for name, _ in self.pairs if isinstance(name, Scalar) and name.text == key)


YamlNode = Scalar | Sequence | Mapping


class YamlProblem(Exception):
    """Why a text is refused; line and column count from 0 inside that text."""

    def __init__(self, rule: str, message: str, line: int | None, column: int | None) -> None:
        super().__init__(message)
        self.rule = rule
        self.message = message
        self.line = line
        self.column = column


def compose(text: str) -> YamlNode | None:
    """The one document of a text, every scalar as its string; None when there is none.

    Works event by event, so that neither an alias nor a deep nesting costs more than its bytes.
    Raises YamlProblem, and nothing else whatever the text is.
    """
    try:
        return _compose(CParser(text))
    except YamlProblem:
        raise
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        message = error.problem or error.context or "can't be parsed"
        place = (None, None) if mark is None else (mark.line, mark.column)
        raise YamlProblem("front-matter-unparsable", message, *place) from error
    except Exception as error:  # PyYAML lets ValueError and others out
        raise _other_problem(text, error) from error


def _other_problem(text: str, error: Exception) -> YamlProblem:
    found = _NOT_PRINTABLE.search(text)
    if found is None:
        return YamlProblem("front-matter-unparsable", str(error), None, None)
    before = text[: found.start()]
    line = len(re.findall(r"\r\n|\r|\n", before))
    column = found.start() - max(before.rfind("\n"), before.rfind("\r")) - 1
    message = f"the character U+{ord(found.group()):04X} is not allowed in YAML"
    return YamlProblem("front-matter-unparsable", message, line, column)


class _Open:
    """A collection that is being read."""

    __slots__ = ("event", "items")

    def __init__(self, event: Any) -> None:
        self.event = event
        self.items: list[YamlNode] = []

    def close(self, end: int) -> YamlNode:
        """The finished collection."""
        mark, flow = self.event.start_mark, bool(self.event.flow_style)
        if isinstance(self.event, yaml.SequenceStartEvent):
            return Sequence(mark.index, end, mark.line, mark.column, flow, self.items)
        pairs = list(zip(self.items[::2], self.items[1::2], strict=True))
        return Mapping(mark.index, end, mark.line, mark.column, flow, pairs)


def _compose(parser: CParser) -> YamlNode | None:
    next_event: Callable[[], Any] = parser.get_event
    stack: list[_Open] = []
    root: YamlNode | None = None
    while (kind := (event := next_event()).__class__) is not yaml.StreamEndEvent:
        if kind is yaml.ScalarEvent:
            node: YamlNode = _scalar(event)
        elif kind in (yaml.SequenceStartEvent, yaml.MappingStartEvent):
            _refuse_decoration(event)
            if len(stack) >= MAX_DEPTH:
                raise _problem("front-matter-too-deep", f"nested over {MAX_DEPTH} levels", event)
            stack.append(_Open(event))
            continue
        elif kind in (yaml.SequenceEndEvent, yaml.MappingEndEvent):
            node = stack.pop().close(event.end_mark.index)
        elif kind is yaml.AliasEvent:
            raise _problem("yaml-alias", f"the alias *{event.anchor} is not allowed", event)
        elif kind is yaml.DocumentStartEvent and root is not None:
            raise _problem("front-matter-unparsable", "a second YAML document begins", event)
        else:
            continue
        if stack:
            stack[-1].items.append(node)
        else:
            root = node
    return root


def _scalar(event: Any) -> Scalar:
    if event.anchor is not None or event.tag is not None:
        _refuse_decoration(event)
    mark = event.start_mark
    return Scalar(
        mark.index, event.end_mark.index, mark.line, mark.column, event.value, event.style or ""
    )


def _refuse_decoration(event: Any) -> None:
    if event.anchor is not None:
        raise _problem("yaml-anchor", f"the anchor &{event.anchor} is not allowed", event)
    tag = getattr(event, "tag", None)
    if tag is not None:
        raise _problem("yaml-tag", f"the tag {tag} is not allowed", event)


def _problem(rule: str, message: str, event: Any) -> YamlProblem:
    return YamlProblem(rule, message, event.start_mark.line, event.start_mark.column)


_resolver: Any = yaml.resolver.Resolver()


def plain_is_text(value: str) -> bool:
    """Whether every YAML reader takes that plain scalar for a text, not for a number, date, …"""
    tag = _resolver.resolve(yaml.ScalarNode, value, (True, False))
    return tag == "tag:yaml.org,2002:str" and not _OTHER_TEXT.fullmatch(value)


def printable(value: str) -> bool:
    """Whether YAML allows every character of a text without an escape."""
    return _NOT_PRINTABLE.search(value) is None
