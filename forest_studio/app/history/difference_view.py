"""Shows what one commit changed: the passport field by field, the body by lines and words."""

from PySide6.QtWidgets import QTextBrowser

from forest_studio.app.history.differences_html import fields_html, hunks_html, quiet
from forest_studio.app.history.reading import Differences
from forest_studio.app.look.theme import Look, ui_font


class DifferenceView(QTextBrowser):
    """Text to read and to copy from; it follows the look."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._shown: Differences | None = None
        self._nothing = ""
        self.setProperty("kind", "body")
        self.setOpenLinks(False)
        self.setFont(ui_font(13))
        self.document().setDefaultFont(ui_font(13))
        self.document().setDocumentMargin(2)
        self.setAccessibleName(self.tr("What was changed"))
        look.changed.connect(self._draw)

    def show_differences(self, differences: Differences) -> None:
        """Shows differences from their beginning."""
        self._shown = differences
        self._nothing = self.tr("Nothing in passport and text differs.")
        self._draw()

    def show_words(self, text: str) -> None:
        """Shows a line instead of differences."""
        self._shown, self._nothing = None, text
        self._draw()

    def _draw(self) -> None:
        palette, shown = self._look.palette, self._shown
        html = ""
        if shown is not None:
            html = fields_html(shown.fields, palette) + hunks_html(shown.hunks, palette)
        self.setHtml(html or quiet(self._nothing, palette))
