"""What an experiment with heat is: parts that are done one by one."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from forest_studio.bench.heat.asking import Asked
from forest_studio.bench.records import Origin

OnHunt = Callable[[Asked], None]
"""Told of every hunt as it ends."""


@dataclass(frozen=True, slots=True)
class Part:
    """All hunts of one seed under one kind of heat; they learn from nothing outside of it."""

    seed: int
    arm: str


def parts_of(seeds: int, arms: Sequence[str]) -> tuple[Part, ...]:
    """Every arm under every seed, seed by seed."""
    return tuple(Part(seed, arm) for seed in range(seeds) for arm in arms)


class Experiment(Protocol):
    """Hunts that are asked part by part."""

    @property
    def parts(self) -> tuple[Part, ...]:
        """In the order in which they are done."""
        ...

    @property
    def hunts(self) -> int:
        """How many a part has."""
        ...

    def take(self, part: Part, on_hunt: OnHunt) -> Sequence[Asked]:
        """Asks what a part asks."""
        ...


class ExperimentHeader(Origin):
    """What an experiment measures; one with the same header asks the same hunts."""

    experiment: str
    """Its name, as its verb has it."""
    criteria: str
    """The name of those that judge it."""
    navigator: str
    seeds: int
    settings: Mapping[str, int | str]
    """What else its verb was told."""
    parts: int
    hunts: int
    """Of each part."""
