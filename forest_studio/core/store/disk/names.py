"""Checks file names: what some other computer could not hold, or would confuse."""

import re
import unicodedata
from collections.abc import Iterable, Iterator

from forest_studio.core.model.findings import Finding, Severity

_RESERVED = r"(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])"
_SUSPICIOUS = re.compile(
    rf'[<>:"|?*\\\x00-\x1f\x7f]|[. ](?=/|\Z)|(?:^|/){_RESERVED}(?=[./]|\Z)', re.I
)


def folded(path: str) -> str:
    """What a name is where neither case nor the form of accents makes a difference."""
    return path.lower() if path.isascii() else unicodedata.normalize("NFC", path).casefold()


def twins(paths: Iterable[str]) -> frozenset[str]:
    """Those of the paths that are one name where case makes no difference."""
    by_name: dict[str, set[str]] = {}
    for path in paths:
        by_name.setdefault(folded(path), set()).add(path)
    return frozenset(path for same in by_name.values() if len(same) > 1 for path in same)


def name_findings(paths: Iterable[str]) -> Iterator[Finding]:
    """Findings about the names of files and of the folders above them."""
    seen: dict[str, str] = {}
    for path in paths:
        found = _SUSPICIOUS.search(path)
        if found is not None:
            yield _reserved(path, found.group())
        if not path.isascii() and unicodedata.normalize("NFC", path) != path:
            yield _finding(
                "name-not-nfc",
                path,
                "the name holds letters in decomposed form, which macOS and Linux tell apart",
                "Rename it to the same letters in composed form (NFC)",
            )
        yield from _collisions(path, seen)


def _collisions(path: str, seen: dict[str, str]) -> Iterator[Finding]:
    """The path against those before, then the folders above it until one is known."""
    name = path
    while name:
        other = seen.setdefault(folded(name), name)
        if other is not name and other != name:
            yield _finding(
                "name-case-collision",
                path,
                f"{name} and {other} are one name where case makes no difference",
                "Rename one of the two",
            )
            return
        if other is not name:
            return
        name = name.rpartition("/")[0]


def _reserved(path: str, what: str) -> Finding:
    if what in (".", " "):
        message = "a name that ends in a dot or a space can't be made on Windows"
    elif len(what) == 1:
        message = f"the character {what!r} is not allowed in names on Windows"
    else:
        message = f"{what.strip('/')!r} is a reserved name on Windows"
    return _finding("name-reserved", path, message, "Rename it")


def _finding(rule: str, path: str, message: str, remedy: str) -> Finding:
    return Finding(rule, message, remedy, Severity.WARNING, path=path)
