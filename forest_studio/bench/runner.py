"""The runner: every arm on every question, appended to the run folder as it goes."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from forest_studio.bench.plan import Plan, header_of
from forest_studio.bench.records import Sample
from forest_studio.bench.run_log import RunLog, open_run, read_samples
from forest_studio.bench.summary import summarise
from forest_studio.bench.take import Job
from forest_studio.bench.workers import Alone, Workers


@dataclass(frozen=True, slots=True)
class Progress:
    """Told after each sample, and once before the first."""

    done: int
    total: int
    sample: Sample | None = None


def run(
    plan: Plan,
    folder: Path,
    on_progress: Callable[[Progress], None] = lambda _: None,
    cancelled: Callable[[], bool] = lambda: False,
    *,
    workers: Workers | None = None,
    retry: bool = False,
) -> bool:
    """Takes every sample that the folder lacks; True when none is missing at the end.

    Samples that stand there are kept; ``retry`` takes those again that have an error, and no
    others. ``cancelled`` is asked between samples. The log is the same whoever the workers are.
    Raises BenchError when the folder holds another run, and, before anything is written, where the
    workers are not there.
    """
    by = workers or Alone()
    by.check()
    if plan.criteria:
        plan.criteria.refuse_another(plan.suite.name)
    header = header_of(plan, folder)
    criteria = plan.criteria.content if plan.criteria else b""
    with open_run(folder, header, criteria) as log:
        missing = [job for job in jobs(plan) if _wanted(job, log, retry=retry)]
        on_progress(Progress(len(log.done), header.samples))
        if missing:
            for taken in by.take(plan, missing, cancelled):
                log.append(taken.sample, taken.trail)
                on_progress(Progress(len(log.done), header.samples, taken.sample))
        summary = summarise(log.header, read_samples(folder))
        log.write_summary(summary.as_json())
        return summary.complete


def _wanted(job: Job, log: RunLog, *, retry: bool) -> bool:
    return job.key in log.failed if retry else job.key not in log.done


def jobs(plan: Plan) -> Iterator[Job]:
    """All samples of a run: arms side by side on each question, so that a part can be compared."""
    for repeat in range(plan.repeats):
        for number, question in enumerate(plan.suite.questions, start=1):
            for arm in plan.arms:
                yield Job(arm, question, number, repeat)
