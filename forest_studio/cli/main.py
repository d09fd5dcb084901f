"""The command line: ``forest-studio PATH`` opens the window, a verb does the rest.

Exit codes: 0 done, 100 a check found something, 1 the forest or the disk is broken, 2 a wrong
command line, 130 interrupted.
"""

import os
import sys
from typing import Annotated

import typer

from forest_studio import __version__
from forest_studio.cli import (
    check,
    doctor,
    export,
    heat,
    history,
    hunt,
    ingest,
    model,
    sample,
    search,
    shortcuts,
    structure,
    trails,
    window,
)
from forest_studio.cli.examples import example
from forest_studio.cli.group import TRACEBACK, ForestGroup
from forest_studio.cli.output import speak_utf8

app = typer.Typer(
    name="forest-studio",
    cls=ForestGroup,
    help="Curate a forest of knowledge, watch navigators hunt in it, and measure them. "
    "A PATH instead of a verb opens the window.",
    epilog="Exit codes: 0 done, 100 a check found something, 1 the forest or the disk is broken, "
    "2 a wrong command line, 130 interrupted.",
    no_args_is_help=False,
    pretty_exceptions_enable=False,
)
app.command("open")(window.open_verb)
app.command("check")(check.check_verb)
app.command("doctor")(doctor.doctor_verb)
app.command("search", epilog=example("search FOREST 'tariff book in:services tag:billing'"))(
    search.search_verb
)
app.command(
    "hunt",
    epilog=example("hunt FOREST 'Who leads the team that owns the ledger?' --navigator router"),
)(hunt.hunt_verb)
app.add_typer(model.app, name="model")
app.command(
    "heat", epilog=example("heat FOREST --question 'Who leads Team Ledger?' --as-of 2026-03-01")
)(heat.heat_verb)
app.add_typer(trails.app, name="trails")
app.add_typer(shortcuts.app, name="shortcuts")
app.command("history")(history.history_verb)
app.command("diff")(history.diff_verb)
app.command("restore")(history.restore_verb)
app.command("move", epilog=example("move FOREST inbox/draft.md handbook/guides --dry-run"))(
    structure.move_verb
)
app.command("rename")(structure.rename_verb)
app.command("delete")(structure.delete_verb)
app.command("merge")(structure.merge_verb)
app.command("split")(structure.split_verb)
app.command("export", epilog=example("export FOREST --format graphml --out forest.graphml"))(
    export.export_verb
)
app.add_typer(ingest.app, name="ingest")
app.command("sample")(sample.sample_verb)
app.command("shot", epilog=example("shot FOREST --out map.png --node ledger --theme light"))(
    window.shot_verb
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"forest-studio {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    del version  # Its callback has ended the program by now, or it was not asked for.


def run() -> None:
    """Starts the command line and never returns."""
    speak_utf8()
    if not os.environ.get(TRACEBACK):
        # A library that fails while it is thrown away prints a traceback past every handler.
        sys.unraisablehook = lambda _: None
    app(prog_name="forest-studio")
