"""The git command line as other people use it beside Forest Studio; for tests only."""

import subprocess
import time
from collections.abc import Callable
from pathlib import Path


def git(root: Path, *arguments: str) -> str:
    """Runs git in a folder and returns what it printed."""
    names = ("-c", "user.name=Bo", "-c", "user.email=bo@example.org")
    command = ["git", *names, *arguments]
    done = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def wait_until(happened: Callable[[], object], seconds: float = 2.0) -> float:
    """Waits for something and returns after how many seconds it happened; fails when it did not."""
    began = time.monotonic()
    while not happened():
        assert time.monotonic() - began < seconds, "it did not happen in time"
        time.sleep(0.01)
    return time.monotonic() - began
