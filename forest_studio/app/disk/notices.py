"""Under the top bar: the forest is out of reach, a node was deleted, words of an earlier time."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.drafts.earlier import EarlierDrafts
from forest_studio.app.drafts.gone import Gone
from forest_studio.app.look.theme import Look
from forest_studio.app.outcomes import trouble
from forest_studio.app.widgets.bar import Bar
from forest_studio.app.widgets.layouts import column
from forest_studio.app.words.engine_texts import engine_text, label_text
from forest_studio.core.session import Applied


class Notices(QWidget):
    """Each bar is hidden until there is a reason for it."""

    close_wanted = Signal()
    """The forest is to be closed."""
    review_wanted = Signal()

    def __init__(self, look: Look, desk: Desk, earlier: EarlierDrafts) -> None:
        super().__init__()
        self._desk, self._earlier = desk, earlier
        self._later = False
        self.lost = Bar(look, "link-break", "red")
        self.gone = GoneBar(look, desk)
        self.drafts = Bar(look, "note-pencil", "blue")
        again = self.lost.add(self.tr("Look again"))
        close = self.lost.add(self.tr("Close the forest"))
        self.review_button = self.drafts.add(self.tr("Review"))
        self.drafts.add_close(self.tr("Keep them for later"))
        self.setLayout(column(self.lost, self.gone, self.drafts, gap=0))
        again.clicked.connect(desk.refresh)
        close.clicked.connect(self.close_wanted)
        self.review_button.clicked.connect(self.review_wanted)
        self.drafts.closed.connect(self.keep_for_later)
        desk.lost.connect(self._show_lost)
        earlier.changed.connect(self._show_drafts)

    def keep_for_later(self) -> None:
        """Says nothing more of older drafts until the forest is opened again."""
        self._later = True
        self._show_drafts()

    def _show_lost(self, reason: str) -> None:
        if not reason:
            if not self.lost.isHidden():
                self._desk.said.emit(self.tr("The forest is there again."), "green")
            self.lost.say("")
            return
        said = engine_text(reason)
        text = self.tr(
            "{0}. You see it as it was last, and what you have typed stays here; saving has to "
            "wait. Bring the folder back and the window goes on by itself."
        )
        self.lost.say(text.format(said[:1].upper() + said[1:]))

    def _show_drafts(self) -> None:
        count = len(self._earlier.left_behind)
        words = self.tr("%Ln drafts from an earlier time were not saved.", "", count)
        self.drafts.say(words if count and not self._later else "")


class GoneBar(Bar):
    """A node was deleted by somebody else; it can be brought back, with what was typed into it."""

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__(look, "trash", "amber")
        self._desk = desk
        self._gone: Gone | None = None
        self.back_button = self.add(self.tr("Bring it back"))
        self.copy_button = self.add(self.tr("Copy my words"))
        self.discard_button = self.add(self.tr("Discard my words"))
        self.add_close(self.tr("Close"))
        self.back_button.clicked.connect(self._bring_back)
        self.copy_button.clicked.connect(self._copy)
        self.discard_button.clicked.connect(self._discard)
        desk.node_gone.connect(self.show_gone)
        desk.forest_changed.connect(self._follow)

    def show_gone(self, gone: Gone) -> None:
        """Says what is gone and what of it is safe."""
        waiting = self._gone
        if waiting is not None and self._has_words(waiting) and not self._has_words(gone):
            return
        self._gone = gone
        typed = self._has_words(gone)
        if typed:
            text = self.tr("“{0}” was deleted on disk. What you typed into it is kept as a draft.")
        else:
            text = self.tr("“{0}” was deleted on disk.")
        self.say(text.format(gone.title))
        for button in (self.copy_button, self.discard_button):
            button.setVisible(typed)

    def _has_words(self, gone: Gone) -> bool:
        return gone.node in self._desk.unsaved.nodes

    def _follow(self, _event: object) -> None:
        if self._gone is not None and self._gone.node in self._desk.forest.nodes:
            self._leave()

    def _bring_back(self) -> None:
        gone = self._gone
        if gone is None:
            return
        label = self.tr("Bring back {0}").format(gone.title)

        def answered(outcome: object) -> None:
            if isinstance(outcome, Applied):
                self._desk.said.emit(
                    self.tr("Saved: {0}").format(label_text(outcome.label)), "small"
                )
            else:
                self._desk.said.emit(trouble(outcome), "red")

        self._desk.apply(gone.back(label), answered)

    def _copy(self) -> None:
        if self._gone is None:
            return
        drafts, node = self._desk.unsaved, self._gone.node
        draft, body = drafts.get(node), drafts.body(node)
        parts = [str(getattr(draft.words, name)) for name in draft.changed] if draft else []
        parts += [body.text] if body is not None else []
        QGuiApplication.clipboard().setText("\n\n".join(parts))
        self._desk.said.emit(self.tr("Your words are on the clipboard."), "small")

    def _discard(self) -> None:
        if self._gone is not None:
            self._desk.drop_all(self._gone.node)
        self._leave()

    def _leave(self) -> None:
        gone, self._gone = self._gone, None
        self.say("")
        if gone is not None and gone.node in self._desk.forest.nodes:
            self._desk.select(gone.node)
