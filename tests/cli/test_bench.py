"""The bench from the command line: tables on stdout, one clear line for what is wrong."""

import errno
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bench_forest import SUITE, git, plant, write_suite
from forest_studio.bench.run_log import RunLog
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
    document = json.loads(bench("run", "--arms", "forager,random", "--json").stdout)
    assert document["complete"] is True
    assert document["arms"]["forager"]["right"]["n"] == 3


def test_report_prints_the_same_table_again(bench, tmp_path):
    ran = bench("run", "--arms", "one-shot")
    assert bench("report", tmp_path / "run").stdout == ran.stdout


def test_a_missed_criterion_is_printed_and_fails_only_when_asked(bench, tmp_path):
    criteria = tmp_path / "criteria.yaml"
    criteria.write_text(CRITERIA)
    ran = bench("run", "--arms", "forager", "--criteria", criteria)
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
    assert (
        "llm: not run: no language model is configured"
        in bench("run", "--arms", "random,llm").stdout
    )
    assert "not run: no language model is configured" in bench("list").stdout


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


def test_questions_of_a_suite_can_be_asked_alone(bench, tmp_path):
    assert bench("run", "--arms", "one-shot", "--questions", "plain").exit_code == 0
    document = json.loads(bench("show", tmp_path / "run", "--json").stdout)
    assert document["header"]["only"] == ["plain"]
    assert document["samples"] == 1
    assert [found["id"] for found in document["questions"]] == ["plain"]
    assert document["questions"][0]["arms"]["one-shot"]["correct"] == [True]
    assert document["questions"][0]["question"] == "At what time are invoices printed?"
    assert Path(document["forest"]).is_dir()
    assert document["path"] == str((tmp_path / "run").resolve())
    assert bench("resume", tmp_path / "run").exit_code == 0
    wrong = bench("run", "--questions", "nobody-asked")
    assert wrong.exit_code == 2
    assert "has no question 'nobody-asked'" in wrong.stderr


def test_a_question_is_asked_again_at_another_commit(bench, harbour, tmp_path):
    before = git(harbour, "rev-parse", "HEAD").strip()
    page = harbour / "services" / "invoices.md"
    was = page.read_text()
    page.write_text(was.replace("02:10", "03:20"))
    git(harbour, "commit", "-qam", "Print later")
    words = ("--arms", "one-shot", "--questions", "plain")
    try:
        bench("run", *words, "--out", tmp_path / "after")
        bench("run", *words, "--out", tmp_path / "before", "--commit", before)
        assert bench("resume", tmp_path / "before").exit_code == 0
    finally:
        git(harbour, "reset", "-q", "--hard", before)
    told = bench("compare", tmp_path / "before", tmp_path / "after", "--json")
    found = json.loads(told.stdout)
    assert found["arms"][0]["flips"] == [{"question": "plain", "before": 1.0, "after": 0.0}]
    assert any(line.startswith("forest commit") for line in found["differs"])


def test_what_there_is_to_run_is_listed_for_a_program(bench):
    found = json.loads(bench("list", "--json").stdout)
    suites = {suite["name"]: suite for suite in found["suites"]}
    assert suites["sample-strict"]["own_forest"]
    assert suites["published-musique-train-12"]["questions"] == 12
    arms = {arm["name"]: arm for arm in found["arms"]}
    assert (arms["llm"]["model"], arms["forager"]["model"]) == (True, False)
    assert arms["forager"]["why"] == ""
    assert {"sample-strict"} <= {criteria["name"] for criteria in found["criteria"]}


def test_lines_of_json_tell_how_a_run_goes(bench, tmp_path):
    ran = bench("run", "--arms", "one-shot", "--lines")
    events = [json.loads(line) for line in ran.stdout.splitlines()]
    assert [event["event"] for event in events] == ["start", "preparing", *["sample"] * 3, "end"]
    assert events[0]["total"] == 3
    assert events[1] == {"event": "preparing", "what": "one-shot", "done": 0, "total": 0}
    assert [event["done"] for event in events[2:5]] == [1, 2, 3]
    assert events[-1]["complete"] is True


def test_one_question_is_told_with_its_trails(bench, tmp_path):
    bench("run", "--arms", "one-shot,random")
    told = json.loads(bench("question", tmp_path / "run", "plain", "--json").stdout)
    assert told["accepted"] == ["02:10"]
    assert [sample["arm"] for sample in told["samples"]] == ["one-shot", "random"]
    assert all(Path(sample["trail_path"]).is_file() for sample in told["samples"])
    assert "02:10" in bench("question", tmp_path / "run", "plain").stdout
    assert bench("question", tmp_path / "run", "somebody").exit_code == 1


def test_grading_again_changes_nothing_while_the_rules_stand(bench, tmp_path):
    bench("run", "--arms", "one-shot,random")
    before = (tmp_path / "run" / "samples.jsonl").read_bytes()
    scored = bench("score", tmp_path / "run")
    assert "6 samples graded again, 0 grades changed" in scored.stdout
    assert (tmp_path / "run" / "samples.jsonl").read_bytes() == before


