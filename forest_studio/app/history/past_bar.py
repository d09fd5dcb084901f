"""Under the top bar while the window shows the forest as it was."""

from forest_studio.app.desk import Desk
from forest_studio.app.history.time_travel import TimeTravel
from forest_studio.app.history.words import day, tip, who
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.bar import Bar
from forest_studio.app.words.engine_texts import subject_text
from forest_studio.app.words.translation import number
from forest_studio.core.model.versions import Entry


class PastBar(Bar):
    """Says of when, and that nothing can be edited."""

    def __init__(self, look: Look, desk: Desk, travel: TimeTravel) -> None:
        super().__init__(look, "clock-counter-clockwise", "blue")
        self._desk = desk
        self._entry: Entry | None = None
        self.back_button = self.add(self.tr("Back to now"))
        self.back_button.clicked.connect(travel.back)
        desk.past_changed.connect(self._show)
        travel.reading.connect(self._show_reading)
        travel.progressed.connect(self._show_progress)
        travel.failed.connect(self._show_failure)

    def _show(self) -> None:
        entry = self._desk.past
        self.dress("clock-counter-clockwise", "blue")
        if entry is None:
            self.say("")
            return
        text = self.tr("As of {0} · {1} “{2}” by {3}: read only")
        self.say(text.format(day(entry.time), entry.commit[:7], subject_text(entry), who(entry)))
        self.setToolTip(tip(entry))

    def _show_reading(self, entry: Entry | None) -> None:
        self._entry = entry
        if entry is None:
            self._show()
        else:
            self._show_progress(0, 0)

    def _show_progress(self, done: int, total: int) -> None:
        if self._entry is None:
            return
        text = self.tr("Reading the forest of {0}…").format(day(self._entry.time))
        if total > done:
            text += self.tr(" {0} of {1} files").format(number(done), number(total))
        self.say(text)

    def _show_failure(self, text: str) -> None:
        self.dress("warning-circle", "red")
        self.say(text)
