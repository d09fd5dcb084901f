"""The plan of a run, the header that it gives, and the way back from header to plan."""

import hashlib
import importlib.metadata
import os
import platform
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from forest_studio import __version__
from forest_studio.bench.arms import Arm, find_arm
from forest_studio.bench.criteria import Criteria, load_criteria
from forest_studio.bench.place import Place, fingerprint, open_place
from forest_studio.bench.records import Header, LimitSettings
from forest_studio.bench.run_log import CRITERIA, read_header
from forest_studio.bench.suites import Suite, load_suite, shipped_suites
from forest_studio.core.hunt.loop import Limits

_LIBRARIES = ("numpy", "pydantic", "pygit2", "tiktoken", "whoosh3")


@dataclass(frozen=True, slots=True)
class Plan:
    """What a run asks of which arms."""

    place: Place
    suite: Suite
    arms: tuple[Arm, ...]
    seed: int = 0
    repeats: int = 1
    limits: Limits = field(default_factory=Limits)
    criteria: Criteria | None = None
    not_run: tuple[tuple[str, str], ...] = ()
    """Arms that were asked for and can't run, with the reason."""


def header_of(plan: Plan, folder: Path) -> Header:
    """The header that a run of this plan has."""
    forest = plan.place.forest
    return Header(
        started=datetime.now(UTC).isoformat(timespec="seconds"),
        forest_path=seen_from(plan.place.path, folder),
        forest_name=plan.place.name,
        forest_commit=forest.commit,
        forest_content=fingerprint(forest),
        suite=plan.suite.name,
        suite_file=_suite_file(plan.suite, folder),
        suite_sha256=plan.suite.sha256,
        language=plan.suite.language,
        questions=len(plan.suite.questions),
        arms={arm.name: arm.settings for arm in plan.arms},
        not_run=dict(plan.not_run),
        seed=plan.seed,
        repeats=plan.repeats,
        limits=LimitSettings(**asdict(plan.limits)),
        criteria_sha256=plan.criteria.sha256 if plan.criteria else "",
        versions=versions(),
    )


def resumed(folder: Path, open_forest: Callable[[Path], Place] = open_place) -> Plan:
    """The plan of the run that stands in a folder; raises BenchError, and what a forest raises."""
    header = read_header(folder)
    file = header.suite_file
    suite = load_suite(file if file in shipped_suites() else str(folder / file))
    criteria = load_criteria(folder / CRITERIA) if header.criteria_sha256 else None
    return Plan(
        open_forest(folder / header.forest_path),
        suite,
        tuple(find_arm(name) for name in header.arms),
        header.seed,
        header.repeats,
        Limits(**header.limits.model_dump()),
        criteria,
        tuple(header.not_run.items()),
    )


def versions() -> dict[str, str]:
    """Of the program, of Python and of the libraries that can change a figure."""
    own = {"forest_studio": __version__, "engine": engine(), "python": platform.python_version()}
    return own | {name: importlib.metadata.version(name) for name in _LIBRARIES}


def engine() -> str:
    """Fingerprint of the sources that make and grade a sample, 12 hex digits.

    A checkout changes between two versions; samples of different code must not mix in one run.
    """
    package = Path(__file__).resolve().parent.parent
    graders = [package / "bench" / name for name in ("arms.py", "grading.py", "oracle.py")]
    digest = hashlib.sha256()
    for file in [*sorted((package / "core").rglob("*.py")), *graders]:
        if file.is_file():  # a frozen program has no sources, and then its version says it all
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def seen_from(path: Path, folder: Path) -> str:
    """A path as written from a folder, so that both can move together."""
    try:
        return Path(os.path.relpath(path.resolve(), folder.resolve())).as_posix()
    except ValueError:  # another drive
        return path.resolve().as_posix()


def _suite_file(suite: Suite, folder: Path) -> str:
    shipped = {path.resolve(): name for name, path in shipped_suites().items()}
    return shipped.get(suite.file.resolve()) or seen_from(suite.file, folder)
