"""One edge in the list: where it leads, its scent to edit in place, and what can be done to it."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLineEdit, QMenu, QWidget

from forest_studio.app.edges.edge_groups import EdgeRow
from forest_studio.app.heat.uses import Figures
from forest_studio.app.look.theme import Look
from forest_studio.app.node_marks import path_text
from forest_studio.app.widgets.buttons import push, tool
from forest_studio.app.widgets.labels import ElidedLabel, label, set_kind
from forest_studio.app.widgets.layouts import column, greedy, row
from forest_studio.app.widgets.message import Message
from forest_studio.app.widgets.meter import Meter, tone
from forest_studio.core.model.budget import count
from forest_studio.core.model.forest import Forest

_INDENT = 26
_NO_FOCUS = Qt.FocusPolicy.NoFocus


class EdgeItem(QWidget):
    """Tells what is wanted; the panel does it."""

    scent_wanted = Signal(object, str)
    typed = Signal(object, str)
    retype_wanted = Signal(object, QWidget)
    turn_wanted = Signal(object)
    removal_wanted = Signal(object)
    node_wanted = Signal(str)
    pressed = Signal(object, object)
    """The edge and the keys that were held."""
    left = Signal()
    """The keyboard goes back from the scent to the list."""

    def __init__(self, look: Look) -> None:
        """Shows nothing until ``show_edge``."""
        super().__init__()
        self._look = look
        self._chosen = self._current = False
        self._asked: str | None = None
        self.scent = _ScentLine()
        self.count = label("", "tiny")
        self.uses = label("", "tiny")
        self.meter: Meter | None = None
        self.note: Message | None = None
        self.more = tool(look, "dots-three", self.tr("More about this edge"), 22, "text3")
        self._name = push(look, "", "node")
        self._where = ElidedLabel(kind="tiny")
        self._build()
        self._name.clicked.connect(lambda: self.node_wanted.emit(self.edge.far))
        self.scent.textEdited.connect(self._edited)
        self.scent.editingFinished.connect(self.commit)
        self.scent.left.connect(self._revert)
        self.scent.entered.connect(self.left)
        self.scent.focus_changed.connect(lambda _has: self._count())
        self.more.clicked.connect(self.open_menu)

    def show_edge(self, forest: Forest, edge: EdgeRow, typed: str | None = None) -> None:
        """Shows an edge; ``typed`` is a scent that was typed before and not saved."""
        self._forest, self.edge = forest, edge
        self._asked = None
        self._name_far_end()
        self.scent.setReadOnly(not forest.node(edge.home).has_file)
        self.scent.setToolTip(self._scent_tip())
        text = edge.line.scent if typed is None else typed
        if text != self.scent.text():
            self.scent.show_text(text)
        if self.note is not None:
            self.note.say("")
        self._count()

    def commit(self) -> None:
        """Asks to save the scent if it changed and fits."""
        text = " ".join(self.scent.text().split())
        # Enter and the loss of the keyboard that follows both end the typing.
        if text not in (self.edge.line.scent, self._asked) and self._tokens() <= self._limit:
            self._asked = text
            self.scent_wanted.emit(self.edge, text)

    def mark(self, chosen: bool, current: bool) -> None:
        """Shows whether the edge is chosen, and whether the keyboard stands on it."""
        if (chosen, current) != (self._chosen, self._current):
            self._chosen, self._current = chosen, current
            set_kind(self.scent, "true" if chosen else "false", "chosen")
            self.update()

    def say(self, text: str) -> None:
        """Shows in place why something was not done to this edge."""
        if self.note is None:
            self.note = Message(self._look)
            self.note.layout().setContentsMargins(_INDENT, 2, 6, 4)
            self.layout().addWidget(self.note)
        self.note.say(text, "red")

    def show_uses(self, figures: Figures | None) -> None:
        """Shows what hunts made of the scent; nothing where they never saw it."""
        self.uses.setVisible(figures is not None and figures.seen > 0)
        if figures is not None:
            self.uses.setText(figures.text)
            self.uses.setToolTip(figures.tip)
            self.uses.setAccessibleName(figures.tip)
            set_kind(self.uses, "amber-tiny" if figures.misleads else "tiny")

    @property
    def can_turn(self) -> bool:
        """Whether the edge reads otherwise from its other end."""
        kind = self._forest.manifest.edge_type(self.edge.line.type)
        return kind is not None and not kind.symmetric

    def open_menu(self) -> None:
        """Offers what can be done to the edge."""
        menu = QMenu(self)
        edge, icon = self.edge, self._look.icon
        menu.addAction(
            icon("tree-structure"),
            self.tr("Other type…\tT"),
            lambda: self.retype_wanted.emit(edge, self.more),
        )
        turn = menu.addAction(
            icon("swap"), self.tr("Turn round\tS"), lambda: self.turn_wanted.emit(edge)
        )
        turn.setEnabled(self.can_turn)
        if edge.far:
            go = self.tr("Go there\tG")
            menu.addAction(icon("arrow-right"), go, lambda: self.node_wanted.emit(edge.far))
        menu.addSeparator()
        remove = self.tr("Remove edge\tDel")
        menu.addAction(icon("trash", "red"), remove, lambda: self.removal_wanted.emit(edge))
        menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Chooses the edge, with Ctrl as well, with Shift up to here."""
        self.pressed.emit(self.edge, event.modifiers())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the ground of a chosen edge and the frame of the keyboard's."""
        if not (self._chosen or self._current):
            return
        palette, painter = self._look.palette, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = palette.accent_bg if self._chosen else Qt.GlobalColor.transparent
        painter.setBrush(ground)
        pen = QPen(palette.focus, 1.6) if self._current else QPen(Qt.PenStyle.NoPen)
        painter.setPen(pen)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(12, 1, -1, -1), 6, 6)
        painter.end()

    @property
    def _limit(self) -> int:
        return self._forest.manifest.budgets.scent

    def _tokens(self) -> int:
        return count(self.scent.text(), self._forest.manifest.tokenizer)

    def _edited(self, text: str) -> None:
        self._asked = None
        self._count()
        self.typed.emit(self.edge, text)

    def _revert(self) -> None:
        self.scent.setText(self.edge.line.scent)
        self._edited(self.edge.line.scent)
        self.left.emit()

    def _count(self) -> None:
        tokens = self._tokens()
        colour = tone(tokens, self._limit)
        self.count.setText(f"{tokens}/{self._limit}")
        set_kind(self.count, "tiny" if colour == "green" else colour)
        set_kind(self.scent, "true" if colour == "red" else "false", "over")
        self._measure(tokens, self.scent.hasFocus() or colour == "red")

    def _measure(self, tokens: int, shown: bool) -> None:
        if self.meter is None and shown:
            self.meter = Meter(self._look, self._limit)
            self.meter.setFixedHeight(6)
            self._meter_room.addWidget(self.meter)
        if self.meter is not None:
            self.meter.show_tokens(tokens, self._limit)
            self.meter.setVisible(shown)

    def _build(self) -> None:
        # The list has the keyboard and offers the same by its keys.
        for part in (self._name, self.more):
            part.setFocusPolicy(_NO_FOCUS)
        head = row(self._name, greedy(self._where), self.more, gap=8)
        head.setContentsMargins(_INDENT - 4, 0, 0, 0)
        foot = row(greedy(self.scent), self.count, gap=8, margins=(_INDENT - 5, 0, 6, 0))
        self._meter_room = row(margins=(_INDENT, 0, 44, 2))
        self.uses.setContentsMargins(_INDENT, 0, 6, 3)
        self.uses.hide()
        self.setLayout(column(head, foot, self._meter_room, self.uses, gap=0))

    def _name_far_end(self) -> None:
        far = self.edge.far
        title = self._forest.node(far).title if far else self.edge.line.to
        self._name.setText(title)
        self._name.setEnabled(bool(far))
        self._name.setToolTip(self.tr("Go to {0}").format(title))
        self._where.setText(path_text(self._forest, far) if far else self.tr("no node has this id"))
        self.scent.setAccessibleName(self.tr("Scent of the edge to {0}").format(title))

    def _scent_tip(self) -> str:
        if self.edge.home == self.edge.far:
            return self.tr("Written in that node's file: how this one smells from there.")
        return self.tr("How it smells from here. Enter saves, Escape takes it back.")


class _ScentLine(QLineEdit):
    left = Signal()
    entered = Signal()
    focus_changed = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "flat")
        # Before it is shown, or Qt would dress it twice.
        for state in ("over", "chosen"):
            self.setProperty(state, "false")
        self.setFixedHeight(24)
        self.setPlaceholderText(self.tr("no scent yet"))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def show_text(self, text: str) -> None:
        """Shows a text from its beginning, or where the cursor is while somebody is in it."""
        place = self.cursorPosition() if self.hasFocus() else 0
        self.setText(text)
        self.setCursorPosition(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape takes back what was typed; Enter saves and gives the keyboard back."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Or the list would take the key as well, and open the scent again.
            event.accept()
            self.entered.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Shows the meter."""
        super().focusInEvent(event)
        self.focus_changed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hides the meter."""
        super().focusOutEvent(event)
        self.focus_changed.emit(False)
