"""The table of arms: choosing one compares it; B makes it the one that is compared with."""

from PySide6.QtCore import QItemSelectionModel, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QSizePolicy, QTableView

from forest_studio.app.bench.arm_delegate import ROW, ArmDelegate
from forest_studio.app.bench.arm_model import ARM, CORRECT, HOPS, PRICE, REACHED, TOKENS, ArmModel
from forest_studio.app.bench.benching import Benching
from forest_studio.app.look.theme import Look

_HEAD = 28
_FIXED = {ARM: 166, HOPS: 56, TOKENS: 74, PRICE: 124}

_ROOMY, _ROOMY_NAME = 800, 190
"""Width of the table from which a name has more room, and how much."""


class ArmTable(QTableView):
    """As high as its rows, so that the page scrolls and not the table."""

    against_wanted = Signal(str)

    def __init__(self, look: Look, benching: Benching) -> None:
        super().__init__()
        self._benching = benching
        self.model_of_arms = ArmModel()
        # The view does not own its delegate.
        self._delegate = ArmDelegate(look)
        self.setItemDelegate(self._delegate)
        self.setModel(self.model_of_arms)
        self._dress()
        benching.arms_changed.connect(self._show)
        benching.run_changed.connect(self._show)
        benching.pair_changed.connect(self._mark)
        self.selectionModel().currentRowChanged.connect(lambda now, _was: self._choose(now.row()))
        self.customContextMenuRequested.connect(self._open_menu)
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shares the width out: bars take what names and figures leave."""
        super().resizeEvent(event)
        header, room = self.horizontalHeader(), event.size().width()
        fixed = {**_FIXED, ARM: _ROOMY_NAME} if room >= _ROOMY else _FIXED
        for section, width in fixed.items():
            header.resizeSection(section, width)
        left = room - sum(fixed.values())
        header.resizeSection(REACHED, left // 2)
        header.resizeSection(CORRECT, left - left // 2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """B compares with the chosen arm."""
        row = self.currentIndex().row()
        if event.key() == Qt.Key.Key_B and not event.modifiers() and row >= 0:
            self._set_against(self.model_of_arms.lines[row].arm)
        else:
            super().keyPressEvent(event)

    def _show(self) -> None:
        self.model_of_arms.show(self._benching.run, self._benching.arms)
        self.setFixedHeight(_HEAD + ROW * len(self.model_of_arms.lines) + 4)
        self._mark()

    def _mark(self) -> None:
        first, second = self._benching.pair or ("", "")
        self._delegate.against = first
        row = self.model_of_arms.row_of(second)
        flags = QItemSelectionModel.SelectionFlag
        index = self.model_of_arms.index(row, ARM)
        chosen = self.selectionModel()
        chosen.blockSignals(True)
        chosen.setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        chosen.blockSignals(False)
        self.viewport().update()

    def _choose(self, row: int) -> None:
        pair = self._benching.pair
        if pair is None or not 0 <= row < len(self.model_of_arms.lines):
            return
        arm = self.model_of_arms.lines[row].arm
        if arm == pair[0]:
            self._benching.compare_arms(pair[1], arm)
        else:
            self._benching.compare_arms(pair[0], arm)

    def _set_against(self, arm: str) -> None:
        pair = self._benching.pair
        if pair is not None:
            second = pair[0] if arm == pair[1] else pair[1]
            self._benching.compare_arms(arm, second)

    def _open_menu(self, place: QPoint) -> None:
        row = self.rowAt(place.y())
        if row < 0 or self._benching.pair is None:
            return
        arm = self.model_of_arms.lines[row].arm
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(
            self.tr("Compare the others with it") + "\tB", lambda: self._set_against(arm)
        )
        menu.addAction(self.tr("Take it out of view"), lambda: self._hide(arm))
        menu.popup(self.viewport().mapToGlobal(place))

    def _hide(self, arm: str) -> None:
        self._benching.show_arms((arm,), False)

    def _dress(self) -> None:
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Arms"))
        self.setToolTip(
            self.tr("Arrows choose the arm that is compared, B the one it is compared with")
        )
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW)
        header = self.horizontalHeader()
        header.setFixedHeight(_HEAD)
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
