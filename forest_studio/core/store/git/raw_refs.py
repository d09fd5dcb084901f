"""Reads git's references from their files, also where git itself would refuse to."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from forest_studio.core.store.disk.files import read_regular

MAX_REF_BYTES = 4096
"""No sound file of a reference is longer."""
_OID = re.compile("[0-9a-f]{40}")
_SYMBOLIC = re.compile(r"ref:\s*(refs/[^\0-\x20\x7f~^:?*\[\\]+)\s*")
_PACKED = re.compile(r"([0-9a-f]{40}) (refs/\S+)")
_LOGGED = re.compile(r"([0-9a-f]{40}) ([0-9a-f]{40}) [^\n]*?(?:\t([^\n]*))?$", re.MULTILINE)
_NOTHING = "0" * 40


@dataclass(frozen=True, slots=True)
class RawRef:
    """A reference as its file has it."""

    name: str
    oid: str = ""
    """Hex id, empty for a symbolic reference and for one that can't be read."""
    target: str = ""
    """The full name that a symbolic reference gives."""
    problem: str = ""
    """Why the file is no reference."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of a reference's log."""

    oid: str
    """Hex id after the move, empty when the reference was deleted."""
    message: str


def read_ref(file: Path, name: str) -> RawRef | None:
    """The reference in a file; None when there is no file."""
    try:
        data = read_regular(file)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        return RawRef(name, problem=error.strerror or str(error))
    text = data[: MAX_REF_BYTES + 1].decode("utf-8", "replace")
    if _OID.fullmatch(text.strip()) and len(data) <= MAX_REF_BYTES:
        return RawRef(name, oid=text.strip())
    if (found := _SYMBOLIC.fullmatch(text)) and len(data) <= MAX_REF_BYTES:
        return RawRef(name, target=found[1])
    problem = "the file is empty" if not data.strip(b"\0\n ") else "the file holds something else"
    return RawRef(name, problem=problem)


def read_refs(common: Path) -> dict[str, RawRef]:
    """Every reference below ``refs/`` by its full name; a loose one goes before a packed one."""
    refs = {name: RawRef(name, oid=oid) for name, oid in packed_refs(common).items()}
    for file in _files(common / "refs"):
        name = file.relative_to(common).as_posix()
        found = None if name.endswith(".lock") else read_ref(file, name)
        if found is not None:
            refs[name] = found
    return refs


def packed_refs(common: Path) -> dict[str, str]:
    """Hex ids of the references in ``packed-refs`` by full name."""
    try:
        text = read_regular(common / "packed-refs").decode("utf-8", "replace")
    except OSError:
        return {}
    found = (_PACKED.fullmatch(line) for line in text.splitlines())
    return {match[2]: match[1] for match in found if match is not None}


def resolved(refs: dict[str, RawRef], ref: RawRef | None) -> str:
    """Hex id at the end of symbolic references, empty when there is none."""
    for _ in range(5):
        if ref is None or ref.oid or not ref.target:
            break
        ref = refs.get(ref.target)
    return ref.oid if ref is not None else ""


def reflog(folder: Path, name: str) -> tuple[LogLine, ...]:
    """Where a reference stood, the newest first; lines that can't be read are passed over."""
    try:
        text = read_regular(folder / "logs" / name).decode("utf-8", "replace")
    except OSError:
        return ()
    lines = [LogLine("" if m[2] == _NOTHING else m[2], m[3] or "") for m in _LOGGED.finditer(text)]
    return tuple(reversed(lines))


def _files(folder: Path) -> Iterator[Path]:
    try:
        entries = sorted(folder.iterdir())
    except OSError:
        return
    for entry in entries:
        if entry.is_symlink():
            continue
        if entry.is_dir():
            yield from _files(entry)
        else:
            yield entry
