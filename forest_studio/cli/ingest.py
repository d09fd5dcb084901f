"""``forest-studio ingest suite``: published questions and their paragraphs as a forest."""

import shlex
from pathlib import Path
from typing import Annotated

import typer

from forest_studio.cli.output import say
from forest_studio.core.ingest.planted_suite import FOREST, SUITE, plant_pool
from forest_studio.core.ingest.pooled import pool
from forest_studio.core.ingest.suite_files import read_published
from forest_studio.core.model.changes import Author

app = typer.Typer(help="Bring what others wrote into a forest.", no_args_is_help=True)
_AUTHOR = Author("Forest Studio", "ingest@forest-studio.invalid")


@app.callback()
def _group() -> None:
    """Keeps the verb's name: with one command alone typer would drop it."""


@app.command("suite")
def suite_verb(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE...", help="MuSiQue, 2WikiMultiHopQA, HotpotQA, MultiHop-RAG."),
    ],
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="A new or an empty folder.")],
    name: Annotated[str, typer.Option("--name", help="What the forest is called.")] = "",
) -> int:
    """Pool the paragraphs of published questions into a forest, with a suite for the bench."""
    pooled = pool([read_published(file) for file in files], name)
    plant_pool(pooled, out, _AUTHOR)
    pages = sum(node.has_file for node in pooled.forest.nodes.values())
    say(f"planted {pages:,} pages and {len(pooled.questions):,} questions in ", (str(out), "bold"))
    words = ["bench", "run", str(out / FOREST), "--suite", str(out / SUITE), "--out", "runs/first"]
    say(f"run them with: forest-studio {shlex.join(words)}")
    return 0
