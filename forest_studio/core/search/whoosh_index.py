"""The search engine up to a few thousand nodes: Whoosh, in memory or in a folder."""

import json
import shutil
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from threading import Lock
from typing import Any

import whoosh
from whoosh import analysis, fields, query, scoring
from whoosh.filedb.filestore import FileStorage, RamStorage
from whoosh.index import LockError

from forest_studio.core.model.errors import ForestError, SearchError
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.base import Filters, Progress
from forest_studio.core.search.engine_base import STATE, Engine
from forest_studio.core.search.pages import BOOSTS, FORMAT, Page, page, term
from forest_studio.core.search.results import folder_size, looked_at, sunk
from forest_studio.core.search.titles import Titles

_VERSION = {"format": FORMAT, "engine": f"whoosh {whoosh.versionstring()}"}
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


class WhooshIndex(Engine):
    """A SearchIndex in a folder, or in memory when there is none."""

    def __init__(self, folder: Path | None) -> None:
        super().__init__(folder)
        self._reading = Lock()
        self._searcher: Any = None
        if folder is None:
            self._create()

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

    def _translated(self, doing: str) -> AbstractContextManager[None]:
        return _translated(doing)

    def _forget(self) -> None:
        with self._reading:
            self._index = self._searcher = None

    def _create(self) -> None:
        self.close()
        if self._folder is None:
            storage: Any = RamStorage()
        else:
            shutil.rmtree(self._folder, ignore_errors=True)
            self._folder.mkdir(parents=True, exist_ok=True)
            storage = FileStorage(str(self._folder))
            (self._folder / STATE).write_text(json.dumps(_VERSION), encoding="utf-8")
        self._index = storage.create_index(_schema())
        self._titles = Titles({})

    def _load(self) -> dict[str, str]:
        if self._index is None:
            if self._folder is None:
                raise SearchError("the search index is lost")
            state = json.loads((self._folder / STATE).read_text(encoding="utf-8"))
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
