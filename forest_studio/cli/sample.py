"""``forest-studio sample``: a fresh copy of the sample forest to try things on."""

import shlex
from pathlib import Path
from typing import Annotated

import typer

from forest_studio.cli.output import say
from forest_studio.core.session import plant_sample


def sample_verb(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A new or an empty folder.")],
) -> int:
    """Plant a copy of the sample forest, a git repository with a history of its own."""
    plant_sample(folder)
    say("planted the sample forest in ", (str(folder), "bold"))
    say(f"open it with: forest-studio {shlex.quote(str(folder))}")
    return 0
