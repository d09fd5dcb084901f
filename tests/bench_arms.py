"""The arms that the tests of the bench run: those that are fast, and two that may break."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from forest_studio.bench.arms.registry import find_arm, shelf
from forest_studio.bench.place import Place
from forest_studio.bench.suites import Question
from forest_studio.core.hunt.loop import Limits
from forest_studio.core.model.errors import HuntError
from forest_studio.core.trails.trail import Trail

NAMES = ("one-shot", "top-k", "pagerank", "forager", "oracle", "random", "first-door")
ARMS = tuple(find_arm(name, shelf()) for name in NAMES)


_ready: list[int] = []
"""The process in which an ``UnreadyArm`` was prepared."""


@dataclass(frozen=True)
class StandIn:
    """Hunts as another arm does."""

    inner: Any

    @property
    def name(self) -> str:
        return str(self.inner.name)

    @property
    def settings(self) -> Mapping[str, Any]:
        return dict(self.inner.settings)

    def prepare(self, question: Question, place: Place, limits: Limits) -> None:
        self.hunt(question, place, limits, 0)

    def hunt(self, question: Question, place: Place, limits: Limits, seed: int) -> Trail:
        trail: Trail = self.inner.hunt(question, place, limits, seed)
        return trail

    def ranking(self, question: Question, place: Place, trail: Trail) -> tuple[str, ...]:
        found: tuple[str, ...] = self.inner.ranking(question, place, trail)
        return found


@dataclass(frozen=True)
class UnreadyArm(StandIn):
    """Breaks where it was not prepared in the same process."""

    def prepare(self, question: Question, place: Place, limits: Limits) -> None:
        del question, place, limits
        _ready.append(os.getpid())

    def hunt(self, question: Question, place: Place, limits: Limits, seed: int) -> Trail:
        if os.getpid() not in _ready:
            raise HuntError("nothing was prepared here")
        return super().hunt(question, place, limits, seed)


@dataclass(frozen=True)
class BreakingArm(StandIn):
    """Breaks on one question as long as a file is there."""

    breaks_on: str
    while_there: Path

    def hunt(self, question: Question, place: Place, limits: Limits, seed: int) -> Trail:
        if question.id == self.breaks_on and self.while_there.exists():
            raise HuntError("the bridge is up")
        return super().hunt(question, place, limits, seed)
