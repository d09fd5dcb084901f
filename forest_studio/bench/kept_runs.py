"""The runs that lie in a folder, each told in a few facts; broken ones are passed over."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from forest_studio.bench.criteria import Status, judge, load_criteria
from forest_studio.bench.measures import MEASURES, estimate
from forest_studio.bench.records import Header, Sample
from forest_studio.bench.run_folder import CRITERIA, HEADER
from forest_studio.bench.run_log import read_header, read_samples
from forest_studio.bench.shown import forest_path
from forest_studio.core.model.errors import BenchError


@dataclass(frozen=True, slots=True)
class KeptRun:
    """A run in a folder."""

    path: str
    suite: str
    forest: str
    commit: str
    started: str
    repeats: int
    samples: int
    expected: int
    errors: int
    complete: bool
    forest_path: str
    """Where the forest lies, absolute; empty where the suite brings it along."""
    only: int
    """How many questions were chosen; 0 where the whole suite was asked."""
    correct: dict[str, float | None]
    """Share of correct answers by arm; None where no question bears on it."""
    criteria: dict[str, int]
    """How many were met, missed and not measured; empty without criteria."""

    def as_json(self) -> dict[str, Any]:
        """Plain values."""
        return asdict(self)


def kept_runs(folder: Path) -> tuple[KeptRun, ...]:
    """Every run below a folder, the newest first; what can't be read is left out."""
    found = list(_runs(folder))
    return tuple(sorted(found, key=lambda run: (run.started, run.path), reverse=True))


def _runs(folder: Path) -> Iterator[KeptRun]:
    for path in sorted(folder.rglob(HEADER)):
        try:
            yield _kept(path.parent, read_header(path.parent), read_samples(path.parent))
        except BenchError:
            continue


def _kept(folder: Path, header: Header, samples: list[Sample]) -> KeptRun:
    return KeptRun(
        str(folder.resolve()),
        header.suite,
        header.forest_name,
        header.forest_commit,
        header.started,
        header.repeats,
        len(samples),
        header.samples,
        sum(bool(sample.error) for sample in samples),
        len(samples) == header.samples,
        forest_path(folder, header),
        len(header.only),
        {arm: _correct([s for s in samples if s.arm == arm]) for arm in header.arms},
        _judged(folder, header, samples),
    )


def _judged(folder: Path, header: Header, samples: list[Sample]) -> dict[str, int]:
    if not header.criteria_sha256 or not (folder / CRITERIA).is_file():
        return {}
    verdicts = judge(load_criteria(folder / CRITERIA), header, samples)
    return {
        status.replace(" ", "_"): sum(verdict.status is status for verdict in verdicts)
        for status in Status
    }


def _correct(samples: list[Sample]) -> float | None:
    found = estimate(samples, MEASURES["correct"])
    return found.value if found else None
