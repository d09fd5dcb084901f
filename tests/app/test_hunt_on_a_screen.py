"""A hunt in the window on a real X display, from end to end."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from forest_studio.core.session import Session
from forest_studio.core.trails.verdict import Judgement
from window_wood import git

pytestmark = pytest.mark.skipif(
    shutil.which("Xvfb") is None, reason="Xvfb is not installed (Debian package xvfb)"
)
SCRIPT = Path(__file__).with_name("hunter_on_screen.py")


def test_an_analyst_hunts_by_keyboard_holds_the_hunt_and_judges_its_answer(
    display: str, wood: Path, tmp_path: Path
) -> None:
    picture = tmp_path / "screen.png"
    environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    done = subprocess.run(
        [sys.executable, str(SCRIPT), str(wood), str(picture)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert git(wood, "status", "--porcelain") == ""
    session = Session.open(wood, index_in_memory=True)
    (trail,) = session.trails.newest(5)
    assert trail.supported
    assert [v.judgement for v in session.trails.verdicts().values()] == [Judgement.RIGHT]
    session.close()
    assert not QImage(str(picture)).isNull()
