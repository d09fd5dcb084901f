"""Writes the map into files: SVG with shapes and text, or a picture of points."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QBuffer, QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from forest_studio.app.map.curved_names import Drawing
from forest_studio.app.map.painter import MapPainter
from forest_studio.app.map.scene import Scene
from forest_studio.app.words.translation import translate
from forest_studio.core.model.errors import StorageError

Paint = Callable[[QPainter, Drawing | None], object]
"""Paints a still frame; with a drawing, as shapes and text instead of images."""
_POINTS_AN_INCH = 96
"""As the web counts: a unit of the file is a pixel of the window."""
_MOST_POINTS = 16_000
"""Points of a picture's longer side that Qt paints without running out of memory."""


def to_svg(scene: Scene, path: Path, title: str = "") -> None:
    """Writes what the scene's camera sees as an SVG file; names are text that can be selected
    and searched. Raises StorageError when the file can't be written.
    """
    write_svg(_size(scene), _painted(scene), path, title)


def to_png(scene: Scene, path: Path, scale: float = 2.0) -> None:
    """Writes what the scene's camera sees as a picture with `scale` points for each pixel.

    The scale is lowered where the picture would have more than 16,000 points on one side. Raises
    StorageError when the file can't be written.
    """
    write_png(_size(scene), _painted(scene), path, scale)


def write_svg(size: QSize, paint: Paint, path: Path, title: str = "") -> None:
    """Writes whatever is painted in a size of pixels, as ``to_svg`` does."""
    buffer, drawing = QBuffer(), Drawing()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    generator.setResolution(_POINTS_AN_INCH)
    generator.setTitle(title)
    painter = QPainter(generator)
    paint(painter, drawing)
    painter.end()
    _write(path, drawing.finish(buffer.data().data().decode("utf-8")))


def write_png(size: QSize, paint: Paint, path: Path, scale: float = 2.0) -> None:
    """Writes whatever is painted in a size of pixels, as ``to_png`` does."""
    scale = min(scale, _MOST_POINTS / max(size.width(), size.height()))
    points = QSize(round(size.width() * scale), round(size.height() * scale))
    image = QImage(points, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    painter = QPainter(image)
    paint(painter, None)
    painter.end()
    _write(path, "")
    if not image.save(str(path), "PNG"):
        raise _refused(path)


def _size(scene: Scene) -> QSize:
    return QSize(scene.camera.width, scene.camera.height)


def _painted(scene: Scene) -> Paint:
    still = replace(scene, obstacles=())
    return lambda painter, vector: MapPainter().paint(painter, still, fine=True, vector=vector)


def _write(path: Path, text: str) -> None:
    """Qt does not say why it can't write a picture, so an empty file is tried first."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise _refused(path, error.strerror or "") from error


def _refused(path: Path, why: str = "") -> StorageError:
    text = translate("Export", "the map can't be written to {0}: {1}").format(path, why)
    remedy = translate("Export", "Choose a folder that can be written")
    return StorageError(text.removesuffix(": "), remedy=remedy)
