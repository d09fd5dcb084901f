"""Finds the prose of a markdown body: what is neither code nor comment, paragraph by paragraph."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n|\Z)")
_CONTAINER = r"(?:[ \t]{0,3}(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*"
_FENCE = re.compile(rf"({_CONTAINER})[ \t]*(`{{3,}}(?=[^`\r\n]*(?:[\r\n]|\Z))|~{{3,}})")
_FENCE_END = re.compile(r"[ \t>]*(`{3,}|~{3,})[ \t]*(?:[\r\n]|\Z)")
_RAW = re.compile(r"[ \t>]{0,4}<(pre|script|style|textarea)(?=[\s>])", re.I)
_COMMENT = re.compile(rf"{_CONTAINER}[ \t]{{0,3}}<!--")
_LIST_ITEM = re.compile(r"[ \t>]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)", re.M)
_INDENTED = re.compile(r"(?: {4}| {0,3}\t)[ \t]*\S")
_BLANK = re.compile(r"[ \t>]*\Z")


_SPECIAL = re.compile(
    r"```|~~~|<!--|<(?:pre|script|style|textarea)\b|(?:^|[\r\n])(?: {4}| {0,3}\t)", re.I
)
"""What may begin something that is no prose."""
_GAP = re.compile(r"(?:\r\n|\r|\n)[ \t>]*(?:\r\n|\r|\n)")


@dataclass(slots=True)
class _State:
    """What the lines before say about the next one."""

    fence: str = ""
    """The characters that opened a block of code, empty outside of one."""
    quoted: bool = False
    until: str = ""
    """The text that ends a raw block, empty outside of one."""
    in_list: bool = False
    after_blank: bool = True
    in_indented: bool = False


def paragraphs(text: str, start: int = 0) -> Iterator[tuple[int, int]]:
    """Start and end of each run of prose lines, in characters; ``start`` is where the body is."""
    if _SPECIAL.search(text, start) is None:
        yield from _plain_paragraphs(text, start)
        return
    state = _State()
    begun: int | None = None
    at = start
    while at < len(text):
        end = _LINE.match(text, at).end()  # type: ignore[union-attr]
        if _is_prose(state, text[at:end]):
            begun = at if begun is None else begun
        elif begun is not None:
            yield begun, at
            begun = None
        at = end
    if begun is not None:
        yield begun, at


def _plain_paragraphs(text: str, start: int) -> Iterator[tuple[int, int]]:
    """The paragraphs of a text in which everything is prose."""
    for gap in _GAP.finditer(text, start):
        if gap.start() > start:
            yield start, gap.start()
        start = gap.end()
    if start < len(text):
        yield start, len(text)


def _is_prose(state: _State, line: str) -> bool:
    """Whether a line may hold links; takes the state on to the next line."""
    if state.fence and _in_fence(state, line):
        return False
    if state.until:
        if state.until in line.lower():
            state.until = ""
        return False
    bare = line.rstrip("\r\n")
    if _BLANK.match(bare):
        state.after_blank = True
        return False
    prose = not (_opens_fence(state, line) or _opens_raw(state, line) or _is_code(state, bare))
    state.after_blank = False
    return prose


def _in_fence(state: _State, line: str) -> bool:
    """Whether the line still belongs to the fenced block, its last line included."""
    if state.quoted and not line.lstrip(" \t").startswith(">"):
        state.fence = ""  # The quotation is over, and its code with it.
        return False
    end = _FENCE_END.match(line)
    if end is not None and end[1].startswith(state.fence):
        state.fence = ""
    return True


def _opens_fence(state: _State, line: str) -> bool:
    found = _FENCE.match(line)
    if found is None:
        return False
    state.fence, state.quoted = found[2], ">" in found[1]
    state.in_indented = False
    return True


def _opens_raw(state: _State, line: str) -> bool:
    """Whether the line begins a comment or HTML whose inside is no markdown."""
    if (comment := _COMMENT.match(line)) is not None:
        rest = line[comment.end() :]
        if "-->" in rest:
            return False  # The rest of the line is prose; the comment is skipped in it.
        state.until = "-->"
        return True
    raw = _RAW.match(line)
    if raw is None:
        return False
    closing = f"</{raw[1].lower()}>"
    state.until = "" if closing in line.lower() else closing
    return True


def _is_code(state: _State, line: str) -> bool:
    """Whether the line is code by its indentation; below a list it belongs to the list."""
    if _LIST_ITEM.match(line):
        state.in_list, state.in_indented = True, False
        return False
    if _INDENTED.match(line):
        state.in_indented = not state.in_list and (state.after_blank or state.in_indented)
        return state.in_indented
    if state.after_blank and not line.startswith((" ", "\t")):
        state.in_list = False
    state.in_indented = False
    return False
