"""The bytes of a file as text, and the id under which git keeps them."""

import hashlib


def blob_id(data: bytes) -> str:
    """The id (hex SHA-1) under which git keeps a file of those bytes."""
    return hashlib.sha1(b"blob %d\0" % len(data) + data, usedforsecurity=False).hexdigest()


def decode(data: bytes) -> str:
    """The bytes as text; whatever is not UTF-8 becomes a replacement character."""
    return data.decode("utf-8", errors="replace")
