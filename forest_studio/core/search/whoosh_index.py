"""The search engine up to a few thousand nodes: Whoosh, in memory or in a folder."""

import json
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock, RLock
from typing import Any

import whoosh
from whoosh import analysis, fields, query, scoring
from whoosh.filedb.filestore import FileStorage, RamStorage
from whoosh.index import LockError

from forest_studio.core.model.errors import ForestError, SearchError
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.base import Filters, Hit, Progress, Suggestion, parse_query
from forest_studio.core.search.pages import BOOSTS, FORMAT, Page, fingerprint, page, term
from forest_studio.core.search.results import MOST_WORDS, folder_size, hit, looked_at, sunk
from forest_studio.core.search.titles import Titles
from forest_studio.core.search.words import stems

_VERSION = {"format": FORMAT, "engine": f"whoosh {whoosh.versionstring()}"}
_STATE = "state.json"
_WAIT_FOR_WRITER = 10.0
"""Seconds to wait for another process that writes the same index."""


def _schema() -> fields.Schema:
    blanks = analysis.SpaceSeparatedTokenizer()
    text = {name: fields.TEXT(analyzer=blanks, phrase=False) for name in BOOSTS}
    exact = {f"is_{name}": fields.KEYWORD for name in ("tag", "type", "in")}
    return fields.Schema(
        node=fields.ID(stored=True, unique=True),
        label=fields.STORED,
        fingerprint=fields.STORED,
        **text,
        **exact,
    )


@contextmanager
def _translated(doing: str) -> Iterator[None]:
    """Turns whatever Whoosh or the disk raise into SearchError."""
    try:
        yield
    except ForestError:
        raise
    except LockError:
        raise SearchError(
            f"{doing}: another program is writing the search index", remedy="Try again in a moment"
        ) from None
    except Exception as error:
        # A damaged file makes Whoosh raise whatever its bytes happen to lead to.
        raise SearchError(
            f"{doing}: the search index can't be used ({type(error).__name__}: {error})",
            remedy="It is rebuilt when the forest is opened again",
        ) from error


