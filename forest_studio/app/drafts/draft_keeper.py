"""Keeps unsaved words on disk while they are typed, so that a crash takes none."""

import contextlib
import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from forest_studio.app.drafts.kept_words import KeptWords, kept_words
from forest_studio.app.words.engine_texts import error_text
from forest_studio.core.model.errors import ForestError
from forest_studio.core.store.drafts.drafts import Draft
from forest_studio.core.store.drafts.drafts import Drafts as Store

if TYPE_CHECKING:
    from forest_studio.app.desk import Desk

PAUSE_MS = 400
"""Milliseconds for which typed words may be in memory only."""
_log = logging.getLogger(__name__)


class DraftKeeper(QObject):
    """Follows the desk's drafts; what was saved or thrown away is forgotten on disk as well."""

    def __init__(self, desk: "Desk") -> None:
        super().__init__(desk)
        self._desk = desk
        # Two threads that ask for it first at once would get one each.
        with contextlib.suppress(ForestError):
            _ = desk.session.drafts
        self._shelf = _Shelf()
        self._last: dict[str, KeptWords] = {}
        self._running = self._again = self._failed = False
        self._soon = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._soon.timeout.connect(self._keep)
        desk.drafts_changed.connect(self._begin)

    def take_over(self, node: str, draft: Draft) -> None:
        """The words of an older draft are in the editor now: it goes once they are kept again."""
        self._shelf.older.append((node, draft))
        self._begin()

    def inherit(self, before: "DraftKeeper") -> None:
        """Goes on where the keeper of another desk ended: what that one kept is forgotten in time,
        also when it is saved before this one has kept anything itself."""
        self._shelf = before._shelf

    def close(self) -> None:
        """Brings the disk up to date at once."""
        self._soon.stop()
        if not (self._last or self._shelf.kept or self._desk.unsaved.nodes):
            return
        try:
            self._shelf.put(self._desk.session.drafts, self._words())
        except ForestError as error:
            _log.warning("%s", error)

    def _begin(self) -> None:
        # Not begun anew with every key: who types without a pause is kept as well.
        if not self._soon.isActive():
            self._soon.start()

    def _keep(self) -> None:
        if self._running:
            self._again = True
            return
        words, desk = self._words(), self._desk
        if not words and not self._shelf.kept:
            return
        self._running = True
        work = self._shelf.put
        desk.tasks.run(lambda _task: work(desk.session.drafts, words), self._done, self._fail)

    def _words(self) -> tuple[KeptWords, ...]:
        desk = self._desk
        drafts, forest = desk.unsaved, desk.session.forest
        last = self._last
        self._last = {
            node: kept_words(forest, drafts, desk.underneath, node)
            for node in drafts.nodes
            if node in forest.nodes
        }
        # A node that was deleted meanwhile keeps the words that it had.
        self._last |= {n: last[n] for n in drafts.nodes if n in last and n not in self._last}
        return tuple(self._last.values())

    def _done(self, _result: object) -> None:
        self._failed = False
        self._go_on()

    def _fail(self, error: ForestError) -> None:
        if not self._failed:
            text = self.tr("What you type is in this window only: {0}")
            self._desk.said.emit(text.format(error_text(error)), "red")
        self._failed = True
        self._go_on()

    def _go_on(self) -> None:
        self._running = False
        if self._again:
            self._again = False
            self._begin()


class _Shelf:
    """What this window has kept; used by one thread at a time."""

    def __init__(self) -> None:
        self.kept: set[str] = set()
        self.older: list[tuple[str, Draft]] = []

    def put(self, store: Store, words: tuple[KeptWords, ...]) -> None:
        """Makes the store hold these words and no others of this window; raises StorageError."""
        for one in words:
            store.keep(one.node, one.path, one.blob, one.fields, one.body)
            self.kept.add(one.node)
        gone = self.kept - {one.node for one in words}
        if gone:
            for draft in store.all():
                if draft.mine and draft.node in gone:
                    store.discard(draft)
            self.kept -= gone
        while self.older:
            store.discard(self.older[0][1])
            self.older.pop(0)
