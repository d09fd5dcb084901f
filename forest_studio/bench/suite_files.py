"""Suites by name or file, those in a published format too, and the forests they are asked in."""

import hashlib
from collections.abc import Sequence
from pathlib import Path

from platformdirs import user_cache_path

from forest_studio.bench.named_files import find_named
from forest_studio.bench.suites import PUBLISHED, Question, Suite, read_suite, shipped_suites
from forest_studio.core.curate.samples import open_sample_copy
from forest_studio.core.ingest.planted_suite import plant_pool
from forest_studio.core.ingest.pooled import Pool, PooledQuestion, pool
from forest_studio.core.ingest.suite_files import read_published
from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import BenchError, StorageError
from forest_studio.core.store.planting import is_as_planted

_AUTHOR = Author("Forest Studio", "ingest@forest-studio.invalid")
_SAMPLE = "sample"
"""Folder of the shipped suites that are about the sample forest."""


def find_suite(name: str) -> Path:
    """The file of a suite: a path, a shipped name or its unambiguous end; raises BenchError."""
    return find_named(name, shipped_suites(), "suite")


def load_suite(name: str) -> Suite:
    """Reads a suite by name or file; raises BenchError that names file, line and question."""
    path = find_suite(name)
    return _published(path) if path.suffix in PUBLISHED else read_suite(path)


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


def has_forest(suite: Suite) -> bool:
    """Whether ``forest_of`` has one for a suite."""
    of_sample = suite.file.parent.name == _SAMPLE and suite.file in shipped_suites().values()
    return of_sample or suite.file.suffix in PUBLISHED


def _published(path: Path) -> Suite:
    made = _pooled(path)
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    questions = tuple(_question(question) for question in made.questions)
    about = f"{questions[0].grading}, in its own format" if questions else ""
    return Suite(path.stem, about, "en", questions, path, digest, {})


def _pooled(path: Path) -> Pool:
    return pool([read_published(path)], path.stem)


def _question(pooled: PooledQuestion) -> Question:
    answer, *others = pooled.answers or ("",)
    return Question(
        id=pooled.id,
        question=pooled.question,
        answer=answer,
        accept=tuple(others),
        path=pooled.gold,
        quote=(pooled.quote,) if pooled.quote else (),
        hops=pooled.hops,
        answerable=bool(pooled.gold),
        kind=pooled.kind,
        grading=pooled.suite,
    )


def _planted(suite: Suite, cache: Path) -> Path:
    for folder in _places(suite, cache):
        if is_as_planted(folder / "forest"):
            return folder / "forest"
        if folder.exists():  # somebody has changed it, or a kill left it half done
            continue
        try:
            plant_pool(_pooled(suite.file), folder, _AUTHOR)
        except StorageError:
            if not is_as_planted(folder / "forest"):  # else another process was quicker
                raise
        return folder / "forest"
    raise StorageError(f"no place is left in {cache}")


def _places(suite: Suite, cache: Path) -> Sequence[Path]:
    name = f"{suite.file.stem}-{suite.sha256[:12]}"
    return [cache / name, *(cache / f"{name}-{number}" for number in range(2, 50))]
