"""Repositories that something happened to, for tests of the doctor, and what healed means."""

import os
import time
from collections.abc import Callable
from pathlib import Path

from forest_files import MANIFEST, fingerprint, node
from forest_studio.core.model.changes import Author
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.repository import Committed, FileWrite, Repository
from forest_studio.core.store.upkeep.doctor import Ailment, Treatment, examine, repair
from git_line import git

ANA = Author("Ana", "ana@example.org")

OLD, NEW = node("a", "Old"), node("a", "New")


def saved_forest(repository_factory: Callable[..., Path]) -> Path:
    """A healthy forest whose last save was by Forest Studio."""
    folder: Path = repository_factory({"forest.yaml": MANIFEST, "a.md": OLD, "b.md": node("b")})
    write = FileWrite("a.md", NEW.encode(), blob_id(OLD.encode()))
    assert isinstance(Repository.open(folder).commit(write, ANA, "Edit", "edit"), Committed)
    assert examine(folder) == ()
    return folder


def names(ailments: tuple[Ailment, ...]) -> list[str]:
    """What the ailments are called."""
    return [ailment.name for ailment in ailments]


def healed(root: Path, *expected: str, force_unlock: bool = False) -> Treatment:
    """Repairs exactly the expected ailments; the repository is healthy then, git says so too, and
    everything had been saved before."""
    before = fingerprint(root)
    ailments = examine(root)
    assert names(ailments) == list(expected)
    assert fingerprint(root) == before
    treatment = repair(root, ailments, force_unlock=force_unlock)
    assert [(r.done, r.message) for r in treatment.repairs if not r.done] == []
    assert treatment.backup is not None
    assert treatment.backup.rest.exists()
    assert examine(root) == ()
    git(root, "fsck", "--full")
    assert Repository.open(root).read().nodes["a"].title == "New"
    return treatment


def empty(file: Path) -> None:
    """What a power cut makes of a file that was never synced."""
    file.chmod(0o644)
    file.write_bytes(b"")


def old(file: Path) -> Path:
    """Makes a file look as if it had been left an hour ago."""
    os.utime(file, (time.time() - 3600,) * 2)
    return file
