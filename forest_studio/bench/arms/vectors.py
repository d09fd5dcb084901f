"""Vectors of a forest's pages, kept in the user's cache: a small model takes a minute for 2,000."""

import hashlib
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import numpy as np
from platformdirs import user_cache_path

from forest_studio.core.hunt.meaning.embedder import Embedder, Vectors
from forest_studio.core.hunt.ranking.page_table import PageTable
from forest_studio.core.hunt.ranking.page_vectors import page_texts


def kept_vectors(table: PageTable, embedder: Embedder, cache: Path | None = None) -> Vectors:
    """The vectors of these pages' texts, read where the same texts were encoded before.

    Raises ModelError from the embedder. A cache that can't be read or written costs time only.
    """
    texts = page_texts(table)
    folder = cache or user_cache_path("forest-studio", appauthor=False) / "bench" / "vectors"
    file = folder / f"{_digest([embedder.name, *texts])}.npy"
    found = _read(file, len(texts))
    if found is None:
        found = embedder.encode(texts)
        _write(file, found)
    return found


def _digest(texts: Sequence[str]) -> str:
    digest = hashlib.sha256()
    for text in texts:
        data = text.encode("utf-8", "replace")
        digest.update(len(data).to_bytes(8, "big") + data)
    return digest.hexdigest()[:32]


def _read(file: Path, count: int) -> Vectors | None:
    try:
        found: Vectors = np.load(file, allow_pickle=False)
    except (OSError, ValueError, EOFError):
        return None
    fits = found.ndim == 2 and len(found) == count and found.dtype == np.float32
    return found if fits else None


def _write(file: Path, found: Vectors) -> None:
    beside = file.with_suffix(f".{os.getpid()}")
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as stream:
            np.save(stream, found, allow_pickle=False)
        beside.replace(file)
