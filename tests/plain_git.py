"""The git command line as a user runs it, for tests that need commits made outside."""

import os
import subprocess
from pathlib import Path


def git(root: Path, *words: str, at: int | None = None) -> str:
    """Runs git in a folder and returns what it printed; ``at`` (seconds) is what the clock says."""
    clock = {} if at is None else {f"GIT_{who}_DATE": f"{at} +0200" for who in _WHO}
    command = ["git", "-c", "commit.gpgsign=false", "-C", str(root), *words]
    done = subprocess.run(
        command, env={**os.environ, **clock}, capture_output=True, encoding="utf-8", check=True
    )
    return done.stdout.strip()


def commit(root: Path, message: str, *, at: int | None = None) -> str:
    """Commits the work tree as it is and returns the commit's id."""
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--allow-empty", "--message", message, at=at)
    return git(root, "rev-parse", "HEAD")


_WHO = ("AUTHOR", "COMMITTER")
