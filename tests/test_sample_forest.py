"""What a reader of the sample forest and a user of its suites can rely on."""

import re
import unicodedata
from collections.abc import Iterator

import pytest

from forest_studio.bench.grading.substring import holds_answer
from forest_studio.bench.suite_files import load_suite
from forest_studio.bench.suites import Question, Suite
from forest_studio.bench.validation import validate
from forest_studio.core.curate.checks import check
from forest_studio.core.model.changes import Author
from forest_studio.core.model.findings import Severity
from forest_studio.core.model.forest import Forest
from forest_studio.core.store.planting import plant
from forest_studio.core.store.repository import Repository
from forest_studio.paths import shipped

SUITES = ("sample-strict", "sample-mixed", "sample-reworded", "sample-spanish", "sample-deep")
STOP_WORDS = frozenset(
    """about above after again against also another because been before being below between both
    could does doing down during each else every from further have having here hers herself himself
    into itself just more most must only other ours over same should some such than that their
    theirs them then there these they this those through under until upon very were what when where
    which while whom whose will with within without would your yours""".split()
)


@pytest.fixture(scope="module")
def forest(tmp_path_factory: pytest.TempPathFactory) -> Forest:
    place = tmp_path_factory.mktemp("sample") / "forest"
    plant(shipped("sample_forest"), place, Author("Test", "test@example.org"))
    return Repository.open(place).read()


def suite(name: str) -> Suite:
    return load_suite(name)


CHAINS = suite("sample-strict").questions + suite("sample-deep").questions


def stem(word: str) -> str:
    """Takes off the commonest English endings, so that ``leads`` meets ``leading``."""
    for ending, instead in (("ies", "y"), ("ing", ""), ("ed", ""), ("es", ""), ("s", "")):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            word = word[: -len(ending)] + instead
            break
    return word[:-1] if word.endswith("e") and len(word) > 3 else word


def content_words(text: str) -> set[str]:
    folded = unicodedata.normalize("NFD", text.lower().replace("'s", ""))
    plain = "".join(c for c in folded if not unicodedata.combining(c))
    words = re.findall(r"[a-z]{4,}", plain)
    return {stem(word) for word in words if word not in STOP_WORDS}


def whole_page(forest: Forest, node: str) -> str:
    passport = forest.node(node).passport
    return "\n\n".join((passport.title, passport.summary, passport.scent, forest.body(node)))


def paragraphs(forest: Forest) -> Iterator[tuple[str, str]]:
    for node in forest.nodes:
        for paragraph in re.split(r"\n\s*\n", whole_page(forest, node)):
            yield node, paragraph


def test_the_sample_has_no_errors_and_no_warnings(forest: Forest) -> None:
    assert [f for f in check(forest) if f.severity is not Severity.NOTE] == []


def test_the_sample_is_large_deep_and_bilingual(forest: Forest) -> None:
    curated = [n for n in forest.nodes.values() if n.has_file and not n.wild]
    assert len(curated) >= 150
    assert max(len(forest.ancestors(n.id)) for n in curated) >= 4
    assert sum("español" in n.passport.tags for n in curated) >= 3


def test_every_edge_is_typed_and_scented(forest: Forest) -> None:
    for edge in forest.edges():
        assert forest.manifest.edge_type(edge.type) is not None
        assert edge.scent, f"{edge.home} -> {edge.other}"


def test_every_curated_page_has_between_80_and_300_words(forest: Forest) -> None:
    for node in forest.nodes.values():
        if not node.wild and not node.is_grove:
            words = len(re.findall(r"\w[\w.,:’'–-]*", forest.body(node.id)))
            assert 75 <= words <= 310, node.id


@pytest.mark.parametrize("name", SUITES)
def test_each_gold_path_exists_and_each_quote_stands_in_its_body(name: str, forest: Forest) -> None:
    assert [f for f in validate(suite(name), forest) if f.severity is not Severity.NOTE] == []


def test_the_suites_have_the_sizes_that_the_readme_of_the_bench_promises() -> None:
    assert [len(suite(name).questions) for name in SUITES] == [11, 24, 11, 11, 20]
    mixed = suite("sample-mixed").questions
    assert sum(not q.answerable for q in mixed) == 4
    assert min(q.hops for q in mixed if q.answerable) == 0


@pytest.mark.parametrize("question", CHAINS, ids=lambda q: q.id)
def test_a_question_of_a_chain_suite_needs_a_chain_of_three_curated_edges(
    question: Question, forest: Forest
) -> None:
    assert question.hops >= (4 if question.id.startswith("deep") else 3)
    for here, there in zip(question.path, question.path[1:], strict=False):
        assert any(edge.far_end(here) == there for edge in forest.edges_of(here))


@pytest.mark.parametrize("name", ["sample-strict", "sample-reworded", "sample-deep"])
def test_the_words_of_the_answers_page_are_not_in_the_question(name: str, forest: Forest) -> None:
    for question in suite(name).questions:
        shared = content_words(question.question) & content_words(
            whole_page(forest, question.path[-1])
        )
        assert not shared, question.id


@pytest.mark.parametrize("question", CHAINS, ids=lambda q: q.id)
def test_no_single_paragraph_answers_a_question_of_a_chain_suite(
    question: Question, forest: Forest
) -> None:
    """A paragraph that holds the answer has no word of the question to be found or judged by."""
    asked = content_words(question.question)
    for node, paragraph in paragraphs(forest):
        if holds_answer(paragraph, question.accepted):
            assert not asked & content_words(paragraph), node


def test_the_three_strict_suites_ask_for_the_same_answers() -> None:
    strict = {q.id.removeprefix("strict-"): q for q in suite("sample-strict").questions}
    for name in ("reworded", "spanish"):
        for question in suite(f"sample-{name}").questions:
            original = strict[question.id.removeprefix(f"{name}-")]
            assert question.path == original.path
            assert set(original.accepted) <= set(question.accepted)
