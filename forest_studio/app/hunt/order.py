"""What a hunt is asked to do, and the navigator that does it."""

from collections.abc import Callable
from dataclasses import dataclass

from forest_studio.core.hunt.base import Navigator
from forest_studio.core.hunt.navigators import LLM, navigator
from forest_studio.core.hunt.walkers.fork import Fork
from forest_studio.core.hunt.walkers.person import PERSON, Person, Turn
from forest_studio.core.llm.base import ChatModel
from forest_studio.core.model.walk import Limits
from forest_studio.core.trails.trail import Trail

PERSON_SECONDS = 24 * 3600.0
"""A person may think as long as a day; the sliders' seconds are for those who don't."""


@dataclass(frozen=True, slots=True)
class Order:
    """One hunt that somebody wants."""

    question: str
    navigator: str
    limits: Limits
    seed: int = 0
    model: str = ""
    """Of the navigator that asks one; empty takes the configured one."""
    parent: Trail | None = None
    """The trail that it goes along with at first."""
    step: int = 0
    """Number of the parent's step at which it decides by itself."""


@dataclass(frozen=True, slots=True)
class Ears:
    """Whom a navigator tells while it is at work; called on the hunt's thread."""

    on_turn: Callable[[Turn], None]
    on_text: Callable[[str], None]
    model: Callable[[str], ChatModel]
    """Gives the model of a name, or the configured one for an empty name."""


def configured_model(name: str) -> ChatModel:
    """The configured model; raises ModelError that says what to configure."""
    # The client takes half a second to load, which a window without one need not wait for.
    from forest_studio.core.llm.configured import configured  # noqa: PLC0415

    return configured("", name)


def walker_for(order: Order, ears: Ears) -> Navigator:
    """A new navigator for an order; raises ModelError, and HuntError where it can't fork."""
    walker = _plain(order, ears)
    return walker if order.parent is None else Fork(order.parent, order.step, walker)


def again(trail: Trail) -> Order:
    """The order that a trail came from; the limits of old trails are the usual ones."""
    return Order(trail.question, trail.navigator, trail.limits or Limits(), trail.seed, trail.model)


def _plain(order: Order, ears: Ears) -> Navigator:
    if order.navigator == PERSON:
        return Person(ears.on_turn)
    if order.navigator == LLM:
        from forest_studio.core.hunt.by_model.llm_navigator import LlmNavigator  # noqa: PLC0415

        return LlmNavigator(ears.model(order.model), on_text=ears.on_text)
    return navigator(order.navigator)
