"""How often each door was seen, followed, and led to a supported answer: which scents mislead."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from forest_studio.core.trails.lesson import Lesson
from forest_studio.core.trails.useful_path import DoorKey
from forest_studio.core.trails.verdict import Judgement

_OFTEN = 2
"""Hunts that must have followed a scent before it is said to mislead."""


def misleads(followed: int, led: int) -> bool:
    """Whether a scent was followed more than once, and mostly in vain."""
    return followed >= _OFTEN and 2 * led < followed


@dataclass(frozen=True, slots=True)
class EdgeUse:
    """What hunts made of one door with one scent; each hunt counts once."""

    home: str
    other: str
    type: str
    """Name of the edge type; empty for a child, the parent or a name in common."""
    scent: str
    """What the door said then."""
    seen: int
    followed: int
    led: int
    """Hunts in which it was followed on the way to an answer with supported evidence, or one that
    a person called right."""

    @property
    def misled(self) -> int:
        """How often it was followed in vain."""
        return self.followed - self.led


def edge_uses(
    seen: Mapping[DoorKey, int],
    lessons: Iterable[Lesson],
    judgements: Mapping[str, Judgement],
) -> tuple[EdgeUse, ...]:
    """Every door that was ever seen, the most misleading first.

    ``judgements`` are by the ids of trails.
    """
    followed: Counter[DoorKey] = Counter()
    led: Counter[DoorKey] = Counter()
    for lesson in lessons:
        followed.update(lesson.followed)
        if succeeded(lesson, judgements.get(lesson.trail)):
            led.update(set(lesson.doors) & set(lesson.followed))
    uses = [
        EdgeUse(key.home, key.other, key.type, key.scent, times, followed[key], led[key])
        for key, times in seen.items()
    ]
    return tuple(sorted(uses, key=_most_misleading))


def succeeded(lesson: Lesson, judgement: Judgement | None) -> bool:
    """Whether a hunt's answer counts as right: by a person, or else by its evidence."""
    if judgement in (Judgement.RIGHT, Judgement.WRONG):
        return judgement is Judgement.RIGHT
    return lesson.succeeded


def _most_misleading(use: EdgeUse) -> tuple[int, int, str, str, str, str]:
    return -use.misled, -use.seen, use.home, use.other, use.type, use.scent
