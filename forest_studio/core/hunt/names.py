"""The name index: rare names and the pages whose text holds them, like the index of a book."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from forest_studio.core.hunt.name_spans import LINKS, Name, names, tokens

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


class NameIndex:
    """Derived from texts alone and never written into a file; pages go by their number."""

    def __init__(self, texts: Sequence[str]) -> None:
        """``texts`` holds title and text of every page, in the order of their numbers."""
        self._single = _Casing(texts)
        held = [[name for name in names(text) if self._is_name(name)] for text in texts]
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
        return self._single.mostly_small(word)

    def _is_name(self, name: Name) -> bool:
        return len(name) > 1 or not self._single.mostly_small(name[0])


class _Casing:
    """How often each word is written small and with a capital."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._balance: Counter[str] = Counter()
        for text in texts:
            for word in tokens(text):
                self._balance[word.folded] += 1 if word.named else -1

    def mostly_small(self, word: str) -> bool:
        return self._balance[word] <= 0
