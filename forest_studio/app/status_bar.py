"""The bar at the bottom: branch and commit, index, problems, drafts; tokenizer and sizes."""

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.heat.shortcut_words import REVIEWED_FIRST
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push, tool
from forest_studio.app.widgets.labels import ElidedLabel, IconLabel, label, set_kind
from forest_studio.app.widgets.layouts import STRETCH, greedy, row
from forest_studio.app.words.engine_texts import engine_text
from forest_studio.core.model.budget import check
from forest_studio.core.model.findings import Severity

FADES_MS = 20_000
"""How long something is said that nobody need answer."""
_STAYS = "red"
"""Tone of what stays until something else is said, or it is put away."""


class StatusBar(QFrame):
    """Made for one open forest."""

    problems_wanted = Signal()
    shortcuts_wanted = Signal()
    node_wanted = Signal(str)

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__()
        self._look, self._desk = look, desk
        self.setProperty("kind", "status-bar")
        self.setFixedHeight(28)
        self._branch = IconLabel(look, "git-branch", "text2", 15)
        self._room = row(gap=0)
        self._part: QWidget | None = None
        self._commit = label("", "small")
        self._index = label("", "small")
        self._index_icon = IconLabel(look, "cloud-arrow-up", "text2", 15)
        self.problems = self._button("warning")
        self.draft = self._button("note-pencil")
        self.shortcuts = self._button("lightning")
        self.said = ElidedLabel("", "small")
        self.put_away = tool(look, "x", self.tr("Put the message away"), 20)
        self.put_away.hide()
        self.put_away.clicked.connect(lambda: self.say(""))
        self.fading = QTimer(self, singleShot=True, interval=FADES_MS)
        self.fading.timeout.connect(lambda: self.say(""))
        self._tokenizer = label("", "faint")
        self._sizes = label("", "faint")
        self._build()
        self._connect()
        self.show_index("building")
        self._show_forest()
        self._show_findings()
        self._show_drafts()
        self._show_shortcuts()

    def show_part(self, part: QWidget | None) -> None:
        """Says what a workspace has to say in place of branch and index; None says those."""
        if self._part is not None:
            self._part.hide()
        self._part = part
        if part is not None and self._room.indexOf(part) < 0:
            self._room.addWidget(part)
        for own in (self._branch, self._commit, self._index_icon, self._index):
            own.setVisible(part is None)
        if part is not None:
            part.show()

    def show_index(self, state: str) -> None:
        """``building``, ``fresh``, or why the index can't follow."""
        words = {
            "building": (self.tr("search index is being made"), "cloud-arrow-up"),
            "fresh": (self.tr("search index fresh"), "cloud-check"),
        }
        text, icon = words.get(state, (self.tr("search index stale"), "cloud-slash"))
        self._index.setText(text)
        self._index.setToolTip("" if state in words else engine_text(state))
        self._index_icon.show_icon(icon, "text2" if state in words else "amber")

    def say(self, text: str, tone: str = "small") -> None:
        """Says one line for a while; what went wrong stays until the next one."""
        self.said.setText(text)
        set_kind(self.said, tone)
        stays = bool(text) and tone == _STAYS
        self.put_away.setVisible(stays)
        if text and not stays:
            self.fading.start()
        else:
            self.fading.stop()

    def _button(self, icon: str) -> QPushButton:
        button = push(self._look, "", "status", icon, "amber")
        button.setIconSize(QSize(15, 15))
        button.hide()
        return button

    def _show_forest(self, _event: object = None) -> None:
        desk, forest = self._desk, self._desk.forest
        branch = desk.session.repository.branch_name
        commit = forest.commit[:7] or self.tr("no commits yet")
        self._commit.setText(f"{branch} · {commit}" if branch else commit)
        self._tokenizer.setText(forest.manifest.tokenizer)
        nodes = len(forest.by_path)
        edges = sum(len(lines) for lines in forest.outgoing.values())
        sizes = (self.tr("%Ln node(s)", "", nodes), self.tr("%Ln edge(s)", "", edges))
        self._sizes.setText(" · ".join(sizes))

    def _show_findings(self) -> None:
        bad = [f for f in self._desk.findings if f.severity is not Severity.NOTE]
        self.problems.setText(self.tr("%Ln problem(s)", "", len(bad)))
        self.problems.setVisible(bool(bad))
        set_kind(self.problems, "amber", "tone")

    def _show_shortcuts(self) -> None:
        listed = self._desk.learnt.lessons.shortcuts
        waiting = sum(shortcut.state in REVIEWED_FIRST for shortcut in listed)
        self.shortcuts.setText(self.tr("%Ln shortcut(s) to review", "", waiting))
        self.shortcuts.setVisible(waiting > 0)
        set_kind(self.shortcuts, "amber", "tone")

    def _show_drafts(self) -> None:
        drafts, desk = self._desk.drafts.nodes, self._desk
        self.draft.setVisible(bool(drafts))
        if not drafts:
            return
        newest = drafts[-1]
        draft = desk.drafts.get(newest)
        manifest = desk.forest.manifest
        over = draft is not None and not (
            check(draft.words.summary, manifest.budgets.summary, manifest.tokenizer).fits
            and check(draft.words.scent, manifest.budgets.scent, manifest.tokenizer).fits
        )
        one, many = self.tr("Draft kept: {0}"), self.tr("%Ln draft(s) kept", "", len(drafts))
        self.draft.setText(one.format(newest) if len(drafts) == 1 else many)
        self.draft.setIcon(
            self._look.icon("lock-simple" if over else "note-pencil", "red" if over else "text2")
        )
        set_kind(self.draft, "red" if over else "", "tone")

    def _go_to_draft(self) -> None:
        drafts = self._desk.drafts.nodes
        if drafts:
            here = drafts.index(self._desk.node) if self._desk.node in drafts else -1
            self.node_wanted.emit(drafts[(here + 1) % len(drafts)])

    def _connect(self) -> None:
        desk = self._desk
        self.problems.clicked.connect(self.problems_wanted)
        self.shortcuts.clicked.connect(self.shortcuts_wanted)
        desk.learnt.changed.connect(self._show_shortcuts)
        self.draft.clicked.connect(self._go_to_draft)
        self.node_wanted.connect(desk.select)
        desk.forest_changed.connect(self._show_forest)
        desk.findings_changed.connect(self._show_findings)
        desk.drafts_changed.connect(self._show_drafts)
        desk.index_changed.connect(self.show_index)
        desk.said.connect(self.say)

    def _build(self) -> None:
        items = (
            self._branch,
            self._commit,
            self._index_icon,
            self._index,
            self._room,
            8,
            self.problems,
            self.draft,
            self.shortcuts,
            8,
            greedy(self.said),
            self.put_away,
            STRETCH,
            self._tokenizer,
            10,
            self._sizes,
        )
        self.setLayout(row(*items, gap=6, margins=(12, 0, 12, 0)))
