"""The sheet of small closed discs shows each in its colour, however many colours there are."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPen
from PySide6.QtWidgets import QApplication

from forest_studio.app.map.disc_sheet import DiscSheet

RADIUS = 12.0


def shown(sheet: DiscSheet, count: int) -> list[int]:
    """The hue in which the disc of each of so many codes is painted."""
    codes = np.arange(count)
    fills = [QBrush(QColor.fromHsv(code * 359 // count, 255, 255)) for code in range(count)]
    cells = sheet.cells(
        codes, np.full(count, RADIUS), lambda item: (QPen(Qt.PenStyle.NoPen), fills[item])
    )
    picture = sheet.sheet.toImage()
    return [picture.pixelColor(int(x), int(y)).hsvHue() for x, y in cells.tolist()]


@pytest.mark.parametrize("count", [1, 100, 224, 225, 448])
def test_each_disc_is_nearly_in_the_colour_of_its_code(qapp: QApplication, count: int) -> None:
    wanted = [code * 359 // count for code in range(count)]
    found = shown(DiscSheet(1.0), count)
    assert max(abs(one - other) for one, other in zip(found, wanted, strict=True)) <= 3


def test_a_full_sheet_begins_again_with_the_right_colours(qapp: QApplication) -> None:
    sheet = DiscSheet(1.0)
    shown(sheet, 200)
    later = np.arange(1000, 1100)
    red = QBrush(QColor("red"))
    cells = sheet.cells(later, np.full(100, RADIUS), lambda _item: (QPen(Qt.PenStyle.NoPen), red))
    picture = sheet.sheet.toImage()
    assert {picture.pixelColor(int(x), int(y)).name() for x, y in cells.tolist()} == {"#ff0000"}
