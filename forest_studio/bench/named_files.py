"""Files that ship under names, such as ``sample-strict`` for ``sample/strict.yaml``."""

from collections.abc import Mapping
from pathlib import Path

from forest_studio.core.model.errors import BenchError


def named_files(folder: Path, endings: tuple[str, ...] = (".yaml",)) -> dict[str, Path]:
    """The files of these kinds under a folder by their names, in the order of their paths."""
    files = sorted(file for file in folder.rglob("*") if file.suffix in endings)
    return {"-".join(file.relative_to(folder).with_suffix("").parts): file for file in files}


def find_named(name: str, files: Mapping[str, Path], kind: str) -> Path:
    """A path that exists, a file by its name or by the unambiguous end of it; raises BenchError."""
    if (path := Path(name)).is_file():
        return path
    if name in files:
        return files[name]
    found = [key for key in files if key.endswith(f"-{name}")]
    if len(found) == 1:
        return files[found[0]]
    if found:
        raise BenchError(f"the {kind} {name!r} may be {' or '.join(found)}")
    known = ", ".join(files) or "none that ships"
    raise BenchError(
        f"no {kind} is called {name!r}", remedy=f"Give a file, or one of these names: {known}"
    )
