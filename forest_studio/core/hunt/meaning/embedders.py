"""The embedder that a user has chosen: none, the packaged one, or a model of the endpoint."""

import os
from functools import lru_cache
from pathlib import Path

from forest_studio.core import settings
from forest_studio.core.hunt.meaning.embedder import Embedder
from forest_studio.core.hunt.meaning.minilm import MiniLM
from forest_studio.core.hunt.meaning.packaged_minilm import packaged_folder
from forest_studio.core.model.errors import ModelError

EMBEDDER_VARIABLE = "FOREST_STUDIO_EMBEDDER"
NONE = ""
PACKAGED = "packaged"
"""The extra ``embed``; any other name is a model of the configured endpoint."""


def chosen_embedder(name: str | None = None) -> Embedder | None:
    """What was named here, else by the environment, else by the settings; None where nothing was.

    Raises ModelError that says what is missing.
    """
    wanted = name if name is not None else os.environ.get(EMBEDDER_VARIABLE)
    if wanted is None:
        wanted = settings.load().embedder
    if wanted == NONE:
        return None
    return _packaged() if wanted == PACKAGED else _of_endpoint(wanted)


def _packaged() -> Embedder:
    folder = packaged_folder()
    if folder is None:
        raise ModelError(
            "the packaged embedder is not installed",
            remedy="Run pip install 'forest-studio[embed]'",
        )
    return _minilm(folder)


@lru_cache(maxsize=1)
def _minilm(folder: Path) -> Embedder:
    return MiniLM(folder)


def _of_endpoint(model: str) -> Embedder:
    # The client takes half a second to load, which most hunts need not wait for.
    from forest_studio.core.llm.configured_server import configured_endpoint  # noqa: PLC0415
    from forest_studio.core.llm.embeddings import EndpointEmbedder  # noqa: PLC0415

    return EndpointEmbedder(configured_endpoint(model=model))
