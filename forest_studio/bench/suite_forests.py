"""The forests that suites bring along, planted where they are not there yet."""

from collections.abc import Sequence
from pathlib import Path

from platformdirs import user_cache_path

from forest_studio.bench.suite_files import has_forest, pool_of
from forest_studio.bench.suites import PUBLISHED, Suite
from forest_studio.core.curate.samples import open_sample_copy
from forest_studio.core.ingest.planted_suite import plant_pool
from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import BenchError, StorageError
from forest_studio.core.store.planting import is_as_planted

_AUTHOR = Author("Forest Studio", "ingest@forest-studio.invalid")


def forest_of(suite: Suite, cache: Path | None = None) -> Path:
    """The forest that a suite brings along, planted where it is not there yet.

    A file in a published format has the pool of its paragraphs, in the user's cache folder unless
    told otherwise; the shipped suites of the sample have the sample forest. Raises BenchError for
    any other suite, StorageError where nothing can be planted.
    """
    if suite.file.suffix in PUBLISHED:
        return _planted(suite, cache or user_cache_path("forest-studio", appauthor=False) / "bench")
    if has_forest(suite):
        return open_sample_copy()
    raise BenchError(
        f"the suite {suite.name} brings no forest along", remedy="Name the forest to ask it in"
    )


def _planted(suite: Suite, cache: Path) -> Path:
    for folder in _places(suite, cache):
        if is_as_planted(folder / "forest"):
            return folder / "forest"
        if folder.exists():  # somebody has changed it, or a kill left it half done
            continue
        try:
            plant_pool(pool_of(suite.file), folder, _AUTHOR)
        except StorageError:
            if not is_as_planted(folder / "forest"):  # else another process was quicker
                raise
        return folder / "forest"
    raise StorageError(f"no place is left in {cache}")


def _places(suite: Suite, cache: Path) -> Sequence[Path]:
    name = f"{suite.file.stem}-{suite.sha256[:12]}"
    return [cache / name, *(cache / f"{name}-{number}" for number in range(2, 50))]
