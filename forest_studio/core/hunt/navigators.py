"""The navigators, by the name they are asked for."""

from collections.abc import Callable, Mapping

from forest_studio.core.hunt.base import Navigator
from forest_studio.core.hunt.foraging.forager import Forager
from forest_studio.core.hunt.walkers.first_door import FirstDoor
from forest_studio.core.hunt.walkers.one_shot import OneShot
from forest_studio.core.hunt.walkers.random_walk import RandomWalk
from forest_studio.core.hunt.walkers.router import Router
from forest_studio.core.hunt.walkers.top_k import TopK
from forest_studio.core.llm.configured_server import is_configured
from forest_studio.core.model.errors import HuntError

NAVIGATORS: Mapping[str, Callable[[], Navigator]] = {
    "forager": Forager,
    "random": RandomWalk,
    "first-door": FirstDoor,
    "one-shot": OneShot,
    "top-k": TopK,
    "router": Router,
}
"""Those that need nothing configured."""
LLM = "llm"
"""The one that asks a language model."""
NAMES = (*NAVIGATORS, LLM)


def navigator(name: str) -> Navigator:
    """A new navigator; raises HuntError when none has that name.

    Raises ModelError for the one with a language model where none is configured.
    """
    if name == LLM:
        return llm_navigator()
    if name == Router.name:
        return router()
    try:
        return NAVIGATORS[name]()
    except KeyError:
        raise HuntError(
            f"there is no navigator {name!r}", remedy=f"Take one of {', '.join(NAMES)}"
        ) from None


def llm_navigator(endpoint: str = "", model: str = "", language: str = "") -> Navigator:
    """The navigator that asks a model: the one named here, or else the one that is configured.

    Raises ModelError that says what to configure, HuntError for an unknown language.
    """
    # The client takes half a second to load, which most hunts need not wait for.
    from forest_studio.core.hunt.by_model.llm_navigator import LlmNavigator  # noqa: PLC0415
    from forest_studio.core.llm.configured import configured  # noqa: PLC0415

    return LlmNavigator(configured(endpoint, model), language=language)


def router(endpoint: str = "", model: str = "", language: str = "") -> Navigator:
    """The router: over a model's readers where one is named or configured, else over ours.

    Raises ModelError where the model's server can't say which models it has.
    """
    if not (endpoint or is_configured()):
        return Router()
    from forest_studio.core.hunt.by_model.llm_navigator import LlmNavigator  # noqa: PLC0415
    from forest_studio.core.hunt.by_model.model_top_k import ModelTopK  # noqa: PLC0415
    from forest_studio.core.llm.configured import configured  # noqa: PLC0415

    asked = configured(endpoint, model)
    return Router(ModelTopK(asked), LlmNavigator(asked, language=language))
