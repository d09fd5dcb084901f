"""The arms: ways to answer a question, all through one engine and one reader."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from forest_studio.bench.oracle import OracleArm
from forest_studio.bench.place import Place
from forest_studio.bench.suites import Question
from forest_studio.core.hunt.base import World
from forest_studio.core.hunt.loop import Limits, run
from forest_studio.core.hunt.navigators import NAVIGATORS
from forest_studio.core.model.errors import BenchError
from forest_studio.core.trails.trail import Trail

NO_MODEL = "no model configured"


class Arm(Protocol):
    """One way to answer; an arm holds no state between questions."""

    @property
    def name(self) -> str:
        """The name that it is asked for by."""
        ...

    @property
    def about(self) -> str:
        """What it does, in a line."""
        ...

    @property
    def settings(self) -> Mapping[str, Any]:
        """What makes its samples what they are; written into the header."""
        ...

    def hunt(self, question: Question, place: Place, limits: Limits, seed: int) -> Trail:
        """One question to its end; the seed shuffles the doors."""
        ...


@dataclass(frozen=True)
class NavigatorArm:
    """A navigator of the engine."""

    name: str
    about: str
    navigator: str = ""
    """Its name in the engine, where it differs."""

    @property
    def settings(self) -> Mapping[str, Any]:
        """The navigator, with doors in an order that the seed draws."""
        return {"navigator": self.navigator or self.name, "shuffled_doors": True}

    def hunt(self, question: Question, place: Place, limits: Limits, seed: int) -> Trail:
        """Walks from the question alone; nothing of the gold path is handed over."""
        navigator = NAVIGATORS[self.navigator or self.name]()
        world = World(place.forest, place.index, door_seed=seed)
        return run(question.question, navigator, world, limits, seed=seed)


ARMS: tuple[Arm, ...] = (
    NavigatorArm("one-shot", "entry search, best sentence of the first page"),
    NavigatorArm("top-k", "classic retrieval: fragments of the best pages, best sentence"),
    NavigatorArm("forager", "walks doors, scores how much of the question a whole path covers"),
    NavigatorArm("random", "takes any door"),
    NavigatorArm("first-door", "takes door number 1"),
    OracleArm(),
)
NOT_RUN: Mapping[str, str] = {
    "closed-book": NO_MODEL,
    "llm": NO_MODEL,
    "llm-top-k": NO_MODEL,
}
"""Arms that need what this installation lacks, and what that is."""
ABOUT_NOT_RUN: Mapping[str, str] = {
    "closed-book": "a model that sees the question alone",
    "llm": "a model that walks the doors",
    "llm-top-k": "a model that reads the paragraphs of classic retrieval",
}


def find_arm(name: str) -> Arm:
    """The arm of that name; raises BenchError, also for one that can't run."""
    for arm in ARMS:
        if arm.name == name:
            return arm
    if name in NOT_RUN:
        raise BenchError(f"the arm {name} can't run: {NOT_RUN[name]}")
    known = ", ".join([*(arm.name for arm in ARMS), *NOT_RUN])
    raise BenchError(f"no arm is called {name!r}", remedy=f"There are {known}")
