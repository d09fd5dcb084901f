"""The model that a user has configured: by an option, the environment or the settings."""

import os
from dataclasses import replace
from time import monotonic

from forest_studio.core import settings
from forest_studio.core.llm.asking import Asking, Patience
from forest_studio.core.llm.endpoint import Endpoint, api_address
from forest_studio.core.llm.failures import Failure
from forest_studio.core.llm.keys import key_of
from forest_studio.core.llm.openai_model import OpenAIModel
from forest_studio.core.llm.prices import price_of
from forest_studio.core.llm.variables import MODEL_VARIABLE, URL_VARIABLE
from forest_studio.core.model.errors import ModelError

_PATIENCE = 10.0
"""Seconds for a server to list its models."""
_LISTED = 6


def configured(url: str = "", model: str = "") -> OpenAIModel:
    """The model to ask; what is given here goes before the environment, and that before settings.

    A server with one model need not be told which. Raises ModelError that says what to configure.
    """
    return OpenAIModel(_complete(configured_endpoint(url, model)))


def configured_endpoint(url: str = "", model: str = "") -> Endpoint:
    """The server to ask, with a model only where one is named; raises ModelError without one."""
    saved = settings.load()
    address = url or os.environ.get(URL_VARIABLE, "") or saved.endpoint
    if not address:
        raise ModelError(
            "no language model is configured",
            remedy="Give --endpoint http://localhost:8080/v1 (llama.cpp, Ollama, vLLM, LM Studio) "
            f"or https://api.openai.com/v1, or set {URL_VARIABLE}; for the key see "
            "forest-studio model key --help",
        )
    name = model or os.environ.get(MODEL_VARIABLE, "") or ("" if url else saved.model)
    return Endpoint(api_address(address), name, key_variable=saved.key_variable)


def is_configured() -> bool:
    """Whether a server is named, by the environment or the settings."""
    return bool(os.environ.get(URL_VARIABLE, "") or settings.load().endpoint)


def is_trusted(url: str) -> bool:
    """Whether texts and keys may go to a server that a file names: it runs here, or is configured.

    Raises ModelError for what is no address.
    """
    asked = Endpoint(api_address(url), "")
    own = os.environ.get(URL_VARIABLE, "") or settings.load().endpoint
    return asked.local or bool(own and api_address(own) == asked.base_url)


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
