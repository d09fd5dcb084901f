"""A whole number to be typed, with its bounds; up and down count."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from forest_studio.app.widgets.labels import set_kind


class NumberField(QLineEdit):
    """Red-framed while what stands there is no number within the bounds."""

    changed = Signal()

    def __init__(self, name: str, lowest: int, highest: int, value: int) -> None:
        super().__init__(str(value))
        self.name, self._lowest, self._highest = name, lowest, highest
        self.setValidator(QIntValidator(0, 10**9, self))
        self.setAccessibleName(name)
        self.setToolTip(f"{lowest}–{highest}")
        self.setFixedWidth(104)
        self.textChanged.connect(self._look_again)

    @property
    def value(self) -> int | None:
        """The number; None where it is none within the bounds."""
        text = self.text().strip()
        found = int(text) if text.isdigit() else -1
        return found if self._lowest <= found <= self._highest else None

    def set_value(self, value: int) -> None:
        """Shows a number, cut to the bounds."""
        self.setText(str(max(self._lowest, min(self._highest, value))))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down count by one."""
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        step = steps.get(Qt.Key(event.key()))
        if step is not None:
            self.set_value((self.value or self._lowest) + step)
        else:
            super().keyPressEvent(event)

    def _look_again(self) -> None:
        set_kind(self, "true" if self.value is None else "false", "over")
        self.changed.emit()
