"""A run asks everything once, the same for the same seed, and goes on where it was stopped."""

import itertools

import pytest

from bench_arms import ARMS
from bench_forest import git
from forest_studio.bench.plan import Plan, engine, resumed
from forest_studio.bench.run_log import read_header, read_samples
from forest_studio.bench.runner import run
from forest_studio.bench.take import sample_seed
from forest_studio.core.model.errors import BenchError
from forest_studio.core.trails.trail import Trail


@pytest.fixture
def plan(place, small):
    return Plan(place, small, ARMS, seed=4, repeats=2)


def untimed(folder):
    """The samples without what a clock measured."""
    timed = {"seconds", "cpu_seconds"}
    return [s.model_dump(exclude={"cost": timed}) for s in read_samples(folder)]


def test_every_arm_gives_a_sample_for_every_question_and_repeat(plan, small, tmp_path):
    assert run(plan, tmp_path / "run")
    expected = itertools.product((a.name for a in ARMS), (q.id for q in small.questions), (0, 1))
    assert {s.key for s in read_samples(tmp_path / "run")} == set(expected)


def test_the_same_seed_gives_the_same_samples(plan, tmp_path):
    run(plan, tmp_path / "one")
    run(plan, tmp_path / "two")
    assert untimed(tmp_path / "one") == untimed(tmp_path / "two")


def test_repeats_and_seeds_shuffle_the_doors_anew():
    seeds = {sample_seed(s, "q1", r) for s in (0, 1) for r in (0, 1)}
    assert len(seeds) == 4


@pytest.mark.parametrize("cut", [-1, -200, -3000])
def test_a_run_cut_off_anywhere_ends_with_the_same_samples(plan, tmp_path, cut):
    run(plan, tmp_path / "whole")
    run(plan, tmp_path / "cut")
    path = tmp_path / "cut" / "samples.jsonl"
    path.write_bytes(path.read_bytes()[:cut])
    assert run(resumed(tmp_path / "cut"), tmp_path / "cut")
    assert untimed(tmp_path / "cut") == untimed(tmp_path / "whole")


def test_a_stopped_run_keeps_what_it_has_and_says_that_it_is_not_complete(plan, tmp_path):
    asked = itertools.count()
    assert not run(plan, tmp_path / "run", cancelled=lambda: next(asked) >= len(ARMS) + 4)
    assert len(read_samples(tmp_path / "run")) == 4
    assert run(plan, tmp_path / "run")


def test_every_sample_has_its_whole_trail(plan, tmp_path):
    run(plan, tmp_path / "run")
    for sample in read_samples(tmp_path / "run"):
        trail = Trail.from_json((tmp_path / "run" / sample.trail).read_bytes())
        assert trail.outcome == sample.outcome
        assert len(trail.steps) == sample.steps


def test_the_header_says_what_was_measured(plan, tmp_path, harbour):
    run(plan, tmp_path / "run")
    header = read_header(tmp_path / "run")
    assert header.forest_commit == git(harbour, "rev-parse", "HEAD").strip()
    assert header.suite_sha256 == plan.suite.sha256
    assert {"forest_studio", "engine", "python", "numpy"} <= header.versions.keys()


def test_samples_of_changed_code_do_not_mix_into_a_run(plan, tmp_path):
    run(plan, tmp_path / "run")
    path = tmp_path / "run" / "header.json"
    path.write_text(path.read_text().replace(engine(), "0" * 12))
    with pytest.raises(BenchError, match="versions were engine 000000000000, now engine"):
        run(plan, tmp_path / "run")


def test_a_run_writes_nothing_in_the_forest(plan, tmp_path, harbour):
    def everything():
        return {p: p.stat().st_mtime_ns for p in harbour.rglob("*") if p.is_file()}

    before = everything()
    run(plan, tmp_path / "run")
    assert everything() == before


def test_an_edited_suite_is_another_run(plan, tmp_path):
    run(plan, tmp_path / "run")
    header = tmp_path / "run" / "header.json"
    header.write_text(header.read_text().replace(plan.suite.sha256, "0" * 64))
    with pytest.raises(BenchError, match="suite sha256 was 0000"):
        run(plan, tmp_path / "run")


def test_the_plain_question_is_answered_from_its_page(plan, tmp_path):
    run(plan, tmp_path / "run")
    found = [s for s in read_samples(tmp_path / "run") if s.key == ("one-shot", "plain", 0)]
    assert found[0].scores.correct
    assert found[0].scores.reached
