"""The verbs of the bench: run, resume, report, list and validate."""

import shlex
from pathlib import Path
from typing import Annotated

import typer

from forest_studio.bench.arms import ABOUT_NOT_RUN, ARMS, NOT_RUN, Arm
from forest_studio.bench.criteria import Criteria, find_criteria, judge, load_criteria
from forest_studio.bench.place import Place, indexed, read_forest
from forest_studio.bench.plan import Plan, resumed
from forest_studio.bench.report import Report, write_report
from forest_studio.bench.run_log import CRITERIA, read_header, read_samples
from forest_studio.bench.runner import run
from forest_studio.bench.suites import load_suite, shipped_suites
from forest_studio.bench.summary import summarise
from forest_studio.bench.tables import Table
from forest_studio.bench.validation import validate
from forest_studio.cli.arguments import AsJson, ForestPath
from forest_studio.cli.bench_output import print_report, print_tables, stopping, tell, telling
from forest_studio.cli.output import FOUND, INTERRUPTED, count, one_line, progress, say, say_json
from forest_studio.core.hunt.loop import Limits
from forest_studio.core.model.findings import Finding, Severity

app = typer.Typer(help="Measure navigators against each other.", no_args_is_help=True)

CriteriaFile = Annotated[
    str, typer.Option("--criteria", help="Criteria to judge by: a file, or a name that ships.")
]
FailOnCriteria = Annotated[
    bool, typer.Option(help="Exit with 100 when a criterion is missed or not measured.")
]
RunFolder = Annotated[Path, typer.Argument(metavar="DIR", help="Folder of a run.")]


@app.command("run")
def run_suite(
    forest: ForestPath,
    *,
    suite: Annotated[str, typer.Option(help="Suite that ships, such as strict, or a file.")],
    out: Annotated[Path, typer.Option(help="Folder for the run; the same run there goes on.")],
    arms: Annotated[str, typer.Option(help="Names joined by commas, or all.")] = "all",
    seed: Annotated[int, typer.Option(min=0, help="Seed of doors, navigators, intervals.")] = 0,
    repeats: Annotated[int, typer.Option(min=1, help="Times each question is asked.")] = 1,
    hops: Annotated[int, typer.Option(min=1, help="Hops a hunt may take.")] = Limits().hops,
    tokens: Annotated[int, typer.Option(min=1, help="Tokens it may see.")] = Limits().tokens,
    seconds: Annotated[float, typer.Option(min=0, help="Time it may take.")] = Limits().seconds,
    criteria: CriteriaFile = "",
    fail_on_criteria: FailOnCriteria = False,
    as_json: AsJson = False,
) -> int:
    """Ask every question of a suite to every arm."""
    chosen, not_run = _chosen(arms)
    questions, judged_by = load_suite(suite), _criteria(criteria)
    limits = Limits(hops, tokens, seconds)
    plan = Plan(_place(forest), questions, chosen, seed, repeats, limits, judged_by, not_run)
    return _run(plan, out, fail_on_criteria, as_json)


@app.command()
def resume(
    folder: RunFolder, fail_on_criteria: FailOnCriteria = False, as_json: AsJson = False
) -> int:
    """Go on with a run that was stopped; what stands there is kept."""
    plan = resumed(folder, _place)
    return _run(plan, folder, fail_on_criteria, as_json)


@app.command()
def report(
    folder: RunFolder,
    criteria: CriteriaFile = "",
    fail_on_criteria: FailOnCriteria = False,
    as_json: AsJson = False,
) -> int:
    """Print the tables of a run again and write them as Markdown and CSV."""
    return _show(folder, _criteria(criteria), fail_on_criteria, as_json)


@app.command("list")
def list_all(as_json: AsJson = False) -> None:
    """Name the suites that ship and the arms, with what can't run and why."""
    suites = {name: load_suite(str(path)) for name, path in shipped_suites().items()}
    rows = [[n, str(len(s.questions)), s.language, s.description] for n, s in suites.items()]
    arms = [[arm.name, arm.about, "runs"] for arm in ARMS]
    arms += [[n, ABOUT_NOT_RUN[n], f"not run: {why}"] for n, why in NOT_RUN.items()]
    if as_json:
        say_json({"suites": [r[0] for r in rows], "arms": {a[0]: a[2] for a in arms}})
        return
    print_tables(
        [
            Table("Suites", ["suite", "questions", "language", "about"], rows, texts=4),
            Table("Arms", ["arm", "what it does", "state"], arms, texts=3),
        ]
    )


