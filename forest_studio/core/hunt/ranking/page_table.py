"""What a ranker knows of a snapshot by heart: the words of every page, its title and its links."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from forest_studio.core.hunt.observing.doors import label_from
from forest_studio.core.hunt.observing.name_spans import Name, tokens
from forest_studio.core.hunt.observing.names import NameIndex, read_names
from forest_studio.core.hunt.per_forest import PerForest
from forest_studio.core.hunt.words.kindred_words import keys, keys_of
from forest_studio.core.model.edges import Edge
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.words import STOP_WORDS, stem, stems

Floats = NDArray[np.float64]
_K1 = 1.2
_B = 0.75
_READ = 20_000
"""Characters of a body that are read."""
_WINDOW = 7
"""Words on either side of a name that say why it is named."""
_MENTIONS = 20
"""Mentions of one name on one page that are looked at."""


@dataclass(frozen=True, slots=True)
class Edges:
    """Where the edges of a page lead, by the numbers of the pages, with what they say."""

    forth: Mapping[int, frozenset[str]]
    """By page named in this page's file: keys of scent, label and the words around its title."""
    back: tuple[int, ...]
    """Pages whose files name this one."""


class PageTable:
    """The pages of one snapshot by number, in the order of its nodes."""

    def __init__(self, forest: Forest) -> None:
        """Reads every body; raises StorageError."""
        nodes = [node for node in forest.nodes.values() if node.has_file]
        self.ids = tuple(node.id for node in nodes)
        self.number = {node: number for number, node in enumerate(self.ids)}
        self.titles = tuple(node.title for node in nodes)
        self.texts = tuple(_text(forest, node) for node in self.ids)
        self.title_stems = [tuple(stems(title)) for title in self.titles]
        self.stems = [
            Counter([*title, *stems(text)])
            for title, text in zip(self.title_stems, self.texts, strict=True)
        ]
        self._postings = _postings(self.stems)
        self._forth = self._read_edges(forest)
        self._back: dict[int, list[int]] = defaultdict(list)
        for page, others in enumerate(self._forth):
            for other in others:
                self._back[other].append(page)
        self._edges: dict[int, Edges] = {}
        self._around: dict[tuple[int, Name], frozenset[str]] = {}
        self._keys: list[frozenset[str] | None] = [None] * len(self)

    def __len__(self) -> int:
        return len(self.ids)

    @cached_property
    def names(self) -> NameIndex:
        """The name index of the same pages."""
        pairs = zip(self.titles, self.texts, strict=True)
        return NameIndex([read_names(f"{title}\n{text}") for title, text in pairs])

    def rarity(self, word: str) -> float:
        """Inverse document frequency of a stem (Robertson's, never below 0)."""
        found = self._postings.get(word)
        return rarity(len(self), 0 if found is None else len(found[0]))

    def key_rarity(self, key: str) -> float:
        """The same of a key of kindred words."""
        return rarity(len(self), self._key_counts[key])

    def holders(self, word: str) -> NDArray[np.int64]:
        """Numbers of the pages with a stem in title or text."""
        found = self._postings.get(word)
        return np.zeros(0, dtype=np.int64) if found is None else found[0]

    def title_holders(self, word: str) -> NDArray[np.int64]:
        """Numbers of the pages with a stem in their title."""
        return self._by_title_word.get(word, np.zeros(0, dtype=np.int64))

    def bm25(self, words: Iterable[str]) -> Floats:
        """Robertson and Zaragoza (2009), shape (pages,); divided by the best, 0 to 1."""
        scores = np.zeros(len(self))
        for word in dict.fromkeys(words):
            if (found := self._postings.get(word)) is not None:
                scores[found[0]] += self.rarity(word) * found[1]
        return scores / (scores.max(initial=0.0) or 1.0)

    def keys(self, page: int) -> frozenset[str]:
        """Keys of all words of a page."""
        found = self._keys[page]
        if found is None:
            found = self._keys[page] = keys(self.stems[page])
        return found

    def title_words(self, page: int) -> Name:
        """The folded words of a page's title, stop words too."""
        return _form(self.titles[page])

    def title_keys(self, page: int) -> frozenset[str]:
        """Keys of the words of a page's title."""
        return keys(self.title_stems[page])

    def edges(self, page: int) -> Edges:
        """The edges of a page from both ends."""
        if page not in self._edges:
            forth = {
                other: said | self.around(page, bare_title(self.titles[other]))
                for other, said in self._forth[page].items()
            }
            self._edges[page] = Edges(forth, tuple(self._back[page]))
        return self._edges[page]

    def around(self, page: int, name: Name) -> frozenset[str]:
        """Keys of the words that stand near a name on a page."""
        key = (page, name)
        if key not in self._around:
            self._around[key] = _around(_folded_words(self.texts[page]), name)
        return self._around[key]

    @cached_property
    def pages_called(self) -> Mapping[Name, tuple[int, ...]]:
        """Numbers of pages by title, with and without what stands in brackets."""
        found: dict[Name, dict[int, None]] = defaultdict(dict)
        for page, title in enumerate(self.titles):
            for form in (bare_title(title), _form(title)):
                if form:
                    found[form][page] = None
        return {form: tuple(pages) for form, pages in found.items()}

    @cached_property
    def _by_title_word(self) -> Mapping[str, NDArray[np.int64]]:
        found: dict[str, list[int]] = defaultdict(list)
        for page, words in enumerate(self.title_stems):
            for word in dict.fromkeys(words):
                found[word].append(page)
        return {word: np.asarray(pages) for word, pages in found.items()}

    @cached_property
    def _key_counts(self) -> Counter[str]:
        return Counter(key for page in range(len(self)) for key in self.keys(page))

    def _read_edges(self, forest: Forest) -> list[dict[int, frozenset[str]]]:
        found = []
        for node in self.ids:
            forth: dict[int, frozenset[str]] = {}
            for edge in forest.outgoing.get(node, ()):
                if (other := self.number.get(edge.other)) is not None and edge.other != node:
                    forth[other] = forth.get(other, frozenset()) | _said(forest, edge)
            found.append(forth)
        return found


