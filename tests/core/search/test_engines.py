"""A forest gets the engine that is quick at its size, and need not know which."""

from pathlib import Path

import pytest

from forest_builder import Leaf, build
from forest_studio.core.search import engines
from forest_studio.core.search.kept_index import KeptIndex
from forest_studio.core.search.tantivy_index import TantivyIndex
from forest_studio.core.search.whoosh_index import WhooshIndex

FOREST = build({f"n{i}.md": Leaf(f"Node {i}", f"About thing{i}.") for i in range(20)})


@pytest.mark.parametrize("in_memory", [True, False])
def test_a_forest_above_the_limit_gets_the_big_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, in_memory: bool
) -> None:
    folder = None if in_memory else (lambda: tmp_path / "search")
    for limit, engine in ((1000, WhooshIndex), (3, TantivyIndex), (1000, WhooshIndex)):
        monkeypatch.setattr(engines, "SMALL", limit)
        kept = KeptIndex(lambda: FOREST, folder, lambda reason: None)
        index = kept.ready()
        assert isinstance(index, engine)
        assert [hit.node for hit in index.search(FOREST, "thing7")] == ["n7"]
        kept.close()
