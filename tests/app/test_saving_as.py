"""Files that the window saves: their names, their endings, and what they would overwrite."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget

from forest_studio.app.saving_as import name_of, plain, save_as

KINDS = {"Drawing (*.svg)": ".svg", "Picture (*.png)": ".png"}


def chosen_by(monkeypatch: pytest.MonkeyPatch, *answers: tuple[str, str]) -> list[str]:
    """Lets somebody answer the dialog; returns the names that it proposed."""
    proposed: list[str] = []
    given = iter(answers)

    def ask(_parent: object, _title: str, name: str, _kinds: str) -> tuple[str, str]:
        proposed.append(name)
        return next(given)

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    return proposed


@pytest.mark.parametrize(
    ("typed", "kind", "named"),
    [
        ("map", "Picture (*.png)", "map.png"),
        ("map.svg", "Picture (*.png)", "map.svg"),
        ("Forest v1.2", "Drawing (*.svg)", "Forest v1.2.svg"),
        ("No. 7 of ours", "Drawing (*.svg)", "No. 7 of ours.svg"),
        ("map", "", "map.svg"),
    ],
)
def test_a_name_without_an_ending_gets_that_of_its_kind(  # noqa: PLR0917
    qapp: object, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: str, kind: str, named: str
) -> None:
    chosen_by(monkeypatch, (str(tmp_path / typed), kind))
    saving = save_as(QWidget(), "Save", "map", KINDS)
    assert saving is not None
    assert saving[0] == tmp_path / named


def test_a_file_is_not_overwritten_unasked_because_its_ending_was_added(
    qapp: object, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    there = tmp_path / "map.svg"
    there.write_text("somebody's work")
    kind = "Drawing (*.svg)"
    proposed = chosen_by(monkeypatch, (str(tmp_path / "map"), kind), ("", ""))
    assert save_as(QWidget(), "Save", "map", KINDS) is None
    # The dialog comes back with the whole name, and asks about that one by itself.
    assert proposed == ["map", str(there)]


def test_nothing_is_saved_when_nobody_names_a_file(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen_by(monkeypatch, ("", ""))
    assert save_as(QWidget(), "Save", "map", KINDS) is None


def test_a_sentence_becomes_a_name_of_whole_words() -> None:
    question = "Which languages does the leader of the team that owns invoices speak?"
    assert name_of(question, "trail") == "which-languages-does-the-leader-of-the-team-that"
    assert name_of("Who owns the ledger?", "trail") == "who-owns-the-ledger"
    assert name_of("¿?", "trail") == "trail"
    assert name_of("w" * 90, "trail") == "w" * 48


def test_a_name_of_a_file_has_nothing_that_a_system_refuses() -> None:
    assert plain("Docs: in/out?") == "Docs- in-out"
    assert plain("Harbour Parcel") == "Harbour Parcel"
