"""``sample`` plants a copy to try things on."""

from collections.abc import Callable
from pathlib import Path

from forest_files import fingerprint, log


def test_a_copy_with_a_history_is_planted(run: Callable, tmp_path: Path) -> None:
    result = run("sample", tmp_path / "copy")
    assert (result.exit_code, result.stderr) == (0, "")
    assert str(tmp_path / "copy") in result.stdout
    assert len(log(tmp_path / "copy")) > 1
    assert run("check", tmp_path / "copy").exit_code == 0


def test_a_folder_that_holds_something_is_left_alone(run: Callable, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine\n")
    before = fingerprint(tmp_path)
    result = run("sample", tmp_path)
    assert result.exit_code == 1
    assert "is not empty" in result.stderr
    assert fingerprint(tmp_path) == before
