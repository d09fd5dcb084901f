"""The commands of the find box: every action of the window, found by its words."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence

from forest_studio.app.commands.other_words import other_words, words_of
from forest_studio.app.commands.rank import FITS_WELL, fit, fold, ranked

_KEPT = 12
"""Commands that are remembered as used last."""


@dataclass(frozen=True, slots=True)
class Command:
    """An action as the find box shows it; with a reason it can't be run now."""

    action: QAction
    reason: str

    @property
    def text(self) -> str:
        """What it is called."""
        return self.action.text().replace("&", "")

    @property
    def keys(self) -> str:
        """Its key, in the words of the platform; empty when it has none."""
        return self.action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


class Commands:
    """Gathers the actions anew each time: some come and go."""

    def __init__(
        self,
        actions: Callable[[], Iterable[QAction]],
        why_not: Callable[[QAction], str],
        recent: Iterable[str] = (),
    ) -> None:
        """``recent`` are the names of the actions that were used before, the last one first."""
        self._actions, self._why_not = actions, why_not
        self.recent: list[str] = list(recent)
        self.used: Callable[[list[str]], object] = lambda _names: None
        """Is told of the names of recent actions when one is used."""

    def all(self) -> list[Command]:
        """Every command there is now."""
        actions = [action for action in self._actions() if action.isVisible() and action.text()]
        return [Command(action, self._why_not(action)) for action in actions]

    def find(self, typed: str) -> list[Command]:
        """The commands that fit, the best first; of equal ones those that can be run lead."""
        commands, others = self.all(), other_words()
        names = [name_of(command.action) for command in commands]
        recent = [names.index(name) for name in self.recent if name in names]
        waits = {place for place, command in enumerate(commands) if command.reason}
        beside = [words_of(name, others) for name in names]
        order = ranked(typed, [command.text for command in commands], recent, beside, waits)
        return [commands[place] for place in order]

    def run(self, command: Command) -> None:
        """Does it, and remembers that it was used."""
        if not command.reason:
            name = name_of(command.action)
            self.recent = [name, *(other for other in self.recent if other != name)][:_KEPT]
            self.used(self.recent)
            command.action.trigger()


def name_of(action: QAction) -> str:
    """The name of an action that is the same in every language; its text where it has none."""
    return action.objectName() or action.text()


def fits_well(command: Command, typed: str) -> bool:
    """Whether the typed words begin words of the command's name."""
    return not command.reason and fit(fold(typed), fold(command.text)) >= FITS_WELL
