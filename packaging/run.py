"""Opens Forest Studio on a fresh copy of the sample forest; the first command of the README.

Without a display it says so, runs the bench on the sample and prints its table.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

import environment


def _display_works(python: Path) -> bool:
    """Whether Qt can open a window here; asked in a child, since Qt aborts where it can't."""
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return False
    probe = "from PySide6.QtGui import QGuiApplication; QGuiApplication([])"
    return (
        subprocess.run([str(python), "-c", probe], capture_output=True, check=False).returncode == 0
    )


def _bench(python: Path) -> int:
    # Kept, so that its tables and logs can be looked at afterwards; build/ is not under git.
    folder = environment.ROOT / "build" / time.strftime("bench-%Y%m%d-%H%M%S")
    forest, out = str(folder / "forest"), str(folder / "run")
    planted = _studio(python, "sample", forest)
    return planted or _studio(
        python, "bench", "run", forest, "--suite", "sample-strict",
        "--arms", "one-shot,top-k,forager,random,first-door", "--seed", "1", "--out", out,
    )  # fmt: skip


def _studio(python: Path, *arguments: str) -> int:
    return subprocess.run(
        [str(python), "-m", "forest_studio", *arguments], cwd=environment.ROOT, check=False
    ).returncode


def main() -> int:
    """Prepares what is missing, then opens the window or runs the bench."""
    python = environment.ensure_environment()
    libraries = environment.OFFSCREEN
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        libraries = {**libraries, **environment.ON_SCREEN}
    environment.bring_packages(environment.missing_libraries(libraries), "the window")
    if _display_works(python):
        return _studio(python, "open", "--sample")
    environment.say("no display here: running the bench on the sample forest instead")
    return _bench(python)


if __name__ == "__main__":
    sys.exit(main())
