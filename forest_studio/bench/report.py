"""Reports: the tables of a run, printed or written as Markdown and CSV."""

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from forest_studio.bench.criteria import Status, Verdict
from forest_studio.bench.records import Header
from forest_studio.bench.run_log import write_whole
from forest_studio.bench.stats import Estimate
from forest_studio.bench.summary import Summary
from forest_studio.bench.tables import NOTHING, Table, number, points, share

_SHARES = (
    ("correct", "correct"),
    ("reached", "reached"),
    ("grounded", "grounded"),
    ("abstained-right", "refused rightly"),
    ("abstained-wrong", "refused wrongly"),
    ("stopped", "stopped"),
    ("supported", "quotes found"),
)
_NUMBERS = (
    ("path-share", "gold path", 2),
    ("hops", "hops", 1),
    ("explored", "planned over", 0),
    ("observed-tokens", "tokens", 0),
    ("tokens-per-right", "tokens/right", 0),
    ("first-door", "first door", 2),
    ("seconds", "seconds", 3),
)
_ANSWERS_NOTE = (
    "Shares with their 95% Wilson interval over questions. correct, reached, grounded and refused "
    "wrongly: of the questions that have an answer; reached: the gold page was read or its quote "
    "shown; grounded: correct, reached and every quote found; refused rightly: of those that have "
    "none; stopped: ended by a limit without an answer, which is no refusal; quotes found: all of "
    "them, of the answers given."
)
_COSTS_NOTE = (
    "Means over questions. gold path: share of its nodes that were visited; planned over: "
    "passports read beside what was shown; tokens: shown per question; tokens/right: shown in all "
    "per correct answer; first door: share of hops through door number 1."
)
_CSV_COLUMNS = ("table", "arm", "minus", "measure", "hops", "value", "low", "high", "n", "p")


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
        parts = (_answers, _costs, _pairs, _by_hops, _criteria)
        return [table for part in parts if (table := part(self)).rows]

    def heading(self) -> list[str]:
        """What was run, in a few lines."""
        return _heading(self)

    def markdown(self) -> str:
        """The whole report as one Markdown text."""
        lines = "\n".join(f"- {line}" for line in self.heading()[1:])
        tables = "\n".join(table.markdown() for table in self.tables())
        return f"# {self.heading()[0]}\n\n{lines}\n\n{tables}"

    def as_json(self) -> dict[str, Any]:
        """The header, every figure and every verdict as plain values."""
        return {
            "header": self.header.model_dump(),
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
        writer.writerows(_csv_rows(self.summary))
        return text.getvalue()

    @property
    def missed(self) -> bool:
        """Whether any criterion was missed or not measured."""
        return any(verdict.status is not Status.MET for verdict in self.verdicts)


def write_report(folder: Path, report: Report) -> tuple[Path, Path]:
    """Writes ``report.md`` and ``report.csv`` into a folder."""
    files = (folder / "report.md", folder / "report.csv")
    for path, text in zip(files, (report.markdown(), report.csv()), strict=True):
        write_whole(path, text)
    return files


def _heading(report: Report) -> list[str]:
    header, summary = report.header, report.summary
    lines = [
        f"{header.suite} on {header.forest_name}",
        f"forest at {header.forest_commit[:12] or 'no commit'}, "
        f"content {header.forest_content[:12]}",
        f"suite {header.suite_sha256[:12]}, {header.questions} questions, "
        f"seed {header.seed}, repeats {header.repeats}",
        ", ".join(f"{name} {version}" for name, version in header.versions.items()),
    ]
    if not summary.complete:
        lines.append(f"not complete: {summary.samples} of {summary.expected} samples")
    return lines + [f"{arm}: not run: {why}" for arm, why in header.not_run.items()]


def _answers(report: Report) -> Table:
    rows = [
        [arm, _questions(figures), *(share(figures[name]) for name, _ in _SHARES)]
        for arm, figures in report.summary.arms.items()
    ]
    columns = ["arm", "n", *(title for _, title in _SHARES)]
    return Table("Answers", columns, rows, _ANSWERS_NOTE)


def _questions(figures: Mapping[str, Estimate | None]) -> str:
    right = figures["right"]
    return str(right.n if right else 0)


def _costs(report: Report) -> Table:
    rows = [
        [arm, *(number(figures[name], digits) for name, _, digits in _NUMBERS)]
        for arm, figures in report.summary.arms.items()
    ]
    return Table("Costs", ["arm", *(title for _, title, _ in _NUMBERS)], rows, _COSTS_NOTE)


def _pairs(report: Report) -> Table:
    rows = [
        [
            f"{pair.first} − {pair.second}",
            pair.measure,
            points(pair.difference),
            str(pair.only_first),
            str(pair.only_second),
            f"{pair.p:.4f}" if pair.p >= 0.0001 else "< 0.0001",
        ]
        for pair in report.summary.pairs
        if pair.difference is not None
    ]
    columns = ["arms", "measure", "difference, points", "only first", "only second", "McNemar p"]
    note = "Same questions; 95% interval of the paired bootstrap, 10,000 draws; exact McNemar test."
    return Table("Differences", columns, rows, note, texts=2)


def _by_hops(report: Report) -> Table:
    by_hops = report.summary.by_hops
    counts = sorted({hops for figures in by_hops.values() for hops in figures})
    sizes = {h: f[h].n for f in by_hops.values() for h in f}
    rows = [[arm, *(share(f.get(h)) for h in counts)] for arm, f in by_hops.items() if f]
    columns = ["arm", *(f"{h} {'hop' if h == 1 else 'hops'} (n={sizes[h]})" for h in counts)]
    return Table("Correct by hops of the gold path", columns, rows)


def _criteria(report: Report) -> Table:
    rows = [_criterion_row(verdict) for verdict in report.verdicts]
    columns = ["criterion", "limit", "measured", "outcome"]
    note = "These criteria were not part of the run: they were given after it." * report.afterwards
    return Table("Criteria", columns, rows, note, texts=4)


def _criterion_row(verdict: Verdict) -> list[str]:
    criterion = verdict.criterion
    arms = f"{criterion.arm} − {criterion.minus}" if criterion.minus else criterion.arm
    bound = "" if criterion.bound == "value" else f" {criterion.bound} end"
    figure = verdict.measured
    measured = NOTHING
    if figure is not None:
        measured = f"{figure.value:.4g} [{figure.low:.4g}, {figure.high:.4g}]"
    limit = f"{arms}: {criterion.measure}{bound} {criterion.limit}"
    return [criterion.says, limit, measured, verdict.status.upper()]


def _csv_rows(summary: Summary) -> Iterator[Sequence[object]]:
    for arm, figures in summary.arms.items():
        for name, figure in figures.items():
            if figure is not None:
                yield ("arms", arm, "", name, "", *_ends(figure), "")
    for pair in summary.pairs:
        if pair.difference is not None:
            ends = _ends(pair.difference)
            yield ("pairs", pair.first, pair.second, pair.measure, "", *ends, pair.p)
    for arm, by_hops in summary.by_hops.items():
        for hops, figure in by_hops.items():
            yield ("hops", arm, "", "correct", hops, *_ends(figure), "")


def _ends(figure: Estimate) -> tuple[float, float, float, int]:
    return figure.value, figure.low, figure.high, figure.n
