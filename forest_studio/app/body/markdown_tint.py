"""A light tint for markdown that is being typed: headings, links, code, quotes, lists."""

import re

from PySide6.QtGui import QFont, QSyntaxHighlighter, QTextCharFormat, QTextDocument

from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.qt_text import qt_length

_PLAIN, _BACKTICKS, _TILDES = 0, 1, 2
_FENCE = re.compile(r" {0,3}(```+|~~~+)")
_HEADING = re.compile(r" {0,3}#{1,6}(?:\s|$)")
_QUOTE = re.compile(r" {0,3}>")
_BULLET = re.compile(r"\s*(?:[-*+]|\d{1,9}[.)])\s(?:\[[ xX]\]\s)?")
_CODE = re.compile(r"(`+)(?!`)(.+?)(?<!`)\1(?!`)")
_LINK = re.compile(r"!?\[([^\]]*)\](\([^)\s]*(?:\s+\"[^\"]*\")?\)|\[[^\]]*\])")
_ADDRESS = re.compile(r"<[a-z][a-z+.-]*:[^>\s]*>|https?://[^\s)>\]]+")
_STRONG = re.compile(r"(\*\*|__)(?=\S)(.+?)(?<=\S)\1")
_EMPHASIS = re.compile(r"(?<![*\w])\*(?=[^\s*])([^*]+?)(?<=[^\s*])\*(?!\*)")


class MarkdownTint(QSyntaxHighlighter):
    """Follows the look; never changes the text."""

    def __init__(self, look: Look, document: QTextDocument) -> None:
        super().__init__(document)
        self._look = look
        self._wear()
        look.changed.connect(self._wear_again)

    def highlightBlock(self, text: str) -> None:
        """Tints one line; the state says whether it lies in fenced code."""
        before = max(_PLAIN, self.previousBlockState())
        fence = _FENCE.match(text)
        state = before
        if fence is not None:
            kind = _BACKTICKS if fence[1].startswith("`") else _TILDES
            state = kind if before == _PLAIN else _PLAIN if before == kind else before
        self.setCurrentBlockState(state)
        if before != _PLAIN or state != _PLAIN:
            self.setFormat(0, qt_length(text), self._code)
        else:
            self._tint_line(text)

    def _tint_line(self, text: str) -> None:
        if _HEADING.match(text):
            self.setFormat(0, qt_length(text), self._heading)
        elif _QUOTE.match(text):
            self.setFormat(0, qt_length(text), self._quiet)
        elif bullet := _BULLET.match(text):
            self.setFormat(0, bullet.end(), self._mark)
        for pattern, shape in ((_STRONG, self._strong), (_EMPHASIS, self._emphasis)):
            for found in pattern.finditer(text):
                self._paint(text, found.span(), shape)
        for found in _LINK.finditer(text):
            self._paint(text, found.span(), self._mark)
            self._paint(text, found.span(1), self._link)
        for found in _ADDRESS.finditer(text):
            self._paint(text, found.span(), self._link)
        for found in _CODE.finditer(text):
            self._paint(text, found.span(), self._code)

    def _paint(self, text: str, span: tuple[int, int], shape: QTextCharFormat) -> None:
        start = qt_length(text[: span[0]])
        self.setFormat(start, qt_length(text[span[0] : span[1]]), shape)

    def _wear(self) -> None:
        palette = self._look.palette
        self._heading, self._link, self._code, self._quiet, self._mark = (
            QTextCharFormat() for _ in range(5)
        )
        self._strong, self._emphasis = QTextCharFormat(), QTextCharFormat()
        self._heading.setForeground(palette.accent)
        self._heading.setFontWeight(QFont.Weight.DemiBold)
        self._link.setForeground(palette.blue)
        self._code.setForeground(palette.amber)
        self._quiet.setForeground(palette.text2)
        self._mark.setForeground(palette.text3)
        self._strong.setFontWeight(QFont.Weight.DemiBold)
        self._emphasis.setFontItalic(True)

    def _wear_again(self) -> None:
        self._wear()
        self.rehighlight()
