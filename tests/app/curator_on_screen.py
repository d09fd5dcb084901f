"""A curator's minutes in a real window: run by test_on_a_screen.py on a display of its own.

Arguments: the forest, and where to save what the screen showed. Every key and click goes through
the X server.
"""

import sys
from pathlib import Path

import pygit2
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from screen_hand import Hand, wait_until

from forest_studio.app.edges.edge_item import EdgeItem
from forest_studio.app.edges.type_picker import TypePicker
from forest_studio.app.look.theme import Look
from forest_studio.app.main_window import MainWindow
from forest_studio.app.memory import Memory, Recent
from forest_studio.app.start.recent_list import RecentRow
from forest_studio.app.workshop import Workshop

SHORT = "Typed on a real screen."
LONG = "Many more words than a summary may have, one after the other, again and again. " * 5


def main(forest: Path, picture: Path) -> None:
    """Opens, searches, edits, is refused, saves, undoes, draws an edge and retypes it."""
    app = QApplication([])
    assert app.platformName() == "xcb"
    memory = Memory(picture.parent / "settings")
    memory.keep_language("en")
    memory.keep_reduced_motion(True)
    memory.keep_recent(Recent(str(forest), "Small wood"))
    window = MainWindow(Look(app, "dark"), memory)
    window.resize(1280, 900)
    window.move(0, 0)
    window.show()
    window.activateWindow()
    wait_until(window.isActiveWindow, "the focus")
    hand = Hand()
    workshop = open_recent(hand, window)
    commits = Commits(forest)
    search(hand, workshop)
    refuse_long_summary(hand, workshop, commits)
    save_and_undo(hand, window, workshop, commits)
    draw_edge(hand, workshop, commits)
    retype(hand, workshop, commits)
    rest(workshop)
    app.primaryScreen().grabWindow(0).save(str(picture))
    window.close()


class Commits:
    """Counts what was committed."""

    def __init__(self, forest: Path) -> None:
        self._repository = pygit2.Repository(str(forest))

    def __len__(self) -> int:
        return sum(1 for _ in self._repository.walk(self._repository.head.target))


def open_recent(hand: Hand, window: MainWindow) -> Workshop:
    """Clicks the recent forest."""
    hand.click(window.start.findChild(RecentRow))
    wait_until(lambda: window.workshop is not None and not window.tasks.busy, "the forest")
    assert window.workshop is not None
    return window.workshop


def search(hand: Hand, workshop: Workshop) -> None:
    """Finds a node by its words."""
    hand.key("ctrl+f")
    hand.type("invoices")
    wait_until(lambda: bool(workshop.left.search.model.hits), "hits")
    hand.key("Return")
    wait_until(lambda: workshop.desk.node == "invoices", "the hit")


def refuse_long_summary(hand: Hand, workshop: Workshop, commits: Commits) -> None:
    """Types too much: it stays in the editor, and is not saved."""
    form, before = workshop.curate.passport.form, len(commits)
    hand.click(form.summary)
    hand.key("ctrl+a")
    hand.type(LONG)
    wait_until(lambda: form.summary.toPlainText() == LONG, "the words")
    hand.key("ctrl+s")
    rest(workshop)
    if len(commits) != before or workshop.curate.passport.save_button.isEnabled():
        raise SystemExit("a summary over budget was saved")
    if form.summary.toPlainText() != LONG:
        raise SystemExit("what was typed did not stay")


def save_and_undo(hand: Hand, window: MainWindow, workshop: Workshop, commits: Commits) -> None:
    """Saves a short summary, and takes that back by a click."""
    before = len(commits)
    hand.key("ctrl+a")
    hand.type(SHORT)
    hand.key("ctrl+s")
    wait_until(lambda: len(commits) == before + 1, "the save")
    wait_until(lambda: not window.tasks.busy, "the answer")
    hand.click(workshop.top._undo)
    wait_until(lambda: len(commits) == before + 2, "the undo")
    wait_until(lambda: summary_of(workshop).startswith("Issues"), "the old words")


def draw_edge(hand: Hand, workshop: Workshop, commits: Commits) -> None:
    """Draws an edge from the ledger to the tariffs with the mouse, Shift held down."""
    before, view = len(commits), workshop.map
    rest(workshop)
    start, end = (place_of(workshop, node) for node in ("ledger", "tariffs"))
    hand.drag(view, start, end, "shift")
    wait_until(lambda: workshop.desk.node == "ledger", "the beginning of the edge")
    wait_until(lambda: picker_of(workshop) is not None, "the picker of types")
    hand.type("depends")
    hand.key("Return")
    hand.type("where prices come from")
    hand.key("Return")
    wait_until(lambda: len(commits) == before + 1, "the edge")
    wait_until(lambda: "ledger" in workshop.desk.forest.outgoing, "the edge in the window")


def retype(hand: Hand, workshop: Workshop, commits: Commits) -> None:
    """Makes the edge one of another type."""
    before = len(commits)
    wait_until(lambda: item_of(workshop) is not None, "the edge in the list")
    rest(workshop)
    item = item_of(workshop)
    assert item is not None
    hand.click(item, QPoint(item.width() - 60, 10))
    hand.key("t")
    wait_until(lambda: picker_of(workshop) is not None, "the picker of types")
    hand.type("documents")
    hand.key("Return")
    wait_until(lambda: len(commits) == before + 1, "the other type")


def rest(workshop: Workshop) -> None:
    """Lets the window come to rest: what was begun, and what begins a little later."""
    tasks = workshop.window().tasks
    for _ in range(2):
        wait_until(lambda: not tasks.busy, "the end of the work in the background")
        QTest.qWait(300)


def summary_of(workshop: Workshop) -> str:
    """What the snapshot says of the invoices now."""
    return workshop.desk.forest.node("invoices").passport.summary


def place_of(workshop: Workshop, node: str) -> QPoint:
    """Where a node lies on the map, in its pixels."""
    scene = workshop.map.scene
    x, y = scene.place(scene.data.row(node))
    return QPoint(round(x), round(y))


def picker_of(workshop: Workshop) -> TypePicker | None:
    """The picker that is open."""
    pickers = workshop.window().findChildren(TypePicker)
    return next((picker for picker in pickers if picker.isVisible()), None)


def item_of(workshop: Workshop) -> EdgeItem | None:
    """The line of the drawn edge."""
    items = workshop.curate.edges.list.findChildren(EdgeItem)
    return next((i for i in items if i.isVisible() and i.edge.far == "tariffs"), None)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
