"""The Bench workspace: runs on the left, one run in the middle of the window."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtGui import QAction

from forest_studio.app.bench.bench_page import BenchPage
from forest_studio.app.bench.bench_status import BenchStatus
from forest_studio.app.bench.benching import Benching
from forest_studio.app.bench.mending import Mending
from forest_studio.app.bench.mending_float import MendingFloat
from forest_studio.app.bench.run_queue import RunQueue
from forest_studio.app.bench.runs_panel import RunsPanel
from forest_studio.app.bench.values import ArmAnswer
from forest_studio.app.bench.words import suite_title
from forest_studio.app.desk import Desk
from forest_studio.app.layouts.panel import Panel, Side
from forest_studio.app.look.theme import Look
from forest_studio.app.words.engine_texts import error_text
from forest_studio.app.words.translation import translate
from forest_studio.app.workspaces.workspace import BENCH, CURATE, Workspace, WorkspaceName
from forest_studio.core.model.errors import BenchError
from forest_studio.core.trails.trail import Trail

RUNS = "bench-runs"
_LARGEST_TRAIL = 16 << 20


@dataclass(frozen=True, slots=True)
class KeptBench:
    """What is looked at; the runs under way go on."""

    queue: RunQueue
    path: str
    question: str
    pair: tuple[str, str] | None
    hidden: frozenset[str]


class BenchWorkspace(Workspace):
    """Its child processes live as long as the forest is open."""

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__(desk)
        self._look, self._desk = look, desk
        self._float: MendingFloat | None = None
        self._entered = self._listed = False
        self.named = WorkspaceName(BENCH, self.tr("Bench"), "flask")
        self.benching = Benching(desk)

    def steps(self) -> Iterator[None]:
        """Makes the parts, and halts wherever the window may have a turn."""
        self.mending = Mending(self.benching)
        self.runs = RunsPanel(self._look, self.benching)
        yield
        self.page = BenchPage(self._look, self.benching, self.mending)
        yield from self.page.steps()
        yield
        self.centre = self.page
        self.status_part = BenchStatus(self._look, self.benching)
        runs = self.runs
        stops = (runs.list, runs.new_button)
        title = self.tr("Runs")
        self.panels = (Panel(RUNS, title, runs, Side.LEFT, lambda: stops),)
        self._connect()

    def _connect(self) -> None:
        card = self.page.run_page.card
        self.runs.new_wanted.connect(self.page.begin_empty)
        self.page.form_changed.connect(self.way_changed)
        self.benching.run_changed.connect(self.way_changed)
        self.benching.runs_changed.connect(self._choose_first)
        card.replay_wanted.connect(self._replay)
        card.fix_wanted.connect(self._mend)

    # What the window asks

    def enter(self) -> None:
        """Reads the runs at the first time; later the list is known."""
        self._entered = True
        if not self._listed:
            self._listed = True
            self.benching.list_runs()

    def leave(self) -> None:
        """Another workspace comes; runs go on."""
        self._entered = False

    def way(self) -> tuple[str, str] | None:
        """The run that is looked at."""
        if self.page.in_form:
            return self.tr("Runs"), self.tr("New run")
        benching, run = self.benching, self.benching.run
        job = benching.job or benching.ended_in(benching.path)
        if run is None and job is not None:
            return self.tr("Runs"), job.title
        return self.tr("Runs"), suite_title(run.suite) if run else self.tr("none chosen")

    def commands(self) -> list[QAction]:
        """What the find box offers."""
        header = self.page.run_page.header
        benching, run, flips = self.benching, self.benching.run, self.benching.flips
        found: list[tuple[str, str, Callable[[], object]]] = [
            ("bench-new-run", self.tr("New run of the bench"), self.page.begin_empty),
            ("bench-read-runs", self.tr("Read the folders of runs again"), benching.list_runs),
        ]
        if run is not None:
            text = self.tr("Write the report of the run")
            found.append(("bench-report", text, header.report_button.click))
        if flips:
            forward, back = self.tr("Next flip of the bench"), self.tr("Previous flip of the bench")
            found.append(("bench-next-flip", forward, partial(benching.step_to_flip, 1)))
            found.append(("bench-previous-flip", back, partial(benching.step_to_flip, -1)))
        return [self._command(*command) for command in found]

    def _command(self, name: str, text: str, do: Callable[[], object]) -> QAction:
        action = QAction(text, self)
        action.setObjectName(name)

        def go(_on: bool = False) -> None:
            self.workspace_wanted.emit(BENCH)
            do()

        action.triggered.connect(go)
        return action

    def unfinished(self) -> str:
        """What goes on and would be stopped, in words; empty while nothing does."""
        jobs = self.benching.queue.jobs
        if not jobs:
            return ""
        told = self.tr(
            "%Ln run(s) of the bench go on. Stopped, they can be resumed.", "", len(jobs)
        )
        return told

    def kept(self) -> KeptBench:
        """Lets go of the runs under way, for the workspace that is made after this one."""
        benching = self.benching
        queue = benching.queue
        benching.take_queue(RunQueue())
        return KeptBench(queue, benching.path, benching.question, benching.pair, benching.hidden)

    def put_back(self, kept: object) -> None:
        """Goes on with the runs under way and shows the same."""
        if not isinstance(kept, KeptBench):
            return
        benching = self.benching
        benching.take_queue(kept.queue)
        benching.pair, benching.hidden, benching.question = kept.pair, kept.hidden, kept.question
        if kept.path:
            benching.path = kept.path
            benching.read_run()

    def close(self) -> None:
        """Ends the runs; what is written can be resumed."""
        self.benching.close()
        if self._float is not None:
            self._float.hide()
            self._float.deleteLater()
            self._float = None

    # What is asked of other workspaces

    def _choose_first(self) -> None:
        runs = self.benching.runs
        if not self.benching.path and not self.benching.listing and runs:
            whole = (run for run in runs if not run.only)
            self.benching.choose(next(whole, runs[0]).path)

    def _replay(self, answer: ArmAnswer) -> None:
        self._desk.tasks.run(
            lambda _task: read_trail(Path(answer.trail)),
            self.trail_wanted.emit,
            lambda error: self.page.run_page.card.note.say(error_text(error), "red"),
            lane="bench-trail",
        )

    def _mend(self) -> None:
        page = self.page.run_page.card.gold_page
        if page not in self._desk.forest.nodes:
            return
        if self._float is None:
            self._float = MendingFloat(self._look, self.mending, self.page.window())
            self._float.bench_wanted.connect(lambda: self.workspace_wanted.emit(BENCH))
        self.mending.begin(page)
        self.workspace_wanted.emit(CURATE)
        self.node_wanted.emit(page)


def read_trail(file: Path) -> Trail:
    """The trail in a file of a run; raises BenchError, HuntError."""
    try:
        if file.stat().st_size > _LARGEST_TRAIL:
            text = translate("Bench", "{0} is too large for a trail")
            raise BenchError(text.format(file.name))
        return Trail.from_json(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        text, remedy = (
            translate("Bench", "{0} can't be read"),
            translate("Bench", "Run the question again"),
        )
        raise BenchError(text.format(file), remedy=remedy) from error


def make_bench(look: Look, desk: Desk) -> Workspace:
    """Makes the workspace for an open forest."""
    return BenchWorkspace(look, desk)
