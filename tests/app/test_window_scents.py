"""Scents that mislead: figures at each edge, and a list that leads to where they are written."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from forest_studio.app.heat.scent_model import FOLLOWED, SEEN, TO, VAIN
from forest_studio.app.heat.uses import Figures, figures_of
from forest_studio.app.workshop import Workshop
from forest_studio.core.trails.edge_uses import EdgeUse
from hunted_wood import SCENT, led, misled
from trail_builder import Walk

Settled = Callable[[], None]


@pytest.fixture
def read(workshop: Workshop, settled: Settled, qtbot: object) -> Settled:
    """Reads what hunts have taught, and waits for what follows from it."""

    def again() -> None:
        workshop.desk.learnt.read()
        settled()

    return again


@pytest.fixture
def misleading(workshop: Workshop, read: Settled) -> Workshop:
    """The window of a wood in which one scent led once and misled twice."""
    session = workshop.desk.session
    led(session)
    misled(session)
    misled(session, "who paints the gate")
    read()
    workshop.desk.select("invoices")
    return workshop


def test_an_edge_says_how_often_its_scent_led_to_an_answer(misleading: Workshop) -> None:
    (item,) = misleading.curate.edges.list.items
    assert item.uses.text() == "seen 3 · followed 3 · led to an answer 1"
    assert "1 of those found their answer" in item.uses.accessibleName()
    assert item.uses.property("kind") == "amber-tiny"


def test_the_same_figures_stand_at_the_other_end(misleading: Workshop) -> None:
    misleading.desk.select("ledger")
    (item,) = misleading.curate.edges.list.items
    assert item.uses.text().startswith("seen 3")


def test_an_edge_that_nobody_saw_says_nothing(workshop: Workshop, settled: Settled) -> None:
    workshop.desk.select("invoices")
    settled()
    (item,) = workshop.curate.edges.list.items
    assert item.uses.isHidden()


def test_the_list_leads_to_the_scent_and_a_better_one_starts_anew(
    misleading: Workshop, wood: Path, read: Settled, settled: Settled
) -> None:
    misleading.curating.show_learned("scents")
    settled()
    panel = misleading.curating.learned.scents
    (row,) = panel.shown
    assert (row.use.scent, row.use.followed, row.use.misled) == (SCENT, 3, 2)
    panel.filter.button("all").click()
    assert panel.shown == (row,)
    misleading.desk.select("tariffs")
    panel.table.setFocus()
    panel.table.selectRow(0)
    QTest.keyClick(panel.table, Qt.Key.Key_Return)
    settled()
    assert misleading.desk.node == "invoices"
    (item,) = misleading.curate.edges.list.items
    assert item.scent.hasFocus()
    QTest.keyClicks(item.scent, "books what was invoiced")
    QTest.keyClick(item.scent, Qt.Key.Key_Return)
    settled()
    assert "scent: books what was invoiced" in (wood / "services/invoices.md").read_text()
    read()
    assert panel.shown == ()
    (item,) = misleading.curate.edges.list.items
    assert item.uses.isHidden()


def test_the_scent_of_a_child_is_mended_in_its_passport(
    workshop: Workshop, read: Settled, settled: Settled
) -> None:
    walk = Walk("who sings in the wood").enter("wood").go("services", "", scent="programs that run")
    workshop.desk.session.record(walk.give_up())
    read()
    panel = workshop.curating.learned.scents
    (row,) = panel.shown
    assert (row.label, row.node, row.line) == ("child", "services", None)
    workshop.curating.show_learned("scents")
    panel.table.selectRow(0)
    panel.write_anew()
    settled()
    assert workshop.desk.node == "services"
    assert workshop.curate.passport.form.scent.hasFocus()


def test_the_list_is_sorted_by_any_column(workshop: Workshop, read: Settled) -> None:
    session = workshop.desk.session
    for question in ("a", "b"):
        misled(session, question)
    walk = Walk("c").enter("wood").go("services", "", scent="programs that run")
    session.record(walk.give_up())
    read()
    panel = workshop.curating.learned.scents
    header = panel.table.model()
    assert [row.use.misled for row in panel.shown] == [2, 1]
    assert str(header.headerData(VAIN, Qt.Orientation.Horizontal)).endswith("▾")
    panel.table.sortByColumn(FOLLOWED, Qt.SortOrder.AscendingOrder)
    assert [row.use.followed for row in panel.shown] == [1, 2]
    panel.table.sortByColumn(TO, Qt.SortOrder.DescendingOrder)
    assert [row.use.other for row in panel.shown] == ["services", "ledger"]
    assert header.index(0, SEEN).data() == "1"


def test_where_nobody_hunted_the_list_says_so(workshop: Workshop, read: Settled) -> None:
    workshop.curating.show_learned("scents")
    read()
    panel = workshop.curating.learned.scents
    assert not panel.table.isVisible()
    assert "Nobody has hunted here yet" in panel._empty.text()


def test_figures_count_the_scent_of_today_and_name_earlier_ones() -> None:
    uses = [
        EdgeUse("a", "b", "owns", "new", seen=4, followed=3, led=3),
        EdgeUse("a", "b", "owns", "old", seen=9, followed=8, led=0),
    ]
    assert figures_of(uses, "new") == Figures(4, 3, 3, former=9)
    assert figures_of(uses, "newest") == Figures(0, 0, 0, former=13)
    assert figures_of((), "new") is None
    assert not Figures(1, 1, 0).misleads
    assert Figures(5, 5, 2).misleads
    assert not Figures(5, 4, 2).misleads
