"""Whoever takes the samples, the log is the same; an arm that breaks does not end the run."""

import itertools
import multiprocessing
import time
from dataclasses import replace

import pytest

from bench_arms import ARMS, BreakingArm, UnreadyArm
from forest_studio.bench import workers as workers_module
from forest_studio.bench.plan import Plan
from forest_studio.bench.run_log import read_samples
from forest_studio.bench.runner import run
from forest_studio.bench.workers import Alone, Dask, Processes, packed
from forest_studio.core.model.errors import BenchError


@pytest.fixture
def plan(place, small):
    return Plan(place, small, ARMS, seed=4, repeats=2)


def untimed(folder):
    """The samples in the order of the log, without what a clock measured."""
    timed = {"seconds", "cpu_seconds"}
    return [s.model_dump(exclude={"cost": timed}) for s in read_samples(folder)]


@pytest.mark.parametrize("count", [2, 3])
def test_the_log_is_the_same_whatever_the_number_of_workers(plan, tmp_path, count):
    assert run(plan, tmp_path / "one")
    assert run(plan, tmp_path / "many", workers=Processes(count))
    assert untimed(tmp_path / "many") == untimed(tmp_path / "one")
    assert len(list((tmp_path / "many" / "trails").rglob("*.json"))) == 2 * 3 * len(ARMS)


def test_processes_that_cannot_be_forked_take_the_same_samples(plan, tmp_path, monkeypatch):
    monkeypatch.setattr(multiprocessing, "get_all_start_methods", lambda: ["spawn"])
    run(plan, tmp_path / "one")
    run(plan, tmp_path / "spawned", workers=Processes(2))
    assert untimed(tmp_path / "spawned") == untimed(tmp_path / "one")


def test_an_arm_is_prepared_before_its_first_sample_in_a_process_of_its_own(
    place, small, tmp_path, monkeypatch
):
    monkeypatch.setattr(multiprocessing, "get_all_start_methods", lambda: ["spawn"])
    run(Plan(place, small, (UnreadyArm(ARMS[0]),)), tmp_path / "run", workers=Processes(2))
    assert [sample.error for sample in read_samples(tmp_path / "run")] == ["", "", ""]


@pytest.mark.parametrize("workers", [Alone(), Processes(2)], ids=["alone", "processes"])
def test_a_stopped_run_finishes_what_is_under_way_and_goes_on(plan, tmp_path, workers):
    asked = itertools.count()
    assert not run(plan, tmp_path / "run", cancelled=lambda: next(asked) >= 9, workers=workers)
    assert 0 < len(read_samples(tmp_path / "run")) < 6 * len(ARMS)
    assert run(plan, tmp_path / "run", workers=workers)
    assert run(plan, tmp_path / "whole")
    assert untimed(tmp_path / "run") == untimed(tmp_path / "whole")


def test_a_packed_plan_takes_the_same_samples(plan, tmp_path):
    run(plan, tmp_path / "here")
    run(packed(plan).plan(), tmp_path / "there")
    assert untimed(tmp_path / "there") == untimed(tmp_path / "here")


@pytest.fixture
def broken(plan, tmp_path):
    """The plan with an arm that breaks on one question while a file is there."""
    reason = tmp_path / "reason"
    reason.touch()
    arms = (BreakingArm(ARMS[0], "plain", reason), *ARMS[1:])
    return replace(plan, arms=arms), reason


@pytest.mark.parametrize("workers", [Alone(), Processes(2)], ids=["alone", "processes"])
def test_an_arm_that_breaks_gives_a_sample_with_its_error(broken, tmp_path, workers):
    plan, _ = broken
    assert run(plan, tmp_path / "run", workers=workers)
    failed = [s for s in read_samples(tmp_path / "run") if s.error]
    assert [(s.key, s.outcome) for s in failed] == [
        (("one-shot", "plain", 0), "error"),
        (("one-shot", "plain", 1), "error"),
    ]
    assert failed[0].error == "the bridge is up"
    assert not failed[0].scores.right
    assert not failed[0].scores.refused


def test_retry_takes_the_errors_again_and_counts_nothing_twice(broken, tmp_path):
    plan, reason = broken
    run(plan, tmp_path / "run")
    before = (tmp_path / "run" / "samples.jsonl").read_bytes()
    assert run(plan, tmp_path / "run")  # going on leaves errors alone
    assert (tmp_path / "run" / "samples.jsonl").read_bytes() == before
    reason.unlink()
    assert run(plan, tmp_path / "run", retry=True)
    after = read_samples(tmp_path / "run")
    assert not any(s.error for s in after)
    assert len(after) == 6 * len(ARMS)
    lines = (tmp_path / "run" / "samples.jsonl").read_bytes()
    assert lines.startswith(before)
    assert lines.count(b"\n") == 6 * len(ARMS) + 2


def test_retry_takes_nothing_that_is_merely_missing(plan, tmp_path):
    asked = itertools.count()
    run(plan, tmp_path / "run", cancelled=lambda: next(asked) >= len(ARMS) + 4)
    assert not run(plan, tmp_path / "run", retry=True)
    assert len(read_samples(tmp_path / "run")) == 4


def test_dask_workers_take_the_same_samples(plan, tmp_path, monkeypatch):
    distributed = pytest.importorskip("distributed")
    monkeypatch.setattr(workers_module, "_PATIENCE", 120)
    run(plan, tmp_path / "here")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as cluster:
        assert run(plan, tmp_path / "far", workers=Dask(cluster.scheduler_address))
    assert untimed(tmp_path / "far") == untimed(tmp_path / "here")


def refused(plan, folder, address) -> str:
    """What is said of workers that are not there; nothing is left of the run."""
    with pytest.raises(BenchError) as found:
        run(plan, folder, workers=Dask(address))
    assert not folder.exists()
    assert found.value.remedy
    return str(found.value)


@pytest.mark.parametrize("address", ["nonsense://nowhere", "nowhere", "tls://127.0.0.1:1"])
def test_what_is_no_address_of_a_scheduler_leaves_no_folder(plan, tmp_path, address):
    pytest.importorskip("distributed")
    assert "no dask scheduler answers" in refused(plan, tmp_path / "run", address)


def test_a_port_where_nobody_listens_is_given_up_soon(plan, tmp_path, monkeypatch):
    pytest.importorskip("distributed")
    monkeypatch.setattr(workers_module, "_PATIENCE", 0.5)
    began = time.monotonic()
    assert "no dask scheduler answers" in refused(plan, tmp_path / "run", "tcp://127.0.0.1:1")
    assert time.monotonic() - began < 120


def test_a_scheduler_without_workers_is_told(plan, tmp_path, monkeypatch):
    distributed = pytest.importorskip("distributed")
    monkeypatch.setattr(workers_module, "_PATIENCE", 120)
    with distributed.LocalCluster(
        n_workers=0, processes=False, dashboard_address=None, protocol="tcp"
    ) as cluster:
        said = refused(plan, tmp_path / "run", cluster.scheduler_address)
    assert "has no workers" in said
    assert cluster.scheduler_address in said


def test_an_error_that_names_a_broken_file_name_is_written_all_the_same(place, small, tmp_path):
    class Sick(BreakingArm):
        def hunt(self, *_):
            raise OSError("no file \udcff.md")

    run(Plan(place, small, (Sick(ARMS[0], "plain", tmp_path),)), tmp_path / "run")
    assert {s.error for s in read_samples(tmp_path / "run")} == {"OSError: no file ?.md"}
