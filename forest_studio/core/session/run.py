"""Edits that belong together and can be taken back together, such as those of an agent."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from forest_studio.core.curate.runs import RunName
from forest_studio.core.curate.take_back import RevertConflict
from forest_studio.core.model.changes import Author, Change
from forest_studio.core.session.outcome import Outcome

if TYPE_CHECKING:
    from forest_studio.core.session.session import Session


@dataclass(frozen=True, slots=True)
class Run:
    """Edits by one author that can be taken back together."""

    session: "Session"
    name: RunName
    author: Author | None = None

    @property
    def id(self) -> str:
        """What ``Session.undo_run`` wants."""
        return self.name.id

    def apply(self, change: Change, token: object = None, message: str = "") -> Outcome:
        """Like Session.apply, as a part of this run."""
        return self.session.apply(change, self.author, token, message, run=self.name)

    def undo(self, token: object = None) -> Outcome | RevertConflict:
        """Takes back all that was applied."""
        return self.session.undo_run(self.id, self.author, token)
