"""Does the parts of an experiment one by one; each goes into the log as a whole."""

from collections.abc import Callable
from pathlib import Path

from forest_studio.bench.heat.asking import Asked
from forest_studio.bench.heat.kept import line_of, measured, whole_parts, write_report
from forest_studio.bench.heat.plan import ExperimentPlan
from forest_studio.bench.run_files import write_whole
from forest_studio.bench.run_folder import SAMPLES, begun

_MAY_DIFFER = {"started", "forest_path"}
"""Header fields that don't change what a hunt would be."""
OnHunt = Callable[[int, int, Asked | None], None]
"""Told how many hunts are done, of how many, and the one that just ended; once before the first."""


def run_experiment(
    plan: ExperimentPlan,
    folder: Path,
    on_hunt: OnHunt = lambda _done, _total, _asked: None,
    stopped: Callable[[], bool] = lambda: False,
) -> bool:
    """Does every part that the folder lacks, and writes its report; True when none is missing.

    ``stopped`` is asked between parts. Raises BenchError when the folder holds another run.
    """
    with begun(folder, plan.header, _MAY_DIFFER, plan.criteria):
        there = whole_parts(folder, plan.header)
        # A part that was broken off is done again, for what it had learnt is gone.
        write_whole(folder / SAMPLES, "".join(line_of(a) for part in there.values() for a in part))
        done, total = plan.header.hunts * len(there), plan.header.hunts * plan.header.parts
        on_hunt(done, total, None)

        def count(asked: Asked) -> None:
            nonlocal done
            done += 1
            on_hunt(done, total, asked)

        with (folder / SAMPLES).open("ab") as log:
            for part in plan.experiment.parts:
                if part in there:
                    continue
                if stopped():
                    break
                taken = plan.experiment.take(part, count)
                log.write("".join(line_of(asked) for asked in taken).encode())
                log.flush()
        found = measured(folder)
        write_report(folder, found)
        return found.complete
