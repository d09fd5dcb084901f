"""A run folder survives a kill, holds one run, and counts nothing twice."""

from pathlib import Path

import pytest

from bench_records import header, sample
from forest_studio.bench.run_log import open_run, read_header, read_samples
from forest_studio.core.model.errors import BenchError

HEADER = header("forager", "top-k")


def write(folder: Path, *names: str) -> None:
    with open_run(folder, HEADER) as log:
        for name in names:
            log.append(sample("forager", name), "{}")


def test_what_was_written_is_read_again(tmp_path):
    write(tmp_path / "run", "q1", "q2")
    assert read_header(tmp_path / "run") == HEADER
    assert [s.question for s in read_samples(tmp_path / "run")] == ["q1", "q2"]


def test_a_sample_is_written_once_however_often_it_is_taken(tmp_path):
    write(tmp_path / "run", "q1", "q1")
    write(tmp_path / "run", "q1", "q2")
    lines = (tmp_path / "run" / "samples.jsonl").read_text().splitlines()
    assert len(lines) == 2


@pytest.mark.parametrize("left", [1, 40, -1])
def test_a_torn_last_line_is_dropped_and_taken_again(tmp_path, left):
    folder = tmp_path / "run"
    write(folder, "q1", "q2")
    path = folder / "samples.jsonl"
    whole = path.read_bytes()
    first = whole.index(b"\n") + 1
    path.write_bytes(whole[:first] + whole[first:][:left])
    assert [s.question for s in read_samples(folder)] == ["q1"]
    write(folder, "q2")
    assert path.read_bytes() == whole


def test_a_broken_line_in_the_middle_is_told_with_its_number(tmp_path):
    folder = tmp_path / "run"
    write(folder, "q1", "q2")
    path = folder / "samples.jsonl"
    path.write_bytes(b'{"arm": 1}\n' + path.read_bytes())
    with pytest.raises(BenchError, match=r"samples.jsonl:1: "):
        read_samples(folder)


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (header("forager", "top-k", seed=5), "its seed was 0, now 5"),
        (header("forager", "top-k", repeats=2), "its repeats was 1, now 2"),
        (header("forager"), "holds another run: its arms was top-k"),
    ],
)
def test_another_run_is_refused_with_what_differs(tmp_path, other, told):
    write(tmp_path / "run", "q1")
    with pytest.raises(BenchError, match=told), open_run(tmp_path / "run", other):
        pass


def test_a_later_start_is_the_same_run(tmp_path):
    write(tmp_path / "run", "q1")
    later = HEADER.model_copy(update={"started": "2027-01-01T00:00:00+00:00"})
    with open_run(tmp_path / "run", later) as log:
        assert log.done == {("forager", "q1", 0)}


def test_a_folder_with_other_things_is_left_alone(tmp_path):
    (tmp_path / "thesis.tex").write_text("years of work")
    with pytest.raises(BenchError, match="something else"), open_run(tmp_path, HEADER):
        pass
    assert [p.name for p in tmp_path.iterdir()] == ["thesis.tex"]


def test_two_processes_do_not_write_one_run(tmp_path):
    with (
        open_run(tmp_path / "run", HEADER),
        pytest.raises(BenchError, match="another process"),
        open_run(tmp_path / "run", HEADER),
    ):
        pass


def test_a_folder_without_a_run_says_how_to_start_one(tmp_path):
    with pytest.raises(BenchError, match="bench run"):
        read_header(tmp_path)


def test_wherever_a_run_is_cut_its_whole_lines_are_read(tmp_path):
    folder = tmp_path / "run"
    write(folder, "q1", "q2")
    path = folder / "samples.jsonl"
    whole = path.read_bytes()
    for length in range(len(whole) + 1):
        path.write_bytes(whole[:length])
        assert len(read_samples(folder)) == whole[:length].count(b"\n")
