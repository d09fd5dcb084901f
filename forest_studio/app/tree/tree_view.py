"""The tree as a widget: branches with carets, and the selection of the desk."""

from PySide6.QtCore import QModelIndex, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeView

from forest_studio.app.look.theme import Look
from forest_studio.app.structure.kinds import KEYS, NEW
from forest_studio.app.tree.tree_model import COUNT, TITLE, Index, TreeModel
from forest_studio.app.widgets.buttons import caret
from forest_studio.core.model.forest import Forest

_INDENT = 16
_COUNT_AIR = 12


class TreeView(QTreeView):
    """Shows the snapshot; a click or an arrow key tells which node is wanted."""

    node_wanted = Signal(str)

    def __init__(self, look: Look, forest: Forest) -> None:
        super().__init__()
        self._look = look
        self._model = TreeModel(look, forest, self)
        self._following = False
        self.setModel(self._model)
        self._dress()
        self.selectionModel().currentChanged.connect(self._tell)
        look.changed.connect(self.viewport().update)
        self.open_first(forest)

    def _dress(self) -> None:
        self.setHeaderHidden(True)
        self.setIndentation(_INDENT)
        self.setIconSize(QSize(16, 16))
        self.setUniformRowHeights(True)
        self.setExpandsOnDoubleClick(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAccessibleName(self.tr("Forest"))
        header = self.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(24)
        header.setSectionResizeMode(TITLE, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(COUNT, QHeaderView.ResizeMode.Fixed)
        self._fit_counts()

    def _fit_counts(self) -> None:
        widest = self.fontMetrics().horizontalAdvance(self._model.largest_count)
        self.header().resizeSection(COUNT, widest + _COUNT_AIR)

    def open_first(self, forest: Forest) -> None:
        """Opens the first country of a forest so that newcomers see what a branch is."""
        for country in forest.children.get(forest.root, ())[:12]:
            if forest.node(country).is_grove:
                self.expand(self._model.index_of(country))
                return

    def show_forest(self, forest: Forest) -> None:
        """Shows another snapshot with the same branches open."""
        opened = self._opened()
        here = self._model.node_at(self.currentIndex())
        self._following = True
        if self._model.show(forest):
            for node in opened:
                self.expand(self._model.index_of(node))
            self.setCurrentIndex(self._model.index_of(here))
            self._fit_counts()
        self._following = False

    def show_node(self, node_id: str) -> None:
        """Selects a node's row and opens the branches above it."""
        index = self._model.index_of(node_id)
        if index == self.currentIndex():
            return
        self._following = True
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)
        else:
            self.clearSelection()
            self.setCurrentIndex(QModelIndex())
        self._following = False

    @property
    def chosen(self) -> tuple[str, ...]:
        """The nodes whose rows are chosen, from above; mostly one."""
        rows = self.selectionModel().selectedRows(TITLE)
        return tuple(self._model.node_at(index) for index in rows)

    def collapse_to(self, node_id: str) -> None:
        """Closes every branch but those above a node."""
        self.collapseAll()
        index = self._model.index_of(node_id)
        if index.isValid():
            self.scrollTo(index)

    def _opened(self) -> list[str]:
        opened: list[str] = []
        waiting = [QModelIndex()]
        while waiting:
            parent = waiting.pop()
            for row in range(self._model.rowCount(parent)):
                child = self._model.index(row, TITLE, parent)
                if self.isExpanded(child):
                    opened.append(self._model.node_at(child))
                    waiting.append(child)
        return opened

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes; where no row is selected Qt would go to the first one.

        The root has no row: whoever only tabs by must not lose it.
        """
        nowhere = not self.currentIndex().isValid()
        self._following, before = True, self._following
        super().focusInEvent(event)
        if nowhere:
            self.setCurrentIndex(QModelIndex())
        self._following = before

    def _tell(self, index: QModelIndex, _before: QModelIndex) -> None:
        if index.isValid() and not self._following:
            self.node_wanted.emit(self._model.node_at(index))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Says what goes here while there is nothing."""
        super().paintEvent(event)
        if self._model.rowCount():
            return
        painter = QPainter(self.viewport())
        painter.setPen(self._look.palette.text2)
        key = QKeySequence(KEYS[NEW]).toString(QKeySequence.SequenceFormat.NativeText)
        words = self.tr("No page yet. {0} writes the first one.").format(key)
        room = self.viewport().rect().adjusted(8, 8, -8, -8)
        painter.drawText(room, Qt.TextFlag.TextWordWrap, words)
        painter.end()

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:
        """Paints a caret where a branch can be opened, and nothing else."""
        super().drawBranches(painter, rect, index)
        if self._model.rowCount(index):
            centre = QPointF(rect.right() - _INDENT / 2, rect.center().y() + 1)
            caret(self._look, painter, centre, self.isExpanded(index))
