"""The command line: ``forest-studio PATH`` opens the window, a verb does the rest.

Which file a verb lives in stands in ``verbs.py``. Exit codes: 0 done, 100 a check found something,
1 the forest or the disk is broken, 2 a wrong command line, 130 interrupted.
"""

import os
import sys
from typing import Annotated

import typer

from forest_studio import __version__
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
