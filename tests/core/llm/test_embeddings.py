"""Vectors come from an endpoint in the order of the texts, or there is an error that says why."""

import json

import numpy as np
import pytest

from fault_server import Behaviour, Handler, serving
from forest_studio.core.llm.embeddings import EndpointEmbedder
from forest_studio.core.llm.endpoint import Endpoint
from forest_studio.core.model.errors import ModelError


def answers(document: object, status: int = 200) -> Behaviour:
    def answer(handler: Handler) -> None:
        handler.head(status, "application/json")
        handler.wfile.write(json.dumps(document).encode())

    return answer


def rows(*pairs: tuple[int, list[float]]) -> dict[str, object]:
    return {"data": [{"index": index, "embedding": vector} for index, vector in pairs]}


def embedder(url: str) -> EndpointEmbedder:
    return EndpointEmbedder(Endpoint(url, "small", back_off=0.01, connect=60.0, total=120.0))


def test_vectors_have_length_one_and_the_order_of_the_texts() -> None:
    with serving(answers(rows((1, [0.0, 2.0]), (0, [3.0, 4.0])))) as server:
        found = embedder(server.url).encode(["a", "b"])
    assert np.allclose(found, [[0.6, 0.8], [0.0, 1.0]])
    assert server.asked[0].path.endswith("/embeddings")
    assert server.asked[0].body["input"] == ["a", "b"]


def test_a_busy_server_is_asked_again() -> None:
    busy = answers({"error": {"message": "busy"}}, 503)
    with serving(busy, answers(rows((0, [1.0])))) as server:
        assert embedder(server.url).encode(["a"]).shape == (1, 1)


@pytest.mark.parametrize(
    "document", [{}, {"data": [7]}, rows(), rows((0, [])), {"data": [{"embedding": "x"}]}]
)
def test_a_reply_without_a_vector_for_each_text_is_an_error(document: object) -> None:
    with serving(answers(document)) as server, pytest.raises(ModelError, match="vectors"):
        embedder(server.url).encode(["a"])


def test_a_server_without_embeddings_is_an_error() -> None:
    with serving(answers({"error": {"message": "no"}}, 404)) as server, pytest.raises(ModelError):
        embedder(server.url).encode(["a"])
