"""Above the passport: the node was changed on disk while words in it are not saved."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.disk.comparison import conflicts_of, typed_in
from forest_studio.app.disk.deciding import (
    Given,
    bring_back,
    is_undecided,
    keep_mine,
    take_theirs,
)
from forest_studio.app.history.differences_html import field_name
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.flow_layout import FlowLayout
from forest_studio.app.widgets.labels import IconLabel, label
from forest_studio.app.widgets.layouts import column, greedy, row
from forest_studio.app.words.engine_texts import error_text
from forest_studio.core.model.changes import Origin
from forest_studio.core.model.errors import ForestError


class DiskBar(QFrame):
    """Nothing is decided until one of its buttons is pressed."""

    compare_wanted = Signal(str)

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._given: Given | None = None
        self._moving = False
        self.setProperty("kind", "card-amber")
        self._title = label("", "amber")
        self._words = label("", "small-text", wrap=True)
        self.compare_button = push(look, self.tr("Compare…"))
        self.mine_button = push(look, self.tr("Keep mine"))
        self.theirs_button = push(look, self.tr("Take theirs"))
        self.back_button = push(look, self.tr("Bring mine back"))
        head = row(IconLabel(look, "git-merge", "amber"), greedy(self._title), gap=6)
        buttons = FlowLayout(gap=4)
        for button in (self.compare_button, self.mine_button, self.theirs_button):
            buttons.addWidget(button)
        buttons.addWidget(self.back_button)
        box = QWidget()
        box.setLayout(buttons)
        self.setLayout(column(head, self._words, box, gap=6, margins=(8, 8, 8, 8)))
        self.compare_button.clicked.connect(lambda: self.compare_wanted.emit(desk.node))
        self.mine_button.clicked.connect(self._keep)
        self.theirs_button.clicked.connect(self._take)
        self.back_button.clicked.connect(self._bring_back)
        desk.selected.connect(self._show)
        desk.drafts_changed.connect(self._show)
        desk.forest_changed.connect(self._show)
        self._show()

    @property
    def text(self) -> str:
        """What is said now; empty while the bar is hidden."""
        return "" if self.isHidden() else f"{self._title.text()} {self._words.text()}"

    def _show(self, _what: object = None) -> None:
        node = self._desk.node
        undecided = node in self._desk.forest.nodes and is_undecided(self._desk, node)
        if self._given is not None and not self._moving:
            typed_again = node in self._desk.drafts.nodes
            if undecided or typed_again or self._given.node != node:
                self._given = None
        if undecided:
            self._show_undecided(node)
        elif self._given is not None:
            self._show_given()
        for button in (self.compare_button, self.mine_button, self.theirs_button):
            button.setVisible(undecided)
        self.back_button.setVisible(self._given is not None and not undecided)
        self.setVisible(undecided or self._given is not None)

    def _show_undecided(self, node: str) -> None:
        desk = self._desk
        base, body = desk.underneath.get(node), desk.drafts.body(node)
        elsewhere = base is None or base.origin is Origin.OUTSIDE
        self._title.setText(
            self.tr("Changed on disk") if elsewhere else self.tr("Changed meanwhile")
        )
        typed = typed_in(desk.forest, desk.drafts, desk.underneath, node)
        names = [field_name(name).lower() for name in conflicts_of(typed)]
        if body is not None and body.stale:
            names.append(self.tr("text"))
        if names:
            text = self.tr("Changed here and there: {0}. Your words are kept; nothing is saved.")
            self._words.setText(text.format(", ".join(names)))
        else:
            self._words.setText(
                self.tr("Both changes fit together; you see both. Nothing is saved yet.")
            )
        self.mine_button.setText(self.tr("Keep mine") if names else self.tr("Keep both"))

    def _show_given(self) -> None:
        self._title.setText(self.tr("Their version is shown"))
        self._words.setText(self.tr("What you had typed can still be brought back."))

    def _keep(self) -> None:
        self._try(lambda: keep_mine(self._desk, self._desk.node))

    def _take(self) -> None:
        self._moving = True
        self._given = take_theirs(self._desk, self._desk.node)
        self._moving = False
        self._show()

    def _bring_back(self) -> None:
        given, self._given = self._given, None
        if given is not None:
            self._try(lambda: bring_back(self._desk, given))

    def _try(self, act: Callable[[], None]) -> None:
        try:
            act()
        except ForestError as error:
            self._desk.said.emit(error_text(error), "red")
