"""What was found out about servers, kept in the user's cache between two runs."""

import json
import os
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from threading import Lock
from time import time
from typing import Any

from platformdirs import user_cache_path

from forest_studio.core.llm.endpoint import Endpoint
from forest_studio.core.llm.modes import Dialect, Mode

KEPT = 30 * 24 * 3600
"""Seconds after which a server is looked at again: it may have been updated."""
_MOST = 200
_FILE = "models.json"
_lock = Lock()


class Memory:
    """Dialects by server and model; a cache that can't be read or written is as good as empty."""

    def __init__(self, folder: Path | None = None) -> None:
        self._file = (folder or user_cache_path("forest-studio", appauthor=False)) / _FILE

    def recall(self, endpoint: Endpoint) -> Dialect | None:
        """How to speak with a model, if that was found out and is not too long ago."""
        entry = self._read().get(_name(endpoint), {})
        try:
            if not 0 <= time() - entry["time"] < KEPT:
                return None
            without = tuple(str(name) for name in entry["without"])
            return Dialect(Mode(entry["mode"]), without, str(entry["length_field"]))
        except (TypeError, KeyError, ValueError):
            return None

    def learn(self, endpoint: Endpoint, dialect: Dialect) -> None:
        """Remembers how to speak with a model."""
        entry = {
            "mode": dialect.mode.value,
            "without": dialect.without,
            "length_field": dialect.length_field,
            "time": time(),
        }
        with _lock:
            entries = {**self._read(), _name(endpoint): entry}
            self._write(dict(list(entries.items())[-_MOST:]))

    def forget(self, endpoint: Endpoint) -> None:
        """Lets the model be looked at anew."""
        with _lock:
            entries = self._read()
            if entries.pop(_name(endpoint), None) is not None:
                self._write(entries)

    def _read(self) -> dict[str, Any]:
        try:
            data = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}
        return data if isinstance(data, dict) else {}

    def _write(self, entries: dict[str, Any]) -> None:
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with NamedTemporaryFile(
                "w", dir=self._file.parent, encoding="utf-8", delete=False
            ) as temporary:
                json.dump(entries, temporary, indent=1)
            os.replace(temporary.name, self._file)


def _name(endpoint: Endpoint) -> str:
    return f"{endpoint.base_url} {endpoint.model}"
