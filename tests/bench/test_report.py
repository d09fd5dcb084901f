"""Reports say the same in a table, in Markdown and in CSV."""

import csv
import io

import pytest

from bench_records import header, sample
from forest_studio.bench.report import Report
from forest_studio.bench.report_files import write_report
from forest_studio.bench.summary import summarise


@pytest.fixture
def report() -> Report:
    samples = [sample("forager", f"q{i}", correct=True) for i in range(5)]
    samples += [sample("top-k", f"q{i}", correct=i < 1) for i in range(5)]
    head = header("forager", "top-k", questions=5)
    return Report(head, summarise(head, samples))


def test_the_arms_table_has_each_arm_with_its_interval(report):
    arms = report.tables()[0]
    assert [row[0] for row in arms.rows] == ["forager", "top-k"]
    # Wilson for 1 of 5 is 3.6 to 62.4.
    assert arms.rows[1][2] == "20.0% [4, 62]"


def test_the_csv_has_every_figure_in_full(report):
    rows = list(csv.DictReader(io.StringIO(report.csv())))
    correct = [r for r in rows if r["table"] == "arms" and r["measure"] == "correct"]
    assert [(r["arm"], float(r["value"]), r["n"]) for r in correct] == [
        ("forager", 1.0, "5"),
        ("top-k", 0.2, "5"),
    ]
    pair = next(r for r in rows if r["table"] == "pairs")
    assert (pair["arm"], pair["minus"], float(pair["p"])) == ("forager", "top-k", 0.125)


def test_the_markdown_says_what_was_run(report, tmp_path):
    write_report(tmp_path, report, drawings=False)
    text = (tmp_path / "report.md").read_text()
    assert text.startswith("# small on Test forest")
    assert "| forager − top-k | correct | +80.0 " in text


def test_an_unfinished_run_says_so(report):
    part = Report(header("forager", "top-k", questions=9), report.summary)
    summary = summarise(part.header, [])
    assert "not complete: 0 of 18 samples" in Report(part.header, summary).heading()
