"""Suites by name or file, those in a published format too."""

import hashlib
from pathlib import Path

from forest_studio.bench.named_files import find_named
from forest_studio.bench.suites import PUBLISHED, Question, Suite, read_suite, shipped_suites
from forest_studio.core.ingest.pooled import Pool, PooledQuestion, pool
from forest_studio.core.ingest.suite_files import read_published

_SAMPLE = "sample"
"""Folder of the shipped suites that are about the sample forest."""


def find_suite(name: str) -> Path:
    """The file of a suite: a path, a shipped name or its unambiguous end; raises BenchError."""
    return find_named(name, shipped_suites(), "suite")


def load_suite(name: str) -> Suite:
    """Reads a suite by name or file; raises BenchError that names file, line and question."""
    path = find_suite(name)
    return _published(path) if path.suffix in PUBLISHED else read_suite(path)


def has_forest(suite: Suite) -> bool:
    """Whether ``forest_of`` has one for a suite."""
    of_sample = suite.file.parent.name == _SAMPLE and suite.file in shipped_suites().values()
    return of_sample or suite.file.suffix in PUBLISHED


def _published(path: Path) -> Suite:
    made = pool_of(path)
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    questions = tuple(_question(question) for question in made.questions)
    about = f"{questions[0].grading}, in its own format" if questions else ""
    return Suite(path.stem, about, "en", questions, path, digest, {})


def pool_of(path: Path) -> Pool:
    """The questions and paragraphs of a file in a published format; raises BenchError."""
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
