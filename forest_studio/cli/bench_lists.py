"""``bench list`` and ``validate``: what there is to run, what was run, and whether a suite fits.

With ``--json`` ``list`` has ``suites`` (``name``, ``questions``, ``language``, ``description``,
``own_forest``), ``arms`` (``name``, ``about``, ``why`` it can't run or empty, ``model``) and
``criteria`` (``name``, ``suite``, ``count``). ``list DIR`` is a list of runs by the fields of
``bench/kept_runs.py KeptRun``, the newest first; ``validate`` a list of findings: ``rule``,
``severity``, ``message``, ``remedy`` and ``line``.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from forest_studio.bench.arms.registry import MODEL_ARMS, Shelf, shelf
from forest_studio.bench.criteria import load_criteria, shipped_criteria
from forest_studio.bench.kept_runs import KeptRun, kept_runs
from forest_studio.bench.place import read_forest
from forest_studio.bench.suite_files import forest_of, has_forest, load_suite
from forest_studio.bench.suites import Suite, shipped_suites
from forest_studio.bench.tables import NOTHING, Table
from forest_studio.bench.validation import validate
from forest_studio.cli.arguments import AsJson
from forest_studio.cli.bench_output import print_tables
from forest_studio.cli.output import FOUND, count, one_line, say, say_json
from forest_studio.core.model.errors import BenchError
from forest_studio.core.model.findings import Finding, Severity


def list_verb(
    folder: Annotated[
        Path | None, typer.Argument(metavar="[DIR]", help="A folder of runs, to list those.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Name the suites that ship and the arms, with what can't run and why; or the runs kept."""
    if folder is not None:
        if not folder.is_dir():
            raise BenchError(f"there is no folder {folder}", remedy="Check the path")
        _list_runs(folder, kept_runs(folder), as_json)
        return
    suites = {name: load_suite(str(path)) for name, path in shipped_suites().items()}
    here = shelf()
    if as_json:
        say_json(_all_json(suites, here))
        return
    rows = [[n, str(len(s.questions)), s.language, s.description] for n, s in suites.items()]
    print_tables(
        [
            Table("Suites", ["suite", "questions", "language", "about"], rows, texts=4),
            Table("Arms", ["arm", "what it does", "state"], _arms(here), texts=3),
        ]
    )


def _all_json(suites: Mapping[str, Suite], here: Shelf) -> dict[str, Any]:
    """Suites, arms and criteria as plain values."""
    return {
        "suites": [
            {
                "name": name,
                "questions": len(suite.questions),
                "language": suite.language,
                "description": suite.description,
                "own_forest": has_forest(suite),
            }
            for name, suite in suites.items()
        ],
        "arms": [
            {
                "name": name,
                "about": about,
                "why": here.not_run.get(name, ""),
                "model": name in MODEL_ARMS,
            }
            for name, about in here.about.items()
        ],
        "criteria": [
            {"name": name, "suite": found.suite, "count": len(found.criteria)}
            for name, path in shipped_criteria().items()
            for found in [load_criteria(path)]
        ],
    }


def validate_verb(
    suite: Annotated[str, typer.Argument(help="Suite that ships, or a file.")],
    forest: Annotated[
        Path | None,
        typer.Argument(metavar="[FOREST]", help="A forest; left out, the suite's own is taken."),
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Check that gold paths can be walked and that quotes stand in their bodies."""
    loaded = load_suite(suite)
    findings = validate(loaded, read_forest(forest or forest_of(loaded)))
    if as_json:
        say_json([_finding(found) for found in findings])
    else:
        for found in findings:
            line = f":{found.line}" if found.line else ""
            place = one_line(f"{found.path}{line}: {found.severity}: {found.message}")
            say(f"{place} [{found.rule}]")
        say(
            f"{loaded.name}: {count(len(loaded.questions), 'question')}, "
            f"{count(len(findings), 'finding')}"
        )
    return FOUND if any(found.severity is not Severity.NOTE for found in findings) else 0


def _arms(here: Shelf) -> list[list[str]]:
    return [
        [name, about, f"not run: {here.not_run[name]}" if name in here.not_run else "runs"]
        for name, about in here.about.items()
    ]


def _list_runs(folder: Path, runs: tuple[KeptRun, ...], as_json: bool) -> None:
    if as_json:
        say_json([run.as_json() for run in runs])
        return
    rows = [
        [
            Path(run.path).relative_to(folder.resolve()).as_posix(),
            run.suite,
            run.started[:16].replace("T", " "),
            f"{run.samples} of {run.expected}",
            str(run.errors),
            ", ".join(
                f"{arm} {share:.0%}" for arm, share in run.correct.items() if share is not None
            )
            or NOTHING,
        ]
        for run in runs
    ]
    columns = ["run", "suite", "started", "samples", "errors", "correct"]
    print_tables([Table("Runs", columns, rows, texts=6)])


def _finding(found: Finding) -> dict[str, object]:
    return {
        "rule": found.rule,
        "severity": found.severity,
        "message": found.message,
        "remedy": found.remedy,
        "line": found.line,
    }