class WhooshIndex:
    """A SearchIndex in a folder, or in memory when there is none."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._writing = RLock()
        self._reading = Lock()
        self._index: Any = None
        self._searcher: Any = None
        self._titles = Titles({})
        if folder is None:
            self._create()

    def rebuild(self, forest: Forest, progress: Progress | None = None) -> None:
        """Indexes the whole forest anew; raises SearchError."""
        with self._writing, _translated("indexing"):
            self._create()
            self._write(forest, list(forest.nodes), [], progress)

    def open_for(self, forest: Forest, progress: Progress | None = None) -> None:
        """Makes the index fit the forest, touching only what changed; raises SearchError."""
        with self._writing:
            try:
                with _translated("opening"):
                    known = self._known()
            except SearchError:
                return self.rebuild(forest, progress)
            current = {node: fingerprint(forest, node) for node in forest.nodes}
            changed = [node for node, print_ in current.items() if known.get(node) != print_]
            gone = [node for node in known if node not in current]
            if changed or gone:
                with _translated("indexing"):
                    self._write(forest, changed, gone, progress)
        return None

    def upsert(self, forest: Forest, ids: Iterable[str]) -> None:
        """Indexes these nodes of the forest anew; those it lacks are deleted."""
        wanted = list(dict.fromkeys(ids))
        with self._writing, _translated("indexing"):
            self._need()
            here = [node for node in wanted if node in forest.nodes]
            self._write(forest, here, [node for node in wanted if node not in forest.nodes])

    def delete(self, ids: Iterable[str]) -> None:
        """Forgets these nodes."""
        with self._writing, _translated("indexing"):
            self._need()
            self._write(None, [], list(ids))

    def search(
        self, forest: Forest, query: str, limit: int = 20, filters: Filters | None = None
    ) -> tuple[Hit, ...]:
        """The best hits first; any query text is allowed; raises SearchError."""
        text, written = parse_query(query)
        wanted = list(dict.fromkeys(stems(text)))[:MOST_WORDS]
        asked = written | (filters or Filters())
        if limit <= 0 or not (wanted or asked):
            return ()
        self._need()
        try:
            with _translated("searching"):
                found = self._found(forest, wanted, asked, limit)
        except SearchError:
            self._distrust()
            raise
        return tuple(hit(forest, node, score, frozenset(wanted)) for node, score in found)

    def suggest(self, prefix: str, limit: int = 10) -> tuple[Suggestion, ...]:
        """Nodes with a word of their title starting like this, titles that begin so first."""
        return self._titles.suggest(prefix, limit)

    def size(self) -> int:
        """Bytes that the index holds, in memory or on disk."""
        if self._folder is not None:
            return folder_size(self._folder)
        files = self._index.storage.files if self._index is not None else {}
        return sum(len(data) for data in files.values())

    def close(self) -> None:
        """Lets go of files."""
        with self._writing, self._reading:
            if self._searcher is not None:
                self._searcher.close()
            self._searcher = None
            self._index = None if self._folder else self._index

    def _found(
        self, forest: Forest, wanted: list[str], asked: Filters, limit: int
    ) -> list[tuple[str, float]]:
        with self._reading:
            if self._searcher is None:
                self._searcher = self._index.searcher(weighting=scoring.BM25F())
            # Within the query it would make Whoosh's intersection stumble over its own skips.
            results = self._searcher.search(
                _query(wanted), limit=looked_at(limit), filter=_filter(asked)
            )
            scores = {row["node"]: row.score for row in results if row["node"] in forest.nodes}
        return sunk(forest, scores)[:limit]

    def _distrust(self) -> None:
        """Makes the next opening rebuild the index."""
        with self._writing, self._reading:
            self._index = self._searcher = None
            if self._folder is not None:
                (self._folder / _STATE).unlink(missing_ok=True)

    def _need(self) -> None:
        if self._index is None:
            raise SearchError("the search index is not open", remedy="Open the forest first")

    def _create(self) -> None:
        self.close()
        if self._folder is None:
            storage: Any = RamStorage()
        else:
            shutil.rmtree(self._folder, ignore_errors=True)
            self._folder.mkdir(parents=True, exist_ok=True)
            storage = FileStorage(str(self._folder))
            (self._folder / _STATE).write_text(json.dumps(_VERSION), encoding="utf-8")
        self._index = storage.create_index(_schema())
        self._titles = Titles({})

    def _known(self) -> dict[str, str]:
        """Fingerprints by node, as the index holds them; raises when it can't be trusted."""
        if self._index is None:
            if self._folder is None:
                raise SearchError("the search index is lost")
            state = json.loads((self._folder / _STATE).read_text(encoding="utf-8"))
            if state != _VERSION:
                raise SearchError("the search index was made by another version")
            self._index = FileStorage(str(self._folder)).open_index()
        return {node: print_ for node, _, print_ in self._take_titles()}

    def _take_titles(self) -> list[tuple[str, str, str]]:
        with self._index.reader() as reader:
            stored = [
                (row["node"], row["label"], row["fingerprint"])
                for row in reader.all_stored_fields()
            ]
        self._titles = Titles({node: title for node, title, _ in stored})
        return stored

    def _write(
        self,
        forest: Forest | None,
        changed: list[str],
        gone: list[str],
        progress: Progress | None = None,
    ) -> None:
        writer = self._index.writer(timeout=_WAIT_FOR_WRITER, limitmb=64)
        try:
            for node in gone:
                writer.delete_by_term("node", node)
            for done, node in enumerate(changed, start=1):
                assert forest is not None
                writer.update_document(**_document(page(forest, node)))
                if progress is not None:
                    progress(done, len(changed))
        except BaseException:
            writer.cancel()
            raise
        writer.commit()
        self._take_titles()
        with self._reading:
            # A refreshed searcher keeps segments whose documents were deleted since.
            if self._searcher is not None:
                self._searcher.close()
                self._searcher = None


def _document(indexed: Page) -> dict[str, str]:
    return {
        "node": indexed.node,
        "label": indexed.title,
        "fingerprint": indexed.fingerprint,
        **indexed.stems,
        "is_tag": indexed.tags,
        "is_type": indexed.types,
        "is_in": indexed.groves,
    }


def _query(wanted: list[str]) -> Any:
    terms = [
        query.Term(field, word, boost=boost) for word in wanted for field, boost in BOOSTS.items()
    ]
    return query.Or(terms) if terms else query.Every("node")


def _filter(asked: Filters) -> Any:
    must = [
        query.Or([query.Term(field, term(value)) for value in values])
        for field, values in (
            ("is_tag", asked.tags),
            ("is_type", asked.types),
            ("is_in", asked.groves),
        )
        if values
    ]
    return query.And(must) if must else None
