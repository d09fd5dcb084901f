"""The drafts that windows of an earlier time left, and those of windows that are still open."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal

from forest_studio.app.desk import Desk
from forest_studio.app.drafts.kept_words import typed_over
from forest_studio.app.drafts.underneath import Base
from forest_studio.app.passport.drafts import Words
from forest_studio.app.words.engine_texts import error_text
from forest_studio.core.curate.differences import body_of
from forest_studio.core.model.changes import Origin
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.findings import Finding
from forest_studio.core.model.forest import Forest
from forest_studio.core.session import Session
from forest_studio.core.store.disk.texts import decode
from forest_studio.core.store.drafts.drafts import Draft
from forest_studio.core.store.reading.file_node import read_node


@dataclass(frozen=True, slots=True)
class _Started:
    """What a draft started from, and what its node's body is now."""

    words: Words | None
    body: str | None
    body_now: str


class EarlierDrafts(QObject):
    """Looks for them in the background; restores and discards them."""

    changed = Signal()
    restored = Signal(str)
    """The id of a node whose words are in the editor again."""
    said = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self.drafts: tuple[Draft, ...] = ()
        self.findings: tuple[Finding, ...] = ()

    @property
    def left_behind(self) -> tuple[Draft, ...]:
        """Those of windows that are closed."""
        return tuple(draft for draft in self.drafts if not draft.open_elsewhere)

    def look(self) -> None:
        """Reads what is kept on disk."""
        session = self._desk.session
        self._desk.tasks.run(lambda _task: _look(session), self._found, self._fail, lane="drafts")

    def node_of(self, draft: Draft) -> str:
        """The node that a draft belongs to now, by its id or else its path; empty without one."""
        forest = self._desk.forest
        if draft.node in forest.nodes:
            return draft.node
        return forest.by_path.get(draft.path, "")

    def restore(self, draft: Draft) -> None:
        """Puts the words into the editor, unsaved, and selects their node."""
        node = self.node_of(draft)
        if node in self._desk.unsaved.nodes:
            text = self.tr("“{0}” has unsaved words already. Save or discard those first.")
            self.said.emit(text.format(self._desk.forest.node(node).title))
        elif node and self._desk.writable:
            session, forest = self._desk.session, self._desk.forest
            self._desk.tasks.run(
                lambda _task: _started(session, forest, node, draft),
                partial(self._put_back, draft, node),
                self._fail,
            )

    def discard(self, draft: Draft) -> None:
        """Throws a draft away."""
        session = self._desk.session

        def work(_task: object) -> tuple[tuple[Draft, ...], tuple[Finding, ...]]:
            session.drafts.discard(draft)
            return _look(session)

        self._desk.tasks.run(work, self._found, self._fail, lane="drafts")

    def _put_back(self, draft: Draft, node: str, started: _Started) -> None:
        desk = self._desk
        if node not in desk.forest.nodes or desk.past is not None:
            return
        now = Words.of(desk.forest.node(node).passport)
        desk.drafts.keep(node, now, typed_over(now, draft.fields))
        words, body = started.words, started.body
        base = Base(
            draft.base_blob,
            Origin.OUTSIDE,
            words if draft.fields and words != now else None,
            body if draft.body is not None and body != started.body_now else None,
        )
        desk.underneath.note(node, base)
        if draft.body is not None:
            desk.drafts.keep_body(node, body if body is not None else "", draft.body)
            desk.rebase_body(node, started.body_now)
        desk.keeper.take_over(node, draft)
        self.drafts = tuple(other for other in self.drafts if other != draft)
        desk.select(node)
        desk.replace_draft(node)
        self.changed.emit()
        self.restored.emit(node)

    def _found(self, found: tuple[tuple[Draft, ...], tuple[Finding, ...]]) -> None:
        self.drafts, self.findings = found
        self.changed.emit()

    def _fail(self, error: ForestError) -> None:
        self.said.emit(error_text(error))


def _look(session: Session) -> tuple[tuple[Draft, ...], tuple[Finding, ...]]:
    drafts = tuple(draft for draft in session.drafts.all() if not draft.mine)
    return drafts, session.drafts.findings()


def _started(session: Session, forest: Forest, node: str, draft: Draft) -> _Started:
    """Raises StorageError only where the present body can't be read."""
    here, body_now = forest.node(node), forest.body(node)
    if draft.base_blob == here.blob:
        return _Started(Words.of(here.passport), body_now, body_now)
    try:
        data = session.history.data(draft.base_blob)
    except ForestError:
        return _Started(None, None, body_now)
    then = read_node(draft.path, data, draft.base_blob, forest.manifest.tokenizer)
    return _Started(Words.of(then.passport), body_of(decode(data)), body_now)
