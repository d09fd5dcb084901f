"""What a person can do in the window: one action each, with its key."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from forest_studio.app.structure.kinds import (
    CHANGE_ID,
    DELETE,
    KEYS,
    MERGE,
    MOVE,
    NEW,
    RENAME,
    SPLIT,
)
from forest_studio.app.words.language import choices
from forest_studio.app.words.translation import translate


class Actions:
    """Every action of the window; the window connects them to what they do."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._make_edits()
        self._make_views()
        self._make_choices()
        self._name_all()

    def _make_edits(self) -> None:
        """What changes the forest, or opens another one."""
        make = self._make
        self.save = make(translate("Actions", "Save passport"), "Ctrl+S")
        self.discard = make(translate("Actions", "Discard draft"), "")
        self.undo = make(translate("Actions", "Undo"), "Ctrl+Z")
        self.redo = make(translate("Actions", "Redo"), "Ctrl+Y", "Ctrl+Shift+Z")
        self.find = make(translate("Actions", "Find a node or a command"), "Ctrl+K")
        self.search = make(translate("Actions", "Search the forest"), "Ctrl+F")
        self.open = make(translate("Actions", "Open a forest…"), "Ctrl+O")
        self.open_sample = make(translate("Actions", "Open the sample forest"), "Ctrl+1")
        self.plant = make(translate("Actions", "Make a forest from markdown…"), "Ctrl+N")
        self.close_forest = make(translate("Actions", "Close the forest"), "Ctrl+W")
        self.refresh = make(translate("Actions", "Read the disk again"), "F5")
        self.add_edge = make(translate("Actions", "Add an edge"), "Ctrl+E")
        self.structure = self._structure()
        """By kind, as the tree's own actions are."""
        self.types = make(translate("Actions", "Manage edge types"), "Ctrl+Shift+E")
        self.doctor = make(translate("Actions", "Check this repository's health…"), "")
        self.export = make(translate("Actions", "Export the forest…"), "")

    def _structure(self) -> dict[str, QAction]:
        texts = (
            (NEW, translate("Actions", "New node here…")),
            (RENAME, translate("Actions", "Rename the node's file…")),
            (MOVE, translate("Actions", "Move the node…")),
            (MERGE, translate("Actions", "Merge nodes into one…")),
            (SPLIT, translate("Actions", "Split the node…")),
            (CHANGE_ID, translate("Actions", "Change the node's id…")),
            (DELETE, translate("Actions", "Delete the node…")),
        )
        return {kind: self._make(text, KEYS[kind]) for kind, text in texts}

    def _make_views(self) -> None:
        """What is shown, and how one gets there."""
        make = self._make
        self.fit = make(translate("Actions", "Show the whole forest"), "Ctrl+0")
        self.around = make(translate("Actions", "Show what lies around the node"), "Ctrl+9")
        self.problems = make(translate("Actions", "List the problems"), "Ctrl+Shift+M")
        self.history = make(translate("Actions", "History of the forest"), "Ctrl+H")
        self.now = make(translate("Actions", "Back to now"), "")
        self.drafts = make(translate("Actions", "Review drafts of an earlier time"), "")
        self.back = make(translate("Actions", "Back"), "Alt+Left")
        self.forward = make(translate("Actions", "Forward"), "Alt+Right")
        self.curate = make(translate("Actions", "Curate"), "Alt+1")
        self.hunt_workspace = make(translate("Actions", "Hunt"), "Alt+2")
        self.bench = make(translate("Actions", "Bench"), "Alt+3")
        self.hunt = make(translate("Actions", "Hunt for the question"), "Ctrl+Return", "Ctrl+Enter")
        self.zoom_in = make(translate("Actions", "Zoom in on the map"), "")
        self.zoom_out = make(translate("Actions", "Zoom out of the map"), "")
        self.zoom_to_node = make(translate("Actions", "Zoom to the selected node"), "")
        self.export_map = make(translate("Actions", "Export the map…"), "")
        self.next_panel = make(translate("Actions", "Go to the next panel"), "F6")

    def _make_choices(self) -> None:
        """How the window looks and speaks, and its end."""
        make = self._make
        self.next_theme = make(
            translate("Actions", "Another look: dark, light, high contrast"), "Ctrl+Shift+L"
        )
        self.themes = {name: make(text, "") for name, text in _themes()}
        self.settings = make(translate("Actions", "Settings…"), "Ctrl+,")
        self.languages = {choice: make(text, "") for choice, text in _languages()}
        self.quit = make(translate("Actions", "Quit"), "Ctrl+Q")

    @property
    def all(self) -> tuple[QAction, ...]:
        """Every action, for the find box."""
        return tuple(self._window.actions())

    @property
    def of_forest(self) -> tuple[QAction, ...]:
        """The actions that need an open forest."""
        return (
            self.save,
            self.discard,
            self.undo,
            self.redo,
            self.search,
            self.close_forest,
            self.refresh,
            self.fit,
            self.around,
            self.zoom_in,
            self.zoom_out,
            self.zoom_to_node,
            self.add_edge,
            *self.structure.values(),
            self.types,
            self.problems,
            self.history,
            self.now,
            self.drafts,
            self.back,
            self.forward,
            self.curate,
            self.hunt_workspace,
            self.bench,
            self.hunt,
            self.next_panel,
            self.export,
            self.export_map,
        )

    def speak_again(self) -> None:
        """Names every action in the language that is spoken now."""
        named = Actions(QWidget())
        for action, fresh in zip(self.all, named.all, strict=False):
            action.setText(fresh.text())

    def _name_all(self) -> None:
        """Names that are the same in every language: by them the find box remembers actions."""
        for name, made in vars(self).items():
            if isinstance(made, QAction):
                made.setObjectName(name)
            elif isinstance(made, dict):
                for kind, action in made.items():
                    action.setObjectName(f"{name}.{kind}")

    def _make(self, text: str, *keys: str) -> QAction:
        action = QAction(text, self._window)
        action.setShortcuts([QKeySequence(key) for key in keys if key])
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        self._window.addAction(action)
        return action


def _themes() -> list[tuple[str, str]]:
    return [
        ("system", translate("Actions", "Look: as the system")),
        ("dark", translate("Actions", "Look: dark")),
        ("light", translate("Actions", "Look: light")),
        ("contrast", translate("Actions", "Look: high contrast")),
    ]


def _languages() -> list[tuple[str, str]]:
    words = translate("Actions", "Language: {0}")
    return [(choice, words.format(name)) for choice, name in choices()]
