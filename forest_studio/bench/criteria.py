"""Criteria: what a run has to show, written before it and judged after it."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from forest_studio.bench.measures import MEASURES, estimate
from forest_studio.bench.named_files import find_named, named_files
from forest_studio.bench.records import Header, Sample
from forest_studio.bench.stats import Estimate
from forest_studio.bench.summary import pair
from forest_studio.bench.yaml_text import read_yaml
from forest_studio.core.model.errors import BenchError
from forest_studio.paths import shipped

_SIGNS = {"at_least": "≥", "above": ">", "at_most": "≤", "below": "<"}


class Criterion(BaseModel):
    """One figure and the limit that it has to keep."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    says: str
    """The expectation in words."""
    arm: str
    minus: str = ""
    """The arm to subtract, question by question; empty to judge the arm alone."""
    measure: str = "correct"
    bound: Literal["value", "low", "high"] = "value"
    """The figure itself, or an end of its 95% interval."""
    at_least: float | None = None
    above: float | None = None
    at_most: float | None = None
    below: float | None = None

    @model_validator(mode="after")
    def _is_whole(self) -> "Criterion":
        if sum(getattr(self, name) is not None for name in _SIGNS) != 1:
            raise ValueError("exactly one of at_least, above, at_most and below is needed")
        if self.measure not in MEASURES:
            raise ValueError(f"no measure is called {self.measure!r}; there are {_measures()}")
        return self

    @property
    def limit(self) -> str:
        """The limit as people write it, such as ``> 0``."""
        name = next(name for name in _SIGNS if getattr(self, name) is not None)
        return f"{_SIGNS[name]} {getattr(self, name):g}"

    def kept_by(self, value: float) -> bool:
        """Whether a figure keeps the limit."""
        return all(
            (
                self.at_least is None or value >= self.at_least,
                self.above is None or value > self.above,
                self.at_most is None or value <= self.at_most,
                self.below is None or value < self.below,
            )
        )


def _measures() -> str:
    return ", ".join(MEASURES)


class _CriteriaText(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    suite: str
    written: str = ""
    about: str = ""
    criteria: tuple[Criterion, ...] = Field(min_length=1)


@dataclass(frozen=True, slots=True)
class Criteria:
    """A file of criteria for one suite."""

    name: str
    suite: str
    criteria: tuple[Criterion, ...]
    content: bytes
    sha256: str

    def refuse_another(self, suite: str) -> None:
        """Raises BenchError unless they are for this suite."""
        if self.suite != suite:
            raise BenchError(
                f"the criteria {self.name!r} are for the suite {self.suite}, not for {suite}"
            )


class Status(StrEnum):
    """How a criterion came out."""

    MET = "met"
    MISSED = "missed"
    NOT_MEASURED = "not measured"
    """An arm of it did not run, or no question bears on it."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A criterion with what was measured."""

    criterion: Criterion
    status: Status
    measured: Estimate | None


def shipped_criteria() -> dict[str, Path]:
    """The files of the criteria that ship, by name."""
    return named_files(shipped("bench", "criteria"))


def find_criteria(name: str) -> Path:
    """The file of criteria: a path, or the name of criteria that ship; raises BenchError."""
    return find_named(name, shipped_criteria(), "criteria file")


def load_criteria(path: Path) -> Criteria:
    """Reads a file of criteria; raises BenchError with file and line."""
    if not path.is_file():
        raise BenchError(f"there is no file {path}")
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BenchError(f"{path} can't be read: {error.strerror}") from error
    located = read_yaml(content, path)
    try:
        text = _CriteriaText.model_validate(located.value)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        message = f"{place}: {first['msg']}"
        if not place:
            message = "criteria have keys and values at their top: name, suite, criteria"
        raise BenchError(message, node=str(path), line=located.line(*first["loc"])) from error
    digest = hashlib.sha256(content).hexdigest()
    return Criteria(text.name, text.suite, text.criteria, content, digest)


def judge(criteria: Criteria, header: Header, samples: Sequence[Sample]) -> tuple[Verdict, ...]:
    """Every criterion with its outcome; raises BenchError when they are for another suite."""
    criteria.refuse_another(header.suite)
    return tuple(_verdict(criterion, header.seed, samples) for criterion in criteria.criteria)


def _verdict(criterion: Criterion, seed: int, samples: Sequence[Sample]) -> Verdict:
    measured = _measured(criterion, seed, samples)
    if measured is None:
        return Verdict(criterion, Status.NOT_MEASURED, None)
    kept = criterion.kept_by(getattr(measured, criterion.bound))
    return Verdict(criterion, Status.MET if kept else Status.MISSED, measured)


def _measured(criterion: Criterion, seed: int, samples: Sequence[Sample]) -> Estimate | None:
    measure = MEASURES[criterion.measure]
    own = [s for s in samples if s.arm == criterion.arm]
    if not criterion.minus:
        return estimate(own, measure, seed)
    other = [s for s in samples if s.arm == criterion.minus]
    per_arm = {criterion.arm: own, criterion.minus: other}
    return pair(criterion.arm, criterion.minus, per_arm, measure, seed).difference
