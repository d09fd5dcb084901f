"""The style sheet of the window, made from a palette."""

from string import Template

from PySide6.QtGui import QColor

from forest_studio.app.look.palette import UI_FONT, Palette

# Widgets choose a rule through the dynamic property ``kind``.
_TEXT = """
* { font-family: '$font'; font-size: 14px; color: $text; }
QLabel { background: transparent; }
QLabel[kind="display"] { font-size: 34px; font-weight: 600; }
QLabel[kind="title"] { font-size: 20px; font-weight: 600; }
QLabel[kind="section"] { font-size: 16px; font-weight: 600; }
QLabel[kind="strong"] { font-weight: 600; }
QLabel[kind="lead"] { font-size: 17px; color: $text2; }
QLabel[kind="quiet"] { color: $text2; }
QLabel[kind="caption"] { font-size: 12px; font-weight: 600; color: $text3; }
QLabel[kind="small"] { font-size: 13px; color: $text2; }
QLabel[kind="small-text"] { font-size: 13px; }
QLabel[kind="faint"] { font-size: 13px; color: $text3; }
QLabel[kind="tiny"] { font-size: 12px; color: $text3; }
QLabel[kind="red"] { font-size: 13px; font-weight: 600; color: $red; }
QLabel[kind="amber-tiny"] { font-size: 12px; font-weight: 600; color: $amber; }
QLabel[kind="amber"] { font-size: 13px; font-weight: 600; color: $amber; }
QLabel[kind="green"] { font-size: 13px; font-weight: 600; color: $accent; }
QLabel[kind="key"] { font-size: 12px; color: $text3; background: $bg;
  border: 1px solid $line; border-radius: 4px; padding: 0 5px; }
QLabel[kind="badge-amber"] { font-size: 12px; font-weight: 600; color: $amber;
  background: $amber_bg; border-radius: 4px; padding: 2px 7px; }
QLabel[kind="badge-red"] { font-size: 12px; font-weight: 600; color: $red;
  background: $red_bg; border-radius: 4px; padding: 2px 7px; }
QLabel[kind="badge-blue"] { font-size: 12px; font-weight: 600; color: $blue;
  background: $blue_bg; border-radius: 4px; padding: 2px 7px; }
QLabel[kind="badge-green"] { font-size: 12px; font-weight: 600; color: $accent;
  background: $accent_bg; border-radius: 4px; padding: 2px 7px; }
QLabel[kind="band"] { font-size: 13px; font-weight: 600; color: $amber; background: $amber_bg;
  border: 1px solid $amber; border-radius: 5px; padding: 3px 8px; }
"""

