"""Entries by words and by meaning: fused, kept, and without an embedder nothing changes."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from forest_builder import Leaf, build
from forest_studio.core.hunt.meaning.embedder import Vectors
from forest_studio.core.hunt.meaning.embedders import chosen_embedder
from forest_studio.core.hunt.meaning.hybrid_index import HybridIndex
from forest_studio.core.hunt.meaning.node_vectors import KeptVectors
from forest_studio.core.model.errors import ModelError
from forest_studio.core.search.base import Filters
from forest_studio.core.search.whoosh_index import WhooshIndex
from forest_studio.core.session.entry_index import EntryIndex

FILES = {
    "ledger.md": Leaf("Ledger", "Keeps the books.", tags=("money",)),
    "kennel.md": Leaf("Kennel", "Where dogs sleep."),
    "bakery.md": Leaf("Bakery", "Bread at dawn."),
}
MEANINGS = {"dog": ("dog", "hound", "kennel"), "money": ("books", "accounting", "ledger")}


class Meanings:
    """Knows a few words, and counts what it is asked to encode."""

    name = "meanings"

    def __init__(self) -> None:
        self.encoded: list[str] = []
        self.fails = False

    def encode(self, texts: Sequence[str]) -> Vectors:
        if self.fails:
            raise ModelError("the server is away")
        self.encoded += texts
        rows = [
            [1e-3, *(float(any(w in text.lower() for w in of)) for of in MEANINGS.values())]
            for text in texts
        ]
        found = np.asarray(rows, dtype=np.float32)
        return np.asarray(found / np.linalg.norm(found, axis=1, keepdims=True), dtype=np.float32)


@pytest.fixture
def embedder() -> Meanings:
    return Meanings()


@pytest.fixture
def index(embedder: Meanings) -> HybridIndex:
    forest = build(FILES)
    words = WhooshIndex(None)
    words.open_for(forest)
    return HybridIndex(words, KeptVectors(None, embedder).of(forest), embedder)


def test_a_page_is_found_by_what_it_means(index: HybridIndex) -> None:
    hits = index.search(build(FILES), "a hound")
    assert hits[0].node == "kennel"
    assert hits[0].snippet == "Where dogs sleep."


def test_words_and_meaning_together_beat_either(index: HybridIndex) -> None:
    hits = index.search(build(FILES), "accounting at dawn, the ledger")
    assert [hit.node for hit in hits][:2] == ["ledger", "bakery"]


def test_filters_are_a_matter_of_words(index: HybridIndex) -> None:
    forest = build(FILES)
    only = Filters(tags=("money",))
    assert index.search(forest, "hound tag:money") == ()
    assert [hit.node for hit in index.search(forest, "books tag:money")] == ["ledger"]
    assert [hit.node for hit in index.search(forest, "books", filters=only)] == ["ledger"]


def test_an_embedder_that_fails_leaves_the_words(index: HybridIndex, embedder: Meanings) -> None:
    embedder.fails = True
    assert [hit.node for hit in index.search(build(FILES), "bread")] == ["bakery"]
    assert index.search(build(FILES), "hound") == ()


def test_vectors_are_kept_and_made_for_changed_pages_only(tmp_path: Path) -> None:
    first, second = Meanings(), Meanings()
    made = KeptVectors(tmp_path / "vectors", first).of(build(FILES))
    assert (len(first.encoded), made.vectors.shape) == (3, (3, 3))
    again = KeptVectors(tmp_path / "vectors", second)
    assert np.array_equal(again.of(build(FILES)).vectors, made.vectors)
    assert second.encoded == []
    again.of(build(FILES | {"kennel.md": Leaf("Kennel", "Where cats sleep.")}))
    assert second.encoded == ["Kennel. Where cats sleep."]


@pytest.mark.parametrize("damage", [b"", b"no arrays", b"PK\x03\x04half"])
def test_a_damaged_file_of_vectors_is_made_again(tmp_path: Path, damage: bytes) -> None:
    KeptVectors(tmp_path, Meanings()).of(build(FILES))
    (file,) = tmp_path.glob("*.npz")
    file.write_bytes(damage)
    again = Meanings()
    KeptVectors(tmp_path, again).of(build(FILES))
    assert len(again.encoded) == 3


def test_without_an_embedder_the_index_is_the_one_of_words(embedder: Meanings) -> None:
    forest = build(FILES)
    words = WhooshIndex(None)
    words.open_for(forest)
    assert EntryIndex(lambda: None, None).over(words, forest) is words
    entries = EntryIndex(lambda: embedder, None)
    assert isinstance(entries.over(words, forest), HybridIndex)
    entries.over(words, forest)
    assert len(embedder.encoded) == 3


def test_an_embedder_is_used_only_where_one_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FOREST_STUDIO_EMBEDDER", raising=False)
    monkeypatch.setattr("forest_studio.core.hunt.meaning.embedders.packaged_folder", lambda: None)
    assert chosen_embedder() is None
    with pytest.raises(ModelError, match="not installed"):
        chosen_embedder("packaged")
    monkeypatch.setenv("FOREST_STUDIO_EMBEDDER", "nomic-embed-text")
    monkeypatch.setenv("FOREST_STUDIO_BASE_URL", "http://localhost:11434")
    chosen = chosen_embedder()
    assert chosen is not None
    assert chosen.name == "nomic-embed-text"


def test_another_model_under_the_same_name_makes_every_vector_anew(
    embedder: Meanings, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    forest = build(FILES)
    KeptVectors(tmp_path, embedder).of(forest)
    wider = Meanings()
    narrow = wider.encode
    wider.encode = lambda texts: np.pad(narrow(texts), ((0, 0), (0, 1)))  # type: ignore[method-assign]
    grown = build(FILES | {"barn.md": Leaf("Barn", "Hay.")})
    made = KeptVectors(tmp_path, wider).of(grown)
    assert made.vectors.shape == (len(made.ids), 4)
    words = WhooshIndex(None)
    words.open_for(forest)
    old = HybridIndex(words, KeptVectors(None, embedder).of(forest), wider)
    assert old.nearness("a hound") == {}
    assert [hit.node for hit in old.search(forest, "dawn")] == ["bakery"]
    assert "another one" in caplog.text
