"""The index of an open forest is there when it is asked for, wherever it can be kept."""

from pathlib import Path

from forest_builder import Leaf, build
from forest_studio.core.search.kept_index import KeptIndex

FOREST = build({"a.md": Leaf("Ledger", "Adds up totals.")})


def kept(folder: Path) -> KeptIndex:
    return KeptIndex(lambda: FOREST, lambda: folder, lambda reason: None)


def test_nothing_is_written_before_the_first_search(tmp_path: Path) -> None:
    index = kept(tmp_path / "search")
    index.follow(["a"])
    assert list(tmp_path.iterdir()) == []
    assert [hit.node for hit in index.ready().search(FOREST, "totals")] == ["a"]
    assert (tmp_path / "search").is_dir()


def test_a_folder_that_cannot_be_used_is_replaced_by_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    index = kept(tmp_path / "file" / "search")
    assert [hit.node for hit in index.ready().search(FOREST, "totals")] == ["a"]


def test_a_closed_index_opens_again(tmp_path: Path) -> None:
    index = kept(tmp_path / "search")
    index.ready()
    index.close()
    assert [hit.node for hit in index.ready().search(FOREST, "totals")] == ["a"]
