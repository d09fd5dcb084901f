"""Keeps the map like the snapshot: lays it out in the background, remembers every place."""

import json
import logging
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from forest_studio.app.desk import Desk
from forest_studio.app.map.layout import Layout, layout
from forest_studio.app.map.map_data import MapData
from forest_studio.app.map.slots import Slots
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.forest import Forest
from forest_studio.core.store.repository import Repository

_log = logging.getLogger(__name__)
_FILE = "map-slots.json"


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

    def __init__(self, desk: Desk, slots: Slots) -> None:
        super().__init__(desk)
        self._desk = desk
        self._slots = slots
        desk.forest_changed.connect(self._follow)

    def _follow(self, _event: object) -> None:
        forest, slots = self._desk.forest, self._slots
        repository = self._desk.session.repository

        def work(_task: object) -> tuple[MapData, Layout]:
            data, placed = laid_out(forest, slots)
            save_slots(repository, placed.slots)
            return data, placed

        self._desk.tasks.run(work, self._take, _log_failure, lane="map")

    def _take(self, result: tuple[MapData, Layout]) -> None:
        data, placed = result
        self._slots = placed.slots
        self.ready.emit(data, placed)


def _log_failure(error: ForestError) -> None:
    _log.warning("the map could not be laid out: %s", error)
