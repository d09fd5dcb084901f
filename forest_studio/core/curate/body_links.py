"""Finds the links of a markdown body, each with the characters that name its target."""

import html
import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from urllib.parse import unquote_to_bytes

from forest_studio.core.curate.prose import paragraphs
from forest_studio.core.store.passports.front_matter_parse import body_start

_SIGNS = re.compile(r"\]\(|\[\[|\]:")
_TOKEN = re.compile(
    r"\\.|`+|<!--|\[\[|\[|\]"
    r"|<[A-Za-z][A-Za-z0-9+.-]*:[^\s<>]*>"  # an address in angles
    r"|</?[A-Za-z][^<>\r\n]*>",  # an HTML tag
    re.S,
)
_GAP = r"[ \t]*+(?:(?:\r\n?|\n)[ \t>]*+)?"
_ANGLED = r"<(?P<angled>(?:\\.|[^<>\\\r\n])*)>"
_NESTED = r"\((?:\\.|[^\s()\\]|\((?:\\.|[^\s()\\])*\))*\)"
_TITLE = r'(?:"(?:\\.|[^"\\]){0,2000}"|\'(?:\\.|[^\'\\]){0,2000}\'|\((?:\\.|[^()\\]){0,2000}\))'
_INLINE = re.compile(
    rf"\({_GAP}(?:{_ANGLED}|(?P<bare>(?!<)(?:\\.|[^\s()\\]|{_NESTED})*))"
    rf"(?:(?=\s){_GAP}{_TITLE})?{_GAP}\)",
    re.S,
)
_DEFINITION = re.compile(
    r"(?:^|(?<=\r))(?:[ \t]{0,3}>)*[ \t]{0,8}\[(?!\^)(?P<label>(?:\\.|[^\[\]\\]){1,999})\]:"
    rf"{_GAP}(?:{_ANGLED}|(?P<bare>[^\s<][^\s]*+))"
    rf"(?:[ \t]+{_TITLE})?[ \t]*+(?=[\r\n]|\Z)",
    re.M | re.S,
)
_WIKI = re.compile(
    r"\[\[(?P<wiki>(?:[^\[\]|#\r\n\\]|\\(?!\|))*)"
    r"(?:#(?:[^\[\]|\r\n\\]|\\(?!\|))*)?(?:\\?\|(?:[^\]\r\n]|\](?!\]))*)?\]\]"
)
_CODED = re.compile(r"[%&\\]")
_ESCAPE = re.compile(r"\\([!-/:-@\[-`{-~])")
_ENTITY = re.compile(r"&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{0,31});")


class Way(StrEnum):
    """How a link is written."""

    INLINE = "inline"
    """``[text](target)``, an image too."""
    DEFINITION = "definition"
    """``[label]: target``."""
    WIKI = "wiki"
    """``[[target]]``, an embed too."""


@dataclass(frozen=True, slots=True)
class Link:
    """A link in a text, without its anchor."""

    way: Way
    start: int
    """First character of the target, counted in the whole text."""
    raw: str
    """The target as it is written, without angles, anchor, query and alias."""
    angled: bool = False
    """Whether the target stands in ``<>``."""

    @property
    def end(self) -> int:
        """The character after the target."""
        return self.start + len(self.raw)

    @property
    def target(self) -> str:
        """The target as it is meant: a path, a name or an id."""
        return self.raw.strip() if self.way is Way.WIKI else decoded(self.raw)


def decoded(raw: str) -> str:
    """The path that a markdown link's target stands for, without escapes and percent signs."""
    if not _CODED.search(raw):
        return raw
    plain = _ENTITY.sub(lambda found: html.unescape(found[0]), _ESCAPE.sub(r"\1", raw))
    try:
        return unquote_to_bytes(plain).decode("utf-8")
    except UnicodeDecodeError:
        return plain


def find_links(text: str) -> tuple[Link, ...]:
    """The links of a file's body in the order of their places.

    Code, comments and front matter have none, and neither has an address of the web or an anchor
    in the same file. Never raises.
    """
    if not _SIGNS.search(text):
        return ()
    return links_from(text, body_start(text))


def links_from(text: str, start: int) -> tuple[Link, ...]:
    """The links of a text from a character on."""
    found: list[Link] = []
    for begin, end in paragraphs(text, start):
        if _SIGNS.search(text, begin, end):
            found += _in_paragraph(text, begin, end)
    return tuple(found)


def _in_paragraph(text: str, begin: int, end: int) -> Iterator[Link]:
    defines = text.find("]:", begin, end) >= 0
    definitions = list(_definitions(text, begin, end)) if defines else []
    covered = [(link.start, link.end) for link, _ in definitions]
    links = [link for link, _ in definitions]
    links += [
        link
        for link in _inline(text, begin, end)
        if not any(link.start < stop and start < link.end for start, stop in covered)
    ]
    yield from sorted((link for link in links if link.raw.strip()), key=lambda link: link.start)


def _definitions(text: str, begin: int, end: int) -> Iterator[tuple[Link, str]]:
    at = begin
    # A pattern with ^ needs the whole text: a slice would have a line start of its own.
    while (found := _DEFINITION.search(text, at, end)) is not None:
        yield _link(Way.DEFINITION, found), found["label"]
        at = max(found.end(), at + 1)


def definitions(text: str, start: int) -> dict[str, str]:
    """The reference definitions of a text from a character on: whole lines by folded label."""
    found: dict[str, str] = {}
    for begin, end in paragraphs(text, start):
        for link, label in _definitions(text, begin, end):
            line = text[text.rfind("\n", 0, link.start) + 1 :].partition("\n")[0].rstrip("\r")
            found.setdefault(" ".join(label.split()).casefold(), line)
    return found


def _inline(text: str, begin: int, end: int) -> Iterator[Link]:
    ticks = _Ticks(text, begin, end)
    at, depth = begin, 0
    while (token := _TOKEN.search(text, at, end)) is not None:
        word, at = token[0], token.end()
        if word[0] == "`":
            at = ticks.after(token.start(), len(word)) or at
        elif word == "<!--":
            close = text.find("-->", at, end)
            at = at if close < 0 else close + 3
        elif word == "[[" and (wiki := _WIKI.match(text, token.start(), end)) is not None:
            yield Link(Way.WIKI, wiki.start("wiki"), wiki["wiki"])
            at = wiki.end()
        elif word[0] == "[":
            at, depth = token.start() + 1, depth + 1
        elif word == "]" and depth:
            depth -= 1
            inline = _INLINE.match(text, at, end)
            if inline is not None:
                yield _link(Way.INLINE, inline)
                at = inline.end()


def _link(way: Way, found: "re.Match[str]") -> Link:
    group = "bare" if found["angled"] is None else "angled"
    raw = re.split(r"\\?[#?]", found[group], maxsplit=1)[0]
    return Link(way, found.start(group), raw, group == "angled")


class _Ticks:
    """Finds the run of backticks that closes a span of code."""

    def __init__(self, text: str, begin: int, end: int) -> None:
        self._runs: dict[int, list[int]] = {}
        for found in re.compile("`+").finditer(text, begin, end):
            self._runs.setdefault(len(found[0]), []).append(found.start())

    def after(self, start: int, length: int) -> int:
        """Where the code that begins at ``start`` is over; 0 when it is no code."""
        starts = self._runs.get(length, [])
        place = bisect_right(starts, start)
        return starts[place] + length if place < len(starts) else 0
