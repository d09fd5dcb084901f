"""Pages that a question needs together come first, also where only one shares its words."""

import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forest_builder import Leaf, build
from forest_studio.core.hunt.meaning.embedder import Vectors
from forest_studio.core.hunt.ranking.page_ranking import PageRanker
from forest_studio.core.hunt.ranking.page_table import PageTable
from forest_studio.core.hunt.ranking.page_vectors import Erosion, PageVectors, eroded
from forest_studio.core.hunt.ranking.page_walk import best_first
from forest_studio.core.hunt.ranking.page_weights import (
    VECTORS,
    WORDS,
    as_json,
    read_weights,
    shipped_weights,
)
from forest_studio.core.ingest.pooled import pool
from forest_studio.core.ingest.suite_files import read_published
from forest_studio.core.model.errors import HuntError
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.words import stems
from forest_studio.paths import shipped

QUESTION = "Where was the director of Red Kite born?"
FILLER = {
    f"filler-{n}.md": Leaf(title=f"Filler {n}", body=f"A film number {n} about a director born.")
    for n in range(12)
}


def forest(*, joined: bool) -> Forest:
    return build(
        {
            "kite.md": Leaf(
                title="Red Kite (film)",
                body="Red Kite is a film directed by Ada Moss.",
                edges=(("moss", "mentions"),) if joined else (),
            ),
            "moss.md": Leaf(title="Ada Moss", body="Ada Moss came from Porto, where she grew up."),
            **FILLER,
        }
    )


def ranked(made: Forest, question: str = QUESTION) -> list[str]:
    return [page.node for page in PageRanker(PageTable(made)).rank(question, 5)]


def test_a_page_that_a_named_page_leads_to_is_found_without_a_word_of_the_question() -> None:
    assert ranked(forest(joined=True))[:2] == ["kite", "moss"]


def test_a_name_in_common_is_enough() -> None:
    assert set(ranked(forest(joined=False))[:2]) == {"kite", "moss"}


def test_the_same_question_gives_the_same_ranking() -> None:
    made = forest(joined=True)
    ranker = PageRanker(PageTable(made))
    first = ranker.rank(QUESTION)
    ranker.rank("Something else?")
    assert ranker.rank(QUESTION) == first == PageRanker(PageTable(made)).rank(QUESTION)


def test_a_forest_without_pages_has_no_ranking() -> None:
    assert ranked(build({})) == []


@settings(max_examples=30, deadline=None)
@given(st.text(max_size=60))
def test_any_question_is_taken(question: str) -> None:
    found = PageRanker(PageTable(forest(joined=True))).rank(question, 50)
    assert len({page.node for page in found}) == len(found)
    assert all(0 <= page.chance <= 1 for page in found)


def test_erosion_takes_the_words_of_a_title_out_of_a_question() -> None:
    assert eroded(QUESTION, ("red", "kite", "film")) == "Where was the director of born?"
    assert eroded("", ("red",)) == ""


class Letters:
    """Counts letters: texts of the same letters are near each other."""

    name = "letters"

    def encode(self, texts: Sequence[str]) -> Vectors:
        rows = [[text.lower().count(letter) for letter in "abcdefghij"] for text in texts]
        found = np.asarray(rows, dtype=np.float32).reshape(-1, 10) + 0.01
        return np.asarray(found / np.linalg.norm(found, axis=1, keepdims=True), dtype=np.float32)


def test_an_embedder_joins_in() -> None:
    table = PageTable(forest(joined=True))
    vectors = PageVectors(table, Letters())
    found = PageRanker(table, vectors).rank(QUESTION, 2)
    assert {page.node for page in found} == {"kite", "moss"}
    (near,) = Erosion(table, QUESTION, vectors).near([table.number["kite"]])
    assert near is not None
    assert near.max() == 1
    assert Erosion(table, QUESTION, None).near([0]) == [None]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"vectors": {"first": {"columns": {}}}}'])
def test_weights_that_do_not_fit_are_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "weights.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(HuntError, match="weights of the forager"):
        read_weights(file, VECTORS)


def test_weights_are_written_as_they_are_read(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text(json.dumps({WORDS: as_json(shipped_weights(WORDS))}), encoding="utf-8")
    first, again = shipped_weights(WORDS).first, read_weights(file, WORDS).first
    assert first.bias == again.bias
    assert np.array_equal(first.weights, again.weights)


def test_the_published_sample_is_ranked_far_better_than_by_words_alone() -> None:
    sample = shipped("bench", "suites", "published", "2wikimultihopqa-train-20.json")
    made = pool([read_published(sample)])
    table = PageTable(made.forest)
    ranker = PageRanker(table)

    def found(pages: Sequence[str], gold: Sequence[str]) -> float:
        return len(set(pages[:5]) & set(gold)) / len(gold)

    ours = [found([p.node for p in ranker.rank(q.question, 5)], q.gold) for q in made.questions]
    words = [
        found([table.ids[n] for n in best_first(table.bm25(stems(q.question)))], q.gold)
        for q in made.questions
    ]
    assert sum(ours) / len(ours) > 0.95
    assert sum(ours) > sum(words) + 3
