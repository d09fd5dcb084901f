"""A slider over the commits: what the forest was like after each of them."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSlider, QWidget

from forest_studio.app.history.words import day, who
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push, tool
from forest_studio.app.widgets.labels import ElidedLabel
from forest_studio.app.widgets.layouts import row
from forest_studio.core.model.versions import Entry


class TimeSlider(QWidget):
    """The right end is now; arrows go from commit to commit."""

    entry_wanted = Signal(object)
    now_wanted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._entries: tuple[Entry, ...] = ()
        self._telling = True
        self.older = tool(look, "skip-back", self.tr("One commit back"), 26)
        self.newer = tool(look, "skip-forward", self.tr("One commit on"), 26)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setPageStep(10)
        self.slider.setAccessibleName(self.tr("Time"))
        self.place = ElidedLabel("", "small")
        self.now_button = push(look, self.tr("Now"), "link")
        # The slider must not change its length under the pointer.
        policy = self.now_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.now_button.setSizePolicy(policy)
        layout = row(self.older, self.slider, self.newer, self.place, self.now_button, gap=8)
        layout.setStretch(1, 3)
        layout.setStretch(3, 2)
        self.setLayout(layout)
        self.older.clicked.connect(lambda: self._step(-1))
        self.newer.clicked.connect(lambda: self._step(1))
        self.now_button.clicked.connect(lambda: self.slider.setValue(self.slider.maximum()))
        self.slider.valueChanged.connect(self._moved)
        self._show_place()

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Takes the commits, the newest first; stays at the commit where it is."""
        here = self.entry
        self._entries = tuple(reversed(entries))
        self._telling = False
        self.slider.setRange(0, max(0, len(self._entries) - 1))
        self._telling = True
        self.show_entry(here)

    def show_entry(self, entry: Entry | None) -> None:
        """Goes to a commit, or to now, without telling."""
        self._telling = False
        places = {e.commit: place for place, e in enumerate(self._entries)}
        last = self.slider.maximum()
        self.slider.setValue(places.get(entry.commit, last) if entry is not None else last)
        self._telling = True
        self._show_place()

    @property
    def entry(self) -> Entry | None:
        """The commit where it is; None for now."""
        value = self.slider.value()
        return self._entries[value] if 0 <= value < len(self._entries) - 1 else None

    def _step(self, step: int) -> None:
        self.slider.setValue(self.slider.value() + step)

    def _moved(self, _value: int) -> None:
        self._show_place()
        if not self._telling:
            return
        entry = self.entry
        if entry is None:
            self.now_wanted.emit()
        else:
            self.entry_wanted.emit(entry)

    def _show_place(self) -> None:
        entry = self.entry
        words = self.tr("now") if entry is None else f"{day(entry.time)} · {who(entry)}"
        self.place.setText(words)
        value, last = self.slider.value(), self.slider.maximum()
        self.older.setEnabled(value > 0)
        self.newer.setEnabled(value < last)
        self.now_button.setVisible(value < last)
        self.slider.setEnabled(last > 0)