_GROUNDS = """
QMainWindow, QDialog { background: $bg; }
QWidget[kind="page"], QFrame[kind="panel"] { background: $bg; border: none; }
QFrame[kind="top-bar"] { background: $bg; border: none; border-bottom: 1px solid $line; }
QFrame[kind="status-bar"] { background: $bg; border: none; border-top: 1px solid $line; }
QFrame[kind="bottom"] { background: $bg; border: none; }
QFrame[kind="card"] { background: $raised; border: 1px solid $line; border-radius: 8px; }
QFrame[kind="card"]:focus { border: 2px solid $focus; }
QFrame[kind="card-accent"] { background: $accent_bg; border: 1px solid $accent;
  border-radius: 8px; }
QFrame[kind="card-accent-line"] { background: $raised; border: 1px solid $accent;
  border-radius: 8px; }
QFrame[kind="card-green"] { background: $raised; border: 1px solid $accent;
  border-radius: 8px; }
QFrame[kind="card-amber"] { background: $raised; border: 1px solid $amber; border-radius: 8px; }
QFrame[kind="card-red"] { background: $raised; border: 1px solid $red; border-radius: 8px; }
QFrame[kind="float"] { background: $raised; border: 1px solid $strong; border-radius: 8px; }
QFrame[kind="quote"] { background: $bg; border: 1px solid $line; border-radius: 6px; }
QFrame[kind="bar-amber"] { background: $amber_bg; border: none;
  border-bottom: 1px solid $amber; }
QFrame[kind="bar-red"] { background: $red_bg; border: none; border-bottom: 1px solid $red; }
QFrame[kind="bar-blue"] { background: $blue_bg; border: none; border-bottom: 1px solid $blue; }
QFrame[kind="line"] { background: $line; border: none; max-height: 1px; min-height: 1px; }
QFrame[kind="chip"] { background: $accent_bg; border: none; border-radius: 11px; }
QFrame[kind="segments"] { background: $raised; border: 1px solid $line; border-radius: 7px; }
QFrame[kind="find"] { background: $raised; border: 1px solid $line; border-radius: 7px; }
QFrame[kind="find"]:hover { border-color: $strong; }
QMainWindow::separator { width: 5px; height: 5px; }
QMainWindow::separator:horizontal { background: qlineargradient(x1: 0, y1: 0, x2: 0, y2: 1,
  stop: 0 $bg, stop: 0.4 $bg, stop: 0.401 $line, stop: 0.6 $line, stop: 0.601 $bg); }
QMainWindow::separator:vertical { background: qlineargradient(x1: 0, y1: 0, x2: 1, y2: 0,
  stop: 0 $bg, stop: 0.4 $bg, stop: 0.401 $line, stop: 0.6 $line, stop: 0.601 $bg); }
QMainWindow::separator:hover { background: $strong; }
QDockWidget { border: none; }
QTabBar { background: $bg; border: none; }
QTabBar::tab { background: transparent; color: $text2; border: none; padding: 4px 12px;
  margin: 4px 0 0 4px; border-radius: 6px; font-size: 13px; font-weight: 600; }
QTabBar::tab:hover { background: $hover; }
QTabBar::tab:selected { background: $accent_bg; color: $text; }
QTabBar::tab:focus { border: 1px solid $focus; }
QSplitter::handle { background: $line; }
QSplitter[kind="bare"]::handle { background: transparent; }
QToolTip { background: $raised; color: $text; border: 1px solid $strong; padding: 4px 6px;
  font-size: 13px; }
QScrollArea, QScrollArea > QWidget > QWidget[kind="scrolled"] { background: transparent;
  border: none; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; border: none; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; border: none; }
QScrollBar::handle { background: $handle; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 30px; }
QScrollBar::handle:horizontal { min-width: 30px; }
QScrollBar::handle:hover { background: $strong; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""

_FIELDS = """
QLineEdit, QPlainTextEdit, QTextEdit, QTextBrowser { background: $raised;
  border: 1px solid $strong; border-radius: 6px; padding: 4px 8px;
  selection-background-color: $selection; selection-color: $text; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus { border: 2px solid $focus;
  padding: 3px 7px; }
QTextEdit[over="true"], QLineEdit[over="true"] { border: 2px solid $red;
  padding: 3px 7px; }
QLineEdit:disabled, QPlainTextEdit:disabled { color: $text3; border-color: $line;
  background: $bg; }
QLineEdit:read-only, QPlainTextEdit:read-only, QTextEdit:read-only {
  border-color: $line; color: $text2; }
QLineEdit[kind="flat"] { background: transparent; border: 1px solid transparent;
  border-radius: 4px; padding: 0 4px; font-size: 13px; color: $text2; }
QLineEdit[kind="flat"][chosen="true"] { color: $text; }
QLineEdit[kind="flat"]:hover { border-color: $strong; }
QLineEdit[kind="flat"]:focus { background: $raised; border: 2px solid $focus; padding: 0 3px;
  color: $text; }
QLineEdit[kind="flat"]:read-only { border-color: transparent; }
QLineEdit[kind="heading"] { background: transparent; border: 1px solid transparent;
  font-size: 20px; font-weight: 600; padding: 0 4px; margin-left: -7px; }
QLineEdit[kind="heading"]:hover { border-color: $strong; }
QLineEdit[kind="heading"]:focus { background: $raised; border: 2px solid $focus;
  padding: 0 3px; }
QLineEdit[kind="heading"]:read-only { border-color: transparent; color: $text; }
QLineEdit[kind="tag"] { border-radius: 11px; padding: 0 9px; font-size: 13px; }
QLineEdit[kind="tag"]:focus { padding: 0 8px; }
QLineEdit[kind="bare"] { background: transparent; border: none; padding: 0; font-size: 13px; }
QTextBrowser[kind="body"] { background: transparent; border: none; padding: 0; }
QPlainTextEdit[kind="body-edit"] { padding: 2px; }
QPlainTextEdit[kind="body-edit"]:focus { padding: 1px; }
QPlainTextEdit[kind="mono"] { font-family: 'DejaVu Sans Mono'; font-size: 12px; }
QSlider { background: transparent; min-height: 18px; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: $line; }
QSlider::sub-page:horizontal { height: 4px; border-radius: 2px; background: $accent; }
QSlider::handle:horizontal { background: $accent; width: 12px; height: 12px; margin: -4px 0;
  border-radius: 6px; }
QSlider::handle:horizontal:focus { border: 2px solid $focus; }
QProgressBar { background: $line; border: none; border-radius: 3px; max-height: 6px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }
"""

_BUTTONS = """
QPushButton { background: $raised; border: 1px solid $strong; border-radius: 6px;
  padding: 0 14px; font-weight: 600; min-height: 28px; }
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $press; }
QPushButton:focus { border: 2px solid $focus; padding: 0 13px; min-height: 26px; }
QPushButton:disabled { color: $text3; border-color: $line; background: $bg; }
QPushButton[kind="primary"] { background: $accent; color: $on_accent;
  border: 1px solid $accent; }
