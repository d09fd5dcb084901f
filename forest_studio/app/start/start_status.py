"""The bar at the bottom of the start page: what works without any setting up."""

from PySide6.QtWidgets import QFrame

from forest_studio import __version__
from forest_studio.app.theme import Look
from forest_studio.app.widgets.labels import IconLabel, label
from forest_studio.app.widgets.layouts import row


class StartStatus(QFrame):
    """Only tells."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setProperty("kind", "status-bar")
        self.setFixedHeight(28)
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
        layout.addWidget(label(f"Forest Studio {__version__}", "faint"))
        self.setLayout(layout)
