"""Paths through a forest, scored by how much of a question they cover as a whole."""

import heapq
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from forest_studio.core.hunt.asked_for import asking_part
from forest_studio.core.hunt.doors import CHILD, PARENT
from forest_studio.core.hunt.relation_words import relations
from forest_studio.core.hunt.word_table import WordTable
from forest_studio.core.search.words import stems

_TEMPERATURE = 0.015
"""Of the softmax over path scores, which are shares of the question's weight."""
JUMP = "jump"
"""The label of a hop to another start page, which costs a search."""


@dataclass(frozen=True, slots=True)
class Path:
    """Pages in the order they are walked through."""

    nodes: tuple[str, ...]
    labels: tuple[str, ...]
    """Label of the door before each page but the first."""
    unpaid: Mapping[str, float]
    """By word of the question, how much of it the path leaves open (1: all of it)."""
    score: float
    unpaid_before: Mapping[str, float]
    """The same before the last page: what that page was not needed for."""

    @property
    def end(self) -> str:
        """The last page."""
        return self.nodes[-1]


@dataclass(frozen=True, slots=True)
class Entry:
    """A start page: what the search thinks of it, and which words its snippet showed."""

    worth: float
    """From 0 to 1 for the best."""
    words: Mapping[str, float]
    """By stem how surely the snippet answers for a word of the question."""


@dataclass(frozen=True, slots=True)
class Costs:
    """What makes a path worse, in shares of the rarest word's weight.

    A hop has to be paid for by a word of the question that the path did not have before, however
    long the question is.
    """

    edge: float = 0.6
    child: float = 1.2
    parent: float = 1.4
    jump: float = 1.4
    entry: float = 0.3
    """What the best start page is worth more than one that the search did not find."""

    def of(self, label: str) -> float:
        """The cost of one hop."""
        return {CHILD: self.child, PARENT: self.parent, JUMP: self.jump}.get(label, self.edge)


class Planner:
    """Keeps a beam of paths and scores each by what all its pages cover together.

    A word of the question pays by its rarity, and the share of it that is still open shrinks with
    every page, scent or label that has it: p = 1 - (1-p1)(1-p2)... The paths of all lengths stay
    in the running.
    """

    def __init__(self, table: WordTable, question: str, *, beam: int = 16, hops: int = 5) -> None:
        self._table = table
        self._beam = beam
        self._hops = hops
        self._costs = Costs()
        raw = _weights(table, question)
        total = sum(raw.values()) or 1.0
        self._unit = table.rarity("") / total
        self._weights = {word: weight / total for word, weight in sorted(raw.items())}
        asking = {*stems(asking_part(question)), *relations(asking_part(question))}
        self._told = frozenset(self._weights) - asking
        self.seen: set[str] = set()
        """Ids of the passports that were read."""

    def plan(self, entries: Mapping[str, Entry]) -> tuple[Path, ...]:
        """Every path that was ever in the beam, the best first.

        ``entries`` holds the start pages by id.
        """
        front = self._best(self._start(node, entry) for node, entry in entries.items())
        found = list(front)
        for _ in range(self._hops):
            front = self._best(longer for path in front for longer in self._longer(path, entries))
            found += front
        return tuple(sorted(found, key=_order))

    def _start(self, node: str, entry: Entry) -> Path:
        self.seen.add(node)
        open_ = dict.fromkeys(self._weights, 1.0)
        unpaid = _after(_after(open_, self._table.words(node)), entry.words)
        score = self._covered(unpaid) + self._unit * self._costs.entry * entry.worth
        return Path((node,), (), unpaid, score, open_)

    def _longer(self, path: Path, entries: Mapping[str, Entry]) -> Iterator[Path]:
        for way in self._table.ways(path.end):
            if way.node not in path.nodes:
                yield self._step(path, way.node, way.label, way.words)
        for node, entry in entries.items():
            if node not in path.nodes:
                yield self._step(path, node, JUMP, entry.words)

    def _step(self, path: Path, node: str, label: str, words: Mapping[str, float]) -> Path:
        self.seen.add(node)
        before = _after(path.unpaid, words)
        unpaid = _after(before, self._table.words(node))
        gain = self._covered(unpaid) - self._covered(path.unpaid)
        score = path.score + gain - self._unit * self._costs.of(label)
        return Path((*path.nodes, node), (*path.labels, label), unpaid, score, before)

    def ranked_ends(self, paths: Sequence[Path]) -> list[tuple[str, float]]:
        """Last pages with their shares of a softmax over all paths that end there, best first.

        A question may tell a story before it asks. Where a story begins is not what is asked for,
        so that a last page is worth what it adds to the asking sentence alone.
        """
        worths = [(path.end, path.score - self._story(path)) for path in paths]
        best = max((worth for _, worth in worths), default=0.0)
        shares: dict[str, float] = {}
        for end, worth in worths:
            shares[end] = shares.get(end, 0.0) + math.exp((worth - best) / _TEMPERATURE)
        total = sum(shares.values())
        ranked = sorted(shares.items(), key=lambda pair: (-pair[1], pair[0]))
        return [(end, share / total) for end, share in ranked]

    def _story(self, path: Path) -> float:
        """What the last of several pages adds to the words that only told a story."""
        if len(path.nodes) == 1:
            return 0.0
        return sum(
            self._weights[word] * (path.unpaid_before[word] - path.unpaid[word])
            for word in self._told
        )

    def _covered(self, unpaid: Mapping[str, float]) -> float:
        return sum(weight * (1 - unpaid[word]) for word, weight in self._weights.items())

    def _best(self, paths: Iterator[Path]) -> list[Path]:
        """The beam: the best paths, one for each set of pages that ends at the same page."""
        different: dict[tuple[str, frozenset[str]], Path] = {}
        for path in paths:
            key = (path.end, frozenset(path.nodes))
            if key not in different or path.score > different[key].score:
                different[key] = path
        return heapq.nsmallest(self._beam, different.values(), key=_order)


def _order(path: Path) -> tuple[float, int, tuple[str, ...]]:
    return (-round(path.score, 9), len(path.nodes), path.nodes)


def _after(unpaid: Mapping[str, float], words: Mapping[str, float]) -> Mapping[str, float]:
    """What is still open of each word once these have paid."""
    if not any(word in words for word in unpaid):
        return unpaid
    return {word: left * (1 - words.get(word, 0.0)) for word, left in unpaid.items()}


def _weights(table: WordTable, question: str) -> dict[str, float]:
    """The question's words and relations by rarity."""
    raw = {word: table.rarity(word) for word in stems(question)}
    middle = sorted(raw.values())[len(raw) // 2] if raw else 1.0
    return raw | dict.fromkeys(relations(question), middle)
