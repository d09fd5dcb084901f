"""Criteria of an experiment: limits that were written before it, and whether they were kept."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, ValidationError, model_validator

from forest_studio.bench.stats import Estimate
from forest_studio.bench.tables import NOTHING, Table, spread
from forest_studio.bench.yaml_text import read_yaml
from forest_studio.core.model.errors import BenchError
from forest_studio.paths import shipped


class Limit(BaseModel):
    """One figure of the experiment and what it has to keep."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    figure: str
    """As the experiment calls it."""
    says: str
    bound: Literal["value", "low", "high"] = "value"
    """The figure itself, or an end of its 95% interval."""
    at_least: float | None = None
    at_most: float | None = None

    @model_validator(mode="after")
    def _is_whole(self) -> "Limit":
        if (self.at_least is None) == (self.at_most is None):
            raise ValueError("exactly one of at_least and at_most is needed")
        return self

    def kept_by(self, figure: Estimate | None) -> bool | None:
        """Whether a figure keeps it; None for one that was not measured."""
        if figure is None:
            return None
        value = getattr(figure, self.bound)
        if self.at_least is not None:
            return bool(value >= self.at_least)
        return bool(self.at_most is not None and value <= self.at_most)


class _Limits(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    written: str
    about: str = ""
    limits: tuple[Limit, ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """A limit with what was measured."""

    limit: Limit
    figure: Estimate | None
    kept: bool | None

    @property
    def word(self) -> str:
        """How it came out."""
        return {True: "met", False: "missed", None: "not measured"}[self.kept]

    def as_json(self) -> dict[str, Any]:
        """The limit, what was measured, and the outcome."""
        measured = self.figure and asdict(self.figure)
        return {**self.limit.model_dump(), "measured": measured, "outcome": self.word}


def shipped_limits(name: str) -> bytes:
    """What the file of an experiment's criteria holds; raises BenchError."""
    try:
        return Path(shipped("bench", "criteria", f"{name}.yml")).read_bytes()
    except OSError as error:
        raise BenchError(f"no criteria are called {name!r}") from error


def read_limits(content: bytes, path: Path) -> tuple[Limit, ...]:
    """The criteria in a file of that content; raises BenchError with file and line."""
    located = read_yaml(content, path)
    try:
        return _Limits.model_validate(located.value).limits
    except ValidationError as error:
        first = error.errors()[0]
        raise BenchError(first["msg"], node=str(path), line=located.line(*first["loc"])) from error


def judge(limits: tuple[Limit, ...], figures: Mapping[str, Estimate | None]) -> tuple[Judged, ...]:
    """Every limit with its outcome."""
    found = []
    for limit in limits:
        figure = figures.get(limit.figure)
        found.append(Judged(limit, figure, limit.kept_by(figure)))
    return tuple(found)


def limits_table(judged: tuple[Judged, ...]) -> Table:
    """The criteria as a table."""
    rows = []
    for one in judged:
        sign = "≥" if one.limit.at_least is not None else "≤"
        bound = one.limit.at_least if one.limit.at_least is not None else one.limit.at_most
        end = {"value": "", "low": ", lower end", "high": ", upper end"}[one.limit.bound]
        shown = spread(one.figure) if one.figure else NOTHING
        rows.append((one.limit.says, f"{sign} {bound:g}{end}", shown, one.word))
    return Table("Criteria", ("criterion", "limit", "measured", "outcome"), rows)
