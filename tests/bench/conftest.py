"""The place and the suite that the tests of the bench share."""

from pathlib import Path

import pytest

from bench_forest import plant, write_suite
from forest_studio.bench.place import Place, open_place
from forest_studio.bench.suite_files import load_suite
from forest_studio.bench.suites import Suite


@pytest.fixture(scope="session")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return plant(tmp_path_factory.mktemp("harbour"))


@pytest.fixture(scope="session")
def place(harbour: Path) -> Place:
    return open_place(harbour)


@pytest.fixture(scope="session")
def small(tmp_path_factory: pytest.TempPathFactory) -> Suite:
    return load_suite(str(write_suite(tmp_path_factory.mktemp("suite"))))


@pytest.fixture(autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the bench keeps for a user must not come from, or go to, the one who tests."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.getbasetemp() / "cache"))
