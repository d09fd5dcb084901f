"""The learned part of the ranking: weights of the two passes."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from forest_studio.core.hunt.ranking.page_features import FIRST, SECOND
from forest_studio.core.hunt.ranking.page_table import Floats
from forest_studio.core.model.errors import HuntError
from forest_studio.paths import shipped

WORDS, VECTORS = "words", "vectors"
"""The two sets of weights: without and with an embedder."""


@dataclass(frozen=True)
class Pass:
    """A logistic regression over a pass's columns and their square roots."""

    weights: Floats
    """Shape (2 columns,)."""
    bias: float

    def scores(self, features: Floats) -> Floats:
        """Log odds of being needed, shape (candidates,)."""
        return np.asarray(expanded(features) @ self.weights + self.bias)


@dataclass(frozen=True)
class PageWeights:
    """Both passes."""

    first: Pass
    second: Pass


def expanded(features: Floats) -> Floats:
    """The columns and their square roots, shape (candidates, 2 columns)."""
    return np.hstack([features, np.sqrt(np.clip(features, 0.0, None))])


@lru_cache(maxsize=2)
def shipped_weights(kind: str) -> PageWeights:
    """The weights that ship, ``words`` or ``vectors``; raises HuntError."""
    path = shipped("resources", "forager", "page_weights.json")
    return read_weights(path, kind)


def read_weights(path: Path, kind: str) -> PageWeights:
    """One set of weights of a file; raises HuntError where it does not fit this program."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))[kind]
        return PageWeights(_read(found["first"], FIRST), _read(found["second"], SECOND))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise HuntError(f"the weights of the forager can't be read: {error!r}") from error


def as_json(weights: PageWeights) -> dict[str, Any]:
    """What ``read_weights`` reads."""
    return {
        "first": _as_json(weights.first, FIRST),
        "second": _as_json(weights.second, SECOND),
    }


def _read(entry: Mapping[str, Any], columns: Sequence[str]) -> Pass:
    pairs = [entry["columns"][name] for name in columns]
    weights = [plain for plain, _ in pairs] + [root for _, root in pairs]
    return Pass(np.asarray(weights, dtype=np.float64), float(entry["bias"]))


def _as_json(found: Pass, columns: Sequence[str]) -> dict[str, Any]:
    plain, roots = np.split(found.weights, 2)
    return {
        "bias": round(found.bias, 5),
        "columns": {
            name: [round(float(a), 5), round(float(b), 5)]
            for name, a, b in zip(columns, plain, roots, strict=True)
        },
    }
