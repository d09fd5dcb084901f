"""What a forest left open overnight can rely on."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from forest_studio.app import upkeep
from forest_studio.app.main_window import MainWindow
from forest_studio.app.upkeep import Upkeep
from forest_studio.app.workshop import Workshop
from forest_studio.core.store.upkeep.maintenance import maintain


def test_loose_objects_are_packed_while_nobody_is_there(
    window: MainWindow,
    workshop: Workshop,
    settled: Callable[[], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    objects = workshop.desk.session.repository.git_dir / "objects"
    keeper = workshop.findChild(Upkeep)
    assert keeper is not None
    eager = partial(maintain, limit=1)
    monkeypatch.setattr("forest_studio.core.session.session.maintain", eager)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Shift)
    keeper.look()
    settled()
    assert not list(objects.glob("pack/*.pack"))
    monkeypatch.setattr(upkeep, "_IDLE_AFTER", -1.0)
    keeper.look()
    settled()
    assert list(objects.glob("pack/*.pack"))
