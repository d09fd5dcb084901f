"""What Whoosh promises beside the contract: a damaged file costs a rebuild, no search."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from forest_builder import build
from forest_studio.core.model.errors import SearchError
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.whoosh_index import WhooshIndex
from kept_engine import FILES, damage, kept, touched

# Whoosh leaves a damaged file to the garbage collector, which complains.
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning")


@pytest.fixture(autouse=True)
def _swept() -> Iterator[None]:
    yield
    gc.collect()  # Here, where its complaint is expected, and not during some other test.


@pytest.fixture
def forest() -> Forest:
    return build(FILES)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return kept(WhooshIndex, tmp_path / "deep" / "index")


@pytest.mark.parametrize("how", ["garbage", "empty", "half", "missing"])
@pytest.mark.parametrize("which", ["*.toc", "*.seg"])
def test_a_damaged_index_is_rebuilt(folder: Path, forest: Forest, which: str, how: str) -> None:
    for path in folder.glob(which):
        damage(path, how)
    assert touched(WhooshIndex, folder, forest) == len(forest.nodes)


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
