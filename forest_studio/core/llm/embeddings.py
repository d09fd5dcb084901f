"""Sentence vectors from an OpenAI-compatible server's ``/embeddings``."""

from collections.abc import Sequence
from time import monotonic, sleep
from typing import Any

import numpy as np
from numpy.typing import NDArray

from forest_studio.core.llm import failures
from forest_studio.core.llm.endpoint import Endpoint
from forest_studio.core.llm.exchange import Exchange
from forest_studio.core.llm.failures import Failure
from forest_studio.core.llm.keys import Key, key_of
from forest_studio.core.model.errors import ModelError

_BATCH = 32
"""Texts of one request: a server may refuse more, and an answer may not grow without end."""


class EndpointEmbedder:
    """Embeds with the endpoint's model; one object serves any number of threads."""

    def __init__(self, endpoint: Endpoint, key: Key | None = None) -> None:
        self.endpoint = endpoint
        self._key = key_of(endpoint) if key is None else key

    @property
    def name(self) -> str:
        """What the server calls the model."""
        return self.endpoint.model

    def encode(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """Vectors of length 1, shape (texts, width); raises ModelError."""
        rows: list[list[float]] = []
        for start in range(0, len(texts), _BATCH):
            rows += self._batch(list(texts[start : start + _BATCH]))
        if len({len(row) for row in rows}) > 1:
            raise ModelError(f"{self.name} gives vectors of different widths")
        found = np.asarray(rows, dtype=np.float32).reshape(len(rows), -1)
        lengths = np.linalg.norm(found, axis=1, keepdims=True)
        return np.asarray(found / np.where(lengths > 0, lengths, 1.0), dtype=np.float32)

    def _batch(self, texts: list[str]) -> list[list[float]]:
        for number in range(self.endpoint.retries + 1):
            answer = self._asked(texts)
            if not isinstance(answer, Failure):
                return _vectors(answer, len(texts), self.name)
            if not answer.again or number == self.endpoint.retries:
                raise answer.error
            sleep(answer.after or self.endpoint.back_off * 2**number)
        raise AssertionError("unreachable")  # pragma: no cover

    def _asked(self, texts: list[str]) -> dict[str, Any] | Failure:
        def send(client: Any) -> Any:
            return client.embeddings.with_streaming_response.create(
                model=self.name, input=texts, encoding_format="float"
            )

        patience = self.endpoint.total
        with Exchange(self.endpoint, self._key, send, patience) as exchange:
            piece = exchange.next(monotonic() + patience, lambda: False)
        if isinstance(piece, dict | Failure):
            return piece
        return failures.timed_out(self.endpoint, "list of vectors", patience)


def _vectors(answer: dict[str, Any], count: int, model: str) -> list[list[float]]:
    """The vectors in the order of the texts; raises ModelError for anything else."""
    try:
        rows = sorted(answer["data"], key=lambda row: int(row.get("index", 0)))
        found = [[float(number) for number in row["embedding"]] for row in rows]
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise ModelError(f"{model} replied with no vectors") from error
    if len(found) != count or not all(found):
        raise ModelError(f"{model} replied with {len(found)} vectors for {count} texts")
    return found
