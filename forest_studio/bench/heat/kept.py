"""Folders of heat experiments: a header, every hunt, the figures, and a report to read."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from forest_studio.bench.heat.asking import Asked, Asking
from forest_studio.bench.heat.limits import Judged, limits_sha256, limits_table
from forest_studio.bench.place import fingerprint
from forest_studio.bench.plan import versions
from forest_studio.bench.run_files import write_whole
from forest_studio.bench.stats import Estimate
from forest_studio.bench.suites import Suite
from forest_studio.bench.tables import Table
from forest_studio.core.model.errors import BenchError


def refuse_used(folder: Path) -> None:
    """Raises BenchError for a folder that holds something else already."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BenchError(f"{folder} is in use for something else", remedy="Give another --out")


def header(asking: Asking, suite: Suite, criteria: str, **settings: Any) -> dict[str, Any]:
    """What was measured, with what; ``criteria`` is the name of those that judge it."""
    place = asking.place
    return {
        "started": datetime.now(UTC).isoformat(timespec="seconds"),
        "forest_name": place.name,
        "forest_commit": place.forest.commit,
        "forest_content": fingerprint(place.forest),
        "suite": suite.name,
        "suite_sha256": suite.sha256,
        "criteria": criteria,
        "criteria_sha256": limits_sha256(criteria),
        "navigator": asking.navigator,
        "limits": asdict(asking.limits),
        "versions": versions(),
        **settings,
    }


@dataclass(frozen=True, slots=True)
class Measured:
    """An experiment that is done."""

    title: str
    about: Mapping[str, Any]
    """Its header."""
    samples: Sequence[Asked]
    figures: Mapping[str, Estimate | None]
    tables: Sequence[Table]
    judged: tuple[Judged, ...]

    @property
    def missed(self) -> bool:
        """Whether a criterion was missed or not measured."""
        return any(not one.kept for one in self.judged)

    def shown(self) -> tuple[Table, ...]:
        """Every table, the criteria last."""
        return (*self.tables, limits_table(self.judged))

    def as_json(self) -> dict[str, Any]:
        """Header, figures and criteria."""
        return {
            "header": self.about,
            "figures": {name: figure and asdict(figure) for name, figure in self.figures.items()},
            "criteria": [one.as_json() for one in self.judged],
        }


def keep(folder: Path, measured: Measured) -> None:
    """Writes the folder; raises BenchError when the disk refuses."""
    about = measured.about
    lines = [f"- {key}: {_said(value)}" for key, value in about.items()]
    tables = [table.markdown() for table in measured.shown()]
    rows = (json.dumps(asdict(sample), ensure_ascii=False) + "\n" for sample in measured.samples)
    texts = {
        "header.json": json.dumps(about, indent=2) + "\n",
        "samples.jsonl": "".join(rows),
        "summary.json": json.dumps(measured.as_json(), indent=2) + "\n",
        "report.md": "\n".join([f"# {measured.title}", "", *lines, "", *tables]),
    }
    try:
        for name, text in texts.items():
            write_whole(folder / name, text)
    except OSError as error:
        raise BenchError(f"{folder} can't be written: {error.strerror}") from error


def _said(value: Any) -> str:
    if not isinstance(value, Mapping):
        return str(value)
    return ", ".join(f"{name} {said}" for name, said in value.items())
