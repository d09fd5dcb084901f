"""``bench list``: what there is to run, or what was run.

With ``--json`` the document has ``suites`` (``name``, ``questions``, ``language``, ``description``,
``own_forest``), ``arms`` (``name``, ``about``, ``why`` it can't run or empty, ``model``) and
``criteria`` (``name``, ``suite``, ``count``). ``list DIR`` is a list of runs by the fields of
``bench/kept_runs.py KeptRun``, the newest first.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from forest_studio.bench.arms.catalogue import ARMS, MODEL_ARMS, not_run
from forest_studio.bench.suite_files import has_forest, load_suite
from forest_studio.bench.suites import Suite, shipped_suites
from forest_studio.bench.tables import Table
from forest_studio.cli.arguments import AsJson
from forest_studio.cli.bench_output import print_tables
from forest_studio.cli.output import say_json


def list_verb(
    folder: Annotated[
        Path | None, typer.Argument(metavar="[DIR]", help="A folder of runs, to list those.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Name the suites that ship and the arms, with what can't run and why; or the runs kept."""
    if folder is not None:
        # Their figures take numpy, which a list of names need not wait for.
        from forest_studio.cli.bench_kept import list_runs  # noqa: PLC0415

        list_runs(folder, as_json)
        return
    suites = {name: load_suite(str(path)) for name, path in shipped_suites().items()}
    if as_json:
        say_json({"suites": _suites(suites), "arms": _arms(), "criteria": _criteria()})
        return
    rows = [[n, str(len(s.questions)), s.language, s.description] for n, s in suites.items()]
    states = [
        [arm["name"], arm["about"], f"not run: {arm['why']}" if arm["why"] else "runs"]
        for arm in _arms()
    ]
    print_tables(
        [
            Table("Suites", ["suite", "questions", "language", "about"], rows, texts=4),
            Table("Arms", ["arm", "what it does", "state"], states, texts=3),
        ]
    )


def _suites(suites: Mapping[str, Suite]) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "questions": len(suite.questions),
            "language": suite.language,
            "description": suite.description,
            "own_forest": has_forest(suite),
        }
        for name, suite in suites.items()
    ]


def _arms() -> list[dict[str, Any]]:
    out = not_run()
    return [
        {"name": name, "about": about, "why": out.get(name, ""), "model": name in MODEL_ARMS}
        for name, about in ARMS.items()
    ]


def _criteria() -> list[dict[str, Any]]:
    # As above: whoever reads criteria can judge by them.
    from forest_studio.bench.criteria import load_criteria, shipped_criteria  # noqa: PLC0415

    found = {name: load_criteria(path) for name, path in shipped_criteria().items()}
    return [
        {"name": name, "suite": one.suite, "count": len(one.criteria)}
        for name, one in found.items()
    ]
