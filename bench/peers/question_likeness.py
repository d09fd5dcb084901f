"""Which questions count as alike: measures of likeness beside each other, on pairs of the sample.

Run it with `python bench/peers/question_likeness.py`. Pairs that should be alike: a question about
something and the same in other words (by hand; by a pattern; half remembered, as `bench
interference` does it; and the suite `reworded`, which avoids the forest's own words). Pairs that
should not: the same pattern about another thing, another pattern about the same thing, and
different questions of the suites. Only development questions are used: the suite `deep` is not.
"""

import math
from collections.abc import Callable, Iterator
from itertools import combinations, permutations

from forest_studio.bench.heat.reworded import reworded
from forest_studio.bench.place import read_forest
from forest_studio.bench.suite_files import load_suite
from forest_studio.bench.suite_forests import forest_of
from forest_studio.core.hunt.foraging.vocabulary import Vocabulary, vocabulary
from forest_studio.core.search.words import stems
from forest_studio.core.trails.question_table import QuestionTable

SHAPES = (
    ("Who leads the team that owns the {}?", "Who is the head of the team running the {}?"),
    (
        "In which city is the supplier of the {} based?",
        "Where has the vendor of the {} its office?",
    ),
    ("Why was the {} replaced?", "What was the reason for replacing the {}?"),
    ("Who decides about the {}?", "Whose decision is the {}?"),
    ("What happened to the {} in 2024?", "{}: what went wrong in 2024?"),
    ("How much does the {} cost us each month?", "Monthly cost of the {}"),
)
THINGS = (
    "invoice service", "tariff book", "ledger", "scan gateway", "message bus", "route planner",
    "refund desk", "object store", "tax tables", "load plan", "cold store", "night line",
    "status page", "payroll export", "address book", "login service",
)  # fmt: skip
BY_HAND = (
    ("Who leads the team that owns the invoice service?",
     "Which person is in charge of the invoice service's team?"),
    ("Who leads the team that owns the tariff book?",
     "Who is the boss of the people who keep the tariff book?"),
    ("How long are proof photos of a delivery kept?",
     "After how many days is a delivery photo deleted?"),
    ("What does a driver get for a night shift?", "What is paid for driving at night?"),
    ("Which railway replaced Blue Van Co?", "Who took over from Blue Van Co?"),
    ("When does the quay door of the harbour office open?",
     "From what time can I get in by the quay door of the harbour office?"),
    ("Why did the ledger stall overnight in 2024?", "What made the ledger hang one night in 2024?"),
    ("How many crates does the cold store take?", "What is the cold store's capacity in crates?"),
    ("Who may approve a refund of 6,000 euros?",
     "Whose signature is needed to refund 6,000 euros?"),
    ("What changed in the address book after the outage?",
     "Address book: what did we change since the outage?"),
    ("How do I apply to work from abroad?", "I want to work from abroad: which form do I need?"),
    ("What is the late fee for a parcel not collected?",
     "How much is charged when a parcel is collected late?"),
    ("Where is Mapwright's support desk?", "In what town does the support of Mapwright sit?"),
    ("Which service prints the load plan?", "What prints the load plan at the depots?"),
    ("Who carries the duty phone in the tracking team?", "Who in tracking has the duty phone?"),
)  # fmt: skip
Pair = tuple[str, str]
Likeness = Callable[[str, str], float]


def main() -> None:
    """Prints, for each measure and threshold, how many pairs of each kind are alike."""
    forest = read_forest(forest_of(load_suite("strict")))
    alike, apart = alike_pairs(), apart_pairs()
    for name, likeness in _measures(vocabulary(forest)).items():
        print(f"\n{name}\n{'above':>6}  {_heads(alike)} | {_heads(apart)}")
        found = {
            kind: [likeness(*pair) for pair in pairs] for kind, pairs in (alike | apart).items()
        }
        for least in (0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.7, 0.9):
            shares = {
                k: sum(v > least for v in values) / len(values) for k, values in found.items()
            }
            print(f"{least:6.2f}  {_row(alike, shares)} | {_row(apart, shares)}")


def _measures(words: Vocabulary) -> dict[str, Likeness]:
    pairs = [pair for kind in (alike_pairs() | apart_pairs()).values() for pair in kind]
    among = _Among([question for pair in pairs for question in pair])
    return {
        "cosine, every word the same": _likeness(None),
        "cosine, words by rarity among all questions here": _likeness(among),
        "cosine, words by rarity in the forest": _likeness(_Nameless(words)),
        "names and the rest, by rarity in the forest": _likeness(words),
    }


def _likeness(words: object) -> Likeness:
    def likeness(one: str, other: str) -> float:
        table = QuestionTable(stems, 0.0, words)  # type: ignore[arg-type]
        table.add(one)
        return float(table.similarities(other)[0])

    return likeness


class _Nameless:
    """The same rarities, and no word is a name."""

    def __init__(self, words: Vocabulary) -> None:
        self.rarity = words.rarity

    def names(self, word: str) -> bool:  # noqa: ARG002
        return False


class _Among(_Nameless):
    """Rarity among questions."""

    def __init__(self, questions: list[str]) -> None:
        table = [frozenset(stems(question)) for question in dict.fromkeys(questions)]
        self.rarity = lambda word: math.log1p(len(table) / (sum(word in q for q in table) or 0.5))


def alike_pairs() -> dict[str, list[Pair]]:
    """Pairs that ask the same, by how they came about."""
    asked = [q for name in ("strict", "mixed") for q in load_suite(name).questions]
    strict, other = (load_suite(name).questions for name in ("strict", "reworded"))
    return {
        "hand": list(BY_HAND),
        "pattern": [(a.format(t), b.format(t)) for a, b in SHAPES for t in THINGS],
        "half": [(q.question, reworded(q).question) for q in asked],
        "suite": [(a.question, b.question) for a, b in zip(strict, other, strict=True)],
    }


def apart_pairs() -> dict[str, list[Pair]]:
    """Pairs that ask for different things, by what they have in common."""
    asked = [q.question for name in ("strict", "mixed") for q in load_suite(name).questions]
    return {
        "thing": list(_other_thing()),
        "ask": [
            (a.format(thing), b.format(thing))
            for one, other in permutations(SHAPES, 2)
            for thing in THINGS
            for a, b in ((one[0], other[0]), (one[0], other[1]))
        ],
        "others": list(combinations(asked, 2)),
        "crossed": [(a, b) for (a, _), (_, b) in permutations(BY_HAND, 2)],
    }


def _other_thing() -> Iterator[Pair]:
    for shape, again in SHAPES:
        for thing, other in permutations(THINGS, 2):
            yield shape.format(thing), shape.format(other)
            yield shape.format(thing), again.format(other)


def _heads(kinds: dict[str, list[Pair]]) -> str:
    return " ".join(f"{kind:>8}" for kind in kinds)


def _row(kinds: dict[str, list[Pair]], shares: dict[str, float]) -> str:
    return " ".join(f"{shares[kind]:8.1%}" for kind in kinds)


if __name__ == "__main__":
    main()
