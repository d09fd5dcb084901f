"""How far the doctor is with looking at a repository."""

from collections.abc import Callable
from enum import StrEnum


class Stage(StrEnum):
    """What is looked at, in the order in which that happens."""

    LOOSE = "loose objects"
    PACKS = "packs"
    HISTORY = "history"
    """Commits, folders and texts, from the branches on."""
    SOURCES = "files that may hold what is lost"
    """Only where an object is damaged or lost."""
    FILES = "files"


Told = Callable[[Stage, int, int], None]
"""Told how much of a stage is done, of how much at most; whatever it raises ends the examination,
in which nothing is changed."""
OFTEN = 128
"""Objects or files after which it is told again."""


def untold(_stage: Stage, _done: int, _total: int) -> None:
    """For who wants no progress."""
