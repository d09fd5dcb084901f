"""The search engine above a few thousand nodes: tantivy, in memory or in a folder."""

import json
import shutil
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

import tantivy
from tantivy import Occur, Query

from forest_studio.core.model.errors import ForestError, SearchError
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.base import Filters, Progress
from forest_studio.core.search.engine_base import STATE, Engine
from forest_studio.core.search.known_pages import Known, KnownPages
from forest_studio.core.search.pages import BOOSTS, FORMAT, Page, page, term
from forest_studio.core.search.results import folder_size, looked_at, sunk
from forest_studio.core.search.titles import Titles

_VERSION = {"format": FORMAT, "engine": f"tantivy {version('tantivy')}"}
_PAGES = "pages.jsonl"
_WORDS = "words"
_FILTERS = ("tag", "type", "in")
_LONGEST_TERM = 8_000
"""Characters; the engine leaves out longer ones, which nobody types anyway."""
_WAIT_FOR_WRITER = 10.0
"""Seconds to wait for another process that writes the same index."""
_IN_A_GO, _PAUSE = 16, 0.0001
"""Pages after which others have their turn, and seconds of it. tantivy gives Python's lock up and
takes it again within each call: whoever waits is woken, comes too late each time, and never gets
to ask for it; a window stood still for 150 ms."""
_HEAP, _SMALL_HEAP = 128_000_000, 15_000_000
"""Bytes that a writer may use for a whole forest, and for an edit."""
_MANY = 500


def _schema() -> Any:
    builder = tantivy.SchemaBuilder()
    builder.add_text_field("node", stored=True, tokenizer_name="raw", index_option="basic")
    builder.add_text_field(_WORDS, tokenizer_name="whitespace", index_option="freq")
    for name in _FILTERS:
        builder.add_text_field(f"is_{name}", tokenizer_name="whitespace", index_option="basic")
    return builder.build()


@contextmanager
def _translated(doing: str) -> Iterator[None]:
    """Turns whatever tantivy or the disk raise into SearchError, a panic of its code included."""
    try:
        yield
    except ForestError:
        raise
    except BaseException as error:
        if not isinstance(error, Exception) and type(error).__name__ != "PanicException":
            raise
        raise SearchError(
            f"{doing}: the search index can't be used ({type(error).__name__}: {error})",
            remedy="It is rebuilt when the forest is opened again",
        ) from error


