"""Several runs in one table: a row for each arm, a column for each suite."""

from collections.abc import Sequence

from forest_studio.bench.report import Report
from forest_studio.bench.report_tables import Cell
from forest_studio.bench.tables import NOTHING, Table, share, spread

_SHOWN: tuple[tuple[str, str, Cell], ...] = (
    ("correct", "Correct answers", share),
    ("reached", "Gold page read", share),
    ("all-gold-5", "All gold pages in five", share),
    ("recall-5", "Evidence recall@5", spread),
    ("official-f1", "F1 by the suite's own rule", spread),
)


def overview(reports: Sequence[Report], names: Sequence[str] = ()) -> list[Table]:
    """A table for each measure that any of the runs has.

    The runs' ``names`` tell those apart whose suite and size are the same.
    """
    heads = _heads(reports, names or [report.header.started for report in reports])
    found = [_table(reports, heads, measure, title, write) for measure, title, write in _SHOWN]
    return [table for table in found if table.rows]


def _heads(reports: Sequence[Report], names: Sequence[str]) -> list[str]:
    plain = [f"{r.header.suite} (n={r.header.questions}×{r.header.repeats})" for r in reports]
    return [
        head if plain.count(head) == 1 else f"{head}, {name}"
        for head, name in zip(plain, names, strict=True)
    ]


def _table(
    reports: Sequence[Report], heads: Sequence[str], measure: str, title: str, write: Cell
) -> Table:
    arms = dict.fromkeys(arm for report in reports for arm in report.summary.arms)
    rows = [[arm, *(_cell(report, arm, measure, write) for report in reports)] for arm in arms]
    told = [row for row in rows if any(cell != NOTHING for cell in row[1:])]
    return Table(title, ["arm", *heads], told)


def _cell(report: Report, arm: str, measure: str, write: Cell) -> str:
    return write(report.summary.arms.get(arm, {}).get(measure))
