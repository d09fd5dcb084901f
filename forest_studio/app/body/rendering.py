"""Renders a body and loads its pictures; runs on a worker thread."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from html import escape, unescape

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QImageReader

from forest_studio.app.markdown import blocked_picture, to_html

LONGEST = 200_000
"""Characters of a body that are shown; Qt takes seconds over more."""
_WIDEST = 560
_MOST_PIXELS = 40_000_000
_MOST_PICTURES = 50
_PICTURE = re.compile(r'<img src="([^"]*)" alt="([^"]*)" ?/?>')

Read = Callable[[str], bytes | None]
"""The bytes of a picture by its address in the text; None when it is blocked."""


@dataclass(frozen=True, slots=True)
class Rendered:
    """A body as Qt shows it."""

    html: str
    cut: bool
    """Whether only its beginning is shown."""
    pictures: Mapping[str, QImage] = field(default_factory=dict)
    """By address."""


def render(body: str, raw: str, read: Read) -> Rendered:
    """The HTML of a body, or the plain text of a file that can't be parsed."""
    text = raw or body
    cut = len(text) > LONGEST
    if raw:
        return Rendered(f"<pre>{escape(text[:LONGEST])}</pre>", cut)
    pictures: dict[str, QImage] = {}

    def place(found: re.Match[str]) -> str:
        address = unescape(found[1])
        if address not in pictures and len(pictures) < _MOST_PICTURES:
            image = _load(read(address), address)
            if image is not None:
                pictures[address] = image
        return found[0] if address in pictures else blocked_picture(unescape(found[2]), address)

    return Rendered(_PICTURE.sub(place, to_html(text[:LONGEST])), cut, pictures)


def _load(data: bytes | None, address: str) -> QImage | None:
    """A picture no wider than the panel; None when it is none, or a bomb."""
    if data is None:
        return None
    device = QBuffer()
    device.setData(QByteArray(data))
    device.open(QIODevice.OpenModeFlag.ReadOnly)
    # By its ending alone: the content of a stranger's file may not choose the decoder.
    reader = QImageReader(device, QByteArray(address.rpartition(".")[2].lower().encode()))
    reader.setAutoDetectImageFormat(False)
    size = reader.size()
    if not size.isValid() or size.width() * size.height() > _MOST_PIXELS:
        return None
    if size.width() > _WIDEST:
        reader.setScaledSize(
            size.scaled(_WIDEST, size.height(), Qt.AspectRatioMode.KeepAspectRatio)
        )
    image = reader.read()
    return None if image.isNull() else image
