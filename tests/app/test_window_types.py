"""The manager of edge types: renames with every edge, checks before it saves."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from forest_studio.app.edges.type_choices import choices
from forest_studio.app.edges.types_draft import TypesDraft, contrast, contrasts
from forest_studio.app.edges.types_panel import TypesPanel
from forest_studio.app.workshop import Workshop
from forest_studio.core.model.changes import AddEdge
from forest_studio.core.model.edges import EdgeLine
from forest_studio.core.model.manifest import Manifest
from window_wood import git

Settled = Callable[[], None]


@pytest.fixture
def types(workshop: Workshop) -> TypesPanel:
    """The manager over the window."""
    workshop.desk.select("invoices")
    workshop.window().actions_of_window.types.trigger()  # type: ignore[attr-defined]
    panel = workshop.window().findChild(TypesPanel)
    assert panel is not None
    return panel


def choose(panel: TypesPanel, name: str) -> None:
    names = [entry.kind.name for entry in panel.draft.entries]
    panel.list.setCurrentRow(names.index(name))


def test_a_renamed_type_is_rewritten_everywhere_in_one_commit(
    types: TypesPanel, workshop: Workshop, wood: Path, settled: Settled, qtbot: QtBot
) -> None:
    choose(types, "depends-on")
    types.form.label.setText("leans on")
    types.form.name.setText("leans-on")
    assert "1 edge" in types.foot.text()
    types.save_button.click()
    settled()
    assert "type: leans-on" in (wood / "services/invoices.md").read_text()
    assert "name: leans-on, label: leans on" in (wood / "forest.yaml").read_text()
    assert (wood / "forest.yaml").read_text().startswith("name: Small wood\nformat: 1\n")
    assert (
        git(wood, "log", "-1", "--format=%s").strip() == "Rename edge type depends-on to leans-on"
    )
    assert workshop.curate.edges.groups[0].label == "leans on"
    qtbot.waitUntil(lambda: workshop.window().findChild(TypesPanel) is None)


def test_a_new_type_is_named_after_its_label_and_can_be_used(
    types: TypesPanel, workshop: Workshop, settled: Settled
) -> None:
    types.add_button.click()
    QTest.keyClicks(types.form.label, "sends to")
    types.form.inverse.setText("gets from")
    assert types.form.name.text() == "sends-to"
    types.save_button.click()
    settled()
    assert workshop.desk.forest.manifest.edge_type("gets-from") is not None


def test_a_type_that_edges_have_can_not_be_removed(types: TypesPanel) -> None:
    choose(types, "depends-on")
    assert not types.form.remove_button.isEnabled()
    choose(types, "mentions")
    types.form.remove_button.click()
    assert "mentions" not in {entry.kind.name for entry in types.draft.entries}
    assert types.save_button.isEnabled()


def test_what_can_not_be_saved_says_why(types: TypesPanel) -> None:
    choose(types, "owns")
    types.form.label.clear()
    assert not types.save_button.isEnabled()
    assert types.form.note.isVisible()
    types.form.label.setText("owns")
    types.form.inverse.setText("needed by")
    assert "needed-by" in types.form.note.text
    types.discard_button.click()
    assert not types.draft.is_changed
    assert not types.form.note.isVisible()


def test_escape_closes_only_what_has_nothing_to_lose(types: TypesPanel) -> None:
    types.form.inverse.setText("other")
    QTest.keyClick(types.list, Qt.Key.Key_Escape)
    assert types.isVisible()
    types.discard_button.click()
    QTest.keyClick(types.list, Qt.Key.Key_Escape)
    assert not types.isVisible()


def test_names_that_the_program_knows_stay(types: TypesPanel) -> None:
    choose(types, "supersedes")
    assert types.form.name.isReadOnly()


def test_a_colour_is_weighed_against_both_maps(types: TypesPanel) -> None:
    assert contrast(QColor("#000000"), QColor("#FFFFFF")) == pytest.approx(21)
    dark, light = contrasts(QColor("#FFFF00"))
    assert dark > 10
    assert light < 3
    choose(types, "owns")
    types.form.color.setText("#FFFF00")
    assert "hard to see" in types.form.seen.text()
    types.form.color.setText("nope")
    assert not types.save_button.isEnabled()


def test_a_symmetric_type_reads_the_same_from_both_ends() -> None:
    draft = TypesDraft(Manifest())
    draft.edit(0, symmetric=True)
    assert draft.entries[0].kind.inverse_label == "owns"
    assert not draft.faults


def order(panel: TypesPanel) -> list[str]:
    return [entry.kind.name for entry in panel.draft.entries]


def test_types_are_moved_by_keys_and_buttons_and_the_chosen_one_stays_chosen(
    types: TypesPanel,
) -> None:
    before = order(types)
    types.list.setCurrentRow(0)
    assert not types.up_button.isEnabled()
    QTest.keyClick(types.list, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert order(types) == [before[1], before[0], *before[2:]]
    assert types.list.currentRow() == 1
    assert types.form.name.text() == before[0]
    types.up_button.click()
    assert order(types) == before
    QTest.keyClick(types.form.label, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert order(types)[1] == before[0]
    types.list.setCurrentRow(len(before) - 1)
    assert not types.down_button.isEnabled()


def test_pickers_panel_and_legend_follow_the_order_that_was_saved(
    types: TypesPanel, workshop: Workshop, wood: Path, settled: Settled
) -> None:
    desk, legend = workshop.desk, workshop.map.chrome.edges
    desk.apply(
        AddEdge("ledger", EdgeLine("invoices", "owns", "who keeps it")), lambda _outcome: None
    )
    settled()
    shown = [row.kind.name for row in legend._rows]
    assert set(shown) == {"depends-on", "owns"}
    choose(types, shown[-1])
    for _ in range(types.list.currentRow()):
        types.up_button.click()
    wanted = order(types)
    assert "no other file" in types.foot.text()
    types.save_button.click()
    settled()
    manifest = desk.forest.manifest
    assert [kind.name for kind in manifest.edge_types] == wanted
    assert [choice.name for choice in choices(manifest)] == wanted
    assert legend._rows[0].kind.name == shown[-1]
    assert git(wood, "log", "-1", "--format=%s").strip() == "Reorder edge types"
    workshop.window().actions_of_window.undo.trigger()  # type: ignore[attr-defined]
    settled()
    assert [row.kind.name for row in legend._rows] == shown


def test_the_map_takes_a_colour_that_rewrites_no_edge(
    types: TypesPanel, workshop: Workshop, settled: Settled
) -> None:
    choose(types, "depends-on")
    types.form.color.setText("#ABCDEF")
    types.save_button.click()
    settled()
    kinds = {kind.name: kind for kind in workshop.map.scene.data.edge_kinds}
    assert kinds["depends-on"].color == "#ABCDEF"
