"""Who typed a draft: a token with a locked file, whose lock ends with the process."""

import contextlib
import errno
import os
import secrets
from pathlib import Path

from forest_studio.core.store.git.locks import try_lock

_ENDING = ".owner"


class Owner:
    """One window's claim on the drafts that it writes."""

    def __init__(self, folder: Path, below: Path | None = None) -> None:
        """The folder is made only where ``below`` is there."""
        self._folder, self._below = folder, below
        self.token = secrets.token_hex(6)
        self._descriptor: int | None = None

    def claim(self) -> None:
        """Makes the folder and tells other windows that this one lives; raises OSError."""
        if self._below is not None and not self._below.is_dir():
            # What was moved away must find its place empty when it comes back.
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(self._below))
        if self._descriptor is None:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            flags = os.O_CREAT | os.O_RDWR
            self._descriptor = os.open(_file(self._folder, self.token), flags, 0o600)
            with contextlib.suppress(OSError):
                try_lock(self._descriptor)

    def release(self) -> None:
        """Tells other windows that this one is closed."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def other_lives(self, token: str) -> bool:
        """Whether the window of a token is another one and still open."""
        if token == self.token:
            return False
        try:
            descriptor = os.open(_file(self._folder, token), os.O_RDWR)
        except OSError:
            return False
        try:
            return not try_lock(descriptor)
        except OSError:
            return False  # This disk has no locks, so nobody can say.
        finally:
            os.close(descriptor)

    def sweep(self, needed: set[str]) -> None:
        """Removes what windows left that are closed and have no drafts."""
        for file in self._folder.glob(f"*{_ENDING}"):
            token = file.name.removesuffix(_ENDING)
            if token not in needed and token != self.token and not self.other_lives(token):
                with contextlib.suppress(OSError):
                    file.unlink()


def _file(folder: Path, token: str) -> Path:
    return folder / f"{token}{_ENDING}"
