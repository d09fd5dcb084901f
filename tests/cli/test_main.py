"""The command line as a whole: routing, exit codes, one line for each error."""

import errno
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from forest_files import MANIFEST, fingerprint, node
from forest_studio import __version__
from forest_studio.cli import window
from forest_studio.cli.group import guarded


def one_line(result: object) -> str:
    """The one line that stderr must be."""
    text = result.stderr  # type: ignore[attr-defined]
    assert text.count("\n") == 1, text
    assert "Traceback" not in text
    return str(text)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Path | None]:
    """Stands in for the window, so that routing can be seen without one."""
    paths: list[Path | None] = []

    def remember(path: Path | None) -> int:
        paths.append(path)
        return 0

    monkeypatch.setattr(window, "open_window", remember)
    return paths


def test_the_version_is_told(run: Callable) -> None:
    result = run("--version")
    assert (result.exit_code, result.stdout) == (0, f"forest-studio {__version__}\n")


def test_help_lists_every_verb(run: Callable) -> None:
    result = run("--help")
    assert result.exit_code == 0
    for verb in ("open", "check", "search", "hunt", "sample", "shot", "bench"):
        assert verb in result.stdout


def test_a_path_instead_of_a_verb_opens_the_window(
    run: Callable, opened: list[Path | None], tmp_path: Path
) -> None:
    assert run(tmp_path).exit_code == 0
    assert run("open", tmp_path).exit_code == 0
    assert run().exit_code == 0
    assert opened == [tmp_path, tmp_path, None]


def test_a_folder_that_does_not_exist_is_told(run: Callable, tmp_path: Path) -> None:
    result = run(tmp_path / "gone")
    assert result.exit_code == 1
    assert "does not exist" in one_line(result)


def test_a_misspelt_verb_is_wrong_usage_with_a_guess(run: Callable) -> None:
    result = run("chekc")
    assert result.exit_code == 2
    assert "did you mean 'check'" in one_line(result)


@pytest.mark.parametrize(
    "words",
    [
        ["check"],
        ["check", "--colour", "x"],
        ["search", "x"],
        ["search", "x", "y", "--limit", "0"],
        ["hunt", "x", "y", "--navigator", "oracle"],
        ["hunt", "x", " "],
        ["hunt", "x", "y", "--hops", "many"],
        ["shot", "x"],
        ["shot", "x", "--out", "y.png", "--size", "big"],
        ["shot", "x", "--out", "y.png", "--theme", "pink"],
        ["open", "x", "--sample"],
        ["--loud"],
    ],
    ids=" ".join,
)
def test_wrong_usage_is_one_line_that_names_the_help(run: Callable, words: list[str]) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "--help'" in one_line(result)


@pytest.mark.parametrize("verb", [["check"], ["search"], ["hunt"]])
@pytest.mark.parametrize("place", ["plain", "missing", "file"])
def test_what_is_no_repository_is_one_line_and_nothing_is_written(
    run: Callable, tmp_path: Path, verb: list[str], place: str
) -> None:
    (tmp_path / "plain").mkdir()
    (tmp_path / "plain/a.md").write_text("# A\n")
    (tmp_path / "file").write_text("no folder\n")
    before = fingerprint(tmp_path)
    result = run(*verb, tmp_path / place, *(["words"] if verb != ["check"] else []))
    assert result.exit_code == 1
    assert result.stdout == ""
    expected = "there is no folder" if place == "missing" else "is not in a git repository"
    assert expected in one_line(result)
    assert fingerprint(tmp_path) == before


def _damage(git: Path, how: str) -> None:
    if how == "no HEAD":
        (git / "HEAD").unlink()
    elif how == "config":
        (git / "config").write_bytes(b"[[[\xff")
    elif how == "config is a folder":
        (git / "config").unlink()
        (git / "config").mkdir()
    elif how == "objects":
        shutil.rmtree(git / "objects")
    elif how == "head points nowhere":
        (git / "refs/heads/main").write_text("f" * 40 + "\n")


