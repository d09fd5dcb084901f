"""The packaged model gives the vectors that its makers' own code gives."""

from pathlib import Path

import numpy as np
import pytest

from forest_studio.core.hunt.meaning.minilm import MiniLM
from forest_studio.core.hunt.meaning.packaged_minilm import packaged_folder
from forest_studio.core.model.errors import ModelError

TEXTS = [
    "How many people live in Berlin?",
    "Berlin has a population of 3,520,031 registered inhabitants in an area of 891.82 square "
    "kilometers.",
    "New York City is famous for the Metropolitan Museum of Art.",
]


@pytest.fixture(scope="module")
def model() -> MiniLM:
    folder = packaged_folder()
    if folder is None:
        pytest.skip("the extra 'embed' is not installed")
    return MiniLM(folder)


def test_the_nearest_text_is_the_one_that_answers(model: MiniLM) -> None:
    question, answer, other = model.encode(TEXTS)
    assert question @ answer > 0.7
    assert question @ other < 0.3


def test_a_vector_does_not_depend_on_what_it_is_encoded_with(model: MiniLM) -> None:
    together = model.encode(TEXTS)
    assert np.allclose(np.linalg.norm(together, axis=1), 1.0, atol=1e-5)
    for text, vector in zip(TEXTS, together, strict=True):
        assert np.allclose(model.encode([text])[0], vector, atol=1e-5)
    assert model.encode([]).shape == (0, 384)
    assert np.isfinite(model.encode(["", "word " * 1000])).all()


def test_a_folder_without_a_model_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="can't be read as a model's weights"):
        MiniLM(tmp_path)
    (tmp_path / "model.safetensors").write_bytes(b"\x02\0\0\0\0\0\0\0{}")
    with pytest.raises(ModelError, match="holds no MiniLM"):
        MiniLM(tmp_path)
    (tmp_path / "model.safetensors").write_bytes(b"\xff" * 64)
    with pytest.raises(ModelError, match="header is too long"):
        MiniLM(tmp_path)
