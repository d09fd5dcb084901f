"""The window as a whole: panels follow each other, search, wild folders, pictures, settings."""

import weakref
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from forest_studio.app import launch
from forest_studio.app.look.theme import Look
from forest_studio.app.main_window import MainWindow
from forest_studio.app.memory import Memory, Recent
from forest_studio.app.opening import open_forest
from forest_studio.app.workshop import Workshop
from sweeping import sweep
from window_wood import git, plant


def test_selecting_in_the_tree_selects_on_the_map_and_in_the_editor(workshop: Workshop) -> None:
    tree = workshop.left.tree
    model = tree.model()
    tree.setCurrentIndex(model.index_of("ledger"))  # type: ignore[attr-defined]
    assert workshop.map.scene.overlay.selected == "ledger"
    assert workshop.curate.passport.form.title.text() == "Ledger"


def test_selecting_on_the_map_selects_in_the_tree(workshop: Workshop) -> None:
    workshop.map.node_selected.emit("tariffs")
    tree = workshop.left.tree
    assert tree.currentIndex().data(Qt.ItemDataRole.DisplayRole) == "Tariff book"


def test_back_and_forward_follow_the_visits(window: MainWindow, workshop: Workshop) -> None:
    for node in ("invoices", "ledger", "tariffs"):
        workshop.desk.select(node)
    window.actions_of_window.back.trigger()
    assert workshop.desk.node == "ledger"
    window.actions_of_window.forward.trigger()
    assert workshop.desk.node == "tariffs"


def test_search_lists_hits_and_rings_them_on_the_map(
    workshop: Workshop, settled: Callable[[], None], qtbot: object
) -> None:
    QTest.keyClicks(workshop.left.search.box, "prices")
    qtbot.waitUntil(lambda: bool(workshop.left.search.model.hits))  # type: ignore[attr-defined]
    settled()
    hits = [hit.node for hit in workshop.left.search.model.hits]
    assert hits[0] == "tariffs"
    assert "tariffs" in workshop.map.scene.overlay.hits
    QTest.keyClick(workshop.left.search.box, Qt.Key.Key_Return)
    assert workshop.desk.node == "tariffs"


def test_the_beginning_of_a_title_finds_a_node(workshop: Workshop, qtbot: object) -> None:
    find = workshop.top.finder
    find.box.setFocus()
    QTest.keyClicks(find.box, "tari")
    qtbot.waitUntil(lambda: bool(find.model.hits))  # type: ignore[attr-defined]
    QTest.keyClick(find.box, Qt.Key.Key_Return)
    assert workshop.desk.node == "tariffs"


def test_a_command_is_found_by_its_words(
    workshop: Workshop, settled: Callable[[], None], qtbot: object
) -> None:
    find = workshop.top.finder
    find.box.setFocus()
    QTest.keyClicks(find.box, "list the prob")
    qtbot.waitUntil(lambda: bool(find.model.hits))  # type: ignore[attr-defined]
    settled()
    QTest.keyClick(find.box, Qt.Key.Key_Return)
    assert workshop.problems_open


def test_a_folder_of_markdown_opens_as_wild_nodes_and_nothing_is_written(
    window: MainWindow, tmp_path: Path, settled: Callable[[], None]
) -> None:
    folder = tmp_path / "notes"
    folder.mkdir()
    plant(folder, {"a.md": "# First\nSee [second](sub/b.md).\n", "sub/b.md": "plain\n"})
    window.open_path(folder)
    settled()
    assert window.workshop is not None
    forest = window.workshop.desk.forest
    assert {n.id for n in forest.nodes.values() if n.has_file and n.wild} == {"a", "sub/b"}
    window.workshop.desk.select("a")
    settled()
    assert window.workshop.curate.passport.badge.text() == "wild"
    assert git(folder, "status", "--porcelain", "--ignored") == ""
    assert git(folder, "rev-list", "--count", "--all").strip() == "1"
    assert {p.name for p in folder.iterdir()} == {".git", "a.md", "sub"}


def test_a_folder_that_is_no_forest_is_told_in_place(
    window: MainWindow, tmp_path: Path, settled: Callable[[], None]
) -> None:
    window.open_path(tmp_path / "nowhere")
    settled()
    assert window.workshop is None
    assert window.start.message.text
    assert not window.start.progress.isVisible()


def test_markdown_becomes_a_forest_and_stays_as_it_is(
    window: MainWindow, tmp_path: Path, settled: Callable[[], None]
) -> None:
    source, target = tmp_path / "vault", tmp_path / "made"
    source.mkdir()
    (source / "one.md").write_text("# One\n")
    window.plant(source, target)
    settled()
    assert window.workshop is not None
    assert window.workshop.desk.session.repository.root == target.resolve()
    assert [p.name for p in source.iterdir()] == ["one.md"]


def test_a_link_in_a_body_opens_the_node(
    workshop: Workshop, settled: Callable[[], None], qtbot: object
) -> None:
    workshop.desk.select("tariffs")
    workshop.curate.show_page("body")
    view = workshop.curate.body.view
    qtbot.waitUntil(lambda: "January" in view.toPlainText())  # type: ignore[attr-defined]
    view.anchorClicked.emit("invoices.md")
    assert workshop.desk.node == "invoices"


def test_every_look_can_be_worn_and_is_remembered(
    window: MainWindow, workshop: Workshop, settled: Callable[[], None], tmp_path: Path
) -> None:
    for name in ("light", "contrast", "dark"):
        window.wear(name)
        settled()
        assert workshop.map._look.name == name
    assert Memory(tmp_path / "settings").theme == "dark"


