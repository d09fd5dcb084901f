"""The status bar's part of the Hunt workspace: commit, steps and seconds, cost, trails."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from forest_studio.app.hunt.hunting import Hunting
from forest_studio.app.hunt.step_model import dollars
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.labels import IconLabel, label, set_kind
from forest_studio.app.widgets.layouts import row
from forest_studio.app.words.translation import counted, number
from forest_studio.core.llm.prices import cost, price_of

_TICK = 200


class HuntStatus(QWidget):
    """Says what a hunt is pinned to and what it has come to."""

    def __init__(self, look: Look, hunting: Hunting) -> None:
        super().__init__()
        self._hunting = hunting
        self._pinned = label("", "small")
        self._hunt = label("", "small")
        self._cost = label("", "small")
        self._trails = label("", "small")
        self._hunt_icon = IconLabel(look, "path", "text2", 15)
        self._cost_icon = IconLabel(look, "currency-circle-dollar", "text2", 15)
        self._pin_icon = IconLabel(look, "git-branch", "text2", 15)
        items = (
            self._pin_icon,
            self._pinned,
            8,
            self._hunt_icon,
            self._hunt,
            8,
            self._cost_icon,
            self._cost,
            8,
            IconLabel(look, "fire", "text2", 15),
            self._trails,
        )
        self.setLayout(row(*items, gap=6))
        # Somebody who waits for a model sees that time goes by.
        self._timer = QTimer(self, interval=_TICK)
        self._timer.timeout.connect(self._show)
        for signal in (hunting.steps_changed, hunting.ended, hunting.trails_changed):
            signal.connect(self._show)
        hunting.running_changed.connect(self._follow)
        self._show()

    @property
    def text(self) -> str:
        """All that is said, for screen readers and tests."""
        labels = (self._pinned, self._hunt, self._cost, self._trails)
        return " · ".join(part.text() for part in labels if part.text())

    def _follow(self, running: bool) -> None:
        if running:
            self._timer.start()
        else:
            self._timer.stop()
        self._show()

    def _show(self, _what: object = None) -> None:
        hunting = self._hunting
        some = bool(hunting.commit)
        self._pinned.setText(self.tr("pinned to {0}").format(hunting.commit[:7]) if some else "")
        self._pin_icon.setVisible(some)
        self._show_hunt()
        self._show_cost()
        total = hunting.shelf.total
        self._trails.setText(counted("HuntStatus", "%Ln trail(s)", total))
        self.setAccessibleName(self.text)

    def _show_hunt(self) -> None:
        hunting = self._hunting
        steps, seconds = len(hunting.steps), number(hunting.seconds, 1)
        words = counted("HuntStatus", "%Ln step(s) · {0} s", steps)
        if hunting.running:
            words = counted("HuntStatus", "hunting: %Ln step(s) · {0} s", steps)
        some = hunting.running or hunting.trail is not None
        self._hunt.setText(words.replace("{0}", seconds) if some else "")
        set_kind(self._hunt, "green" if hunting.running else "small")
        self._hunt_icon.show_icon("path", "accent" if hunting.running else "text2")
        self._hunt_icon.setVisible(some)

    def _show_cost(self) -> None:
        hunting = self._hunting
        usage = hunting.usage
        spent = cost(usage.prompt_tokens, usage.reply_tokens, price_of(hunting.model))
        asked = usage.calls > 0
        self._cost.setText(dollars(spent, usage.estimated) if asked else "")
        self._cost.setToolTip(
            "" if spent is not None else self.tr("No price is known for this model.")
        )
        self._cost_icon.setVisible(asked)
