"""Times the opening of a large forest, and the memory that it takes, beside PyYAML and pydantic.

    python bench/peers/open_speed.py [--nodes 100000] [--forest FOLDER]

It plants the forest in a temporary folder, or in FOLDER to be used again. Every figure is taken in
a process of its own: seconds of the processor (what a busy machine changes least), seconds on the
clock, and MiB of memory. The peers parse the same files, front matter only: PyYAML's C loader into
dictionaries, and from those into pydantic objects.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

_CHANGES = 10
_STATUS = Path("/proc/self/status")
Figures = dict[str, float]


def main() -> None:
    """Plants a forest and prints one line a figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=100_000)
    parser.add_argument("--forest", type=Path, help="a folder to plant in, or planted before")
    parser.add_argument("--step", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.step:
        print(json.dumps(STEPS[given.step](given.forest)))
        return
    with tempfile.TemporaryDirectory() as folder:
        root = given.forest or Path(folder) / "forest"
        if not root.exists():
            _planted(root, given.nodes)
        report(root)


def _planted(root: Path, nodes: int) -> None:
    # It draws in the window's toolkit, which no step may have in its memory.
    from window_heartbeat import plant  # noqa: PLC0415

    plant(root, nodes)
    time.sleep(3)  # A file that was written just now has to be read again the next time.


def report(root: Path) -> None:
    """Prints every figure."""
    print(f"{'':42}{'cpu s':>8}{'clock s':>9}{'MiB':>7}{'of them':>9}")
    for snapshot in root.glob(".git/forest/**/snapshot"):
        snapshot.unlink()
    _row("PyYAML, into dictionaries", root, "yaml")
    _row("PyYAML, into pydantic objects", root, "pydantic")
    _row("from scratch", root, "open")
    _row("keep a snapshot (in the background)", root, "keep")
    _row("with the snapshot", root, "open")
    with _outside(root, _reworded):
        _row(f"after {_CHANGES} bodies were edited outside", root, "open")
    with _outside(root, _summed_up):
        _row(f"after {_CHANGES} summaries were edited outside", root, "open")
    with _outside(root, _moved):
        _row(f"after {_CHANGES} files were moved outside", root, "open")
    _row("with the snapshot, again", root, "open")


def _row(name: str, root: Path, step: str) -> None:
    command = [sys.executable, __file__, "--step", step, "--forest", str(root)]
    done = subprocess.run(command, check=True, capture_output=True, encoding="utf-8")
    found: Figures = json.loads(done.stdout.splitlines()[-1])
    times = f"{found['cpu']:8.2f}{found['clock']:9.2f}"
    # Keeping a snapshot gives memory back, which says nothing about what it takes.
    memory = "" if step == "keep" else f"{found['memory']:7.0f}{found['grown']:9.0f}"
    print(f"{name:42}{times}{memory}", flush=True)


# What others do to the files


class _outside:
    """Changes some files outside of the program, and takes that back afterwards."""

    def __init__(self, root: Path, change: Callable[[Path], None]) -> None:
        self._root = root
        self._files = sorted(root.glob("country-*/*/*.md"))[:: max(1, 100_000 // 100)][:_CHANGES]
        self._change = change

    def __enter__(self) -> None:
        for file in self._files:
            self._change(file)

    def __exit__(self, *_: object) -> None:
        for moved in self._root.glob("country-*/*/moved-*.md"):
            moved.unlink()
        command = ["git", "checkout", "--quiet", "--", *map(str, self._files)]
        subprocess.run(command, cwd=self._root, check=True)


def _reworded(file: Path) -> None:
    with file.open("a", encoding="utf-8") as text:
        text.write("One line more.\n")


def _summed_up(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("Keeps the", "Guards the"), encoding="utf-8")


def _moved(file: Path) -> None:
    file.rename(file.with_name(f"moved-{file.name}"))


# Steps, each in a process of its own


def _measured(work: Callable[[], object]) -> Figures:
    before = _memory()
    cpu, clock = time.process_time(), time.perf_counter()
    held = work()
    cpu, clock = time.process_time() - cpu, time.perf_counter() - clock
    memory = _memory()
    del held
    return {"cpu": cpu, "clock": clock, "memory": memory, "grown": memory - before}


def _memory() -> float:
    """MiB that the process has in memory; 0 where that is not told."""
    with suppress(OSError):
        for line in _STATUS.read_text(encoding="utf-8").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    return 0.0


def open_forest(root: Path) -> Figures:
    """Opens it as the program does, and keeps no snapshot."""
    from forest_studio.core.session import Session  # noqa: F401, PLC0415
    from forest_studio.core.store.repository import Repository  # noqa: PLC0415

    return _measured(lambda: Repository.open(root).read())


def keep_snapshot(root: Path) -> Figures:
    """Writes a snapshot."""
    from forest_studio.core.store.repository import Repository  # noqa: PLC0415

    repository = Repository.open(root)
    repository.read()
    return _measured(repository.keep_snapshot)


def yaml_peer(root: Path) -> Figures:
    """Front matter as dictionaries."""
    return _measured(lambda: list(_loaded(root)))


def pydantic_peer(root: Path) -> Figures:
    """Front matter as objects of pydantic."""
    from pydantic import BaseModel  # noqa: PLC0415

    class Edge(BaseModel):
        to: str
        type: str
        scent: str = ""

    class Passport(BaseModel):
        id: str
        title: str
        summary: str
        tags: list[str] = []
        scent: str = ""
        edges: list[Edge] = []

    return _measured(lambda: [Passport.model_validate(fields) for fields in _loaded(root)])


def _loaded(root: Path) -> Iterator[dict[str, object]]:
    import yaml  # noqa: PLC0415

    for file in root.glob("country-*/*/*.md"):
        text = file.read_text(encoding="utf-8")
        yield yaml.load(text[4 : text.index("\n---\n", 4)], yaml.CSafeLoader)


STEPS: dict[str, Callable[[Path], Figures]] = {
    "open": open_forest,
    "keep": keep_snapshot,
    "yaml": yaml_peer,
    "pydantic": pydantic_peer,
}


if __name__ == "__main__":
    main()
