"""Where runs are kept: a folder of the user's, and those that were chosen beside it."""

import json
import re
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from forest_studio.app.memory import Memory

_REMEMBERED = "bench-folders"
_MOST = 8


def runs_folder() -> Path:
    """The folder where new runs go unless another one is chosen."""
    return user_data_path("forest-studio", appauthor=False) / "runs"


class Folders:
    """The folders whose runs are listed; without a memory they are forgotten with the window."""

    def __init__(self, memory: Memory | None) -> None:
        self._memory = memory
        self._more = _read(memory.value(_REMEMBERED)) if memory is not None else ()

    @property
    def all(self) -> tuple[Path, ...]:
        """Every folder, the own one first; one below another is listed with that."""
        found: list[Path] = []
        for folder in (runs_folder(), *self._more):
            if not any(folder.is_relative_to(known) for known in found):
                found.append(folder)
        return tuple(found)

    def remember(self, folder: Path) -> None:
        """Lists the runs of another folder too."""
        if folder not in self._more and not folder.is_relative_to(runs_folder()):
            self._keep([folder, *self._more][:_MOST])

    def forget(self, folder: Path) -> None:
        """Lists the runs of a folder no more; they stay where they are."""
        self._keep([known for known in self._more if known != folder])

    @property
    def more(self) -> tuple[Path, ...]:
        """Those that were chosen."""
        return self._more

    def _keep(self, folders: Iterable[Path]) -> None:
        self._more = tuple(folders)
        if self._memory is not None:
            self._memory.keep(**{_REMEMBERED: json.dumps([str(f) for f in self._more])})


def _read(text: str) -> tuple[Path, ...]:
    try:
        found = json.loads(text) if text else []
    except (ValueError, RecursionError):
        return ()
    names = found if isinstance(found, list) else []
    return tuple(Path(name) for name in names if isinstance(name, str) and name)[:_MOST]


def new_folder(suite: str, now: datetime, inside: Path | None = None) -> Path:
    """A folder that is not there yet, named by suite and moment."""
    name = re.sub(r"[^\w-]+", "-", Path(suite).stem).strip("-") or "run"
    place = (inside or runs_folder()) / f"{now:%Y-%m-%d-%H%M}-{name}"
    number, free = 2, place
    while free.exists():
        free, number = place.with_name(f"{place.name}-{number}"), number + 1
    return free
