"""``forest-studio export``: a forest as one file for other programs.

GraphML goes to graph tools, JSON to everything else; the JSON's schema is told in
``forest_studio/core/curate/export_json.py``.
"""

from pathlib import Path
from typing import Annotated

import typer

from forest_studio.cli.arguments import ForestPath, opened
from forest_studio.cli.output import count, progress, say, warn
from forest_studio.core.curate.export import Exported, Format, export


def export_verb(
    *,
    forest: ForestPath,
    form: Annotated[Format, typer.Option("--format", help="What to write.")],
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where the file goes.")],
    bodies: Annotated[
        bool, typer.Option("--bodies", help="The text of each node too; JSON only.")
    ] = False,
    force: Annotated[bool, typer.Option("--force", help="Replace a file that is there.")] = False,
) -> int:
    """Write a forest as GraphML or JSON."""
    if bodies and form is not Format.JSON:
        raise typer.BadParameter("bodies go into --format json only", param_hint="--bodies")
    session = opened(forest)
    with progress("writing") as report:
        done = export(session.forest, form, out, bodies=bodies, replace=force, progress=report)
    _tell(done)
    return 0


def _tell(done: Exported) -> None:
    sizes = f"{count(done.nodes, 'node')}, {count(done.edges, 'edge')}"
    say("saved ", (str(done.file), "bold"), f": {sizes}")
    if done.dangling:
        lead = "leads" if done.dangling == 1 else "lead"
        warn(f"{count(done.dangling, 'edge')} {lead} nowhere and had to be left out")
