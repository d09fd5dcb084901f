"""``doctor`` explains in plain words, repairs on demand, and ends with a code for scripts."""

import contextlib
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from forest_files import MANIFEST, fingerprint, node
from git_line import git


@pytest.fixture
def root(repository_factory: Callable) -> Path:
    """A healthy forest."""
    folder: Path = repository_factory({"forest.yaml": MANIFEST, "a.md": node("a")})
    return folder


def test_a_healthy_forest_ends_with_0(run: Callable, root: Path) -> None:
    result = run("doctor", root)
    assert (result.exit_code, result.stdout, result.stderr) == (0, "healthy\n", "")


def test_what_is_wrong_ends_with_100_and_nothing_is_changed(run: Callable, root: Path) -> None:
    (root / ".git" / "HEAD").write_bytes(b"")
    before = fingerprint(root)
    result = run("doctor", root)
    assert result.exit_code == 100
    assert "head-broken" in result.stdout
    assert "repair: Let HEAD name the branch main" in result.stdout
    assert result.stdout.splitlines()[-1].endswith("1 that can be repaired with --repair")
    assert fingerprint(root) == before


def test_a_repair_saves_first_and_ends_with_0(run: Callable, root: Path, tmp_path: Path) -> None:
    (root / ".git" / "HEAD").write_bytes(b"")
    (root / ".git" / "index").write_bytes(b"")
    result = run("doctor", root, "--repair", "--backup", tmp_path / "it.bundle")
    assert result.exit_code == 0, result.stdout
    assert result.stdout.splitlines()[-1] == "healthy"
    assert (tmp_path / "it.zip").exists()
    assert git(root, "status", "--porcelain") == ""


def test_nothing_is_written_where_there_is_nothing_to_repair(run: Callable, root: Path) -> None:
    before = fingerprint(root)
    result = run("doctor", root, "--repair")
    assert (result.exit_code, result.stdout) == (0, "healthy\n")
    assert fingerprint(root) == before


def test_a_foreign_lock_takes_consent(run: Callable, root: Path) -> None:
    lock = root / ".git" / "index.lock"
    lock.write_bytes(b"")
    os.utime(lock, (time.time() - 3600,) * 2)
    assert run("doctor", root, "--repair").exit_code == 100
    assert lock.exists()
    assert run("doctor", root, "--repair", "--force-unlock").exit_code == 0
    assert not lock.exists()


def test_json_tells_ailments_repairs_and_the_backup(run: Callable, root: Path) -> None:
    (root / ".git" / "index").write_bytes(b"")
    found = json.loads(run("doctor", root, "--json").stdout)
    assert (found["healthy"], found["backup"], found["repairs"]) == (False, None, [])
    assert set(found["ailments"][0]) == {
        "name", "place", "message", "repair", "advice", "text_at_risk", "needs_consent"
    }  # fmt: skip
    done = json.loads(run("doctor", root, "--repair", "--json").stdout)
    assert done["healthy"]
    assert Path(done["backup"]["bundle"]).exists()
    assert [repair["done"] for repair in done["repairs"]] == [True]


def test_a_repair_that_can_not_be_saved_before_ends_with_1(
    run: Callable, root: Path, tmp_path: Path
) -> None:
    (root / ".git" / "index").write_bytes(b"")
    (tmp_path / "it.bundle").write_text("in the way")
    result = run("doctor", root, "--repair", "--backup", tmp_path / "it.bundle")
    assert result.exit_code == 1
    assert result.stderr.count("\n") == 1
    assert (root / ".git" / "index").read_bytes() == b""


def test_where_there_is_no_repository_it_ends_with_1(run: Callable, tmp_path: Path) -> None:
    result = run("doctor", tmp_path)
    assert (result.exit_code, result.stderr.count("\n")) == (1, 1)


IMPATIENT = """
from forest_studio.cli import main, output
from forest_studio.core.store.upkeep import object_walk, patient

output.PATIENCE = -1.0
object_walk.OFTEN = patient.OFTEN = 1
main.run()
"""


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="no such terminals here")
def test_a_terminal_shows_each_stage_in_percent_and_stdout_stays_as_it_is(root: Path) -> None:
    printed, text = on_a_terminal(root)
    assert printed == "healthy\n"
    assert re.search(r"looking at (loose objects|history) .*\d%", text)
    assert re.search(r"looking at files .*\d%", text)


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="no such terminals here")
def test_a_terminal_shows_what_is_saved_and_repaired(root: Path, tmp_path: Path) -> None:
    (root / ".git" / "index").write_bytes(b"")
    printed, text = on_a_terminal(root, "--repair", "--backup", str(tmp_path / "it.bundle"))
    assert printed.splitlines()[-1] == "healthy"
    assert re.search(r"saving; looking at files .*\d%", text)
    assert re.search(r"repairing .*index .*\d%", text)


def on_a_terminal(root: Path, *words: str) -> tuple[str, str]:
    """What the doctor prints, and what a terminal shows of its progress meanwhile."""
    ours, theirs = os.openpty()
    child = subprocess.Popen(
        [sys.executable, "-c", IMPATIENT, "doctor", str(root), *words],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env=os.environ | {"TERM": "xterm", "COLUMNS": "100"},
        text=True,
    )
    os.close(theirs)
    shown = b""
    with contextlib.suppress(OSError):  # which is how the other end's close is told
        while part := os.read(ours, 4096):
            shown += part
    os.close(ours)
    printed, _ = child.communicate(timeout=300)
    return printed, shown.decode(errors="replace")
