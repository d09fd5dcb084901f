"""What one more page pays of a question: by the words of its door and of its passport."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from forest_studio.core.hunt.foraging.paths import JUMP
from forest_studio.core.hunt.foraging.question_words import FAR, AskedWord, question_words
from forest_studio.core.hunt.foraging.word_table import WordTable
from forest_studio.core.hunt.words.said_words import ROLES, asked_keys

_KIND = 0.7
"""How surely a page's kind answers for the word that names it."""
_KIND_WEIGHT = 0.6
"""What a word weighs by the rarity of the kind that it names, where the word itself is rarer."""
_LEAST_KIND = 0.3
"""What such a word weighs at least, in shares of the question's middle word."""
_ASKED_ROLE = 0.2
"""Share of its cost that a hop has where the question asks for it by name: *the director of*."""
_PAID = 0.25
"""Share of a word from which on a page has said it."""


@dataclass(frozen=True, slots=True)
class Pay:
    """What a page pays of one word."""

    place: int
    """Of the word in the question."""
    door: float
    """Share that the door pays alone."""
    both: float
    """Share that door and page pay together."""


@dataclass(frozen=True, slots=True)
class Move:
    """One more page, as far as the question is concerned."""

    node: str
    label: str
    words: tuple[Pay, ...]
    """Words that stand on the page or the door."""
    named: tuple[tuple[Pay, ...], ...]
    """Relations of the door and kinds of the page, with every word that names one: the team that
    belongs to the team is two of them, so that only one word of each is paid."""
    cost: float


class Asked:
    """A question as it is weighed in a forest: each word by its rarity, all together 1."""

    def __init__(self, table: WordTable, question: str) -> None:
        self._table = table
        self.words = question_words(question)
        raw = _weights(table, self.words)
        total = sum(raw) or 1.0
        self.unit = table.rarity("") / total
        """Weight of a word that no page has."""
        self.weights = tuple(weight / total for weight in raw)
        asking = {word.stem for word in self.words if word.asks}
        self.told = frozenset(
            place
            for place, word in enumerate(self.words)
            if not word.asks and word.stem not in asking
        )
        """Places of the words that only tell a story."""
        self._stems = _places((word.stem,) if word.stem else () for word in self.words)
        self._said = {stem: asked_keys(stem) for stem in self._stems}
        self._roles = [stem for stem in self._stems if stem in ROLES]
        self._relations = _places(word.relations for word in self.words)
        self._kinds = {
            kind: places
            for kind, places in _places(word.kinds for word in self.words).items()
            if table.kind_rarity(kind)
        }

    def move(self, node: str, label: str, door: Mapping[str, float], cost: float) -> Move:
        """A page behind a door; ``door`` says by stem and relation how surely it answers."""
        page, kinds = self._table.words(node), self._table.kinds(node)
        words: list[Pay] = []
        for stem, places in self._stems.items():
            by_door = door.get(stem, 0.0) or max(
                (door.get(key, 0.0) for key in self._said[stem]), default=0.0
            )
            by_page = page.get(stem, 0.0)
            if by_door or by_page:
                both = 1 - (1 - by_door) * (1 - by_page)
                words += (Pay(place, by_door, both) for place in places)
        named = [
            tuple(Pay(place, share, share) for place in places)
            for relation, places in self._relations.items()
            if (share := door.get(relation, 0.0))
        ]
        named += [
            tuple(Pay(place, 0.0, _KIND) for place in places)
            for kind, places in self._kinds.items()
            if kind in kinds
        ]
        if label != JUMP and any(
            door.get(key) for stem in self._roles for key in (stem, *self._said[stem])
        ):
            cost *= _ASKED_ROLE
        return Move(node, label, tuple(words), tuple(named), cost)

    def paid(self, unpaid: Sequence[float], move: Move) -> dict[int, Pay]:
        """What a move pays of each word (by place), where ``unpaid`` is left of them."""
        found = {pay.place: pay for pay in move.words}
        for group in move.named:
            most, best = 0.0, None
            for pay in group:
                known = found[pay.place].both if pay.place in found else 0.0
                more = self.weights[pay.place] * unpaid[pay.place] * (pay.both - known)
                if more > most:
                    most, best = more, pay
            if best is not None:
                found[best.place] = best
        return found

    def gain(self, unpaid: Sequence[float], paid: Mapping[int, Pay]) -> float:
        """Share of the question's weight that is paid."""
        return sum(self.weights[at] * unpaid[at] * pay.both for at, pay in paid.items())

    def from_asked(self, unpaid: Sequence[float], paid: Mapping[int, Pay], before: int) -> int:
        """How far what is paid stands from the asking word; as ``before`` where nothing is."""
        said = [at for at, pay in paid.items() if unpaid[at] * pay.both > _PAID]
        return min((self.words[at].from_asked for at in said), default=before)


def start(size: int) -> tuple[tuple[float, ...], int]:
    """What is unpaid, and how far the asking word is, before the first page."""
    return (1.0,) * size, FAR


def _places(keys: Iterable[Iterable[str]]) -> dict[str, tuple[int, ...]]:
    found: dict[str, list[int]] = {}
    for place, names in enumerate(keys):
        for name in names:
            found.setdefault(name, []).append(place)
    return {name: tuple(found[name]) for name in sorted(found)}


def _weights(table: WordTable, words: Sequence[AskedWord]) -> list[float]:
    """By rarity; a relation weighs as the question's middle word, a kind by its own rarity."""
    rarities = [table.rarity(word.stem) if word.stem else 0.0 for word in words]
    plain = sorted(rarity for rarity, word in zip(rarities, words, strict=True) if word.stem)
    middle = plain[len(plain) // 2] if plain else 1.0
    found: list[float] = []
    for word, rarity in zip(words, rarities, strict=True):
        kind = max(map(table.kind_rarity, word.kinds), default=0.0)
        if word.relations:
            found.append(middle)
        elif kind:
            own = rarity if word.stem and rarity <= kind else _KIND_WEIGHT * kind
            found.append(max(min(rarity or own, own), _LEAST_KIND * middle))
        else:
            found.append(rarity)
    return found