@pytest.mark.parametrize(
    "how", ["no HEAD", "config", "config is a folder", "objects", "head points nowhere"]
)
def test_a_damaged_repository_is_one_line_and_stays_as_it_is(
    run: Callable, repository_factory: Callable, how: str
) -> None:
    root = repository_factory({"a.md": "# A\n"})
    _damage(root / ".git", how)
    before = fingerprint(root)
    result = run("check", root)
    assert result.exit_code in (0, 1)
    if result.exit_code:
        one_line(result)
    assert "fault of the program" not in result.stderr
    assert fingerprint(root) == before


def test_a_damaged_index_is_one_line_as_well(start: Callable, repository_factory: Callable) -> None:
    root = repository_factory({"a.md": "# A\n"})
    (root / ".git/index").write_bytes(b"no index at all")
    result = start("check", root)
    assert (result.returncode, result.stdout) == (1, "")
    assert "index" in one_line(result)


def test_a_fault_of_the_program_is_one_line_too(capsys: pytest.CaptureFixture[str]) -> None:
    def broken() -> None:
        raise ValueError("two\nlines")

    assert guarded(broken) == 1
    stderr = capsys.readouterr().err
    assert stderr.count("\n") == 1
    assert "ValueError: two lines" in stderr


def test_a_full_disk_is_told_with_what_helps(capsys: pytest.CaptureFixture[str]) -> None:
    def full() -> None:
        raise OSError(errno.ENOSPC, "No space left on device", "runs/x")

    assert guarded(full) == 1
    told = capsys.readouterr().err
    assert told.endswith("runs/x: No space left on device. Free some disk space, then try again\n")


def test_a_name_that_is_not_utf8_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert guarded("caf\udce9".encode) == 1
    told = capsys.readouterr().err
    assert "the name 'caf\\udce9' is not UTF-8. Give it a plain name" in told


def test_wrong_usage_of_a_verb_below_another_names_its_help(run: Callable) -> None:
    result = run("trails", "x", "show", "y", "--loud")
    assert result.exit_code == 2
    assert "Try 'forest-studio trails FOREST show --help'" in result.stderr


def test_a_missing_window_library_is_told_with_its_remedy(
    run: Callable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "forest_studio.app.launch", None)
    monkeypatch.delattr("forest_studio.app.launch", raising=False)
    result = run("open", tmp_path)
    assert result.exit_code == 1
    assert "PySide6" in one_line(result)


def test_the_module_runs_as_the_command_does(start: Callable) -> None:
    result = start("--version")
    assert (result.returncode, result.stdout) == (0, f"forest-studio {__version__}\n")
    assert result.stderr == ""


def test_no_colour_goes_into_a_pipe_and_any_name_can_be_printed(
    start: Callable, repository_factory: Callable
) -> None:
    files = {"forest.yaml": MANIFEST, "año/→.md": node("flecha", "", "")}
    root = repository_factory(files)
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    result = start("check", root, env=env)
    assert result.returncode == 100
    assert "año/→.md" in result.stdout
    assert "\x1b" not in result.stdout


INTERRUPTED = """
import signal, time
from forest_studio.cli import check, main

# Whoever started the tests in the background made their children deaf to it.
signal.signal(signal.SIGINT, signal.default_int_handler)

def opened(forest):
    signal.raise_signal(signal.SIGINT)
    time.sleep(10)

check.opened = opened
main.run()
"""


def test_ctrl_c_ends_quietly_with_130(tmp_path: Path) -> None:
    command = [sys.executable, "-c", INTERRUPTED, "check", str(tmp_path)]
    result = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert (result.returncode, result.stdout, result.stderr) == (130, "", "")


class Launcher:
    """Stands in for the window's module and remembers what it was asked for."""

    def __init__(self) -> None:
        self.shots: list[tuple[object, ...]] = []

    def shot(self, *asked: object) -> None:
        self.shots.append(asked)


def test_a_shot_is_asked_for_with_its_size_node_and_theme(
    run: Callable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    launcher = Launcher()
    monkeypatch.setattr(window, "_launcher", lambda: launcher)
    out = tmp_path / "a.png"
    words = ["--out", out, "--node", "a", "--size", "800x600", "--theme", "light"]
    assert run("shot", tmp_path, *words).exit_code == 0
    assert launcher.shots == [(tmp_path, out, "a", None, (800, 600), "light")]
