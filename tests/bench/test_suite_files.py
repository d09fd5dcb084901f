"""A suite in a published format is read as it is, and brings its forest along."""

import json

import pytest

from forest_studio.bench.suite_files import load_suite
from forest_studio.bench.suite_forests import forest_of
from forest_studio.bench.validation import validate
from forest_studio.core.model.errors import BenchError
from forest_studio.core.store.repository import Repository
from published_suites import HOTPOT, MULTIHOP_RAG, MUSIQUE, TWO_WIKI


def written(folder, *rows):
    path = folder / "published.jsonl"
    path.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("row", "grading", "kind"),
    [
        (MUSIQUE, "musique", "2hop"),
        (HOTPOT, "hotpotqa", "bridge"),
        (TWO_WIKI, "2wikimultihopqa", "compositional"),
        (MULTIHOP_RAG, "multihop-rag", "comparison_query"),
    ],
)
def test_every_published_format_is_a_suite_of_its_own_rule(tmp_path, row, grading, kind):
    (question,) = load_suite(str(written(tmp_path, row))).questions
    assert (question.grading, question.kind, question.hops) == (grading, kind, 2)
    assert question.answerable


def test_the_forest_is_planted_once_and_fits(tmp_path):
    suite = load_suite(str(written(tmp_path, MUSIQUE)))
    first = forest_of(suite, tmp_path / "cache")
    assert forest_of(suite, tmp_path / "cache") == first
    assert validate(suite, Repository.open(first).read()) == ()


def test_a_planted_forest_that_was_changed_is_left_alone(tmp_path):
    suite = load_suite(str(written(tmp_path, MUSIQUE)))
    first = forest_of(suite, tmp_path / "cache")
    (first / "mine.md").write_text("# Mine", encoding="utf-8")
    second = forest_of(suite, tmp_path / "cache")
    assert second != first
    assert (first / "mine.md").is_file()


def test_a_suite_of_ones_own_names_its_forest(small):
    with pytest.raises(BenchError, match="brings no forest along"):
        forest_of(small)


@pytest.mark.parametrize(
    ("name", "count"), [("musique-train-12", 12), ("2wikimultihopqa-train-20", 20)]
)
def test_the_samples_that_ship_can_be_run_from_a_clone(tmp_path, name, count):
    suite = load_suite(name)
    assert len(suite.questions) == count
    forest = Repository.open(forest_of(suite, tmp_path)).read()
    assert not [f for f in validate(suite, forest) if f.rule == "path-node-unknown"]
