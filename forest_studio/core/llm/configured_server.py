"""The server that a user has configured: by an option, the environment or the settings."""

import os

from forest_studio.core import settings
from forest_studio.core.llm.endpoint import Endpoint, api_address
from forest_studio.core.llm.variables import MODEL_VARIABLE, URL_VARIABLE
from forest_studio.core.model.errors import ModelError


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
