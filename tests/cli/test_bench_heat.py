"""``bench passes`` and ``bench interference`` from the command line."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from bench_forest import plant, write_suite


@pytest.fixture
def words(tmp_path: Path) -> list[object]:
    (tmp_path / "forest").mkdir()
    forest = plant(tmp_path / "forest")
    return [forest, "--suite", write_suite(tmp_path), "--seeds", 1, "--out", tmp_path / "out"]


@pytest.mark.parametrize("verb", ["passes", "interference"])
def test_an_experiment_leaves_a_folder_and_prints_tables(
    run: Callable, words: list[object], verb: str, tmp_path: Path
) -> None:
    result = run("bench", verb, *words)
    assert result.exit_code == 0
    assert "Criteria" in result.stdout
    assert "conditioned" in result.stdout
    files = {file.name for file in (tmp_path / "out").iterdir()}
    assert files == {
        "header.json", "criteria.yaml", "samples.jsonl", "summary.json", "report.md", "run.lock",
    }  # fmt: skip
    header = json.loads((tmp_path / "out/header.json").read_text())
    assert header["suite"] == "small"
    assert "/" not in header["forest_name"]
    assert len(header["criteria_sha256"]) == 64
    report = (tmp_path / "out/report.md").read_text()
    assert f"- criteria: {header['criteria']}" in report
    assert f"python {header['versions']['python']}" in report
    assert "met" in (tmp_path / "out/report.md").read_text()
    samples = (tmp_path / "out/samples.jsonl").read_bytes()
    again = run("bench", verb, *words)
    assert (again.exit_code, again.stdout) == (0, result.stdout)
    assert (tmp_path / "out/samples.jsonl").read_bytes() == samples


def test_json_is_the_only_thing_on_stdout(run: Callable, words: list[object]) -> None:
    document = json.loads(run("bench", "passes", *words, "--passes", 2, "--json").stdout)
    assert set(document) == {"header", "complete", "figures", "criteria"}
    assert {row["outcome"] for row in document["criteria"]} <= {"met", "missed", "not measured"}


def test_a_missed_criterion_can_fail_the_verb(run: Callable, words: list[object]) -> None:
    result = run("bench", "interference", *words, "--fail-on-criteria")
    assert result.exit_code == 100
    assert "not measured" in result.stdout


def test_a_wrong_way_to_wear_is_a_usage_error(run: Callable, words: list[object]) -> None:
    assert run("bench", "interference", *words, "--wear", "boots").exit_code == 2


def test_a_run_in_passes_is_the_same_experiment(run: Callable, words: list[object]) -> None:
    forest, _, suite, _, _, _, out = words
    result = run(
        "bench", "run", forest, "--suite", suite, "--passes", 2, "--repeats", 2, "--out", out
    )
    assert result.exit_code == 0
    assert "Pass 2 by pass 1" in result.stdout


@pytest.mark.parametrize("verb", ["passes", "interference"])
def test_show_and_report_tell_an_experiment_by_its_folder(
    run: Callable, words: list[object], verb: str, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    told = run("bench", verb, *words)
    report = (out / "report.md").read_text()
    (out / "report.md").unlink()
    shown = run("bench", "show", out)
    assert (shown.exit_code, shown.stdout) == (0, told.stdout)
    assert f"experiment: {verb}" in shown.stdout
    assert not (out / "report.md").exists()
    assert json.loads(run("bench", "show", out, "--json").stdout)["complete"] is True
    assert run("bench", "report", out).exit_code == 0
    assert (out / "report.md").read_text() == report


@pytest.mark.parametrize("line", ["retry OUT", "score OUT", "question OUT q", "compare OUT OUT"])
def test_verbs_of_runs_say_what_the_folder_is_and_what_shows_it(
    run: Callable, words: list[object], line: str, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    run("bench", "passes", *words, "--passes", 2)
    result = run("bench", *line.replace("OUT", str(out)).split())
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (1, "", 1)
    assert f"{out} holds the experiment passes, and no run" in result.stderr
    assert f"forest-studio bench show {out}" in result.stderr
    listed = run("bench", "list", tmp_path)
    assert listed.exit_code == 0
    assert f"{out} holds the experiment passes; see forest-studio bench show {out}" in listed.stderr


@pytest.mark.parametrize("verb", ["show", "report", "resume", "score", "retry"])
def test_an_experiment_from_before_it_could_be_gone_on_with_is_told_with_what_to_do(
    run: Callable, words: list[object], tmp_path: Path, verb: str
) -> None:
    run("bench", "passes", *words, "--passes", 2)
    header = tmp_path / "out/header.json"
    fields = json.loads(header.read_text())
    for new in ("experiment", "forest_path", "suite_file", "parts", "hunts", "settings", "format"):
        del fields[new]
    header.write_text(json.dumps(fields))
    result = run("bench", verb, tmp_path / "out")
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (1, "", 1)
    assert "holds an experiment of another program. Read the report.md there" in result.stderr


def test_an_experiment_does_not_mix_into_the_folder_of_a_run(
    run: Callable, words: list[object], tmp_path: Path
) -> None:
    forest, _, suite = words[:3]
    out = tmp_path / "out"
    arms = ("--arms", "one-shot")
    assert run("bench", "run", forest, "--suite", suite, *arms, "--out", out).exit_code == 0
    result = run("bench", "passes", *words)
    assert (result.exit_code, result.stdout) == (1, "")
    assert f"{out} is in use for something else. Give another --out" in result.stderr


def test_another_experiment_does_not_mix_into_a_folder(
    run: Callable, words: list[object], tmp_path: Path
) -> None:
    run("bench", "passes", *words, "--passes", 2)
    before = (tmp_path / "out/samples.jsonl").read_bytes()
    for other in (["passes", *words, "--passes", 3], ["interference", *words]):
        result = run("bench", *other)
        assert result.exit_code == 1
        assert "holds another run" in result.stderr
    forest, _, suite = words[:3]
    ran = run("bench", "run", forest, "--suite", suite, "--out", tmp_path / "out")
    assert ran.exit_code == 1
    assert "holds the experiment passes" in ran.stderr
    assert (tmp_path / "out/samples.jsonl").read_bytes() == before
