"""Dresses the widgets for another style sheet: those on the screen in one go, the hidden in steps.

Qt by itself takes all of them in one go, seen or not, and more than once, which stops a window of a
thousand widgets for a fifth of a second.
"""

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

_AT_ONCE = 100
"""Hidden widgets that are taken in one step: some 6 ms."""
_DRESSED = Qt.WidgetAttribute.WA_WState_Polished
_STYLED = Qt.WidgetAttribute.WA_SetStyle
_LAYOUT = QEvent.Type.LayoutRequest.value


def dressed_anew(app: QApplication, put_on: Callable[[], None]) -> Iterator[None]:
    """Calls ``put_on``, which changes sheet and palette, between undressing and dressing."""
    hidden = [w for w in app.allWidgets() if not w.isVisible() and w.testAttribute(_DRESSED)]
    yield from _in_steps(hidden, _undress)
    # And what was made meanwhile.
    seen = [widget for widget in app.allWidgets() if widget.testAttribute(_DRESSED)]
    app.sendPostedEvents(None, _LAYOUT)
    _each(seen, _undress)
    _passed_over(app.allWidgets(), put_on)
    # Without the sheet they have other sizes: nothing may give way to them for one turn.
    app.removePostedEvents(None, _LAYOUT)
    yield
    _each(seen, _dress)
    yield
    yield from _in_steps(hidden, _dress)


def _passed_over(widgets: Iterable[QWidget], put_on: Callable[[], None]) -> None:
    """Qt tells no widget of another style that seems to have one of its own."""
    passed = [widget for widget in widgets if not widget.testAttribute(_STYLED)]
    for widget in passed:
        widget.setAttribute(_STYLED, True)
    put_on()
    for widget in filter(isValid, passed):
        widget.setAttribute(_STYLED, False)


def _in_steps(widgets: list[QWidget], treat: Callable[[QWidget], None]) -> Iterator[None]:
    for start in range(0, len(widgets), _AT_ONCE):
        _each(widgets[start : start + _AT_ONCE], treat)
        yield


def _each(widgets: Iterable[QWidget], treat: Callable[[QWidget], None]) -> None:
    for widget in filter(isValid, widgets):
        treat(widget)


def _undress(widget: QWidget) -> None:
    widget.style().unpolish(widget)
    # Qt passes over what was never dressed.
    widget.setAttribute(_DRESSED, False)


def _dress(widget: QWidget) -> None:
    QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.Polish))
