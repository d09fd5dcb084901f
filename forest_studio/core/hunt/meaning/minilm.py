"""Sentence embeddings with a packaged MiniLM, its forward pass in numpy; no torch."""

import math
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from forest_studio.core.hunt.meaning.safetensors_file import Weights, read_weights
from forest_studio.core.hunt.meaning.word_pieces import WordPieces
from forest_studio.core.model.errors import ModelError

NAME = "all-MiniLM-L6-v2"
_HEADS = 12
_PIECES = 256
"""Word pieces of a text that the model was made for; the rest is not read."""
_BATCH = 1024
"""Word pieces worked on at once, padding included: more of them leave the processor's cache."""
_BLOCK = 64
"""Rows of a wide layer worked on at once, for the same reason."""
_NO_WEIGHT = -1e9
Floats = NDArray[np.float32]


class MiniLM:
    """Mean-pooled, normalised sentence vectors (Wang et al. 2020, arXiv:2002.10957)."""

    name = NAME

    def __init__(self, folder: Path) -> None:
        """Reads ``model.safetensors`` and ``vocab.txt``; raises ModelError."""
        weights = read_weights(folder / "model.safetensors")
        try:
            lines = (folder / "vocab.txt").read_text(encoding="utf-8").splitlines()
            self._pieces = WordPieces({piece: number for number, piece in enumerate(lines)})
            self._read(weights)
        except (OSError, KeyError, UnicodeDecodeError) as error:
            raise ModelError(f"{folder.name} holds no MiniLM: {error}") from error

    def encode(self, texts: Sequence[str]) -> Floats:
        """Vectors of length 1, shape (texts, 384)."""
        rows = [self._pieces.numbers(text, _PIECES) for text in texts]
        found = np.zeros((len(rows), self._tokens.shape[1]), dtype=np.float32)
        by_length = sorted(range(len(rows)), key=lambda row: (len(rows[row]), row))
        while by_length:
            longest = len(rows[by_length[-1]])
            batch = by_length[-max(1, _BATCH // longest) :]
            del by_length[-len(batch) :]
            found[batch] = self._encode_batch([rows[row] for row in batch], longest)
        return found

    def _read(self, weights: Weights) -> None:
        self._tokens = weights["embeddings.word_embeddings.weight"]
        places = weights["embeddings.position_embeddings.weight"]
        self._places = places + weights["embeddings.token_type_embeddings.weight"][0]
        self._norm = _Norm(weights, "embeddings.LayerNorm")
        count = len({name.split(".")[2] for name in weights if name.startswith("encoder.layer.")})
        self._layers = [_Layer(weights, f"encoder.layer.{number}") for number in range(count)]

    def _encode_batch(self, rows: list[list[int]], longest: int) -> Floats:
        numbers = np.zeros((len(rows), longest), dtype=np.int64)
        there = np.zeros((len(rows), longest), dtype=np.float32)
        for place, row in enumerate(rows):
            numbers[place, : len(row)] = row
            there[place, : len(row)] = 1.0
        hidden = self._norm(self._tokens[numbers] + self._places[:longest])
        blocked = ((1.0 - there) * _NO_WEIGHT)[:, None, None, :]
        for layer in self._layers:
            hidden = layer(hidden, blocked)
        summed: Floats = np.einsum("bld,bl->bd", hidden, there)
        return np.asarray(summed / np.linalg.norm(summed, axis=1, keepdims=True))


class _Norm:
    def __init__(self, weights: Weights, name: str) -> None:
        self._scale, self._shift = weights[f"{name}.weight"], weights[f"{name}.bias"]

    def __call__(self, values: Floats) -> Floats:
        values = values - values.mean(axis=-1, keepdims=True)
        spread = np.sqrt(np.square(values).mean(axis=-1, keepdims=True) + 1e-12)
        return np.asarray(values / spread * self._scale + self._shift)


class _Linear:
    def __init__(self, weights: Weights, *names: str) -> None:
        """Several layers over the same values are one wider layer."""
        parts = [weights[f"{name}.weight"].T for name in names]
        self._weight = np.ascontiguousarray(np.concatenate(parts, axis=1))
        self._shift = np.concatenate([weights[f"{name}.bias"] for name in names])

    def __call__(self, values: Floats) -> Floats:
        flat = values.reshape(-1, values.shape[-1]) @ self._weight
        flat += self._shift
        return flat.reshape(*values.shape[:-1], -1)


class _Layer:
    def __init__(self, weights: Weights, name: str) -> None:
        own = f"{name}.attention.self"
        self._seen = _Linear(weights, f"{own}.query", f"{own}.key", f"{own}.value")
        self._attended = _Linear(weights, f"{name}.attention.output.dense")
        self._norm = _Norm(weights, f"{name}.attention.output.LayerNorm")
        self._wide = _Linear(weights, f"{name}.intermediate.dense")
        self._narrow = _Linear(weights, f"{name}.output.dense")
        self._last_norm = _Norm(weights, f"{name}.output.LayerNorm")

    def __call__(self, hidden: Floats, blocked: Floats) -> Floats:
        hidden = self._norm(hidden + self._attended(self._attention(hidden, blocked)))
        return self._last_norm(hidden + self._narrow(_gelu(self._wide(hidden))))

    def _attention(self, hidden: Floats, blocked: Floats) -> Floats:
        rows, length, width = hidden.shape
        parts = self._seen(hidden).reshape(rows, length, 3, _HEADS, width // _HEADS)
        query, key, value = (parts[:, :, part].transpose(0, 2, 1, 3) for part in range(3))
        looks = query @ key.transpose(0, 1, 3, 2) / np.float32(math.sqrt(width // _HEADS))
        looks += blocked
        looks -= looks.max(axis=-1, keepdims=True)
        np.exp(looks, out=looks)
        looks /= looks.sum(axis=-1, keepdims=True)
        return np.asarray((looks @ value).transpose(0, 2, 1, 3).reshape(rows, length, width))


def _gelu(values: Floats) -> Floats:
    """Changes wide values, shape (..., width), to x Φ(x), a few rows at a time."""
    rows = values.reshape(-1, values.shape[-1])
    for start in range(0, len(rows), _BLOCK):
        block = rows[start : start + _BLOCK]
        block *= _normal_share(block)
    return values


def _normal_share(values: Floats) -> Floats:
    """Φ(x) = (1 + erf(x/√2))/2, the error function by Abramowitz and Stegun 7.1.26 (1.5e-7)."""
    size = np.abs(values)
    size *= np.float32(math.sqrt(0.5))
    step = 1 / (1 + np.float32(0.3275911) * size)
    tail = step * np.float32(1.061405429)
    for factor in (-1.453152027, 1.421413741, -0.284496736, 0.254829592):
        tail += np.float32(factor)
        tail *= step
    np.square(size, out=size)
    np.negative(size, out=size)
    np.exp(size, out=size)
    tail *= size
    tail /= 2
    return np.where(values < 0, tail, 1 - tail)
