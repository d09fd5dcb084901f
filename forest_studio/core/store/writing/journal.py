"""git's ``index.lock``, taken with our mark in it: it keeps git out and tells what was begun."""

import errno
import json
import os
import secrets
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path

from forest_studio.core.model.errors import Busy

_MARK = b"FOREST STUDIO INTENT 1\n"
_PREFIX = "forest-intent-"
_PAUSE = 0.01
_MAX_BYTES = 1 << 26


@dataclass(frozen=True, slots=True)
class Intent:
    """What a write is about to do."""

    known: dict[str, str]
    """By path inside the repository, the blob id of what the work tree may lose there because
    git's history has it; empty for no file."""
    process: int = field(default_factory=os.getpid)


def read_intent(git_dir: Path) -> Intent | None:
    """The intent in ``index.lock``; None when there is no lock or it is another program's.

    A lock that came with a forest from elsewhere may name anything: what lies outside of the
    work tree makes it no intent.
    """
    try:
        with (git_dir / "index.lock").open("rb") as file:
            if file.read(len(_MARK)) != _MARK:
                return None
            data = file.read(_MAX_BYTES)
    except OSError:
        return None
    try:
        intent = Intent(**json.loads(data))
        return intent if all(map(_is_sound, intent.known.items())) else None
    except (ValueError, TypeError, AttributeError, RecursionError):
        return None


def _is_sound(item: tuple[object, object]) -> bool:
    path, blob = item
    if not isinstance(path, str) or not isinstance(blob, str):
        return False
    parts = [part.lower().rstrip(". ") for part in path.split("/")]
    return all(parts) and ".git" not in parts and "\\" not in path and "\0" not in path


def unused_intents(git_dir: Path) -> tuple[Path, ...]:
    """Intents that lie beside the lock: being written, or left by a writer that died then."""
    return tuple(git_dir.glob(f"{_PREFIX}*"))


@contextmanager
def index_locked(git_dir: Path, intent: Intent, timeout: float, fsync: bool) -> Iterator[None]:
    """Holds git's index lock; waits for another program's and never removes it.

    On an error the lock stays as it is, for recovery to read. Raises Busy after ``timeout``
    seconds.
    """
    _take(git_dir, intent, timeout, fsync)
    yield
    release(git_dir)


def rewrite(git_dir: Path, intent: Intent, fsync: bool) -> None:
    """Replaces the intent while the lock is held."""
    os.replace(_write(git_dir, intent, fsync), git_dir / "index.lock")


def note(git_dir: Path, known: Mapping[str, str], fsync: bool) -> None:
    """Adds files to the intent of the lock that is held, before they are written."""
    intent = read_intent(git_dir)
    if intent is not None:
        rewrite(git_dir, Intent({**intent.known, **known}), fsync)


def release(git_dir: Path) -> None:
    """Gives the lock back."""
    (git_dir / "index.lock").unlink()


def _take(git_dir: Path, intent: Intent, timeout: float, fsync: bool) -> None:
    until = time.monotonic() + timeout
    complete = _write(git_dir, intent, fsync)
    try:
        while not _link(complete, git_dir / "index.lock"):
            if time.monotonic() > until:
                raise Busy(
                    "another git program is busy in this repository",
                    remedy=f"Wait for it; if none is running, remove {git_dir / 'index.lock'}",
                )
            time.sleep(_PAUSE)
    finally:
        complete.unlink(missing_ok=True)


def _write(git_dir: Path, intent: Intent, fsync: bool) -> Path:
    path = git_dir / f"{_PREFIX}{secrets.token_hex(6)}"
    try:
        with path.open("xb") as file:
            file.write(_MARK + json.dumps(asdict(intent)).encode())
            file.flush()
            if fsync:
                os.fsync(file.fileno())
    except OSError:
        path.unlink(missing_ok=True)
        raise
    return path


def _link(complete: Path, lock: Path) -> bool:
    try:
        os.link(complete, lock)
    except FileExistsError:
        return False
    except OSError as error:
        if error.errno not in (errno.EPERM, errno.ENOTSUP, errno.ENOSYS):
            raise
        return _copy_exclusively(complete, lock)
    return True


def _copy_exclusively(complete: Path, lock: Path) -> bool:
    try:
        with lock.open("xb") as file:
            file.write(complete.read_bytes())
    except FileExistsError:
        return False
    return True
