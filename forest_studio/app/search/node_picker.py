"""A line that finds a node by its words; used to choose where an edge leads."""

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.look.theme import Look
from forest_studio.app.search.hit_delegate import ROW_HEIGHT
from forest_studio.app.search.hits_list import HitsList
from forest_studio.app.search.hits_model import HitsModel, shown
from forest_studio.app.search.lookup import look_up
from forest_studio.app.widgets.layouts import column
from forest_studio.app.widgets.search_box import search_box
from forest_studio.app.words.engine_texts import error_text
from forest_studio.core.model.errors import ForestError
from forest_studio.core.search.base import Hit

_ROWS = 4


class NodePicker(QWidget):
    """Arrows move through the hits, Enter takes one, Escape leaves."""

    picked = Signal(str)
    left = Signal()

    def __init__(self, look: Look, desk: Desk, hint: str) -> None:
        super().__init__()
        self._desk = desk
        self.box = search_box(look, hint)
        self.model = HitsModel()
        self.list = HitsList(look, self.model, on_accent=True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.hide()
        self.setLayout(column(self.box, self.list, gap=4))
        self._soon = QTimer(self, singleShot=True, interval=60)
        self._soon.timeout.connect(self.search)
        self.box.textEdited.connect(lambda _text: self._soon.start())
        self.list.clicked.connect(self._pick)

    def search(self) -> None:
        """Looks for what is typed, in the background."""
        text = self.box.text().strip()
        if not text:
            self._show(())
            return
        session = self._desk.session
        self._desk.tasks.run(
            lambda _task: look_up(session, text), self._show, self._fail, lane="picker"
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys that the line itself does not use."""
        key, row = event.key(), self.list.currentIndex().row()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            step = 1 if key == Qt.Key.Key_Down else -1
            self.list.setCurrentIndex(self.model.index(max(0, row + step)))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._pick(self.list.currentIndex())
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _show(self, hits: tuple[Hit, ...]) -> None:
        forest = self._desk.forest
        known = tuple(shown(forest, hit) for hit in hits if hit.node in forest.nodes)
        self.model.show(known)
        self.list.setFixedHeight(min(_ROWS, max(1, len(known))) * ROW_HEIGHT + 2)
        self.list.setVisible(bool(known))
        if known:
            self.list.setCurrentIndex(self.model.index(0))

    def _fail(self, error: ForestError) -> None:
        self._show(())
        self.box.setToolTip(error_text(error))

    def _pick(self, index: QModelIndex) -> None:
        if index.isValid():
            self.picked.emit(self.model.hits[index.row()].node)
