"""Answers that are the page itself: who leads a team is the title of the page behind *led by*."""

import re
from collections.abc import Set

from forest_studio.core.hunt.foraging.paths import Path
from forest_studio.core.hunt.foraging.question_words import question_words
from forest_studio.core.hunt.reading.asked_for import Kind, asked_for
from forest_studio.core.hunt.reading.sentences import sentences
from forest_studio.core.hunt.words.relation_words import relations
from forest_studio.core.hunt.words.said_words import plain_title
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.walk import Answer, Quote
from forest_studio.core.search.words import fold

_WORD = re.compile(r"[^\W_]{3,}")
_BESIDE = 1
"""Words between the asking word and the relation that it asks by, at most."""


def named_end(forest: Forest, question: str, path: Path, body: str = "") -> Answer | None:
    """The title of a path's last page, with a sentence that names it.

    That is the sentence of the page before; else, of what was read of the last page's ``body``, the
    first one that has a word of its title. None where the question asks for something else than
    the person behind the last door, or neither page names them. Raises StorageError.
    """
    if not _asks_behind(question, path):
        return None
    title = plain_title(forest.node(path.end).title)
    home = path.nodes[-2]
    before = forest.body(home) if forest.node(home).has_file else ""
    quote = _naming(home, before, {fold(title)}, whole=True)
    quote = quote or _naming(path.end, body, set(fold(title).split()), whole=False)
    return Answer(title, (quote,)) if quote else None


def _asks_behind(question: str, path: Path) -> bool:
    """Whether a question asks for whoever stands behind the last door, by its relation."""
    if len(path.nodes) < 2 or asked_for(question) is not Kind.PERSON:
        return False
    asked = {
        relation
        for word in question_words(question)
        if word.asks and word.from_asked <= _BESIDE
        for relation in word.relations
    }
    return bool(asked & relations(path.labels[-1]))


def _naming(node: str, body: str, names: Set[str], *, whole: bool) -> Quote | None:
    for sentence in sentences(body):
        text = fold(sentence.text)
        said = names if whole else names & set(_WORD.findall(text))
        if any(name in text for name in said):
            return Quote(node, sentence.text)
    return None
