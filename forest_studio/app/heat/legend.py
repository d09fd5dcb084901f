"""The card over the map that explains its heat: scale, as of when, by which half-life."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.heat.half_lives import (
    STEPS,
    days_text,
    half_lives,
    moment_at,
    moment_text,
    nearest,
    stop_of,
)
from forest_studio.app.heat.heat_words import heat_words
from forest_studio.app.heat.heating import ALL, QUESTION, Heating
from forest_studio.app.heat.ramp import HeatRamp
from forest_studio.app.look.theme import Look
from forest_studio.app.map.card import Card, CardButton
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, column, holder, row
from forest_studio.app.words.translation import number

_WIDTH = 204


class HeatLegend(Card):
    """Reads what heat is shown and tells what is wanted of it."""

    def __init__(self, look: Look, desk: Desk, heating: Heating) -> None:
        super().__init__(look.palette)
        self._desk, self._heating = desk, heating
        self.setAccessibleName(self.tr("Heat"))
        self._what = label("", "tiny")
        self._said = label("", "tiny", wrap=True)
        self.ramp = HeatRamp(look)
        self.moment = _slider(self.tr("As of"), STEPS)
        self._moment_text = label("", "small-text")
        self._look = look
        self.half_life = _slider(self.tr("Half-life"), 1)
        self._half_life_text = label("", "small-text")
        self._own = push(look, "", "tiny-link")
        self._own.setToolTip(self.tr("Back to the half-life that the forest's manifest sets"))
        self.keep_button = push(look, self.tr("Keep"), "tiny-link")
        self._lives: tuple[float, ...] = ()
        tip = self.tr("Fold the legend of heat")
        self.fold_button = CardButton(look.palette, "caret-down", tip, self)
        self.fold_button.setFixedSize(20, 20)
        self.fold_button.setCheckable(True)
        self._rest = self._build()
        self.setFixedWidth(_WIDTH)
        self.fold_button.toggled.connect(self.fold)
        self.moment.valueChanged.connect(self._look_back)
        self.half_life.valueChanged.connect(self._try)
        self._own.clicked.connect(self._go_back)
        self.keep_button.clicked.connect(heating.keep_half_life)
        heating.changed.connect(self.show_state)
        desk.learnt.changed.connect(self.show_state)
        desk.learnt.progressed.connect(self._tell_progress)
        desk.forest_changed.connect(self.show_state)
        look.changed.connect(self._wear)
        self.show_state()

    def _wear(self) -> None:
        self.set_palette(self._look.palette)

    @property
    def text(self) -> str:
        """What is said below the scale."""
        return str(self._said.text())

    def fold(self, folded: bool) -> None:
        """Leaves only the scale, or shows all of it."""
        self.fold_button.setChecked(folded)
        self.fold_button.icon_name = "caret-up" if folded else "caret-down"
        self._rest.setVisible(not folded)
        self.adjustSize()

    def show_state(self) -> None:
        """Follows what heat is shown, and with what it was worked out."""
        heating, span = self._heating, self._desk.learnt.lessons.span
        names = {QUESTION: self.tr("for this question"), ALL: self.tr("for all questions")}
        self._what.setText(names.get(heating.choice, ""))
        self._what.setToolTip(heating.question if heating.choice == QUESTION else "")
        own = self._desk.forest.manifest.half_life_days
        self._lives = half_lives(own)
        moment = heating.wish.as_of
        for slider, most, place in (
            (self.moment, STEPS, stop_of(span, moment)),
            (self.half_life, len(self._lives) - 1, nearest(self._lives, heating.half_life)),
        ):
            slider.blockSignals(True)
            slider.setMaximum(most)
            if not slider.isSliderDown():
                slider.setValue(place)
            slider.blockSignals(False)
        in_the_past = self._desk.past is not None
        self.moment.setEnabled(span is not None and not in_the_past)
        self._moment_text.setText(moment_text(moment))
        self._half_life_text.setText(days_text(heating.half_life))
        tried = heating.half_life != own
        self._own.setText(self.tr("Back to {0}").format(days_text(own)))
        if not tried and (self._own.hasFocus() or self.keep_button.hasFocus()):
            # The buttons go, and Qt would hand the keyboard to another corner of the window.
            self.half_life.setFocus(Qt.FocusReason.OtherFocusReason)
        self._own.setVisible(tried)
        self.keep_button.setVisible(tried and self._desk.writable)
        tip = self.tr("Write a half-life of {0} into the forest's manifest")
        self.keep_button.setToolTip(tip.format(days_text(heating.half_life)))
        self._say(heat_words(self._desk, heating))

    def _say(self, text: str) -> None:
        self._said.setText(text)
        self._said.setVisible(bool(text))
        self.setAccessibleDescription(text)

    def _tell_progress(self, done: int, total: int) -> None:
        if total > 1:
            self._said.setText(
                self.tr("Reading trail {0} of {1}").format(number(done), number(total))
            )
            self._said.show()

    def _look_back(self, stop: int) -> None:
        moment = moment_at(self._desk.learnt.lessons.span, stop)
        self._moment_text.setText(moment_text(moment))
        self._heating.look_back(moment)

    def _go_back(self) -> None:
        self._heating.try_half_life(None)
        self.show_state()

    def _try(self, place: int) -> None:
        days = self._lives[place]
        own = self._desk.forest.manifest.half_life_days
        self._heating.try_half_life(None if days == own else days)
        self.show_state()

    def _build(self) -> QWidget:
        head = row(label(self.tr("Heat"), "caption"), STRETCH, self._what, self.fold_button, gap=4)
        items = (
            _captioned(self.tr("As of"), self._moment_text),
            self.moment,
            _captioned(self.tr("Half-life"), self._half_life_text),
            self.half_life,
            row(self._own, STRETCH, self.keep_button),
            self._said,
        )
        rest = holder(column(*items, gap=2))
        self.setLayout(column(head, self.ramp, rest, gap=2, margins=(12, 6, 8, 8)))
        return rest


def _captioned(text: str, value: QLabel) -> QHBoxLayout:
    return row(label(text, "small"), STRETCH, value)


def _slider(name: str, most: int) -> QSlider:
    slider = QSlider(Qt.Orientation.Horizontal)
    slider.setRange(0, most)
    slider.setAccessibleName(name)
    return slider
