"""The tags of a passport as chips: a cross takes one away, ``+ tag`` adds one."""

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from forest_studio.app.look.theme import Look
from forest_studio.app.passport.tag_entry import TagEntry
from forest_studio.app.widgets.buttons import push, tool
from forest_studio.app.widgets.flow_layout import FlowLayout
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import frame, row


class TagRow(QWidget):
    """Shows tags and tells when they change."""

    changed = Signal(tuple)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.tags: tuple[str, ...] = ()
        self._chips: list[QFrame] = []
        self._flow = FlowLayout(gap=6)
        self._caption = label(self.tr("Tags"), "caption")
        self._caption.setMinimumHeight(22)
        self.add_button = push(look, self.tr("+ tag"), "link")
        self.add_button.setFixedHeight(22)
        self.add_button.clicked.connect(self._ask)
        self.entry = TagEntry()
        self.entry.added.connect(self._add_and_ask)
        self.entry.ended.connect(self._add)
        self.entry.taken_back.connect(self._take_back)
        self.known: Callable[[], Iterable[str]] = tuple
        """Gives the tags that the entry offers."""
        self.setLayout(self._flow)
        self._arrange()

    def show_tags(self, tags: tuple[str, ...]) -> None:
        """Shows tags without telling anybody."""
        if tags != self.tags:
            self.tags = tags
            self._arrange()

    def _arrange(self) -> None:
        while self._flow.takeAt(0) is not None:
            pass
        for chip in self._chips:
            chip.hide()
            chip.deleteLater()
        self._chips = [self._chip(tag) for tag in self.tags]
        for widget in (self._caption, *self._chips, self.entry, self.add_button):
            self._flow.addWidget(widget)
            widget.setVisible(widget is not self.entry)
        # Widgets that were hidden when they were added have no place yet.
        self._flow.invalidate()
        self._flow.activate()
        self.updateGeometry()

    def _chip(self, tag: str) -> QFrame:
        name = label(tag, "small-text")
        cross = tool(self._look, "x", self.tr("Remove the tag {0}").format(tag), 18, "text2")
        cross.clicked.connect(partial(self._remove, tag))
        chip = frame("chip", row(name, cross, gap=2, margins=(10, 0, 4, 0)))
        chip.setFixedHeight(22)
        return chip

    def _remove(self, tag: str) -> None:
        self._change(tuple(t for t in self.tags if t != tag))

    def _ask(self) -> None:
        self.entry.clear()
        self.entry.offer(tag for tag in self.known() if tag not in self.tags)
        self.entry.show()
        self.add_button.hide()
        self._flow.invalidate()
        self.entry.setFocus()

    def _add_and_ask(self, text: str) -> None:
        self._add(text)
        self._ask()

    def _take_back(self) -> None:
        if self.tags:
            self._change(self.tags[:-1])
            self._ask()

    def _add(self, text: str) -> None:
        had_keys = self.entry.hasFocus()
        self.entry.hide()
        self.add_button.show()
        if had_keys:
            self.add_button.setFocus()
        self._flow.invalidate()
        tag = " ".join(text.split())
        if tag and tag not in self.tags:
            self._change((*self.tags, tag))

    def _change(self, tags: tuple[str, ...]) -> None:
        self.show_tags(tags)
        self.changed.emit(tags)
