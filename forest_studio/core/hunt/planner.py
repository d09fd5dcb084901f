"""Plans hunts: a beam of paths, scored by how much of a question they cover as a whole."""

import heapq
import math
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass

from forest_studio.core.hunt.asked_for import asking_part
from forest_studio.core.hunt.base import HeatOf, KnowsPages, no_heat
from forest_studio.core.hunt.body_words import BodyWords
from forest_studio.core.hunt.paths import JUMP, Costs, Entry, Path
from forest_studio.core.hunt.relation_words import relations
from forest_studio.core.hunt.word_table import WordTable
from forest_studio.core.search.words import stems

_TEMPERATURE = 0.015
"""Of the softmax over path scores, which are shares of the question's weight."""
_SPARE = 8
"""Candidates looked at for each place in the beam, since several may be the same pages."""

_IN_BODY = 0.8
"""How surely the rarest word in a body says that the page answers."""

Pays = tuple[tuple[str, float], ...]
"""Words of the question with the share of each that a page, or a door, pays."""


@dataclass(frozen=True, slots=True)
class _Move:
    """One more page, as far as the question is concerned."""

    node: str
    label: str
    door: Pays
    page: Pays
    both: Pays
    """What door and page pay together."""
    cost: float


class Planner:
    """Keeps a beam of paths and scores each by what all its pages cover together.

    A word of the question pays by its rarity, and the share of it that is still open shrinks with
    every page, scent or label that has it: p = 1 - (1-p1)(1-p2)... The paths of all lengths stay
    in the running. Heat saves a part of what a hop costs, and makes a path worth more that ends
    where such questions were answered; it never counts as an answered word.
    """

    def __init__(
        self,
        table: WordTable,
        question: str,
        *,
        beam: int = 32,
        hops: int = 6,
        heat: HeatOf = no_heat,
        bodies: BodyWords | None = None,
    ) -> None:
        self._table = table
        self._bodies = bodies
        self._heat = heat
        self._warmth_of_page = heat.page if isinstance(heat, KnowsPages) else _cold
        self._beam = beam
        self._hops = hops
        self._costs = Costs()
        self._moves: dict[str, tuple[_Move, ...]] = {}
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
        jumps = [self._move("", node, JUMP, entry.words) for node, entry in entries.items()]
        front = sorted((self._start(node, entry) for node, entry in entries.items()), key=_order)
        found = list(front)
        for _ in range(self._hops):
            front = self._longer(front, jumps)
            found += front
        return tuple(sorted(found, key=_order))

    def ranked_ends(self, paths: Sequence[Path]) -> list[tuple[str, float]]:
        """Last pages with their shares of a softmax over all paths that end there, best first.

        A question may tell a story before it asks. Where a story begins is not what is asked for,
        so that a last page is worth what it adds to the asking sentence alone: with its passport,
        and with its body's words for what no passport says.
        """
        worths = [(path.end, path.score - self._story(path) + self._hint(path)) for path in paths]
        best = max((worth for _, worth in worths), default=0.0)
        shares: dict[str, float] = {}
        for end, worth in worths:
            shares[end] = shares.get(end, 0.0) + math.exp((worth - best) / _TEMPERATURE)
        total = sum(shares.values())
        ranked = sorted(shares.items(), key=lambda pair: (-pair[1], pair[0]))
        return [(end, share / total) for end, share in ranked]

    def covered(self, path: Path, words: Set[str]) -> float:
        """Share of the question's weight that a path and these stems answer for together."""
        return sum(
            weight * (1.0 if word in words else 1 - path.unpaid[word])
            for word, weight in self._weights.items()
        )

    def _start(self, node: str, entry: Entry) -> Path:
        move = self._move("", node, JUMP, entry.words)
        open_ = dict.fromkeys(self._weights, 1.0)
        score = self._gain(open_, move) + self._unit * self._costs.entry * entry.worth
        return Path((node,), (), _after(open_, move.both), score, open_)

    def _longer(self, front: Sequence[Path], jumps: list[_Move]) -> list[Path]:
        """The next beam: the best paths with one page more, one for each set of pages and end."""
        candidates = [
            (-round(self._promise(path, move), 9), (*path.nodes, move.node), place, move)
            for place, path in enumerate(front)
            for move in (*self._moves_from(path.end), *jumps)
            if move.node not in path.nodes
        ]
        best = heapq.nsmallest(_SPARE * self._beam, candidates, key=lambda c: c[:3])
        kept: dict[tuple[str, frozenset[str]], Path] = {}
        for _, nodes, place, move in best:
            key = (move.node, frozenset(nodes))
            if key not in kept and len(kept) < self._beam:
                kept[key] = _with(front[place], move, self._score(front[place], move))
        return list(kept.values())

    def _moves_from(self, node: str) -> tuple[_Move, ...]:
        if node not in self._moves:
            self._moves[node] = tuple(
                self._move(node, way.node, way.label, way.words) for way in self._table.ways(node)
            )
        return self._moves[node]

    def _move(self, home: str, node: str, label: str, door: Mapping[str, float]) -> _Move:
        self.seen.add(node)
        page = self._table.words(node)
        by_door = tuple((word, door[word]) for word in self._weights if word in door)
        by_page = tuple((word, page[word]) for word in self._weights if word in page)
        both = {word: 1.0 for word, _ in (*by_door, *by_page)}
        both = {w: 1 - (1 - door.get(w, 0.0)) * (1 - page.get(w, 0.0)) for w in both}
        saved = self._costs.warm_door * min(1.0, max(0.0, self._heat(home, node) if home else 0.0))
        cost = self._unit * self._costs.of(label) * (1 - saved)
        return _Move(node, label, by_door, by_page, tuple(both.items()), cost)

    def _promise(self, path: Path, move: _Move) -> float:
        return self._score(path, move) + self._warmth(move.node)

    def _warmth(self, node: str) -> float:
        """What a path is worth more that ends where such questions were answered."""
        return self._unit * self._costs.warm_page * min(1.0, self._warmth_of_page(node))

    def _score(self, path: Path, move: _Move) -> float:
        return path.score + self._gain(path.unpaid, move) - move.cost

    def _gain(self, unpaid: Mapping[str, float], move: _Move) -> float:
        return sum(self._weights[word] * unpaid[word] * share for word, share in move.both)

    def _story(self, path: Path) -> float:
        """What the last of several pages adds to the words that only told a story."""
        if len(path.nodes) == 1:
            return 0.0
        return sum(
            self._weights[word] * (path.unpaid_before[word] - path.unpaid[word])
            for word in self._told
        )

    def _hint(self, path: Path) -> float:
        """What speaks for a last page beside its passport: its body's words, and its warmth."""
        return self._in_body(path) + self._warmth(path.end)

    def _in_body(self, path: Path) -> float:
        """What the last page's body has of the asking sentence that the path leaves open."""
        if self._bodies is None:
            return 0.0
        held = self._bodies.of(path.end)
        return _IN_BODY * sum(
            weight * path.unpaid[word] * self._bodies.rarity(word)
            for word, weight in self._weights.items()
            if word in held and word not in self._told
        )


def _cold(_node: str) -> float:
    return 0.0


def _with(path: Path, move: _Move, score: float) -> Path:
    before = _after(path.unpaid, move.door)
    unpaid = _after(before, move.page)
    return Path((*path.nodes, move.node), (*path.labels, move.label), unpaid, score, before)


def _order(path: Path) -> tuple[float, int, tuple[str, ...]]:
    return (-round(path.score, 9), len(path.nodes), path.nodes)


def _after(unpaid: Mapping[str, float], pays: Pays) -> Mapping[str, float]:
    """What is still open of each word once these have paid."""
    if not pays:
        return unpaid
    return {**unpaid, **{word: unpaid[word] * (1 - share) for word, share in pays}}


def _weights(table: WordTable, question: str) -> dict[str, float]:
    """The question's words and relations by rarity."""
    raw = {word: table.rarity(word) for word in stems(question)}
    middle = sorted(raw.values())[len(raw) // 2] if raw else 1.0
    return raw | dict.fromkeys(relations(question), middle)