class TantivyIndex(Engine):
    """A SearchIndex in a folder, or in memory when there is none.

    All texts of a page go into one field, those of weighty ones several times: BM25 over weighted
    frequencies (BM25F, Robertson, Zaragoza and Taylor 2004), and one posting list a word.
    """

    def __init__(self, folder: Path | None) -> None:
        super().__init__(folder)
        self._pages = KnownPages(None)
        if folder is None:
            self._create()

    def size(self) -> int:
        """Bytes that the index holds on disk; 0 in memory, where the engine does not say."""
        return 0 if self._folder is None else folder_size(self._folder)

    def close(self) -> None:
        """Lets go of files."""
        with self._writing:
            self._index = None if self._folder else self._index

    def _translated(self, doing: str) -> AbstractContextManager[None]:
        return _translated(doing)

    def _forget(self) -> None:
        self._index = None

    def _found(
        self, forest: Forest, wanted: list[str], asked: Filters, limit: int
    ) -> list[tuple[str, float]]:
        index = self._index
        if index is None:
            self._need()
        searcher = index.searcher()
        results = searcher.search(
            _query(index.schema, wanted, asked), looked_at(limit), count=False
        )
        scores: dict[str, float] = {}
        for score, address in results.hits:
            node = searcher.doc(address).get_first("node")
            if node in forest.nodes:
                scores[node] = score
        return sunk(forest, scores)[:limit]

    def _create(self) -> None:
        self._index = None
        if self._folder is None:
            self._pages = KnownPages(None)
            self._index = tantivy.Index(_schema())
        else:
            shutil.rmtree(self._folder, ignore_errors=True)
            self._folder.mkdir(parents=True, exist_ok=True)
            self._index = tantivy.Index(_schema(), path=str(self._folder), reuse=False)
            self._pages = KnownPages(self._folder / _PAGES)
            self._pages.rewrite()
            (self._folder / STATE).write_text(json.dumps(_VERSION), encoding="utf-8")
        self._titles = Titles({})

    def _load(self) -> dict[str, str]:
        if self._folder is None:
            if self._index is None:
                raise SearchError("the search index is lost")
            return self._fingerprints()
        state = json.loads((self._folder / STATE).read_text(encoding="utf-8"))
        if state != _VERSION:
            raise SearchError("the search index was made by another version")
        pages = KnownPages(self._folder / _PAGES)
        pages.load()
        index = tantivy.Index.open(str(self._folder))
        if index.searcher().num_docs < len(pages.pages):
            raise SearchError("the search index has lost pages")
        self._index, self._pages = index, pages
        self._titles = Titles({node: known.title for node, known in pages.pages.items()})
        return self._fingerprints()

    def _fingerprints(self) -> dict[str, str]:
        return {node: known.fingerprint for node, known in self._pages.pages.items()}

    def _write(
        self,
        forest: Forest | None,
        changed: list[str],
        gone: list[str],
        progress: Progress | None = None,
    ) -> None:
        writer = self._writer(_HEAP if len(changed) > _MANY else _SMALL_HEAP)
        known: dict[str, Known] = {}
        try:
            for node in gone:
                writer.delete_documents_by_term("node", node)
            for done, node in enumerate(changed, start=1):
                assert forest is not None
                indexed = page(forest, node)
                writer.delete_documents_by_term("node", node)
                writer.add_document(_document(indexed))
                known[node] = Known(indexed.title, indexed.fingerprint)
                if done % _IN_A_GO == 0:
                    time.sleep(_PAUSE)
                if progress is not None:
                    progress(done, len(changed))
            writer.commit()
        except BaseException:
            writer.rollback()
            raise
        finally:
            writer.wait_merging_threads()
        self._pages.note(known, gone)
        self._titles.update({node: page_.title for node, page_ in known.items()}, gone)
        self._index.reload()

    def _writer(self, heap: int) -> Any:
        """The one writer of the folder; one thread, so that the same forest is indexed alike."""
        end = time.monotonic() + _WAIT_FOR_WRITER
        while True:
            try:
                return self._index.writer(heap, 1)
            except ValueError as error:
                if "LockBusy" not in str(error):
                    raise
                if time.monotonic() > end:
                    raise SearchError(
                        "another program is writing the search index",
                        remedy="Try again in a moment",
                    ) from None
            time.sleep(0.05)


def _document(indexed: Page) -> Any:
    document = tantivy.Document()
    document.add_text("node", indexed.node)
    for field, text in indexed.stems.items():
        for _ in range(round(BOOSTS[field])):
            document.add_text(_WORDS, text)
    document.add_text("is_tag", indexed.tags)
    document.add_text("is_type", indexed.types)
    document.add_text("is_in", indexed.groves)
    return document


def _query(schema: Any, wanted: list[str], asked: Filters) -> Any:
    terms = [
        (Occur.Should, Query.term_query(schema, _WORDS, word, index_option="freq"))
        for word in wanted
        if len(word) < _LONGEST_TERM
    ]
    plain = Query.boolean_query(terms) if wanted else Query.all_query()
    must = [
        (Occur.Must, _one_of(schema, f"is_{name}", values))
        for name, values in zip(_FILTERS, (asked.tags, asked.types, asked.groves), strict=True)
        if values
    ]
    return Query.boolean_query([(Occur.Must, plain), *must]) if must else plain


def _one_of(schema: Any, field: str, values: tuple[str, ...]) -> Any:
    """Any of some exact terms, which decides about a hit and not about its score."""
    terms = [
        (Occur.Should, Query.term_query(schema, field, value, index_option="basic"))
        for value in map(term, values)
        if len(value) < _LONGEST_TERM
    ]
    return Query.const_score_query(Query.boolean_query(terms), 0.0)
