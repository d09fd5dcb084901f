"""Puts the items of a YAML list into another order: each keeps its bytes and its comments."""

from forest_studio.core.store.passports.front_matter_block import LINE_END
from forest_studio.core.store.passports.yaml_edit import after_last_line, dash_line, line_start
from forest_studio.core.store.passports.yaml_nodes import Scalar, Sequence

_Span = tuple[int, int]


def reorder_items(text: str, key: Scalar, node: Sequence, order: list[int]) -> str:
    """The items of the list under ``key`` in that order of their present places.

    With an item go its comments, at the end of its line and on the lines right above it. What
    stands between items by itself, such as a comment with an empty line after it, stays there.
    """
    spans = [(i.start, i.end) for i in node.items] if node.flow else _lines(text, key, node)
    items = [text[start:end] for start, end in spans]
    if not node.flow and not items[-1].endswith(("\n", "\r")):
        return _without_last_end(text, spans, items, order)
    return _joined(text, spans, [items[place] for place in order])


def _joined(text: str, spans: list[_Span], items: list[str]) -> str:
    after = [*(start for start, _ in spans[1:]), len(text)]
    parts = [text[: spans[0][0]]]
    for item, (_, end), following in zip(items, spans, after, strict=True):
        parts += (item, text[end:following])
    return "".join(parts)


def _without_last_end(text: str, spans: list[_Span], items: list[str], order: list[int]) -> str:
    """A file whose last line has no end: the item that moves up gets one, the new last none."""
    found = LINE_END.search(text, spans[0][0])
    end = found.group() if found else "\n"
    items[-1] += end
    return _joined(text, spans, [items[place] for place in order]).removesuffix(end)


def _lines(text: str, key: Scalar, node: Sequence) -> list[_Span]:
    """Where the lines of each item start and end."""
    spans: list[_Span] = []
    first = LINE_END.search(text, key.end)
    free = first.end() if first else key.end
    for place, item in enumerate(node.items):
        start = _with_comments(text, dash_line(text, node, place), free)
        free = after_last_line(text, item)
        spans.append((start, free))
    return spans


def _with_comments(text: str, start: int, free: int) -> int:
    """Where the comments right above a line start, or that line; never before ``free``."""
    while start > free:
        above = line_start(text, _before_line_end(text, start))
        if above < free or not text[above:start].lstrip().startswith("#"):
            break
        start = above
    return start


def _before_line_end(text: str, start: int) -> int:
    return start - 2 if text[start - 2 : start] == "\r\n" else start - 1
