"""What can be done with a hunt, as commands of the find box."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from forest_studio.app.hunt.hunting import Hunting
from forest_studio.app.hunt.question_panel import QuestionPanel
from forest_studio.app.hunt.step_panel import StepPanel
from forest_studio.app.hunt.timeline import Timeline


class HuntCommands(QObject):
    """Each presses the button that does the same, and is possible when that is."""

    def __init__(
        self, question: QuestionPanel, step: StepPanel, timeline: Timeline, hunting: Hunting
    ) -> None:
        super().__init__(question)
        bar = timeline.bar
        over = self._over(hunting)
        self._all = (
            self._make("walk", self.tr("Walk it myself"), question.walk, self._idle(hunting)),
            self._make("pause", self.tr("Pause the hunt, or go on"), hunting.play, bar.can_play),
            self._make("cancel", self.tr("Cancel the hunt"), hunting.cancel, self._live(hunting)),
            self._make("replay", self.tr("Replay the hunt"), hunting.replay, over),
            self._make("again", self.tr("Re-run the hunt"), hunting.run_again, over),
            self._make("fork", self.tr("Fork from this step"), step.fork.click, step.can_fork),
            self._make(
                "compare",
                self.tr("Compare with top-k retrieval"),
                question.compare_link.click,
                over,
            ),
            self._make("export", self.tr("Export this trail…"), bar.export.click, over),
        )

    def all(self) -> list[QAction]:
        """Every command, with whether it is possible now."""
        for action, possible in self._all:
            action.setEnabled(possible())
        return [action for action, _ in self._all]

    def _make(
        self, name: str, text: str, act: Callable[[], object], possible: Callable[[], bool]
    ) -> tuple[QAction, Callable[[], bool]]:
        action = QAction(text, self)
        action.setObjectName(f"hunt.{name}")
        # Buttons and slots alike must not take the tick of an action for an argument of theirs.
        action.triggered.connect(lambda _on=False: act())
        return action, possible

    @staticmethod
    def _idle(hunting: Hunting) -> Callable[[], bool]:
        return lambda: not hunting.running

    @staticmethod
    def _live(hunting: Hunting) -> Callable[[], bool]:
        return lambda: hunting.running

    @staticmethod
    def _over(hunting: Hunting) -> Callable[[], bool]:
        return lambda: hunting.trail is not None and not hunting.running