def test_an_open_forest_is_among_the_recent_ones(
    workshop: Workshop, wood: Path, tmp_path: Path
) -> None:
    (recent,) = Memory(tmp_path / "settings").recent
    assert (recent.path, recent.name, recent.wild) == (str(wood.resolve()), "Small wood", 1)


def test_recent_forests_that_are_gone_are_not_offered(tmp_path: Path) -> None:
    memory = Memory(tmp_path)
    memory.keep_recent(Recent(str(tmp_path / "gone"), "Gone"))
    assert memory.recent == ()


def test_a_picture_of_the_window_is_saved(wood: Path, tmp_path: Path, look: Look) -> None:
    out = tmp_path / "shot.png"
    launch.shot(wood, out, "invoices", None, (1280, 800), "light")
    picture = QImage(str(out))
    assert (picture.width(), picture.height()) == (1280, 800)
    colours = {picture.pixel(x, y) for x in range(0, 1280, 7) for y in range(0, 800, 7)}
    assert len(colours) > 30
    assert git(wood, "status", "--porcelain") == ""


def test_f6_goes_round_the_panels(window: MainWindow, workshop: Workshop) -> None:
    seen = []
    for _ in range(5):
        window.actions_of_window.next_panel.trigger()
        seen.append(window.focusWidget())
    assert seen[0] is seen[4]
    assert len(set(map(id, seen))) == 4


def test_a_forest_can_be_closed_and_another_look_worn_afterwards(
    window: MainWindow, workshop: Workshop, wood: Path, settled: Callable[[], None]
) -> None:
    window.actions_of_window.close_forest.trigger()
    assert window.workshop is None
    window.wear("light")
    window.open_path(wood)
    settled()
    assert window.workshop is not None
    window.wear("dark")
    window.workshop.desk.select("ledger")
    assert window.workshop.curate.passport.form.title.text() == "Ledger"


def test_a_repository_without_a_node_opens_empty(
    window: MainWindow, tmp_path: Path, settled: Callable[[], None]
) -> None:
    folder = tmp_path / "bare"
    folder.mkdir()
    git(folder, "init", "-q", "-b", "main")
    window.open_path(folder)
    settled()
    assert window.workshop is not None
    assert window.workshop.status._sizes.text() == "0 nodes · 0 edges"


def test_a_file_that_cannot_be_parsed_is_shown_and_locked(
    window: MainWindow, tmp_path: Path, settled: Callable[[], None]
) -> None:
    folder = tmp_path / "torn"
    folder.mkdir()
    plant(folder, {"a.md": "---\nid: a\ntitle: 'never closed\nsummary: x\n---\nwords\n"})
    window.open_path(folder)
    settled()
    assert window.workshop is not None
    window.workshop.desk.select("a")
    passport = window.workshop.curate.passport
    assert passport.badge.text() == "broken"
    assert passport.note.text.startswith("Line ")
    assert passport.form.summary.isReadOnly()
    assert not passport.save_button.isEnabled()


def test_the_sample_opens_as_a_copy_from_the_start_page(
    window: MainWindow, settled: Callable[[], None]
) -> None:
    window.start.cards[0].button.click()
    settled()
    assert window.workshop is not None
    forest = window.workshop.desk.forest
    assert forest.manifest.name == "Harbour Parcel"
    assert len(forest.nodes) > 150


def test_a_forest_that_is_left_at_once_leaves_nothing_under_way(
    window: MainWindow, wood: Path, qtbot: QtBot
) -> None:
    window.open_path(wood)
    qtbot.waitUntil(lambda: window.workshop is not None)
    assert window.tasks.busy, "work in the background is still to come"
    window.close_forest()
    qtbot.wait(150)
    qtbot.waitUntil(lambda: not window.tasks.busy)
    window.open_path(wood)
    qtbot.waitUntil(lambda: window.workshop is not None)
    qtbot.waitUntil(lambda: not window.tasks.busy)
    assert window.workshop is not None
    assert "fresh" in window.workshop.status._index.text()


def test_work_in_the_background_begins_though_another_page_is_looked_at_by_then(
    window: MainWindow, wood: Path, qtbot: QtBot
) -> None:
    window.open_path(wood)
    qtbot.waitUntil(lambda: window.workshop is not None and not window.workshop.isHidden())
    window.actions_of_window.doctor.trigger()
    assert window.workshop is not None
    assert window.workshop.isHidden()
    status = window.workshop.status
    qtbot.waitUntil(lambda: "fresh" in status._index.text())
    assert not window.tasks.held


def test_a_window_that_is_closed_leaves_none_of_its_parts_behind(
    look: Look, qapp: QApplication, wood: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    sweep()
    before = len(qapp.allWidgets())
    made = MainWindow(look, Memory(tmp_path / "other"))
    made.show_forest(open_forest(wood))
    tasks = made.tasks
    qtbot.waitUntil(lambda: not tasks.busy)
    assert len(qapp.allWidgets()) > before
    made.close()
    made.deleteLater()
    del made
    for _ in range(3):
        qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        sweep()
    assert len(qapp.allWidgets()) <= before


def test_a_forest_that_is_closed_is_let_go_of(
    window: MainWindow, wood: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    window.show_forest(open_forest(wood))
    qtbot.waitUntil(lambda: not window.tasks.busy)
    workshop = window.workshop
    assert workshop is not None
    workshop.show_workspace("bench")
    qtbot.waitUntil(lambda: not window.tasks.busy)
    session = weakref.ref(workshop.desk.session)
    del workshop
    window.close_forest()
    qtbot.waitUntil(lambda: not window.tasks.busy)

    def let_go() -> bool:
        """A large forest is hundreds of megabytes."""
        qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        window.tasks.garbage.let_go()
        return session() is None

    qtbot.waitUntil(let_go)
