"""The name index: rare names and the pages whose text holds them, like the index of a book."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from forest_studio.core.hunt.observing.name_spans import LINKS, Name, names, tokens

PAGES = 60
"""Pages beyond which a name says nothing about any of them."""
_SINGLE = 0.7
"""What a name of one word counts, beside one of several."""
_LEAST = 0.05


@dataclass(frozen=True, slots=True)
class Shared:
    """A name that a page has in common with others."""

    name: Name
    weight: float
    """From 0 to 1 for a name of several words that only two pages hold."""
    pages: tuple[int, ...]
    """Numbers of all the pages that hold it."""


@dataclass(frozen=True, slots=True)
class NamesRead:
    """What one text says by itself, before other texts are known."""

    names: tuple[Name, ...]
    balance: Mapping[str, int]
    """By folded word how much more often it is written with a capital than small."""


class NameIndex:
    """Derived from texts alone and never written into a file; pages go by their number."""

    def __init__(self, read: Sequence[NamesRead]) -> None:
        """``read`` is what title and text of every page say, in the order of their numbers."""
        self._balance: Counter[str] = Counter()
        for one in read:
            self._balance.update(one.balance)
        held = [[name for name in one.names if self._is_name(name)] for one in read]
        pages: dict[Name, list[int]] = defaultdict(list)
        for number, found in enumerate(held):
            for name in found:
                pages[name].append(number)
        self._pages: Mapping[Name, tuple[int, ...]] = {
            name: tuple(numbers) for name, numbers in pages.items() if 2 <= len(numbers) <= PAGES
        }
        self._on_page = [tuple(name for name in found if name in self._pages) for found in held]

    def shared_by(self, page: int, said: Iterable[str] = ()) -> tuple[Shared, ...]:
        """The names that a page shares with others, in the order of its text.

        A name all of whose words are ``said`` (folded) leads nowhere new and is left out.
        """
        known = {*said, *LINKS}
        return tuple(
            Shared(name, self.weight(name), self._pages[name])
            for name in self._on_page[page]
            if not known.issuperset(name)
        )

    def weight(self, name: Name) -> float:
        """How much sharing a name says: 1 for two pages, next to nothing for many."""
        count = len(self._pages.get(name, ()))
        if count < 2:
            return 0.0
        rare = 1 - math.log(count) / math.log(PAGES + 1)
        return max(rare, _LEAST) * (1.0 if len(name) > 1 else _SINGLE)

    def is_mostly_small(self, word: str) -> bool:
        """Whether the pages write a folded word in lower case more often than not."""
        return self._balance[word] <= 0

    def _is_name(self, name: Name) -> bool:
        return len(name) > 1 or not self.is_mostly_small(name[0])


def read_names(text: str) -> NamesRead:
    balance: Counter[str] = Counter()
    for word in tokens(text):
        balance[word.folded] += 1 if word.named else -1
    return NamesRead(tuple(names(text)), balance)
