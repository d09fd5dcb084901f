"""Real processes of the bench: stopped, killed and gone on with."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from bench_forest import plant, write_suite
from forest_studio.bench.run_log import read_samples
from forest_studio.core.hunt.meaning.packaged_minilm import packaged_folder
from slow_bench import slow_program

REPEATS = "70"
ARMS = "one-shot,random"
WHOLE = 3 * 2 * 70


@pytest.fixture(scope="module")
def harbour(tmp_path_factory) -> Path:
    return plant(tmp_path_factory.mktemp("harbour"))


@pytest.fixture
def start(harbour, tmp_path):
    """Starts a run in a process of its own and waits until it has written some samples."""
    begun = []

    def begin(*words: str, run: Sequence[str] = ("run", "--arms", ARMS, "--repeats", REPEATS)):
        verb, *options = run
        asked = [verb, harbour, "--suite", write_suite(tmp_path), "--out", tmp_path / "run"]
        slow = slow_program(tmp_path / "never")
        process = called(*map(str, asked), *options, *words, program=slow)
        begun.append(process)
        wait_for_samples(tmp_path / "run" / "samples.jsonl", process)
        return process

    yield begin
    for process in begun:
        process.kill()
        process.communicate()


PROGRAM = (sys.executable, "-m", "forest_studio")


def called(*words: str, program: Sequence[str] = PROGRAM) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*program, "bench", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
        start_new_session=True,  # so that a signal goes to it alone, or to its whole group
    )


def wait_for_samples(path: Path, process: subprocess.Popen[str]) -> None:
    for _ in range(6000):
        if path.is_file() and path.stat().st_size > 3_000:
            return
        if process.poll() is not None:
            pytest.fail(process.communicate()[1])
        time.sleep(0.02)
    pytest.fail("no sample came")


def finished(folder: Path, *words: str) -> None:
    """Goes on with a run to its end, and looks whether everything is there once."""
    process = called("resume", str(folder), "--json", *words)
    told, problem = process.communicate(timeout=300)
    assert process.returncode == 0, problem
    assert json.loads(told)["complete"] is True
    lines = (folder / "samples.jsonl").read_bytes().splitlines()
    keys = {s.key for s in read_samples(folder)}
    assert len(lines) == len(keys) == WHOLE


@pytest.mark.parametrize("words", [(), ("--workers", "2")], ids=["alone", "two workers"])
def test_ctrl_c_ends_after_a_sample_and_the_run_can_go_on(start, tmp_path, words):
    process = start(*words)
    # A terminal sends it to the whole group, the workers included.
    os.killpg(process.pid, signal.SIGINT)
    _, told = process.communicate(timeout=300)
    assert process.returncode == 130
    assert f"forest-studio bench resume {tmp_path / 'run'}" in told
    assert "Traceback" not in told
    assert (tmp_path / "run" / "samples.jsonl").read_bytes().endswith(b"\n")
    finished(tmp_path / "run")


def test_being_asked_to_end_is_as_ctrl_c(start, tmp_path):
    process = start("--lines")
    process.terminate()
    told, _ = process.communicate(timeout=300)
    assert process.returncode == 130
    events = [json.loads(line) for line in told.splitlines()]
    assert [e["event"] for e in events[:4]] == ["start", "preparing", "preparing", "sample"]
    assert events[-1] == {
        "event": "end", "complete": False, "folder": str((tmp_path / "run").resolve()),
    }  # fmt: skip
    assert events[-2]["done"] == len(read_samples(tmp_path / "run"))


@pytest.mark.parametrize("words", [(), ("--workers", "2")], ids=["alone", "two workers"])
def test_a_killed_run_goes_on_with_nothing_counted_twice(start, tmp_path, words):
    process = start(*words)
    process.kill()
    process.wait()
    some = len(read_samples(tmp_path / "run"))
    assert 0 < some < WHOLE
    finished(tmp_path / "run", *words)


def test_workers_end_with_the_run_that_was_killed(start):
    process = start("--workers", "2")
    group = process.pid
    process.kill()
    process.wait()
    for _ in range(2400):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    pytest.fail("a worker is still there")


@pytest.fixture
def library(tmp_path_factory) -> Path:
    """A forest whose pages take the packaged embedder some seconds."""
    folder = tmp_path_factory.mktemp("library")
    for number in range(120):
        text = " ".join(f"shelf {number} holds volume {volume}." for volume in range(60))
        (folder / f"p{number}.md").write_text(
            f"---\nid: p{number}\ntitle: Shelf {number}\nsummary: A shelf.\n---\n{text}\n"
        )
    return plant(folder)


@pytest.mark.skipif(packaged_folder() is None, reason="no packaged embedder here")
@pytest.mark.parametrize("words", [(), ("--workers", "2")], ids=["alone", "two workers"])
def test_ctrl_c_while_vectors_are_made_ends_it_after_a_batch(library, tmp_path, monkeypatch, words):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))  # no vectors of another run
    folder, suite = tmp_path / "run", write_suite(tmp_path)
    asked = (str(library), "--suite", str(suite), "--out", str(folder), "--arms", "dense")
    with called("run", *asked, *words) as process:
        assert process.stderr is not None
        assert "preparing: vectors, 0 of 127 pages" in process.stderr.readline()
        os.killpg(process.pid, signal.SIGINT)
        _, told = process.communicate(timeout=300)
    assert process.returncode == 130
    assert f"forest-studio bench resume {folder}" in told
    assert "127 of 127" not in told
    assert "Traceback" not in told
    assert read_samples(folder) == []
    assert not list((tmp_path / "cache").rglob("*.npy"))


EXPERIMENT = ("passes", "--passes", "20", "--seeds", "4")
HUNTS, PARTS = 20 * 2, 4 * 4
"""Of each part, and how many there are."""


def finished_experiment(folder: Path) -> None:
    """Goes on with an experiment to its end, and looks whether every hunt is there once."""
    process = called("resume", str(folder), "--json")
    told, problem = process.communicate(timeout=300)
    assert process.returncode == 0, problem
    assert json.loads(told)["complete"] is True
    lines = [json.loads(line) for line in (folder / "samples.jsonl").read_bytes().splitlines()]
    keys = {(a["seed"], a["arm"], a["number"], a["question"]) for a in lines}
    assert len(lines) == len(keys) == HUNTS * PARTS


def test_ctrl_c_ends_an_experiment_after_a_part_and_it_can_go_on(start, tmp_path):
    process = start(run=EXPERIMENT)
    os.killpg(process.pid, signal.SIGINT)
    printed, told = process.communicate(timeout=300)
    assert (process.returncode, printed) == (130, "")
    assert "stopping after this part" in told
    assert f"forest-studio bench resume {tmp_path / 'run'}" in told
    assert "Traceback" not in told
    lines = (tmp_path / "run" / "samples.jsonl").read_bytes()
    assert lines.endswith(b"\n")
    assert 0 < lines.count(b"\n") < HUNTS * PARTS
    assert lines.count(b"\n") % HUNTS == 0
    finished_experiment(tmp_path / "run")


def test_a_killed_experiment_goes_on_with_nothing_counted_twice(start, tmp_path):
    process = start(run=EXPERIMENT)
    process.kill()
    process.wait()
    assert 0 < (tmp_path / "run" / "samples.jsonl").read_bytes().count(b"\n") < HUNTS * PARTS
    finished_experiment(tmp_path / "run")
