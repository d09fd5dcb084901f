"""Reports: a run with its figures, as tables, plain values and one row a figure."""

import csv
import io
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from forest_studio.bench.criteria import Status, Verdict
from forest_studio.bench.records import Header
from forest_studio.bench.report_tables import tables
from forest_studio.bench.stats import Estimate
from forest_studio.bench.summary import Summary
from forest_studio.bench.tables import Table, in_markdown
from forest_studio.core.hunt.showing.safe_html import visible

_NAMED = 10
"""Chosen questions that a heading names one by one."""
_FORMULA = tuple("=+-@\t")
_CSV_COLUMNS = ("table", "arm", "minus", "measure", "part", "value", "low", "high", "n", "p")


@dataclass(frozen=True, slots=True)
class Report:
    """A run with its figures and, where there are criteria, their verdicts."""

    header: Header
    summary: Summary
    verdicts: tuple[Verdict, ...] = ()
    afterwards: bool = False
    """Whether the criteria were not yet there when the run began."""

    def tables(self) -> list[Table]:
        """Every table that has a row."""
        return tables(self.header, self.summary, self.verdicts, self.afterwards)

    @property
    def title(self) -> str:
        """The suite and the forest it was asked in."""
        return f"{self.header.suite} on {self.header.forest_name}"

    def heading(self) -> list[str]:
        """What was run, in a few lines."""
        return [self.title, *_facts(self.header, self.summary)]

    def markdown(self) -> str:
        """The whole report as one Markdown text."""
        title, *facts = map(in_markdown, self.heading())
        lines = "\n".join(f"- {line}" for line in facts)
        texts = "\n".join(table.markdown() for table in self.tables())
        return f"# {title}\n\n{lines}\n\n{texts}"

    def latex(self) -> str:
        """Every table for a LaTeX document with the package booktabs."""
        facts = "\n".join(f"% {' '.join(visible(line).split())}" for line in self.heading())
        return facts + "\n\n" + "\n".join(table.latex() for table in self.tables())

    def as_json(self) -> dict[str, Any]:
        """The header, every figure and every verdict as plain values."""
        return {
            "header": self.header.model_dump(mode="json"),
            **self.summary.as_json(),
            "criteria": [
                {
                    **verdict.criterion.model_dump(exclude_none=True),
                    "measured": asdict(verdict.measured) if verdict.measured else None,
                    "outcome": verdict.status,
                }
                for verdict in self.verdicts
            ],
            "criteria_given_afterwards": self.afterwards,
        }

    def csv(self) -> str:
        """Every figure in full, one a row."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(_CSV_COLUMNS)
        writer.writerows(map(_plain_cells, _csv_rows(self.summary)))
        return text.getvalue()

    @property
    def missed(self) -> bool:
        """Whether any criterion was missed or not measured."""
        return any(verdict.status is not Status.MET for verdict in self.verdicts)


def _facts(header: Header, summary: Summary) -> list[str]:
    lines = [
        f"forest at {header.forest_commit[:12] or 'no commit'}, "
        f"content {header.forest_content[:12]}",
        f"suite {header.suite_sha256[:12]}, {header.questions} questions, "
        f"seed {header.seed}, repeats {header.repeats}",
        ", ".join(f"{name} {version}" for name, version in header.versions.items()),
    ]
    if len(header.only) > _NAMED:
        lines.append(f"only {len(header.only)} chosen questions of the suite")
    elif header.only:
        lines.append(f"only the questions {', '.join(header.only)}")
    if not summary.complete:
        lines.append(f"not complete: {summary.samples} of {summary.expected} samples")
    return lines + [f"{arm}: not run: {why}" for arm, why in header.not_run.items()]


def _plain_cells(row: Sequence[object]) -> list[object]:
    """The row for a spreadsheet, which would take a text such as ``=A1`` for a formula."""
    return [_plain_cell(cell) if isinstance(cell, str) else cell for cell in row]


def _plain_cell(text: str) -> str:
    seen = visible(text)
    return f"'{seen}" if seen[:1] in _FORMULA else seen


def _csv_rows(summary: Summary) -> Iterator[Sequence[object]]:
    for arm, figures in summary.arms.items():
        for name, figure in figures.items():
            if figure is not None:
                yield ("arms", arm, "", name, "", *_ends(figure), "")
    for pair in summary.pairs:
        if pair.difference is not None:
            ends = _ends(pair.difference)
            p = "" if pair.p is None else pair.p
            yield ("pairs", pair.first, pair.second, pair.measure, "", *ends, p)
    for arm, by_hops in summary.by_hops.items():
        for hops, figure in by_hops.items():
            yield ("hops", arm, "", "correct", hops, *_ends(figure), "")
    for arm, by_kind in summary.by_kind.items():
        for kind, figure in by_kind.items():
            yield ("kinds", arm, "", "correct", kind, *_ends(figure), "")


def _ends(figure: Estimate) -> tuple[float, float, float, int]:
    return figure.value, figure.low, figure.high, figure.n