def test_two_runs_are_compared_question_by_question(bench, tmp_path):
    bench("run", "--arms", "one-shot,random")
    words = (tmp_path / "run", tmp_path / "run", "--arm", "random", "--other", "one-shot")
    told = json.loads(bench("compare", *words, "--json").stdout)["arms"][0]
    assert (told["before"], told["after"]) == ("random", "one-shot")
    assert {"question": "plain", "before": 0.0, "after": 1.0} in told["flips"]
    assert "Flipped: one-shot" in bench("compare", *words).stdout
    assert bench("compare", *words, "--measure", "charm").exit_code == 1


def test_a_folder_of_runs_is_listed_and_reported_in_one_table(bench, tmp_path):
    bench("run", "--arms", "one-shot")
    runs = json.loads(bench("list", tmp_path, "--json").stdout)
    assert [(run["suite"], run["samples"], run["expected"]) for run in runs] == [("small", 3, 3)]
    assert "3 of 3" in bench("list", tmp_path).stdout
    (tmp_path / "run" / "report.md").unlink()
    reported = bench("report", tmp_path, "--no-figures")
    assert reported.exit_code == 0
    assert "small (n=3×1)" in (tmp_path / "overview.md").read_text()
    assert bench("report", tmp_path).exit_code == 0
    (tmp_path / "overview.md").write_text("# My own overview\n")
    ran = bench("report", tmp_path)
    assert (ran.exit_code, "is no overview of runs" in ran.stderr) == (1, True)
    assert (tmp_path / "overview.md").read_text() == "# My own overview\n"
    assert (tmp_path / "run" / "report.md").is_file()


@pytest.mark.parametrize("header", ["nonsense", "{}", "[1]", '{"seed": -3}', ""])
def test_a_folder_that_no_run_left_hides_none_and_is_named(bench, tmp_path, header):
    bench("run", "--arms", "one-shot")
    real = json.loads((tmp_path / "run" / "header.json").read_text())
    (tmp_path / "odd").mkdir()
    text = json.dumps({**real, **json.loads(header)}) if "seed" in header else header
    (tmp_path / "odd" / "header.json").write_text(text)
    listed = bench("list", tmp_path)
    assert (listed.exit_code, "3 of 3" in listed.stdout) == (0, True)
    assert f"{tmp_path / 'odd'} can't be read; see forest-studio bench show" in listed.stderr
    assert len(json.loads(bench("list", tmp_path, "--json").stdout)) == 1
    for verb in ("show", "report", "resume"):
        ran = bench(verb, tmp_path / "odd")
        assert (ran.exit_code, ran.stdout, ran.stderr.count("\n")) == (1, "", 1)
        assert "measure again with another --out" in ran.stderr


def test_a_run_that_the_full_disk_broke_off_tells_how_to_go_on(bench, tmp_path, monkeypatch):
    whole = RunLog.append

    def append(log, sample, trail):
        if len(log.done) == 2:
            raise OSError(errno.ENOSPC, "No space left on device")
        whole(log, sample, trail)

    monkeypatch.setattr(RunLog, "append", append)
    ran = bench("run", "--arms", "one-shot")
    assert ran.exit_code == 1
    assert f"go on with: forest-studio bench resume {tmp_path / 'run'}" in ran.stderr
    assert "No space left on device. Free some disk space" in ran.stderr
    monkeypatch.setattr(RunLog, "append", whole)
    assert bench("resume", tmp_path / "run").exit_code == 0
    assert len((tmp_path / "run" / "samples.jsonl").read_text().splitlines()) == 3


def test_a_published_suite_runs_with_one_command(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    words = ["run", "--suite", "musique-train-12", "--arms", "one-shot", "--out", tmp_path / "run"]
    ran = CliRunner().invoke(app, ["bench", *map(str, words), "--json"])
    document = json.loads(ran.stdout)
    assert document["complete"] is True
    assert document["arms"]["one-shot"]["official-f1"]["n"] == 12
    assert set(document["by_hops"]["one-shot"]) == {"2", "3", "4"}
    valid = CliRunner().invoke(app, ["bench", "validate", "musique-train-12"])
    assert valid.exit_code == 0, valid.output


def test_workers_and_dask_are_not_given_together(bench):
    assert bench("run", "--workers", "2", "--dask", "tcp://x:1").exit_code == 2


def test_a_folder_that_is_not_there_has_no_list_of_runs(bench, tmp_path):
    listed = bench("list", tmp_path / "nowhere")
    assert listed.exit_code == 1
    assert "there is no folder" in listed.stderr


@pytest.mark.parametrize("verb", ["run", "resume", "report", "passes"])
def test_help_in_a_narrow_terminal_cuts_no_option(verb, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    shown = CliRunner().invoke(app, ["bench", verb, "--help"]).stdout
    assert "--fail-on-criteria" in shown


def test_a_wrong_dask_address_is_one_line_before_anything_is_read_or_written(bench, tmp_path):
    pytest.importorskip("distributed")
    ran = bench("run", "--arms", "one-shot", "--dask", "nowhere")
    assert (ran.exit_code, ran.stdout) == (1, "")
    assert ran.stderr.count("\n") == 1
    assert "no dask scheduler answers at nowhere" in ran.stderr
    assert "Give the address" in ran.stderr
    assert not (tmp_path / "run").exists()
