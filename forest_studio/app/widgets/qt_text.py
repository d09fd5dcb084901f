"""Texts as Qt counts them."""


def qt_length(text: str) -> int:
    """Characters beyond the first plane are two.

    Each line of a pasted megabyte is measured several times: none of it in a loop.
    """
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2
