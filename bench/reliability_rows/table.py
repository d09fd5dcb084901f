"""Prints the table of a run, with what it ran on."""

import os
import platform
import subprocess
import sys
from collections.abc import Iterable
from importlib.metadata import version

import pygit2

from forest_studio import __version__
from reliability_rows.row import Row

HEADS = (
    "row", "trials", "acknowledged", "lost", "outside", "outside lost", "torn", "fsck bad",
    "dirty", "other faults", "errors by kind", "seconds",
)  # fmt: skip


def table(rows: Iterable[Row]) -> str:
    """The rows as a markdown table whose columns line up."""
    cells = [HEADS, *(_cells(row) for row in rows)]
    widths = [max(len(line[column]) for line in cells) for column in range(len(HEADS))]
    lines = [_line(line, widths) for line in cells]
    return "\n".join([lines[0], _rule(widths), *lines[1:]])


def remarks(rows: Iterable[Row]) -> str:
    """Notes and descriptions of faults, a line each."""
    found = [(row.name, text) for row in rows for text in (*row.notes, *row.failures)]
    return "\n".join(f"- {name}: {text}" for name, text in found)


def versions() -> str:
    """What the run ran on, in one line."""
    git = subprocess.run(["git", "--version"], capture_output=True, text=True, check=False)
    parts = (
        f"Forest Studio {__version__}",
        f"Python {platform.python_version()}",
        f"pygit2 {version('pygit2')} (libgit2 {pygit2.LIBGIT2_VERSION})",
        git.stdout.strip(),
        f"{platform.system()} {platform.release()}",
        f"{os.cpu_count()} processors",
    )
    return ", ".join(parts)


def command() -> str:
    """The command line of the run."""
    return " ".join(["python3", "bench/reliability.py", *sys.argv[1:]])


def _cells(row: Row) -> tuple[str, ...]:
    errors = ", ".join(f"{kind} {count:,}" for kind, count in row.errors.most_common()) or "–"
    counts = (
        row.trials, row.acknowledged, row.lost, row.outside, row.outside_lost, row.torn, row.fsck,
        row.dirty, row.broken,
    )  # fmt: skip
    return (row.name, *(f"{count:,}" for count in counts), errors, f"{row.seconds:.0f}")


def _line(cells: Iterable[str], widths: list[int]) -> str:
    return "| " + " | ".join(c.ljust(w) for c, w in zip(cells, widths, strict=True)) + " |"


def _rule(widths: list[int]) -> str:
    return "|" + "|".join("-" * (width + 2) for width in widths) + "|"
