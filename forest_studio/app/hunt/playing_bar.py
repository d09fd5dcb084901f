"""Pause, step, resume and cancel of a hunt under way; replay and run again of a recorded one."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from forest_studio.app.hunt.hunting import Hunting
from forest_studio.app.hunt.scrubber import Scrubber
from forest_studio.app.hunt.trail_words import end_words
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push, tool
from forest_studio.app.widgets.labels import ElidedLabel, IconLabel, label, set_kind
from forest_studio.app.widgets.layouts import greedy, row
from forest_studio.app.words.translation import number
from forest_studio.core.trails.trail import Outcome

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)


class PlayingBar(QWidget):
    """What its buttons do depends on whether a hunt is under way."""

    export_wanted = Signal(object)
    """The Trail that is shown is to be written to a file."""

    def __init__(self, look: Look, hunting: Hunting) -> None:
        super().__init__()
        self._look, self._hunting = look, hunting
        self.back = tool(look, "skip-back", self.tr("Step back"))
        self.playing = tool(look, "play", self.tr("Replay"))
        self.forward = tool(look, "skip-forward", self.tr("Step forward"))
        self.cancel = push(look, self.tr("Cancel"), "danger", "square", "red")
        self.replay = push(look, self.tr("Replay"), "", "play")
        self.again = push(look, self.tr("Re-run"), "", "arrow-clockwise")
        self.export = tool(look, "export", self.tr("Export this trail…"))
        self.scrubber = Scrubber(look)
        self.speed = self._speed_button()
        self._place = label("", "small-text")
        self._state = ElidedLabel("", "green")
        self._state_icon = IconLabel(look, "circle", "accent", 14)
        for button in (self.cancel, self.replay, self.again):
            button.setProperty("tight", True)
        self._explain()
        items = (self.back, self.playing, self.forward, self.cancel, self.replay, self.again)
        state = (self._state_icon, self._state)
        line = row(
            *items, greedy(self.scrubber), self._place, self.speed, *state, self.export, gap=6
        )
        self.setLayout(line)
        self._connect()
        self._show()

    def _explain(self) -> None:
        """Three things that are easily confused; the third button, fork, is beside the doors."""
        self.replay.setToolTip(
            self.tr("Show the recorded steps again, one after the other. Nobody is asked.")
        )
        self.again.setToolTip(
            self.tr(
                "Hunt once more with the same question, navigator, seed and limits, in the "
                "forest as it is now."
            )
        )

    def _connect(self) -> None:
        hunting = self._hunting
        self.back.clicked.connect(lambda: hunting.step_by(-1))
        self.forward.clicked.connect(lambda: hunting.step_by(1))
        self.playing.clicked.connect(hunting.play)
        self.cancel.clicked.connect(hunting.cancel)
        self.replay.clicked.connect(hunting.replay)
        self.again.clicked.connect(hunting.run_again)
        self.export.clicked.connect(lambda: self.export_wanted.emit(hunting.trail))
        self.scrubber.step_wanted.connect(hunting.go_to)
        for signal in (
            hunting.steps_changed,
            hunting.selected_changed,
            hunting.running_changed,
            hunting.playing_changed,
            hunting.turn_changed,
            hunting.ended,
        ):
            signal.connect(self._show)

    def _speed_button(self) -> QToolButton:
        button = QToolButton()
        button.setToolTip(self.tr("Speed"))
        button.setAccessibleName(self.tr("Speed"))
        menu = QMenu(button)
        group = QActionGroup(menu)
        for speed in SPEEDS:
            action = menu.addAction(_times(speed))
            action.setCheckable(True)
            action.setChecked(speed == 1.0)
            group.addAction(action)
            action.triggered.connect(lambda _on=False, speed=speed: self._set_speed(speed))
        button.setMenu(menu)
        button.setText(_times(1.0))
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        return button

    def _set_speed(self, speed: float) -> None:
        self._hunting.set_speed(speed)
        self.speed.setText(_times(speed))

    def _show(self, _what: object = None) -> None:
        hunting = self._hunting
        count, some = len(hunting.steps), bool(hunting.known)
        live, by_hand = hunting.running, hunting.by_hand
        over = hunting.trail is not None and not live
        self.back.setEnabled(some and hunting.selected > 0)
        self.forward.setEnabled(self._can_go_forward())
        self.playing.setEnabled(self.can_play())
        self.playing.setVisible(not by_hand)
        self.cancel.setVisible(live)
        for widget in (self.replay, self.again, self.export):
            widget.setVisible(over)
        self.speed.setVisible(not by_hand)
        self._dress_playing()
        self.scrubber.show_steps(hunting.selected, count, hunting.known)
        place = self.tr("step {0} of {1}").format(hunting.selected + 1, hunting.known)
        self._place.setText(place if some and hunting.selected >= 0 else "")
        text, tone = self._end()
        self._state.setText(text)
        set_kind(self._state, tone)
        self._state_icon.setVisible(bool(text))
        self._state_icon.show_icon("circle", "accent" if tone == "green" else tone)

    def can_play(self) -> bool:
        """Whether there is something to hold or to let on."""
        hunting = self._hunting
        return (hunting.running and not hunting.by_hand) or bool(hunting.known)

    def _can_go_forward(self) -> bool:
        hunting = self._hunting
        if hunting.selected < len(hunting.steps) - 1:
            return True
        if hunting.running:
            return not hunting.by_hand
        return len(hunting.steps) < hunting.known

    def _dress_playing(self) -> None:
        hunting = self._hunting
        if hunting.playing:
            icon, tip = "pause", self.tr("Pause the hunt")
            tip = tip if hunting.running else self.tr("Pause the replay")
        else:
            icon, tip = "play", self.tr("Go on with the hunt")
            tip = tip if hunting.running else self.tr("Replay")
        self.playing.setIcon(self._look.icon(icon))
        self.playing.setToolTip(tip)
        self.playing.setAccessibleName(tip)

    def _end(self) -> tuple[str, str]:
        hunting, count = self._hunting, len(self._hunting.steps)
        if hunting.running:
            if hunting.by_hand:
                return self.tr("your walk, step {0}").format(count + 1), "amber"
            if hunting.paused:
                return self.tr("paused at step {0}").format(count), "amber"
            return self.tr("live, at step {0}").format(max(1, count)), "amber"
        trail = hunting.trail
        if trail is None:
            return "", "green"
        seconds = trail.usage.seconds
        took = f"{number(seconds, 1)} s" if seconds >= 1 else f"{round(seconds * 1000)} ms"
        answered = self.tr("answered, {0}") if trail.answer else "{0}"
        words = answered.format(end_words(trail))
        tone = "red" if trail.outcome is Outcome.FAILED else "amber"
        return f"{words} · {took}", "green" if trail.supported else tone


def _times(speed: float) -> str:
    return f"{number(speed, 0 if speed >= 1 else 1)}×"
