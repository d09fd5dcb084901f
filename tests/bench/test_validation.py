"""A suite that says something untrue about its forest is found out before a run."""

import pytest

from bench_forest import SUITE, write_suite
from forest_studio.bench.suite_files import load_suite
from forest_studio.bench.validation import validate


def rules(place, tmp_path, was="", now=""):
    suite = load_suite(str(write_suite(tmp_path, SUITE.replace(was, now, 1))))
    return [found.rule for found in validate(suite, place.forest)]


def test_a_true_suite_has_no_findings(place, tmp_path):
    assert rules(place, tmp_path) == []


@pytest.mark.parametrize(
    ("was", "now", "rule"),
    [
        ("[invoices, pricing, greta]", "[invoices, pricing, olaf]", "path-node-unknown"),
        ("[invoices, pricing, greta]", "[invoices, crane, greta]", "path-broken"),
        ("hops: 2", "hops: 3", "hops-miscounted"),
        ("quote: Greta was a piano tuner", "quote: Greta was a pilot", "quote-missing"),
        ("quote: Greta was a piano tuner", "quote: The team is led", "quote-before-the-end"),
        ("answer: piano tuner", "answer: violin maker", "answer-outside-quote"),
        ("  quote: Greta was a piano tuner\n", "", "answerable-without"),
        ("answerable: false", "answerable: false\n  quote: Start here", "unanswerable-with-quote"),
        ("hops: 2", "hops: 2\n  acept: x", "field-unknown"),
    ],
)
def test_each_untruth_is_named(place, tmp_path, was, now, rule):
    assert rule in rules(place, tmp_path, was, now)


def test_a_finding_stands_at_the_line_of_its_question(place, tmp_path):
    suite = load_suite(str(write_suite(tmp_path, SUITE.replace("hops: 2", "hops: 9"))))
    (found,) = validate(suite, place.forest)
    assert (found.line, found.message.split(":")[0]) == (5, "chain")
