"""The page of settings."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from forest_studio.app.main_window import MainWindow
from forest_studio.app.memory import Memory
from forest_studio.app.settings.settings_panel import SettingsPanel
from forest_studio.app.workshop import Workshop


@pytest.fixture
def page(window: MainWindow) -> SettingsPanel:
    """The page, opened by its action."""
    window.actions_of_window.settings.trigger()
    found = window.findChild(SettingsPanel)
    assert found is not None
    assert found.isVisible()
    return found


@pytest.fixture
def keyring(monkeypatch: pytest.MonkeyPatch) -> dict[tuple[str, str], str]:
    """The keyring of the system, for the length of a test."""
    kept: dict[tuple[str, str], str] = {}
    monkeypatch.setattr("keyring.get_password", lambda *place: kept.get(place))
    monkeypatch.setattr(
        "keyring.set_password", lambda service, host, key: kept.update({(service, host): key})
    )
    return kept


def type_into(box: QLineEdit, text: str) -> None:
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, text)
    QTest.keyClick(box, Qt.Key.Key_Tab)


def test_an_address_that_is_none_says_so_where_it_was_typed(page: SettingsPanel) -> None:
    form = page.model
    type_into(form.address, "my server")
    assert not form.try_button.isEnabled()
    assert "no address of a model's server" in form.note.text
    type_into(form.address, "http://localhost:8080")
    assert form.try_button.isEnabled()
    assert form.note.text == ""


def test_settings_are_there_without_a_forest_and_with_one(
    window: MainWindow, workshop: Workshop
) -> None:
    assert workshop.top._settings.defaultAction() is window.actions_of_window.settings
    window.close_forest()
    assert window.actions_of_window.settings.isEnabled()


def test_look_and_language_hold_at_once_and_are_remembered(
    window: MainWindow, page: SettingsPanel, settled: Callable[[], None], tmp_path: Path
) -> None:
    page.theme.button("light").click()
    settled()
    assert window._look.palette.name == "light"
    page.language.button("es").click()
    settled()
    again = window.findChildren(SettingsPanel)[-1]
    assert again.isVisible()
    assert again.language.choice == "es"
    memory = Memory(tmp_path / "settings")
    assert (memory.theme, memory.language) == ("light", "es")


def test_reduced_motion_lets_nothing_fly_now_and_next_time(
    workshop: Workshop, page: SettingsPanel, settled: Callable[[], None], tmp_path: Path
) -> None:
    workshop.map.set_reduced_motion(False)
    page.motion.setChecked(True)
    assert workshop.map.flight.reduced_motion
    settled()
    assert Memory(tmp_path / "settings").reduced_motion


def test_the_model_is_remembered_and_its_key_is_in_no_file(
    page: SettingsPanel,
    keyring: dict[tuple[str, str], str],
    settled: Callable[[], None],
    tmp_path: Path,
) -> None:
    form = page.model
    type_into(form.address, "https://models.example.org/v1")
    type_into(form.model, "small-one")
    type_into(form.variable, "MY_KEY")
    QTest.keyClicks(form.key, "sk-secret")
    form.keep_button.click()
    settled()
    saved = Memory(tmp_path / "settings").settings
    assert (saved.endpoint, saved.model) == ("https://models.example.org/v1", "small-one")
    assert saved.key_variable == "MY_KEY"
    assert keyring == {("forest-studio", "models.example.org"): "sk-secret"}
    assert form.key.text() == ""
    texts = [f.read_text(errors="replace") for f in tmp_path.rglob("*") if f.is_file()]
    assert texts
    assert not any("sk-secret" in text for text in texts)


def test_a_system_without_a_keyring_says_where_else_the_key_may_be(
    page: SettingsPanel, settled: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: str) -> None:
        raise RuntimeError("no backend for sk-secret")

    monkeypatch.setattr("keyring.set_password", broken)
    page.model.address.setText("https://models.example.org")
    page.model.key.setText("sk-secret")
    page.model.keep_button.click()
    settled()
    assert "FOREST_STUDIO_API_KEY" in page.model.note.text
    assert "sk-secret" not in page.model.note.text


def test_a_server_on_this_computer_needs_no_key(page: SettingsPanel) -> None:
    page.model.address.setText("http://localhost:8080")
    assert not page.model.key.isEnabled()
    page.model.address.setText("https://models.example.org")
    assert page.model.key.isEnabled()


def test_a_model_is_tried_and_its_silence_is_told(
    page: SettingsPanel, settled: Callable[[], None]
) -> None:
    page.model.address.setText("http://127.0.0.1:9/v1")
    page.model.model.setText("any")
    page.model.try_button.click()
    settled()
    assert "127.0.0.1:9" in page.model.note.text
    assert page.model.try_button.isEnabled()


def test_escape_closes_and_what_was_typed_is_kept(page: SettingsPanel, tmp_path: Path) -> None:
    page.name.setFocus()
    QTest.keyClicks(page.name, "Ana")
    QTest.keyClick(page.name, Qt.Key.Key_Escape)
    assert not page.isVisible()
    assert Memory(tmp_path / "settings").settings.author_name == "Ana"
