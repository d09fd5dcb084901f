"""What the bench prints: tables and lines of JSON on stdout, how it goes on stderr."""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from forest_studio.bench.tables import Table
from forest_studio.cli.output import console, json_text, one_line

_WIDTH = 260
"""Columns where no terminal is, so that no cell is broken."""


def tell(line: str) -> None:
    """One line on stderr about how a run goes."""
    print(one_line(line), file=sys.stderr, flush=True)


def print_tables(tables: Sequence[Table]) -> None:
    """Tables on stdout, as wide as they need where no terminal is."""
    shown = console()
    if not shown.is_terminal:
        shown.width = _WIDTH
    for table in tables:
        shown.print(_safe(table).rich())
        shown.print()


def _safe(table: Table) -> Table:
    """Names and texts of a forest or a suite, as a terminal may show them."""
    return replace(
        table,
        title=one_line(table.title),
        columns=[one_line(column) for column in table.columns],
        rows=[[one_line(cell) for cell in row] for row in table.rows],
        note=one_line(table.note),
    )


def say_line(event: Mapping[str, Any]) -> None:
    """One JSON object on one line of stdout, at once."""
    sys.stdout.write(json_text(event) + "\n")
    sys.stdout.flush()
