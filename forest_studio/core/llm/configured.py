"""The model that a user has configured, ready to be asked."""

from dataclasses import replace
from time import monotonic

from forest_studio.core.llm.asking import Asking, Patience
from forest_studio.core.llm.configured_server import configured_endpoint
from forest_studio.core.llm.endpoint import Endpoint
from forest_studio.core.llm.failures import Failure
from forest_studio.core.llm.keys import key_of
from forest_studio.core.llm.openai_model import OpenAIModel
from forest_studio.core.llm.prices import price_of
from forest_studio.core.llm.variables import MODEL_VARIABLE
from forest_studio.core.model.errors import ModelError

_PATIENCE = 10.0
"""Seconds for a server to list its models."""
_LISTED = 6


def configured(url: str = "", model: str = "") -> OpenAIModel:
    """The model to ask; what is given here goes before the environment, and that before settings.

    A server with one model need not be told which. Raises ModelError that says what to configure.
    """
    return OpenAIModel(_complete(configured_endpoint(url, model)))


def models_of(endpoint: Endpoint) -> tuple[str, ...]:
    """The models that a server lists; raises ModelError."""
    patience = Patience(monotonic() + _PATIENCE, lambda: False, lambda _: None)
    models = Asking(endpoint, key_of(endpoint)).models(patience)
    if isinstance(models, Failure):
        raise models.error
    return models


def _complete(endpoint: Endpoint) -> Endpoint:
    """The endpoint with its model, asked for where it was not named, and with its price."""
    if not endpoint.model:
        endpoint = replace(endpoint, model=_only_model(endpoint))
    return endpoint if endpoint.local else replace(endpoint, price=price_of(endpoint.model))


def _only_model(endpoint: Endpoint) -> str:
    models = models_of(endpoint)
    if len(models) == 1:
        return models[0]
    some = ", ".join(models[:_LISTED]) + (" …" if len(models) > _LISTED else "")
    raise ModelError(
        f"{endpoint.base_url} has {len(models)} models" if models else "no model is named",
        remedy=f"Name one with --model or {MODEL_VARIABLE}{f': {some}' if some else ''}",
    )
