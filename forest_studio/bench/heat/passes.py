"""Passes: the same questions again and again, each pass learning from the trails before it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from forest_studio.bench.heat.asking import (
    CONDITIONED,
    NONE,
    UNCONDITIONED,
    Asked,
    Asking,
    cold_table,
)
from forest_studio.bench.heat.experiment import OnHunt, Part, parts_of
from forest_studio.bench.heat.figures import TITLES, difference, mean, ratio
from forest_studio.bench.stats import Estimate
from forest_studio.bench.suites import Question
from forest_studio.bench.tables import Table, points, share, spread
from forest_studio.core.trails.lesson import Lesson, lesson_of
from forest_studio.core.trails.verdict import Judgement

JUDGED = "conditioned, judged"
"""Conditioned heat where a person has judged every answer by the gold one."""
ARMS = (NONE, UNCONDITIONED, CONDITIONED, JUDGED)
_HEAT_OF = {JUDGED: CONDITIONED}
_SHARES = ("correct", "reached")


@dataclass(frozen=True, slots=True)
class Passes:
    """The experiment; see Experiment."""

    asking: Asking
    questions: Sequence[Question]
    seeds: int
    passes: int

    @property
    def parts(self) -> tuple[Part, ...]:
        """By seed, by arm."""
        return parts_of(self.seeds, ARMS)

    @property
    def hunts(self) -> int:
        """Every question in every pass."""
        return self.passes * len(self.questions)

    def take(self, part: Part, on_hunt: OnHunt) -> list[Asked]:
        """One pass after the other."""
        table, found = cold_table(self.asking.place.forest), []
        heat, judged = _HEAT_OF.get(part.arm, part.arm), part.arm == JUDGED
        for number in range(1, self.passes + 1):
            learnt: list[tuple[Lesson, Judgement | None]] = []
            for question in self.questions:
                doors = 1000 * part.seed + number
                asked, trail = self.asking.ask(question, heat, "all", doors, number, table)
                learnt.append((lesson_of(trail), _judgement(asked) if judged else None))
                found.append(replace(asked, arm=part.arm, seed=part.seed))
                on_hunt(found[-1])
            # A pass learns from those before it, so that all its questions stand alike.
            for lesson, judgement in learnt:
                table.learn(lesson, judgement)
        return found


def pass_figures(samples: Sequence[Asked]) -> dict[str, Estimate | None]:
    """The figures that criteria speak of."""
    last = max((sample.number for sample in samples), default=1)
    found: dict[str, Estimate | None] = {}
    for arm in ARMS:
        first, newest = _pass(samples, arm, 1), _pass(samples, arm, last)
        for measure in ("hops", "hops-right", "tokens"):
            found[f"{arm}/{measure}/last-by-first"] = ratio(newest, first, measure)
        for measure in ("correct", "reached"):
            found[f"{arm}/{measure}/last-minus-first"] = difference(newest, first, measure)
        warm = [s.warmth for s in samples if s.arm == arm and s.number > 1]
        average = sum(warm) / len(warm) if warm else 0.0
        found[f"{arm}/warmth"] = Estimate(average, average, average, len(warm))
    return found


def pass_tables(samples: Sequence[Asked]) -> tuple[Table, ...]:
    """A row for each arm and pass, and what the last pass saves against the first."""
    last = max((sample.number for sample in samples), default=1)
    rows = [
        (arm, str(number), *(_shown(_pass(samples, arm, number), measure) for measure in _COLUMNS))
        for arm in ARMS
        for number in range(1, last + 1)
    ]
    head = ("heat", "pass", *(TITLES[measure] for measure in _COLUMNS))
    figures = pass_figures(samples)
    saved = [
        (
            arm,
            spread(figures[f"{arm}/hops/last-by-first"]),
            spread(figures[f"{arm}/hops-right/last-by-first"]),
            spread(figures[f"{arm}/tokens/last-by-first"]),
            points(figures[f"{arm}/correct/last-minus-first"]),
            spread(figures[f"{arm}/warmth"]),
        )
        for arm in ARMS
    ]
    columns = (
        "heat", "hops", "hops of right answers", "tokens", "right answers, points",
        "mean warmth after the first",
    )  # fmt: skip
    return (
        Table("By pass", head, rows, "95% bootstrap intervals over questions.", texts=2),
        Table(f"Pass {last} by pass 1", columns, saved, "Paired by question over the same seeds."),
    )


_COLUMNS = ("hops", "hops-right", "tokens", "correct", "reached", "entry-p1")


def _shown(samples: Sequence[Asked], measure: str) -> str:
    figure = mean(samples, measure)
    return share(figure) if measure in (*_SHARES, "entry-p1") else spread(figure)


def _pass(samples: Sequence[Asked], arm: str, number: int) -> list[Asked]:
    return [sample for sample in samples if sample.arm == arm and sample.number == number]


def _judgement(asked: Asked) -> Judgement:
    return Judgement.RIGHT if asked.correct and asked.reached else Judgement.WRONG
