"""The arms that ask a language model: closed book, over classic retrieval, and the navigator."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from forest_studio.bench.arms.closed_book import ClosedBook
from forest_studio.bench.arms.navigator_arm import Rank, by_paragraphs, no_rank
from forest_studio.bench.place import Place
from forest_studio.bench.suites import Question
from forest_studio.core.hunt.base import Navigator, World
from forest_studio.core.hunt.by_model.llm_navigator import LlmNavigator
from forest_studio.core.hunt.by_model.model_top_k import ModelTopK
from forest_studio.core.hunt.loop import Limits, run
from forest_studio.core.llm.base import ChatModel
from forest_studio.core.trails.trail import Trail


@dataclass(frozen=True)
class Endpoint:
    """Where a model is asked; each process makes a client of its own."""

    url: str = ""
    model: str = ""
    given: ChatModel | None = None
    """A model to ask instead."""
    _made: dict[int, ChatModel] = field(default_factory=dict, compare=False, repr=False)

    def chat(self) -> ChatModel:
        """The model; raises ModelError that says what to configure."""
        if self.given is not None:
            return self.given
        here = os.getpid()
        if here not in self._made:
            # The client takes half a second to load, which a look at a run need not wait for.
            from forest_studio.core.llm.configured import configured  # noqa: PLC0415

            self._made[here] = configured(self.url, self.model)
        return self._made[here]

    def __getstate__(self) -> dict[str, Any]:
        return {"url": self.url, "model": self.model, "given": self.given, "_made": {}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)


@dataclass(frozen=True)
class ModelArm:
    """A navigator with a language model."""

    name: str
    navigator: Callable[[ChatModel], Navigator]
    endpoint: Endpoint
    rank: Rank = no_rank
    asks_model: bool = True

    @property
    def settings(self) -> Mapping[str, Any]:
        """The model and where it was asked; raises ModelError where none is configured."""
        return {
            "navigator": self.name,
            "shuffled_doors": True,
            "endpoint": self.endpoint.url,
            "model": self.endpoint.chat().name,
        }

    def prepare(self, question: Question, place: Place, limits: Limits) -> None:
        """Nothing: a hunt that is thrown away would cost."""

    def hunt(self, question: Question, place: Place, limits: Limits, seed: int) -> Trail:
        """Asks until there is an answer."""
        world = World(place.forest, place.index, door_seed=seed)
        navigator = self.navigator(self.endpoint.chat())
        return run(question.question, navigator, world, limits, seed=seed)

    def ranking(self, question: Question, place: Place, trail: Trail) -> tuple[str, ...]:
        """How the pages it was shown were ranked."""
        del trail
        return self.rank(question.question, place)


def model_arms(endpoint: Endpoint) -> tuple[ModelArm, ...]:
    """All of them."""
    return (
        ModelArm("closed-book", ClosedBook, endpoint),
        ModelArm("llm", LlmNavigator, endpoint),
        ModelArm("llm-top-k", ModelTopK, endpoint, by_paragraphs),
    )
