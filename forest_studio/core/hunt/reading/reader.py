"""The shared reader: pulls the one sentence out of given bodies that answers best."""

import math
from collections import Counter
from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass

from forest_studio.core.hunt.reading.asked_for import asked_for, holds
from forest_studio.core.hunt.reading.sentences import Sentence, sentences
from forest_studio.core.hunt.reading.told_dates import tells_a_life
from forest_studio.core.hunt.words.life_words import LIFE, kindred_to
from forest_studio.core.model.walk import Answer, Quote
from forest_studio.core.search.words import stems

_CONTEXT_WEIGHT = 0.5
"""What a word of the heading over a sentence counts, beside one of its own."""
_KINDRED_WEIGHT = 0.8
"""What one counts that is told in another word of the same row: *born* for a birthplace."""
_KIND_WEIGHT = 0.5
"""What the kind of thing that is asked for counts, in shares of the question's whole weight."""
_EARLY = 0.02
"""What standing first counts, so that equal sentences come in the body's order."""
_LONGEST = 400
"""Characters; a longer sentence is rather a list without full stops."""

Rarity = Callable[[str], float]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A sentence and how well it answers."""

    node: str
    sentence: Sentence
    score: float
    """From 0 to about 1.5: the covered share of the question's weight, and the kind's bonus."""
    fits: bool
    """Whether it holds the kind of thing that is asked for."""

    @property
    def confidence(self) -> float:
        """From 0 to 1: a sentence without the kind of thing that is asked for counts as it matches.

        It stands in the page letter for letter whether it answers or not.
        """
        return 1.0 if self.fits else min(1.0, self.score)

    def answer(self) -> Answer:
        """The sentence as an answer with itself as evidence."""
        text = " ".join(self.sentence.text.split())
        return Answer(text, (Quote(self.node, self.sentence.text),))


def read(
    question: str,
    bodies: Mapping[str, str],
    *,
    known: Mapping[str, float] | None = None,
    rarity: Rarity | None = None,
) -> tuple[Candidate, ...]:
    """The sentences of all bodies (by node id), the best first.

    ``known`` says how much of a stem of the question was paid for before the bodies were opened
    (0 to 1): where such words stand says little about where the answer stands. Without a
    ``rarity`` the words are weighted by how few of the sentences have them.
    """
    found = [(node, s) for node, body in bodies.items() for s in sentences(body)]
    bags = [(frozenset(stems(s.text)), frozenset(stems(s.context))) for _, s in found]
    akin = [_akin(s.text, own) for (_, s), (own, _) in zip(found, bags, strict=True)]
    weights = _weights(question, known or {}, rarity or _rarity([own for own, _ in bags]))
    kind = asked_for(question)
    scored = []
    for place, ((node, sentence), bag) in enumerate(zip(found, bags, strict=True)):
        fits = holds(kind, sentence.text)
        score = _covered(bag, akin[place], weights) + _KIND_WEIGHT * fits + _EARLY / (1 + place)
        score *= min(1.0, _LONGEST / len(sentence.text))
        scored.append(Candidate(node, sentence, score, fits))
    return tuple(sorted(scored, key=lambda candidate: -candidate.score))


def best_answer(question: str, bodies: Mapping[str, str]) -> Answer | None:
    """The best sentence of all bodies as an answer, None when there is no sentence."""
    found = best_sentence(question, bodies)
    return found.answer() if found else None


def best_sentence(question: str, bodies: Mapping[str, str]) -> Candidate | None:
    """The best sentence of all bodies, None when there is none."""
    return next(iter(read(question, bodies)), None)


def _covered(bag: tuple[Set[str], Set[str]], akin: Set[str], weights: Mapping[str, float]) -> float:
    """The weight of the question's words that stand in a sentence, or for less over it.

    Words that tell the same of a life count less than the word itself.
    """
    own, context = bag
    found = 0.0
    for word, weight in weights.items():
        if word in own:
            found += weight
        elif kindred_to(word) & akin:
            found += _KINDRED_WEIGHT * weight
        elif word in context:
            found += _CONTEXT_WEIGHT * weight
    return found


def _akin(text: str, own: Set[str]) -> frozenset[str]:
    """The rows that a sentence's words belong to; a span of years tells a birth and a death."""
    lived = LIFE if tells_a_life(text) else frozenset()
    return frozenset(key for word in own for key in kindred_to(word)) | lived


def _weights(question: str, known: Mapping[str, float], rarity: Rarity) -> dict[str, float]:
    """The question's stems by weight, adding up to 1 when none is known yet."""
    raw = {word: rarity(word) for word in stems(question)}
    total = sum(raw.values()) or 1.0
    return {word: weight * (1 - known.get(word, 0.0)) / total for word, weight in raw.items()}


def _rarity(bags: list[frozenset[str]]) -> Rarity:
    counts = Counter(word for bag in bags for word in bag)
    return lambda word: math.log(1 + (len(bags) + 1) / (counts[word] + 0.5))
