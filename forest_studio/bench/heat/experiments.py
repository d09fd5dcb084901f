"""The experiments with heat by their names, which are those of their verbs."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from forest_studio.bench.heat.asking import Asked
from forest_studio.bench.heat.experiment import Experiment
from forest_studio.bench.heat.interference import (
    Interference,
    interference_figures,
    interference_tables,
)
from forest_studio.bench.heat.passes import Passes, pass_figures, pass_tables
from forest_studio.bench.stats import Estimate
from forest_studio.bench.tables import Table


@dataclass(frozen=True, slots=True)
class Kind:
    """An experiment and what is read off its hunts."""

    title: str
    """What its report is called."""
    criteria: str
    """The name of those that judge it."""
    make: Callable[..., Experiment]
    figures: Callable[[Sequence[Asked]], dict[str, Estimate | None]]
    tables: Callable[[Sequence[Asked]], tuple[Table, ...]]


EXPERIMENTS: Mapping[str, Kind] = {
    "passes": Kind("Passes", "heat-passes", Passes, pass_figures, pass_tables),
    "interference": Kind(
        "Interference",
        "heat-interference",
        Interference,
        interference_figures,
        interference_tables,
    ),
}
