"""Shortcuts: which entries and pages of evidence hunts have joined often enough."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from forest_studio.core.trails.edge_uses import succeeded
from forest_studio.core.trails.heat_table import HeatTable
from forest_studio.core.trails.lesson import Lesson
from forest_studio.core.trails.useful_path import DoorKey
from forest_studio.core.trails.verdict import Judgement

QUESTIONS = 3
"""Distinct questions of one cluster that mint a shortcut."""
COLD = 0.5
"""Heat at which a shortcut expires: three fresh deposits take 2.6 half-lives to get there."""


@dataclass(frozen=True, slots=True)
class Joined:
    """An entry and a page of evidence that hunts of alike questions have joined."""

    home: str
    other: str
    questions: tuple[str, ...]
    """The distinct questions of the cluster, sorted."""
    heat: float
    """What their hunts have left by now, whatever is asked."""


def joined(
    lessons: Iterable[Lesson],
    table: HeatTable,
    judgements: Mapping[str, Judgement],
    now: datetime | None = None,
    least: int = QUESTIONS,
) -> tuple[Joined, ...]:
    """Pairs with a cluster of at least ``least`` distinct questions, the hottest first.

    Only ways of two hops or more count: what is one hop away needs no shortcut. Once heat lets
    alike questions straight in at the end, their hunts count for the way that was worn. Where a
    pair has several clusters, the largest is given. Hunts that end before ``now`` count, right
    ones only.
    """
    right = _right(lessons, judgements, now)
    by_pair: defaultdict[tuple[str, str], list[Lesson]] = defaultdict(list)
    straight: defaultdict[str, list[Lesson]] = defaultdict(list)
    for lesson in right:
        for pair in {(way.entry, way.end) for way in lesson.ways if len(way.doors) > 1}:
            by_pair[pair].append(lesson)
        for end in _let_in(lesson):
            straight[end].append(lesson)
    found = []
    for pair, walked in by_pair.items():
        let_in = straight[pair[1]]
        if _distinct_questions(walked, let_in) >= least:
            those = [*walked, *_alike(walked, let_in, table)]
            if _distinct_questions(those) >= least:
                found.append(_joined(pair, those, table, now))
    enough = [pair for pair in found if len(pair.questions) >= least]
    return tuple(sorted(enough, key=lambda pair: (-pair.heat, pair.home, pair.other)))


def hunts_between(
    pair: tuple[str, str],
    lessons: Iterable[Lesson],
    table: HeatTable,
    judgements: Mapping[str, Judgement],
    now: datetime | None = None,
) -> tuple[Lesson, ...]:
    """What keeps a minted shortcut warm: hunts that went through it, or the long way between.

    Hunts of alike questions that heat let straight in at its end count as well.
    """
    home, other = pair
    right = _right(lessons, judgements, now)
    walked = [one for one in right if any(home in w.nodes and w.end == other for w in one.ways)]
    straight = [one for one in right if other in _let_in(one)]
    return (*walked, *_alike(walked, straight, table))


def _right(
    lessons: Iterable[Lesson], judgements: Mapping[str, Judgement], now: datetime | None
) -> list[Lesson]:
    """Those of hunts that were right, and had begun by then."""
    latest = None if now is None else now.timestamp()
    return [
        lesson
        for lesson in lessons
        if (latest is None or lesson.time <= latest)
        and succeeded(lesson, judgements.get(lesson.trail))
    ]


def _let_in(lesson: Lesson) -> tuple[str, ...]:
    """The pages of its evidence that heat showed the hunt among its hits."""
    return tuple(
        way.end
        for way in lesson.ways
        if way.nodes == (way.end,) and DoorKey("", way.end) in lesson.misled
    )


def _alike(walked: Sequence[Lesson], others: Sequence[Lesson], table: HeatTable) -> list[Lesson]:
    """Those of the others whose question is like one that was walked."""
    left, found = list(others), list[Lesson]()
    for question in sorted({lesson.question for lesson in walked}) if others else ():
        alike = table.alike(question, {one.question for one in left})
        near = [one for one in left if one.question in alike]
        found += near
        left = [one for one in left if one not in near]
    return found


def _joined(
    pair: tuple[str, str], lessons: list[Lesson], table: HeatTable, now: datetime | None
) -> Joined:
    asked = {lesson.question for lesson in lessons}
    clusters = [_distinct(cluster) for cluster in table.clusters(asked)]
    best = max(clusters, key=lambda cluster: (len(cluster), cluster))
    plain = {_plain(question) for question in best}
    trails = [lesson.trail for lesson in lessons if _plain(lesson.question) in plain]
    return Joined(*pair, best, table.strength(trails, now))


def _distinct_questions(*groups: Iterable[Lesson]) -> int:
    return len({_plain(lesson.question) for lessons in groups for lesson in lessons})


def _distinct(questions: Iterable[str]) -> tuple[str, ...]:
    """Each question once, whatever its capitals, spaces and final signs."""
    found: dict[str, str] = {}
    for question in sorted(questions):
        found.setdefault(_plain(question), question)
    return tuple(found.values())


def _plain(question: str) -> str:
    return " ".join("".join(c if c.isalnum() else " " for c in question.casefold()).split())
