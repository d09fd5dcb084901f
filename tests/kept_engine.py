"""A forest of thirty pages, and what it costs to open the index that a folder keeps of it."""

from pathlib import Path

from forest_builder import Leaf, build
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.engine_base import Engine

FILES = {f"n{i}.md": Leaf(title=f"Node {i}", summary=f"About thing{i}.") for i in range(30)}


def kept(engine: type[Engine], folder: Path) -> Path:
    """A folder that holds the index of the thirty pages."""
    index = engine(folder)
    index.open_for(build(FILES))
    index.close()
    return folder


def touched(engine: type[Engine], folder: Path, forest: Forest) -> int:
    """How many nodes opening the index writes."""
    told: list[int] = []
    index = engine(folder)
    index.open_for(forest, lambda done, total: told.append(done))
    assert index.search(forest, "thing7")[0].node == "n7"
    assert index.suggest("node 7")[0].node == "n7"
    index.close()
    return len(told)


def damage(file: Path, how: str) -> None:
    """Makes a file ``garbage``, ``empty`` or cut to ``half``, or takes it away (``missing``)."""
    whole = file.read_bytes()
    if how == "missing":
        file.unlink()
    else:
        file.write_bytes({"garbage": b"\x13" * 99, "empty": b"", "half": whole[:20]}[how])
