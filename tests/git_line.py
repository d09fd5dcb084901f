"""The git command line as other people use it beside Forest Studio; for tests only."""

import subprocess
import time
from collections.abc import Callable
from pathlib import Path

_PATIENCE = 60.0


def git(root: Path, *arguments: str) -> str:
    """Runs git in a folder and returns what it printed."""
    names = ("-c", "user.name=Bo", "-c", "user.email=bo@example.org")
    command = ["git", *names, *arguments]
    done = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def wait_until(happened: Callable[[], object]) -> None:
    """Waits for something, as long as a busy machine may need; fails when it does not happen."""
    end = time.monotonic() + _PATIENCE
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)
