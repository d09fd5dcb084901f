"""Published suites are read in their own formats, and a broken file says where it is broken."""

import json
from pathlib import Path

import pytest

from forest_studio.core.ingest.published import Published, PublishedQuestion
from forest_studio.core.ingest.suite_files import read_published
from forest_studio.core.model.errors import BenchError
from forest_studio.paths import shipped
from published_suites import HOTPOT, MULTIHOP_RAG, MUSIQUE, TWO_WIKI

DATA = Path(__file__).resolve().parents[4] / "shared" / "data"


def read(path: Path, rows: object) -> Published:
    path.write_text(json.dumps(rows, indent=1), encoding="utf-8")
    return read_published(path)


def only(path: Path, row: dict[str, object]) -> PublishedQuestion:
    (question,) = read(path, [row]).questions
    return question


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "suite.json"


def test_musique_comes_in_lines_with_its_gold_pages_in_the_order_of_reading(file: Path) -> None:
    file.write_text(json.dumps(MUSIQUE) + "\n\n" + json.dumps(MUSIQUE | {"id": "2hop__3_4"}) + "\n")
    published = read_published(file)
    first, second = published.questions
    assert published.suite == "musique"
    assert (first.id, first.kind, first.hops) == ("2hop__1_2", "2hop", 2)
    assert [p.title for p in first.gold] == ["Kite Street", "Ada Moss"]
    assert (first.answer, first.aliases) == ("Porto", ("Oporto",))
    assert len(first.offered) == 3
    assert (first.line, second.line) == (1, 3)


def test_a_musique_question_that_is_called_unanswerable_has_no_gold(file: Path) -> None:
    question = only(file, MUSIQUE | {"answerable": False})
    assert not question.answerable
    assert question.hops == 0


def test_2wiki_joins_sentences_and_maps_facts_to_their_paragraphs(file: Path) -> None:
    published = read(file, [TWO_WIKI])
    (question,) = published.questions
    assert published.suite == "2wikimultihopqa"
    assert question.kind == "compositional"
    assert [p.title for p in question.gold] == ["Red Kite (film)", "Ada Moss"]
    assert question.gold[0].text == "Red Kite is a film. It was directed by Ada Moss."
    assert question.hops == 2


def test_hotpot_is_told_from_2wiki(file: Path) -> None:
    published = read(file, [HOTPOT])
    assert published.suite == "hotpotqa"
    assert published.questions[0].kind == "bridge"


def test_multihop_rag_offers_the_facts_that_support_a_question(file: Path) -> None:
    published = read(file, [MULTIHOP_RAG, MULTIHOP_RAG | {"evidence_list": [], "answer": "none"}])
    first, second = published.questions
    assert published.suite == "multihop-rag"
    assert (first.id, second.id) == ("query-1", "query-2")
    assert [p.title for p in first.gold] == ["Kites sold", "Kites bought"]
    assert not second.answerable


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"context": [["Only a title"]]}, "'context' holds something else"),
        ({"context": {}}, "'context' is no list"),
        ({"supporting_facts": [["Nowhere", 0]]}, "'Nowhere' is not in its context"),
        ({"supporting_facts": ["Ada Moss"]}, "'supporting_facts' holds something else"),
        ({"question": None}, "'question' is missing or empty"),
        ({"_id": 7}, "'_id' is no text"),
    ],
)
def test_what_is_wrong_with_a_row_is_said_with_file_and_line(
    file: Path, change: dict[str, object], problem: str
) -> None:
    file.write_text(
        f"[\n{json.dumps(TWO_WIKI)},\n{json.dumps(TWO_WIKI | {'_id': 'b'} | change)}\n]"
    )
    with pytest.raises(BenchError, match=problem) as caught:
        read_published(file)
    assert (caught.value.node, caught.value.line) == (str(file), 3)


@pytest.mark.parametrize(
    ("text", "problem", "line"),
    [
        ("", "no questions in the file", None),
        ("[]", "no questions in the file", None),
        ('{"id": 1}\n{"id": ', "no valid JSON", 2),
        ("[1]", "no JSON object", 1),
        ('[{"id": 1}', "the list has no end", 1),
        ('[{"id": 1}] more', "after the list", 1),
        ('{"a": 1}', "no suite that is known", 1),
        ("[" * 100_000, "no valid JSON|nested too deep", 1),
    ],
)
def test_a_file_that_is_no_suite_is_refused(
    file: Path, text: str, problem: str, line: int | None
) -> None:
    file.write_text(text)
    with pytest.raises(BenchError, match=problem) as caught:
        read_published(file)
    assert caught.value.line == line


def test_two_questions_of_one_id_are_refused(file: Path) -> None:
    with pytest.raises(BenchError, match="stands in line 2 already"):
        read(file, [TWO_WIKI, TWO_WIKI])


def test_a_missing_file_and_one_of_another_encoding_are_refused(file: Path) -> None:
    with pytest.raises(BenchError, match="can't be read"):
        read_published(file)
    file.write_bytes(b"\xff\xfe[")
    with pytest.raises(BenchError, match="not UTF-8"):
        read_published(file)


@pytest.mark.parametrize(
    ("name", "suite", "count"),
    [
        ("musique_ans_train_100.jsonl", "musique", 100),
        ("2wikimultihop_train_500.json", "2wikimultihopqa", 500),
        ("hotpot_train_v1.1_100.json", "hotpotqa", 100),
        ("MultiHopRAG_500.json", "multihop-rag", 500),
    ],
)
def test_the_whole_samples_are_read(name: str, suite: str, count: int) -> None:
    if not (DATA / name).is_file():
        pytest.skip(f"{name} is not beside this checkout")
    published = read_published(DATA / name)
    assert (published.suite, len(published.questions)) == (suite, count)
    assert all(set(q.gold) <= set(q.offered) for q in published.questions)


@pytest.mark.parametrize(
    ("name", "suite", "count"),
    [
        ("musique-train-12.jsonl", "musique", 12),
        ("2wikimultihopqa-train-20.json", "2wikimultihopqa", 20),
    ],
)
def test_the_samples_that_ship_are_read(name: str, suite: str, count: int) -> None:
    published = read_published(shipped("bench", "suites", "published", name))
    assert (published.suite, len(published.questions)) == (suite, count)
