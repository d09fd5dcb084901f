"""A new run: suite, arms, repeats, limits, criteria and where its log goes."""

import os
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QGridLayout, QLineEdit, QScrollArea, QWidget

from forest_studio.app.bench.arm_choices import ArmChoices
from forest_studio.app.bench.benching import Benching
from forest_studio.app.bench.fields import objects, text
from forest_studio.app.bench.folders import new_folder
from forest_studio.app.bench.number_field import NumberField
from forest_studio.app.bench.run_queue import Job
from forest_studio.app.bench.suite_choice import FileChoice
from forest_studio.app.bench.values import Run, SuiteOffer
from forest_studio.app.bench.wished_run import Wish, like
from forest_studio.app.bench.words import suite_title
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import Segments, push, tool
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import (
    STRETCH,
    column,
    frame,
    greedy,
    holder,
    row,
    separator,
)
from forest_studio.app.widgets.message import Message
from forest_studio.app.words.engine_texts import engine_text
from forest_studio.core.model.walk import Limits

_FAVOURITE = "sample-mixed"
_PUBLISHED = "published-"
_OPEN, _OWN = "open", "own"
_WIDEST = 820


class NewRun(QWidget):
    """Escape leaves it; the button says why while it can't start."""

    left = Signal()
    ordered = Signal(object)
    """The Job that was put into the queue."""

    def __init__(self, look: Look, benching: Benching) -> None:
        super().__init__()
        self._look, self._benching = look, benching
        self._forest = str(benching.desk.session.repository.root)
        self._like: Run | None = None
        limits, cores = Limits(), os.cpu_count() or 1
        yaml = self.tr("Suites (*.yaml *.yml *.json *.jsonl)")
        self.suite = FileChoice(look, self.tr("Suite"), "list-dashes", yaml)
        self.criteria = FileChoice(look, self.tr("Criteria"), "target", "YAML (*.yaml *.yml)")
        self.arms = ArmChoices(look)
        self.repeats = NumberField(self.tr("Repeats"), 1, 100, 3)
        self.seed = NumberField(self.tr("Seed"), 0, 10**9, 1)
        self.workers = NumberField(self.tr("Workers"), 1, max(2, 2 * cores), max(1, cores // 2))
        self.hops = NumberField(self.tr("Hops"), 1, 1000, limits.hops)
        self.tokens = NumberField(self.tr("Tokens"), 100, 10**7, limits.tokens)
        self.seconds = NumberField(self.tr("Seconds"), 1, 36_000, round(limits.seconds))
        self.out = QLineEdit()
        self.out.setAccessibleName(self.tr("Folder for the run"))
        here, own = self.tr("The forest that is open"), self.tr("The forest of the suite")
        self.place = Segments(look, [(_OPEN, here, "tree"), (_OWN, own, "list-dashes")], 32)
        self.place.setMaximumWidth(460)
        self._place_chosen = False
        self.fit, self.note = Message(look), Message(look)
        self._about = label("", "faint", wrap=True)
        self._size = label("", "small")
        self.start_button = push(look, self.tr("Start"), "primary", "play")
        self.cancel_button = push(look, self.tr("Cancel"))
        self._soon = QTimer(self, singleShot=True, interval=400)
        self._build()
        self._connect()

    @property
    def wish(self) -> Wish:
        """What is wished now."""
        open_one = self._other_forest or self._forest
        return Wish(
            suite=self.suite.choice,
            forest="" if self.place.choice == _OWN else open_one,
            arms=self.arms.chosen,
            out=self.out.text().strip(),
            repeats=self.repeats.value,
            seed=self.seed.value,
            workers=self.workers.value,
            hops=self.hops.value,
            tokens=self.tokens.value,
            seconds=self.seconds.value,
            criteria=self.criteria.choice,
        )

    def begin(self, run: Run | None = None) -> None:
        """Begins anew, or with everything as in another run."""
        self._like = run
        elsewhere = run is not None and run.forest_path != self._forest
        here, there = self.tr("The forest that is open"), self.tr("The forest of that run")
        self.place.set_text(_OPEN, there if elsewhere else here)
        self._benching.ask_offers()
        if self._benching.offers is not None:
            self._fill()
        self._look_again()
        self.suite.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def start(self) -> None:
        """Puts the run into the queue."""
        wish = self.wish
        if wish.problem():
            return
        order = wish.order()
        # Every suite keeps its runs where they were put last.
        self._benching.folders.remember(Path(wish.out).parent)
        job = Job(suite_title(Path(wish.suite).stem), wish.out, order.words(), order.asks_model)
        self._benching.queue.order(job)
        self.ordered.emit(job)

    # What is chosen

    @property
    def _other_forest(self) -> str:
        return self._like.forest_path if self._like is not None else ""

    def _offer(self) -> SuiteOffer | None:
        suites = self._benching.offers.suites if self._benching.offers else ()
        return next((suite for suite in suites if suite.name == self.suite.choice), None)

    def _fill(self) -> None:
        offers = self._benching.offers
        if offers is None:
            return
        if not self.arms.boxes:
            self.arms.show_offers(offers.arms)
            self.suite.show_choices([(s.name, suite_title(s.name)) for s in offers.suites])
            self.arms.choose_at_first()
            names = [suite.name for suite in offers.suites]
            first = _FAVOURITE if _FAVOURITE in names else next(iter(names), "")
            self.suite.choose(first)
        if self._like is not None:
            self._fill_like(like(self._like, self.wish))
        self._suite_chosen()

    def _fill_like(self, wish: Wish) -> None:
        self.suite.choose(wish.suite)
        self.arms.choose(wish.arms)
        for field, value in (
            (self.repeats, wish.repeats),
            (self.seed, wish.seed),
            (self.hops, wish.hops),
            (self.tokens, wish.tokens),
            (self.seconds, wish.seconds),
        ):
            field.set_value(value or 0)

    def _suite_chosen(self) -> None:
        offers, suite = self._benching.offers, self.suite.choice
        fitting = [c for c in offers.criteria if c.suite == suite] if offers else []
        none = ("", self.tr("none"))
        self.criteria.show_choices([none, *((c.name, suite_title(c.name)) for c in fitting)])
        self.criteria.choose(fitting[0].name if fitting else "")
        self.out.setText(str(new_folder(suite or "run", datetime.now())))
        offer = self._offer()
        self._about.setText(engine_text(offer.about) if offer else "")
        brings = offer is not None and offer.own_forest
        self.place.button(_OWN).setEnabled(brings)
        published = brings and suite.startswith(_PUBLISHED)
        self.place.choose(_OWN if published else _OPEN)
        self._place_chosen = False
        self.fit.say("")
        self._soon.start()
        self._look_again()

    def _look_again(self) -> None:
        waits = self._benching.offers is None
        trouble = self._benching.offers_trouble
        problem = trouble or ("" if waits else self.wish.problem())
        self.note.say(problem, "red" if trouble else "amber")
        self.start_button.setEnabled(not waits and not problem)
        looking = "" if trouble else self.tr("Looking what there is…")
        self._size.setText(looking if waits else self._size_words())

    def _size_words(self) -> str:
        offer, wish = self._offer(), self.wish
        if offer is None or not offer.questions or wish.repeats is None:
            return ""
        samples = offer.questions * len(wish.arms) * wish.repeats
        return self.tr("{0} × {1} × {2}: {3}").format(
            self.tr("%Ln question(s)", "", offer.questions),
            self.tr("%Ln arm(s)", "", len(wish.arms)),
            self.tr("%Ln repeat(s)", "", wish.repeats),
            self.tr("%Ln sample(s)", "", samples),
        )

    # Whether the suite fits the forest

    def _check_fit(self) -> None:
        wish = self.wish
        if not self.isVisible() or not wish.suite or not wish.forest:
            return
        words = ["bench", "validate", "--json", "--", wish.suite, wish.forest]
        self._benching.asker.ask("fit", words, self._fits, lambda _why: self.fit.say(""))

    def _choose_place(self) -> None:
        self._place_chosen = True
        self.fit.say("")
        self._soon.start()
        self._look_again()

    def _fits(self, found: Any) -> None:
        """A suite that is of another forest is asked in its own, unless somebody chose."""
        offer = self._offer()
        bad = [entry for entry in objects(found) if text(entry, "severity") != "note"]
        brings = offer is not None and offer.own_forest
        if brings and not self._place_chosen and offer and 2 * len(bad) > offer.questions:
            self.place.choose(_OWN)
            told = self.tr("It does not fit the open forest, and is asked in its own.")
            self.fit.say(told, "amber")
            self._look_again()
            return
        told = self.tr("%Ln thing(s) of this suite do not fit the forest", "", len(bad))
        more = text(bad[0], "message")[:160] if bad else ""
        self.fit.say(f"{told}: {more}" if bad else "", "amber")

    # Parts

    def _connect(self) -> None:
        self._benching.offers_changed.connect(self._offers_came)
        self.suite.chosen.connect(self._suite_chosen)
        self.place.chosen.connect(lambda _name: self._choose_place())
        self.criteria.chosen.connect(self._look_again)
        self.arms.changed.connect(self._look_again)
        self.out.textChanged.connect(self._look_again)
        for field in self._numbers():
            field.changed.connect(self._look_again)
        self.start_button.clicked.connect(self.start)
        self.cancel_button.clicked.connect(self.left)
        self._soon.timeout.connect(self._check_fit)

    def _offers_came(self) -> None:
        self._fill()
        self._look_again()

    def _numbers(self) -> tuple[NumberField, ...]:
        return (self.repeats, self.seed, self.workers, self.hops, self.tokens, self.seconds)

    def _choose_folder(self) -> None:
        title = self.tr("A folder in which the run gets its own")
        folder = QFileDialog.getExistingDirectory(self, title, str(Path(self.out.text()).parent))
        if folder:
            place = new_folder(self.suite.choice or "run", datetime.now(), Path(folder))
            self.out.setText(str(place))

    def _build(self) -> None:
        browse = tool(self._look, "folder-open", self.tr("Choose a folder…"), 30)
        browse.clicked.connect(self._choose_folder)
        where = row(self.out, browse, gap=4)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        for place, field in enumerate(self._numbers()):
            across, down = place % 3, place // 3 * 2
            grid.addWidget(label(field.name, "caption"), down, across)
            grid.addWidget(field, down + 1, across)
        grid.setColumnStretch(3, 1)
        head = row(label(self.tr("New run"), "title"), STRETCH)
        parts = (
            head,
            label(self.tr("Suite"), "caption"),
            self.suite,
            self._about,
            label(self.tr("Asked in"), "caption"),
            self.place,
            self.fit,
            4,
            self.arms,
            4,
            grid,
            4,
            label(self.tr("Criteria, written before the run"), "caption"),
            self.criteria,
            label(self.tr("Folder for the run"), "caption"),
            where,
        )
        items = [_as_item(part) for part in parts]
        card = frame("card", column(*items, gap=6, margins=(20, 16, 20, 16)))
        card.setMaximumWidth(_WIDEST)
        inside = QWidget()
        inside.setProperty("kind", "scrolled")
        inside.setLayout(column(row(card), STRETCH, margins=(16, 14, 16, 14)))
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(inside)
        self.note.setMaximumWidth(_WIDEST)
        # A message is hidden while there is nothing to say: buttons must not take its room.
        said = greedy(holder(row(self.note)))
        foot = row(self.start_button, self.cancel_button, said, 12, self._size)
        held = frame("bottom", foot)
        held.setMaximumWidth(_WIDEST)
        below = row(held, margins=(16, 10, 16, 12))
        self.setLayout(column(greedy(area), separator(), below, gap=0))


def _as_item(part: Any) -> Any:
    """A grid in a widget: columns take boxes and widgets."""
    if not isinstance(part, QGridLayout):
        return part
    held = QWidget()
    part.setContentsMargins(0, 0, 0, 0)
    held.setLayout(part)
    return held
