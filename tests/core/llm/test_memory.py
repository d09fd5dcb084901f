"""What was found out about a server is kept for a month, and never stops anybody."""

from pathlib import Path

import pytest

from forest_studio.core.llm import memory as memory_module
from forest_studio.core.llm.endpoint import Endpoint
from forest_studio.core.llm.memory import KEPT, Memory
from forest_studio.core.llm.modes import Dialect, Mode

HERE = Endpoint("http://a/v1", "m")
DIALECT = Dialect(Mode.TOOL, ("temperature",), "max_completion_tokens")


def test_a_dialect_is_remembered_per_server_and_model(tmp_path: Path) -> None:
    Memory(tmp_path).learn(HERE, DIALECT)
    assert Memory(tmp_path).recall(HERE) == DIALECT
    assert Memory(tmp_path).recall(Endpoint("http://a/v1", "n")) is None
    Memory(tmp_path).forget(HERE)
    assert Memory(tmp_path).recall(HERE) is None


def test_it_is_forgotten_after_a_month(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Memory(tmp_path).learn(HERE, DIALECT)
    now = memory_module.time()
    monkeypatch.setattr(memory_module, "time", lambda: now + KEPT + 1)
    assert Memory(tmp_path).recall(HERE) is None


@pytest.mark.parametrize(
    "text", ["", "[]", '{"http://a/v1 m": 3}', '{"http://a/v1 m": {"time": 1}}']
)
def test_a_broken_file_is_an_empty_memory(tmp_path: Path, text: str) -> None:
    (tmp_path / "models.json").write_text(text)
    assert Memory(tmp_path).recall(HERE) is None
    Memory(tmp_path).learn(HERE, DIALECT)
    assert Memory(tmp_path).recall(HERE) == DIALECT


def test_a_folder_that_cannot_be_written_does_not_matter(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    Memory(tmp_path / "file").learn(HERE, DIALECT)
    assert Memory(tmp_path / "file").recall(HERE) is None
