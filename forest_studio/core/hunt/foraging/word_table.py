"""What a forager knows of a snapshot by heart: the words of its passports and doors."""

import math
import weakref
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from forest_studio.core.hunt.observing.doors import CHILD, PARENT, label_from
from forest_studio.core.hunt.observing.name_doors import NAMED, name_doors
from forest_studio.core.hunt.per_forest import PerForest
from forest_studio.core.hunt.words.kind_words import kinds
from forest_studio.core.hunt.words.relation_words import relations
from forest_studio.core.hunt.words.said_words import plain_title, said_around
from forest_studio.core.model.edges import Edge
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.passport import Passport
from forest_studio.core.search.words import stems

TITLE = 0.9
TEXT = 0.8
"""How surely a word of the question is answered for by a title, or by the rest of a passport."""
BACKWARDS = 0.5
"""What an edge's scent counts when the edge is followed back: it describes the other end."""


_SAMPLE = 5000
"""Passports over which rarity is counted; in a larger forest every second one, or third..."""
_READ = 4_000
"""Characters of a body that are looked through for another page's name."""
_LIST = 200
"""Children above which a folder is a list to be searched, not a choice of doors."""


@dataclass(frozen=True, slots=True)
class Way:
    """A door as the forager weighs it."""

    node: str
    label: str
    words: Mapping[str, float]
    """By stem (and by relation) how surely the door answers for it."""


@lru_cache(maxsize=20_000)
def passport_words(passport: Passport) -> Mapping[str, float]:
    """By stem how surely a page answers for a word of the question."""
    texts = (passport.summary, passport.scent, *passport.tags)
    found = {word: TEXT for text in texts for word in stems(text)}
    return found | dict.fromkeys(stems(passport.title), TITLE)


@lru_cache(maxsize=20_000)
def _scent_words(scent: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(stems(scent)))


@lru_cache(maxsize=10_000)
def _label_words(label: str) -> tuple[str, ...]:
    return tuple({*stems(label), *relations(label)})


class WordTable:
    """The words of one snapshot; ways out of a node are worked out when asked for."""

    def __init__(self, forest: Forest) -> None:
        # Weak, since the table is remembered for as long as its snapshot lives.
        self._snapshot = weakref.ref(forest)
        step = 1 + len(forest.nodes) // _SAMPLE
        sample = list(islice(forest.nodes.values(), 0, None, step))
        self._size = len(sample)
        self._counts: Counter[str] = Counter()
        for node in sample:
            self._counts.update(passport_words(node.passport).keys())
        self._ways: dict[str, tuple[Way, ...]] = {}
        self._kinds: dict[str, frozenset[str]] = {}
        self._kind_counts: Counter[str] | None = None

    @property
    def _forest(self) -> Forest:
        forest = self._snapshot()
        assert forest is not None, "the snapshot of this table is gone"
        return forest

    def rarity(self, word: str) -> float:
        """Inverse document frequency of a stem over the passports (Robertson's, never below 0)."""
        return self._rarity(self._counts[word])

    def _rarity(self, count: int) -> float:
        return math.log(1 + (self._size - count + 0.5) / (count + 0.5))

    def words(self, node_id: str) -> Mapping[str, float]:
        """By stem how surely the page answers for a word of the question."""
        return passport_words(self._forest.nodes[node_id].passport)

    def kinds(self, node_id: str) -> frozenset[str]:
        """What kinds of page a page is of, by the titles of the folders it lies in and its tags."""
        if node_id not in self._kinds:
            forest = self._forest
            words = list(forest.nodes[node_id].passport.tags)
            at = forest.parents.get(node_id)
            while at is not None and forest.parents.get(at) is not None:
                words += forest.nodes[at].passport.title.split()
                at = forest.parents.get(at)
            self._kinds[node_id] = kinds(words)
        return self._kinds[node_id]

    def kind_rarity(self, kind: str) -> float:
        """As ``rarity``, of a kind of page; 0 for one that no page is of."""
        if self._kind_counts is None:
            step = 1 + len(self._forest.nodes) // _SAMPLE
            sample = islice(self._forest.nodes, 0, None, step)
            self._kind_counts = Counter(kind for node in sample for kind in self.kinds(node))
        count = self._kind_counts[kind]
        return self._rarity(count) if count else 0.0

    def ways(self, node_id: str) -> tuple[Way, ...]:
        """The doors of a node: edges from both ends, children, parent."""
        if node_id not in self._ways:
            forest = self._forest
            ways = [_way(forest, edge, node_id) for edge in forest.edges_of(node_id)]
            children = forest.children.get(node_id, ())
            ways += [Way(child, CHILD, {}) for child in children if len(children) <= _LIST]
            if (parent := forest.parents.get(node_id)) is not None:
                ways.append(Way(parent, PARENT, {}))
            there = {way.node for way in ways}
            ways += [
                Way(page.node, NAMED, {})
                for page in name_doors(forest).of(node_id)
                if page.node not in there
            ]
            self._ways[node_id] = tuple(ways)
        return self._ways[node_id]


def _way(forest: Forest, edge: Edge, here: str) -> Way:
    label = label_from(forest, edge, here)
    sure = TEXT if edge.home == here else TEXT * BACKWARDS
    words = dict.fromkeys(_scent_words(edge.scent), sure) if edge.scent else _said(forest, edge)
    words |= dict.fromkeys(_label_words(label), TEXT)
    return Way(edge.far_end(here), label, words)


def _said(forest: Forest, edge: Edge) -> dict[str, float]:
    """The words around the name of the other end, where nobody has written a scent."""
    home = forest.nodes[edge.home]
    name = plain_title(forest.nodes[edge.other].passport.title)
    found = said_around(home.passport.summary, name)
    if not found and home.has_file:
        found = said_around(forest.body(edge.home)[:_READ], name)
    return dict(found)


word_table: PerForest[WordTable] = PerForest(WordTable)
