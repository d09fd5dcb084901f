"""Fields of JSON that came from another process: each has its kind, or the default."""

import math
from collections.abc import Iterator
from typing import Any

Object = dict[str, Any]


def text(data: Any, name: str, default: str = "") -> str:
    """A text; anything else is the default."""
    value = data.get(name) if isinstance(data, dict) else None
    return value if isinstance(value, str) else default


def whole(data: Any, name: str, default: int = 0) -> int:
    """A whole number; true and false are none."""
    value = data.get(name) if isinstance(data, dict) else None
    return value if isinstance(value, int) and not isinstance(value, bool) else default


def real(data: Any, name: str) -> float | None:
    """A finite number, or None."""
    value = data.get(name) if isinstance(data, dict) else None
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    try:
        found = float(value)
    except OverflowError:
        return None
    return found if math.isfinite(found) else None


def yes(data: Any, name: str, default: bool = False) -> bool:
    """True or false."""
    value = data.get(name) if isinstance(data, dict) else None
    return value if isinstance(value, bool) else default


def objects(data: Any, name: str = "") -> Iterator[Object]:
    """The objects of a list, or of the list under a name."""
    found = data.get(name) if name and isinstance(data, dict) else data
    if isinstance(found, list):
        yield from (entry for entry in found if isinstance(entry, dict))


def inner(data: Any, name: str) -> Object:
    """The object under a name; an empty one where there is none."""
    value = data.get(name) if isinstance(data, dict) else None
    return value if isinstance(value, dict) else {}


def texts(data: Any, name: str) -> tuple[str, ...]:
    """The texts of a list."""
    value = data.get(name) if isinstance(data, dict) else None
    return tuple(v for v in value if isinstance(v, str)) if isinstance(value, list) else ()


def bits(data: Any, name: str) -> tuple[bool, ...]:
    """The truths of a list."""
    value = data.get(name) if isinstance(data, dict) else None
    return tuple(v for v in value if isinstance(v, bool)) if isinstance(value, list) else ()
