"""A page is mended and its question asked again at both commits: what is under way of that."""

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from forest_studio.app.bench.benching import MODEL_ARMS, Benching
from forest_studio.app.bench.command_line import Order
from forest_studio.app.bench.folders import new_folder
from forest_studio.app.bench.reading import compared
from forest_studio.app.bench.run_queue import Job
from forest_studio.app.bench.values import Asked, Compared, Run
from forest_studio.app.bench.words import suite_title
from forest_studio.app.words.translation import translate
from forest_studio.core.model.changes import Origin
from forest_studio.core.model.events import ForestChanged

_LANE = "mended"


class Stage(StrEnum):
    """How far it is."""

    NONE = "none"
    MENDING = "mending"
    """The page is open in Curate, and nothing was saved yet."""
    SAVED = "saved"
    """There is a new commit; the question can be asked again."""
    ASKING = "asking"
    DONE = "done"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Case:
    """The question, the run that failed it, the page, and the two commits."""

    run: Run
    asked: Asked
    page: str
    arms: tuple[str, ...]
    before: str
    after: str = ""
    whole_suite: bool = False


class Mending(QObject):
    """One case at a time; a newer one takes its place."""

    changed = Signal()

    def __init__(self, benching: Benching) -> None:
        super().__init__()
        self._benching = benching
        self.stage = Stage.NONE
        self.case: Case | None = None
        self.trouble = ""
        self.found: tuple[Compared, ...] = ()
        self._jobs: list[Job] = []
        self._folders: tuple[Path, ...] = ()
        benching.desk.forest_changed.connect(self._follow)
        benching.job_ended.connect(self._job_ended)

    def begin(self, page: str) -> None:
        """The page of the question that is looked at is going to be mended."""
        run, asked, pair = self._benching.run, self._benching.asked, self._benching.pair
        if run is None or asked is None:
            return
        arms = pair if pair is not None else run.arms[:1]
        self.case = Case(run, asked, page, tuple(arms), run.commit)
        self._go(Stage.MENDING)

    def give_up(self) -> None:
        """Nothing is to be asked again."""
        self.case = None
        self._go(Stage.NONE)

    def ask(self, whole_suite: bool = False) -> None:
        """Asks the question, or the whole suite, at the old and the new commit."""
        if self.case is None or self.stage is Stage.ASKING or not self.case.after:
            return
        self.case = replace(self.case, whole_suite=whole_suite)
        place = new_folder(f"{self.case.run.suite}-again", datetime.now())
        self._folders = (place / "before", place / "after")
        commits = (self.case.before, self.case.after)
        pairs = zip(self._folders, commits, strict=True)
        self._jobs = [self._job(folder, commit) for folder, commit in pairs]
        self.found = ()
        self._go(Stage.ASKING)
        for job in list(self._jobs):
            self._benching.queue.order(job)

    def _job(self, folder: Path, commit: str) -> Job:
        case = self.case
        assert case is not None
        run = case.run
        order = Order(
            suite=run.suite_file,
            out=str(folder),
            forest=run.forest_path,
            commit=commit,
            arms=case.arms,
            questions=run.only if case.whole_suite else (case.asked.id,),
            repeats=run.repeats,
            seed=run.seed,
            hops=round(run.limits.get("hops", 0)),
            tokens=round(run.limits.get("tokens", 0)),
            seconds=run.limits.get("seconds", 0.0),
        )
        name = translate("Bench", "{0} at {1}").format(suite_title(run.suite), commit[:7])
        return Job(name, str(folder), order.words(), bool(MODEL_ARMS & set(case.arms)))

    def _follow(self, event: object) -> None:
        """Every save after the page was opened counts: the scent may be another page's."""
        if self.case is None or self.stage not in (Stage.MENDING, Stage.SAVED):
            return
        if isinstance(event, ForestChanged) and event.origin is not Origin.OUTSIDE:
            self.case = replace(self.case, after=event.commit)
            self._go(Stage.SAVED)

    def _job_ended(self, job: Job) -> None:
        if job not in self._jobs:
            return
        self._jobs.remove(job)
        if self.stage is not Stage.ASKING:
            return
        if job.ending is None or not job.ending.well:
            stopped = translate("Bench", "It was stopped before both commits had been asked.")
            self._fail(job.trouble or stopped)
        elif not self._jobs:
            words = ["bench", "compare", "--json", "--", *(str(f) for f in self._folders)]
            self._benching.asker.ask(_LANE, words, self._take, self._fail)

    def _take(self, data: Any) -> None:
        self.found = compared(data)
        if self.found:
            self._go(Stage.DONE)
        else:
            self._fail(translate("Bench", "The two answers could not be compared."))

    def _fail(self, why: str) -> None:
        self.trouble = why
        for job in self._jobs:
            self._benching.queue.stop(job)
        self._jobs = []
        self._go(Stage.FAILED)

    def _go(self, stage: Stage) -> None:
        self.stage = stage
        if stage is not Stage.FAILED:
            self.trouble = ""
        self.changed.emit()
