"""One question asked under one kind of heat, and what is read off the hunt."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from statistics import fmean

from forest_studio.bench.grading.grade import grade
from forest_studio.bench.place import Place
from forest_studio.bench.suites import Question
from forest_studio.core.hunt.base import HeatOf, State, World, no_heat
from forest_studio.core.hunt.foraging.vocabulary import vocabulary
from forest_studio.core.hunt.loop import Limits, run
from forest_studio.core.hunt.navigators import navigator
from forest_studio.core.hunt.observing.doors import doors_at
from forest_studio.core.hunt.observing.entries import entry_hits
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.words import stems
from forest_studio.core.trails.heat import Heat
from forest_studio.core.trails.heat_table import HeatTable
from forest_studio.core.trails.trail import Trail

NONE, UNCONDITIONED, CONDITIONED = "no heat", "unconditioned", "conditioned"
ALPHA = {UNCONDITIONED: 1.0, CONDITIONED: 0.0}
"""Share of the heat that does not ask what was asked."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What one hunt came to."""

    arm: str
    """The kind of heat."""
    group: str
    """Which part of the experiment the question belongs to."""
    question: str
    """Its id."""
    seed: int
    number: int
    """The pass, from 1."""
    correct: bool
    reached: bool
    supported: bool
    hops: int
    tokens: int
    entry_first: bool
    """Whether the first hit of the entry search lies on the gold path."""
    entry_rank: float
    """One by the rank of the first hit on the gold path; 0 where none is."""
    answer_rank: float
    """One by the rank of the page that holds the answer among those hits; 0 where it is none."""
    door_first: float | None
    """Share of the steps of the gold path at which the gold door is listed first; None for a gold
    path without a walkable step."""
    door_rank: float | None
    """Mean over those steps of one by the rank of the gold door."""
    warmth: float
    """Of the warmest page for this question; 0 where nothing is warm."""


@dataclass(frozen=True, slots=True)
class Asking:
    """How questions are asked: where, by whom, under which limits."""

    place: Place
    navigator: str = "forager"
    limits: Limits = field(default_factory=Limits)

    def ask(  # noqa: PLR0917
        self, question: Question, arm: str, group: str, seed: int, number: int, table: HeatTable
    ) -> tuple[Asked, Trail]:
        """One hunt, graded; doors are shuffled by the seed in every arm."""
        heat = warmed(table, question.question, arm)
        world = World(self.place.forest, self.place.index, heat=heat, door_seed=seed)
        walker = navigator(self.navigator)
        trail = run(question.question, walker, world, self.limits, seed=seed)
        scores = grade(trail, question)
        hits = [hit.node for hit in entry_hits(world, question.question)]
        entry = _reciprocals(hits, question.path)
        doors = [_door(world, question.question, *step) for step in steps(world, question.path)]
        asked = Asked(
            arm=arm,
            group=group,
            question=question.id,
            seed=seed,
            number=number,
            correct=scores.correct,
            reached=scores.reached,
            supported=scores.supported,
            hops=trail.hops,
            tokens=trail.usage.observed_tokens,
            entry_first=entry == 1,
            entry_rank=entry,
            answer_rank=_reciprocals(hits, (question.gold_page,)),
            door_first=fmean(rank == 1 for rank in doors) if doors else None,
            door_rank=fmean(doors) if doors else None,
            warmth=_warmest(heat),
        )
        return asked, trail


def cold_table(forest: Forest) -> HeatTable:
    """The heat of a forest in which nobody has hunted yet."""
    return HeatTable(stems, forest.manifest.half_life_days, vocabulary(forest))


def warmed(table: HeatTable, question: str, arm: str) -> HeatOf:
    """The heat of an arm for a question."""
    return no_heat if arm == NONE else table.of(question, alpha=ALPHA[arm])


def steps(world: World, path: Sequence[str]) -> list[tuple[str, str]]:
    """The steps of a gold path that are doors of the forest."""
    cold = replace(world, heat=no_heat)
    nodes = world.forest.nodes
    return [
        (home, other)
        for home, other in pairwise(path)
        if home in nodes and other in {d.node for d in doors_at(cold, State("", home))}
    ]


def _door(world: World, question: str, home: str, other: str) -> float:
    return _reciprocals([d.node for d in doors_at(world, State(question, home))], (other,))


def _reciprocals(ranked: Sequence[str], wanted: Sequence[str]) -> float:
    """One by the rank of the first that is wanted; 0 where none is there."""
    return next((1 / rank for rank, node in enumerate(ranked, 1) if node in wanted), 0.0)


def _warmest(heat: HeatOf) -> float:
    if not isinstance(heat, Heat):
        return 0.0
    return max((warmth for _, warmth in heat.warmest_pages(1)), default=0.0)
