"""The list of problems: it leads to each place, and mends what is certain."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from forest_studio.app.problems.problem_model import FIX, MESSAGE
from forest_studio.app.workshop import Workshop
from window_wood import git

Settled = Callable[[], None]
EDGES = (
    "- {to: ledger, type: depends-on, scent: again}\n"
    "- {to: tariffs, type: Depends On, scent: prices}\n"
    "- {to: Tariff book, type: mentions, scent: by its title}\n"
    "- {to: services, type: mentions}\n"
)


@pytest.fixture
def troubled(workshop: Workshop, wood: Path, settled: Settled, qtbot: object) -> Workshop:
    """The window on a forest with five problems, listed."""
    file = wood / "services/invoices.md"
    file.write_text(file.read_text().replace("---\n# Inv", EDGES + "---\n# Inv"))
    workshop.desk.refresh()
    qtbot.waitUntil(lambda: len(workshop.desk.findings) >= 4)  # type: ignore[attr-defined]
    settled()
    workshop.show_problems(True)
    settled()
    return workshop


def row_of(workshop: Workshop, rule: str) -> int:
    findings = workshop.problems.model.rows
    return next(n for n, finding in enumerate(findings) if finding.rule == rule)


def cell(workshop: Workshop, rule: str, column: int) -> str:
    model = workshop.problems.model
    return str(model.index(row_of(workshop, rule), column).data())


def test_each_problem_says_what_can_be_done(troubled: Workshop) -> None:
    assert cell(troubled, "duplicate-edge", FIX) == "Remove this one"
    assert cell(troubled, "unknown-edge-type", FIX) == "Make it “depends on”"
    assert cell(troubled, "broken-edge", FIX) == "Lead it to Tariff book?"
    assert cell(troubled, "missing-edge-scent", FIX) == "Write the scent…"
    assert "line 12" in cell(troubled, "missing-edge-scent", MESSAGE)


def test_the_certain_ones_are_fixed_at_once_and_brought_back_by_undo(
    troubled: Workshop, wood: Path, settled: Settled, qtbot: object
) -> None:
    panel = troubled.problems
    before = (wood / "services/invoices.md").read_text()
    assert panel.fix_button.text() == "Fix the 2 certain ones"
    panel.fix_button.click()
    qtbot.waitUntil(lambda: panel.certain == 0)  # type: ignore[attr-defined]
    settled()
    text = (wood / "services/invoices.md").read_text()
    assert "scent: again" not in text
    assert "{to: tariffs, type: depends-on, scent: prices}" in text
    assert "to: Tariff book" in text
    assert panel.hint.text == "Fix 2 problems."
    assert not panel.fix_button.isVisible()
    panel.hint.button.click()
    settled()
    assert git(wood, "show", "HEAD:services/invoices.md") == before


def test_an_offer_is_taken_by_key(troubled: Workshop, wood: Path, settled: Settled) -> None:
    panel = troubled.problems
    panel.table.setCurrentIndex(panel.model.index(row_of(troubled, "broken-edge"), 0))
    QTest.keyClick(panel.table, Qt.Key.Key_F)
    settled()
    assert "{to: tariffs, type: mentions," in (wood / "services/invoices.md").read_text()


def test_a_missing_scent_leads_to_its_line(troubled: Workshop, settled: Settled) -> None:
    panel = troubled.problems
    troubled.desk.select("ledger")
    panel.table.setCurrentIndex(panel.model.index(row_of(troubled, "missing-edge-scent"), 0))
    QTest.keyClick(panel.table, Qt.Key.Key_Return)
    settled()
    assert troubled.desk.node == "invoices"
    focused = [
        item.edge.line.to for item in troubled.curate.edges.list.items if item.scent.hasFocus()
    ]
    assert focused == ["services"]


def test_only_fixable_ones_can_be_shown(troubled: Workshop) -> None:
    panel = troubled.problems
    panel.filter.button("fixable").click()
    rules = {finding.rule for finding in panel.model.rows}
    assert rules == {"duplicate-edge", "unknown-edge-type", "broken-edge"}
