"""What tests of models share."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from forest_studio.core.llm.endpoint import Endpoint
from forest_studio.core.llm.keys import Key
from forest_studio.core.llm.memory import Memory
from forest_studio.core.llm.modes import Dialect, Mode
from forest_studio.core.llm.openai_model import OpenAIModel

MakeModel = Callable[..., OpenAIModel]


@pytest.fixture
def make_model(tmp_path: Path) -> MakeModel:
    """Makes a model of a server; unless ``known`` is false it is known how to speak with it."""

    def make(url: str, *, known: bool = True, key: str = "", **fields: Any) -> OpenAIModel:
        endpoint = Endpoint(
            url, "tiny", **{"back_off": 0.02, "total": 120.0, "connect": 60.0, **fields}
        )
        memory = Memory(tmp_path / "memory")
        if known:
            memory.learn(endpoint, Dialect(Mode.SCHEMA))
        return OpenAIModel(endpoint, Key(key), memory)

    return make
