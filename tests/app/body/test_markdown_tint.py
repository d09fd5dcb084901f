"""The tint of markdown that is being typed: in place, whatever the text holds."""

from PySide6.QtGui import QTextDocument

from forest_studio.app.body.markdown_tint import MarkdownTint
from forest_studio.app.look.theme import Look


def test_what_is_tinted_lies_where_qt_counts_it(look: Look) -> None:
    document = QTextDocument("🌲🌲 [a🔥b](x.md) and\nplain")
    tint = MarkdownTint(look, document)
    tint.rehighlight()
    formats = document.firstBlock().layout().formats()
    text = "🌲🌲 [a🔥b](x.md) and".encode("utf-16-le")
    link = next(f for f in formats if f.format.foreground().color() == look.palette.blue)
    assert text[2 * link.start : 2 * (link.start + link.length)].decode("utf-16-le") == "a🔥b"
