"""Where runs are kept, and what is remembered of it."""

from datetime import datetime
from pathlib import Path

from forest_studio.app.bench.folders import Folders, new_folder, runs_folder
from forest_studio.app.memory import Memory


def test_the_users_own_folder_is_always_listed_first(tmp_path: Path) -> None:
    folders = Folders(Memory(tmp_path / "settings"))
    folders.remember(tmp_path / "elsewhere")
    assert folders.all == (runs_folder(), tmp_path / "elsewhere")


def test_other_folders_are_remembered_until_they_are_forgotten(tmp_path: Path) -> None:
    Folders(Memory(tmp_path / "settings")).remember(tmp_path / "elsewhere")
    again = Folders(Memory(tmp_path / "settings"))
    assert again.more == (tmp_path / "elsewhere",)
    again.forget(tmp_path / "elsewhere")
    assert Folders(Memory(tmp_path / "settings")).more == ()


def test_a_folder_below_another_is_not_listed_twice(tmp_path: Path) -> None:
    folders = Folders(None)
    folders.remember(tmp_path / "a" / "b")
    folders.remember(tmp_path / "a")
    folders.remember(runs_folder() / "deep")
    assert folders.all == (runs_folder(), tmp_path / "a")


def test_what_is_remembered_may_be_anything(tmp_path: Path) -> None:
    for text in ("no json", "{}", '[1, null, "/runs"]', "[" * 10_000):
        memory = Memory(tmp_path / "settings")
        memory.keep(**{"bench-folders": text})
        assert all(isinstance(folder, Path) for folder in Folders(memory).all)


def test_every_run_gets_a_folder_of_its_own(tmp_path: Path) -> None:
    now = datetime(2026, 3, 1, 14, 2)
    first = new_folder("../sample mixed.yaml", now, tmp_path)
    assert first == tmp_path / "2026-03-01-1402-sample-mixed"
    first.mkdir()
    assert new_folder("sample mixed", now, tmp_path) == tmp_path / "2026-03-01-1402-sample-mixed-2"