page_table: PerForest[PageTable] = PerForest(PageTable)


def rarity(pages: int, count: int) -> float:
    """Inverse document frequency (Robertson's, never below 0)."""
    return math.log(1 + (pages - count + 0.5) / (count + 0.5))


def bare_title(title: str) -> Name:
    """The folded words of a title before its bracket: ``Red Kite (film)`` is called Red Kite."""
    return _form(title.partition(" (")[0])


@lru_cache(maxsize=50_000)
def _form(title: str) -> Name:
    return tuple(token.folded for token in tokens(title))


def _text(forest: Forest, node: str) -> str:
    """Summary and body; the summary only once where it is the body's beginning."""
    summary, body = forest.node(node).passport.summary, forest.body(node)[:_READ]
    begins = body.lstrip()[: len(summary)] == summary
    return body if begins or not summary else f"{summary}\n{body}"


def _said(forest: Forest, edge: Edge) -> frozenset[str]:
    return keys(stems(f"{label_from(forest, edge, edge.home)} {edge.scent}"))


def _postings(
    bags: Sequence[Counter[str]],
) -> dict[str, tuple[NDArray[np.int64], Floats]]:
    """By stem the pages that have it and the part of BM25 that depends on the page."""
    lengths = np.asarray([bag.total() for bag in bags], dtype=np.float64)
    mean = float(lengths.mean()) if len(bags) else 1.0
    held: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for page, bag in enumerate(bags):
        for word, count in bag.items():
            held[word].append((page, count))
    found = {}
    for word, pairs in held.items():
        pages = np.asarray([page for page, _ in pairs], dtype=np.int64)
        counts = np.asarray([count for _, count in pairs], dtype=np.float64)
        length = 1 - _B + _B * lengths[pages] / (mean or 1.0)
        found[word] = (pages, counts * (_K1 + 1) / (counts + _K1 * length))
    return found


@lru_cache(maxsize=5_000)
def _folded_words(text: str) -> tuple[str, ...]:
    return tuple(token.folded for token in tokens(text))


def _around(words: Sequence[str], name: Name) -> frozenset[str]:
    found: set[str] = set()
    if not name:
        return frozenset()
    starts = [at for at, word in enumerate(words) if word == name[0]]
    for at in starts[:_MENTIONS]:
        end = at + len(name)
        if tuple(words[at:end]) == name:
            for word in (*words[max(0, at - _WINDOW) : at], *words[end : end + _WINDOW]):
                if word not in STOP_WORDS:
                    found |= keys_of(stem(word))
    return frozenset(found)
