"""What all tests share: a home of their own, and real git repositories to work in."""

import gc
import os
import warnings
from collections.abc import Callable, Mapping
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pygit2
import pytest

from forest_files import commit_all, write_files

RepositoryFactory = Callable[..., Path]
_MUCH = 20_000
"""Objects made since the last collection after which there is another one."""


def pytest_sessionstart() -> None:
    """Python may collect in any thread, and a widget of an earlier test that is freed outside of
    Qt's thread crashes the process. So it is done between tests, here, where nobody else runs."""
    gc.disable()


def pytest_runtest_logfinish() -> None:
    """Collects what tests left behind, when there is much of it.

    Whose file it is that was not closed can't be told by then, so no test fails for it.
    """
    if gc.get_count()[0] > _MUCH:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ResourceWarning)
            gc.collect()


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keeps every test away from the settings, caches and git configuration of who runs it."""
    home = tmp_path_factory.mktemp("home")
    for name in ("CONFIG", "CACHE", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", str(home / "gitconfig"))
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")
    for level in (pygit2.enums.ConfigLevel.GLOBAL, pygit2.enums.ConfigLevel.XDG):
        pygit2.settings.search_path[level] = str(home)
    return home


@pytest.fixture
def repository_factory(tmp_path: Path) -> RepositoryFactory:
    """Makes git repositories: ``make({"a.md": "text"}, name="forest")`` returns the folder.

    The files are committed by Ada Tester unless ``commit`` is false.
    """

    def make(
        files: Mapping[str, str | bytes], *, name: str = "forest", commit: bool = True
    ) -> Path:
        root = tmp_path / name
        repository = pygit2.init_repository(str(root), initial_head="main")
        repository.config["user.name"] = "Ada Tester"
        repository.config["user.email"] = "ada@example.org"
        write_files(root, files)
        if commit:
            commit_all(root, "Plant")
        return root

    return make
