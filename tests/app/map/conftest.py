"""Maps of these tests stand alone; none may outlive its test."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def no_map_left_open(qapp: QApplication) -> Iterator[None]:
    """Closes what a test has shown, so that the next one starts from an empty screen."""
    yield
    for shown in qapp.topLevelWidgets():
        shown.close()
        shown.deleteLater()
