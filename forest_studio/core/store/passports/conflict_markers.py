"""Finds the marks that an unfinished merge leaves, outside of code fences."""

import re

_FENCE = re.compile(r" {0,3}(`{3,}|~{3,})")


def find_markers(text: str) -> int | None:
    """Line, from 1, of the first ``<<<<<<<`` that has its ``>>>>>>>``; None when there is none."""
    if "<<<<<<< " not in text or ">>>>>>> " not in text:
        return None
    opened: int | None = None
    fence = ""
    for number, line in enumerate(re.split(r"\r\n|\r|\n", text), 1):
        found = _FENCE.match(line)
        if fence:
            if found and found.group(1).startswith(fence) and not line.strip().strip(fence[0]):
                fence = ""
        elif found:
            fence = found.group(1)
        elif line.startswith("<<<<<<< "):
            opened = opened or number
        elif line.startswith(">>>>>>> ") and opened is not None:
            return opened
    return None
