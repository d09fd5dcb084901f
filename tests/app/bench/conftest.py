"""The Bench workspace in a window over the small forest."""

import json
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import bench_stand_in
from bench_wood import keep_run, write_suite
from forest_studio.app.bench import child as child_module
from forest_studio.app.bench.folders import runs_folder
from forest_studio.app.bench.workspace import BenchWorkspace
from forest_studio.app.workshop import Workshop
from forest_studio.app.workspaces.workspace import BENCH
from window_wood import FILES, plant

PATIENCE = 300_000
"""Milliseconds: each answer is a process of its own, on a machine that may be busy."""


@pytest.fixture
def bench(workshop: Workshop) -> BenchWorkspace:
    """The workspace, not entered yet."""
    space = workshop.spaces[BENCH]
    assert isinstance(space, BenchWorkspace)
    return space


@pytest.fixture
def suite(tmp_path: Path) -> Path:
    """A suite of three questions."""
    return write_suite(tmp_path)


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the small forest and a real run over it, made once."""
    place = tmp_path_factory.mktemp("made")
    (place / "wood").mkdir()
    wood, suite = plant(place / "wood", FILES), write_suite(place)
    home = {name: str(place / "home") for name in ("HOME", "USERPROFILE", "XDG_CACHE_HOME")}
    keep_run(wood, suite, place / "run", around=os.environ | home)
    return place


@pytest.fixture
def wood(tmp_path: Path, made: Path) -> Path:
    """The small forest, at the commit that the run asked."""
    return Path(shutil.copytree(made / "wood", tmp_path / "wood"))


@pytest.fixture
def kept(made: Path, wood: Path, suite: Path) -> Path:
    """The finished run in the user's folder of runs."""
    folder = Path(shutil.copytree(made / "run", runs_folder() / "one"))
    header = json.loads((folder / "header.json").read_text(encoding="utf-8"))
    header |= {"forest_path": str(wood), "suite_file": str(suite)}
    (folder / "header.json").write_text(json.dumps(header), encoding="utf-8")
    return folder


@pytest.fixture
def canned(monkeypatch: pytest.MonkeyPatch) -> Path:
    """A run whose figures a stand-in for the command line tells at once."""
    script = [sys.executable, "-S", str(Path(bench_stand_in.__file__))]
    monkeypatch.setattr(child_module, "program", lambda: script)
    folder = runs_folder() / "one"
    folder.mkdir(parents=True)
    (folder / "header.json").touch()
    return folder


@pytest.fixture
def wait(qtbot: object) -> Callable[[Callable[[], object]], None]:
    """Lets the window live until something holds."""

    def until(true: Callable[[], object]) -> None:
        qtbot.waitUntil(lambda: bool(true()), timeout=PATIENCE)  # type: ignore[attr-defined]

    return until


@pytest.fixture
def calm(bench: BenchWorkspace, wait: Callable[..., None]) -> Callable[[], None]:
    """Waits until every answer is in."""

    def until_calm() -> None:
        benching = bench.benching
        wait(
            lambda: (
                not benching.listing
                and not benching.asker.busy
                and not benching._soon.isActive()
                and not benching.queue.jobs
            )
        )

    return until_calm
