"""An opened forest keeps a snapshot by itself, once, and nobody waits for it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from forest_studio.core.session import Session
from forest_studio.core.session.snapshot_keeper import SnapshotKeeper
from forest_studio.core.store.repository import Repository
from snapshot_forest import FILES, rest, small_counts

__all__ = ["small_counts"]
pytestmark = pytest.mark.usefixtures("small_counts")


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    """A forest without a snapshot."""
    made = repository_factory(FILES)
    rest()
    return made


def test_a_session_that_is_closed_has_kept_a_snapshot(root: Path) -> None:
    session = Session.open(root)
    session.close()
    session._keeper.wait()
    assert not session.repository.snapshot_due
    again = Repository.open(root)
    again.read()
    assert not again.snapshot_due


def test_the_snapshot_waits_until_the_forest_has_opened(root: Path) -> None:
    repository = Repository.open(root)
    repository.read()
    keeper = SnapshotKeeper(repository, delay=60.0)
    keeper.begin()
    assert repository.snapshot_due
    keeper.wait()
    assert (root / ".git" / "forest" / "snapshot").is_file()


def test_maintenance_keeps_what_a_later_reading_made_due(root: Path) -> None:
    session = Session.open(root)
    session._keeper.wait()
    (root / "more.md").write_text("# More\n", encoding="utf-8")
    session.refresh()
    assert session.repository.snapshot_due
    session.maintain()
    assert not session.repository.snapshot_due
    session.close()
