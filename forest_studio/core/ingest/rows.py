"""Rows of JSON files with the line where each begins, and values checked as they are taken."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from forest_studio.core.model.errors import BenchError

_GAP = re.compile(r"[\s,]*")
_DECODER = json.JSONDecoder()


@dataclass(frozen=True, slots=True)
class Row:
    """One JSON object of a file; every way to take a value raises BenchError with its line."""

    value: dict[str, Any]
    file: Path
    line: int
    number: int
    """Of the row, from 1."""

    def text(self, key: str) -> str:
        """A text, blanks around it taken away; empty for null or where the key is missing."""
        found = self.value.get(key)
        if found is None:
            return ""
        return (
            whole(found).strip() if isinstance(found, str) else self.refuse(f"{key!r} is no text")
        )

    def needed(self, key: str) -> str:
        """A text that may not be empty."""
        return self.text(key) or self.refuse(f"{key!r} is missing or empty")

    def items(self, key: str) -> list[Any]:
        """A list, which must be there."""
        found = self.value.get(key)
        return found if isinstance(found, list) else self.refuse(f"{key!r} is no list")

    def rows(self, key: str) -> list["Row"]:
        """A list of objects, each as a row of the same line."""
        return [self.nested(item, key) for item in self.items(key)]

    def nested(self, item: object, key: str) -> "Row":
        """An object inside of this one."""
        if not isinstance(item, dict):
            self.refuse(f"{key!r} holds something that is no object")
        return Row(item, self.file, self.line, self.number)

    def refuse(self, problem: str) -> NoReturn:
        """Says what is wrong and in which line."""
        raise BenchError(problem, node=str(self.file), line=self.line)


def whole(text: str) -> str:
    """The text without halves of characters, which JSON can hold and no file can."""
    return text.encode("utf-8", "replace").decode("utf-8")


def read_rows(path: Path) -> tuple[Row, ...]:
    """The objects of a JSON array, or of JSON lines; raises BenchError with file and line."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BenchError(f"{path} can't be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BenchError("the file is not UTF-8", node=str(path)) from error
    rows = tuple(_rows(text, path))
    if not rows:
        raise BenchError("there are no questions in the file", node=str(path))
    return rows


def _rows(text: str, path: Path) -> Iterator[Row]:
    """An array is read piece by piece, since a parser of the whole forgets the lines."""
    at = _after_gap(text, 0)
    closing = text[at : at + 1] == "["
    at += closing
    line, seen, number = 1, 0, 0
    while (at := _after_gap(text, at)) < len(text):
        line, seen = line + text.count("\n", seen, at), at
        if closing and text[at] == "]":
            if text[at + 1 :].strip():
                raise BenchError("something stands after the list", node=str(path), line=line)
            return
        value, at = _decoded(text, at, path)
        if not isinstance(value, dict):
            raise BenchError("this is no JSON object", node=str(path), line=line)
        number += 1
        yield Row(value, path, line, number)
    if closing:
        raise BenchError("the list has no end", node=str(path), line=line)


def _after_gap(text: str, at: int) -> int:
    found = _GAP.match(text, at)
    return found.end() if found else at


def _decoded(text: str, at: int, path: Path) -> tuple[Any, int]:
    try:
        return _DECODER.raw_decode(text, at)
    except json.JSONDecodeError as error:
        line = text.count("\n", 0, error.pos) + 1
        raise BenchError(f"no valid JSON: {error.msg}", node=str(path), line=line) from error
    except RecursionError as error:
        line = text.count("\n", 0, at) + 1
        raise BenchError("the JSON is nested too deep", node=str(path), line=line) from error
