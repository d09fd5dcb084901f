"""What all tests share: a home of their own, and real git repositories to work in."""

import gc
import os
from collections.abc import Callable, Mapping
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pygit2
import pytest
from hypothesis import HealthCheck, settings

from forest_files import commit_all, write_files
from sweeping import sweep

RepositoryFactory = Callable[..., Path]
_MUCH = 20_000
"""Objects made since the last collection after which there is another one."""

# The same examples on every machine, for however long a slow one takes over one of them.
settings.register_profile(
    "steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")


def pytest_sessionstart() -> None:
    """Python may collect in any thread, and a widget of an earlier test that is freed outside of
    Qt's thread crashes the process. So it is done between tests, here, where nobody else runs."""
    gc.disable()


def pytest_runtest_logfinish() -> None:
    """Collects what tests left behind, when there is much of it."""
    if gc.get_count()[0] > _MUCH:
        sweep()


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
    # A newer git tidies up behind its own end, and would still run when a test looks who does.
    monkeypatch.setenv("GIT_CONFIG_COUNT", "1")
    monkeypatch.setenv("GIT_CONFIG_KEY_0", "maintenance.auto")
    monkeypatch.setenv("GIT_CONFIG_VALUE_0", "false")
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
