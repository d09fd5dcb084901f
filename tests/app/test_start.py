"""The window starts without what it may never need."""

import subprocess
import sys

LATE = ("openai", "pyqtgraph", "matplotlib", "distributed", "keyring")
"""Libraries that take long to load, and that most visits do without."""


def test_the_window_is_there_before_libraries_that_it_may_never_need() -> None:
    code = (
        f"import sys, forest_studio.app.main_window; print([m for m in {LATE} if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=300
    )
    assert done.stdout.strip() == "[]"
