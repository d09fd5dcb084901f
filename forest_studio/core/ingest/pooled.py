"""Pools the paragraphs of published questions into one forest, and maps the questions to it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from forest_studio.core.ingest.memory_texts import MemoryTexts
from forest_studio.core.ingest.pool_pages import PoolPage, files_of, manifest_text, pages_of
from forest_studio.core.ingest.published import Paragraph, Published, PublishedQuestion
from forest_studio.core.ingest.summary import sentence_with
from forest_studio.core.model.errors import BenchError
from forest_studio.core.model.forest import Forest
from forest_studio.core.store.passports.manifest_file import read_manifest
from forest_studio.core.store.reading.file_node import read_node
from forest_studio.core.store.reading.grow import Soil, grow


@dataclass(frozen=True, slots=True)
class PooledQuestion:
    """A published question with the nodes that support it."""

    id: str
    suite: str
    question: str
    answers: tuple[str, ...]
    """The answer and its aliases."""
    gold: tuple[str, ...]
    """Ids of the supporting nodes; empty where nothing can be answered."""
    hops: int
    kind: str
    quote: str
    """The sentence of a gold page that holds the answer, the last page first; often empty."""


@dataclass(frozen=True)
class Pool:
    """A forest of pooled paragraphs with the questions that are asked of it."""

    forest: Forest
    questions: tuple[PooledQuestion, ...]
    files: Mapping[str, str]
    """The text of every file by path, ``forest.yaml`` included."""


def pool(published: Sequence[Published], name: str = "") -> Pool:
    """One node for each different paragraph of all questions; the same input, the same forest.

    Edges of the type ``mentions`` are made from titles in the texts alone: the decompositions
    and evidences of the suites name the way to the answer, and are not looked at. Raises
    BenchError when there is no paragraph at all.
    """
    offered = [p for file in published for q in file.questions for p in q.offered]
    if not offered:
        raise BenchError("no question brings a paragraph along")
    pages = pages_of(offered)
    title = name or " and ".join(dict.fromkeys(file.suite for file in published))
    files = {"forest.yaml": manifest_text(title), **files_of(list(pages.values()))}
    questions = [_pooled(q, file.suite, pages) for file in published for q in file.questions]
    return Pool(grown(files), tuple(questions), files)


def grown(files: Mapping[str, str]) -> Forest:
    """The forest of files given by path, read as the store reads them from a disk."""
    manifest, _ = read_manifest(files.get("forest.yaml"))
    texts = MemoryTexts()
    nodes = []
    for path, text in files.items():
        if path.endswith(".md"):
            data = text.encode("utf-8", "replace")
            nodes.append(read_node(path, data, texts.add(data), manifest.tokenizer))
    return grow(Soil(manifest, texts, "", manifest.name), nodes)


def _pooled(
    question: PublishedQuestion, suite: str, pages: Mapping[Paragraph, PoolPage]
) -> PooledQuestion:
    answers = tuple(a for a in dict.fromkeys((question.answer, *question.aliases)) if a)
    quotes = (sentence_with(p.text, answers) for p in reversed(question.gold))
    return PooledQuestion(
        question.id,
        suite,
        question.question,
        answers,
        tuple(dict.fromkeys(pages[p].id for p in question.gold)),
        question.hops,
        question.kind,
        next(filter(None, quotes), ""),
    )
