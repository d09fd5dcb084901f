"""A seal on the cache in a git directory: what came with a forest from elsewhere is never read.

A search index may hold pickled values, and reading those runs whatever they say. So the cache
counts only when this user's Forest Studio made it: the seal is a keyed hash of the folder's own
number on its disk, which a copy of the folder does not have.
"""

import contextlib
import hashlib
import hmac
import os
import re
import secrets
import shutil
from pathlib import Path

import platformdirs

from forest_studio.core.store.disk.files import read_regular
from forest_studio.core.store.git.locks import forest_lock

SEAL = "seal"
_KEPT = re.compile(r"drafts|planted|seal|forest\.lock|map-slots\.json|packing-.*|[0-9a-f]{12}")
"""What may stay in an unsealed cache: it is read with care, or has a seal of its own."""
_PATIENCE = 10.0
_KEY_BYTES = 32
_only_here = secrets.token_bytes(_KEY_BYTES)
"""The key where none can be kept: each process then makes the cache anew."""


def break_foreign(folder: Path) -> None:
    """Empties a cache that was not made here, and seals it; raises OSError or StorageError."""
    wanted = _seal(folder)
    if _has(folder, wanted):
        return
    with forest_lock(folder, _PATIENCE):
        if _has(folder, wanted):
            return  # Another window has done it meanwhile, and may use the cache by now.
        for entry in list(os.scandir(folder)):
            if not _KEPT.fullmatch(entry.name):
                _remove(entry)
        put_whole(folder / SEAL, wanted)


def is_sealed(folder: Path) -> bool:
    """Whether this user's Forest Studio made a cache folder; raises OSError."""
    return _has(folder, _seal(folder))


def _has(folder: Path, wanted: bytes) -> bool:
    with contextlib.suppress(OSError):
        return hmac.compare_digest(read_regular(folder / SEAL), wanted)
    return False


def _seal(folder: Path) -> bytes:
    status = folder.stat()
    return hmac.new(user_key(), b"%d" % status.st_ino, hashlib.sha256).hexdigest().encode()


def user_key() -> bytes:
    """This user's key, made at its first use."""
    file = Path(platformdirs.user_data_dir("forest-studio")) / "cache-key"
    try:
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            put_whole(file, secrets.token_bytes(_KEY_BYTES), only_new=True)
        key = read_regular(file)
    except OSError:
        return _only_here
    return key if len(key) == _KEY_BYTES else _only_here


def put_whole(file: Path, *parts: bytes, only_new: bool = False) -> None:
    """Puts a complete file in place; with ``only_new`` the first of several writers wins.

    Two windows that each kept a key of their own would empty each other's cache.
    """
    new = file.with_name(f".{file.name}-{secrets.token_hex(4)}")
    descriptor = os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as out:
            out.writelines(parts)
        if not only_new:
            os.replace(new, file)
            return
        try:
            os.link(new, file)
        except FileExistsError:
            return
        except OSError:
            os.replace(new, file)  # No links on this disk.
    finally:
        new.unlink(missing_ok=True)


def _remove(entry: "os.DirEntry[str]") -> None:
    if entry.is_dir(follow_symlinks=False):
        shutil.rmtree(entry.path)
    else:
        os.unlink(entry.path)
