"""The edge list: adding with the type picker, scents in place, types and removal."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from forest_studio.app.edges.edge_groups import groups_of
from forest_studio.app.edges.type_choices import choices
from forest_studio.app.edges.type_picker import TypePicker
from forest_studio.app.main_window import MainWindow
from forest_studio.app.opening import open_forest
from forest_studio.app.workshop import Workshop
from forest_studio.core.model.manifest import Manifest
from window_wood import plant

NONE = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def edges(workshop: Workshop) -> Workshop:
    """The window on the invoice service, its edges shown."""
    workshop.desk.select("invoices")
    workshop.curate.show_page("edges")
    return workshop


def test_an_edge_is_added_with_the_type_picker(
    edges: Workshop, wood: Path, settled: Callable[[], None], qtbot: object
) -> None:
    panel = edges.curate.edges
    panel.add_edge()
    card = panel.card
    assert card is not None
    QTest.keyClicks(card.picker.box, "tariff")
    qtbot.waitUntil(lambda: bool(card.picker.model.hits))  # type: ignore[attr-defined]
    QTest.keyClick(card.picker.box, Qt.Key.Key_Return)
    assert card.target == "tariffs"
    assert card.type_picker is not None
    QTest.keyClicks(card.type_picker.box, "depe")
    assert [c.name for c in card.type_picker.offered] == ["depends-on"]
    QTest.keyClick(card.type_picker.box, Qt.Key.Key_Return)
    card.scent.setText("where prices come from")
    QTest.mouseClick(card.add_button, Qt.MouseButton.LeftButton)
    settled()
    text = (wood / "services/invoices.md").read_text()
    assert "to: tariffs" in text
    assert "where prices come from" in text
    assert panel.card is None
    rows = [row.far for group in panel.groups for row in group.rows]
    assert rows == ["ledger", "tariffs"]


def test_a_digit_chooses_a_type(edges: Workshop) -> None:
    edges.curate.edges.add_edge()
    card = edges.curate.edges.card
    assert card is not None
    card.choose_target("tariffs")
    assert card.type_picker is not None
    second = card.type_picker.offered[1].name
    QTest.keyClick(card.type_picker.box, Qt.Key.Key_2)
    assert card.type == second


def test_letters_also_find_a_type_from_its_other_end() -> None:
    found = choices(Manifest(), "owned")
    assert [(c.name, c.inward) for c in found] == [("owned-by", True)]
    assert [c.name for c in choices(Manifest())][:2] == ["owns", "depends-on"]


def test_both_ends_list_an_edge_with_the_label_that_reads_from_there(edges: Workshop) -> None:
    forest = edges.desk.forest
    outward, inward = groups_of(forest, "invoices")[0], groups_of(forest, "ledger")[0]
    assert (outward.label, outward.inward) == ("depends on", False)
    assert (inward.label, inward.inward) == ("needed by", True)
    assert inward.rows[0].home == "invoices"


def test_a_scent_is_edited_in_place(
    edges: Workshop, wood: Path, settled: Callable[[], None]
) -> None:
    item = edges.curate.edges.list.items[0]
    item.scent.setText("")
    QTest.keyClicks(item.scent, "gets the totals")
    QTest.keyClick(item.scent, Qt.Key.Key_Return)
    settled()
    assert "scent: gets the totals" in (wood / "services/invoices.md").read_text()


def test_a_scent_over_its_budget_is_not_saved_and_not_lost(
    edges: Workshop, wood: Path, settled: Callable[[], None]
) -> None:
    before = (wood / "services/invoices.md").read_text()
    item = edges.curate.edges.list.items[0]
    item.scent.clear()
    QTest.keyClicks(item.scent, "long " * 30)
    QTest.keyClick(item.scent, Qt.Key.Key_Return)
    settled()
    assert (wood / "services/invoices.md").read_text() == before
    edges.desk.select("tariffs")
    edges.desk.select("invoices")
    assert edges.curate.edges.list.items[0].scent.text() == "long " * 30


def test_an_edge_in_the_other_file_is_retyped_as_it_reads_from_here(
    workshop: Workshop, wood: Path, settled: Callable[[], None]
) -> None:
    workshop.desk.select("ledger")
    panel = workshop.curate.edges
    panel._set_type(panel.groups[0].rows[0], "owned-by")
    settled()
    assert "type: owns" in (wood / "services/invoices.md").read_text()


def test_removing_an_edge_leaves_the_rest_of_the_file(
    edges: Workshop, wood: Path, settled: Callable[[], None]
) -> None:
    panel = edges.curate.edges
    panel.list.removal_wanted.emit((panel.groups[0].rows[0],))
    settled()
    text = (wood / "services/invoices.md").read_text()
    assert "ledger, type" not in text
    assert "id: invoices   # kept by hand" in text
    assert panel.groups == ()


def test_typing_in_one_scent_is_not_disturbed_by_the_save_of_another(
    workshop: Workshop, wood: Path, settled: Callable[[], None]
) -> None:
    file = wood / "services/invoices.md"
    second = "- {to: tariffs, type: depends-on, scent: prices}\n---\n# Inv"
    file.write_text(file.read_text().replace("---\n# Inv", second))
    workshop.desk.refresh()
    settled()
    workshop.desk.select("invoices")
    first, other = (item.scent for item in workshop.curate.edges.list.items)
    first.setFocus()
    first.setText("saved on leaving")
    other.setFocus()
    other.clear()
    QTest.keyClicks(other, "half ty")
    settled()
    assert "saved on leaving" in file.read_text()
    assert "scent: prices" in file.read_text()
    typing = workshop.curate.edges.list.items[1].scent
    assert typing.hasFocus()
    QTest.keyClicks(typing, "ped")
    assert typing.text() == "half typed"


def keys(widget: QWidget, *pressed: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
    for key in pressed:
        QTest.keyClick(widget, key, held)


def grow_edges(workshop: Workshop, wood: Path, settled: Callable[[], None], lines: str) -> Path:
    file = wood / "services/invoices.md"
    file.write_text(file.read_text().replace("---\n# Inv", lines + "---\n# Inv"))
    workshop.desk.refresh()
    settled()
    workshop.desk.select("invoices")
    workshop.curate.show_page("edges")
    return file


def test_an_edge_is_turned_round_in_its_own_file(
    edges: Workshop, wood: Path, settled: Callable[[], None]
) -> None:
    panel = edges.curate.edges
    panel.list.setFocus()
    keys(panel.list, Qt.Key.Key_Down, Qt.Key.Key_S)
    settled()
    assert "type: needed-by" in (wood / "services/invoices.md").read_text()
    assert panel.groups[0].label == "needed by"
    assert edges.status.said.text().startswith("Saved: Edit edge")
    keys(panel.list, Qt.Key.Key_S)
    settled()
    assert "needed-by" not in (wood / "services/invoices.md").read_text(), "the keyboard went along"


def test_several_edges_are_chosen_and_retyped_together(
    workshop: Workshop, wood: Path, settled: Callable[[], None]
) -> None:
    file = grow_edges(workshop, wood, settled, "- {to: tariffs, type: mentions, scent: prices}\n")
    panel = workshop.curate.edges
    panel.list.setFocus()
    keys(panel.list, Qt.Key.Key_Down)
    keys(panel.list, Qt.Key.Key_A, held=Qt.KeyboardModifier.ControlModifier)
    assert panel.bar.isVisible()
    keys(panel.list, Qt.Key.Key_T)
    picker = workshop.window().findChild(TypePicker)
    assert picker is not None
    QTest.keyClicks(picker.box, "p")
    assert all(row.height() == row.minimumHeight() for row in picker._rows), "none is squeezed"
    QTest.keyClicks(picker.box, "art of")
    keys(picker.box, Qt.Key.Key_Return)
    settled()
    assert file.read_text().count("type: part-of") == 2


def test_shift_chooses_on_the_way_and_ctrl_adds_one(
    workshop: Workshop, wood: Path, settled: Callable[[], None]
) -> None:
    lines = (
        "- {to: tariffs, type: mentions, scent: a}\n- {to: services, type: mentions, scent: b}\n"
    )
    grow_edges(workshop, wood, settled, lines)
    panel = workshop.curate.edges
    first, _second, third = panel.list.items
    QTest.mouseClick(first, LEFT, pos=QPoint(4, 4))
    QTest.mouseClick(third, LEFT, Qt.KeyboardModifier.ControlModifier, QPoint(4, 4))
    assert [e.far for e in panel.list.chosen_edges()] == ["ledger", "services"]
    keys(panel.list, Qt.Key.Key_Up, held=Qt.KeyboardModifier.ShiftModifier)
    assert [e.far for e in panel.list.chosen_edges()] == ["tariffs", "services"]


def test_edges_are_removed_by_key_and_brought_back_by_the_hint(
    workshop: Workshop, wood: Path, settled: Callable[[], None]
) -> None:
    file = grow_edges(workshop, wood, settled, "- {to: tariffs, type: mentions, scent: prices}\n")
    before = file.read_text()
    panel = workshop.curate.edges
    panel.list.setFocus()
    keys(panel.list, Qt.Key.Key_Down, Qt.Key.Key_Delete)
    settled()
    assert "to: ledger" not in file.read_text()
    assert panel.hint.isVisible()
    assert "Ledger" in panel.hint.text
    panel.hint.button.click()
    settled()
    assert file.read_text() == before


def test_a_circle_is_refused_at_the_edge_with_its_path(
    workshop: Workshop, wood: Path, settled: Callable[[], None]
) -> None:
    ledger = wood / "services/ledger.md"
    ledger.write_text(
        ledger.read_text().replace(
            "---\nThe", "edges:\n- {to: invoices, type: part-of, scent: s}\n---\nThe"
        )
    )
    workshop.desk.refresh()
    settled()
    workshop.desk.select("invoices")
    panel = workshop.curate.edges
    row = next(r for g in panel.groups for r in g.rows if r.home == "invoices")
    panel._set_type(row, "part-of")
    settled()
    item = next(i for i in panel.list.items if i.edge.home == "invoices")
    assert item.note.isVisible()
    assert "Invoice service → Ledger → Invoice service" in item.note.text
    assert "depends-on" in (wood / "services/invoices.md").read_text()


def test_enter_edits_the_scent_and_enter_gives_the_keyboard_back(
    edges: Workshop, wood: Path, settled: Callable[[], None]
) -> None:
    panel = edges.curate.edges
    panel.list.setFocus()
    keys(panel.list, Qt.Key.Key_Down, Qt.Key.Key_Return)
    scent = panel.list.items[0].scent
    assert scent.hasFocus()
    assert panel.list.items[0].meter.isVisible()
    QTest.keyClicks(scent, "gets totals")
    keys(scent, Qt.Key.Key_Return)
    settled()
    assert "scent: gets totals" in (wood / "services/invoices.md").read_text()
    assert panel.list.hasFocus()


def test_a_target_from_elsewhere_only_asks_for_type_and_scent(edges: Workshop) -> None:
    panel = edges.curate.edges
    panel.add_edge_to("tariffs")
    assert panel.card is not None
    assert panel.card.target == "tariffs"
    assert panel.card.type_picker is not None
    QTest.keyClick(panel.card.type_picker.box, Qt.Key.Key_Tab)
    assert panel.card.type_picker.offered[0].label == "owned by"
    QTest.keyClick(panel.card.type_picker.box, Qt.Key.Key_Escape)
    panel.add_edge_to("invoices")
    assert panel.note.isVisible()


def test_groups_close_and_open_by_key(edges: Workshop) -> None:
    listed = edges.curate.edges.list
    listed.setFocus()
    keys(listed, Qt.Key.Key_Home, Qt.Key.Key_Left)
    assert listed.items == []
    keys(listed, Qt.Key.Key_Right)
    assert len(listed.items) == 1


def test_a_type_with_a_colour_of_its_own_has_it_in_the_list_the_picker_and_on_the_map(
    window: MainWindow, tmp_path: Path, settled: Callable[[], None]
) -> None:
    types = "edge-types:\n- {name: owns, label: owns, family: ownership, color: '#AB12CD'}\n"
    folder = tmp_path / "coloured"
    folder.mkdir()
    node = "---\nid: {0}\ntitle: {0}\nsummary: S.\nedges: [{{to: {1}, type: owns}}]\n---\n"
    files = {"forest.yaml": "name: C\nformat: 1\n" + types, "a.md": node.format("a", "b")}
    window.show_forest(open_forest(plant(folder, {**files, "b.md": node.format("b", "a")})))
    settled()
    workshop = window.workshop
    assert workshop is not None
    (kind,) = [k for k in workshop.map.scene.data.edge_kinds if k.name == "owns"]
    assert workshop.map.scene.palette.edge(kind.family, kind.color).name() == "#ab12cd"
    assert groups_of(workshop.desk.forest, "a")[0].colour == "#AB12CD"
    assert {c.colour for c in choices(workshop.desk.forest.manifest)} == {"#AB12CD"}
    window.wear("contrast")
    settled()
    assert workshop.map.scene.palette.edge(kind.family, kind.color).name() != "#ab12cd"
