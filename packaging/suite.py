"""Runs the tests; on a machine of unknown speed a test of the window may be asked twice."""

import json
import subprocess
from pathlib import Path

import environment

WINDOW = "tests/app/"
"""Tests of the window wait for Qt, threads and the screen; none of the others is asked twice."""

MOST = 3
"""More failures than this are no accident."""


def run(python: str, twice: bool, root: Path = environment.ROOT) -> bool:
    """Whether all tests pass; ``twice`` asks a few of the window that failed once more, alone.

    What passes only then is named, for it has to be mended.
    """
    if _pytest(python, root, "-n", "2"):
        return True
    failed = failures(root)
    if not twice or not may_be_asked_again(failed):
        return False
    environment.say(f"once more, alone: {', '.join(failed)}")
    if not _pytest(python, root, "-p", "no:cacheprovider", *failed):
        return False
    environment.say(f"UNSTEADY, to be mended: {', '.join(failed)}")
    return True


def failures(root: Path) -> list[str]:
    """The tests that failed last, as pytest remembers them."""
    try:
        text = (root / ".pytest_cache/v/cache/lastfailed").read_text(encoding="utf-8")
        return sorted(json.loads(text))
    except (OSError, ValueError):
        return []


def may_be_asked_again(failed: list[str]) -> bool:
    """Whether these are few, and all of the window."""
    return 0 < len(failed) <= MOST and all(test.startswith(WINDOW) for test in failed)


def _pytest(python: str, root: Path, *arguments: str) -> bool:
    command = [python, "-m", "pytest", *arguments]
    return subprocess.run(command, cwd=root, check=False).returncode == 0
