"""Places labels beside points so that they cover neither each other nor a point."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

_NEAR = 9.0
_STEPS = 7


@dataclass(frozen=True, slots=True)
class Wanted:
    """A label: the point that it names, its size, and how high its whiskers reach."""

    point: QPointF
    size: QSizeF
    top: float
    bottom: float


def place_labels(wanted: Sequence[Wanted], room: QRectF) -> list[QRectF | None]:
    """A place for each, in the same order; None where there is none. Earlier ones go first."""
    taken = [_mark(w) for w in wanted] + [_whisker(w) for w in wanted]
    placed: list[QRectF | None] = []
    for label in wanted:
        place = next((p for p in _places(label) if _is_free(p, taken, room)), None)
        placed.append(place)
        if place is not None:
            taken.append(place)
    return placed


def _mark(label: Wanted) -> QRectF:
    return QRectF(label.point.x() - 6, label.point.y() - 6, 12, 12)


def _whisker(label: Wanted) -> QRectF:
    return QRectF(label.point.x() - 4, label.top, 8, label.bottom - label.top)


def _places(label: Wanted) -> Iterator[QRectF]:
    """Beside the point at its height, then ever further above and below."""
    width, height = label.size.width(), label.size.height()
    x, y = label.point.x(), label.point.y() - height / 2
    for step in range(_STEPS):
        for shift in (0.0,) if step == 0 else (-step * height * 0.6, step * height * 0.6):
            yield QRectF(x + _NEAR, y + shift, width, height)
            yield QRectF(x - _NEAR - width, y + shift, width, height)
    for left in (x - width / 2, x + 6 - width, x - 6):
        yield QRectF(left, label.top - height - 2, width, height)
        yield QRectF(left, label.bottom + 2, width, height)


def _is_free(place: QRectF, taken: Sequence[QRectF], room: QRectF) -> bool:
    return room.contains(place) and not any(place.intersects(other) for other in taken)
