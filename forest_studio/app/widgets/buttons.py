"""Buttons: with icons, as segments of a choice, and as a choice with a menu."""

from collections.abc import Sequence
from functools import partial
from weakref import ReferenceType, ref

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from forest_studio.app.look.icons import paint_glyph
from forest_studio.app.look.theme import Look

_SEAM = 2
"""Pixels around and between segments."""
_TIGHT = 4
"""Pixels on either side of the words of a segment where there is little room."""
_BESIDE = 62
"""Pixels of a choice that are no words: icon, caret and what lies between."""


class PushButton(QPushButton):
    """Has the keyboard again after a rest.

    Qt hands it to the next button when one is disabled while its work goes on: a second Enter
    would do something that nobody asked for.
    """

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._heir: ReferenceType[QWidget] | None = None
        """Who was handed the keyboard."""

    def changeEvent(self, event: QEvent) -> None:
        """Takes the keyboard back from the one that was handed it, and from nobody else."""
        super().changeEvent(event)
        if event.type() != QEvent.Type.EnabledChange or not self.isEnabled():
            return
        heir, self._heir = self._heir, None
        if heir is not None and heir() is self.window().focusWidget():
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tells losing the keyboard by a rest from giving it away."""
        super().focusOutEvent(event)
        heir = None if self.isEnabled() else self.window().focusWidget()
        self._heir = ref(heir) if heir is not None else None


def push(look: Look, text: str, kind: str = "", icon: str = "", token: str = "text") -> QPushButton:
    """A push button; ``kind`` names a rule of the style sheet."""
    button = PushButton(text)
    if kind:
        button.setProperty("kind", kind)
    if icon:
        button.setIcon(look.icon(icon, "on_accent" if kind == "primary" else token))
        button.setIconSize(QSize(16, 16))
    return button


def tool(look: Look, icon: str, tip: str, size: int = 30, token: str = "text2") -> QToolButton:
    """A square button with an icon; its tip is also what a screen reader says."""
    button = QToolButton()
    button.setIcon(look.icon(icon, token))
    pixels = 18 if size >= 30 else 15
    button.setIconSize(QSize(pixels, pixels))
    button.setFixedSize(size, size)
    button.setToolTip(tip)
    button.setAccessibleName(tip)
    return button


def action_tool(look: Look, action: QAction, icon: str) -> QToolButton:
    """A tool button that triggers an action and follows whether it is enabled."""
    action.setIcon(look.icon(icon))
    button = tool(look, icon, action.text())
    button.setDefaultAction(action)
    keys = action.shortcut().toString()
    button.setToolTip(f"{action.text()}  {keys}" if keys else action.text())
    return button


class Segments(QFrame):
    """A row of buttons of which one is chosen."""

    chosen = Signal(str)

    def __init__(self, look: Look, choices: Sequence[tuple[str, str, str]], height: int = 28):
        """``choices`` are (name, text, icon or empty)."""
        super().__init__()
        self.setProperty("kind", "segments")
        self.setFixedHeight(height)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QPushButton] = {}
        self._tight, self._cramped, self._wanted = False, False, 0
        self._loose: dict[str, int] = {}
        self._texts = {name: text for name, text, _ in choices}
        layout = QHBoxLayout(self)
        layout.setContentsMargins(_SEAM, _SEAM, _SEAM, _SEAM)
        layout.setSpacing(_SEAM)
        for name, text, icon in choices:
            layout.addWidget(self._add(look, name, text, icon))

    def _add(self, look: Look, name: str, text: str, icon: str) -> QPushButton:
        button = push(look, text, "segment", icon, "text2")
        button.setCheckable(True)
        button.setAccessibleName(text)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda: self.chosen.emit(name))
        self._group.addButton(button)
        self._buttons[name] = button
        return button

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draws the words closer where another language has longer ones than there is room."""
        super().resizeEvent(event)
        self._fit()

    def set_text(self, name: str, text: str) -> None:
        """Says a choice in other words."""
        if self._texts[name] != text:
            self._texts[name] = text
            self._buttons[name].setAccessibleName(text)
            self._say_all()
            self._draw_closer(False)
            self._fit()

    def event(self, event: QEvent) -> bool:
        """Fits the words again when a choice was shown, hidden or named otherwise."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return done

    def sizeHint(self) -> QSize:
        """The room for words at their ease: asking for less would keep them close for ever."""
        hint = super().sizeHint()
        return QSize(self._wanted, hint.height()) if self._tight else hint

    def _fit(self) -> None:
        if not self._tight:
            self._loose = {n: button.sizeHint().width() for n, button in self._buttons.items()}
        shown = [n for n, button in self._buttons.items() if not button.isHidden()]
        seams = _SEAM * (len(shown) + 1)
        self._wanted = sum(self._loose[name] for name in shown) + seams
        self._draw_closer(self.width() < self._wanted)
        if self._cramped:
            self._say_all()
        least = sum(self._buttons[name].sizeHint().width() for name in shown) + seams
        if self._tight and self.width() < least:
            self._say_less((self.width() - seams) // max(1, len(shown)))

    def _say_all(self) -> None:
        self._cramped = False
        for name, button in self._buttons.items():
            button.setText(self._texts[name])
            if button.toolTip() == self._texts[name]:
                button.setToolTip("")

    def _say_less(self, room: int) -> None:
        """Where even that is too much an icon stands alone, and words without one end in dots."""
        self._cramped = True
        for name, button in self._buttons.items():
            text, metrics = self._texts[name], button.fontMetrics()
            spare = max(0, room - 2 * _TIGHT)
            elided = metrics.elidedText(text, Qt.TextElideMode.ElideRight, spare)
            button.setText(elided if button.icon().isNull() else "")
            button.setToolTip(button.toolTip() or text)

    def _draw_closer(self, tight: bool) -> None:
        if tight == self._tight:
            return
        self._tight = tight
        for button in self._buttons.values():
            button.setProperty("tight", tight)
            button.style().unpolish(button)
            button.style().polish(button)
            button.updateGeometry()

    def choose(self, name: str) -> None:
        """Marks a choice without telling anybody."""
        self._buttons[name].setChecked(True)

    def choose_none(self) -> None:
        """Marks no choice."""
        self._group.setExclusive(False)
        for button in self._buttons.values():
            button.setChecked(False)
        self._group.setExclusive(True)

    @property
    def choice(self) -> str:
        """The name of the chosen button, empty when none is."""
        return next((n for n, button in self._buttons.items() if button.isChecked()), "")

    @property
    def chosen_button(self) -> QPushButton:
        """The chosen button, or the first one when none is."""
        return self._buttons[self.choice or next(iter(self._buttons))]

    def button(self, name: str) -> QPushButton:
        """The button of a choice."""
        return self._buttons[name]


class Choice(QPushButton):
    """A button that shows what is chosen and opens the menu of all."""

    chosen = Signal(str)

    def __init__(self, look: Look, choices: Sequence[tuple[str, str]], icon: str) -> None:
        """``choices`` are (name, text); the first is chosen."""
        super().__init__()
        self._look = look
        self._texts = dict(choices)
        self._whole = 0
        self.setProperty("kind", "choice")
        self.setIcon(look.icon(icon))
        self.choice = choices[0][0]
        menu = QMenu(self)
        for name, text in choices:
            menu.addAction(text, partial(self._pick, name))
        self.clicked.connect(lambda: menu.popup(self.mapToGlobal(self.rect().bottomLeft())))
        self.choose(self.choice)

    def choose(self, name: str) -> None:
        """Shows a choice without telling anybody."""
        self.choice = name
        self.setText(self._texts[name])
        self._whole = super().sizeHint().width()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ends the words in dots where there is no room for them."""
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        """The room for all words."""
        return QSize(self._whole, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """The room for the beginning of the words."""
        return QSize(min(self._whole, 2 * _BESIDE), super().minimumSizeHint().height())

    def _fit(self) -> None:
        text, room = self._texts[self.choice], self.width() - _BESIDE
        fits = self.fontMetrics().horizontalAdvance(text) <= room
        right = Qt.TextElideMode.ElideRight
        self.setText(text if fits else self.fontMetrics().elidedText(text, right, room))
        if not fits:
            self.setToolTip(self.toolTip() or text)
        elif self.toolTip() == text:
            self.setToolTip("")

    def _pick(self, name: str) -> None:
        self.choose(name)
        self.chosen.emit(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Adds the caret that says there is a menu."""
        super().paintEvent(event)
        painter = QPainter(self)
        place = QRect(self.width() - 24, (self.height() - 12) // 2, 12, 12)
        paint_glyph(painter, place, "caret-down", self._look.colour("text3"))
        painter.end()


def caret(look: Look, painter: QPainter, centre: QPointF, is_open: bool) -> None:
    """The small angle beside a branch: down when it is open."""
    place = QRect(round(centre.x()) - 6, round(centre.y()) - 6, 12, 12)
    paint_glyph(painter, place, "caret-down" if is_open else "caret-right", look.colour("text3"))
