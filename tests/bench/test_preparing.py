"""What is built before the first sample is told by the batch, and stopped between two of them."""

import itertools
import os
from dataclasses import replace
from pathlib import Path

import pytest

from bench_arms import NAMES
from forest_studio.bench import preparing
from forest_studio.bench.arms.registry import find_arm, shelf
from forest_studio.bench.plan import Plan
from forest_studio.bench.preparing import Preparing, prepare, prepare_vectors
from forest_studio.bench.run_log import read_samples
from forest_studio.bench.runner import jobs, run
from forest_studio.bench.workers import Alone, Processes, packed
from forest_studio.core.hunt.meaning.minilm import MiniLM
from forest_studio.core.hunt.meaning.packaged_minilm import packaged_folder

needs_embedder = pytest.mark.skipif(packaged_folder() is None, reason="no packaged embedder here")
PAGES = 7
"""Of the harbour; two a batch here, so that there are four batches."""


@pytest.fixture
def plan(place, small, tmp_path, monkeypatch):
    monkeypatch.setattr(preparing, "_BATCH", 2)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    new = replace(place, forest=replace(place.forest))  # nothing was made for it yet
    return Plan(new, small, tuple(find_arm(name, shelf()) for name in ("dense", "one-shot")))


def at_look(number: int):
    """Says stop from that look on, the first being 1."""
    looks = itertools.count(1)
    return lambda: next(looks) >= number


def kept() -> list[Path]:
    return list(Path(os.environ["XDG_CACHE_HOME"]).rglob("*.npy"))


@needs_embedder
def test_vectors_are_told_by_the_batch_and_then_each_arm(plan):
    told: list[Preparing] = []
    assert prepare(plan, list(jobs(plan)), lambda: False, told.append)
    assert [now.done for now in told if now.total] == [0, 2, 4, 6, PAGES]
    assert [now.what for now in told if not now.total] == ["dense", "one-shot"]
    assert len(kept()) == 1


@needs_embedder
def test_a_stop_is_obeyed_before_the_second_batch(plan):
    told: list[Preparing] = []
    assert not prepare(plan, list(jobs(plan)), at_look(2), told.append)
    assert told == [Preparing("vectors", 0, PAGES), Preparing("vectors", 2, PAGES)]
    assert kept() == []


@needs_embedder
@pytest.mark.parametrize("workers", [Alone(), Processes(2)], ids=["alone", "processes"])
def test_a_run_stopped_while_it_prepares_counts_nothing_and_goes_on(plan, tmp_path, workers):
    assert not run(plan, tmp_path / "run", cancelled=at_look(2), workers=workers)
    assert read_samples(tmp_path / "run") == []
    assert run(plan, tmp_path / "run", workers=workers)
    assert len(read_samples(tmp_path / "run")) == 2 * 3
    assert not any(sample.error for sample in read_samples(tmp_path / "run"))


@pytest.fixture
def encoded(plan, monkeypatch) -> list[int]:
    """How many pages were encoded at a time in this process; questions do not count."""
    questions = {question.question for question in plan.suite.questions}
    counts: list[int] = []
    encode = MiniLM.encode

    def counting(self, texts):
        if not questions.issuperset(texts):
            counts.append(len(texts))
        return encode(self, texts)

    monkeypatch.setattr(MiniLM, "encode", counting)
    return counts


@needs_embedder
def test_where_the_cache_cannot_be_written_pages_are_encoded_once_and_by_the_batch(
    plan, encoded, tmp_path, monkeypatch
):
    (tmp_path / "no-folder").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "no-folder"))
    assert not run(plan, tmp_path / "run", cancelled=at_look(2))
    assert encoded == [2]
    encoded.clear()
    assert run(plan, tmp_path / "run")
    assert encoded == [2, 2, 2, 1]
    assert not any(sample.error for sample in read_samples(tmp_path / "run"))


@needs_embedder
def test_vectors_go_along_to_where_a_plan_is_sent(plan, encoded, tmp_path, monkeypatch):
    assert prepare_vectors(plan, list(jobs(plan)), lambda: False)
    assert encoded == [2, 2, 2, 1]
    encoded.clear()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache-of-another-machine"))
    assert run(packed(plan).plan(), tmp_path / "run")
    assert encoded == []
    assert not any(sample.error for sample in read_samples(tmp_path / "run"))


def test_a_stop_is_obeyed_between_two_arms(place, small):
    told: list[Preparing] = []
    plan = Plan(place, small, tuple(find_arm(name, shelf()) for name in NAMES))
    assert not prepare(plan, list(jobs(plan)), at_look(3), told.append)
    assert [now.what for now in told] == list(NAMES[:2])
