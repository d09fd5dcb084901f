"""What a forest has learnt from its trails, and the file in which that is kept."""

import json
import os
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from forest_studio.core.trails.lesson import Lesson, doors_seen, from_data, lesson_of, to_data
from forest_studio.core.trails.trail import Trail
from forest_studio.core.trails.useful_path import DoorKey

FILE = "lessons.json"
_FORMAT = 1


@dataclass
class Learnt:
    """Lessons by the names of their trails, and how often each door was seen."""

    lessons: dict[str, Lesson] = field(default_factory=dict)
    unreadable: set[str] = field(default_factory=set)
    """Names of files that are no trails; they never change, so that they need no second look."""
    seen: Counter[DoorKey] = field(default_factory=Counter)

    def knows(self, name: str) -> bool:
        """Whether that file was read."""
        return name in self.lessons or name in self.unreadable

    def take(self, name: str, trail: Trail) -> Lesson:
        """Learns from one trail; raises HuntError for one that teaches nothing."""
        lesson = self.lessons[name] = lesson_of(trail)
        self.seen.update(doors_seen(trail))
        return lesson

    def save(self, folder: Path) -> None:
        """Writes the file in one step; raises OSError."""
        seen = [[k.home, k.other, k.type, k.scent, count] for k, count in self.seen.items()]
        data = {
            "format": _FORMAT,
            "lessons": {name: to_data(lesson) for name, lesson in self.lessons.items()},
            "unreadable": sorted(self.unreadable),
            "seen": seen,
        }
        with NamedTemporaryFile("w", dir=folder, encoding="utf-8", delete=False) as new:
            try:
                json.dump(data, new, separators=(",", ":"))
                new.close()
                os.replace(new.name, folder / FILE)
            except BaseException:
                Path(new.name).unlink(missing_ok=True)
                raise


def load(folder: Path) -> Learnt:
    """What the file says; nothing where there is none or it can't be read."""
    with suppress(OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return _from_data(json.loads((folder / FILE).read_text(encoding="utf-8")))
    return Learnt()


def _from_data(data: Any) -> Learnt:
    if data["format"] != _FORMAT:
        return Learnt()
    seen = Counter(
        {DoorKey(home, other, kind, scent): int(n) for home, other, kind, scent, n in data["seen"]}
    )
    lessons = {str(name): from_data(lesson) for name, lesson in data["lessons"].items()}
    return Learnt(lessons, set(map(str, data["unreadable"])), seen)
