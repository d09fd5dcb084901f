"""A snippet as people read it: links show their words, marks of markdown are left out."""

import re

Spans = tuple[tuple[int, int], ...]
_MARKS = re.compile(
    r"!?\[(?P<link>[^\[\]]*)\]\([^()\s]*\)"
    r"|\[\[[^\[\]|]*\|(?P<named>[^\[\]|]*)\]\]|\[\[(?P<wiki>[^\[\]|]*)\]\]"
    r"|(?P<fence>\*\*|__|`)|(?P<head>(?:^|(?<=\s))#{1,6}\s)"
)


def plain(text: str, spans: Spans = ()) -> tuple[str, Spans]:
    """The text without marks, and where the same places lie in it; cut marks stay as they are."""
    shown: list[str] = []
    # The place in the result of each character of the text.
    places: list[int] = []
    length = done = 0

    def keep(first: int, last: int) -> None:
        nonlocal length
        shown.append(text[first:last])
        places.extend(range(length, length + last - first))
        length += last - first

    def leave_out(first: int, last: int) -> None:
        places.extend([length] * (last - first))

    for mark in _MARKS.finditer(text):
        keep(done, mark.start())
        name = next((n for n in ("link", "named", "wiki") if mark[n] is not None), "")
        first, last = mark.span(name) if name else (mark.end(), mark.end())
        leave_out(mark.start(), first)
        keep(first, last)
        leave_out(last, mark.end())
        done = mark.end()
    keep(done, len(text))
    places.append(length)
    moved = ((places[start], places[end]) for start, end in spans)
    return "".join(shown), tuple((start, end) for start, end in moved if start < end)
