"""What a person is asked before the open forest is left: typed words, and what is under way."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from forest_studio.app.close_guard import CloseGuard
from forest_studio.app.look.theme import Look
from forest_studio.app.stop_guard import StopGuard
from forest_studio.app.workshop import Workshop

GoOn = Callable[[], object]


class Leaving:
    """Asks in the window itself; where nothing has to be asked it goes on at once."""

    def __init__(self, look: Look, window: QWidget, workshop: Callable[[], Workshop | None]):
        """``workshop`` gives that of the open forest."""
        self._look, self._window, self._workshop = look, window, workshop

    @property
    def has_to_ask(self) -> bool:
        """Whether something would be lost."""
        workshop = self._workshop()
        return workshop is not None and bool(workshop.desk.unsaved.nodes or self._under_way)

    def then(self, go_on: GoOn) -> None:
        """Goes on once the person has let it; typed words are asked for first."""
        workshop = self._workshop()
        if workshop is None or not workshop.desk.unsaved.nodes:
            self._after_runs(go_on)
            return
        workshop.travel.back()
        guard = CloseGuard(self._look, workshop.desk, self._window)
        guard.went.connect(partial(self._after_runs, go_on))
        guard.open_over(self._window)

    def _after_runs(self, go_on: GoOn) -> None:
        """What goes on in a workspace is asked for before it is stopped."""
        if not (under_way := self._under_way):
            go_on()
            return
        guard = StopGuard(self._look, under_way, self._window)
        guard.went.connect(go_on)
        guard.open_over(self._window)

    @property
    def _under_way(self) -> str:
        workshop = self._workshop()
        spaces = workshop.spaces.values() if workshop is not None else ()
        return " ".join(filter(None, (space.unfinished() for space in spaces)))
