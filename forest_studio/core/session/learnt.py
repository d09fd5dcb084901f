"""What a forest has learnt from its trails, and the file in which that is kept."""

import json
import math
import os
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from forest_studio.core.model.errors import HuntError
from forest_studio.core.trails.lesson import Lesson, doors_seen, from_data, lesson_of, to_data
from forest_studio.core.trails.trail import VERSION, Trail
from forest_studio.core.trails.useful_path import DoorKey

FILE = "lessons.json"
_FORMAT = 2


@dataclass
class Learnt:
    """Lessons by the names of their trails, and how often each door was seen."""

    lessons: dict[str, Lesson] = field(default_factory=dict)
    unreadable: set[str] = field(default_factory=set)
    """Names of files that are no trails; they never change, so that they need no second look
    until a program comes that reads newer ones."""
    seen: Counter[DoorKey] = field(default_factory=Counter)

    ids: set[str] = field(init=False, compare=False)
    """Of the trails that were learnt from."""

    def __post_init__(self) -> None:
        self.ids = {lesson.trail for lesson in self.lessons.values()}

    def knows(self, name: str) -> bool:
        """Whether that file was read."""
        return name in self.lessons or name in self.unreadable

    def take(self, name: str, trail: Trail) -> Lesson:
        """Learns from one trail; raises HuntError for one that teaches nothing.

        That is also what bears the id of a trail that was learnt from: it is no second hunt.
        """
        if trail.id in self.ids:
            raise HuntError(f"{name}: another file is the trail {trail.id}")
        lesson = self.lessons[name] = lesson_of(trail)
        self.ids.add(trail.id)
        self.seen.update(doors_seen(trail))
        return lesson

    def save(self, folder: Path) -> None:
        """Writes the file in one step; raises OSError."""
        seen = [[k.home, k.other, k.type, k.scent, count] for k, count in self.seen.items()]
        data = {
            "format": _FORMAT,
            "lessons": {name: to_data(lesson) for name, lesson in self.lessons.items()},
            "unreadable": sorted(self.unreadable),
            "reads": VERSION,
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
    broken = (OSError, ValueError, TypeError, KeyError, AttributeError, OverflowError)
    with suppress(*broken, RecursionError):
        return _from_data(json.loads((folder / FILE).read_text(encoding="utf-8")))
    return Learnt()


def _from_data(data: Any) -> Learnt:
    if data["format"] != _FORMAT:
        return Learnt()
    seen = Counter(
        {DoorKey(home, other, kind, scent): int(n) for home, other, kind, scent, n in data["seen"]}
    )
    lessons = {str(name): _sound(from_data(lesson)) for name, lesson in data["lessons"].items()}
    unreadable = set(map(str, data["unreadable"])) if data["reads"] == VERSION else set()
    return Learnt(lessons, unreadable, seen)


def _sound(lesson: Lesson) -> Lesson:
    """The lesson; raises ValueError for one that no trail could have taught."""
    if not math.isfinite(lesson.time) or not all(way.nodes for way in lesson.ways):
        raise ValueError(f"the lesson of {lesson.trail} is damaged")
    return lesson
