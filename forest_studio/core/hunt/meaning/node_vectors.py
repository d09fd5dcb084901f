"""The vectors of a snapshot's pages, kept beside the search index; only new ones are made."""

import hashlib
import os
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from forest_studio.core.hunt.meaning.embedder import Embedder, Vectors
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.words import fold

Progress = Callable[[int, int], None]
_READ = 600
"""Characters of a page that are encoded: its title and summary say what it is about, and the time
of an encoder grows with the length."""
_BATCH = 64
"""Pages between two signs of progress; after so many batches what is there is written."""
_SAVED_EVERY = 16
_SPACES = re.compile(r"\s+")
_DIGEST = 16


@dataclass(frozen=True)
class NodeVectors:
    """One vector a page; rows of length 1."""

    ids: tuple[str, ...]
    vectors: Vectors
    """Shape (pages, width)."""


class KeptVectors:
    """Vectors by what was encoded, in one file for each embedder; in memory without a folder.

    The folder must be one that only this program writes to; the file holds plain arrays.
    """

    def __init__(self, folder: Path | None, embedder: Embedder) -> None:
        self._embedder = embedder
        name = re.sub(r"[^a-z0-9]+", "-", fold(embedder.name)).strip("-")[:60] or "model"
        mark = hashlib.blake2b(embedder.name.encode(), digest_size=4).hexdigest()
        self._file = None if folder is None else folder / f"{name}-{mark}.npz"
        self._rows: dict[bytes, Vectors] = {}
        self._read = False

    def of(self, forest: Forest, progress: Progress | None = None) -> NodeVectors:
        """The vectors of every page with a file; encodes those that are new.

        Raises ModelError from the embedder and StorageError when a body can't be read.
        """
        if not self._read:
            self._rows, self._read = _loaded(self._file), True
        texts = {
            node.id: page_text(forest, node.id) for node in forest.nodes.values() if node.has_file
        }
        keys = {node: _key(text) for node, text in texts.items()}
        new = {key: texts[node] for node, key in keys.items() if key not in self._rows}
        if new:
            self._encode(new, progress)
            if len({len(self._rows[key]) for key in keys.values()}) > 1:
                # A server has another model under that name by now: none of the old ones fit.
                self._rows = {}
                self._encode({keys[node]: text for node, text in texts.items()}, progress)
            self._save(set(keys.values()))
        rows = [self._rows[key] for key in keys.values()]
        vectors = np.stack(rows) if rows else np.zeros((0, 0), dtype=np.float32)
        return NodeVectors(tuple(keys), vectors)

    def _encode(self, new: dict[bytes, str], progress: Progress | None) -> None:
        keys = list(new)
        for number, start in enumerate(range(0, len(keys), _BATCH), start=1):
            some = keys[start : start + _BATCH]
            found = self._embedder.encode([new[key] for key in some])
            self._rows.update(zip(some, found, strict=True))
            if number % _SAVED_EVERY == 0:
                self._save(set(self._rows))
            if progress is not None:
                progress(min(start + _BATCH, len(keys)), len(keys))

    def _save(self, wanted: set[bytes]) -> None:
        """Writes the file in one step; a disk that refuses costs time at the next opening only."""
        if self._file is None:
            return
        kept = [key for key in self._rows if key in wanted]
        temporary = self._file.with_suffix(f".{os.getpid()}")
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with temporary.open("wb") as file:
                np.savez(
                    file,
                    keys=np.frombuffer(b"".join(kept), dtype=np.uint8).reshape(-1, _DIGEST),
                    vectors=np.stack([self._rows[key] for key in kept]),
                )
            os.replace(temporary, self._file)


def page_text(forest: Forest, node_id: str) -> str:
    """What is encoded of a page: title and summary, and the beginning of its text."""
    node = forest.node(node_id)
    parts = (node.title, node.passport.summary, forest.body(node_id)[:_READ])
    return _SPACES.sub(" ", ". ".join(part for part in parts if part))[:_READ]


def shares(cosines: Sequence[float] | Vectors) -> Vectors:
    """Cosines as standard deviations over their mean, as shares of the best, none below 0."""
    values = np.asarray(cosines, dtype=np.float32)
    if not len(values):
        return values
    over = np.clip((values - values.mean()) / (float(values.std()) or 1.0), 0.0, None)
    return np.asarray(over / (float(over.max()) or 1.0), dtype=np.float32)


def _key(text: str) -> bytes:
    return hashlib.blake2b(text.encode("utf-8", "replace"), digest_size=_DIGEST).digest()


def _loaded(file: Path | None) -> dict[bytes, Vectors]:
    """What the file holds; nothing where it can't be read, for it can be made again."""
    if file is None or not file.is_file():
        return {}
    try:
        with file.open("rb") as opened, np.load(opened, allow_pickle=False) as held:
            keys, vectors = held["keys"], np.asarray(held["vectors"], dtype=np.float32)
    except Exception:  # A damaged file makes numpy raise whatever its bytes happen to lead to.
        return {}
    if keys.dtype != np.uint8 or keys.ndim != 2 or vectors.ndim != 2 or len(keys) != len(vectors):
        return {}
    if not np.isfinite(vectors).all():
        return {}
    return {key.tobytes(): vector for key, vector in zip(keys, vectors, strict=True)}
