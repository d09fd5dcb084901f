"""The labels of a picture that a pan moves: where they are now, and which of them touch a part."""

from PySide6.QtGui import QPainter

from forest_studio.app.map.frame import Label
from forest_studio.app.map.label_board import LabelBoard
from forest_studio.app.map.scene import Rect

Known = tuple[Rect, Label]
"""The edges of a label's image, and the label, where it was before all moves."""


class KeptLabels:
    """Labels by key, as in Frame; moving them moves only the origin that they are told from."""

    def __init__(self, labels: dict[int, Label], marks: list[Rect]) -> None:
        self._known = {key: (label.edges, label) for key, label in labels.items()}
        self._marks = marks
        self.moved = (0.0, 0.0)
        """Pixels by which all of it was moved."""

    def move(self, dx: float, dy: float, screen: Rect) -> None:
        """Moves all, and forgets those that are not on the screen any more."""
        self.moved = self.moved[0] + dx, self.moved[1] + dy
        self._known = self._on(screen)

    def keys(self) -> dict[int, Label]:
        """The keys of all, to tell what has a label already."""
        return dict.fromkeys(self._known)  # type: ignore[arg-type]

    def add(self, labels: dict[int, Label]) -> None:
        """Keeps those that were painted since `keys`."""
        dx, dy = self.moved
        for key, label in labels.items():
            if label is not None:
                first = label.moved(-dx, -dy)
                self._known[key] = first.edges, first

    def mark(self, board: LabelBoard) -> None:
        """Takes what labels keep off beside each other."""
        for rect in self._marks:
            board.take(self._there(rect))

    def take(self, board: LabelBoard) -> None:
        """Takes the places of all labels."""
        for _, label in self._known.values():
            for box in label.boxes:
                board.take(self._there(box))

    def paint(self, painter: QPainter, part: Rect) -> None:
        """Paints the labels that touch a part of the screen."""
        dx, dy = self.moved
        painter.translate(dx, dy)
        for _, label in self._on(part).values():
            label.paint(painter)
        painter.translate(-dx, -dy)

    def _there(self, rect: Rect) -> Rect:
        dx, dy = self.moved
        return rect[0] + dx, rect[1] + dy, rect[2] + dx, rect[3] + dy

    def _on(self, part: Rect) -> dict[int, Known]:
        dx, dy = self.moved
        left, top, right, bottom = part[0] - dx, part[1] - dy, part[2] - dx, part[3] - dy
        return {
            key: known
            for key, known in self._known.items()
            if known[0][0] < right
            and known[0][2] > left
            and known[0][1] < bottom
            and known[0][3] > top
        }
