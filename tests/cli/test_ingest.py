"""``ingest suite`` plants a forest that the bench can run, or says in one line why not."""

import json
from pathlib import Path

from typer.testing import CliRunner

from forest_studio.cli.main import app
from published_suites import TWO_WIKI

RUN = CliRunner().invoke


def test_a_suite_becomes_a_forest_and_a_suite_of_the_bench(tmp_path: Path) -> None:
    file = tmp_path / "suite.json"
    file.write_text(json.dumps([TWO_WIKI]), encoding="utf-8")
    done = RUN(app, ["ingest", "suite", str(file), "--out", str(tmp_path / "out")])
    assert done.exit_code == 0, done.output
    assert "planted 3 pages and 1 questions" in done.output
    checked = RUN(app, ["check", str(tmp_path / "out" / "forest")])
    assert "0 errors" in checked.output


def test_a_file_that_is_no_suite_ends_with_a_line_and_exit_code_1(tmp_path: Path) -> None:
    file = tmp_path / "suite.json"
    file.write_text("[1]", encoding="utf-8")
    done = RUN(app, ["ingest", "suite", str(file), "--out", str(tmp_path / "out")])
    assert done.exit_code == 1
    assert "suite.json:1: this is no JSON object" in done.output
