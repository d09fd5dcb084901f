"""Pictures in a body: those of the forest are shown, all others only named."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QUrl
from PySide6.QtGui import QImage, QTextDocument

from forest_studio.app.body.rendering import render
from forest_studio.app.workshop import Workshop
from window_wood import git


def png(width: int = 30, height: int = 20) -> bytes:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(0x3366AA)
    store = QBuffer()
    store.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(store, "PNG")
    return bytes(store.data().data())


def test_a_picture_of_the_forest_is_shown_and_one_of_the_web_is_named() -> None:
    made = render("![here](a.png) ![there](https://e.org/b.png)", "", lambda _address: png())
    assert made.pictures["a.png"].size().width() == 30
    assert list(made.pictures) == ["a.png"]
    assert "[there: https://e.org/b.png]" in made.html


def test_what_can_not_be_shown_is_named() -> None:
    asked: list[str] = []

    def read(address: str) -> bytes | None:
        asked.append(address)
        return b"no picture" if address == "b.png" else None

    made = render('![one](a.png) ![<b>"two"](b.png)', "", read)
    assert asked == ["a.png", "b.png"]
    assert not made.pictures
    assert "<img" not in made.html
    assert "[one: a.png]" in made.html
    assert "&lt;b&gt;" in made.html


def test_a_wide_picture_fits_the_panel() -> None:
    (image,) = render("![w](w.png)", "", lambda _a: png(2000, 100)).pictures.values()
    assert (image.width(), image.height()) == (560, 28)


def test_the_body_shows_a_picture_and_never_opens_a_file_by_itself(
    workshop: Workshop, wood: Path, settled: Callable[[], None]
) -> None:
    (wood / "services" / "plan.png").write_bytes(png())
    file = wood / "services" / "ledger.md"
    file.write_text(file.read_text() + "\n![plan](plan.png)\n")
    git(wood, "add", "-A")
    git(wood, "commit", "-qm", "a plan")
    workshop.desk.session.refresh()
    settled()
    workshop.curate.show_page("body")
    workshop.desk.select("ledger")
    settled()
    view = workshop.curate.body.view
    kind = QTextDocument.ResourceType.ImageResource.value
    assert view.loadResource(kind, QUrl("plan.png")).size().width() == 30
    blocked = view.loadResource(kind, QUrl.fromLocalFile(str(wood / "services" / "plan.png")))
    assert blocked.size().width() == 1
