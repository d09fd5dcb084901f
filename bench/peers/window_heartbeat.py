"""Measures how long the whole window ever keeps a person waiting, in a forest of real files.

Run it with `python bench/peers/window_heartbeat.py [--nodes N]`; it plants a forest in
a temporary folder, opens, searches, saves, hunts and changes looks in the window, prints one line
an action and removes the folder. No display is needed. The limit is 50 ms at 10,000 nodes. A gap
is counted without the time in which the machine was busy with others (see heart.py).
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter, sleep

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parent))

import numpy as np
from heart import Heart
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from forest_studio.app.look.theme import Look
from forest_studio.app.main_window import MainWindow
from forest_studio.app.memory import Memory
from forest_studio.app.workspaces.workspace import CURATE, HUNT
from forest_studio.core.model.budget import count

SIZE = (1600, 1000)
_QUIET = 0.6
"""Seconds without work in the background after which an action is over."""
_PATIENCE = 120.0
_WORDS = "ledger invoice tariff parcel depot refund policy carrier customs gateway".split()

Act = Callable[[], object]


def main() -> None:
    """Plants a forest and measures every action in it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=10_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "forest"
        plant(root, given.nodes)
        measure(root, Path(folder) / "settings")


def measure(root: Path, settings: Path) -> dict[str, float]:
    """The longest gap of each action in milliseconds, printed as it is found."""
    app = QApplication.instance() or QApplication([])
    # The program makes the tokenizer before there is a window, too.
    count("")
    window = MainWindow(Look(app, "dark"), Memory(settings))
    window.resize(*SIZE)
    window.show()
    app.processEvents()
    heart, longest = Heart(), {}
    for name, act in _actions(window, root):
        heart.start()
        act()
        _rest(app, window)
        longest[name] = heart.longest
        print(
            f"  {name:28} longest gap {heart.longest:6.1f} ms   own work {heart.hardest:6.1f} ms",
            flush=True,
        )
    heart.stop()
    workshop = window.workshop
    if workshop is not None:
        for node in workshop.desk.drafts.nodes:
            workshop.desk.drop_all(node)
    window.close()
    window.deleteLater()
    return longest


def plant(root: Path, nodes: int, seed: int = 5) -> None:
    """A forest of files in one commit: countries, groves of thirty, three edges a node."""
    rng = np.random.default_rng(seed)
    root.mkdir(parents=True)
    (root / "forest.yaml").write_text("name: Measured\nformat: 1\n", encoding="utf-8")
    for number in range(nodes):
        grove = root / f"country-{number // 900:02}" / f"grove-{number // 30:04}"
        grove.mkdir(parents=True, exist_ok=True)
        (grove / f"node-{number}.md").write_text(_node(rng, number, nodes), encoding="utf-8")
    git = ["git", "-c", "user.name=Ana", "-c", "user.email=ana@example.org"]
    for words in (["init", "-q", "-b", "main"], ["add", "-A"], ["commit", "-qm", "Plant"]):
        subprocess.run([*git, *words], cwd=root, check=True)


def _node(rng: np.random.Generator, number: int, nodes: int) -> str:
    words = [_WORDS[i] for i in rng.integers(0, len(_WORDS), 6)]
    targets = rng.integers(0, nodes, 3)
    edges = "".join(f"- {{to: n{t}, type: depends-on, scent: why {t} matters}}\n" for t in targets)
    return (
        f"---\nid: n{number}\ntitle: {words[0].title()} {words[1]} {number}\n"
        f"summary: Keeps the {words[2]} of the {words[3]} beside the {words[4]}.\n"
        f"tags: [{words[0]}, {words[5]}]\nscent: where the {words[2]} is\nedges:\n{edges}---\n"
        f"# {words[0].title()}\nThe {words[1]} of {number} goes to the {words[2]} every night.\n"
    )


def _actions(window: MainWindow, root: Path) -> Iterator[tuple[str, Act]]:
    yield "open", lambda: window.open_path(root)
    workshop = window.workshop
    assert workshop is not None
    desk, form = workshop.desk, workshop.curate.passport.form
    yield "select a node", lambda: desk.select("n4321")
    for page in ("doors", "body", "history", "edges"):
        yield f"show its {page}", lambda page=page: workshop.curate.show_page(page)
    box = workshop.left.search.box
    yield "search", lambda: _type(box, "parcel ledger of the depot")
    yield "find box", lambda: _find(workshop)
    yield "type a summary", lambda: _type(form.summary, "Keeps what the depot sends at night.")
    yield "save it", window.actions_of_window.save.trigger
    yield "undo", window.actions_of_window.undo.trigger
    yield "list the problems", lambda: workshop.show_problems(True)
    yield "history of the forest", lambda: workshop.show_history(True)
    yield "read the disk again", desk.refresh
    yield "go to Hunt", lambda: workshop.show_workspace(HUNT)
    yield "hunt", lambda: _hunt(window)
    yield "back to Curate", lambda: workshop.show_workspace(CURATE)
    yield "light look", lambda: window.wear("light")
    yield "another language", lambda: window.speak("es")
    yield "close the forest", window.close_forest


def _type(box: object, text: str) -> None:
    box.setFocus()  # type: ignore[attr-defined]
    box.selectAll()  # type: ignore[attr-defined]
    for letter in text:
        QTest.keyClicks(box, letter)
        QApplication.processEvents()


def _find(workshop: object) -> None:
    finder = workshop.top.finder  # type: ignore[attr-defined]
    _type(finder.box, "tariff customs")
    QTest.keyClick(finder.box, Qt.Key.Key_Escape)


def _hunt(window: MainWindow) -> None:
    assert window.workshop is not None
    window.workshop.question.question.setPlainText("Which ledger goes to the depot at night?")
    window.actions_of_window.hunt.trigger()


def _rest(app: QApplication, window: MainWindow) -> None:
    """Lives on until nothing has been under way for a while."""
    end = perf_counter() + _PATIENCE
    quiet = perf_counter()
    while perf_counter() - quiet < _QUIET and perf_counter() < end:
        app.processEvents()
        if window.tasks.busy:
            quiet = perf_counter()
        sleep(0.0005)


if __name__ == "__main__":
    main()
