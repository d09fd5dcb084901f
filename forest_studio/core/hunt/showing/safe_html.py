"""Text of strangers inside of a page: it can't become markup, and nothing in it is invisible."""

import re
from html import escape

_CONTROLS = re.compile(r"[\x00-\x08\x0b\x0c-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufeff]")
"""Those that a page may not hold, and those that turn the direction of what follows."""


def safe(text: str) -> str:
    """The text for an element or a quoted attribute; what could deceive the eye shows as �."""
    return escape(visible(text), quote=True)


def visible(text: str) -> str:
    """The text as any file may hold it, with a � for what an eye or a terminal would be led by."""
    readable = text.replace("\r\n", "\n").encode("utf-8", "replace").decode("utf-8")
    return _CONTROLS.sub("\ufffd", readable)
