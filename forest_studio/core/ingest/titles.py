"""Finds the titles that a text mentions: what links the paragraphs of a pool."""

import html
import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

_WORD = re.compile(r"[^\W_]+")
_BRACKETS = re.compile(r"\s*\([^()]*\)\s*")
_FORMS_LIMIT = 12
"""Words of the longest title that is looked for."""

Form = tuple[str, ...]
"""A title as folded words."""


@dataclass(frozen=True, slots=True)
class Token:
    """One word of a text."""

    folded: str
    raw: str

    @property
    def named(self) -> bool:
        """Whether it begins like a name: with a capital or a digit."""
        return not self.raw[0].islower()


@lru_cache(maxsize=200_000)
def _folded(word: str) -> str:
    decomposed = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", word).casefold())
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))


def tokens(text: str) -> list[Token]:
    """The words of a text, accents folded and entities such as ``&amp;`` unescaped."""
    plain = unicodedata.normalize("NFC", html.unescape(text))
    return [Token(_folded(word), word) for word in _WORD.findall(plain)]


class Titles:
    """The titles of a pool, and which of them may be found in a text."""

    def __init__(self, titles: Iterable[str], texts: Iterable[str]) -> None:
        """``texts`` is what the pool holds: how its words are written says which are names."""
        known = dict.fromkeys(titles)
        self._by_form: dict[Form, dict[str, None]] = defaultdict(dict)
        for title in known:
            for form in _forms(title):
                self._by_form[form][title] = None
        self._add_place_heads(known)
        self._forget_common_words(texts)
        self._longest: Counter[str] = Counter()
        for form in self._by_form:
            self._longest[form[0]] = max(self._longest[form[0]], len(form))

    def mentioned(self, text: str) -> tuple[str, ...]:
        """Titles in the order in which the text first names them, one inside another too."""
        found: dict[str, None] = {}
        for form in self._forms_in(tokens(text)):
            found.update(self._by_form[form])
        return tuple(found)

    def _forms_in(self, words: list[Token]) -> Iterator[Form]:
        for start, word in enumerate(words):
            if not word.named:
                continue
            room = min(self._longest[word.folded], len(words) - start)
            for length in range(room, 0, -1):
                form = tuple(w.folded for w in words[start : start + length])
                if form in self._by_form:
                    yield form

    def _add_place_heads(self, titles: Iterable[str]) -> None:
        """``Springfield`` for ``Springfield, Illinois``: only where the tail is a place.

        What follows the comma passes for a place when it is a title itself or follows more than
        one head; in ``John, King of England`` it is neither, and every John would be linked.
        """
        parted = [(title, *_parted(title)) for title in titles]
        heads_of_tail: dict[Form, set[Form]] = defaultdict(set)
        for _, head, tail in parted:
            heads_of_tail[tail].add(head)
        for title, head, tail in parted:
            place = bool(tail) and (tail in self._by_form or len(heads_of_tail[tail]) > 1)
            if head and place:
                self._by_form[head][title] = None

    def _forget_common_words(self, texts: Iterable[str]) -> None:
        """Drops one-word titles that the texts mostly write in lower case, and bare numbers."""
        single = {form[0] for form in self._by_form if len(form) == 1}
        capital: Counter[str] = Counter()
        small: Counter[str] = Counter()
        for text in texts:
            for word in tokens(text):
                if word.folded in single:
                    (capital if word.named else small)[word.folded] += 1
        for name in single:
            if small[name] >= max(1, capital[name]) or name.isdigit() or len(name) == 1:
                del self._by_form[(name,)]


def _forms(title: str) -> Iterator[Form]:
    """The whole title, and the title without what stands in brackets.

    One word that is left without its brackets is distrusted: ``President (corporate title)``
    would be linked from every president.
    """
    whole = _form(title)
    if whole:
        yield whole
    bare = _form(_without_brackets(title))
    if len(bare) > 1 and bare != whole:
        yield bare


def _parted(title: str) -> tuple[Form, Form]:
    """The words before and after the last comma; both empty where there is none."""
    head, comma, tail = _without_brackets(title).rpartition(",")
    tail_names = [word for word in tokens(tail) if not word.named]
    return (_form(head), _form(tail)) if comma and not tail_names else ((), ())


def _without_brackets(title: str) -> str:
    return _BRACKETS.sub(" ", html.unescape(title))


def _form(title: str) -> Form:
    words = tuple(word.folded for word in tokens(title))
    return words if len(words) <= _FORMS_LIMIT else ()


def linked(pages: Mapping[str, tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    """For each page, given by id as title and text, the ids of the pages that its text names.

    A title names all of its pages; no page names its own title.
    """
    titles = Titles((t for t, _ in pages.values()), (text for _, text in pages.values()))
    by_title: dict[str, list[str]] = defaultdict(list)
    for page, (title, _) in pages.items():
        by_title[title].append(page)
    return {
        page: tuple(
            other for named in titles.mentioned(text) if named != title for other in by_title[named]
        )
        for page, (title, text) in pages.items()
    }
