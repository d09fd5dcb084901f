"""Arguments that several verbs share, and how they open a forest."""

import math
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from forest_studio.cli.output import progress
from forest_studio.core.model.walk import Limits

if TYPE_CHECKING:
    from forest_studio.core.session import Session

ForestPath = Annotated[
    Path, typer.Argument(metavar="FOREST", help="A folder of markdown in a git repository.")
]
NodeId = Annotated[str, typer.Argument(metavar="NODE", help="A node's id.")]
DryRun = Annotated[
    bool, typer.Option("--dry-run", help="Show what would change, and change nothing.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document instead of text.")]

ModelEndpoint = Annotated[
    str, typer.Option("--endpoint", metavar="URL", help="An OpenAI-compatible server.")
]
ModelName = Annotated[str, typer.Option("--model", metavar="NAME", help="A model of that server.")]


def finite(value: float | None) -> float | None:
    """The number of an option; raises BadParameter for inf and nan, which mean no limit at all."""
    if value is not None and not math.isfinite(value):
        raise typer.BadParameter(f"{value} is no number")
    return value


LIMITS = Limits()
"""What a hunt may cost unless it is said."""
Hops = Annotated[int, typer.Option("--hops", min=1, help="Hops a hunt may take.")]
Tokens = Annotated[int, typer.Option("--tokens", min=1, help="Tokens it may see.")]
Seconds = Annotated[
    float, typer.Option("--seconds", min=0, callback=finite, help="Time it may take.")
]
Seed = Annotated[int, typer.Option("--seed", min=0, help="Seed of whatever is drawn by lot.")]


def opened(forest: Path) -> "Session":
    """The forest in that folder, with a bar on a terminal; raises BrokenForest."""
    # Verbs that open no forest need not wait for all that a session loads.
    from forest_studio.core.session import Session  # noqa: PLC0415

    with progress("reading") as report:
        return Session.open(forest, progress=report)


def with_index(session: "Session") -> "Session":
    """The session with its search index ready, with a bar on a terminal; raises SearchError."""
    with progress("indexing") as report:
        session.open_index(report)
    return session
