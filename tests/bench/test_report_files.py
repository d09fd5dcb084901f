"""A report is written whole again from the log: tables, figures and one page for itself."""

import csv
import io
import re
import sys
from html import unescape
from html.parser import HTMLParser

import pytest

from bench_records import header, sample
from forest_studio.bench.figures import NO_PLOT, figures
from forest_studio.bench.overview import overview
from forest_studio.bench.report import Report
from forest_studio.bench.report_files import write_report
from forest_studio.bench.summary import summarise
from forest_studio.core.model.errors import BenchError

HOSTILE = '<script>alert("x")</script> & 5% _of_ $it #1 \x1b[2J\x9b1m'


@pytest.fixture
def report() -> Report:
    samples = [sample("forager", f"q{i}", correct=i < 4, hops=1 + i % 2) for i in range(5)]
    samples += [sample("top-k", f"q{i}", correct=i < 1, hops=1 + i % 2) for i in range(5)]
    head = header("forager", "top-k", questions=5).model_copy(update={"forest_name": HOSTILE})
    return Report(head, summarise(head, samples))


class Outside(HTMLParser):
    """Collects whatever would be fetched or run."""

    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attrs):
        if tag in ("script", "iframe", "link", "img", "object", "embed"):
            self.found.append(tag)
        self.found += [
            f"{name}={value}"
            for name, value in attrs
            if name in ("src", "href", "xlink:href") and not (value or "").startswith("#")
        ]


def test_one_page_holds_everything_and_asks_for_nothing(report, tmp_path):
    write_report(tmp_path, report, drawings=False)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    reader = Outside()
    reader.feed(page)
    assert reader.found == []
    assert "&lt;script&gt;" in page
    assert "<script" not in page
    assert "url(http" not in page
    assert page.count("<table>") == len(report.tables())


def test_figures_are_drawn_in_both_forms_and_stand_in_the_page(report, tmp_path):
    pytest.importorskip("matplotlib")
    written = write_report(tmp_path, report)
    names = {path.name for path in written if path.parent.name == "figures"}
    assert {"correct.svg", "correct.png", "blame.svg", "hops.png", "cost.svg"} <= names
    assert (tmp_path / "figures" / "correct.png").read_bytes().startswith(b"\x89PNG")
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    reader = Outside()
    reader.feed(page)
    assert reader.found == []
    assert page.count("<svg") == len(names) // 2
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))


def test_the_same_run_gives_the_same_figures(report):
    pytest.importorskip("matplotlib")
    assert figures(report.summary) == figures(report.summary)


def test_without_the_extra_the_page_says_what_is_missing(report, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.setattr("forest_studio.bench.figures.find_spec", lambda _: None)
    written = write_report(tmp_path, report)
    assert not [path for path in written if path.suffix in (".svg", ".png")]
    assert NO_PLOT in unescape((tmp_path / "report.html").read_text(encoding="utf-8"))


def test_latex_takes_any_text(report):
    text = report.latex()
    assert text.count(r"\begin{tabular}") == len(report.tables())
    body = [line for line in text.splitlines() if not line.startswith("%")]
    assert not [line for line in body if re.search(r"(?<!\\)[%#_](?!\d)", line)]
    assert r"forager $-$ top-k" in text
    assert "\n".join(body).count("{") == "\n".join(body).count("}")


def test_the_share_of_wrong_answers_is_split_into_retrieval_and_reader():
    samples = [
        sample("a", "q1", correct=True),
        sample("a", "q2", reached=True),
        sample("a", "q3", reached=False),
        sample("a", "q4", correct=True, reached=False),
        sample("a", "q5", answerable=False),
    ]
    found = summarise(header("a", questions=5), samples).arms["a"]
    parts = ("read-right", "blame-reader", "blame-retrieval", "lucky")
    assert [found[name].value for name in parts] == [0.25] * 4


def test_errors_count_as_wrong_and_are_told():
    samples = [sample("a", "q1", correct=True), sample("a", "q2", error="gone")]
    report = Report(head := header("a", questions=2), summarise(head, samples))
    found = report.summary.arms["a"]
    assert (found["correct"].value, found["errors"].value) == (0.5, 0.5)
    assert "broke" in report.tables()[0].columns


def test_kinds_of_questions_are_kept_apart():
    samples = [
        sample("a", "q1", correct=True, kind="bridge"),
        sample("a", "q2", kind="comparison"),
    ]
    by_kind = summarise(header("a", questions=2), samples).by_kind["a"]
    assert {kind: figure.value for kind, figure in by_kind.items()} == {
        "bridge": 1.0, "comparison": 0.0,
    }  # fmt: skip


def test_an_overview_has_a_row_for_each_arm_of_any_run(report):
    other = header("random", questions=1).model_copy(update={"suite": "other"})
    more = Report(other, summarise(other, [sample("random", "q", correct=True)]))
    table = overview([report, more])[0]
    assert table.columns == ["arm", "small (n=5×1)", "other (n=1×1)"]
    assert [row[0] for row in table.rows] == ["forager", "top-k", "random"]
    assert [row[1] == "–" for row in table.rows] == [False, False, True]


def test_runs_of_one_suite_are_told_apart_by_their_names(report):
    columns = overview([report, report], ["monday", "tuesday"])[0].columns
    assert columns == ["arm", "small (n=5×1), monday", "small (n=5×1), tuesday"]


def test_a_spreadsheet_takes_no_name_for_a_formula():
    samples = [sample("=1+1", f"q{i}", kind='@SUM("x")') for i in range(3)]
    samples += [sample("-2", f"q{i}") for i in range(3)]
    head = header("=1+1", "-2", questions=3)
    rows = list(csv.reader(io.StringIO(Report(head, summarise(head, samples)).csv())))
    texts = [cell for row in rows for cell in row[:5]]
    assert not [cell for cell in texts if cell[:1] in tuple("=+-@")]
    assert {"'=1+1", "'-2", '\'@SUM("x")'} <= set(texts)


def test_names_are_drawn_as_they_stand_even_where_they_look_like_formulas():
    pytest.importorskip("matplotlib")
    arm = r"$\nonsense{$ a$"
    samples = [sample(arm, f"q{i}", hops=1 + i % 2) for i in range(3)]
    head = header(arm, questions=3)
    for figure in figures(summarise(head, samples)):
        assert figure.name == "evidence" or r"$\nonsense{$ a$" in figure.svg


def test_markdown_holds_no_element_of_a_stranger(report):
    assert "<script" not in report.markdown()
    assert "&lt;script>" in report.markdown()


def test_a_report_may_be_shown_in_a_terminal(report, tmp_path):
    for path in write_report(tmp_path, report, drawings=False):
        assert not {"\x1b", "\x9b"} & set(path.read_text())


def test_a_report_is_not_written_by_way_of_a_link(report, tmp_path):
    (tmp_path / "precious").write_text("years of work")
    (tmp_path / "run").mkdir()
    (tmp_path / "run" / "figures").symlink_to(tmp_path)
    with pytest.raises(BenchError, match="is a link"):
        write_report(tmp_path / "run", report, drawings=False)
