"""Text of strangers inside of a page: it can't become markup, and nothing in it is invisible."""

import re
from html import escape

_CONTROLS = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufeff]")
"""Those that a page may not hold, and those that turn the direction of what follows."""


def safe(text: str) -> str:
    """The text for an element or a quoted attribute; what could deceive the eye shows as �."""
    readable = text.encode("utf-8", "replace").decode("utf-8")
    return escape(_CONTROLS.sub("\ufffd", readable), quote=True)
