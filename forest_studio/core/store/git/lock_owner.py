"""Tells whether a program that could have made a lock still runs; it asks the system, no lock."""

import os
import sys
import time
from pathlib import Path

from forest_studio.core.store.git.locks import LOCK_NAME, try_lock

STALE_AFTER = 60.0
"""Seconds after which a lock that no running program can own was left behind."""
_STALE_UNSEEN = 600.0
"""The same where nobody can see which programs run."""


def writer_lives(git_dir: Path) -> bool:
    """Whether another Forest Studio writes at this moment; makes no file."""
    try:
        descriptor = os.open(git_dir / LOCK_NAME, os.O_RDWR)
    except OSError:
        return False
    try:
        return not try_lock(descriptor)
    except OSError:
        return False
    finally:
        os.close(descriptor)


def is_left_behind(lock: Path, git_dir: Path, work_tree: Path) -> bool:
    """Whether a lock is old and no git program runs in the repository."""
    try:
        age = time.time() - lock.stat().st_mtime
    except OSError:
        return False
    if not sys.platform.startswith("linux"):
        return age > _STALE_UNSEEN
    return age > STALE_AFTER and not git_runs(git_dir, work_tree)


def git_runs(git_dir: Path, work_tree: Path) -> bool:
    """Whether a git program works in a repository; always False where that can't be seen."""
    return any(_works_in(process, git_dir, work_tree) for process in Path("/proc").glob("[0-9]*"))


def _works_in(process: Path, git_dir: Path, work_tree: Path) -> bool:
    try:
        name = (process / "comm").read_text(errors="replace").strip()
        folder = Path(os.readlink(process / "cwd"))
    except OSError:
        return False  # It has ended, or is another user's.
    places = (git_dir.resolve(), work_tree.resolve())
    return name.startswith("git") and any(folder.is_relative_to(place) for place in places)
