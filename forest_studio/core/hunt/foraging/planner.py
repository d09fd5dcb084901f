"""Plans hunts: a beam of paths, scored by how much of a question they cover as a whole."""

import heapq
import math
from collections.abc import Mapping, Sequence, Set

from forest_studio.core.hunt.base import HeatOf, KnowsPages, no_heat
from forest_studio.core.hunt.foraging.body_words import BodyWords
from forest_studio.core.hunt.foraging.moves import Asked, Move, Pay, start
from forest_studio.core.hunt.foraging.paths import JUMP, Costs, Entry, Path
from forest_studio.core.hunt.foraging.word_table import WordTable
from forest_studio.core.hunt.reading.asked_for import asked_for

_TEMPERATURE = 0.01
"""Of the softmax over path scores, which are shares of the question's weight."""
_SPARE = 8
"""Candidates looked at for each place in the beam, since several may be the same pages."""
_RELATED = 0.5
"""What a word counts that names a relation, when too little of a question led to a page."""
_IN_BODY = 0.8
"""How surely the rarest word in a body says that the page answers."""


class Planner:
    """Keeps a beam of paths and scores each by what all its pages cover together.

    A word of the question pays by its rarity, and the share of it that is still open shrinks with
    every page, scent or label that has it: p = 1 - (1-p1)(1-p2)... A word that names a relation or
    a kind of page is answered for by a door's label, or by where the page lies, too. The paths of
    all lengths stay in the running. Heat saves a part of what a hop costs, and makes a path worth
    more that ends where such questions were answered; it never counts as an answered word.
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
        self._moves: dict[str, tuple[Move, ...]] = {}
        self._asked = Asked(table, question)
        self._kind = asked_for(question)
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

    def ranked_ends(self, paths: Sequence[Path], *, warm: bool = True) -> list[tuple[str, float]]:
        """Last pages with their shares of a softmax over all paths that end there, best first.

        A question may tell a story before it asks. Where a story begins is not what is asked for,
        so that a last page is worth what it adds to the asking sentence alone: with its passport,
        and with its body's words for what no passport says. A chain that is told from its end
        leads to the asking word, so that a path which stops far from it has stopped too early.
        Without ``warm`` it does not matter where such questions were answered.
        """
        worths = [
            (path.end, self._worth(path) + (self._warmth(path.end) if warm else 0.0))
            for path in paths
        ]
        best = max((worth for _, worth in worths), default=0.0)
        shares: dict[str, float] = {}
        for end, worth in worths:
            shares[end] = shares.get(end, 0.0) + math.exp((worth - best) / _TEMPERATURE)
        total = sum(shares.values())
        ranked = sorted(shares.items(), key=lambda pair: (-pair[1], pair[0]))
        return [(end, share / total) for end, share in ranked]

    def covered(self, path: Path, words: Set[str]) -> float:
        """Share of the question's weight that a path and these stems answer for together.

        A relation is answered for by many pages, so that its word counts half.
        """
        found = total = 0.0
        asked = zip(self._asked.words, self._asked.weights, path.unpaid, strict=True)
        for word, weight, left in asked:
            if word.stem:
                paid = (1 - left) * (_RELATED if word.relations else 1.0)
                found += weight * (1.0 if word.stem in words else paid)
                total += weight
        return found / (total or 1.0)

    def known(self, path: Path) -> dict[str, float]:
        """By stem of the question how much of it was paid for before the last page, 0 to 1."""
        found: dict[str, float] = {}
        for word, left in zip(self._asked.words, path.unpaid_before, strict=True):
            if word.stem:
                found[word.stem] = max(found.get(word.stem, 0.0), 1 - left)
        return found

    def _start(self, node: str, entry: Entry) -> Path:
        move = self._move("", node, JUMP, entry.words)
        unpaid, far = start(len(self._asked.words))
        paid = self._asked.paid(unpaid, move)
        score = self._asked.gain(unpaid, paid)
        score += self._asked.unit * self._costs.entry * entry.worth
        near = self._asked.from_asked(unpaid, paid, far)
        return Path((node,), (), _after(unpaid, paid), score, unpaid, near)

    def _longer(self, front: Sequence[Path], jumps: list[Move]) -> list[Path]:
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
                kept[key] = self._with(front[place], move)
        return list(kept.values())

    def _moves_from(self, node: str) -> tuple[Move, ...]:
        if node not in self._moves:
            self._moves[node] = tuple(
                self._move(node, way.node, way.label, way.words) for way in self._table.ways(node)
            )
        return self._moves[node]

    def _move(self, home: str, node: str, label: str, door: Mapping[str, float]) -> Move:
        self.seen.add(node)
        saved = self._costs.warm_door * min(1.0, max(0.0, self._heat(home, node) if home else 0.0))
        cost = self._asked.unit * self._costs.of(label) * (1 - saved)
        return self._asked.move(node, label, door, cost)

    def _promise(self, path: Path, move: Move) -> float:
        paid = self._asked.paid(path.unpaid, move)
        gain = self._asked.gain(path.unpaid, paid)
        return path.score + gain - move.cost + self._warmth(move.node)

    def _with(self, path: Path, move: Move) -> Path:
        paid = self._asked.paid(path.unpaid, move)
        before = _after_doors(path.unpaid, paid)
        return Path(
            (*path.nodes, move.node),
            (*path.labels, move.label),
            _after(path.unpaid, paid),
            path.score + self._asked.gain(path.unpaid, paid) - move.cost,
            before,
            self._asked.from_asked(path.unpaid, paid, path.from_asked),
        )

    def _worth(self, path: Path) -> float:
        return (
            path.score
            - self._story(path)
            - self._shortness(path)
            + self._in_body(path)
            + self._holds_kind(path.end)
        )

    def _story(self, path: Path) -> float:
        """What the last of several pages adds to the words that only told a story."""
        if len(path.nodes) == 1:
            return 0.0
        return sum(
            self._asked.weights[place] * (path.unpaid_before[place] - path.unpaid[place])
            for place in self._asked.told
        )

    def _shortness(self, path: Path) -> float:
        short = min(self._costs.short * path.from_asked, self._costs.short_most)
        return self._asked.unit * short

    def _holds_kind(self, end: str) -> float:
        """What a last page is worth more whose body holds what is asked for."""
        if self._bodies is None or not self._bodies.hold(end, self._kind):
            return 0.0
        return self._asked.unit * self._costs.holds_kind

    def _warmth(self, node: str) -> float:
        """What a path is worth more that ends where such questions were answered."""
        return self._asked.unit * self._costs.warm_page * min(1.0, self._warmth_of_page(node))

    def _in_body(self, path: Path) -> float:
        """What the last page's body has of the asking sentence that the path leaves open."""
        if self._bodies is None:
            return 0.0
        held = self._bodies.of(path.end)
        return _IN_BODY * sum(
            self._asked.weights[place] * path.unpaid[place] * self._bodies.rarity(word.stem)
            for place, word in enumerate(self._asked.words)
            if word.stem in held and not word.relations and place not in self._asked.told
        )


def _cold(_node: str) -> float:
    return 0.0


def _order(path: Path) -> tuple[float, int, tuple[str, ...]]:
    return (-round(path.score, 9), len(path.nodes), path.nodes)


def _after(unpaid: Sequence[float], paid: Mapping[int, Pay]) -> tuple[float, ...]:
    """What is left of each word once door and page have paid."""
    left = list(unpaid)
    for place, pay in paid.items():
        left[place] *= 1 - pay.both
    return tuple(left)


def _after_doors(unpaid: Sequence[float], paid: Mapping[int, Pay]) -> tuple[float, ...]:
    """What is left once the door alone has paid."""
    left = list(unpaid)
    for place, pay in paid.items():
        left[place] *= 1 - pay.door
    return tuple(left)