QPushButton[kind="primary"]:hover { background: $accent_hover; }
QPushButton[kind="primary"]:focus { border: 2px solid $focus_on_accent; }
QPushButton[kind="primary"]:disabled { background: $hover; color: $text3;
  border: 1px solid $line; }
QPushButton[tight="true"] { padding: 0 9px; }
QPushButton[tight="true"]:focus { padding: 0 8px; }
QPushButton[kind="chosen"] { background: $accent_bg; border: 1px solid $accent; }
QPushButton[kind="danger"] { color: $red; border-color: $red; background: transparent; }
QPushButton[kind="danger"]:disabled { color: $text3; border-color: $line; }
QPushButton[kind="link"] { background: transparent; border: 1px solid transparent;
  color: $accent; padding: 0 4px; font-size: 13px; min-height: 20px; text-align: left; }
QPushButton[kind="link"]:hover { background: $hover; }
QPushButton[kind="link"]:focus { border: 1px solid $focus; padding: 0 4px; }
QPushButton[kind="link"]:disabled { color: $text3; }
QPushButton[kind="chip"] { background: $accent_bg; border: 1px solid transparent;
  border-radius: 11px; padding: 0 9px; font-size: 13px; font-weight: 400; min-height: 20px; }
QPushButton[kind="chip"]:hover { background: $hover; }
QPushButton[kind="chip"]:focus { border: 1px solid $focus; padding: 0 9px; }
QPushButton[kind="plain"] { background: transparent; border: 1px solid transparent;
  padding: 0 4px; font-weight: 400; color: $text2; min-height: 24px; }
QPushButton[kind="plain"]:hover { background: $hover; color: $text; }
QPushButton[kind="plain"]:focus { border: 1px solid $focus; }
QPushButton[kind="tiny-link"] { background: transparent; border: 1px solid transparent;
  padding: 0 3px; margin-left: -4px; font-size: 12px; font-weight: 400; color: $text3;
  min-height: 18px; }
QPushButton[kind="tiny-link"]:hover { background: $hover; color: $text; }
QPushButton[kind="tiny-link"]:focus { border: 1px solid $focus; }
QPushButton[kind="node"] { background: transparent; border: 1px solid transparent;
  padding: 0 3px; font-weight: 600; min-height: 20px; text-align: left; }
QPushButton[kind="node"]:hover { background: $hover; }
QPushButton[kind="node"]:focus { border: 1px solid $focus; }
QPushButton[kind="crumb-here"] { background: transparent; border: 1px solid transparent;
  padding: 0 4px; font-weight: 600; min-height: 24px; }
QPushButton[kind="crumb-here"]:disabled { color: $text; background: transparent;
  border-color: transparent; }
QPushButton[kind="plain"]:disabled { color: $text2; background: transparent;
  border-color: transparent; }
QPushButton[kind="status"] { background: transparent; border: 1px solid transparent;
  padding: 0 4px; font-weight: 400; font-size: 13px; color: $text2; min-height: 22px; }
