"""Sentences of a markdown body, each with its place, so that a quote is the very bytes."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

_HEADING = re.compile(r"[ \t]{0,3}#{1,6}[ \t]+(.*?)[ \t#]*$")
_ITEM = re.compile(r"[ \t]*(?:[-*+]|\d{1,4}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?|[ \t]*>[ \t]?")
_RULE = re.compile(r"[ \t]*\|?[ \t:|=*_-]{3,}$")
_FENCE = re.compile(r"[ \t]*(?:```|~~~)")
_END = re.compile(r"[.!?…][\"'”’»)\]*_]*\s+(?=[\"'“‘«(\[*_¿¡]*[A-ZÀ-ÖØ-Þ0-9])")
_ABBREVIATION = re.compile(
    r"(?:^|[\s(])(?:[A-Za-z]|e\.g|i\.e|p\.ej|approx|aprox|[cC]f|[vV]s|[Nn]o|[Nn]r|[Nn]um|[Mm]rs?|[Mm]s"
    r"|[Dd]ra?|[Ss]ra?|[Ss]rta|[Pp]rof|[Ss]t|[Ff]ig|[Aa]v|[Ee]tc|[Ii]nc|[Ll]td|[a-z]\.[a-z])\.$"
)


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence, list item or table row of a body."""

    text: str
    """Verbatim, line breaks included."""
    start: int
    """Index of its first character in the body."""
    context: str
    """The heading over it and, for a table row, the table's own heading."""


@dataclass(frozen=True, slots=True)
class _Block:
    """Lines that belong together: a paragraph, an item, a row."""

    start: int
    end: int
    whole: bool
    """Never split: a table's row."""
    context: str


def sentences(body: str) -> Iterator[Sentence]:
    """Every sentence in order; headings, rules and fences are context at most."""
    for block in _blocks(body):
        start = block.start
        for end in () if block.whole else _ends(body, block):
            yield from _sentence(body, start, end, block.context)
            start = end
        yield from _sentence(body, start, block.end, block.context)


def _sentence(body: str, start: int, end: int, context: str) -> Iterator[Sentence]:
    raw = body[start:end]
    text = raw.strip()
    if text:
        yield Sentence(text, start + len(raw) - len(raw.lstrip()), context)


def _ends(body: str, block: _Block) -> Iterator[int]:
    for match in _END.finditer(body, block.start, block.end):
        before = body[block.start : match.start() + 1]
        if body[match.start()] != "." or not _ABBREVIATION.search(before[-12:]):
            yield match.end()


def _blocks(body: str) -> Iterator[_Block]:
    reader = _BlockReader()
    offset = 0
    for line in body.splitlines(keepends=True):
        yield from reader.take(line, offset)
        offset += len(line)
    yield from reader.finish()


class _BlockReader:
    """Puts lines together to blocks, one line at a time."""

    def __init__(self) -> None:
        self._heading = ""
        self._table = ""
        self._held: tuple[int, int] | None = None

    def take(self, line: str, offset: int) -> Iterator[_Block]:
        """The blocks that end before or with this line."""
        plain = line.rstrip()
        is_row = plain.lstrip().startswith("|")
        if not is_row:
            self._table = ""
        if heading := _HEADING.match(plain):
            yield from self.finish()
            self._heading = heading[1]
        elif not plain or _FENCE.match(plain) or _RULE.match(plain):
            yield from self.finish()
        elif is_row:
            yield from self.finish()
            yield from self._row(plain, offset)
        else:
            if item := _ITEM.match(plain):
                yield from self.finish()
            start = offset + (item.end() if item else 0)
            end = offset + len(plain)
            self._held = (self._held[0] if self._held else start, end)

    def finish(self) -> Iterator[_Block]:
        """The block that is being held, if any."""
        if self._held:
            yield _Block(*self._held, whole=False, context=self._heading)
        self._held = None

    def _row(self, plain: str, offset: int) -> Iterator[_Block]:
        if not self._table:
            self._table = plain.replace("|", " ")
        context = f"{self._heading} {self._table}"
        yield _Block(offset, offset + len(plain), whole=True, context=context)
