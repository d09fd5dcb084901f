"""Why a command can't be run now, for the find box."""

from collections.abc import Callable

from PySide6.QtGui import QAction

from forest_studio.app.desk import Desk
from forest_studio.app.drafts.earlier import EarlierDrafts
from forest_studio.app.words.translation import translate

_WRITES = frozenset({"add_edge", "types", "structure"})
"""Commands that change the forest; the last stands for all of its kind."""


class WhyNot:
    """Knows what each action needs."""

    def __init__(self, desk: Desk, earlier: EarlierDrafts) -> None:
        self._desk, self._earlier = desk, earlier
        self._reasons: dict[str, Callable[[], str]] = {
            "save": self._nothing_typed,
            "discard": self._nothing_typed,
            "undo": self._undo,
            "redo": self._redo,
            "back": self._back,
            "forward": self._forward,
            "now": self._now,
            "drafts": self._drafts,
        }

    def of(self, action: QAction) -> str:
        """What stands in the way of an action; empty when nothing does."""
        name = action.objectName()
        reason = self._reasons.get(name)
        if reason is not None and (text := reason()):
            return text
        if name.partition(".")[0] in _WRITES and not self._desk.writable:
            return self._read_only()
        return "" if action.isEnabled() else translate("Commands", "Not possible now")

    def _read_only(self) -> str:
        if self._desk.past is not None:
            return translate("Commands", "The window shows the forest as it was")
        return translate("Commands", "The forest can only be read")

    def _nothing_typed(self) -> str:
        nothing = translate("Commands", "Nothing waits to be saved")
        return "" if self._desk.unsaved.nodes else nothing

    def _undo(self) -> str:
        if not self._desk.writable:
            return self._read_only()
        nothing = translate("Commands", "Nothing was done that could be taken back")
        return "" if self._desk.session.can_undo else nothing

    def _redo(self) -> str:
        if not self._desk.writable:
            return self._read_only()
        nothing = translate("Commands", "Nothing was taken back")
        return "" if self._desk.session.can_redo else nothing

    def _back(self) -> str:
        nothing = translate("Commands", "No node before this one")
        return "" if self._desk.places.can_back else nothing

    def _forward(self) -> str:
        nothing = translate("Commands", "No node after this one")
        return "" if self._desk.places.can_forward else nothing

    def _now(self) -> str:
        return "" if self._desk.past is not None else translate("Commands", "It is now already")

    def _drafts(self) -> str:
        nothing = translate("Commands", "No drafts of an earlier time are left")
        return "" if self._earlier.left_behind else nothing
