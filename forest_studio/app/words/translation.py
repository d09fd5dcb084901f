"""Translation outside of widgets, and numbers and days as the language writes them."""

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

translate = QCoreApplication.translate
"""``translate("Context", "text")``; the tool that collects texts knows it by this name."""


def noop(_context: str, text: str) -> str:
    """Marks a text that ``looked_up`` translates later, where it is shown: the text itself."""
    return text


def looked_up(context: str, text: str) -> str:
    """The translation of a text that ``noop`` marked; the text where there is none."""
    return str(QCoreApplication.translate(context, text))


def counted(context: str, text: str, count: int) -> str:
    """A text with a number in it: ``counted("Context", "%Ln node(s)", 3)``."""
    return str(QCoreApplication.translate(context, text, "", count))


def number(value: float, decimals: int = 0) -> str:
    """A number with the separators of the language."""
    if decimals:
        return str(QLocale().toString(value, "f", decimals))
    return str(QLocale().toString(round(value)))


def day(seconds: float, with_year: bool = False) -> str:
    """The day of a moment (seconds since the epoch), short."""
    moment = QDateTime.fromSecsSinceEpoch(int(seconds))
    return str(QLocale().toString(moment, "d MMM yyyy" if with_year else "d MMM"))
