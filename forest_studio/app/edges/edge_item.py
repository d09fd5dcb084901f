"""One edge in the list: where it leads, its scent to edit in place, retype and remove."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QMenu, QWidget

from forest_studio.app.edges.edge_groups import EdgeRow
from forest_studio.app.node_marks import path_text
from forest_studio.app.theme import Look
from forest_studio.app.widgets.buttons import push, tool
from forest_studio.app.widgets.labels import ElidedLabel, label, set_kind
from forest_studio.app.widgets.layouts import column, greedy, row
from forest_studio.app.widgets.meter import tone
from forest_studio.core.model.budget import count
from forest_studio.core.model.forest import Forest

_INDENT = 26


class EdgeItem(QWidget):
    """Tells what is wanted; the panel does it."""

    scent_wanted = Signal(object, str)
    typed = Signal(object, str)
    retype_wanted = Signal(object, QWidget)
    removal_wanted = Signal(object)
    node_wanted = Signal(str)

    def __init__(self, look: Look, forest: Forest, edge: EdgeRow, typed: str | None = None) -> None:
        """``typed`` is a scent that was typed before and not saved."""
        super().__init__()
        self._look, self._forest, self.edge = look, forest, edge
        self.scent = _ScentLine(edge.line.scent if typed is None else typed)
        self.count = label("", "tiny")
        self.more = tool(look, "dots-three", self.tr("More about this edge"), 22, "text3")
        self._build()
        self._count()
        self.scent.textEdited.connect(self._edited)
        self.scent.editingFinished.connect(self.commit)
        self.scent.left.connect(self._revert)
        self.more.clicked.connect(self._open_menu)

    def commit(self) -> None:
        """Asks to save the scent if it changed and fits."""
        text = " ".join(self.scent.text().split())
        if text != self.edge.line.scent and self._tokens() <= self._limit:
            self.scent_wanted.emit(self.edge, text)

    @property
    def _limit(self) -> int:
        return self._forest.manifest.budgets.scent

    def _tokens(self) -> int:
        return count(self.scent.text(), self._forest.manifest.tokenizer)

    def _edited(self, text: str) -> None:
        self._count()
        self.typed.emit(self.edge, text)

    def _revert(self) -> None:
        self.scent.setText(self.edge.line.scent)
        self._edited(self.edge.line.scent)

    def _count(self) -> None:
        tokens = self._tokens()
        colour = tone(tokens, self._limit)
        self.count.setText(f"{tokens}/{self._limit}")
        set_kind(self.count, "tiny" if colour == "green" else colour)
        set_kind(self.scent, "true" if colour == "red" else "false", "over")

    def _build(self) -> None:
        far = self.edge.far
        title = self._forest.node(far).title if far else self.edge.line.to
        name = push(self._look, title, "node")
        name.setEnabled(bool(far))
        name.clicked.connect(lambda: self.node_wanted.emit(far))
        name.setToolTip(self.tr("Go to {0}").format(title))
        where = path_text(self._forest, far) if far else self.tr("no node has this id")
        head = row(name, greedy(ElidedLabel(where, "tiny")), self.more, gap=8)
        head.setContentsMargins(_INDENT - 4, 0, 0, 0)
        self.scent.setReadOnly(not self._forest.node(self.edge.home).has_file)
        self.scent.setToolTip(self._scent_tip())
        self.scent.setAccessibleName(self.tr("Scent of the edge to {0}").format(title))
        foot = row(greedy(self.scent), self.count, gap=8, margins=(_INDENT - 5, 0, 4, 0))
        self.setLayout(column(head, foot, gap=0))

    def _scent_tip(self) -> str:
        if self.edge.home == self.edge.far:
            return self.tr("Written in that node's file: how this one smells from there.")
        return self.tr("How it smells from here. Enter saves, Escape takes it back.")

    def _open_menu(self) -> None:
        menu = QMenu(self)
        menu.addAction(
            self._look.icon("swap"),
            self.tr("Other type…"),
            lambda: self.retype_wanted.emit(self.edge, self.more),
        )
        if self.edge.far:
            menu.addAction(
                self._look.icon("arrow-right"),
                self.tr("Go there"),
                lambda: self.node_wanted.emit(self.edge.far),
            )
        menu.addAction(
            self._look.icon("trash", "red"),
            self.tr("Remove edge"),
            lambda: self.removal_wanted.emit(self.edge),
        )
        menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))


class _ScentLine(QLineEdit):
    left = Signal()

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setProperty("kind", "flat")
        self.setFixedHeight(24)
        self.setPlaceholderText(self.tr("no scent yet"))
        self.setCursorPosition(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape takes back what was typed."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
