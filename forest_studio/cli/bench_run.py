"""``bench run``, ``resume`` and ``retry``: everything that takes samples."""

import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer

from forest_studio.bench.arms.base import Arm
from forest_studio.bench.arms.model_arms import Endpoint
from forest_studio.bench.arms.registry import ALL_OFFLINE, Shelf, shelf
from forest_studio.bench.place import has_trails
from forest_studio.bench.plan import Plan, follows_heat, resumed
from forest_studio.bench.records import Sample
from forest_studio.bench.run_folder import experiment_in
from forest_studio.bench.run_log import read_samples
from forest_studio.bench.runner import run
from forest_studio.bench.suite_files import load_suite
from forest_studio.bench.suite_forests import forest_of
from forest_studio.bench.suites import Suite
from forest_studio.bench.workers import Workers
from forest_studio.cli.arguments import (
    LIMITS,
    AsJson,
    Hops,
    ModelEndpoint,
    ModelName,
    Seconds,
    Seed,
    Tokens,
)
from forest_studio.cli.bench_heat import SEEDS, passes_verb, resume_experiment
from forest_studio.cli.bench_options import (
    ArmNames,
    CommitId,
    CriteriaFile,
    DaskAddress,
    FailOnCriteria,
    Lines,
    OutFolder,
    OwnForest,
    Passes,
    QuestionIds,
    Repeats,
    RunFolder,
    SuiteName,
    WorkerCount,
    criteria_called,
    workers_of,
)
from forest_studio.cli.bench_output import say_line, tell
from forest_studio.cli.bench_place import opened_place
from forest_studio.cli.bench_progress import (
    Listeners,
    surviving,
    tell_how_to_go_on,
    telling,
    telling_lines,
    until_stopped,
)
from forest_studio.cli.bench_results import show
from forest_studio.cli.output import INTERRUPTED, count
from forest_studio.core.hunt.loop import Limits
from forest_studio.core.model.errors import BenchError


def run_verb(
    forest: OwnForest = None,
    *,
    suite: SuiteName,
    out: OutFolder,
    arms: ArmNames = ALL_OFFLINE,
    questions: QuestionIds = "",
    commit: CommitId = "",
    seed: Seed = 0,
    repeats: Repeats = 1,
    passes: Passes = 0,
    hops: Hops = LIMITS.hops,
    tokens: Tokens = LIMITS.tokens,
    seconds: Seconds = LIMITS.seconds,
    endpoint: ModelEndpoint = "",
    model: ModelName = "",
    workers: WorkerCount = 1,
    dask: DaskAddress = "",
    criteria: CriteriaFile = "",
    fail_on_criteria: FailOnCriteria = False,
    lines: Lines = False,
    as_json: AsJson = False,
) -> int:
    """Ask every question of a suite to every arm."""
    if passes:
        seeds = repeats if repeats > 1 else SEEDS
        return passes_verb(
            forest, suite=suite, out=out, passes=max(2, passes), seeds=seeds,
            fail_on_criteria=fail_on_criteria, as_json=as_json,
        )  # fmt: skip
    by = workers_of(workers, dask)
    asked, only = _asked(load_suite(suite), questions)
    where = forest or forest_of(asked)
    chosen, not_run = _chosen(arms, shelf(Endpoint(endpoint, model), recorded=has_trails(where)))
    plan = Plan(
        opened_place(where, commit, trails=follows_heat(chosen)),
        asked,
        chosen,
        seed,
        repeats,
        Limits(hops, tokens, seconds),
        criteria_called(criteria),
        not_run,
        only,
        own_forest=forest is None,
    )
    return _run(plan, out, by, fail_on_criteria=fail_on_criteria, as_json=as_json, lines=lines)


def resume_verb(
    folder: RunFolder,
    *,
    workers: WorkerCount = 1,
    dask: DaskAddress = "",
    fail_on_criteria: FailOnCriteria = False,
    lines: Lines = False,
    as_json: AsJson = False,
) -> int:
    """Go on with a run that was stopped; what stands there is kept."""
    if name := experiment_in(folder):
        if workers > 1 or dask or lines:
            raise typer.BadParameter(f"{name} takes neither --workers, --dask nor --lines")
        return resume_experiment(folder, fail_on_criteria, as_json)
    by = workers_of(workers, dask)
    return _go_on(folder, by, fail_on_criteria=fail_on_criteria, as_json=as_json, lines=lines)


def retry_verb(
    folder: RunFolder,
    *,
    workers: WorkerCount = 1,
    dask: DaskAddress = "",
    fail_on_criteria: FailOnCriteria = False,
    lines: Lines = False,
    as_json: AsJson = False,
) -> int:
    """Take the samples again that ended in an error, and no others."""
    by = workers_of(workers, dask)
    how = {"fail_on_criteria": fail_on_criteria, "as_json": as_json, "lines": lines}
    return _go_on(folder, by, retry=True, **how)


def _go_on(folder: Path, workers: Workers, **how: bool) -> int:
    return _run(resumed(folder, opened_place), folder, workers, **how)


def _chosen(names: str, here: Shelf) -> tuple[tuple[Arm, ...], tuple[tuple[str, str], ...]]:
    try:
        return here.chosen(names)
    except BenchError as error:
        raise typer.BadParameter(str(error)) from error


def _asked(suite: Suite, questions: str) -> tuple[Suite, tuple[str, ...]]:
    """The suite, cut down to the questions that are named."""
    only = tuple(dict.fromkeys(name.strip() for name in questions.split(",") if name.strip()))
    if not only:
        return suite, ()
    try:
        return suite.only(only), only
    except BenchError as error:
        raise typer.BadParameter(str(error)) from error


def _run(
    plan: Plan,
    folder: Path,
    workers: Workers,
    *,
    fail_on_criteria: bool,
    as_json: bool,
    lines: bool,
    retry: bool = False,
) -> int:
    listening = telling_lines(folder) if lines else _telling()
    with surviving(folder), listening as (on_progress, on_preparing):
        by = workers.telling(on_preparing)
        complete, interrupted = until_stopped(
            lambda stopped: run(plan, folder, on_progress, stopped, workers=by, retry=retry)
        )
    if lines:
        say_line({"event": "end", "complete": complete, "folder": str(folder.resolve())})
    _tell_errors(folder)
    if interrupted and not complete:
        tell_how_to_go_on(folder)
        return INTERRUPTED
    return show(folder, None, fail_on_criteria, as_json, silent=lines, drawings=False)


@contextmanager
def _telling() -> Iterator[Listeners]:
    with telling() as told:
        yield (
            lambda progress: told.done(progress.done, progress.total, _about(progress.sample)),
            told.preparing,
        )


def _about(sample: Sample | None) -> str:
    return f"{sample.arm} {sample.question}" if sample else ""


def _tell_errors(folder: Path) -> None:
    """One line where samples ended in an error, and how to take them again."""
    broken = sum(bool(sample.error) for sample in read_samples(folder))
    if broken:
        again = f"forest-studio bench retry {shlex.quote(str(folder))}"
        tell(f"{count(broken, 'sample')} ended in an error; take them again with: {again}")
