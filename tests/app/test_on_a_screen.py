"""The window on a real X display, from end to end."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from window_wood import git

MISSING = [program for program in ("Xvfb", "xdotool") if shutil.which(program) is None]
pytestmark = pytest.mark.skipif(
    bool(MISSING), reason=f"not installed (Debian packages xvfb, xdotool): {', '.join(MISSING)}"
)
SCRIPT = Path(__file__).with_name("curator_on_screen.py")


def test_a_curator_works_by_keyboard_and_mouse_and_it_is_in_git(
    display: str, wood: Path, tmp_path: Path
) -> None:
    picture = tmp_path / "screen.png"
    environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    environment["PYTHONPATH"] = os.pathsep.join(sys.path)
    done = subprocess.run(
        [sys.executable, str(SCRIPT), str(wood), str(picture)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    subjects = git(wood, "log", "--format=%s").splitlines()
    assert len(subjects) == 5, "a save, its undo, an edge, another type, and what was planted"
    ledger = git(wood, "show", "HEAD:services/ledger.md")
    assert "{to: tariffs, type: documents, scent: where prices come from}" in ledger
    saved = git(wood, "show", "HEAD~3:services/invoices.md")
    assert "summary: Typed on a real screen." in saved
    assert git(wood, "show", "HEAD:services/invoices.md") == git(
        wood, "show", "HEAD~4:services/invoices.md"
    )
    assert git(wood, "status", "--porcelain") == ""
    screen = QImage(str(picture))
    colours = {
        QColor(screen.pixel(x, y)).name() for x in range(0, 1280, 40) for y in range(0, 900, 40)
    }
    assert len(colours) > 8
