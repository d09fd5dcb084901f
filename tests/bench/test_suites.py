"""Suites are read as they are written, and a mistake is told with its place."""

from pathlib import Path

import pytest

from forest_studio.bench.suite_files import find_suite, load_suite
from forest_studio.core.model.errors import BenchError

GOOD = """\
name: small
description: two questions
language: en
questions:
- id: q1
  question: When was it signed?
  answer: 1987
  accept: [nineteen eighty-seven]
  path: [treaty, archive]
  quote: signed in 1987
  hops: 2
  answerable: true
- id: q2
  question: Is it open at night?
  answer: No
  answerable: no
"""


@pytest.fixture
def written(tmp_path: Path):
    def write(text: str) -> str:
        path = tmp_path / "small.yaml"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


def test_answers_stay_the_text_they_are(written):
    first, second = load_suite(written(GOOD)).questions
    assert first.accepted == ("1987", "nineteen eighty-seven")
    assert second.answer == "No"
    assert second.answerable is False


def test_the_last_page_of_the_path_is_the_gold_page(written):
    first, second = load_suite(written(GOOD)).questions
    assert first.gold_page == "archive"
    assert second.gold_page == ""


def test_the_fingerprint_changes_with_any_byte(written):
    before = load_suite(written(GOOD)).sha256
    assert load_suite(written(GOOD + "\n")).sha256 != before


def test_fields_of_later_versions_do_not_stop_a_reader(written):
    suite = load_suite(written(GOOD.replace("  hops: 2", "  hops: 2\n  level: hard")))
    assert suite.questions[0].id == "q1"


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        ("  hops: 2", "  hops: two", r"small.yaml:11: questions.0.hops: .*\(question q1\)"),
        ("- id: q2", "- id: q1", r"small.yaml:13: the question id 'q1' stands in line 5 already"),
        ("  hops: 2", "  hops: 2\n  hops: 3", r"small.yaml:12: the key 'hops' stands there twice"),
        ("name: small", "name: [", r"small.yaml:\d+: "),
        ("  answer: No", "  answer: &a No\n  accept: [*a]", r"small.yaml:15: aliases are not read"),
        ("  question: When was it signed?\n", "", r"small.yaml:5: questions.0.question: .*q1"),
        (GOOD, "", r"the file is empty"),
        (GOOD, "- a list", r"small.yaml:1: "),
    ],
)
def test_a_mistake_is_told_with_file_line_and_question(written, was, now, told):
    with pytest.raises(BenchError, match=told):
        load_suite(written(GOOD.replace(was, now, 1)))


def test_an_unknown_name_says_where_to_look():
    with pytest.raises(BenchError, match=r"one of these names: .*sample-strict"):
        find_suite("nobody-wrote-this")


@pytest.mark.parametrize("name", ["sample-strict", "strict"])
def test_a_suite_that_ships_is_found_by_its_name_or_the_end_of_it(name):
    suite = load_suite(name)
    assert suite.name == "sample-strict"
    assert len(suite.by_id) == len(suite.questions)
