"""Compares two runs question by question: what flipped, and the paired difference."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from forest_studio.bench.measures import MEASURES, Measure, by_question
from forest_studio.bench.records import Header, Sample
from forest_studio.bench.report_tables import chance
from forest_studio.bench.summary import Pair, pair
from forest_studio.bench.tables import Table, points
from forest_studio.core.model.errors import BenchError

_TOLD = ("suite", "suite_sha256", "forest_commit", "forest_content", "seed", "repeats", "limits")


@dataclass(frozen=True, slots=True)
class Flip:
    """A question that came out differently; shares of its repeats, or means of a figure."""

    question: str
    before: float
    after: float


@dataclass(frozen=True, slots=True)
class Compared:
    """One arm of the first run and one of the second, on the questions that both were asked."""

    before: str
    """Name of the arm in the first run."""
    after: str
    measure: str
    pair: Pair
    """The second run minus the first."""
    flips: tuple[Flip, ...]
    """Gains first, then losses, each in the order of the first run."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two runs, arm by arm."""

    arms: tuple[Compared, ...]
    differs: tuple[str, ...]
    """What else is different about the two runs, a line each."""

    def as_json(self) -> dict[str, Any]:
        """Plain values."""
        return asdict(self)

    def tables(self) -> list[Table]:
        """The differences, and the flips of each arm that has any."""
        return [_differences(self.arms), *(_flips(arm) for arm in self.arms if arm.flips)]


Run = tuple[Header, Sequence[Sample]]


def compare(
    before: Run, after: Run, arm: str = "", other: str = "", measure: str = "correct"
) -> Comparison:
    """Every arm that both runs have, or ``arm`` of the first and ``other`` of the second.

    Raises BenchError for an arm or a measure that is not there, and where the runs share no
    question.
    """
    if measure not in MEASURES:
        known = ", ".join(MEASURES)
        raise BenchError(f"no measure is called {measure!r}", remedy=f"The measures are {known}")
    pairs = _arms(before[0], after[0], arm, other)
    arms = tuple(_compared(before, after, one, two, MEASURES[measure]) for one, two in pairs)
    if not any(found.pair.difference for found in arms):
        raise BenchError("the two runs were not asked the same questions")
    return Comparison(arms, _differing(before[0], after[0]))


def _arms(before: Header, after: Header, arm: str, other: str) -> list[tuple[str, str]]:
    if not arm:
        shared = [(name, name) for name in before.arms if name in after.arms]
        if not shared:
            raise BenchError("the two runs have no arm in common", remedy="Give --arm and --other")
        return shared
    for name, header in ((arm, before), (other or arm, after)):
        if name not in header.arms:
            there = ", ".join(header.arms)
            raise BenchError(f"a run has no arm {name!r}", remedy=f"Its arms are {there}")
    return [(arm, other or arm)]


def _compared(before: Run, after: Run, one: str, two: str, measure: Measure) -> Compared:
    first = [sample for sample in before[1] if sample.arm == one]
    second = [sample for sample in after[1] if sample.arm == two]
    found = pair("after", "before", {"after": second, "before": first}, measure, before[0].seed)
    return Compared(one, two, measure.name, found, _flipped(first, second, measure))


def _flipped(
    first: Sequence[Sample], second: Sequence[Sample], measure: Measure
) -> tuple[Flip, ...]:
    was, now = by_question(first, measure), by_question(second, measure)
    flips = [Flip(q, was[q][0], now[q][0]) for q in was if q in now and was[q][0] != now[q][0]]
    return tuple(sorted(flips, key=lambda flip: flip.before > flip.after))


def _differing(before: Header, after: Header) -> tuple[str, ...]:
    was, now = before.model_dump(mode="json"), after.model_dump(mode="json")
    lines = [
        f"{key.replace('_', ' ')}: {was[key]} → {now[key]}" for key in _TOLD if was[key] != now[key]
    ]
    versions = [
        f"{name}: {before.versions.get(name, 'none')} → {version}"
        for name, version in after.versions.items()
        if before.versions.get(name) != version
    ]
    return (*lines, *versions)


def _differences(arms: Sequence[Compared]) -> Table:
    rows = [
        [
            a.before if a.before == a.after else f"{a.after} − {a.before}",
            a.measure,
            str(a.pair.difference.n),
            points(a.pair.difference),
            str(a.pair.only_first),
            str(a.pair.only_second),
            chance(a.pair.p),
        ]
        for a in arms
        if a.pair.difference is not None
    ]
    columns = ["arm", "measure", "n", "second − first, points", "gained", "lost", "McNemar p"]
    note = "Same questions; 95% interval of the paired bootstrap; exact McNemar test."
    return Table("Second run minus first", columns, rows, note, texts=2)


def _flips(arm: Compared) -> Table:
    rows = [[flip.question, f"{flip.before:.2f}", f"{flip.after:.2f}"] for flip in arm.flips]
    return Table(f"Flipped: {arm.after}", ["question", "first", "second"], rows)
