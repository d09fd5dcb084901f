"""Options that several verbs of the bench share, and what they stand for."""

from pathlib import Path
from typing import Annotated

import typer

from forest_studio.bench.criteria import Criteria, find_criteria, load_criteria
from forest_studio.bench.workers import Alone, Dask, Processes, Workers

OwnForest = Annotated[
    Path | None,
    typer.Argument(metavar="[FOREST]", help="A forest; left out, the suite's own is taken."),
]
SuiteName = Annotated[
    str,
    typer.Option("--suite", metavar="NAME", help="Suite that ships, such as strict, or a file."),
]
OutFolder = Annotated[
    Path,
    typer.Option("--out", metavar="DIR", help="Folder for the run; the same run there goes on."),
]
ArmNames = Annotated[
    str, typer.Option("--arms", metavar="A,B", help="Names joined by commas, all-offline, or all.")
]
QuestionIds = Annotated[
    str,
    typer.Option("--questions", metavar="ID,ID", help="Ask these questions of the suite alone."),
]
CommitId = Annotated[
    str, typer.Option("--commit", metavar="ID", help="Ask the forest as this commit holds it.")
]
Repeats = Annotated[int, typer.Option("--repeats", min=1, help="Times each question is asked.")]
Passes = Annotated[
    int,
    typer.Option("--passes", min=0, help="Measure what heat saves, as bench passes does."),
]
CriteriaFile = Annotated[
    str,
    typer.Option(
        "--criteria", metavar="NAME", help="Criteria to judge by: a file, or a name that ships."
    ),
]
FailOnCriteria = Annotated[
    bool,
    typer.Option(
        "--fail-on-criteria", help="Exit with 100 when a criterion is missed or not measured."
    ),
]
RunFolder = Annotated[Path, typer.Argument(metavar="DIR", help="Folder of a run.")]
WorkerCount = Annotated[
    int, typer.Option("--workers", min=1, help="Processes that take samples side by side.")
]
DaskAddress = Annotated[
    str, typer.Option("--dask", metavar="ADDRESS", help="A dask scheduler whose workers take them.")
]
Lines = Annotated[
    bool, typer.Option("--lines", help="Print a JSON object a line as the run goes, no tables.")
]


def criteria_called(name: str) -> Criteria | None:
    """The criteria of that name or file, None for no name; raises BenchError."""
    return load_criteria(find_criteria(name)) if name else None


def workers_of(count: int, dask: str) -> Workers:
    """Who takes the samples; raises BadParameter where both are named, BenchError without them."""
    if dask and count > 1:
        raise typer.BadParameter("give --workers or --dask, not both")
    workers = Dask(dask) if dask else Processes(count) if count > 1 else Alone()
    # Before the forest is read, which may take long.
    workers.check()
    return workers
