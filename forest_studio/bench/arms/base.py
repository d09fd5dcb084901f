"""What an arm is: one way to answer a question."""

from collections.abc import Mapping
from typing import Any, Protocol

from forest_studio.bench.place import Place
from forest_studio.bench.suites import Question
from forest_studio.core.hunt.loop import Limits
from forest_studio.core.trails.trail import Trail


class Arm(Protocol):
    """One way to answer; an arm holds no state between questions, so that any order will do."""

    @property
    def name(self) -> str:
        """The name that it is asked for by."""
        ...

    @property
    def settings(self) -> Mapping[str, Any]:
        """What makes its samples what they are; written into the header."""
        ...

    @property
    def asks_model(self) -> bool:
        """Whether it asks a language model, which costs."""
        ...

    def prepare(self, question: Question, place: Place, limits: Limits) -> None:
        """Builds what is built once for a forest, so that no question is charged with it."""
        ...

    def hunt(self, question: Question, place: Place, limits: Limits, seed: int) -> Trail:
        """One question to its end; the seed shuffles the doors."""
        ...

    def ranking(self, question: Question, place: Place, trail: Trail) -> tuple[str, ...]:
        """Ids of its ten best pages, the best first; empty where it ranks none but walks."""
        ...
