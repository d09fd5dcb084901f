"""Writes a chart into a file: SVG with shapes and text, or a picture of points."""

from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

_SCALE = 2
"""How many points of a picture stand for a pixel of the screen."""
_POINTS_AN_INCH = 96
"""As the web counts: a unit of the file is a pixel of the window."""


def save_chart(chart: QWidget, file: Path) -> bool:
    """Writes ``.svg`` or any other ending that Qt knows; False where it can't."""
    try:
        # The generator says nothing when it can't write.
        file.open("wb").close()
    except OSError:
        return False
    return _as_svg(chart, file) if file.suffix.lower() == ".svg" else _as_points(chart, file)


def _as_points(chart: QWidget, file: Path) -> bool:
    image = QImage(chart.size() * _SCALE, QImage.Format.Format_RGB32)
    image.fill(chart.palette().color(chart.backgroundRole()))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    chart.render(painter)
    painter.end()
    return image.save(str(file), None if file.suffix else "PNG")


def _as_svg(chart: QWidget, file: Path) -> bool:
    place = QRect(0, 0, chart.width(), chart.height())
    made = QSvgGenerator()
    made.setFileName(str(file))
    made.setSize(place.size())
    made.setViewBox(place)
    made.setResolution(_POINTS_AN_INCH)
    painter = QPainter()
    if not painter.begin(made):
        return False
    chart.render(painter)
    return painter.end()
