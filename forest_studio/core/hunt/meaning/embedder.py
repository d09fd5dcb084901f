"""What turns texts into vectors, where anything does; everything works without."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

Vectors = NDArray[np.float32]
"""Shape (texts, width), rows of length 1: a product of two is their cosine."""


class Embedder(Protocol):
    """A model of sentences: none (where None is passed), the packaged one, or an endpoint's."""

    @property
    def name(self) -> str:
        """The name of the model: vectors of two names can't be compared."""
        ...

    def encode(self, texts: Sequence[str]) -> Vectors:
        """A vector for each text; raises ModelError."""
        ...
