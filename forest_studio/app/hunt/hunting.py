"""What the Hunt workspace shows: a hunt under way or a recorded one, step by step."""

from dataclasses import replace

from forest_studio.app.desk import Desk
from forest_studio.app.hunt.hunt_state import HuntState
from forest_studio.app.hunt.live_hunt import LiveHunt
from forest_studio.app.hunt.order import (
    PERSON_SECONDS,
    Order,
    again,
    configured_model,
)
from forest_studio.app.words.engine_texts import error_text
from forest_studio.core.hunt.foraging.forager import Alternative
from forest_studio.core.hunt.stops import stops
from forest_studio.core.hunt.walkers.person import PERSON, Turn
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.walk import Decision, Limits, Step
from forest_studio.core.trails.trail import Trail


class Hunting(HuntState):
    """The panels of the workspace read it and tell it; they never hold each other.

    A live hunt waits on its worker until the window has shown its last step for a moment, so that
    pausing it pauses the hunt itself and not only the picture of it.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.model_for = configured_model
        """Gives a model by its name, the configured one for an empty name; on a worker."""
        self.weighed: tuple[Alternative, ...] = ()
        """The best trails of the forager that has just hunted; of a recorded hunt none."""
        self._hop.timeout.connect(self._tick)

    # Hunting

    def start(self, question: str, navigator: str, limits: Limits) -> None:
        """Hunts in the background; as a person, through the doors that are shown."""
        seconds = PERSON_SECONDS if navigator == PERSON else limits.seconds
        self.hunt(Order(question, navigator, replace(limits, seconds=seconds)))

    def run_again(self) -> None:
        """The same question, navigator, seed and limits, in the forest of today."""
        if self.trail is not None:
            self.hunt(again(self.trail))

    def fork(self, navigator: str, limits: Limits) -> None:
        """A new hunt that does what this one did before the step that is looked at."""
        trail, place = self.trail, self.selected
        if trail is None or not 0 <= place < len(trail.steps):
            return
        seconds = PERSON_SECONDS if navigator == PERSON else limits.seconds
        limits = replace(limits, seconds=seconds)
        order = Order(trail.question, navigator, limits, trail.seed, parent=trail)
        self.hunt(replace(order, step=trail.steps[place].number))

    def hunt(self, order: Order) -> None:
        """Carries out an order, unless a hunt is under way or nothing is asked."""
        if self.running or not order.question.strip():
            return
        # It runs from here on, so that nobody takes the empty list for the end of hunting.
        self._live = live = LiveHunt(self._desk, order, self.model_for)
        self._clear(order.question)
        live.stepped.connect(self._take)
        live.turned.connect(self._take_turn)
        live.named.connect(self._take_model)
        live.ended.connect(self._end)
        live.failed.connect(self._fail)
        held = self._pace > 0 and order.navigator != PERSON
        live.start(held)
        if held:
            self._hop.start(self._interval)
        self.running_changed.emit(True)
        self.playing_changed.emit(self.playing)

    def say(self, decision: Decision) -> None:
        """What the person whose turn it is does."""
        if self._live is not None and self.turn is not None:
            self.turn = None
            self._live.say(decision)
            self.turn_changed.emit()

    def cancel(self) -> None:
        """Ends the hunt at once; what it found so far stays."""
        if self._live is not None:
            self._live.cancel()

    # Looking

    def set_pace(self, milliseconds: int) -> None:
        """How long a step stays; 0 shows every step when it arrives."""
        self._pace = milliseconds

    def set_speed(self, speed: float) -> None:
        """How many times faster than usual steps follow each other, live or replayed."""
        self.speed = speed
        if self._hop.isActive():
            self._hop.setInterval(self._interval)
        self.playing_changed.emit(self.playing)

    def show_trail(self, trail: Trail, at_once: bool = True) -> None:
        """Shows a hunt that is over."""
        if self.running:
            return
        self._clear(trail.question)
        self._arrived, self.trail, self.model = list(trail.steps), trail, trail.model
        if at_once or self._pace == 0:
            self._show_all()
        else:
            self._play(True)

    def replay(self) -> None:
        """Shows the recorded steps again, one after the other; nobody is asked anything."""
        if self.trail is not None and not self.running:
            self._shown, self.selected = 0, -1
            self.steps_changed.emit()
            self._play(True)

    def play(self) -> None:
        """Pauses or goes on: the hunt itself where one is under way, else the replay."""
        if self.playing:
            self._play(False)
        elif not self.running and self._shown >= len(self._arrived):
            self.replay()
        else:
            self._play(True)

    def select(self, place: int) -> None:
        """Looks at the step with that place among those on the screen."""
        place = max(-1, min(place, self._shown - 1))
        if place != self.selected:
            self.selected = place
            self.selected_changed.emit(place)

    def select_node(self, node: str) -> bool:
        """Looks at a step that was taken at a node: the next one after the present, in turn."""
        places = [i for i, s in enumerate(self.steps) if s.observation.node == node]
        if places:
            self.select(next((p for p in places if p > self.selected), places[0]))
        return bool(places)

    def select_hop(self, stop: int) -> None:
        """Looks at the step that led to a stop of the walk."""
        walk = stops(self.steps)
        if 0 <= stop < len(walk):
            self.select(walk[stop].step - 2)

    def go_to(self, place: int) -> None:
        """Looks at a step, and shows a replay up to it where it has not come so far."""
        self._pause_replay()
        if place >= self._shown and not self.running:
            self._shown = min(place + 1, len(self._arrived))
            self.steps_changed.emit()
            self._tell_end()
        self.select(place)

    def step_by(self, count: int) -> None:
        """Looks at a step before or after; beyond the last one takes or shows one more."""
        at_end = count > 0 and self.selected >= self._shown - 1
        if self._live is not None and at_end:
            self._play(False)
            self._live.let_one()
            return
        if self._live is None:
            self._play(False)
        if at_end:
            self._show_next()
        else:
            self.select(max(0, self.selected + count))

    def load_trails(self) -> None:
        """Reads the recorded hunts in the background."""
        self.shelf.load()

    # What happens

    @property
    def _interval(self) -> int:
        return max(1, round(self._pace / self.speed))

    def _clear(self, question: str) -> None:
        self._hop.stop()
        self._arrived, self._shown, self.trail, self.selected = [], 0, None, -1
        self.question, self.model, self.turn, self.weighed = question, "", None, ()
        self.steps_changed.emit()
        self.turn_changed.emit()

    def _play(self, on: bool) -> None:
        if self.by_hand:
            return
        if not on:
            self._hop.stop()
            if self._live is not None:
                self._live.gate.hold()
        elif self._pace == 0:
            self._go_on_at_once()
        else:
            self._hop.start(self._interval)
            self._tick()
        self.playing_changed.emit(self.playing)

    def _go_on_at_once(self) -> None:
        if self._live is not None:
            self._live.gate.open()
        else:
            self._show_all()

    def _pause_replay(self) -> None:
        if not self.running and self._hop.isActive():
            self._play(False)

    def _tick(self) -> None:
        if self._live is not None:
            self._live.let_one()
        else:
            self._show_next()

    def _take(self, step: Step) -> None:
        followed = self.selected >= self._shown - 1
        self._arrived.append(step)
        self._shown = len(self._arrived)
        self._after_step(followed)

    def _take_turn(self, turn: Turn) -> None:
        if self._live is not None:
            self.turn = turn
            self.turn_changed.emit()

    def _take_model(self, model: str) -> None:
        self.model = model

    def _show_next(self) -> None:
        if self._shown < len(self._arrived):
            self._shown += 1
            self._after_step(follow=True)
        if self._shown >= len(self._arrived) and self._hop.isActive():
            self._hop.stop()
            self.playing_changed.emit(False)
        self._tell_end()

    def _show_all(self) -> None:
        self._shown = len(self._arrived)
        self._after_step(follow=True)
        self._tell_end()

    def _tell_end(self) -> None:
        if self.trail is not None and self._shown >= len(self._arrived):
            self.ended.emit(self.trail)

    def _after_step(self, follow: bool) -> None:
        self.steps_changed.emit()
        if follow:
            self.selected = self._shown - 1
            self.selected_changed.emit(self.selected)

    def _end(self, trail: Trail) -> None:
        followed = self.selected >= self._shown - 1
        self.weighed = self._live.weighed if self._live is not None else ()
        self._leave_live()
        self.trail, self._arrived, self.model = trail, list(trail.steps), trail.model
        self._shown = len(self._arrived)
        self._after_step(followed)
        self.running_changed.emit(False)
        self.playing_changed.emit(False)
        self.ended.emit(trail)
        self.load_trails()

    def _fail(self, error: ForestError) -> None:
        self._leave_live()
        self.running_changed.emit(False)
        self.playing_changed.emit(False)
        self.failed.emit(error_text(error))

    def _leave_live(self) -> None:
        self._hop.stop()
        live, self._live = self._live, None
        if live is not None:
            live.deleteLater()
        if self.turn is not None:
            self.turn = None
        self.turn_changed.emit()
