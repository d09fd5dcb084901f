"""The plan of an experiment with heat, and the way back to it from its folder."""

import hashlib
import random
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from forest_studio.bench.heat.asking import Asking
from forest_studio.bench.heat.experiment import Experiment, ExperimentHeader
from forest_studio.bench.heat.experiments import EXPERIMENTS
from forest_studio.bench.heat.kept import read_experiment
from forest_studio.bench.heat.limits import shipped_limits
from forest_studio.bench.place import Place, open_place
from forest_studio.bench.plan import (
    OpensPlace,
    forest_folder,
    origin,
    sources_fingerprint,
    suite_of,
)
from forest_studio.bench.suites import Suite


@dataclass(frozen=True, slots=True)
class ExperimentPlan:
    """What is asked, and the header that says so."""

    experiment: Experiment
    header: ExperimentHeader
    criteria: bytes
    """The file of those that judge it."""


def drawn(suite: Suite, count: int) -> Suite:
    """The questions that have an answer and a gold path; so many of them, drawn once, 0 for all."""
    fitting = [q.id for q in suite.questions if q.answerable and q.path]
    if 0 < count < len(fitting):
        chosen = set(random.Random(0).sample(range(len(fitting)), count))
        fitting = [name for at, name in enumerate(fitting) if at in chosen]
    return suite.only(fitting)


def planned(  # noqa: PLR0917
    name: str,
    place: Place,
    suite: Suite,
    folder: Path,
    seeds: int,
    settings: Mapping[str, int | str],
    *,
    own_forest: bool,
) -> ExperimentPlan:
    """An experiment over all questions of a suite, to be kept in a folder."""
    asking, kind = Asking(place), EXPERIMENTS[name]
    experiment = kind.make(asking, suite.questions, seeds, **settings)
    criteria = shipped_limits(kind.criteria)
    about = origin(place, suite, folder, asking.limits, own_forest=own_forest)
    about["versions"] |= {"experiments": sources_fingerprint([Path(__file__).parent])}
    header = ExperimentHeader(
        **about,
        only=tuple(question.id for question in suite.questions),
        criteria_sha256=hashlib.sha256(criteria).hexdigest(),
        experiment=name,
        criteria=kind.criteria,
        navigator=asking.navigator,
        seeds=seeds,
        settings=settings,
        parts=len(experiment.parts),
        hunts=experiment.hunts,
    )
    return ExperimentPlan(experiment, header, criteria)


def resumed_experiment(folder: Path, open_forest: OpensPlace = open_place) -> ExperimentPlan:
    """That of the experiment in a folder; raises BenchError, and what a forest raises."""
    header = read_experiment(folder)
    suite = suite_of(header, folder)
    place = open_forest(forest_folder(header, suite, folder))
    own = not header.forest_path
    name, seeds, settings = header.experiment, header.seeds, header.settings
    return planned(name, place, suite, folder, seeds, settings, own_forest=own)
