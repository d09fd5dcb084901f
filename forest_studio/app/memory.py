"""What the window remembers between two starts: its look, its size, the recent forests."""

import logging
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from threading import Lock
from typing import Any

from forest_studio.app.layouts.kept_layouts import KeptLayouts
from forest_studio.core import settings
from forest_studio.core.model.errors import StorageError
from forest_studio.core.settings import Settings

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Recent:
    """A forest that was open before, as it was when it was open last."""

    path: str
    name: str
    nodes: int = 0
    problems: int = 0
    wild: int = 0
    opened: float = 0.0
    """Seconds since the epoch."""


class Memory:
    """Reads the settings once and writes each change; a disk that refuses is no reason to stop."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._settings = settings.load(folder)
        self._one_at_a_time = Lock()
        self.later: Callable[[Callable[[], None]], object] = lambda write: write()
        """Who writes what only the next start asks for; the window does it in the background."""

    @property
    def settings(self) -> Settings:
        """Everything that is remembered."""
        return self._settings

    def keep_settings(self, **values: str) -> None:
        """Remembers settings by their names; what stays the same is not written again."""
        changed = replace(self._settings, **values)
        if changed != self._settings:
            self._settings = changed
            # The engine reads them from the disk.
            self._write()

    @property
    def reduced_motion(self) -> bool:
        """Whether nothing should fly or slide."""
        return self.value("motion") == "reduced"

    def keep_reduced_motion(self, reduced: bool) -> None:
        """Remembers whether motion is reduced."""
        self.keep(motion="reduced" if reduced else "")

    @property
    def theme(self) -> str:
        """The look that was chosen last."""
        return self._settings.theme

    def keep_theme(self, name: str) -> None:
        """Remembers a look."""
        self._save(replace(self._settings, theme=name))

    @property
    def language(self) -> str:
        """The language that was chosen last; empty follows the system."""
        return self._settings.language

    def keep_language(self, choice: str) -> None:
        """Remembers a language."""
        self._save(replace(self._settings, language=choice))

    @property
    def recent(self) -> tuple[Recent, ...]:
        """The recent forests that are still there, the last one first."""
        known = self._details()
        kept = [path for path in self._settings.recent if Path(path).is_dir()]
        return tuple(_recent(path, known.get(path)) for path in kept)

    def keep_recent(self, recent: Recent) -> None:
        """Puts a forest at the head of the recent ones."""
        opened = replace(recent, opened=recent.opened or time.time())
        after = self._settings.with_recent(Path(recent.path))
        details = {**self._details(), recent.path: asdict(opened)}
        kept = {path: details[path] for path in after.recent if path in details}
        self._save(replace(after, window={**after.window, "recent": kept}))

    def forget_recent(self) -> None:
        """Empties the list of recent forests."""
        window = {**self._settings.window, "recent": {}}
        self._save(replace(self._settings, recent=(), window=window))

    def value(self, name: str) -> str:
        """Something that the window kept, empty when it kept nothing."""
        kept = self._settings.window.get(name)
        return kept if isinstance(kept, str) else ""

    @property
    def layouts(self) -> KeptLayouts:
        """The layouts of the window's panels."""
        return KeptLayouts.from_data(self._settings.window.get("layouts"))

    def keep_layouts(self, layouts: KeptLayouts) -> None:
        """Remembers the layouts of the window's panels."""
        window = {**self._settings.window, "layouts": layouts.to_data()}
        self._save(replace(self._settings, window=window))

    def keep(self, **values: str) -> None:
        """Keeps values of the window by name."""
        self._save(replace(self._settings, window={**self._settings.window, **values}))

    def _details(self) -> Mapping[str, Any]:
        kept = self._settings.window.get("recent")
        return kept if isinstance(kept, dict) else {}

    def _save(self, changed: Settings) -> None:
        self._settings = changed
        self.later(self._write)

    def _write(self) -> None:
        """Writes what is the newest by now."""
        with self._one_at_a_time:
            try:
                settings.save(self._settings, self._folder)
            except StorageError as error:
                _log.warning("%s", error)


def _recent(path: str, kept: Any) -> Recent:
    plain = Recent(path, Path(path).name)
    if not isinstance(kept, dict):
        return plain
    try:
        return Recent(
            path,
            str(kept["name"]),
            int(kept["nodes"]),
            int(kept["problems"]),
            int(kept["wild"]),
            float(kept["opened"]),
        )
    except (KeyError, TypeError, ValueError):
        return plain
