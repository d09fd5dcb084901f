"""Writes a text as a YAML scalar: the plainest style that every reader takes for that text."""

import re

from forest_studio.core.model.errors import ForestError
from forest_studio.core.store.passports.yaml_nodes import Scalar, plain_is_text, printable

_PLAIN_START = re.compile(r"""[^-?:,\[\]{}#&*!|>'"%@`\s.]|[.](?![.])""")
_NOT_PLAIN = re.compile(r":(?:\s|$)|\s#|[\t\r\n\x85\u2028\u2029\ufeff]")
_NOT_PLAIN_IN_FLOW = re.compile(r"[,\[\]{}:]")
_ESCAPED = re.compile('["\\\\\x00-\x1f\x7f-\xa0\u2028\u2029\ufeff\ud800-\udfff\ufffe\uffff]')
_SHORT_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}
_FOLD_WIDTH = 88


class SpliceError(ForestError):
    """The front matter can't be edited in place; nothing was changed."""


def fits_plain(text: str, *, flow: bool) -> bool:
    """Whether a text may stand without quotes, inside brackets or braces if ``flow``."""
    return (
        bool(_PLAIN_START.match(text))
        and text == text.strip()
        and printable(text)
        and not _NOT_PLAIN.search(text)
        and not (flow and _NOT_PLAIN_IN_FLOW.search(text))
        and plain_is_text(text)
    )


def write_scalar(text: str, *, flow: bool = False, like: Scalar | None = None) -> str:
    """A text on one line, in the style of ``like`` where the text allows it."""
    if any("\ud800" <= char <= "\udfff" for char in text):
        raise SpliceError("the text holds half a character", remedy="Type it again")
    style = like.style if like is not None else ""
    if style not in ("'", '"') and fits_plain(text, flow=flow):
        return text
    if style == "'" and fits_single(text):
        return "'" + text.replace("'", "''") + "'"
    if style != '"' and ('"' in text or "\\" in text) and "'" not in text and fits_single(text):
        return f"'{text}'"
    return '"' + _ESCAPED.sub(_escape, text) + '"'


def fits_single(text: str) -> bool:
    """Whether a text may stand in single quotes on one line."""
    return printable(text) and not re.search(r"[\t\r\n\x85\u2028\u2029\ufeff]", text)


def _escape(found: re.Match[str]) -> str:
    char = found.group()
    if char in _SHORT_ESCAPES:
        return _SHORT_ESCAPES[char]
    return f"\\x{ord(char):02x}" if ord(char) < 0x100 else f"\\u{ord(char):04x}"


def write_block(
    text: str, like: Scalar, indent: str, line_end: str, comment: str = ""
) -> str | None:
    """A text as a ``|`` or ``>`` block in the style of ``like``, last line end included.

    None when the text doesn't fit one; the caller checks by reading the result again.
    """
    body = text.rstrip("\n")
    awkward = not body or not printable(text) or "\r" in text or "\t" in text
    if awkward or body != body.strip() or re.search(r"[ \x85\u2028\u2029\ufeff]\n|\n ", body):
        return None
    newlines = len(text) - len(body)
    chomp = {0: "-", 1: ""}.get(newlines, "+")
    lines = body.split("\n") if like.style == "|" else _fold(body)
    lines += [""] * max(0, newlines - 1)
    head = like.style + chomp + comment + line_end
    return head + "".join((indent + line if line else "") + line_end for line in lines)


def _fold(body: str) -> list[str]:
    lines: list[str] = []
    for number, paragraph in enumerate(body.split("\n")):
        if number:
            lines.append("")
        lines += _wrap(paragraph) if paragraph else []
    return lines


def _wrap(paragraph: str) -> list[str]:
    """Breaks at single spaces only, since a fold gives back exactly one space."""
    lines: list[str] = []
    current = ""
    for word in re.split(r"(?<=[^ ]) (?=[^ ])", paragraph):
        if current and len(current) + len(word) >= _FOLD_WIDTH:
            lines.append(current)
            current = word
        else:
            current = f"{current} {word}" if current else word
    return [*lines, current]
