"""Tells when and by whom the selected node was edited last."""

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from forest_studio.app.desk import Desk
from forest_studio.app.history.reading import update
from forest_studio.app.history.words import when, who
from forest_studio.app.tasks import Task
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.versions import NodeVersion
from forest_studio.core.session import Session

_AGAIN_MS = 60_000
_PAUSE_MS = 120


class LastEdit(QObject):
    """Reads in the background once the selection rests."""

    found = Signal(str, str)
    """The node, and the words."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._node = ""
        self._version: NodeVersion | None = None
        self._soon = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._soon.timeout.connect(self._read)
        self._again = QTimer(self, interval=_AGAIN_MS)
        self._again.timeout.connect(self._tell)
        self._again.start()
        desk.selected.connect(self._begin)
        desk.forest_changed.connect(self._begin)
        desk.left.connect(self._soon.stop)
        desk.left.connect(self._again.stop)

    def _begin(self, _what: object) -> None:
        self._soon.start()

    def _read(self) -> None:
        if self._desk.tasks.held:
            # A forest that opens is painted first: a worker beside would slow that down.
            self._soon.start()
            return
        node, session = self._desk.node, self._desk.session
        if node:
            self._desk.tasks.run(
                lambda task: _newest(session, node, task),
                partial(self._show, node),
                self._fail,
                lane="last-edit",
            )

    def _show(self, node: str, version: NodeVersion | None) -> None:
        self._node, self._version = node, version
        self._tell()

    def _fail(self, _error: ForestError) -> None:
        self._version = None

    def _tell(self) -> None:
        version, desk = self._version, self._desk
        node = desk.forest.nodes.get(desk.node)
        if node is None or version is None or self._node != node.id or desk.past is not None:
            return
        if node.blob != version.change.after:
            words = self.tr("changed on disk, not in git yet")
        else:
            words = self.tr("edited {0} by {1}").format(when(version.entry), who(version.entry))
        self.found.emit(node.id, words)


def _newest(session: Session, node: str, task: Task) -> NodeVersion | None:
    update(session, task)
    found = session.history.of_node(node, 1)
    return found[0] if found else None
