"""Whatever happens while words are written, none that were acknowledged are lost; in short.

The long runs are ``python3 bench/reliability.py --long``.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = Path(__file__).parents[2] / "bench/reliability.py"
PROMISES = {
    "kills": "writers killed at any moment lose nothing that was acknowledged",
    "kill-points": "a kill before any call leaves all of a write or none of it",
    "disk-errors": "a full or failing disk loses nothing, and says so clearly",
    "writers": "four writers of the same nodes lose nothing",
    "git-beside": "git can be used beside, and neither loses the other's commits",
    "editors-beside": "what other editors save while we write is kept",
    "trails": "trails of agents in two clones are all there after a merge",
    "read-only": "a read-only forest can be read by every verb and is never changed",
    "passports": "passports in any hand's style are edited in place or not at all",
    "names": "a node of any name is made and read back, or refused with the reason",
}
NEED_NO_FORK = ("passports", "names")


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _open_to_all(*files: Path) -> bool:
    """Whether any user may go through the folders of these files."""
    folders = {folder for file in files for folder in file.resolve().parents}
    folders |= {folder for file in files for folder in file.absolute().parents}
    return all(folder.stat().st_mode & 0o005 == 0o005 for folder in folders)


@pytest.mark.parametrize("row", PROMISES, ids=list(PROMISES.values()))
def test_nothing_is_lost(row: str, tmp_path: Path) -> None:
    if row not in NEED_NO_FORK and not hasattr(os, "fork"):
        pytest.skip("the writers of this row are forked")
    if row == "read-only" and _is_root() and not _open_to_all(PROGRAM, Path(sys.executable)):
        pytest.skip("another user, which root becomes here, may not read the program's folder")
    counts = tmp_path / "counts.json"
    command = [sys.executable, str(PROGRAM), "--short", "--only", row, "--json", str(counts)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=900)
    assert counts.exists(), done.stderr
    (found,) = json.loads(counts.read_text(encoding="utf-8"))
    assert found["trials"] > 0
    assert found["faults"] == 0, "\n".join(found["failures"])
