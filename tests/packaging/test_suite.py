"""What may be asked twice, and what may not."""

import sys
from pathlib import Path

import pytest
import suite

ONCE = """
from pathlib import Path
def test_{name}():
    before = Path(__file__).with_suffix(".ran")
    passed = before.exists()
    before.touch()
    assert passed
"""


def project(root: Path, *places: str, text: str = ONCE) -> Path:
    """A project with one test at each place, which fails the first time."""
    (root / "pytest.ini").write_text("[pytest]\naddopts = -q --import-mode=importlib\n")
    for number, place in enumerate(places):
        file = root / "tests" / place / f"test_{number}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.format(name=number))
    return root


def test_a_test_of_the_window_gets_a_second_try_where_that_is_wanted_and_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = project(tmp_path, "app", "app/map")
    assert suite.run(sys.executable, twice=True, root=root)
    told = capsys.readouterr().err
    assert "UNSTEADY, to be mended: tests/app/map/test_1.py::test_1, tests/app/test_0.py" in told


def test_without_the_wish_nothing_is_asked_twice(tmp_path: Path) -> None:
    assert not suite.run(sys.executable, twice=False, root=project(tmp_path, "app"))


def test_what_guards_the_words_of_users_is_never_asked_twice(tmp_path: Path) -> None:
    assert not suite.run(sys.executable, twice=True, root=project(tmp_path, "app", "core"))


def test_what_fails_both_times_has_failed(tmp_path: Path) -> None:
    root = project(tmp_path, "app", text="def test_{name}():\n    assert False\n")
    assert not suite.run(sys.executable, twice=True, root=root)


def test_many_failures_are_no_accident() -> None:
    failed = [f"tests/app/test_{i}.py::test" for i in range(suite.MOST + 1)]
    assert suite.may_be_asked_again(failed[1:])
    assert not suite.may_be_asked_again(failed)
    assert not suite.may_be_asked_again([])
