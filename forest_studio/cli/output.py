"""How verbs speak: text for people, JSON for programs, errors and progress on the side."""

import json
import math
import re
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TaskProgressColumn,
    TextColumn,
)
from rich.text import Text

FOUND = 100
"""Exit code of a check that found something."""
BROKEN = 1
"""Exit code when the forest, the disk or git is broken."""
USAGE = 2
"""Exit code of a wrong command line."""
INTERRUPTED = 130
"""Exit code after Ctrl+C."""

PATIENCE = 0.5
"""Seconds of work before a bar is shown."""

Report = Callable[[int, int], None]
"""Told how much is done, of how much; 0 where that is not known."""
Step = Callable[[str, int, int], None]
"""The same with the name of the step before it."""
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
_JSON_CONTROL = re.compile(r"[\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""Those that JSON may hold as they are, and a terminal may obey."""


def safe(text: str) -> str:
    """Text from a forest as a terminal may show it: no escape sequences, nothing reversed."""
    return _CONTROL.sub("\N{REPLACEMENT CHARACTER}", text.replace("\r\n", "\n"))


def one_line(text: str) -> str:
    """Safe text on one line."""
    return " ".join(safe(text).split())


def styled(*parts: str | tuple[str, str]) -> Text:
    """A line of words, each plain or with its style; what comes from a forest is made safe."""
    safe_parts = [safe(p) if isinstance(p, str) else (safe(p[0]), p[1]) for p in parts]
    return Text.assemble(*safe_parts)


def console(*, to_errors: bool = False) -> Console:
    """A console on the present stdout or stderr; without colour where that is no terminal."""
    file = sys.stderr if to_errors else sys.stdout
    return Console(file=file, soft_wrap=True, highlight=False, markup=False, emoji=False)


def say(*parts: str | tuple[str, str]) -> None:
    """Prints one line for a person."""
    console().print(styled(*parts))


def warn(text: str) -> None:
    """One line on stderr about something that did not stop the verb."""
    console(to_errors=True).print(styled(("note: ", "yellow"), one_line(text)))


def fail(text: str) -> None:
    """The one line on stderr that tells why a verb stopped, and what to do."""
    console(to_errors=True).print(styled(("forest-studio: ", "bold red"), one_line(text)))


def say_json(data: Any) -> None:
    """Prints a value as the one JSON document of stdout."""
    sys.stdout.write(json_text(data, indent=2) + "\n")


def json_text(data: Any, indent: int | None = None) -> str:
    """A value as JSON that a terminal may show: no escape sequences, and no number but finite ones.

    What is not finite becomes null, as JSON has no word for it.
    """
    try:
        text = json.dumps(data, ensure_ascii=False, indent=indent, allow_nan=False)
    except ValueError:
        text = json.dumps(_finite(data), ensure_ascii=False, indent=indent)
    return _JSON_CONTROL.sub(lambda found: f"\\u{ord(found.group()):04x}", text)


def _finite(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _finite(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [_finite(value) for value in data]
    return None if isinstance(data, float) and not math.isfinite(data) else data


def speak_utf8() -> None:
    """Makes both streams take any text: a name that is not UTF-8 must not stop a listing."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="backslashreplace")


@contextmanager
def progress(label: str) -> Iterator[Report | None]:
    """A bar on stderr for work that takes long; None, and silence, without a terminal."""
    with _bar(MofNCompleteColumn()) as tell:
        yield None if tell is None else partial(tell, label)


@contextmanager
def steps() -> Iterator[Step | None]:
    """As ``progress``, for work of several steps: each has its label, and a share in percent."""
    with _bar(TaskProgressColumn()) as tell:
        yield tell


@contextmanager
def _bar(share: ProgressColumn) -> Iterator[Step | None]:
    shown = console(to_errors=True)
    if not shown.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), share)
    bar = Progress(*columns, console=shown, transient=True)
    task = bar.add_task("", total=None)
    began = time.monotonic()

    def tell(label: str, done: int, total: int) -> None:
        bar.update(task, description=label, completed=done, total=total or None)
        if time.monotonic() - began > PATIENCE:
            bar.start()

    try:
        yield tell
    finally:
        bar.stop()


def count(number: int, one: str, many: str = "") -> str:
    """``1 error``, ``3 errors``, ``1,200 nodes``."""
    return f"{number:,} {one if number == 1 else many or one + 's'}"
