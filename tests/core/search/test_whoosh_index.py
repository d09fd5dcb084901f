"""What only the index in a folder promises: it lasts, follows changes, and heals."""

import json
from pathlib import Path

import pytest

from forest_builder import Leaf, build
from forest_studio.core.model.errors import SearchError
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.whoosh_index import WhooshIndex

FILES = {f"n{i}.md": Leaf(title=f"Node {i}", summary=f"About thing{i}.") for i in range(30)}


@pytest.fixture
def forest() -> Forest:
    return build(FILES)


@pytest.fixture
def folder(tmp_path: Path, forest: Forest) -> Path:
    index = WhooshIndex(tmp_path / "deep" / "index")
    index.open_for(forest)
    index.close()
    return tmp_path / "deep" / "index"


def touched(folder: Path, forest: Forest) -> int:
    """How many nodes opening the index writes."""
    told: list[int] = []
    index = WhooshIndex(folder)
    index.open_for(forest, lambda done, total: told.append(done))
    assert index.search(forest, "thing7")[0].node == "n7"
    index.close()
    return len(told)


def test_an_unchanged_forest_is_not_indexed_again(folder: Path, forest: Forest) -> None:
    assert touched(folder, forest) == 0


def test_only_what_changed_outside_is_indexed(folder: Path) -> None:
    later = build(FILES | {"n3.md": Leaf(title="Node 3", summary="New words.")})
    assert touched(folder, later) == 1


def test_a_new_edge_is_a_change_of_both_its_ends(folder: Path) -> None:
    edge = Leaf(title="Node 3", summary="About thing3.", edges=(("n4", "owns", "mine"),))
    assert touched(folder, build(FILES | {"n3.md": edge})) == 2


def test_an_index_of_another_format_is_rebuilt(folder: Path, forest: Forest) -> None:
    state = folder / "state.json"
    state.write_text(json.dumps({"format": 0}))
    assert touched(folder, forest) == len(forest.nodes)
    assert touched(folder, forest) == 0


# Whoosh leaves a damaged file to the garbage collector, which complains.
@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.parametrize("damage", ["garbage", "empty", "half", "missing"])
@pytest.mark.parametrize("which", ["state.json", "*.toc", "*.seg"])
def test_a_damaged_index_is_rebuilt(folder: Path, forest: Forest, which: str, damage: str) -> None:
    for path in folder.glob(which):
        if damage == "missing":
            path.unlink()
        else:
            whole = path.read_bytes()
            path.write_bytes({"garbage": b"\x13" * 99, "empty": b"", "half": whole[:20]}[damage])
    assert touched(folder, forest) == len(forest.nodes)


@pytest.mark.filterwarnings("ignore::ResourceWarning")
def test_an_index_that_fails_in_a_search_heals_when_opened_again(
    folder: Path, forest: Forest
) -> None:
    index = WhooshIndex(folder)
    index.open_for(forest)
    index.close()
    index.open_for(forest)
    for path in folder.glob("*.seg"):
        path.write_bytes(bytes(len(path.read_bytes())))
    with pytest.raises(SearchError):
        index.search(forest, "about node thing7")
    index.open_for(forest)
    assert index.search(forest, "thing7")[0].node == "n7"
    index.close()


def test_searching_before_opening_says_what_to_do(tmp_path: Path, forest: Forest) -> None:
    with pytest.raises(SearchError, match="Open the forest first"):
        WhooshIndex(tmp_path / "none").search(forest, "thing1")


def test_a_folder_that_cannot_be_written_is_a_search_error(tmp_path: Path, forest: Forest) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    with pytest.raises(SearchError):
        WhooshIndex(blocked / "index").open_for(forest)


def test_two_indexes_over_one_folder_see_what_either_writes(folder: Path) -> None:
    first, second = WhooshIndex(folder), WhooshIndex(folder)
    later = build(FILES | {"n3.md": Leaf(title="Node 3", summary="Unheard of.")})
    first.open_for(build(FILES))
    second.open_for(later)
    first.open_for(later)
    assert first.search(later, "unheard")[0].node == "n3"
    first.close()
    second.close()
