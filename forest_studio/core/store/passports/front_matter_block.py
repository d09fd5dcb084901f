"""Finds the front matter of a markdown text: its fences, line ends and where the body starts."""

import re
from dataclasses import dataclass

MAX_BYTES = 64 * 1024
BOM = "\ufeff"
LINE_END = re.compile(r"\r\n|\r|\n")
_OPENING = re.compile("\ufeff?---[ \t]*(\r\n|\r|\n)")
_CLOSING = re.compile("(?<![^\r\n])(?:---|\\.\\.\\.)[ \t]*(?:\r\n|\r|\n|\\Z)")
_FIRST_LINE = re.compile(r"(?:[ \t]*(?:#[^\r\n]*)?(?:\r\n|\r|\n))*[ \t]*([^\r\n]*)")
_LOOKS_LIKE_YAML = re.compile(
    r"""<<<<<<<[ ]|[{&*!?%]|(?:(?:"[^"]*"|'[^']*')[ \t]*|[\w$@.][^:#]*):(?:[ \t]|$)"""
)

_KEY = re.compile(r"[\w-]+:(?:[ \t\r\n]|$)|<<<<<<<[ ]")


@dataclass(frozen=True, slots=True)
class Block:
    """Where the front matter lies in a text; offsets count characters."""

    start: int
    """Where the YAML starts, after the opening fence."""
    end: int
    """Where the closing fence starts; equal to ``start`` when the block is empty."""
    body_start: int
    line_end: str
    problem: str = ""
    """Rule that the block breaks as a whole: ``front-matter-unterminated`` or ``-too-large``."""


def find_block(text: str) -> Block | None:
    """The front matter's block, or None when the text has none.

    A ``---`` that opens no YAML mapping is a thematic break, not front matter.
    """
    opening = _OPENING.match(text)
    if opening is None:
        return None
    start = opening.end()
    first = _FIRST_LINE.match(text, start)
    first_line = first.group(1) if first else ""
    line_end = opening.group(1)
    closing = _CLOSING.search(text, start, start + MAX_BYTES + 8)
    if closing is not None and closing.end() == start + MAX_BYTES + 8 < len(text):
        closing = None
    if closing is None:
        return _unclosed(text, start, line_end)
    inside = text[start : closing.start()]
    is_empty = _FIRST_LINE.fullmatch(inside + "\n") is not None and not first_of(inside)
    if not is_empty and not _LOOKS_LIKE_YAML.match(first_line):
        return None
    too_large = len(inside) > MAX_BYTES // 4 and len(inside.encode(errors="replace")) > MAX_BYTES
    problem = "front-matter-too-large" if too_large else ""
    return Block(start, closing.start(), closing.end(), line_end, problem)


def first_of(inside: str) -> str:
    """The first line of a block that is neither blank nor a comment."""
    found = _FIRST_LINE.match(inside)
    return found.group(1) if found else ""


def _unclosed(text: str, start: int, line_end: str) -> Block | None:
    if not _KEY.match(text, start):
        return None
    closing = _CLOSING.search(text, start)
    if closing is None:
        return Block(start, len(text), len(text), line_end, "front-matter-unterminated")
    return Block(start, closing.start(), closing.end(), line_end, "front-matter-too-large")


def body_offset(text: str) -> int:
    """Where the body starts in a text without front matter: after its byte order mark."""
    return 1 if text.startswith(BOM) else 0


def line_end_of(text: str) -> str:
    """The line end that a text uses first, ``\\n`` when it has none."""
    found = LINE_END.search(text)
    return found.group() if found else "\n"


def line_number(text: str, offset: int) -> int:
    """The line of an offset, from 1."""
    return len(LINE_END.findall(text, 0, offset)) + 1
