"""What the program remembers of a user between two runs."""

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from platformdirs import user_config_path

from forest_studio.core.model.errors import StorageError

RECENT = 12
"""Forests that the start page remembers."""
NO_HEAT = "off"
HEATS = ("conditioned", "unconditioned", NO_HEAT)
"""What a hunt may make of earlier ones."""
_FILE = "settings.json"
_APP = "forest-studio"


@dataclass(frozen=True, slots=True)
class Settings:
    """A user's settings; a change is a new value that is saved."""

    author_name: str = ""
    """Who signs commits where git has no ``user.name``."""
    author_email: str = ""
    recent: tuple[str, ...] = ()
    """Forests that were opened, the last one first."""
    theme: str = "system"
    """``system``, ``light``, ``dark`` or ``contrast``."""
    language: str = ""
    """Such as ``es``; empty follows the system."""
    endpoint: str = ""
    """Address of an OpenAI-compatible server."""
    model: str = ""
    """The model to ask there."""
    key_variable: str = ""
    """Name of the environment variable that holds its key; the key itself is never kept."""
    embedder: str = ""
    """What gives hunts vectors: nothing, ``packaged``, or a model of the endpoint."""
    heat: str = "conditioned"
    """What hunts make of earlier ones: ``conditioned``, ``unconditioned`` or ``off``."""
    window: Mapping[str, Any] = field(default_factory=dict)
    """What the window keeps for itself, such as its size: plain JSON that only it reads."""
    unknown: Mapping[str, Any] = field(default_factory=dict)
    """What a newer version wrote there, kept as it is."""

    def with_recent(self, forest: Path) -> "Settings":
        """The settings after a forest was opened."""
        opened = str(forest)
        rest = [path for path in self.recent if path != opened]
        return replace(self, recent=tuple([opened, *rest][:RECENT]))

    def without_recent(self, forest: Path) -> "Settings":
        """The settings without a forest that is gone."""
        return replace(self, recent=tuple(p for p in self.recent if p != str(forest)))


def settings_file(folder: Path | None = None) -> Path:
    """Where the settings lie: the user's configuration folder unless told otherwise."""
    return (folder or user_config_path(_APP, appauthor=False)) / _FILE


def load(folder: Path | None = None) -> Settings:
    """The saved settings; the defaults where there are none.

    A file that can't be read is set aside as ``settings.json.broken``, and a single value of a
    wrong kind falls back to its default: settings never keep the program from starting.
    """
    file = settings_file(folder)
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except OSError:
        return Settings()
    except (ValueError, RecursionError):
        return _set_aside(file)
    return _from_data(data) if isinstance(data, dict) else _set_aside(file)


def save(settings: Settings, folder: Path | None = None) -> None:
    """Writes the settings in one step, so that a crash leaves the old or the new ones whole.

    Raises StorageError.
    """
    file = settings_file(folder)
    data = asdict(settings)
    data |= data.pop("unknown")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        _replace(file, json.dumps(data, ensure_ascii=True, indent=1) + "\n")
    except OSError as error:
        raise StorageError(
            f"the settings can't be written to {file}: {error.strerror}",
            remedy="Check the permissions of that folder",
        ) from error


def _replace(file: Path, text: str) -> None:
    with NamedTemporaryFile("w", dir=file.parent, encoding="utf-8", delete=False) as temporary:
        try:
            temporary.write(text)
            temporary.flush()
            os.fsync(temporary.fileno())
            temporary.close()
            os.replace(temporary.name, file)
        except BaseException:
            Path(temporary.name).unlink(missing_ok=True)
            raise


def _set_aside(file: Path) -> Settings:
    # Where it can't be moved it is read as broken again: no reason not to start.
    with suppress(OSError):
        os.replace(file, file.with_name(f"{_FILE}.broken"))
    return Settings()


def _from_data(data: dict[str, Any]) -> Settings:
    known = {f.name for f in fields(Settings)} - {"unknown", "recent", "window"}
    kept: dict[str, Any] = {key: data[key] for key in known if isinstance(data.get(key), str)}
    if isinstance(data.get("window"), dict):
        kept["window"] = data["window"]
    recent = data.get("recent")
    if isinstance(recent, list):
        kept["recent"] = tuple(path for path in recent if isinstance(path, str))[:RECENT]
    unknown = {k: v for k, v in data.items() if k not in known | {"recent", "window", "unknown"}}
    return Settings(**kept, unknown=unknown)
