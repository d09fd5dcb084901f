"""Blobs that are written while another git may be tidying up beside us."""

import time

import pygit2

_TRIES = 20


def is_sweeping(error: Exception) -> bool:
    """Whether ``git gc`` has removed the empty folder in which an object was being written."""
    text = str(error).lower()
    return "failed to rename lockfile" in text and "no such file" in text and "objects" in text


def write_blob(git: pygit2.Repository, data: bytes) -> str:
    """The blob's hex id; a folder that is swept away under it is made again.

    Raises pygit2.GitError and OSError, which the caller translates.
    """
    for attempt in range(1, _TRIES):
        try:
            return str(git.create_blob(data))
        except (pygit2.GitError, OSError) as error:
            if not is_sweeping(error):
                raise
        time.sleep(min(0.05, 0.001 * attempt))
    return str(git.create_blob(data))
