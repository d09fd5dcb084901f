"""Kept trails are graded again without a hunt, by the suite and the rules as they are now."""

import pytest

from bench_arms import ARMS
from bench_forest import SUITE, write_suite
from forest_studio.bench.kept_runs import kept_runs
from forest_studio.bench.plan import Plan, grading, resumed
from forest_studio.bench.rescore import rescore
from forest_studio.bench.run_log import read_header, read_samples
from forest_studio.bench.runner import run
from forest_studio.bench.suite_files import load_suite
from forest_studio.core.model.errors import BenchError


@pytest.fixture
def folder(place, tmp_path):
    """A run of one arm, over a suite in a file of its own."""
    suite = load_suite(str(write_suite(tmp_path)))
    run(Plan(place, suite, ARMS[:1]), tmp_path / "run")
    return tmp_path / "run"


def right(folder):
    return {s.question for s in read_samples(folder) if s.scores.right}


def test_another_accepted_wording_counts_without_a_hunt(folder, tmp_path):
    # What was answered to the chain is about the page that the search found.
    assert "chain" not in right(folder)
    write_suite(tmp_path, SUITE.replace("answer: piano tuner", "answer: pigeon"))
    assert rescore(folder) == (3, 1)
    assert "chain" in right(folder)
    changed = load_suite(str(tmp_path / "small.yaml")).sha256
    assert read_header(folder).suite_sha256 == changed
    assert run(resumed(folder), folder)


def test_a_run_that_was_graded_by_older_rules_is_graded_again_before_it_goes_on(folder):
    path = folder / "header.json"
    path.write_text(path.read_text().replace(grading(), "0" * 12))
    with pytest.raises(BenchError, match="bench score"):
        run(resumed(folder), folder)
    rescore(folder)
    assert run(resumed(folder), folder)


def test_a_trail_that_is_gone_is_named(folder):
    next((folder / "trails").rglob("*.json")).unlink()
    with pytest.raises(BenchError, match="is gone"):
        rescore(folder)


def test_a_kept_run_is_read_from_its_packed_samples(folder, tmp_path):
    import gzip

    samples = folder / "samples.jsonl"
    (folder / "samples.jsonl.gz").write_bytes(gzip.compress(samples.read_bytes()))
    before = read_samples(folder)
    samples.unlink()
    assert read_samples(folder) == before
    (found,) = kept_runs(tmp_path)
    assert (found.samples, found.expected, found.errors) == (3, 3, 0)
    assert found.correct == {"one-shot": 0.5}
    assert (found.complete, found.only, found.criteria) == (True, 0, {})


def test_a_folder_that_holds_a_broken_run_lists_the_others(folder, tmp_path):
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "header.json").write_text("{")
    assert [found.path for found in kept_runs(tmp_path)] == [str(folder)]
