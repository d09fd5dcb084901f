"""Asks the command line for JSON, and hands the answer on as a value."""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject

from forest_studio.app.bench.child import Child, Ending
from forest_studio.app.bench.command_line import environment
from forest_studio.app.bench.endings import ending_text
from forest_studio.app.bench.lines import parsed
from forest_studio.app.words.translation import translate

LARGEST = 64 << 20
"""Bytes of an answer; what says more than this is none."""


@dataclass(eq=False)
class _Asked:
    child: Child
    answered: Callable[[Any], None]
    failed: Callable[[str], None]
    heard: bytearray


class Asker(QObject):
    """In each lane a newer question takes the place of an older one."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lanes: dict[str, _Asked] = {}

    @property
    def busy(self) -> bool:
        """Whether an answer is still to come."""
        return bool(self._lanes)

    def asks(self, lane: str) -> bool:
        """Whether an answer is still to come in a lane."""
        return lane in self._lanes

    def ask(
        self,
        lane: str,
        words: Sequence[str],
        answered: Callable[[Any], None],
        failed: Callable[[str], None],
    ) -> None:
        """Runs ``forest-studio WORDS`` and parses what it prints."""
        self.drop(lane)
        asked = _Asked(Child(words, environment(os.environ, False)), answered, failed, bytearray())
        self._lanes[lane] = asked
        asked.child.came.connect(lambda data: self._hear(lane, asked, data))
        asked.child.ended.connect(lambda ending: self._end(lane, asked, ending))
        asked.child.start()

    def drop(self, lane: str) -> None:
        """Nobody waits for the answer in a lane any more."""
        asked = self._lanes.pop(lane, None)
        if asked is not None:
            asked.child.abandon()
            asked.child.deleteLater()

    def close(self) -> None:
        """Drops everything."""
        for lane in list(self._lanes):
            self.drop(lane)

    def _hear(self, lane: str, asked: _Asked, data: bytes) -> None:
        asked.heard += data
        if len(asked.heard) > LARGEST and self._lanes.get(lane) is asked:
            self.drop(lane)
            asked.failed(translate("Bench", "The answer is too large to be shown."))

    def _end(self, lane: str, asked: _Asked, ending: Ending) -> None:
        if self._lanes.get(lane) is not asked:
            return
        del self._lanes[lane]
        asked.child.deleteLater()
        data = parsed(bytes(asked.heard)) if ending.well else None
        if data is not None:
            asked.answered(data)
        else:
            unread = translate("Bench", "The bench answered in a way that can't be read.")
            asked.failed(ending_text(ending) or unread)
