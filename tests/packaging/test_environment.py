"""What a newcomer can rely on when the machine lacks something."""

import importlib.util
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "environment.py"


@pytest.fixture
def environment() -> ModuleType:
    spec = importlib.util.spec_from_file_location("environment", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks Linux for libraries")
def test_a_missing_library_is_named_by_its_debian_package(environment: ModuleType) -> None:
    wanted = {"libc6": "libc.so.6", "libimaginary1": "libimaginary.so.1"}
    assert environment.missing_libraries(wanted) == ["libimaginary1"]


def test_without_rights_it_prints_exactly_what_to_install(
    environment: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert shutil.which("sudo") is None
    assert not environment.bring_packages(["libegl1", "libgl1"], "the window")
    told = capsys.readouterr()
    assert "missing for the window: libegl1 libgl1" in told.err
    assert told.out == ""


def test_an_old_python_is_refused_in_one_line(
    environment: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "OLDEST_PYTHON", (99, 0))
    with pytest.raises(SystemExit, match=r"Python 3\.11 or newer is needed"):
        environment.ensure_environment()
