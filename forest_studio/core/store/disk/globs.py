"""Matches forest paths against the manifest's ignored globs."""

import re
from collections.abc import Iterable


def matcher(globs: Iterable[str]) -> "re.Pattern[str] | None":
    """A pattern that matches whatever the globs name, and all that is below; None without globs.

    ``*`` and ``?`` stay within a name, ``**`` crosses folders; brackets are plain characters.
    A glob without a slash names a file or folder at any depth, one with a slash starts at the root.
    """
    patterns = [_pattern(glob.strip()) for glob in globs if glob.strip(" /")]
    return re.compile("|".join(patterns)) if patterns else None


def _pattern(glob: str) -> str:
    anchored = "/" in glob.rstrip("/")
    body = glob.strip("/")
    parts = re.split(r"(\*\*/|/\*\*$|\*\*|\*|\?)", body)
    written = {"**/": "(?:.*/)?", "/**": "/.*", "**": ".*", "*": "[^/]*", "?": "[^/]"}
    inner = "".join(written.get(part, re.escape(part)) for part in parts)
    return f"(?:{'' if anchored else '(?:.*/)?'}{inner}(?:/.*)?)\\Z"
