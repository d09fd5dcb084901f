"""``bench passes`` and ``bench interference``: what heat saves, and whether it misleads.

``bench resume``, ``show`` and ``report`` take the folder of either. With ``--json`` the document
has ``header``, ``complete``, ``figures`` (each null or ``value``, ``low``, ``high`` and ``n``, by
name such as ``B/conditioned/entry-mrr``) and ``criteria`` with ``outcome`` (``met``, ``missed``,
``not measured``).
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from forest_studio.bench.heat.asking import Asked
from forest_studio.bench.heat.interference import GOLD, HUNTS
from forest_studio.bench.heat.kept import REPORT, Measured, measured, write_report
from forest_studio.bench.heat.plan import ExperimentPlan, drawn, planned, resumed_experiment
from forest_studio.bench.heat.runner import run_experiment
from forest_studio.bench.suite_files import load_suite
from forest_studio.bench.suite_forests import forest_of
from forest_studio.cli.arguments import AsJson
from forest_studio.cli.bench_options import FailOnCriteria, OutFolder, OwnForest, SuiteName
from forest_studio.cli.bench_output import print_tables, tell
from forest_studio.cli.bench_place import opened_place
from forest_studio.cli.bench_progress import (
    surviving,
    tell_how_to_go_on,
    telling,
    until_stopped,
)
from forest_studio.cli.output import FOUND, INTERRUPTED, one_line, say, say_json

SEEDS = 5
Seeds = Annotated[int, typer.Option(min=1, help="Seeds, from 0: doors and draws differ.")]
Sampled = Annotated[
    int, typer.Option("--sample", min=0, help="Ask so many questions, drawn once; 0 asks all.")
]


def passes_verb(
    forest: OwnForest = None,
    *,
    suite: SuiteName = "deep",
    out: OutFolder,
    passes: Annotated[int, typer.Option(min=2, help="Times all questions are asked.")] = 5,
    seeds: Seeds = SEEDS,
    sample: Sampled = 0,
    fail_on_criteria: FailOnCriteria = False,
    as_json: AsJson = False,
) -> int:
    """Ask the same questions again and again, and see what the trails save."""
    plan = _planned("passes", forest, suite, sample, out, seeds, {"passes": passes})
    return _run(plan, out, fail_on_criteria, as_json)


def interference_verb(
    forest: OwnForest = None,
    *,
    suite: SuiteName = "deep",
    out: OutFolder,
    seeds: Seeds = SEEDS,
    sample: Sampled = 0,
    wear: Annotated[
        str,
        typer.Option(
            metavar="gold|hunts",
            help="gold: gold paths, as judged right; hunts: what hunts support.",
        ),
    ] = GOLD,
    times: Annotated[int, typer.Option(min=1, help="Times each question of A wears it.")] = 3,
    fail_on_criteria: FailOnCriteria = False,
    as_json: AsJson = False,
) -> int:
    """Wear trails on some questions, and ask others."""
    if wear not in (GOLD, HUNTS):
        raise typer.BadParameter(f"{wear!r} is neither gold nor hunts")
    settings: dict[str, int | str] = {"wear": wear, "times": times}
    plan = _planned("interference", forest, suite, sample, out, seeds, settings)
    return _run(plan, out, fail_on_criteria, as_json)


def resume_experiment(folder: Path, fail_on_criteria: bool, as_json: bool) -> int:
    """Goes on with the experiment in a folder; what stands there is kept."""
    return _run(resumed_experiment(folder, opened_place), folder, fail_on_criteria, as_json)


def show_experiment(folder: Path, as_json: bool) -> None:
    """Prints what stands in the folder of an experiment and writes nothing."""
    _print(measured(folder), as_json)


def report_experiment(folder: Path, fail_on_criteria: bool, as_json: bool) -> int:
    """Writes the report of an experiment again, prints it, and gives the exit code."""
    found = measured(folder)
    write_report(folder, found)
    _print(found, as_json)
    if not as_json:
        tell(f"written: {folder / REPORT}")
    return FOUND if fail_on_criteria and found.missed else 0


def _planned(  # noqa: PLR0917
    name: str,
    forest: Path | None,
    suite: str,
    sample: int,
    out: Path,
    seeds: int,
    settings: Mapping[str, int | str],
) -> ExperimentPlan:
    asked = drawn(load_suite(suite), sample)
    place = opened_place(forest or forest_of(asked))
    return planned(name, place, asked, out, seeds, settings, own_forest=forest is None)


def _run(plan: ExperimentPlan, folder: Path, fail_on_criteria: bool, as_json: bool) -> int:
    with surviving(folder), telling("hunts") as told:

        def on_hunt(done: int, total: int, asked: Asked | None) -> None:
            told.done(done, total, f"{asked.arm} {asked.question}" if asked else "")

        complete, interrupted = until_stopped(
            lambda stopped: run_experiment(plan, folder, on_hunt, stopped),
            f"part ({plan.header.hunts} hunts of one seed under one kind of heat)",
        )
    if interrupted and not complete:
        tell_how_to_go_on(folder)
        return INTERRUPTED
    return report_experiment(folder, fail_on_criteria, as_json)


def _print(found: Measured, as_json: bool) -> None:
    if as_json:
        say_json(found.as_json())
        return
    for line in found.heading():
        say(one_line(line))
    say()
    print_tables(found.shown())
