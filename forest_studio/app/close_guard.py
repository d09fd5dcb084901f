"""Asks what to do with unsaved words before a forest is closed; in the window, no dialog."""

from PySide6.QtWidgets import QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.look.theme import Look
from forest_studio.app.outcomes import trouble
from forest_studio.app.passport.drafts import edits_of
from forest_studio.app.widgets.asking import Asking
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import IconLabel, label
from forest_studio.app.widgets.layouts import STRETCH, column, row
from forest_studio.app.widgets.message import Message
from forest_studio.app.words.translation import translate
from forest_studio.core.model.changes import EditBody, EditPassport
from forest_studio.core.session import Applied


class CloseGuard(Asking):
    """Save all, lose them, or stay."""

    def __init__(self, look: Look, desk: Desk, window: QWidget) -> None:
        super().__init__(push(look, translate("Asking", "Stay")), window)
        self._look, self._desk = look, desk
        self.note = Message(look)
        self.save_button = push(look, self.tr("Save them and go on"), "primary", "check")
        self.lose_button = push(look, self.tr("Lose them"), "danger")
        self.save_button.clicked.connect(self._save_next)
        self.lose_button.clicked.connect(self._go)
        nodes = desk.drafts.nodes
        title = self.tr("%Ln drafts are not saved", "", len(nodes))
        names = ", ".join(desk.forest.node(n).title for n in nodes[:4] if n in desk.forest.nodes)
        head = row(IconLabel(look, "note-pencil", "amber", 18), label(title, "section"), STRETCH)
        buttons = row(self.save_button, self.lose_button, STRETCH, self.stay_button)
        items = (head, label(names, "quiet", wrap=True), self.note, 4, buttons)
        self.setLayout(column(*items, gap=8, margins=(18, 16, 18, 16)))

    def _save_next(self) -> None:
        nodes = self._desk.drafts.nodes
        if not nodes:
            self._go()
            return
        body = self._desk.drafts.body(nodes[0])
        if body is not None and body.stale:
            self.note.say(self.tr("The text of {0} was changed elsewhere too.").format(nodes[0]))
            return
        change, message = edits_of(nodes[0], self._desk.drafts)[0]
        self._desk.apply(change, lambda outcome: self._saved(change, outcome), message)

    def _saved(self, change: EditPassport | EditBody, outcome: object) -> None:
        if isinstance(outcome, Applied):
            if isinstance(change, EditBody):
                self._desk.drop_body(change.node)
            else:
                self._desk.drop_draft(change.node)
            self._save_next()
        else:
            self.note.say(trouble(outcome), "red")

    def _go(self) -> None:
        for node in self._desk.drafts.nodes:
            self._desk.drop_all(node)
        self.leave()
        self.went.emit()
