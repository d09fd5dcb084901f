"""Copies of the sample forest that ships, for people to try things on."""

from itertools import count
from pathlib import Path
from threading import Lock

from platformdirs import user_data_path

from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import StorageError
from forest_studio.core.store.planting import is_as_planted, plant
from forest_studio.paths import shipped

NAME = "harbour-parcel"
GARDENER = Author("Forest Studio", "sample@forest-studio.invalid")
"""Who signs the history of a copy."""

_ONE_BY_ONE = Lock()
"""Whoever asks while a copy is being planted gets that one, not a second."""


def plant_sample(folder: Path) -> None:
    """Plants a copy with its history in a new or an empty folder; raises StorageError."""
    plant(shipped("sample_forest"), folder, GARDENER)


def open_sample_copy(samples: Path | None = None) -> Path:
    """A copy that is as it was planted, in the user's data folder unless told otherwise.

    One that somebody has changed, or hunted in, or that an older version planted, is left alone
    and another one is planted. Raises StorageError.
    """
    folder = samples or user_data_path("forest-studio", appauthor=False) / "samples"
    copies = (folder / (NAME if n == 1 else f"{NAME}-{n}") for n in count(1))
    with _ONE_BY_ONE:
        return next(copy for copy in copies if _is_fresh(copy) or _planted_at(copy))


def _planted_at(copy: Path) -> bool:
    """Plants a copy unless something is there, be it that another process was quicker."""
    if copy.exists():
        return False
    try:
        plant_sample(copy)
    except StorageError:
        if copy.exists():
            return False
        raise
    return True


def _is_fresh(copy: Path) -> bool:
    return is_as_planted(copy) and _files(copy) == _files(shipped("sample_forest"))


def _files(root: Path) -> dict[str, bytes]:
    """Every file below a folder that is planted: those whose names begin with a dot are not."""
    named = ((path.relative_to(root), path) for path in root.rglob("*") if path.is_file())
    return {
        name.as_posix(): path.read_bytes()
        for name, path in named
        if not any(part.startswith(".") for part in name.parts)
    }
