"""Heat: what successful trails leave, derived from lessons alone for any question and time."""

import math
from array import array
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from threading import RLock

import numpy as np

from forest_studio.core.model.errors import HuntError
from forest_studio.core.trails.columns import Column, Floats
from forest_studio.core.trails.heat import Edge, Heat
from forest_studio.core.trails.lesson import Lesson, lesson_of
from forest_studio.core.trails.question_table import QuestionTable, Stems, Vocabulary
from forest_studio.core.trails.trail import Trail
from forest_studio.core.trails.verdict import Judgement

GAIN = 1.0
"""What a verified success leaves on each element of its useful ways, times its confidence."""
LOSS = -0.5
"""What is left where a failed hunt followed heat, and on ways that a person judged wrong."""
SAME = 0.7
"""Likeness from which two questions count as the same in other words; see heat-likeness.md too."""
CONDITIONED, UNCONDITIONED = "conditioned", "unconditioned"
_DAY = 86_400.0


class HeatTable:
    """All deposits of a forest; safe to use from many threads.

    The heat of an element for a question at a time is the sum over its deposits of
    ``amount · 2^(−age/half_life) · (α + (1−α)·sim(question, question of the deposit))``. It does
    not depend on the order in which lessons come. With α = 1 it is the pheromone of ant colony
    optimisation (Dorigo and Stützle, 2004) with evaporation by half-life.
    """

    def __init__(
        self, stems: Stems, half_life_days: float = 30.0, vocabulary: Vocabulary | None = None
    ) -> None:
        """``vocabulary`` is of the snapshot that is hunted in; see QuestionTable."""
        self.half_life_days = half_life_days
        self.questions = QuestionTable(stems, vocabulary=vocabulary)
        self._lock = RLock()
        self._rows: dict[str, int] = {}
        """By trail the first of its two rows: what its ways get, and what misled it gets."""
        self._lessons: dict[str, Lesson] = {}
        self._amounts = array("d")
        self._seconds = array("d")
        self._asked = array("q")
        self._nodes: Column[str] = Column()
        self._ends: Column[str] = Column()
        self._edges: Column[Edge] = Column()
        self._pairs: Column[tuple[str, str]] = Column()

    def __len__(self) -> int:
        """How many trails were learnt from."""
        return len(self._rows)

    def learn(self, lesson: Lesson, judgement: Judgement | None = None) -> None:
        """Takes a lesson in, in time that grows with its own length alone; once for each trail."""
        with self._lock:
            if lesson.trail in self._rows:
                return
            self._rows[lesson.trail] = len(self._amounts)
            self._lessons[lesson.trail] = lesson
            self._deposit(lesson, lesson.nodes, lesson.ends, [d.edge for d in lesson.doors])
            misled = lesson.misled
            entries = dict.fromkeys(door.other for door in misled if not door.home)
            edges = [door.edge for door in misled if door.home]
            self._deposit(lesson, [door.other for door in misled], entries, edges)
            self._set_amounts(lesson, judgement)

    def judge(self, trail: str, judgement: Judgement | None) -> None:
        """Lets a person's judgement rule over what a trail says of itself; None withdraws it."""
        with self._lock:
            if trail in self._lessons:
                self._set_amounts(self._lessons[trail], judgement)

    def of(
        self,
        question: str,
        *,
        alpha: float = 0.0,
        now: datetime | None = None,
        half_life_days: float | None = None,
    ) -> Heat:
        """The heat for a question, deposits after ``now`` left out.

        ``alpha`` is the share that all questions have in common: 0 is conditioned, 1 is not.
        """
        with self._lock:
            weights = same = self._weights(now, half_life_days or self.half_life_days)
            if alpha < 1 and len(weights):
                alike = self.questions.similarities(question)[np.array(self._asked)]
                weights = weights * (alpha + (1 - alpha) * alike)
                same = np.where(alike >= SAME, weights, 0.0)
            return self._heat(weights, same, UNCONDITIONED if alpha >= 1 else CONDITIONED)

    def weigh_by(self, vocabulary: Vocabulary) -> None:
        """Lets the words of questions weigh what they weigh in another snapshot."""
        with self._lock:
            self.questions.weigh_by(vocabulary)

    def overall(self, now: datetime | None = None, half_life_days: float | None = None) -> Heat:
        """The heat of all questions together (α = 1)."""
        return self.of("", alpha=1.0, now=now, half_life_days=half_life_days)

    def clusters(self, questions: Iterable[str]) -> list[tuple[str, ...]]:
        """Questions of learnt trails that are alike, directly or by way of others."""
        with self._lock:
            return self.questions.clusters(questions)

    def alike(self, question: str, others: Iterable[str]) -> set[str]:
        """Those of the others, questions of learnt trails, that are like this one."""
        with self._lock:
            likeness = self.questions.similarities(question)
            return {other for other in others if likeness[self.questions.add(other)] > 0}

    def strength(self, trails: Iterable[str], now: datetime | None = None) -> float:
        """What the deposits of these trails have left, whatever was asked."""
        with self._lock:
            weights = self._weights(now, self.half_life_days)
            return float(sum(weights[self._rows[t]] for t in trails if t in self._rows))

    def _deposit(
        self, lesson: Lesson, nodes: Iterable[str], ends: Iterable[str], edges: Iterable[Edge]
    ) -> None:
        edges = dict.fromkeys(edges)
        self._nodes.add(dict.fromkeys(nodes))
        self._ends.add(ends)
        self._edges.add(edges)
        self._pairs.add(dict.fromkeys((home, other) for home, other, _ in edges))
        self._amounts.append(0.0)
        self._seconds.append(lesson.time)
        self._asked.append(self.questions.add(lesson.question))

    def _set_amounts(self, lesson: Lesson, judgement: Judgement | None) -> None:
        row = self._rows[lesson.trail]
        self._amounts[row], self._amounts[row + 1] = amounts(lesson, judgement)

    def _weights(self, now: datetime | None, half_life_days: float) -> Floats:
        if not half_life_days > 0 or math.isinf(half_life_days):
            raise HuntError("a half-life must be a number of days above 0")
        moment = (now or datetime.now(UTC)).timestamp()
        ages = (moment - np.array(self._seconds)) / _DAY
        # A deposit of the future is none yet; its age must not overflow either.
        decay = np.exp2(-np.maximum(ages, 0.0) / half_life_days)
        return np.where(ages >= 0, np.array(self._amounts) * decay, 0.0)

    def _heat(self, weights: Floats, same: Floats, name: str) -> Heat:
        columns = (self._nodes, self._ends, self._edges, self._pairs)
        nodes, ends, edges, pairs = (column.sums(weights) for column in columns)
        return Heat(name, *columns, nodes, ends, edges, pairs, self._ends.sums(same))


def amounts(lesson: Lesson, judgement: Judgement | None) -> tuple[float, float]:
    """What the useful ways get, and what the hot doors get that a failed hunt followed."""
    if judgement is Judgement.RIGHT:
        return GAIN, 0.0
    if judgement is Judgement.WRONG:
        # The ways hold the doors that misled; they are not to be charged twice.
        return LOSS, 0.0
    if lesson.succeeded:
        return GAIN * lesson.confidence, 0.0
    return 0.0, LOSS if lesson.failed else 0.0


def heat_from(
    trails: Iterable[Trail],
    stems: Stems,
    half_life_days: float = 30.0,
    judgements: Mapping[str, Judgement] | None = None,
    vocabulary: Vocabulary | None = None,
) -> HeatTable:
    """The heat of these trails; ``judgements`` are by the trails' ids."""
    table = HeatTable(stems, half_life_days, vocabulary)
    for trail in trails:
        table.learn(lesson_of(trail), (judgements or {}).get(trail.id))
    return table
