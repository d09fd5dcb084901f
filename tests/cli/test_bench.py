"""The bench from the command line: tables on stdout, one clear line for what is wrong."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bench_forest import SUITE, plant, write_suite
from forest_studio.cli.main import app

CRITERIA = """\
name: small
suite: small
criteria:
- {id: impossible, says: the forager is always right, arm: forager, at_least: 1.01}
"""


@pytest.fixture(scope="module")
def harbour(tmp_path_factory) -> Path:
    return plant(tmp_path_factory.mktemp("harbour"))


@pytest.fixture
def bench(harbour, tmp_path):
    suite = write_suite(tmp_path)

    def call(verb: str, *words: object):
        if verb == "run":
            words = (harbour, "--suite", suite, "--out", tmp_path / "run", *words)
        return CliRunner().invoke(app, ["bench", verb, *map(str, words)])

    return call


def test_a_run_prints_its_table_and_writes_markdown_and_csv(bench, tmp_path):
    ran = bench("run", "--arms", "one-shot,random")
    assert ran.exit_code == 0
    assert "one-shot" in ran.stdout
    assert (tmp_path / "run" / "report.md").read_text().startswith("# small on Harbour")
    assert (tmp_path / "run" / "report.csv").read_text().startswith("table,arm,")


def test_json_is_the_only_thing_on_stdout(bench):
    document = json.loads(bench("run", "--json").stdout)
    assert document["complete"] is True
    assert document["arms"]["forager"]["right"]["n"] == 3


def test_report_prints_the_same_table_again(bench, tmp_path):
    ran = bench("run", "--arms", "one-shot")
    assert bench("report", tmp_path / "run").stdout == ran.stdout


def test_a_missed_criterion_is_printed_and_fails_only_when_asked(bench, tmp_path):
    criteria = tmp_path / "criteria.yaml"
    criteria.write_text(CRITERIA)
    ran = bench("run", "--criteria", criteria)
    assert ran.exit_code == 0
    assert "MISSED" in ran.stdout
    assert bench("report", tmp_path / "run", "--fail-on-criteria").exit_code == 100


def test_criteria_that_came_after_the_run_are_called_so(bench, tmp_path):
    bench("run", "--arms", "one-shot")
    criteria = tmp_path / "criteria.yaml"
    criteria.write_text(CRITERIA)
    shown = bench("report", tmp_path / "run", "--criteria", criteria).stdout
    assert "NOT MEASURED" in shown
    assert "given after it" in shown


def test_an_arm_that_needs_a_model_is_named_as_not_run(bench):
    assert "llm: not run: no model configured" in bench("run", "--arms", "random,llm").stdout
    assert "not run: no model configured" in bench("list").stdout


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (("run", "--arms", "nobody"), 2, "no arm is called 'nobody'"),
        (("run", "--arms", "llm"), 2, "no arm is left to run"),
        (("run", "--suite", "nobody"), 1, "no suite is called 'nobody'"),
        (("run", "--repeats", "0"), 2, "repeats"),
        (("report", "nowhere"), 1, "holds no run"),
        (("resume", "nowhere"), 1, "holds no run"),
    ],
)
def test_what_is_wrong_is_one_line(bench, words, code, told):
    ran = bench(*words)
    assert ran.exit_code == code
    assert told in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


def test_another_seed_does_not_mix_into_a_run(bench):
    bench("run", "--arms", "random")
    ran = bench("run", "--arms", "random", "--seed", "5")
    assert ran.exit_code == 1
    assert "its seed was 0, now 5" in ran.stderr


def test_validate_points_at_the_question(bench, harbour, tmp_path):
    assert bench("validate", tmp_path / "small.yaml", harbour).exit_code == 0
    wrong = write_suite(tmp_path, SUITE.replace("hops: 2", "hops: 3"))
    ran = bench("validate", wrong, harbour)
    assert ran.exit_code == 100
    assert "small.yaml:5: warning: chain: hops is 3" in ran.stdout


def test_ctrl_c_ends_after_a_sample_and_the_run_can_go_on(bench, harbour, tmp_path):
    bench("list")
    folder = tmp_path / "run"
    words = ["bench", "run", harbour, "--suite", tmp_path / "small.yaml", "--out", folder]
    process = subprocess.Popen(
        [sys.executable, "-m", "forest_studio", *map(str, words), "--repeats", "5000"],
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
    )
    samples = folder / "samples.jsonl"
    for _ in range(600):
        if samples.is_file() and samples.stat().st_size:
            break
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=60)
    assert process.returncode == 130
    assert f"forest-studio bench resume {folder}" in told
    assert samples.read_bytes().endswith(b"\n")
