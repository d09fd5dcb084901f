"""What was measured by an experiment, and the files that tell it in its folder."""

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from forest_studio.bench.heat.asking import Asked
from forest_studio.bench.heat.experiment import ExperimentHeader, Part
from forest_studio.bench.heat.experiments import EXPERIMENTS
from forest_studio.bench.heat.limits import Judged, judge, limits_table, read_limits
from forest_studio.bench.run_files import read_packed, write_whole
from forest_studio.bench.run_folder import (
    CRITERIA,
    READ_OR_MEASURE,
    SUMMARY,
    header_in,
    lines_in,
)
from forest_studio.bench.stats import Estimate
from forest_studio.bench.tables import Table
from forest_studio.core.model.errors import BenchError

REPORT = "report.md"
_UNSAID = {"format", "forest_path", "suite_file", "only", "parts", "hunts"}
"""Header fields that a report does not need to tell."""
_LINE = TypeAdapter(Asked)


@dataclass(frozen=True, slots=True)
class Measured:
    """An experiment as far as it was done."""

    header: ExperimentHeader
    samples: Sequence[Asked]
    figures: Mapping[str, Estimate | None]
    tables: Sequence[Table]
    judged: tuple[Judged, ...]

    @property
    def complete(self) -> bool:
        """Whether every part was done."""
        return len(self.samples) == self.header.parts * self.header.hunts

    @property
    def missed(self) -> bool:
        """Whether a criterion was missed or not measured."""
        return any(not one.kept for one in self.judged)

    def heading(self) -> tuple[str, ...]:
        """What was measured, a line for each fact."""
        done = len(self.samples) // self.header.hunts if self.header.hunts else 0
        facts = {
            "done": f"{done} of {self.header.parts} parts",
            **self.header.model_dump(exclude=_UNSAID),
        }
        return tuple(f"{name}: {_said(value)}" for name, value in facts.items())

    def shown(self) -> tuple[Table, ...]:
        """Every table, the criteria last."""
        return (*self.tables, limits_table(self.judged))

    def as_json(self) -> dict[str, Any]:
        """Header, figures and criteria."""
        return {
            "header": self.header.model_dump(),
            "complete": self.complete,
            "figures": {name: figure and asdict(figure) for name, figure in self.figures.items()},
            "criteria": [one.as_json() for one in self.judged],
        }


def measured(folder: Path) -> Measured:
    """What stands in the folder of an experiment; raises BenchError."""
    header = read_experiment(folder)
    samples = [asked for part in whole_parts(folder, header).values() for asked in part]
    kind = EXPERIMENTS[header.experiment]
    limits = read_limits(read_packed(folder / CRITERIA), folder / CRITERIA)
    figures = kind.figures(samples)
    return Measured(header, samples, figures, kind.tables(samples), judge(limits, figures))


def read_experiment(folder: Path) -> ExperimentHeader:
    """The header of an experiment; raises BenchError, also where this program does not know it."""
    header = header_in(folder, ExperimentHeader)
    if header.experiment not in EXPERIMENTS:
        raise BenchError(f"{folder} holds an experiment of another program", remedy=READ_OR_MEASURE)
    return header


def whole_parts(folder: Path, header: ExperimentHeader) -> dict[Part, list[Asked]]:
    """The parts that were done, as they stand in the log; one that was broken off is left out."""
    parts: defaultdict[Part, list[Asked]] = defaultdict(list)
    for asked in lines_in(folder, _LINE):
        parts[Part(asked.seed, asked.arm)].append(asked)
    return {part: found for part, found in parts.items() if len(found) == header.hunts}


def line_of(asked: Asked) -> str:
    """A hunt as its line of the log."""
    return json.dumps(asdict(asked), ensure_ascii=False) + "\n"


def write_report(folder: Path, found: Measured) -> None:
    """Writes the figures and the report; raises BenchError when the disk refuses."""
    lines = [f"- {line}" for line in found.heading()]
    tables = [table.markdown() for table in found.shown()]
    title = EXPERIMENTS[found.header.experiment].title
    texts = {
        SUMMARY: json.dumps(found.as_json(), indent=2) + "\n",
        REPORT: "\n".join([f"# {title}", "", *lines, "", *tables]),
    }
    try:
        for name, text in texts.items():
            write_whole(folder / name, text)
    except OSError as error:
        raise BenchError(f"{folder} can't be written: {error.strerror}") from error


def _said(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {said}" for name, said in value.items())
    return str(value)
