"""The router: the cheap path where one page will do, a walk where it won't; one trail of both."""

from collections.abc import Callable, Sequence
from enum import StrEnum

from forest_studio.core.hunt.base import (
    Navigator,
    OwnEyes,
    Patient,
    State,
    Unsure,
    Walker,
    World,
)
from forest_studio.core.hunt.foraging.body_words import body_words
from forest_studio.core.hunt.foraging.forager import Forager
from forest_studio.core.hunt.foraging.word_table import passport_words, word_table
from forest_studio.core.hunt.observing.observation import observe
from forest_studio.core.hunt.reading.asked_for import asked_for
from forest_studio.core.hunt.reading.evidence import checked, supported
from forest_studio.core.hunt.reading.reader import read
from forest_studio.core.hunt.walkers.one_shot import OneShot
from forest_studio.core.hunt.walkers.smells import Smell, smell
from forest_studio.core.model.walk import Answer, Decision, GiveUp, Go, Observation, Usage
from forest_studio.core.search.words import stems

COVERED = 0.6
"""Share of the question, by rarity, that one page must hold for its answer to be believed; set on
the sample's mixed and strict suites, where answers of the first page that were right lie above."""


class Doubt(StrEnum):
    """Why the cheap path is not believed."""

    NONE = ""
    EMPTY = "the cheap path found nothing"
    UNSUPPORTED = "its quotes are not in the pages"
    UNFIT = "its sentence holds nothing of the kind that is asked for"
    UNCOVERED = "its page covers too little of the question"


class Router(Walker):
    """Tries the cheap path unless the question smells of a chain, and escalates when in doubt.

    The walk begins where the cheap path would have ended, in the same trail: what either spent
    adds up in its steps.
    """

    name = "router"

    def __init__(self, cheap: Navigator | None = None, walk: Navigator | None = None) -> None:
        """One shot and the forager, unless a model's readers are given."""
        super().__init__()
        self._cheap: Navigator = cheap or OneShot()
        self._walk: Navigator = walk or Forager()
        self._now: Navigator = self._cheap

    @property
    def model(self) -> str:  # type: ignore[override]
        """The model of either path, empty where none is asked."""
        return self._walk.model or self._cheap.model

    def wait_until(self, deadline: float, cancelled: Callable[[], bool]) -> None:
        """Hands on how long the hunt may wait."""
        for path in (self._cheap, self._walk):
            if isinstance(path, Patient):
                path.wait_until(deadline, cancelled)

    def begin(self, question: str, world: World, seed: int) -> None:
        """Starts a hunt on the path that the question's words suggest."""
        self._world, self._question, self._seed = world, question, seed
        self.explored, self.spent = 0, Usage()
        self.smell = smell(question)
        """What the question smells of."""
        self.doubt = Doubt.NONE
        """Why the cheap path was left, empty while it was not."""
        self._now = self._cheap if self.smell is Smell.NONE else self._walk
        self._now.begin(question, world, seed)

    @property
    def escalated(self) -> bool:
        """Whether the cheap path was tried and left."""
        return self.doubt is not Doubt.NONE

    @property
    def ranked(self) -> tuple[str, ...]:
        """The pages that the path of the moment thinks best, where it ranks any."""
        return getattr(self._now, "ranked", ())

    @property
    def confidence(self) -> float:
        """Of the answer that the path of the moment gave."""
        return self._now.confidence if isinstance(self._now, Unsure) else 1.0

    def observe(self, world: World, state: State) -> Observation:
        """What the path of the moment sees."""
        return (
            self._now.observe(world, state)
            if isinstance(self._now, OwnEyes)
            else observe(world, state)
        )

    def decide(self, observation: Observation, state: State) -> Decision:
        """The decision of the path of the moment, unless it ends in doubt."""
        decision = self._now.decide(observation, state)
        self.spent = self._now.spent
        if self._now is self._cheap:
            self.doubt = self._doubt(decision, observation)
            if self.escalated:
                return self._escalate(observation, state)
        self.explored = self._now.explored
        return decision

    def _escalate(self, observation: Observation, state: State) -> Decision:
        cheap = self.spent
        self._now = self._walk
        self._walk.begin(self._question, self._world, self._seed)
        decision = self._walk.decide(observation, state)
        self.spent = _added(cheap, self._walk.spent)
        self.explored = self._walk.explored
        return decision

    def _doubt(self, decision: Decision, observation: Observation) -> Doubt:
        """Looked for before the first page is walked to: the hits serve the walk as well."""
        match decision:
            case GiveUp():
                return Doubt.EMPTY
            case Go(number) if not self._cheap.model:
                page = next((d.node for d in observation.doors if d.number == number), "")
                return Doubt.NONE if self._covered([page]) >= COVERED else Doubt.UNCOVERED
            case Answer() as answer:
                return self._doubt_of_answer(answer)
        return Doubt.NONE

    def _doubt_of_answer(self, answer: Answer) -> Doubt:
        if not supported(checked(self._world.forest, answer)):
            return Doubt.UNSUPPORTED
        if self._cheap.model:
            return Doubt.NONE
        pages = list(dict.fromkeys(quote.node for quote in answer.evidence))
        if self._covered(pages) < COVERED:
            return Doubt.UNCOVERED
        bodies = {node: self._world.forest.body(node) for node in pages}
        fits = any(found.fits for found in read(self._question, bodies)[:1])
        return Doubt.NONE if fits or asked_for(self._question) is None else Doubt.UNFIT

    def _covered(self, pages: Sequence[str]) -> float:
        """Share of the question's words, by rarity, that these pages hold."""
        forest = self._world.forest
        table, bodies = word_table(forest), body_words(forest)
        held: set[str] = set()
        for node in pages:
            held.update(bodies.of(node), passport_words(forest.node(node).passport))
        weights = {word: table.rarity(word) for word in stems(self._question)}
        total = sum(weights.values()) or 1.0
        return sum(weight for word, weight in weights.items() if word in held) / total


def _added(one: Usage, other: Usage) -> Usage:
    return Usage(
        prompt_tokens=one.prompt_tokens + other.prompt_tokens,
        reply_tokens=one.reply_tokens + other.reply_tokens,
        calls=one.calls + other.calls,
        estimated=one.estimated or other.estimated,
    )
