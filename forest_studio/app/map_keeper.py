"""Keeps the map like the snapshot: lays it out in the background, remembers every place."""

import json
import logging
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from forest_studio.app.desk import Desk
from forest_studio.app.map.follow import followed
from forest_studio.app.map.layout import Layout, layout
from forest_studio.app.map.map_data import MapData
from forest_studio.app.map.slots import Slots
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.events import ForestChanged
from forest_studio.core.model.forest import Forest
from forest_studio.core.store.repository import Repository

_log = logging.getLogger(__name__)
_FILE = "map-slots.json"
_KEEP_MS = 2000
_MOST_FOLLOWED = 50
"""Nodes up to which a change is followed one by one; the rest is laid out in the background."""


def laid_out(forest: Forest, known: Slots, opening: bool = False) -> tuple[MapData, Layout]:
    """The map's arrays for a snapshot; for a worker thread."""
    data = MapData.from_forest(forest)
    return data, layout(data, known, regrow=opening)


def load_slots(repository: Repository) -> Slots:
    """The places that were kept, or none."""
    try:
        kept = json.loads(_slots_file(repository).read_text(encoding="utf-8"))
        return Slots.from_dict(kept)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, ForestError):
        return Slots()


def save_slots(repository: Repository, slots: Slots) -> None:
    """Keeps the places; a disk that refuses costs only that the map may move once."""
    try:
        file = _slots_file(repository)
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_suffix(".new")
        draft.write_text(json.dumps(slots.to_dict(), separators=(",", ":")), encoding="utf-8")
        draft.replace(file)
    except (OSError, ForestError) as error:
        _log.warning("the map's places could not be kept: %s", error)


def _slots_file(repository: Repository) -> Path:
    return repository.cache_dir / _FILE


class MapKeeper(QObject):
    """Follows the desk; tells when there is a new map to show."""

    ready = Signal(object, object)
    """MapData and Layout."""

    def __init__(self, desk: Desk, first: tuple[MapData, Layout]) -> None:
        super().__init__(desk)
        self._desk = desk
        self._map = first
        self._laying_out = self._keeping = False
        # A burst of new nodes should cost one file.
        self._keep_soon = QTimer(self, singleShot=True, interval=_KEEP_MS)
        self._keep_soon.timeout.connect(self._keep)
        desk.forest_changed.connect(self._follow)

    @property
    def map(self) -> tuple[MapData, Layout]:
        """The map as it was laid out last."""
        return self._map

    def _follow(self, event: ForestChanged | None) -> None:
        forest = self._desk.forest
        near = None
        # The places must not change under a thread that reads them.
        is_lent = self._laying_out or self._keeping
        is_lent |= self._desk.past is not None
        if event is not None and not is_lent and len(event.nodes) <= _MOST_FOLLOWED:
            near = followed(*self._map, forest, event.nodes)
        if near is None:
            self._lay_out(forest)
            return
        if near[1] is not self._map[1]:
            self._keep_soon.start()
        self._map = near
        self.ready.emit(*near)

    def _lay_out(self, forest: Forest) -> None:
        slots = self._map[1].slots
        repository = self._desk.session.repository
        is_past = self._desk.past is not None
        self._laying_out = True

        def work(_task: object) -> tuple[MapData, Layout]:
            data, placed = laid_out(forest, slots)
            if not is_past:
                save_slots(repository, placed.slots)
            return data, placed

        take = self._show_past if is_past else self._take
        self._desk.tasks.run(work, take, self._fail, lane="map")

    def _show_past(self, result: tuple[MapData, Layout]) -> None:
        """The places of the present stay the ones that are gone on from."""
        self._laying_out = False
        self.ready.emit(*result)

    def _take(self, result: tuple[MapData, Layout]) -> None:
        self._laying_out = False
        self._map = result
        self.ready.emit(*result)

    def _fail(self, error: ForestError) -> None:
        self._laying_out = False
        _log.warning("the map could not be laid out: %s", error)

    def _keep(self) -> None:
        """Keeps the places of nodes that came one by one."""
        if self._laying_out:
            return
        repository, slots = self._desk.session.repository, self._map[1].slots
        self._keeping = True
        kept = self._kept
        self._desk.tasks.run(lambda _task: save_slots(repository, slots), kept, kept)

    def _kept(self, _outcome: object) -> None:
        self._keeping = False
