"""The window on a real X display, from end to end."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from window_wood import git

pytestmark = pytest.mark.skipif(
    shutil.which("Xvfb") is None, reason="Xvfb is not installed (Debian package xvfb)"
)
SCRIPT = Path(__file__).with_name("curator_on_screen.py")


@pytest.fixture
def display() -> Iterator[str]:
    """A display of the test's own."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as told:
        number = told.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait(10)


def test_a_curator_edits_a_summary_by_keyboard_and_it_is_in_git(
    display: str, wood: Path, tmp_path: Path
) -> None:
    picture = tmp_path / "screen.png"
    environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    done = subprocess.run(
        [sys.executable, str(SCRIPT), str(wood), str(picture)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=90,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "summary: Typed on a real screen." in git(wood, "show", "HEAD:services/invoices.md")
    assert git(wood, "status", "--porcelain") == ""
    screen = QImage(str(picture))
    colours = {
        QColor(screen.pixel(x, y)).name() for x in range(0, 1280, 40) for y in range(0, 900, 40)
    }
    assert len(colours) > 8
