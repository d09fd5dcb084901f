"""Shortcuts: which entries and pages of evidence hunts have joined often enough."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime

from forest_studio.core.trails.edge_uses import succeeded
from forest_studio.core.trails.heat_table import HeatTable
from forest_studio.core.trails.lesson import Lesson
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

    Only ways of two hops or more count: what is one hop away needs no shortcut. Where a pair has
    several clusters, the largest is given. Hunts that end before ``now`` count, right ones only.
    """
    latest = None if now is None else now.timestamp()
    by_pair: defaultdict[tuple[str, str], list[Lesson]] = defaultdict(list)
    for lesson in lessons:
        past = latest is None or lesson.time <= latest
        if past and succeeded(lesson, judgements.get(lesson.trail)):
            for pair in {(way.entry, way.end) for way in lesson.ways if len(way.doors) > 1}:
                by_pair[pair].append(lesson)
    found = [
        _joined(pair, those, table, now)
        for pair, those in by_pair.items()
        if len({_plain(lesson.question) for lesson in those}) >= least
    ]
    enough = [pair for pair in found if len(pair.questions) >= least]
    return tuple(sorted(enough, key=lambda pair: (-pair.heat, pair.home, pair.other)))


def edge_strength(
    pair: tuple[str, str],
    lessons: Iterable[Lesson],
    table: HeatTable,
    judgements: Mapping[str, Judgement],
    now: datetime | None = None,
) -> float:
    """What keeps a minted shortcut warm: hunts that went through it, or the long way between."""
    home, other = pair
    latest = None if now is None else now.timestamp()
    trails = [
        lesson.trail
        for lesson in lessons
        if (latest is None or lesson.time <= latest)
        and succeeded(lesson, judgements.get(lesson.trail))
        and any(home in way.nodes and way.end == other for way in lesson.ways)
    ]
    return table.strength(trails, now)


def _joined(
    pair: tuple[str, str], lessons: list[Lesson], table: HeatTable, now: datetime | None
) -> Joined:
    asked = {lesson.question for lesson in lessons}
    clusters = [_distinct(cluster) for cluster in table.questions.clusters(asked)]
    best = max(clusters, key=lambda cluster: (len(cluster), cluster))
    plain = {_plain(question) for question in best}
    trails = [lesson.trail for lesson in lessons if _plain(lesson.question) in plain]
    return Joined(*pair, best, table.strength(trails, now))


def _distinct(questions: Iterable[str]) -> tuple[str, ...]:
    """Each question once, whatever its capitals, spaces and final signs."""
    found: dict[str, str] = {}
    for question in sorted(questions):
        found.setdefault(_plain(question), question)
    return tuple(found.values())


def _plain(question: str) -> str:
    return " ".join("".join(c if c.isalnum() else " " for c in question.casefold()).split())
