"""One limit of a hunt: name, slider, value."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSlider, QWidget

from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import greedy, row
from forest_studio.app.words.translation import number


class LimitSlider(QWidget):
    """Moves in steps; the value stands beside it."""

    def __init__(self, name: str, lowest: int, highest: int, step: int, value: int) -> None:
        super().__init__()
        self._step = step
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(lowest // step, highest // step)
        self.slider.setValue(value // step)
        self.slider.setAccessibleName(name)
        self._value = label("", "small-text")
        self._value.setFixedWidth(46)
        self._value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        caption = label(name, "small")
        caption.setFixedWidth(64)
        self.slider.valueChanged.connect(self._show)
        self.setLayout(row(caption, greedy(self.slider), self._value))
        self._show()

    @property
    def value(self) -> int:
        """The limit."""
        return self.slider.value() * self._step

    def _show(self) -> None:
        self._value.setText(number(self.value))
