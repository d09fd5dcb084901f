"""Writes a git bundle: references and everything that they are made of, in one file."""

import os
import secrets
import shutil
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path

import pygit2

from forest_studio.core.store.disk.exchange import fsync_folder

_SIGNATURE = b"# v2 git bundle\n"


def write_bundle(
    objects: Path,
    refs: Mapping[str, str],
    oids: Iterable[str],
    target: Path,
    missing_parents: Iterable[str] = (),
) -> None:
    """Writes ``refs`` (hex ids by full name) with the objects ``oids`` to a file of its own.

    ``missing_parents`` are what a shallow clone cut off; who takes the bundle must have them.
    Raises OSError or pygit2.GitError, and leaves no file then.
    """
    new = target.with_name(f".{target.name}-{secrets.token_hex(4)}")
    try:
        with tempfile.TemporaryDirectory(dir=target.parent, prefix=".bundle-") as place:
            pack = _packed(objects, oids, Path(place))
            with os.fdopen(_private(new), "wb") as file, pack.open("rb") as body:
                file.write(_SIGNATURE + _header(refs, missing_parents))
                shutil.copyfileobj(body, file, 1 << 20)
                file.flush()
                os.fsync(file.fileno())
        os.replace(new, target)
    finally:
        new.unlink(missing_ok=True)
    fsync_folder(target.parent)


def _packed(objects: Path, oids: Iterable[str], place: Path) -> Path:
    """A pack made through a repository that only borrows: the real one may be past opening."""
    borrower = pygit2.init_repository(str(place / "git"), bare=True)
    borrower.odb.add_disk_alternate(str(objects))
    builder = pygit2.PackBuilder(borrower)
    builder.set_threads(1)
    for oid in oids:
        builder.add(pygit2.Oid(hex=oid))
    (place / "pack").mkdir()
    builder.write(str(place / "pack"))
    (pack,) = (place / "pack").glob("*.pack")
    return pack


def _header(refs: Mapping[str, str], missing_parents: Iterable[str]) -> bytes:
    lines = [f"-{oid} cut off\n" for oid in missing_parents]
    # HEAD first, so that a clone checks out the branch that was checked out.
    for name in sorted(refs, key=lambda name: (name != "HEAD", name)):
        lines.append(f"{refs[name]} {name}\n")
    return "".join(lines).encode("utf-8", "surrogateescape") + b"\n"


def _private(path: Path) -> int:
    flags = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0)
    return os.open(path, flags, 0o600)
