"""What one hunt teaches: its useful ways, the doors it followed, and how it ended."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC
from typing import Any

from forest_studio.core.model.errors import HuntError
from forest_studio.core.trails.trail import Outcome, Trail
from forest_studio.core.trails.useful_path import (
    ENTRIES,
    DoorKey,
    Passage,
    Way,
    key_of,
    passages,
    ways_to,
)

_FAIR_FAILURES = {Outcome.GAVE_UP, Outcome.HOP_LIMIT, Outcome.TOKEN_LIMIT, Outcome.ANSWERED}
"""Ends that say something about the doors; a clock, a person or a server says nothing."""
_AIMLESS = {"random", "first-door", "replay"}
"""Navigators that follow no intent of their own: only a judged answer of theirs teaches."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A trail as heat, shortcuts and the statistics of doors need it."""

    trail: str
    """The trail's id; a lesson counts once."""
    question: str
    time: float
    """When the hunt began, in seconds since 1970 (UTC)."""
    succeeded: bool
    """Whether it was answered and all its quotes were found in the bytes."""
    failed: bool
    """Whether it ended without supported evidence, and not because of something else."""
    ways: tuple[Way, ...]
    """One to each page that the answer names."""
    followed: tuple[DoorKey, ...]
    """Doors from page to page that were gone through, each once."""
    misled: tuple[DoorKey, ...]
    """Doors that were hot, which a failed hunt trusted; one into the forest has no ``home``."""
    confidence: float = 1.0
    """How sure the answer was, from 0 to 1, as long as nobody judged it."""

    @property
    def nodes(self) -> tuple[str, ...]:
        """Nodes of the useful ways, each once."""
        return tuple(dict.fromkeys(node for way in self.ways for node in way.nodes))

    @property
    def ends(self) -> tuple[str, ...]:
        """The pages of evidence, each once."""
        return tuple(dict.fromkeys(way.end for way in self.ways))

    @property
    def doors(self) -> tuple[DoorKey, ...]:
        """Doors of the useful ways, each once."""
        return tuple(dict.fromkeys(door for way in self.ways for door in way.doors))


def lesson_of(trail: Trail) -> Lesson:
    """What a trail teaches; who judged it is not its affair. Raises HuntError for a bad date."""
    gone = list(passages(trail.steps))
    aimed = trail.navigator not in _AIMLESS
    succeeded = trail.outcome is Outcome.ANSWERED and trail.supported
    started = trail.started if trail.started.tzinfo else trail.started.replace(tzinfo=UTC)
    try:
        time = started.timestamp()
    except (OverflowError, ValueError, OSError) as error:
        raise HuntError(f"the trail {trail.id} has no date that can be used") from error
    return Lesson(
        trail.id,
        trail.question,
        time,
        succeeded and aimed,
        not succeeded and aimed and trail.outcome in _FAIR_FAILURES,
        ways_to(trail.steps, _evidence(trail)),
        tuple(dict.fromkeys(passage.door for passage in gone if not passage.is_entry)),
        tuple(dict.fromkeys(_trusted(passage) for passage in gone if passage.heat > 0)),
        _share(trail.confidence),
    )


def doors_seen(trail: Trail) -> frozenset[DoorKey]:
    """The doors from page to page that a hunt was shown, each once."""
    return frozenset(
        key_of(step.observation.node, door)
        for step in trail.steps
        for door in step.observation.doors
        if step.observation.node and door.label not in ENTRIES
    )


def renamed(lesson: Lesson, ids: Mapping[str, str]) -> Lesson:
    """The lesson with the ids that nodes have by now."""
    if not ids:
        return lesson
    return replace(
        lesson,
        ways=tuple(
            Way(tuple(ids.get(node, node) for node in way.nodes), _renamed(way.doors, ids))
            for way in lesson.ways
        ),
        followed=_renamed(lesson.followed, ids),
        misled=_renamed(lesson.misled, ids),
    )


def to_data(lesson: Lesson) -> list[Any]:
    """The lesson as plain lists, for a cache."""
    ways = [[way.nodes, _plain(way.doors)] for way in lesson.ways]
    flags = [lesson.succeeded, lesson.failed]
    doors = [ways, _plain(lesson.followed), _plain(lesson.misled)]
    return [lesson.trail, lesson.question, lesson.time, *flags, *doors, lesson.confidence]


def from_data(data: Any) -> Lesson:
    """The way back; raises ValueError, TypeError or KeyError for what is no lesson."""
    trail, question, time, succeeded, failed, ways, followed, misled, confidence = data
    return Lesson(
        str(trail),
        str(question),
        float(time),
        bool(succeeded),
        bool(failed),
        tuple(Way(tuple(map(str, nodes)), _keys(doors)) for nodes, doors in ways),
        _keys(followed),
        _keys(misled),
        _share(float(confidence)),
    )


def _share(confidence: float) -> float:
    """From 0 to 1, for anybody may have written the file; what is no number is no confidence."""
    return min(1.0, confidence) if confidence >= 0 else 0.0


def _evidence(trail: Trail) -> tuple[str, ...]:
    """The pages that the answer names, or else the one where it was given."""
    if trail.answer is None:
        return ()
    quoted = tuple(dict.fromkeys(quote.node for quote in trail.answer.evidence if quote.node))
    return quoted or trail.nodes[-1:]


def _trusted(passage: Passage) -> DoorKey:
    return DoorKey("", passage.door.other) if passage.is_entry else passage.door


def _renamed(doors: Iterable[DoorKey], ids: Mapping[str, str]) -> tuple[DoorKey, ...]:
    return tuple(
        replace(door, home=ids.get(door.home, door.home), other=ids.get(door.other, door.other))
        for door in doors
    )


def _plain(doors: Iterable[DoorKey]) -> list[list[str]]:
    return [[door.home, door.other, door.type, door.scent] for door in doors]


def _keys(rows: Iterable[Any]) -> tuple[DoorKey, ...]:
    return tuple(DoorKey(*map(str, row)) for row in rows)
