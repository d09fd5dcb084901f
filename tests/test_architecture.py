"""The import map: which part may know which; a wrong import fails here."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "forest_studio"

LAYERS = [
    {"app", "bench", "cli", "mcp"},
    {"core.session"},
    {"core.curate", "core.hunt", "core.ingest"},
    {"core.store", "core.search", "core.llm", "core.trails"},
    {"core.model"},
]
"""From the top down. A part may import what lies below it, never a sibling."""

EVERYWHERE = {"paths", "core.bus", "core.settings"}
"""Leaves that every part may import."""

MAY_START = {"cli": {"app", "bench", "mcp"}}
"""The command line starts each of its siblings."""

HOMES = {
    "pygit2": {"core.store"},
    "whoosh": {"core.search"},
    "tantivy": {"core.search"},
    "openai": {"core.llm"},
    "keyring": {"core.llm"},
    "tiktoken": {"core.model"},
    "matplotlib": {"bench"},
    "distributed": {"bench"},
    "mistune": {"app"},
    "PySide6": {"app"},
    "pyqtgraph": {"app"},
    "qtawesome": {"app"},
    "typer": {"cli"},
}
"""The one part that may import each outside library."""

FILES = sorted(PACKAGE.rglob("*.py"))
PARTS = {part for layer in LAYERS for part in layer} | EVERYWHERE


def part_of(module: str) -> str:
    """``core.store`` for ``forest_studio.core.store.reading.scan``; empty for packages above."""
    names = module.split(".")[1:]
    for length in (2, 1):
        candidate = ".".join(names[:length])
        if candidate in PARTS:
            return candidate
    return ""


def module_of(file: Path) -> str:
    """The dotted name of a source file."""
    names = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(names[:-1] if names[-1] == "__init__" else names)


def imports_of(file: Path) -> list[tuple[int, str]]:
    """Every import of a file with its line, those inside of functions too."""
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}:{node.lineno} imports relatively"
            found.append((node.lineno, node.module or ""))
            found += [(node.lineno, f"{node.module}.{alias.name}") for alias in node.names]
    return found


def level(part: str) -> int:
    """The layer of a part, 0 at the top."""
    return next(i for i, layer in enumerate(LAYERS) if part in layer)


def allowed(part: str, other: str) -> bool:
    """Whether ``part`` may import ``other``."""
    if not other or other == part or other in EVERYWHERE or other in MAY_START.get(part, ()):
        return True
    if part in EVERYWHERE:
        return other == "core.model" and part.startswith("core.")
    return level(other) > level(part)


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(PACKAGE)))
def test_each_file_imports_only_what_lies_below_it(file: Path) -> None:
    part = part_of(module_of(file))
    wrong = [
        f"line {line}: {part} imports {name}"
        for line, name in imports_of(file)
        if part and name.startswith("forest_studio") and not allowed(part, part_of(name))
    ]
    assert not wrong


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(PACKAGE)))
def test_each_outside_library_is_imported_in_its_one_home(file: Path) -> None:
    part = part_of(module_of(file))
    wrong = [
        f"line {line}: {name} belongs to {HOMES[name.split('.')[0]]}"
        for line, name in imports_of(file)
        if name.split(".")[0] in HOMES and part not in HOMES[name.split(".")[0]]
    ]
    assert not wrong


@pytest.mark.parametrize("part", ["core.store", "core.hunt"])
def test_the_folders_of_a_part_know_each_other_in_one_direction(part: str) -> None:
    home = f"forest_studio.{part}."
    knows: dict[str, set[str]] = {}
    for file in FILES:
        here = module_of(file).removeprefix(home).split(".")
        if module_of(file).startswith(home) and len(here) > 1:
            other = {
                name.removeprefix(home).split(".")[0]
                for _, name in imports_of(file)
                if name.startswith(home) and name.removeprefix(home).count(".")
            }
            knows.setdefault(here[0], set()).update(other - {here[0]})
    assert len(knows) > 5
    TopologicalSorter(knows).prepare()


def test_the_map_sees_a_wrong_import() -> None:
    assert not allowed("core.model", "core.store")
    assert not allowed("core.store", "core.search")
    assert not allowed("bench", "app")
    assert allowed("cli", "app")
    assert allowed("core.session", "core.trails")


def test_the_top_level_holds_only_the_folders_of_the_design() -> None:
    folders = {p.name for p in PACKAGE.parent.iterdir() if p.is_dir() and p.name[0] not in "._"}
    expected = {"forest_studio", "resources", "tests", "sample_forest", "bench", "packaging"}
    assert folders - {"dist", "build"} == expected
