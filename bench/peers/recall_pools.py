"""Pools of published questions as the recall scripts see them: pages by number, vectors kept."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from forest_studio.core.hunt.meaning.embedder import Vectors
from forest_studio.core.hunt.meaning.minilm import MiniLM
from forest_studio.core.hunt.meaning.packaged_minilm import packaged_folder
from forest_studio.core.hunt.ranking.page_table import PageTable
from forest_studio.core.hunt.ranking.page_vectors import PageVectors, page_texts
from forest_studio.core.ingest.pooled import pool
from forest_studio.core.ingest.suite_files import read_published
from forest_studio.core.model.forest import Forest


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with the numbers of its gold pages."""

    id: str
    suite: str
    question: str
    gold: tuple[int, ...]
    hops: int


@dataclass(frozen=True)
class RecallPool:
    """One pool: a forest, its table, the questions and, where there is an embedder, vectors."""

    name: str
    forest: Forest
    table: PageTable
    questions: tuple[Asked, ...]
    vectors: PageVectors | None


def open_pool(files: Sequence[Path], kept: Path | None = None, name: str = "") -> RecallPool:
    """Pools all paragraphs of these files; vectors are made, or read from the folder ``kept``."""
    made = pool([read_published(file) for file in files])
    table = PageTable(made.forest)
    questions = tuple(
        Asked(q.id, q.suite, q.question, tuple(table.number[node] for node in q.gold), q.hops)
        for q in made.questions
        if q.gold
    )
    title = name or " + ".join(dict.fromkeys(asked.suite for asked in questions))
    return RecallPool(title, made.forest, table, questions, _vectors(table, kept))


def _vectors(table: PageTable, kept: Path | None) -> PageVectors | None:
    folder = packaged_folder()
    if kept is None or folder is None:
        return None
    model = MiniLM(folder)
    return PageVectors(table, model, _kept_vectors(model, page_texts(table), kept))


def _kept_vectors(model: MiniLM, texts: list[str], kept: Path) -> Vectors:
    """The vectors of these texts; each is kept under the hash of its text."""
    kept.mkdir(parents=True, exist_ok=True)
    file = kept / f"{model.name}.npz"
    known = dict(np.load(file)) if file.is_file() else {"keys": [], "vectors": []}
    by_key = dict(zip(list(known["keys"]), list(known["vectors"]), strict=True))
    keys = [hashlib.blake2b(text.encode(), digest_size=16).hexdigest() for text in texts]
    missing = {key: text for key, text in zip(keys, texts, strict=True) if key not in by_key}
    if missing:
        by_key.update(zip(missing, model.encode(list(missing.values())), strict=True))
        np.savez(file, keys=np.asarray(list(by_key)), vectors=np.stack(list(by_key.values())))
    return np.stack([by_key[key] for key in keys])
