"""The page that is shown while no forest is open."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QProgressBar, QWidget

from forest_studio.app.look.theme import Look
from forest_studio.app.memory import Recent
from forest_studio.app.start.card import Card, Way
from forest_studio.app.start.drop_zone import DropZone
from forest_studio.app.start.recent_list import RecentRow, rows
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.growth_rings import GrowthRings
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, clear, column, holder, row
from forest_studio.app.widgets.logo import Logo
from forest_studio.app.widgets.message import Message
from forest_studio.app.words.translation import translate

_WIDTH = 972
_SHOWN = 4
_TOP = 92
"""Room above the mark in a window 1000 high; less in a lower one."""


class StartPage(GrowthRings):
    """Three ways in, the recent forests, and room to drop a folder."""

    sample_wanted = Signal()
    folder_wanted = Signal()
    planting_wanted = Signal()
    path_wanted = Signal(str)
    clear_wanted = Signal()
    health_wanted = Signal(str)
    """The path of a forest that could not be opened, and that the doctor may help."""

    def __init__(self, look: Look, recent: tuple[Recent, ...]) -> None:
        super().__init__(look)
        self._look = look
        self.setAcceptDrops(True)
        self.message = Message(look)
        self.health_button = push(look, self.tr("Check its health…"), "", "first-aid-kit")
        self.health_button.clicked.connect(lambda: self.health_wanted.emit(self._sick))
        self._sick = ""
        self.progress = QProgressBar(textVisible=False)
        self.progress.hide()
        self.drop_zone = DropZone(look)
        self.cards = self._cards()
        self.recent_rows: list[RecentRow] = []
        self._recent_box = column(gap=0)
        self._recent = holder(self._recent_box)
        self.health_button.hide()
        self._build()
        self.show_recent(recent)

    def show_recent(self, recent: tuple[Recent, ...]) -> None:
        """Shows the forests that were open before, newest first."""
        clear(self._recent_box)
        self.recent_rows = rows(self._look, recent[:_SHOWN])
        self._recent.setVisible(bool(recent))
        if not recent:
            return
        forget = push(self._look, self.tr("Clear"), "link")
        forget.clicked.connect(self.clear_wanted)
        head = row(label(self.tr("Recent"), "section"), STRETCH, forget)
        self._recent_box.addLayout(head)
        self._recent_box.addSpacing(8)
        for entry in self.recent_rows:
            entry.opened.connect(self.path_wanted)
            self._recent_box.addWidget(entry)

    def take_focus(self) -> None:
        """Gives the keyboard to the newest forest, or to the way for newcomers."""
        first = self.recent_rows[0] if self.recent_rows else self.cards[0].button
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def say_trouble(self, text: str, sick: str = "") -> None:
        """Says why a forest could not be opened; ``sick`` is its path when the doctor may help."""
        self.message.say(text, "red")
        self._sick = sick
        self.health_button.setVisible(bool(sick))
        if sick:
            self.health_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_progress(self, done: int, total: int) -> None:
        """Shows how far opening has come; a total of 0 shows that it goes on."""
        self.progress.setRange(0, total)
        self.progress.setValue(done)
        self.progress.show()

    def _cards(self) -> list[Card]:
        acts = (self.sample_wanted, self.folder_wanted, self.planting_wanted)
        return [
            Card(self._look, way, number == 0, acts[number].emit)
            for number, way in enumerate(_ways())
        ]

    def _build(self) -> None:
        title = label("Forest Studio", "display")
        lead = label(
            self.tr("Make a forest that a small model can walk. Watch it walk. Measure it."), "lead"
        )
        content = QWidget()
        content.setFixedWidth(_WIDTH)
        content.setLayout(
            column(
                row(*self.cards, gap=18),
                self.message,
                row(self.health_button, STRETCH, margins=(22, 0, 0, 0)),
                self.progress,
                28,
                self._recent,
                16,
                gap=10,
            )
        )
        self._outer = column(gap=0)
        mark = Logo(self._look, 72)
        for item, space in ((mark, 18), (title, 4), (lead, 36), (content, 16), (self.drop_zone, 0)):
            self._outer.addWidget(item, 0, Qt.AlignmentFlag.AlignHCenter)
            self._outer.addSpacing(space)
        self._outer.addStretch(1)
        self.setLayout(self._outer)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Gives a low window less room at the top."""
        top = max(16, min(_TOP, round((self.height() - 640) * 0.28)))
        self._outer.setContentsMargins(0, top, 0, 12)
        self.centre_y = top + 36
        super().resizeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Takes one folder."""
        if _folder(event) is not None:
            self.drop_zone.light(True)
            event.acceptProposedAction()

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        """The folder went away."""
        self.drop_zone.light(False)

    def dropEvent(self, event: QDropEvent) -> None:
        """Opens the folder that was dropped."""
        self.drop_zone.light(False)
        folder = _folder(event)
        if folder is not None:
            event.acceptProposedAction()
            self.path_wanted.emit(str(folder))


def _folder(event: QDropEvent) -> Path | None:
    urls = event.mimeData().urls()
    path = Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
    return path if path is not None and path.is_dir() else None


def _ways() -> tuple[Way, Way, Way]:
    return (
        Way(
            "tree",
            translate("StartPage", "Open the sample forest"),
            translate(
                "StartPage",
                "A parcel company, with questions to hunt. Yours to break: it opens as a copy.",
            ),
            translate("StartPage", "Open the sample"),
            "Ctrl 1",
        ),
        Way(
            "folder-open",
            translate("StartPage", "Open a forest"),
            translate(
                "StartPage", "Any git repository of markdown. Nothing is written until you save."
            ),
            translate("StartPage", "Choose a folder…"),
            "Ctrl O",
        ),
        Way(
            "folder-simple-plus",
            translate("StartPage", "Make one from markdown"),
            translate(
                "StartPage",
                "A folder or a vault becomes a forest: a copy under git. "
                "The folder itself stays as it is.",
            ),
            translate("StartPage", "Choose markdown…"),
            "Ctrl N",
        ),
    )
