"""A body between the file and the editor: what was not typed over keeps its bytes.

The editor knows one kind of line end and shows some characters as others; a file may mix them.
"""

import re
from difflib import SequenceMatcher

_LINE = re.compile("([^\r\n\u2029\ufdd0\ufdd1]*)(\r\n|[\r\n\u2029\ufdd0\ufdd1]|\\Z)")
"""A line and its end, as the editor splits a text that is put into it."""
_END = re.compile("\r\n|\r|\n")
_MOST_COMPARED = 4_000
"""Lines between the first and the last typed one up to which those between are compared."""

Line = tuple[str, str]


def lines_of(text: str) -> list[Line]:
    """The lines of a text with their ends; the last one has none."""
    found = [(m[1], m[2]) for m in _LINE.finditer(text)]
    # After an end without a line behind it the pattern matches once more, which is that last line.
    return found if not found[1:] or found[-2][1] else found[:-1]


def shown(text: str) -> str:
    """The text as the editor holds it: the same lines, each ended by one ``\\n``."""
    return "\n".join(line for line, _ in lines_of(text))


def typed_over(original: str, typed: str) -> str:
    """The file's text after editing: typed lines get the file's line end, all others stay.

    ``typed`` is the editor's text, with ``\\n`` between lines.
    """
    old, new = lines_of(original), typed.split("\n")
    old_words = [line for line, _ in old]
    head = _common(old_words, new)
    most = min(len(old), len(new)) - head
    tail = min(most, _common(old_words[:head:-1], new[:head:-1])) if most > 0 else 0
    end = main_line_end(original)
    middle = _middle(old[head : len(old) - tail], new[head : len(new) - tail], end)
    lines = [*old[:head], *middle, *old[len(old) - tail :]]
    return _joined(lines, end)


def main_line_end(text: str) -> str:
    """The line end that a text uses most, ``\\n`` when it has none."""
    ends = _END.findall(text)
    return max(dict.fromkeys(ends), key=ends.count) if ends else "\n"


def _middle(old: list[Line], new: list[str], end: str) -> list[Line]:
    if not old or len(old) + len(new) > _MOST_COMPARED:
        return [(line, end) for line in new]
    result: list[Line] = []
    matcher = SequenceMatcher(None, [line for line, _ in old], new, autojunk=False)
    for what, first, last, start, stop in matcher.get_opcodes():
        result += old[first:last] if what == "equal" else [(line, end) for line in new[start:stop]]
    return result


def _joined(lines: list[Line], end: str) -> str:
    """Every line but the last has an end, and the last has none."""
    text = ""
    parts: list[str] = []
    for line, own in lines[:-1]:
        mark = own or end
        # Two ends that come together would be read as one.
        if mark == "\n" and not line and text.endswith("\r"):
            mark = "\r"
        text = line + mark
        parts.append(text)
    return "".join(parts) + lines[-1][0]


def _common(left: list[str], right: list[str]) -> int:
    for place, (one, other) in enumerate(zip(left, right, strict=False)):
        if one != other:
            return place
    return min(len(left), len(right))
