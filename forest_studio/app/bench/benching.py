"""What the Bench workspace shows: the runs, the chosen one, two of its arms, and a question."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from forest_studio.app.bench import offers as reading_offers
from forest_studio.app.bench import reading
from forest_studio.app.bench.arms import first_pair, in_order, look_of
from forest_studio.app.bench.asker import Asker
from forest_studio.app.bench.command_line import on_words
from forest_studio.app.bench.folders import Folders
from forest_studio.app.bench.run_queue import Job, RunQueue
from forest_studio.app.bench.values import Asked, Compared, Detail, KeptRun, Offers, Run
from forest_studio.app.bench.words import suite_title
from forest_studio.app.desk import Desk
from forest_studio.app.words.translation import translate

_LIST, _SHOW, _PAIR, _QUESTION, _OFFERS = "list", "show", "pair", "question", "offers"
_PAUSE = 140
"""Milliseconds of rest before a question's answers are asked for."""
MODEL_ARMS = frozenset({"closed-book", "llm", "llm-top-k"})


class Benching(QObject):
    """The panels of the workspace read it and tell it; they never hold each other."""

    runs_changed = Signal()
    run_changed = Signal()
    """Another run is shown, or it has other figures."""
    arms_changed = Signal()
    """Other arms are in view."""
    pair_changed = Signal()
    """Two other arms are compared, or their difference came in."""
    question_changed = Signal()
    """Another question is looked at, or its answers came in."""
    offers_changed = Signal()
    progressed = Signal(object)
    """The Job that has another sample."""
    job_ended = Signal(object)
    """A Job that has ended."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)  # Its panels hold it and it calls them: somebody has to end that.
        self.desk = desk
        self.asker = Asker(self)
        self.queue = RunQueue()
        self.folders = Folders(desk.memory)
        self.runs: tuple[KeptRun, ...] = ()
        self.runs_trouble = self.run_trouble = self.detail_trouble = self.offers_trouble = ""
        self.run: Run | None = None
        self.path = ""
        self.offers: Offers | None = None
        self.hidden: frozenset[str] = frozenset()
        self.pair: tuple[str, str] | None = None
        self.question = ""
        self._gathered: list[KeptRun] = []
        self._ended: dict[str, Job] = {}
        """By folder, those that the list of runs has not got yet."""
        self._listing = False
        self._compared: dict[tuple[str, str, str], Compared] = {}
        self._details: dict[tuple[str, str], Detail] = {}
        self._soon = QTimer(self, singleShot=True, interval=_PAUSE)
        self._soon.timeout.connect(self._ask_detail)
        self.job_ended.connect(self._job_ended)
        self._listen(connected=True)

    # What there is

    @property
    def listing(self) -> bool:
        """Whether the folders are being read."""
        return self._listing

    @property
    def loading(self) -> bool:
        """Whether the chosen run is being read."""
        return self.asker.asks(_SHOW)

    @property
    def job(self) -> Job | None:
        """The job that writes the chosen run."""
        return self.queue.job_in(self.path) if self.path else None

    def ended_in(self, folder: str) -> Job | None:
        """A job that has ended there a moment ago, until the list has its run."""
        return self._ended.get(folder)

    @property
    def just_ended(self) -> tuple[Job, ...]:
        """All of those."""
        return tuple(self._ended.values())

    @property
    def kept(self) -> KeptRun | None:
        """The chosen run as the list has it."""
        return next((run for run in self.runs if run.path == self.path), None)

    @property
    def arms(self) -> tuple[str, ...]:
        """The arms in view."""
        arms = in_order(self.run.arms) if self.run else ()
        return tuple(arm for arm in arms if arm not in self.hidden)

    @property
    def compared(self) -> Compared | None:
        """The paired difference of the two arms; None until it came in."""
        return self._compared.get((self.path, *self.pair)) if self.pair else None

    @property
    def asked(self) -> Asked | None:
        """The question that is looked at."""
        found = self.run.questions if self.run else ()
        return next((asked for asked in found if asked.id == self.question), None)

    @property
    def detail(self) -> Detail | None:
        """Its answers; None until they came in."""
        return self._details.get((self.path, self.question))

    @property
    def of_this_forest(self) -> bool:
        """Whether the chosen run asked in the forest that is open."""
        if self.run is None or not self.run.forest_path:
            return False
        root = self.desk.session.repository.root
        return Path(self.run.forest_path).resolve() == Path(root).resolve()

    # Runs

    def list_runs(self) -> None:
        """Reads the folders again."""
        self._gathered, self.runs_trouble, self._listing = [], "", True
        self._list_next([folder for folder in self.folders.all if folder.is_dir()])
        self.runs_changed.emit()

    def _list_next(self, folders: list[Path]) -> None:
        if not folders:
            self._listing = False
            self._ended.clear()
            self.asker.drop(_LIST)
            found = {run.path: run for run in self._gathered}.values()
            self.runs = tuple(sorted(found, key=lambda run: (run.started, run.path), reverse=True))
            self.runs_changed.emit()
            return
        folder, *rest = folders

        def took(data: Any) -> None:
            self._gathered += reading.kept_runs(data)
            self._list_next(rest)

        def failed(why: str) -> None:
            self.runs_trouble = why
            self._list_next(rest)

        self.asker.ask(_LIST, ["bench", "list", "--json", "--", str(folder)], took, failed)

    def choose(self, path: str) -> None:
        """Shows another run."""
        if path != self.path:
            self.path, self.run, self.question = path, None, ""
            self.run_changed.emit()
            self.question_changed.emit()
        self.read_run()

    def read_run(self) -> None:
        """Reads the chosen run again."""
        path, self.run_trouble = self.path, ""
        if not path or not (Path(path) / "header.json").is_file():
            self.asker.drop(_SHOW)
            if path and self.job is None:
                gone = translate("Bench", "The folder {0} is gone, or holds no run any more.")
                self.run_trouble = gone.format(path)
            self.run_changed.emit()
            return

        def failed(why: str) -> None:
            self.run_trouble = why
            self.run_changed.emit()

        words = ["bench", "show", "--json", "--", path]
        self.asker.ask(_SHOW, words, lambda data: self._take_run(path, data), failed)
        self.run_changed.emit()

    def _take_run(self, path: str, data: Any) -> None:
        found = reading.run(data, path)
        if found is None:
            self.run_trouble = translate("Bench", "This folder holds no run that can be read.")
        self.run = found
        self._details = {key: known for key, known in self._details.items() if key[0] != path}
        self._compared = {key: known for key, known in self._compared.items() if key[0] != path}
        arms = found.arms if found else ()
        if self.pair is None or not set(self.pair) <= set(arms):
            self.pair = first_pair(arms)
        self.run_changed.emit()
        self.arms_changed.emit()
        self._ask_pair()
        self.look_at(self.question or self._first_question())

    def _first_question(self) -> str:
        """The first flip, or the first question of all."""
        assert self.run is not None or not self.question
        questions = self.run.questions if self.run else ()
        flips = self.flips
        return flips[0] if flips else questions[0].id if questions else ""

    # Arms

    def show_arms(self, arms: Iterable[str], shown: bool) -> None:
        """Takes arms into view, or out of it."""
        wished = frozenset(arms)
        self.hidden = self.hidden - wished if shown else self.hidden | wished
        self.arms_changed.emit()

    def compare_arms(self, first: str, second: str) -> None:
        """Compares two other arms."""
        if self.run is None or first == second or (first, second) == self.pair:
            return
        self.pair = (first, second)
        self._ask_pair()

    def _ask_pair(self) -> None:
        self.pair_changed.emit()
        if self.pair is None or self.compared is not None:
            return
        path, (first, second) = self.path, self.pair
        all_answerable = all(asked.answerable for asked in self.run.questions) if self.run else True
        measure = "correct" if all_answerable else "right"
        words = ["bench", "compare", "--json", f"--arm={first}", f"--other={second}"]

        def took(data: Any) -> None:
            for found in reading.compared(data)[:1]:
                self._compared[path, first, second] = found
            self.pair_changed.emit()

        words += [f"--measure={measure}", "--", path, path]
        self.asker.ask(_PAIR, words, took, lambda _why: self.pair_changed.emit())

    # Questions

    @property
    def flips(self) -> tuple[str, ...]:
        """Ids of the questions that only one of the two arms got right, as the strip has them."""
        if self.run is None or self.pair is None:
            return ()
        first, second = self.pair
        return tuple(asked.id for asked in self.strip if flipped(asked, first, second))

    @property
    def strip(self) -> tuple[Asked, ...]:
        """The questions by their hops, those without an answer last."""
        found = self.run.questions if self.run else ()
        return tuple(sorted(found, key=lambda a: (not a.answerable, min(a.hops, 4))))

    def look_at(self, question: str) -> None:
        """Looks at a question of the run."""
        self.question, self.detail_trouble = question, ""
        self.question_changed.emit()
        if question and self.detail is None:
            self._soon.start()

    def step_to_flip(self, way: int) -> None:
        """Looks at the next flip, or with -1 at the one before."""
        order = [asked.id for asked in self.strip]
        flips, here = self.flips, order.index(self.question) if self.question in order else -1
        places = [order.index(flip) for flip in flips]
        after = [p for p in places if p > here] if way > 0 else [p for p in places if p < here]
        if after:
            self.look_at(order[after[0] if way > 0 else after[-1]])

    def _ask_detail(self) -> None:
        path, question = self.path, self.question
        if not question or self.detail is not None:
            return

        def took(data: Any) -> None:
            found = reading.detail(data)
            if found is not None:
                self._details[path, question] = found
            self.question_changed.emit()

        def failed(why: str) -> None:
            self.detail_trouble = why
            self.question_changed.emit()

        words = ["bench", "question", "--json", "--", path, question]
        self.asker.ask(_QUESTION, words, took, failed)

    # New runs

    def ask_offers(self) -> None:
        """Asks what a new run can be made of, once."""
        if self.offers is None and not self.asker.asks(_OFFERS):
            self.offers_trouble = ""
            self.asker.ask(
                _OFFERS, ["bench", "list", "--json"], self._take_offers, self._lack_offers
            )

    def _take_offers(self, data: Any) -> None:
        self.offers = reading_offers.offers(data)
        self.offers_changed.emit()

    def _lack_offers(self, why: str) -> None:
        self.offers_trouble = why
        self.offers_changed.emit()

    def go_on(self, verb: str, path: str) -> None:
        """Resumes the run in a folder, or with ``retry`` takes its errors again."""
        if self.queue.job_in(path) is not None:
            return
        kept = next((run for run in self.runs if run.path == path), None)
        shown = self.run if self.run is not None and self.run.path == path else None
        title = suite_title(shown.suite if shown else kept.suite if kept else "")
        arms = shown.arms if shown else tuple(MODEL_ARMS)
        job = Job(title, path, on_words(verb, path), bool(MODEL_ARMS & set(arms)))
        if kept is not None:
            job.done, job.total = kept.samples, kept.expected
        self.queue.order(job)

    def _job_ended(self, job: Job) -> None:
        if job.ending is not None:
            well = job.ending.well
            told = (
                translate("Bench", "The run {0} is finished.")
                if well
                else translate("Bench", "The run {0} has stopped.")
            )
            self.desk.said.emit(told.format(job.title), "green" if well else "amber")
        self._ended[job.folder] = job
        self.list_runs()
        if job.folder == self.path:
            self.run_trouble = job.trouble
            trouble = job.trouble
            self.read_run()
            self.run_trouble = trouble
            self.run_changed.emit()

    # The end

    def take_queue(self, queue: RunQueue) -> None:
        """Goes on with the runs of another queue; the own one is left to itself."""
        self._listen(connected=False)
        self.queue = queue
        self._listen(connected=True)
        self.runs_changed.emit()

    def close(self) -> None:
        """Drops what is asked and ends the runs."""
        self._soon.stop()
        self.asker.close()
        self.queue.close()

    def _listen(self, connected: bool) -> None:
        queue = self.queue
        for told, on in (
            (queue.changed, self.runs_changed),
            (queue.progressed, self.progressed),
            (queue.ended, self.job_ended),
        ):
            if connected:
                told.connect(on)
            else:
                told.disconnect(on)


def flipped(asked: Asked, first: str, second: str) -> int:
    """1 where only the second arm is right, -1 where only the first is, else 0."""
    one, other = asked.results.get(first), asked.results.get(second)
    if one is None or other is None:
        return 0
    return int(other.won) - int(one.won)


def group_members(arms: Iterable[str], group: str) -> tuple[str, ...]:
    """The arms of a group."""
    return tuple(arm for arm in arms if look_of(arm).group == group)
