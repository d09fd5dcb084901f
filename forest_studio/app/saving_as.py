"""Asks where a file is to be saved: its name made of words, its ending by its form."""

import re
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

_LETTERS = 48
"""Of a name that is made of a sentence."""
_ENDING = re.compile(r"\.[A-Za-z]\w{0,9}")
"""What follows a dot and is no ending: the 2 of a version, the rest of a sentence."""


def save_as(
    parent: QWidget, title: str, name: str, endings: Mapping[str, str]
) -> tuple[Path, str] | None:
    """The file that somebody names and the ending of its kind; None when nobody does.

    ``endings`` maps the kinds that the dialog offers to the ending that a name gets which has none.
    What the completed name would overwrite is asked about as well.
    """
    first = next(iter(endings.values()))
    while True:
        chosen, kind = QFileDialog.getSaveFileName(parent, title, name, ";;".join(endings))
        if not chosen:
            return None
        wanted = endings.get(kind, first)
        if _ENDING.fullmatch(Path(chosen).suffix):
            return Path(chosen), wanted
        named = chosen + wanted
        if not Path(named).exists():
            return Path(named), wanted
        # The dialog asked about another name: this one is shown in it, and it asks about this one.
        name = named


def name_of(sentence: str, otherwise: str) -> str:
    """A sentence as the name of a file: whole words of it, in small letters."""
    words = re.sub(r"[^\w]+", "-", sentence.casefold()).strip("-")
    if len(words) > _LETTERS:
        cut = words[: _LETTERS + 1].rpartition("-")[0] or words[:_LETTERS]
        words = cut.strip("-")
    return words or otherwise


def plain(name: str) -> str:
    """A name without what no system has in the name of a file."""
    return re.sub(r'[\x00-\x1f<>:"/\\|?*]+', "-", name).strip(" .-")
