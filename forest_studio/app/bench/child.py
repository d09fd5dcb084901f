"""One child process: the command line of this program, its output told as it comes."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

from forest_studio.app.bench.command_line import program

_LAST_WORDS = 8192
"""Bytes of stderr that are remembered."""
_CONTROL = re.compile(r"\x1b\[[0-9;]*m|[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
_PREFIX = "forest-studio: "
_CODES = {0: "done", 2: "wrong", 100: "found", 130: "stopped"}


class End(StrEnum):
    """How a child ended."""

    DONE = "done"
    FOUND = "found"
    """Done, and a criterion was missed."""
    STOPPED = "stopped"
    """Somebody asked it to stop; it can go on."""
    WRONG = "wrong"
    """Its command line was refused."""
    BROKEN = "broken"
    """It said what is broken."""
    CRASHED = "crashed"
    NOT_STARTED = "not-started"


@dataclass(frozen=True, slots=True)
class Ending:
    """How a child ended, and the last thing that it said about it."""

    end: End
    words: str = ""
    code: int = 0

    @property
    def well(self) -> bool:
        """Whether it did what was asked."""
        return self.end in (End.DONE, End.FOUND)


class Child(QObject):
    """Starts at once in the next turn of the event loop; ends by itself, or when it is asked to."""

    came = Signal(bytes)
    """Some bytes of its output."""
    ended = Signal(object)
    """The Ending; once."""

    def __init__(self, words: Sequence[str], environment: Mapping[str, str]) -> None:
        super().__init__()
        self._last = b""
        self._over = self._asked = False
        self._process = QProcess(self)
        around = QProcessEnvironment()
        for name, value in environment.items():
            around.insert(name, value)
        self._process.setProcessEnvironment(around)
        command, *before = program()
        self._process.setProgram(command)
        self._process.setArguments([*before, *words])
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.readyReadStandardError.connect(self._hear)
        self._process.finished.connect(self._finish)
        self._process.errorOccurred.connect(self._fail)

    def start(self) -> None:
        """Starts it; nothing is ever typed into it."""
        self._process.setStandardInputFile(QProcess.nullDevice())
        self._process.start()

    @property
    def running(self) -> bool:
        """Whether it has not ended yet."""
        return not self._over

    def stop(self) -> None:
        """Asks it to finish what it does; asked again it is broken off."""
        if self._asked:
            self._process.kill()
        self._asked = True
        self._process.terminate()

    def abandon(self, patience: int = 0) -> None:
        """Ends it, after so many milliseconds in which it may finish; nobody is told any more."""
        self._over = True
        if self._process.state() == QProcess.ProcessState.NotRunning:
            return
        if patience:
            self._process.terminate()
            if self._process.waitForFinished(patience):
                return
        self._process.kill()
        self._process.waitForFinished(1000)

    def _read(self) -> None:
        data = bytes(self._process.readAllStandardOutput().data())
        if data and not self._over:
            self.came.emit(data)

    def _hear(self) -> None:
        heard = bytes(self._process.readAllStandardError().data())
        self._last = (self._last + heard)[-_LAST_WORDS:]

    def _finish(self, code: int, status: QProcess.ExitStatus) -> None:
        self._read()
        self._hear()
        if status == QProcess.ExitStatus.CrashExit:
            self._tell(Ending(End.STOPPED if self._asked else End.CRASHED, self._words(), code))
        else:
            self._tell(Ending(End(_CODES.get(code, "broken")), self._words(), code))

    def _fail(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._tell(Ending(End.NOT_STARTED, self._process.errorString()))

    def _tell(self, ending: Ending) -> None:
        if not self._over:
            self._over = True
            self.ended.emit(ending)

    def _words(self) -> str:
        return last_words(self._last)


def last_words(heard: bytes) -> str:
    """The last line of what a child said on stderr, as a label may show it."""
    text = _CONTROL.sub("", heard.decode("utf-8", "replace"))
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1].removeprefix(_PREFIX)[:600] if lines else ""
