"""A pool is an ordinary forest: stable ids, passports within budget, edges from texts alone."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forest_studio.core.ingest.pooled import Pool, pool
from forest_studio.core.ingest.published import Paragraph, Published, PublishedQuestion
from forest_studio.core.ingest.suite_files import read_published
from forest_studio.core.ingest.summary import first_sentences
from forest_studio.core.model import budget
from forest_studio.core.model.errors import BenchError
from published_suites import HOTPOT, MUSIQUE, TWO_WIKI


def pooled(folder: Path, *rows: dict[str, object]) -> Pool:
    published = []
    for number, row in enumerate(rows):
        file = folder / f"{number}.json"
        file.write_text(json.dumps([row]), encoding="utf-8")
        published.append(read_published(file))
    return pool(published)


def of(*paragraphs: tuple[str, str]) -> Pool:
    offered = tuple(Paragraph(*pair) for pair in paragraphs)
    question = PublishedQuestion("q", "What?", "", (), "", 1, offered[:1], offered, 1)
    return pool([Published("hotpotqa", Path("x.json"), (question,))])


def edges(made: Pool) -> set[tuple[str, str, str]]:
    nodes = made.forest.nodes
    return {(nodes[e.home].title, e.type, nodes[e.other].title) for e in made.forest.edges()}


def test_a_paragraph_becomes_a_node_with_a_passport(tmp_path: Path) -> None:
    made = pooled(tmp_path, MUSIQUE)
    node = made.forest.node("kite-street-930718c20d")
    assert node.title == "Kite Street"
    assert node.passport.summary == "Kite Street is a novel by Ada Moss."
    assert made.forest.body(node.id) == "Kite Street is a novel by Ada Moss.\n"
    assert not node.wild
    assert node.findings == ()


def test_edges_come_from_titles_in_texts(tmp_path: Path) -> None:
    assert edges(pooled(tmp_path, MUSIQUE)) == {("Kite Street", "mentions", "Ada Moss")}


def test_what_names_the_way_to_the_answer_makes_no_edge(tmp_path: Path) -> None:
    told = pooled(tmp_path, MUSIQUE, TWO_WIKI)
    untold = pooled(
        tmp_path,
        MUSIQUE | {"question_decomposition": [], "answer": "x", "answer_aliases": []},
        TWO_WIKI | {"evidences": [], "supporting_facts": [], "answer": "x"},
    )
    assert told.files == untold.files


def test_a_question_knows_its_gold_nodes_in_the_order_of_reading(tmp_path: Path) -> None:
    made = pooled(tmp_path, MUSIQUE, HOTPOT)
    first, second = made.questions
    titles = [made.forest.node(node).title for node in first.gold]
    assert titles == ["Kite Street", "Ada Moss"]
    assert first.answers == ("Porto", "Oporto")
    assert (second.suite, second.hops, second.kind) == ("hotpotqa", 2, "bridge")


def test_a_paragraph_that_two_questions_share_is_one_node() -> None:
    made = of(("A page", "Text."), ("A page", "Text."), ("A page", "Other text."))
    assert sum(node.has_file for node in made.forest.nodes.values()) == 2


def test_paragraphs_of_one_title_share_a_grove() -> None:
    made = of(("A page", "Text."), ("A page", "Other text."), ("Another", "Text."))
    first, second, third = (n for n in made.forest.nodes.values() if n.has_file)
    parents = made.forest.parents
    assert first.title == second.title == "A page"
    assert parents[first.id] == parents[second.id] != parents[third.id]


def test_the_same_paragraphs_make_the_same_forest_in_any_order() -> None:
    pages = [("B", "About Ada Moss."), ("Ada Moss", "About B."), ("B", "More.")]
    assert of(*pages).files == of(*reversed(pages)).files


def test_titles_that_yaml_or_a_file_system_would_trip_over_survive() -> None:
    titles = ["Con", "No", "- a: b", "../up", '"quoted"', "天気", "", "A" * 300, "AT&amp;T"]
    made = of(*((title, f"Text {n}.") for n, title in enumerate(titles)))
    found = {node.title for node in made.forest.nodes.values() if node.has_file}
    assert {*titles[:6], "Text 6.", "A" * 300, "AT&T"} == found
    assert not [n for n in made.forest.nodes.values() if n.has_file and (n.wild or n.findings)]


def test_questions_without_paragraphs_make_no_forest() -> None:
    question = PublishedQuestion("q", "What?", "", (), "", 0, (), (), 1)
    with pytest.raises(BenchError, match="no question brings a paragraph"):
        pool([Published("multihop-rag", Path("x.json"), (question,))])


def test_half_a_character_does_not_break_a_file(tmp_path: Path) -> None:
    made = pooled(
        tmp_path, HOTPOT | {"context": [["A\ud800", ["B\udc00."]]], "supporting_facts": []}
    )
    assert {n.title for n in made.forest.nodes.values() if n.has_file} == {"A?"}


def test_a_summary_is_whole_sentences_where_they_fit() -> None:
    text = "One short sentence. A second one. " + "Word " * 80
    assert first_sentences(text, 20) == "One short sentence. A second one."
    assert first_sentences("Short.", 20) == "Short."
    assert first_sentences("word " * 80, 10).endswith("word …")


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(st.text(max_size=20), st.text(min_size=1, max_size=120)), min_size=1))
def test_any_paragraphs_make_curated_nodes_within_budget(pages: list[tuple[str, str]]) -> None:
    made = of(*pages)
    nodes = [node for node in made.forest.nodes.values() if node.has_file]
    assert len(nodes) == len(set(pages))
    for node in nodes:
        assert budget.count(node.passport.summary) <= 60
        assert not [f for f in node.findings if f.rule.startswith("name-")]
