"""Tables: one value, shown in a terminal or written as Markdown."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.table import Table as RichTable
from rich.text import Text

from forest_studio.core.hunt.showing.safe_html import safe, visible

if TYPE_CHECKING:
    from forest_studio.bench.stats import Estimate

NOTHING = "–"
_INTERVAL = re.compile(r"\[(\S+), (\S+)\]")


@dataclass(frozen=True, slots=True)
class Table:
    """A title, column heads and rows of texts; the first column names the row."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    note: str = ""
    texts: int = 1
    """How many columns hold texts, from the left; the others hold figures."""

    def markdown(self) -> str:
        """The table under a heading, its note below."""
        rule = ["---"] * self.texts + ["---:"] * (len(self.columns) - self.texts)
        lines = [f"## {in_markdown(self.title)}", "", _line(self.columns), _line(rule)]
        lines += [_line(row) for row in self.rows]
        return "\n".join([*lines, "", *([self.note, ""] if self.note else [])])

    def latex(self) -> str:
        """The table as a ``table`` environment for the package booktabs."""
        columns = "l" * self.texts + "r" * (len(self.columns) - self.texts)
        rows = [self.columns, *self.rows]
        head, *body = (" & ".join(map(_tex, row)) + r" \\" for row in rows)
        note = [rf"\par\footnotesize {_tex(self.note)}"] if self.note else []
        return "\n".join(
            [
                r"\begin{table}",
                r"\centering",
                rf"\caption{{{_tex(self.title)}}}",
                rf"\begin{{tabular}}{{{columns}}}",
                r"\toprule",
                head,
                r"\midrule",
                *body,
                r"\bottomrule",
                r"\end{tabular}",
                *note,
                r"\end{table}",
                "",
            ]
        )

    def html(self) -> str:
        """The table as a section of a page; every cell is escaped."""
        head = self._cells(self.columns, "th")
        rows = "\n".join(f"<tr>{self._cells(row, 'td')}</tr>" for row in self.rows)
        note = f"<p>{safe(self.note)}</p>" if self.note else ""
        return (
            f"<section><h2>{safe(self.title)}</h2>\n<table><thead><tr>{head}</tr></thead>\n"
            f"<tbody>{rows}</tbody></table>{note}</section>"
        )

    def _cells(self, row: Sequence[str], tag: str) -> str:
        return "".join(
            f"<{tag}>{safe(cell)}</{tag}>"
            if index < self.texts
            else f'<{tag} class="n">{safe(cell)}</{tag}>'
            for index, cell in enumerate(row)
        )

    def rich(self) -> RichTable:
        """The table for a terminal; nothing in a cell is read as markup."""
        table = RichTable(
            box=SIMPLE_HEAD,
            pad_edge=False,
            padding=(0, 1, 0, 0),
            title=Text(self.title),
            caption=Text(self.note) if self.note else None,
            caption_justify="left",
            title_justify="left",
        )
        for index, column in enumerate(self.columns):
            table.add_column(
                Text(column),
                overflow="fold",
                min_width=max(map(len, column.split()), default=None),
                justify="left" if index < self.texts else "right",
                # The name of a row is what it is looked up by.
                no_wrap=index == 0 and self.texts == 1,
            )
        for row in self.rows:
            # Where a column is narrow the interval goes below its figure, in one piece.
            table.add_row(*(Text(_INTERVAL.sub(r"[\1,\2]", cell)) for cell in row))
        return table


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(in_markdown(cell).replace("|", "\\|") for cell in cells) + " |"


def in_markdown(text: str) -> str:
    """A text on one line that begins no element of HTML: names come from strangers."""
    return " ".join(visible(text).split()).replace("<", "&lt;")


_TEX = {
    "\\": r"\textbackslash{}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "−": "$-$",
    "–": "--",
    "≥": r"$\geq$",
    "≤": r"$\leq$",
    "<": "$<$",
    ">": "$>$",
} | {sign: f"\\{sign}" for sign in "&%$#_{}"}


def _tex(text: str) -> str:
    return "".join(_TEX.get(sign, sign) for sign in " ".join(visible(text).split()))


def share(figure: "Estimate | None") -> str:
    """A share in percent with its interval in whole percent; the CSV has every digit."""
    if figure is None:
        return NOTHING
    return f"{figure.value:.1%} [{100 * figure.low:.0f}, {100 * figure.high:.0f}]"


def points(figure: "Estimate | None") -> str:
    """A difference of shares in percentage points with its interval."""
    if figure is None:
        return NOTHING
    return f"{100 * figure.value:+.1f} [{100 * figure.low:+.1f}, {100 * figure.high:+.1f}]"


def number(figure: "Estimate | None", digits: int = 1) -> str:
    """A mean or a ratio without its interval, which the CSV has."""
    return NOTHING if figure is None else f"{figure.value:.{digits}f}"


def spread(figure: "Estimate | None", digits: int = 2) -> str:
    """A mean or a ratio with its interval."""
    if figure is None:
        return NOTHING
    return f"{figure.value:.{digits}f} [{figure.low:.{digits}f}, {figure.high:.{digits}f}]"
