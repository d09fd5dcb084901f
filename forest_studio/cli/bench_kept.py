"""``bench list DIR``: the runs that are kept in a folder."""

import shlex
from collections.abc import Collection
from pathlib import Path

from forest_studio.bench.kept_runs import kept_runs
from forest_studio.bench.run_folder import HEADER, experiment_in
from forest_studio.bench.tables import NOTHING, Table
from forest_studio.cli.bench_output import print_tables, tell
from forest_studio.cli.output import say_json
from forest_studio.core.model.errors import BenchError


def list_runs(folder: Path, as_json: bool) -> None:
    """Prints them, the newest first; raises BenchError where there is no such folder."""
    if not folder.is_dir():
        raise BenchError(f"there is no folder {folder}", remedy="Check the path")
    runs = kept_runs(folder)
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
    _tell_of_others(folder, {run.path for run in runs})


def _tell_of_others(folder: Path, listed: Collection[str]) -> None:
    """One line for each folder with a header that is not in the list."""
    for header in sorted(folder.rglob(HEADER)):
        other = header.parent
        if str(other.resolve()) not in listed:
            held = experiment_in(other)
            why = f"holds the experiment {held}" if held else "can't be read"
            tell(f"{other} {why}; see forest-studio bench show {shlex.quote(str(other))}")
