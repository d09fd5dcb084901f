"""The plan of a run, the header that it gives, and the way back from header to plan."""

import hashlib
import importlib.metadata
import os
import platform
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol

from forest_studio import __version__
from forest_studio.bench.arms.base import Arm
from forest_studio.bench.arms.catalogue import HEAT_ARMS
from forest_studio.bench.arms.model_arms import Endpoint
from forest_studio.bench.arms.registry import find_arm, shelf
from forest_studio.bench.criteria import Criteria, load_criteria
from forest_studio.bench.place import Place, fingerprint, open_place, trails_fingerprint
from forest_studio.bench.records import Header, LimitSettings, Origin
from forest_studio.bench.run_folder import CRITERIA
from forest_studio.bench.run_log import read_header
from forest_studio.bench.suite_files import load_suite
from forest_studio.bench.suite_forests import forest_of
from forest_studio.bench.suites import Suite, shipped_suites
from forest_studio.core.hunt.loop import Limits
from forest_studio.core.llm.configured_server import is_trusted
from forest_studio.core.llm.variables import URL_VARIABLE
from forest_studio.core.model.errors import BenchError
from forest_studio.paths import shipped

_LIBRARIES = ("numpy", "pydantic", "pygit2", "tantivy", "tiktoken", "whoosh3")
_MAKES_SAMPLES = ("arms", "place.py", "views.py", "runner.py", "take.py")


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
    only: tuple[str, ...] = ()
    """Ids of the questions, where the suite was cut down to some of them."""
    own_forest: bool = False
    """Whether the forest is the one that the suite brings along."""


def header_of(plan: Plan, folder: Path) -> Header:
    """The header that a run of this plan has."""
    return Header(
        **origin(plan.place, plan.suite, folder, plan.limits, own_forest=plan.own_forest),
        forest_at=plan.place.at,
        trails_content=trails_fingerprint(plan.place.trails),
        language=plan.suite.language,
        arms={arm.name: arm.settings for arm in plan.arms},
        not_run=dict(plan.not_run),
        seed=plan.seed,
        repeats=plan.repeats,
        only=plan.only,
        index=plan.place.facts,
        criteria_sha256=plan.criteria.sha256 if plan.criteria else "",
    )


def origin(
    place: Place, suite: Suite, folder: Path, limits: Limits, *, own_forest: bool
) -> dict[str, Any]:
    """Fields of an Origin: what any header in this folder says of place, suite and program."""
    return {
        "started": datetime.now(UTC).isoformat(timespec="seconds"),
        "forest_path": "" if own_forest else seen_from(place.path, folder),
        "forest_name": place.name,
        "forest_commit": place.forest.commit,
        "forest_content": fingerprint(place.forest),
        "suite": suite.name,
        "suite_file": _suite_file(suite, folder),
        "suite_sha256": suite.sha256,
        "questions": len(suite.questions),
        "limits": LimitSettings(**asdict(limits)),
        "versions": versions(),
    }


class OpensPlace(Protocol):
    """Opens the forest of a run: ``open_place``, or that with bars on a terminal."""

    def __call__(self, path: Path, at: str = "", *, trails: bool = False) -> Place:
        """See ``open_place``."""
        ...


def follows_heat(arms: Iterable[Arm]) -> bool:
    """Whether any of these arms learns from recorded hunts."""
    return any(arm.name in HEAT_ARMS for arm in arms)


def resumed(folder: Path, open_forest: OpensPlace = open_place) -> Plan:
    """The plan of the run that stands in a folder; raises BenchError, and what a forest raises."""
    header = read_header(folder)
    suite = suite_of(header, folder)
    criteria = load_criteria(folder / CRITERIA) if header.criteria_sha256 else None
    here = shelf(_trusted(endpoint_of(header), folder))
    arms = tuple(find_arm(name, here) for name in header.arms)
    return Plan(
        open_forest(
            forest_folder(header, suite, folder), header.forest_at, trails=follows_heat(arms)
        ),
        suite,
        arms,
        header.seed,
        header.repeats,
        Limits(**header.limits.model_dump()),
        criteria,
        tuple(header.not_run.items()),
        header.only,
        own_forest=not header.forest_path,
    )


def forest_folder(header: Origin, suite: Suite, folder: Path) -> Path:
    """Where the forest of a run lies; one that the suite brings along is planted if need be."""
    return folder / header.forest_path if header.forest_path else forest_of(suite)


def suite_of(header: Origin, folder: Path) -> Suite:
    """The suite that a run asks; raises BenchError where it is gone."""
    file = header.suite_file
    suite = load_suite(file if file in shipped_suites() else str(folder / file))
    return suite.only(header.only) if header.only else suite


def endpoint_of(header: Header) -> Endpoint:
    """Where the model of a run was asked; an empty one where none was."""
    for settings in header.arms.values():
        if "model" in settings:
            return Endpoint(str(settings.get("endpoint", "")), str(settings["model"]))
    return Endpoint()


def _trusted(endpoint: Endpoint, folder: Path) -> Endpoint:
    """The endpoint; raises BenchError for one that only the run's header knows.

    The folder may be anybody's: it would get the texts of the forest, and the key.
    """
    if endpoint.url and not is_trusted(endpoint.url):
        raise BenchError(
            f"{folder} was asked of the model at {endpoint.url}, which is not configured here",
            remedy=f"Set {URL_VARIABLE} to it where your key and the forest may go there",
        )
    return endpoint


def versions() -> dict[str, str]:
    """Of the program, of Python and of the libraries that can change a figure."""
    own = {
        "forest_studio": __version__,
        "engine": engine(),
        "grading": grading(),
        "python": platform.python_version(),
    }
    return own | {name: importlib.metadata.version(name) for name in _LIBRARIES}


def engine() -> str:
    """Fingerprint of what makes a sample, sources and weights, 12 hex digits.

    A checkout changes between two versions; samples of different code must not mix in one run.
    """
    package = Path(__file__).resolve().parent.parent
    bench = [package / "bench" / name for name in _MAKES_SAMPLES]
    return sources_fingerprint([package / "core", *bench, shipped("resources", "forager")])


def grading() -> str:
    """Fingerprint of what grades a trail, 12 hex digits; ``bench score`` brings a run up to it."""
    return sources_fingerprint([Path(__file__).resolve().parent / "grading"])


def sources_fingerprint(places: Sequence[Path]) -> str:
    """SHA-256 over sources and weights in files and folders, 12 hex digits."""
    digest = hashlib.sha256()
    for place in places:
        files = sorted(place.rglob("*.*")) if place.is_dir() else [place]
        for file in files:
            # A frozen program has no sources, and then its version says it all.
            if file.suffix in (".py", ".json") and file.is_file():
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
