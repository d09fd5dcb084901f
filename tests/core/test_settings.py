"""Settings survive a restart, a crash and an older or newer version."""

import json
from pathlib import Path

import pytest

from forest_studio.core.model.errors import StorageError
from forest_studio.core.settings import RECENT, Settings, load, save, settings_file


def test_without_a_file_the_defaults_hold(tmp_path: Path) -> None:
    assert load(tmp_path) == Settings()
    assert list(tmp_path.iterdir()) == []


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    settings = Settings("Ada", "ada@example.org", ("/a", "/ñ"), "dark", "es")
    save(settings, tmp_path / "new")
    assert load(tmp_path / "new") == settings
    assert [file.name for file in (tmp_path / "new").iterdir()] == ["settings.json"]


@pytest.mark.parametrize("text", ["{", "[]", "", "\x00", "[" * 100_000])
def test_a_broken_file_is_set_aside_and_never_stops_the_program(tmp_path: Path, text: str) -> None:
    settings_file(tmp_path).write_text(text)
    assert load(tmp_path) == Settings()
    assert (tmp_path / "settings.json.broken").read_text() == text
    save(Settings(theme="dark"), tmp_path)
    assert load(tmp_path).theme == "dark"


def test_a_value_of_a_wrong_kind_falls_back_alone(tmp_path: Path) -> None:
    data = {"theme": 3, "recent": ["/a", None, "/b"], "language": "es", "author_name": None}
    settings_file(tmp_path).write_text(json.dumps(data))
    assert load(tmp_path) == Settings(recent=("/a", "/b"), language="es")


def test_what_a_newer_version_wrote_is_kept(tmp_path: Path) -> None:
    settings_file(tmp_path).write_text('{"theme": "dark", "later": {"x": 1}}')
    save(load(tmp_path).with_recent(Path("/a")), tmp_path)
    assert json.loads(settings_file(tmp_path).read_text())["later"] == {"x": 1}


def test_the_last_opened_forest_comes_first_and_the_list_stays_short() -> None:
    settings = Settings()
    for number in range(RECENT + 3):
        settings = settings.with_recent(Path(f"/f{number}"))
    settings = settings.with_recent(Path("/f10"))
    assert settings.recent[:2] == ("/f10", f"/f{RECENT + 2}")
    assert len(settings.recent) == RECENT
    assert "/f10" not in settings.without_recent(Path("/f10")).recent


def test_a_folder_that_cannot_be_written_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError, match="settings can't be written"):
        save(Settings(), tmp_path / "file")
