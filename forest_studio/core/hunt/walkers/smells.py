"""What a question's own words say about the way to its answer: one page, a chain, or many pages."""

import re
from enum import StrEnum

from forest_studio.core.hunt.reading.asked_for import asking_part
from forest_studio.core.hunt.words.relation_words import relations
from forest_studio.core.search.words import stems

_STORY = 2
"""Words that only the part before the question has, from which on they tell a story."""
_RELATIONS = 2
"""Relations that a question names (who owns, what caused), from which on one leads to another."""
_MOST = "most|least|largest|smallest|oldest|newest|highest|lowest|longest|shortest"
_MANY = re.compile(
    r"\b(?:list|altogether|in total|overall|sum of|average|all (?:of )?(?:the|our|its)|every one|"
    r"each of|both|compared?|differ(?:s|ence)?|more than one|"
    r"how many (?:\w+ ){1,3}(?:are there|exist|in all|do we have)|"
    rf"(?:the|which \w+ is) (?:{_MOST})|"
    r"lista|en total|todos (?:los|nuestros)|todas (?:las|nuestras)|ambos|ambas|diferencia|"
    r"compar\w+|(?:el|la|los|las) (?:más|menos|mayor(?:es)?|menor(?:es)?))\b",
    re.IGNORECASE,
)


class Smell(StrEnum):
    """Why one page will hardly answer a question."""

    NONE = ""
    CHAIN = "chain"
    """It tells a story before it asks, or names several relations."""
    AGGREGATION = "aggregation"
    """It asks for something of many pages."""


def smell(question: str) -> Smell:
    """What a question smells of, by its words alone."""
    if _MANY.search(question):
        return Smell.AGGREGATION
    asking = asking_part(question)
    story = set(stems(question)) - set(stems(asking))
    if len(story) >= _STORY or len(relations(question)) >= _RELATIONS:
        return Smell.CHAIN
    return Smell.NONE
