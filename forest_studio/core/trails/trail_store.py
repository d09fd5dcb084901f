"""Where trails are kept: one file a hunt on a branch of its own, verdicts beside them."""

import re
from collections.abc import Iterable
from datetime import UTC
from typing import Protocol
from uuid import uuid4

from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import HuntError
from forest_studio.core.trails.moments import now_after
from forest_studio.core.trails.shortcut_ruling import (
    FOLDER,
    Ruling,
    ShortcutRuling,
    ruling_from_json,
)
from forest_studio.core.trails.trail import Trail
from forest_studio.core.trails.verdict import Judgement, Verdict, standing, verdict_from_json

BRANCH = "forest-trails"
"""The branch that holds them; it is never checked out."""
LARGEST = 8 << 20
"""Bytes of a file above which it is not read: anybody may have written it."""
_VERDICT = re.compile(r"\.verdict\.[^/]+\.json$")


class BranchFiles(Protocol):
    """Files on a branch that only ever grows; the store's errors go through."""

    def append(self, path: str, content: bytes, message: str, author: Author) -> str:
        """Commits one new file and returns the commit's id."""
        ...

    def names(self) -> tuple[str, ...]:
        """Paths of all files."""
        ...

    def size(self, path: str) -> int:
        """How many bytes a file has, without reading it."""
        ...

    def read(self, path: str) -> bytes:
        """One file's content."""
        ...


class TrailStore:
    """Records trails and finds them again."""

    def __init__(self, files: BranchFiles, author: Author) -> None:
        self._files = files
        self._author = author

    def record(self, trail: Trail) -> str:
        """Writes a trail under a unique name and returns that name; raises StorageError."""
        name = file_name(trail)
        message = f"Trail: {' '.join(trail.question.split())[:60]}"
        self._files.append(name, _bytes(trail.to_json()), message, self._author)
        return name

    def names(self) -> tuple[str, ...]:
        """Every recorded trail's name, the oldest first."""
        return trail_names(self._files.names())

    def load(self, name: str) -> Trail:
        """Reads one trail; raises HuntError when the file isn't one, or bears another's name."""
        content = self._content(name)
        try:
            trail = Trail.from_json(content)
        except HuntError as error:
            raise HuntError(f"{name}: {error.message}", remedy=error.remedy) from error
        if not name.endswith(f"-{trail.id}.json"):
            raise HuntError(f"{name}: the trail says that it is {trail.id[:40]!r}")
        return trail

    def judge(self, name: str, judgement: Judgement, by: str, note: str = "") -> Verdict:
        """Keeps what a person says about a trail's answer; raises HuntError, StorageError."""
        self.load(name)
        at = now_after(max((v.at for v in self._beside(name)), default=None))
        verdict = Verdict(uuid4().hex, name, judgement, by, at, note)
        path = f"{name.removesuffix('.json')}.verdict.{verdict.id}.json"
        message = f"Verdict: {judgement.value}"
        self._files.append(path, _bytes(verdict.to_json()), message, self._author)
        return verdict

    def verdict(self, name: str) -> Verdict | None:
        """The newest verdict on a trail, None where nobody judged it or it was taken back."""
        return standing(self._beside(name)).get(name)

    def verdicts(self) -> dict[str, Verdict]:
        """The newest verdict on each trail that has one, by the trail's name."""
        return standing(self.read_verdicts(verdict_names(self._files.names())))

    def read_verdicts(self, names: Iterable[str]) -> list[Verdict]:
        """Verdicts by their files' names; those that can't be read are passed over."""
        found = []
        for name in names:
            try:
                verdict = verdict_from_json(self._content(name))
            except HuntError:
                continue
            # A verdict speaks of the trail that it lies beside, whatever it says.
            if _VERDICT.sub(".json", name) == verdict.trail:
                found.append(verdict)
        return found

    def rule(
        self, home: str, other: str, ruling: Ruling, by: str, note: str = ""
    ) -> ShortcutRuling:
        """Keeps what becomes of the shortcut from one node to another; raises StorageError."""
        before = (r.at for r in self.rulings() if (r.home, r.other) == (home, other))
        at = now_after(max(before, default=None))
        kept = ShortcutRuling(uuid4().hex, home, other, ruling, by, at, note)
        message = f"Shortcut {ruling.value}"
        self._files.append(kept.file_name, _bytes(kept.to_json()), message, self._author)
        return kept

    def rulings(self, names: Iterable[str] | None = None) -> tuple[ShortcutRuling, ...]:
        """Every ruling on shortcuts; files that can't be read are passed over."""
        found = []
        for name in ruling_names(self._files.names()) if names is None else names:
            try:
                found.append(ruling_from_json(self._content(name)))
            except HuntError:
                continue
        return tuple(found)

    def _beside(self, name: str) -> list[Verdict]:
        """Every verdict on a trail, those too that were taken back."""
        beside = f"{name.removesuffix('.json')}.verdict."
        return self.read_verdicts(
            n for n in verdict_names(self._files.names()) if n.startswith(beside)
        )

    def _content(self, name: str) -> bytes:
        if (size := self._files.size(name)) > LARGEST:
            raise HuntError(f"{name}: {size:,} bytes are more than a hunt leaves")
        return self._files.read(name)

    def newest(self, count: int) -> tuple[Trail, ...]:
        """The last trails, the newest first; files that are no trails are passed over."""
        found: list[Trail] = []
        for name in reversed(self.names()):
            if len(found) >= count:
                break
            try:
                found.append(self.load(name))
            except HuntError:
                continue
        return tuple(found)


def trail_names(names: Iterable[str]) -> tuple[str, ...]:
    """Those names that are of trails, the oldest first."""
    return tuple(
        sorted(
            name
            for name in names
            if name.endswith(".json")
            and not name.startswith(f"{FOLDER}/")
            and not _VERDICT.search(name)
        )
    )


def verdict_names(names: Iterable[str]) -> tuple[str, ...]:
    """Those names that are of verdicts."""
    return tuple(sorted(name for name in names if _VERDICT.search(name)))


def ruling_names(names: Iterable[str]) -> tuple[str, ...]:
    """Those names that are of rulings on shortcuts."""
    inside = (name for name in names if name.startswith(f"{FOLDER}/"))
    return tuple(sorted(name for name in inside if name.endswith(".json")))


def _bytes(text: str) -> bytes:
    """As a file holds it; half a surrogate, as a broken file name brings in, becomes a mark."""
    return text.encode("utf-8", "replace")


def file_name(trail: Trail) -> str:
    """``2025/03/20250301T101112.123456Z-<id>.json``: no folder grows past a month of hunts."""
    started = trail.started.astimezone(UTC)
    return f"{started:%Y/%m/%Y%m%dT%H%M%S.%fZ}-{trail.id}.json"
