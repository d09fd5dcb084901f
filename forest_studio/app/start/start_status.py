"""The bar at the bottom of the start page: what works without any setting up, and the language."""

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QFrame, QMenu, QPushButton

from forest_studio import __version__
from forest_studio.app.actions import Actions
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import IconLabel, label
from forest_studio.app.widgets.layouts import row
from forest_studio.app.words.language import LANGUAGES


class StartStatus(QFrame):
    """Tells, and lets the language be chosen."""

    def __init__(self, look: Look, actions: Actions) -> None:
        super().__init__()
        self.setProperty("kind", "status-bar")
        self.setFixedHeight(28)
        self.language = self._language_button(look, actions)
        facts = (
            ("git-branch", self.tr("git is built in")),
            ("wifi-slash", self.tr("works offline")),
            ("robot", self.tr("no model needed, the forager is ready")),
        )
        layout = row(gap=6, margins=(12, 0, 12, 0))
        for icon, text in facts:
            layout.addWidget(IconLabel(look, icon, "text2", 15))
            layout.addWidget(label(text, "small"))
            layout.addSpacing(12)
        layout.addStretch(1)
        layout.addWidget(self.language)
        layout.addSpacing(12)
        layout.addWidget(label(f"Forest Studio {__version__}", "faint"))
        self.setLayout(layout)

    def _language_button(self, look: Look, actions: Actions) -> QPushButton:
        spoken = QLocale().name().split("_")[0]
        button = push(look, LANGUAGES.get(spoken, LANGUAGES["en"]), "status")
        button.setToolTip(self.tr("Choose the language"))
        menu = QMenu(button)
        menu.addActions(list(actions.languages.values()))
        button.clicked.connect(lambda: menu.popup(button.mapToGlobal(button.rect().topLeft())))
        return button
