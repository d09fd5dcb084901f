"""What the big engine promises beside the contract: it lasts, follows changes, and heals."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
import tantivy

from forest_builder import Leaf, build
from forest_studio.core.model.errors import SearchError
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.tantivy_index import TantivyIndex
from kept_engine import FILES, damage, kept, touched


@pytest.fixture
def forest() -> Forest:
    return build(FILES)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return kept(TantivyIndex, tmp_path / "deep" / "index")


@pytest.mark.parametrize("how", ["garbage", "empty", "half", "missing"])
@pytest.mark.parametrize("which", ["meta.json", "*.term", "*.idx", "*.store"])
def test_a_damaged_index_is_rebuilt(folder: Path, forest: Forest, which: str, how: str) -> None:
    for path in folder.glob(which):
        damage(path, how)
    assert touched(TantivyIndex, folder, forest) == len(forest.nodes)


@pytest.mark.parametrize("text", [b"no json\n", b'["only", "two"]\n', b"7\n", b"\xff\n"])
def test_a_damaged_list_of_pages_is_a_reason_to_rebuild(
    folder: Path, forest: Forest, text: bytes
) -> None:
    (folder / "pages.jsonl").write_bytes(text)
    assert touched(TantivyIndex, folder, forest) == len(forest.nodes)


def test_a_line_cut_off_by_a_crash_costs_one_page(folder: Path, forest: Forest) -> None:
    pages = folder / "pages.jsonl"
    pages.write_bytes(pages.read_bytes()[:-9])
    assert touched(TantivyIndex, folder, forest) == 1
    assert touched(TantivyIndex, folder, forest) == 0


def test_what_was_committed_and_not_listed_is_not_found_twice(folder: Path) -> None:
    pages = folder / "pages.jsonl"
    before = pages.read_bytes()
    index = TantivyIndex(folder)
    later = build(FILES | {"n3.md": Leaf(title="Node 3", summary="Unheard of.")})
    index.open_for(later)
    index.close()
    pages.write_bytes(before)
    assert touched(TantivyIndex, folder, later) == 1
    index.open_for(later)
    assert [hit.node for hit in index.search(later, "unheard")] == ["n3"]


_KILLED = """
import os, sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
from forest_builder import Leaf, build
from forest_studio.core.search.tantivy_index import TantivyIndex
from kept_engine import FILES, damage, kept, touched
files = {f"n{i}.md": Leaf(title=f"Node {i}", summary=f"Later thing{i}.") for i in range(300)}
def told(done, total):
    if done == 150:
        os._exit(9)
TantivyIndex(Path(sys.argv[1])).open_for(build(files), told)
"""


def test_a_process_killed_while_it_writes_leaves_what_was_there(
    folder: Path, forest: Forest
) -> None:
    tests = str(Path(__file__).parents[2])
    ended = subprocess.run([sys.executable, "-c", _KILLED, str(folder), tests], check=False)
    assert ended.returncode == 9
    assert touched(TantivyIndex, folder, forest) == 0


def test_a_damaged_index_that_is_open_fails_as_a_search_error_and_heals(
    folder: Path, forest: Forest, monkeypatch: pytest.MonkeyPatch
) -> None:
    index = TantivyIndex(folder)
    index.open_for(forest)
    with monkeypatch.context() as broken:
        broken.setattr("forest_studio.core.search.tantivy_index._query", lambda *_: None)
        with pytest.raises(SearchError):
            index.search(forest, "thing7")
    index.open_for(forest)
    assert index.search(forest, "thing7")[0].node == "n7"


def test_another_writer_is_waited_for_and_then_named(
    folder: Path, forest: Forest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("forest_studio.core.search.tantivy_index._WAIT_FOR_WRITER", 0.1)
    other = tantivy.Index.open(str(folder)).writer(15_000_000, 1)
    index = TantivyIndex(folder)
    index.open_for(forest)
    with pytest.raises(SearchError, match="another program is writing"):
        index.upsert(forest, ["n3"])
    other.wait_merging_threads()
    index.upsert(forest, ["n3"])


def test_the_list_of_pages_does_not_grow_without_end(folder: Path, forest: Forest) -> None:
    index = TantivyIndex(folder)
    index.open_for(forest)
    index.upsert(forest, ["n3"])
    grown = os.path.getsize(folder / "pages.jsonl")
    line = (folder / "pages.jsonl").read_bytes().splitlines()[-1] + b"\n"
    with (folder / "pages.jsonl").open("ab") as file:
        file.write(line * 2000)
    assert touched(TantivyIndex, folder, forest) == 0
    assert os.path.getsize(folder / "pages.jsonl") < grown
