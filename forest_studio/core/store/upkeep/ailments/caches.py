"""What Forest Studio keeps beside a repository: caches, which are made again, and drafts."""

import contextlib
import json
import re
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from forest_studio.core.store.disk.files import NotRegular, read_regular
from forest_studio.core.store.drafts.draft_file import DamagedDraft, NewerDraft, decode
from forest_studio.core.store.drafts.drafts import Drafts
from forest_studio.core.store.opening.cache_seal import is_sealed
from forest_studio.core.store.upkeep.ailments.ailment import Ailment, Treatments
from forest_studio.core.store.upkeep.patient import Patient

_INNER = re.compile("[0-9a-f]{12}")


def find(patient: Patient) -> Iterator[Ailment]:
    """Damaged caches and drafts of every forest in the repository."""
    for folder in _folders(patient):
        for part in _damaged(folder):
            yield Ailment(
                "cache-damaged",
                patient.inside(part),
                "what Forest Studio keeps here to be fast is damaged",
                "Remove it; it is made again",
            )
        for draft in _bad_drafts(folder / "drafts"):
            yield Ailment(
                "draft-damaged",
                patient.inside(draft),
                "words that were typed and not saved can't be read any more",
                "Set the file aside, ending in .damaged; what is left of the words stays in it",
                text_at_risk=True,
            )


def _folders(patient: Patient) -> Iterator[Path]:
    top = patient.git_dir / "forest"
    if top.is_dir():
        yield top
        yield from sorted(f for f in top.iterdir() if _INNER.fullmatch(f.name) and f.is_dir())


def _damaged(folder: Path) -> Iterator[Path]:
    """Parts of a cache that can't be read; one that is not ours is emptied when it is opened."""
    with contextlib.suppress(OSError):
        if not is_sealed(folder):
            return
    for file in sorted(folder.glob("*.sqlite")):
        if not _is_database(file):
            yield file
    for file in sorted(folder.glob("*.json")):
        if not _is_json(file):
            yield file
    search = folder / "search"
    if search.is_dir() and any(f.stat().st_size == 0 for f in search.glob("*.toc")):
        yield search


def _is_database(file: Path) -> bool:
    try:
        opened = sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True, timeout=1)
        with contextlib.closing(opened) as database:
            database.execute("PRAGMA trusted_schema = OFF")
            return bool(database.execute("PRAGMA quick_check").fetchone()[0] == "ok")
    except sqlite3.OperationalError:
        return True  # Another program has it open.
    except sqlite3.DatabaseError:
        return False


def _is_json(file: Path) -> bool:
    try:
        json.loads(read_regular(file))
    except NotRegular:
        return True  # Larger than this looks into.
    except (OSError, ValueError, RecursionError):
        return False
    return True


def _bad_drafts(folder: Path) -> Iterator[Path]:
    for file in sorted(folder.glob("*.draft")):
        try:
            decode(read_regular(file))
        except (DamagedDraft, NotRegular):
            yield file
        except (NewerDraft, OSError):
            continue


def _remove(patient: Patient, ailment: Ailment) -> str:
    part = patient.git_dir / ailment.place.removeprefix(".git/")
    if part.is_dir():
        shutil.rmtree(part)
    else:
        part.unlink(missing_ok=True)
    return "it is removed, and made again when it is needed"


def _set_aside(patient: Patient, ailment: Ailment) -> str:
    file = patient.git_dir / ailment.place.removeprefix(".git/")
    Drafts(file.parent).all()
    return "it is set aside beside the others" if not file.exists() else "it can be read by now"


REPAIRS: Treatments = {"cache-damaged": _remove, "draft-damaged": _set_aside}
