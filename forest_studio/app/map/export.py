"""Writes the map into files: SVG with shapes and text, or a picture of points."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from forest_studio.app.map.painter import MapPainter
from forest_studio.app.map.scene import Scene
from forest_studio.app.translation import translate
from forest_studio.core.model.errors import StorageError

Paint = Callable[[QPainter, bool], object]
"""Paints a still frame; the flag asks for shapes and text instead of images."""
_POINTS_AN_INCH = 96
"""As the web counts: a unit of the file is a pixel of the window."""
_MOST_POINTS = 16_000
"""Points of a picture's longer side that Qt paints without running out of memory."""


def to_svg(scene: Scene, path: Path, title: str = "") -> None:
    """Writes what the scene's camera sees as an SVG 1.2 Tiny file; names are text that can be
    selected and searched. Raises StorageError when the file can't be written.
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
    _check(path)
    generator = QSvgGenerator()
    generator.setFileName(str(path))
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    generator.setResolution(_POINTS_AN_INCH)
    generator.setTitle(title)
    painter = QPainter()
    if not painter.begin(generator):
        raise _refused(path)
    paint(painter, True)
    painter.end()


def write_png(size: QSize, paint: Paint, path: Path, scale: float = 2.0) -> None:
    """Writes whatever is painted in a size of pixels, as ``to_png`` does."""
    scale = min(scale, _MOST_POINTS / max(size.width(), size.height()))
    points = QSize(round(size.width() * scale), round(size.height() * scale))
    image = QImage(points, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    painter = QPainter(image)
    paint(painter, False)
    painter.end()
    _check(path)
    if not image.save(str(path), "PNG"):
        raise _refused(path)


def _size(scene: Scene) -> QSize:
    return QSize(scene.camera.width, scene.camera.height)


def _painted(scene: Scene) -> Paint:
    still = replace(scene, obstacles=())
    return lambda painter, vector: MapPainter().paint(painter, still, fine=True, vector=vector)


def _check(path: Path) -> None:
    """QSvgGenerator says nothing when it can't write."""
    try:
        path.open("wb").close()
    except OSError as error:
        raise _refused(path, error.strerror or "") from error


def _refused(path: Path, why: str = "") -> StorageError:
    text = translate("Export", "the map can't be written to {0}: {1}").format(path, why)
    remedy = translate("Export", "Choose a folder that can be written")
    return StorageError(text.removesuffix(": "), remedy=remedy)