@app.command("validate")
def validate_suite(
    suite: Annotated[str, typer.Argument(help="Suite that ships, or a file.")],
    forest: ForestPath,
    as_json: AsJson = False,
) -> int:
    """Check that gold paths can be walked and that quotes stand in their bodies."""
    loaded = load_suite(suite)
    findings = validate(loaded, read_forest(forest))
    if as_json:
        say_json([_finding(found) for found in findings])
    else:
        for found in findings:
            place = one_line(f"{found.path}:{found.line}: {found.severity}: {found.message}")
            say(f"{place} [{found.rule}]")
        say(
            f"{loaded.name}: {count(len(loaded.questions), 'question')}, "
            f"{count(len(findings), 'finding')}"
        )
    return FOUND if any(found.severity is not Severity.NOTE for found in findings) else 0


def _finding(found: Finding) -> dict[str, object]:
    return {
        "rule": found.rule,
        "severity": found.severity,
        "message": found.message,
        "remedy": found.remedy,
        "line": found.line,
    }


def _chosen(names: str) -> tuple[tuple[Arm, ...], tuple[tuple[str, str], ...]]:
    """The arms that run, in the order asked for, and those that can't with the reason."""
    asked = dict.fromkeys(name.strip() for name in names.split(",") if name.strip())
    known = {arm.name: arm for arm in ARMS}
    if list(asked) == ["all"]:
        asked = dict.fromkeys(known)
    for name in asked:
        if name not in known and name not in NOT_RUN:
            options = ", ".join([*known, *NOT_RUN])
            raise typer.BadParameter(f"no arm is called {name!r}; there are {options}")
    chosen = tuple(known[name] for name in asked if name in known)
    not_run = tuple((name, NOT_RUN[name]) for name in asked if name in NOT_RUN)
    if not chosen:
        why = "; ".join(f"{name}: {reason}" for name, reason in not_run)
        raise typer.BadParameter(f"no arm is left to run ({why or 'none was named'})")
    return chosen, not_run


def _criteria(name: str) -> Criteria | None:
    return load_criteria(find_criteria(name)) if name else None


def _place(forest: Path) -> Place:
    """The forest in a folder with an index in memory, with bars on a terminal."""
    with progress("reading") as reading:
        read = read_forest(forest, reading)
    with progress("indexing") as indexing:
        return indexed(forest, read, indexing)


def _run(plan: Plan, folder: Path, fail_on_criteria: bool, as_json: bool) -> int:
    complete = False
    try:
        with stopping() as stopped, telling() as on_progress:
            complete = run(plan, folder, on_progress, stopped)
    except KeyboardInterrupt:
        pass  # Asked twice; what stands in the folder is whole all the same.
    if not complete:
        tell(f"stopped; go on with: forest-studio bench resume {shlex.quote(str(folder))}")
        return INTERRUPTED
    return _show(folder, None, fail_on_criteria, as_json)


def _show(folder: Path, later: Criteria | None, fail_on_criteria: bool, as_json: bool) -> int:
    found = _report(folder, later)
    files = write_report(folder, found)
    if as_json:
        say_json(found.as_json())
    else:
        print_report(found)
        tell(f"written: {', '.join(str(path) for path in files)}")
    return FOUND if fail_on_criteria and found.missed else 0


def _report(folder: Path, later: Criteria | None) -> Report:
    """The report of a run, judged by the criteria it began with unless others are given."""
    header, samples = read_header(folder), read_samples(folder)
    criteria = later
    if criteria is None and header.criteria_sha256:
        criteria = load_criteria(folder / CRITERIA)
    verdicts = judge(criteria, header, samples) if criteria else ()
    afterwards = criteria is not None and criteria.sha256 != header.criteria_sha256
    return Report(header, summarise(header, samples), verdicts, afterwards)