QPushButton[kind="status"]:hover { background: $hover; }
QPushButton[kind="status"]:focus { border: 1px solid $focus; }
QPushButton[kind="status"][tone="amber"] { color: $amber; }
QPushButton[kind="status"][tone="red"] { color: $red; }
QPushButton[kind="status"][tone="green"] { color: $accent; }
QPushButton[kind="segment"] { background: transparent; border: 1px solid transparent;
  border-radius: 5px; color: $text2; padding: 0 11px; font-size: 13px; font-weight: 600;
  min-height: 20px; }
QPushButton[kind="segment"]:hover { background: $hover; }
QPushButton[kind="segment"]:checked { background: $accent_bg; color: $text; }
QPushButton[kind="segment"]:focus { border: 1px solid $focus; padding: 0 11px; }
QPushButton[kind="segment"][tight="true"] { padding: 0 3px; font-size: 12px; }
QPushButton[kind="segment"][tight="true"]:focus { padding: 0 3px; }
QPushButton[kind="choice"] { text-align: left; padding: 0 28px 0 10px; }
QPushButton[kind="choice"]:focus { padding: 0 27px 0 9px; }
QToolButton { background: transparent; border: 1px solid transparent; border-radius: 6px;
  padding: 3px; }
QToolButton:hover { background: $hover; }
QToolButton:pressed { background: $press; }
QToolButton:checked { background: $accent_bg; }
QToolButton:focus { border: 1px solid $focus; }
QToolButton::menu-indicator { image: none; }
"""

_LISTS = """
QTreeView, QTableView, QListView { background: transparent; border: 1px solid transparent;
  outline: none; selection-background-color: $accent_bg; selection-color: $text; }
QTreeView:focus, QTableView:focus, QListView:focus { border: 1px solid $focus;
  border-radius: 6px; }
QListView[kind="popup"] { background: $raised; border: 1px solid $strong; border-radius: 6px;
  padding: 3px; }
QListView[kind="popup"]::item { min-height: 24px; padding: 0 6px; border-radius: 4px; }
QTreeView::item { height: 26px; padding-left: 2px; border: none; }
QTreeView::item:hover, QListView::item:hover { background: $hover; }
QTreeView::item:selected, QListView::item:selected { background: $accent_bg; color: $text; }
QTreeView::branch { background: transparent; }
QTreeView::branch:selected { background: $accent_bg; }
QTreeView::branch:hover:!selected { background: $hover; }
QTableView { gridline-color: transparent; }
QTableView::item { border: none; border-bottom: 1px solid $line; padding: 0 8px; }
QTableView::item:selected { background: $accent_bg; color: $text; }
QHeaderView { background: $bg; border: none; }
QHeaderView::section { background: $bg; color: $text3; border: none;
  border-bottom: 1px solid $line; padding: 4px 8px; font-size: 12px; font-weight: 600; }
QMenu { background: $raised; border: 1px solid $strong; border-radius: 8px; padding: 4px; }
QMenu::item { padding: 5px 22px 5px 8px; border-radius: 5px; }
QMenu::item:selected { background: $accent_bg; }
QMenu::item:disabled { color: $text3; }
QMenu::separator { height: 1px; background: $line; margin: 4px 2px; }
QMenu::icon { padding-left: 8px; }
"""

_SHEET = Template(_TEXT + _GROUNDS + _FIELDS + _BUTTONS + _LISTS)


def style_sheet(palette: Palette) -> str:
    """The whole sheet in the colours of ``palette``."""
    names = (
        "map bg raised hover press accent_bg line strong text text2 text3 accent on_accent "
        "amber amber_bg red red_bg blue blue_bg focus"
    )
    colours = {name: getattr(palette, name).name() for name in names.split()}
    lighter = palette.accent.lighter(112) if palette.is_dark else palette.accent.darker(112)
    return _SHEET.substitute(
        colours,
        font=UI_FONT,
        accent_hover=lighter.name(),
        focus_on_accent=palette.text.name(),
        selection=_selection(palette).name(),
        handle=(palette.strong if palette.is_contrast else palette.press).name(),
    )


def _selection(palette: Palette) -> QColor:
    """Selected text must stand out from the field it lies in."""
    return palette.accent_bg.lighter(150) if palette.is_dark else palette.accent_bg.darker(108)
