"""What every engine that keeps its index in a folder promises: it lasts, follows, and heals."""

import gc
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from forest_builder import Leaf, build
from forest_studio.core.model.errors import SearchError
from forest_studio.core.search.engine_base import Engine
from forest_studio.core.search.tantivy_index import TantivyIndex
from forest_studio.core.search.whoosh_index import WhooshIndex
from kept_engine import FILES, damage, kept, touched

FOREST = build(FILES)
# Whoosh leaves a damaged file to the garbage collector, which complains.
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning")


@pytest.fixture(autouse=True)
def _swept() -> Iterator[None]:
    yield
    gc.collect()  # Here, where its complaint is expected, and not during some other test.


@pytest.fixture(params=[WhooshIndex, TantivyIndex])
def engine(request: pytest.FixtureRequest) -> type[Engine]:
    return request.param


@pytest.fixture
def folder(engine: type[Engine], tmp_path: Path) -> Path:
    return kept(engine, tmp_path / "deep" / "index")


def test_an_unchanged_forest_is_not_indexed_again(engine: type[Engine], folder: Path) -> None:
    assert touched(engine, folder, FOREST) == 0


def test_only_what_changed_outside_is_indexed(engine: type[Engine], folder: Path) -> None:
    later = build(FILES | {"n3.md": Leaf(title="Node 3", summary="New words.")})
    assert touched(engine, folder, later) == 1


def test_a_page_that_is_gone_outside_is_forgotten(engine: type[Engine], folder: Path) -> None:
    later = build({path: leaf for path, leaf in FILES.items() if path != "n3.md"})
    assert touched(engine, folder, later) == 0
    assert touched(engine, folder, FOREST) == 1


def test_a_new_edge_is_a_change_of_both_its_ends(engine: type[Engine], folder: Path) -> None:
    edge = Leaf(title="Node 3", summary="About thing3.", edges=(("n4", "owns", "mine"),))
    assert touched(engine, folder, build(FILES | {"n3.md": edge})) == 2


@pytest.mark.parametrize("state", [{"format": 0}, {"format": 1, "engine": "another 3"}])
def test_an_index_of_another_engine_or_format_is_rebuilt(
    engine: type[Engine], folder: Path, state: dict[str, object]
) -> None:
    (folder / "state.json").write_text(json.dumps(state))
    assert touched(engine, folder, FOREST) == len(FOREST.nodes)
    assert touched(engine, folder, FOREST) == 0


@pytest.mark.parametrize("how", ["garbage", "empty", "half", "missing"])
def test_an_index_without_its_state_is_rebuilt(
    engine: type[Engine], folder: Path, how: str
) -> None:
    damage(folder / "state.json", how)
    assert touched(engine, folder, FOREST) == len(FOREST.nodes)


def test_searching_before_opening_says_what_to_do(engine: type[Engine], tmp_path: Path) -> None:
    with pytest.raises(SearchError, match="Open the forest first"):
        engine(tmp_path / "none").search(FOREST, "thing1")


def test_a_folder_that_cannot_be_written_is_a_search_error(
    engine: type[Engine], tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    with pytest.raises(SearchError):
        engine(blocked / "index").open_for(FOREST)


def test_two_indexes_over_one_folder_see_what_either_writes(
    engine: type[Engine], folder: Path
) -> None:
    first, second = engine(folder), engine(folder)
    later = build(FILES | {"n3.md": Leaf(title="Node 3", summary="Unheard of.")})
    first.open_for(FOREST)
    second.open_for(later)
    first.open_for(later)
    assert first.search(later, "unheard")[0].node == "n3"
    first.close()
    second.close()
