"""Interference: trails are worn on some questions; what does that do to quite other ones?"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product
from statistics import fmean

from forest_studio.bench.heat.asking import (
    CONDITIONED,
    NONE,
    UNCONDITIONED,
    Asked,
    Asking,
    cold_table,
)
from forest_studio.bench.heat.experiment import OnHunt, Part, parts_of
from forest_studio.bench.heat.figures import MEASURES, TITLES, difference, kept, mean
from forest_studio.bench.heat.reworded import reworded
from forest_studio.bench.heat.wearing import gold_lesson
from forest_studio.bench.stats import Estimate
from forest_studio.bench.suites import Question
from forest_studio.bench.tables import Table, points, share, spread
from forest_studio.core.trails.heat_table import HeatTable
from forest_studio.core.trails.lesson import lesson_of

ARMS = (NONE, UNCONDITIONED, CONDITIONED)
WORN, OTHER_WORDS, DISJOINT = "A", "A reworded", "B"
GROUPS = (WORN, OTHER_WORDS, DISJOINT)
GOLD, HUNTS = "gold", "hunts"
"""What wears the forest: gold paths, as hunts that a person judged right, or real hunts."""
_FIGURES = ("correct", "entry-p1", "entry-mrr", "answer-mrr", "door-p1", "door-mrr")


@dataclass(frozen=True, slots=True)
class Interference:
    """The experiment; see Experiment. Each seed draws its own half of the questions as A."""

    asking: Asking
    questions: Sequence[Question]
    seeds: int
    wear: str = GOLD
    times: int = 3
    _worn: dict[int, HeatTable] = field(default_factory=dict, compare=False, repr=False)
    """The table of the seed that was worn last, which all its arms look at."""

    @property
    def parts(self) -> tuple[Part, ...]:
        """By seed, by arm."""
        return parts_of(self.seeds, ARMS)

    @property
    def hunts(self) -> int:
        """Every question, and those of A once more in other words."""
        return len(self.questions) + len(self.questions) // 2

    def take(self, part: Part, on_hunt: OnHunt) -> list[Asked]:
        """Wears the trails of A, then asks everything."""
        drawn = random.Random(part.seed).sample(list(self.questions), len(self.questions))
        half = len(drawn) // 2
        worn, disjoint = drawn[:half], drawn[half:]
        if part.seed not in self._worn:
            self._worn.clear()
            self._worn[part.seed] = self._table(worn, part.seed)
        groups = {WORN: worn, OTHER_WORDS: [reworded(q) for q in worn], DISJOINT: disjoint}
        found = []
        for group in GROUPS:
            for question in groups[group]:
                table = self._worn[part.seed]
                asked, _ = self.asking.ask(question, part.arm, group, part.seed, 1, table)
                found.append(asked)
                on_hunt(asked)
        return found

    def _table(self, questions: Sequence[Question], seed: int) -> HeatTable:
        forest = self.asking.place.forest
        table, cold = (cold_table(forest) for _ in range(2))
        for number, question in product(range(self.times), questions):
            if self.wear == GOLD:
                table.learn(gold_lesson(forest, question))
            else:
                doors = 1000 * (seed + 1) + number
                asked = self.asking.ask(question, NONE, WORN, doors, number, cold)
                table.learn(lesson_of(asked[1]))
        return table


def interference_figures(samples: Sequence[Asked]) -> dict[str, Estimate | None]:
    """The figures that criteria speak of: differences to no heat, and kept gains."""
    found: dict[str, Estimate | None] = {}
    for group, arm, measure in product(GROUPS, ARMS[1:], MEASURES):
        cold = _part(samples, group, NONE)
        found[f"{group}/{arm}/{measure}"] = difference(_part(samples, group, arm), cold, measure)
    for group, measure in product((WORN, OTHER_WORDS), MEASURES):
        cold, plain = _part(samples, group, NONE), _part(samples, group, UNCONDITIONED)
        mine = _part(samples, group, CONDITIONED)
        found[f"{group}/kept/{measure}"] = kept((mine, cold), (plain, cold), measure)
    for group, arm in product(GROUPS, ARMS):
        warm = fmean([s.warmth for s in _part(samples, group, arm)] or [0.0])
        found[f"{group}/warmth/{arm}"] = Estimate(warm, warm, warm, len(samples))
    return found


def interference_tables(samples: Sequence[Asked]) -> tuple[Table, ...]:
    """Every group under every heat, the differences to no heat, and what is kept of the gain."""
    figures = interference_figures(samples)
    heads = tuple(TITLES[measure] for measure in _FIGURES)
    rows = [
        (
            group,
            arm,
            *(_shown(mean(_part(samples, group, arm), m), m) for m in _FIGURES),
            _shown(mean(_part(samples, group, arm), "hops"), "hops"),
            spread(figures[f"{group}/warmth/{arm}"]),
        )
        for group, arm in product(GROUPS, ARMS)
    ]
    changes = [
        (group, arm, *(_change(figures[f"{group}/{arm}/{m}"], m) for m in _FIGURES))
        for group, arm in product(GROUPS, ARMS[1:])
    ]
    gains = [
        (group, *(spread(figures[f"{group}/kept/{measure}"]) for measure in _FIGURES))
        for group in (WORN, OTHER_WORDS)
    ]
    note = "A was worn, B was not; 95% bootstrap intervals over questions."
    return (
        Table("Under each heat", ("questions", "heat", *heads, "hops", "warmth"), rows, note, 2),
        Table("Against no heat", ("questions", "heat", *heads), changes, "Paired by question.", 2),
        Table(
            "Share of the unconditioned gain that conditioned heat keeps",
            ("questions", *heads),
            gains,
        ),
    )


def _part(samples: Sequence[Asked], group: str, arm: str) -> list[Asked]:
    return [sample for sample in samples if (sample.group, sample.arm) == (group, arm)]


def _shown(figure: Estimate | None, measure: str) -> str:
    return share(figure) if measure in ("correct", "entry-p1", "door-p1") else spread(figure)


def _change(figure: Estimate | None, measure: str) -> str:
    if measure in ("correct", "entry-p1", "door-p1"):
        return points(figure)
    return "–" if figure is None else f"{figure.value:+.3f} [{figure.low:+.3f}, {figure.high:+.3f}]"
