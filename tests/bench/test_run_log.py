"""A run folder survives a kill, holds one run, and counts nothing twice."""

import gzip
from pathlib import Path

import pytest

from bench_records import header, sample
from forest_studio.bench.run_files import write_whole
from forest_studio.bench.run_folder import alone
from forest_studio.bench.run_log import open_run, read_header, read_samples, trail_path
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
        (header("forager", "top-k", repeats=2), "its repeats were 1, now 2"),
        (header("forager"), "holds another run: its arms were top-k"),
    ],
)
def test_another_run_is_refused_with_what_differs(tmp_path, other, told):
    write(tmp_path / "run", "q1")
    with pytest.raises(BenchError, match=told), open_run(tmp_path / "run", other):
        pass


def test_a_run_of_an_earlier_program_says_that_it_cannot_go_on(tmp_path):
    write(tmp_path / "run", "q1")
    later = HEADER.model_copy(update={"versions": {"engine": "another"}})
    told = "goes on only with the program that began it"
    with pytest.raises(BenchError, match=told), open_run(tmp_path / "run", later):
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


def test_a_kept_run_that_goes_on_keeps_its_packed_samples(tmp_path):
    folder = tmp_path / "run"
    write(folder, "q1")
    samples = folder / "samples.jsonl"
    (folder / "samples.jsonl.gz").write_bytes(gzip.compress(samples.read_bytes()))
    samples.unlink()
    write(folder, "q2")
    assert [s.question for s in read_samples(folder)] == ["q1", "q2"]


@pytest.mark.parametrize(
    "name", ["run.lock", "samples.jsonl", "summary.json.new", "trails/forager"]
)
def test_nothing_is_written_by_way_of_a_link_in_a_run_folder(tmp_path, name):
    folder, precious = tmp_path / "run", tmp_path / "precious"
    write(folder)
    precious.write_text("years of work")
    link = folder / name
    link.parent.mkdir(exist_ok=True)
    link.unlink(missing_ok=True)
    link.symlink_to(precious)
    with pytest.raises(BenchError, match="is a link"):
        write(folder, "q1")
    assert precious.read_text() == "years of work"


def test_a_file_is_replaced_and_not_what_a_link_beside_it_leads_to(tmp_path):
    (tmp_path / "precious").write_text("years of work")
    (tmp_path / "a.json.new").symlink_to(tmp_path / "precious")
    write_whole(tmp_path / "a.json", "{}")
    assert (tmp_path / "precious").read_text() == "years of work"
    assert (tmp_path / "a.json").read_text() == "{}"


@pytest.mark.parametrize("trail", ["../../secret.json", "/etc/hostname", "trails/../../x.json"])
def test_a_trail_outside_of_its_run_is_refused(tmp_path, trail):
    strange = sample("forager", "q1").model_copy(update={"trail": trail})
    with pytest.raises(BenchError, match="outside of its run"):
        trail_path(tmp_path, strange)


@pytest.mark.parametrize("content", [b"\xff\xfe", b"{}", b"", b"[" * 10_000])
def test_a_header_that_is_none_is_told_with_its_file(tmp_path, content):
    (tmp_path / "header.json").write_bytes(content)
    with pytest.raises(BenchError, match=r"header\.json can't be read"):
        read_header(tmp_path)


def test_a_run_without_arms_is_none(tmp_path):
    write_whole(tmp_path / "header.json", HEADER.model_copy(update={"arms": {}}).model_dump_json())
    with pytest.raises(BenchError, match="arms"):
        read_header(tmp_path)


def test_packed_samples_that_are_damaged_are_told(tmp_path):
    write(tmp_path / "run", "q1")
    samples = tmp_path / "run" / "samples.jsonl"
    packed = gzip.compress(samples.read_bytes())
    samples.unlink()
    for damaged in (packed[:-9], b"no gzip", packed[:12] + b"xx" + packed[14:]):
        samples.with_name("samples.jsonl.gz").write_bytes(damaged)
        with pytest.raises(BenchError, match="can't be read"):
            read_samples(tmp_path / "run")


def test_a_run_is_not_graded_while_somebody_writes_it(tmp_path):
    with (
        open_run(tmp_path / "run", HEADER),
        pytest.raises(BenchError, match="another process"),
        alone(tmp_path / "run"),
    ):
        pass


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such device here")
def test_what_has_no_end_is_not_read(tmp_path):
    write(tmp_path / "run", "q1")
    for name in ("header.json", "samples.jsonl"):
        (tmp_path / "run" / name).unlink()
        (tmp_path / "run" / name).symlink_to("/dev/zero")
    with pytest.raises(BenchError, match="no run"):
        read_header(tmp_path / "run")
    assert read_samples(tmp_path / "run") == []


@pytest.mark.parametrize("number", ["NaN", "Infinity", "1e999"])
def test_a_sample_with_a_number_that_is_none_is_told_with_its_line(tmp_path, number):
    write(tmp_path / "run", "q1")
    path = tmp_path / "run" / "samples.jsonl"
    path.write_text(path.read_text().replace('"seconds":0.01', f'"seconds":{number}'))
    with pytest.raises(BenchError, match=r"samples.jsonl:1: cost\.seconds"):
        read_samples(tmp_path / "run")
