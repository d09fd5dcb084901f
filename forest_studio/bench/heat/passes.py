"""Passes: the same questions again and again, each pass learning from the trails before it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from forest_studio.bench.heat.asking import (
    CONDITIONED,
    NONE,
    UNCONDITIONED,
    Asked,
    Asking,
    cold_table,
)
from forest_studio.bench.heat.figures import TITLES, difference, mean, ratio
from forest_studio.bench.stats import Estimate
from forest_studio.bench.suites import Question
from forest_studio.bench.tables import Table, points, share, spread
from forest_studio.core.trails.lesson import Lesson, lesson_of
from forest_studio.core.trails.verdict import Judgement

JUDGED = "conditioned, judged"
"""Conditioned heat where a person has judged every answer by the gold one."""
ARMS = (NONE, UNCONDITIONED, CONDITIONED, JUDGED)
CRITERIA = "heat-passes"
_HEAT_OF = {JUDGED: CONDITIONED}
_SHARES = ("correct", "reached")
Progress = Callable[[int, int], None]


def take_passes(
    asking: Asking,
    questions: Sequence[Question],
    passes: int,
    seeds: int,
    progress: Progress | None = None,
) -> Iterator[Asked]:
    """Every hunt of the experiment: by seed, by arm, by pass."""
    total = seeds * len(ARMS) * passes * len(questions)
    done = 0
    for seed in range(seeds):
        for arm in ARMS:
            table = cold_table(asking.place.forest)
            for number in range(1, passes + 1):
                learnt: list[tuple[Lesson, Judgement | None]] = []
                for question in questions:
                    heat, doors = _HEAT_OF.get(arm, arm), 1000 * seed + number
                    asked, trail = asking.ask(question, heat, "all", doors, number, table)
                    learnt.append((lesson_of(trail), _judgement(asked) if arm == JUDGED else None))
                    yield replace(asked, arm=arm, seed=seed)
                    done += 1
                    if progress is not None:
                        progress(done, total)
                # A pass learns from those before it, so that all its questions stand alike.
                for lesson, judgement in learnt:
                    table.learn(lesson, judgement)


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
