"""Times heat for one question beside the same formula in plain Python dictionaries.

Run it with `python bench/peers/heat_speed.py [--trails N] [--nodes N] [--questions N]`. Trails are
made up: walks of three to seven nodes, questions of six to twelve words of a vocabulary whose
frequencies fall as in a language (Zipf), every third of them a name. Both sides get the same
trails; their sums are compared.
"""

import argparse
import gc
import math
import random
import statistics
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from time import perf_counter

from forest_studio.core.search.words import stems
from forest_studio.core.trails.heat_table import HeatTable
from forest_studio.core.trails.lesson import Lesson
from forest_studio.core.trails.question_table import THRESHOLD
from forest_studio.core.trails.useful_path import DoorKey, Way

NOW = datetime(2026, 12, 1, tzinfo=UTC)
HALF_LIFE = 30.0
VOCABULARY = 8_000
REACH = 0.010
"""Seconds for one question that are to be reached."""


def main() -> None:
    """Builds both sides, checks that they agree, and prints one line a figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--trails", type=int, default=10_000)
    parser.add_argument("--nodes", type=int, default=100_000)
    parser.add_argument("--questions", type=int, default=200)
    given = parser.parse_args()
    chance = random.Random(1)
    lessons = [_lesson(chance, number, given.nodes) for number in range(given.trails)]
    asked = [chance.choice(lessons).question for _ in range(given.questions // 2)]
    asked += [_question(chance) for _ in range(given.questions - len(asked))]
    print(f"{given.trails:,} trails over {given.nodes:,} nodes, {len(asked)} questions")
    report(lessons, asked)


def report(lessons: list[Lesson], asked: list[str]) -> None:
    """Prints the figures."""
    began = perf_counter()
    table = HeatTable(stems, HALF_LIFE, Words())
    for lesson in lessons:
        table.learn(lesson)
    print(f"learning them all                       {perf_counter() - began:8.2f} s")
    peer = Plain(lessons)
    table.of(asked[0], now=NOW)
    ours = _times(lambda q: table.of(q, now=NOW).warm_nodes(), asked)
    _line("heat for one question", ours)
    _line("  in plain Python dictionaries", _times(peer.heat, asked))
    _line("heat of all questions, as for a map", _times(lambda _: _all_nodes(table), asked))
    _line("heat after each new trail", _times(_learning(table), asked))
    print(f"largest difference of a node            {_difference(lessons, asked[:20]):8.1e}")
    median = statistics.median(ours)
    print(f"within {REACH * 1000:.0f} ms: {'met' if median <= REACH else 'missed'}")


class Words:
    """A vocabulary in which the rank of a word is its rarity."""

    def rarity(self, word: str) -> float:
        """Falls with the frequency."""
        return math.log1p(_rank(word))

    def names(self, word: str) -> bool:
        """Every third word is one."""
        return _rank(word) % 3 == 0


class Plain:
    """The same formula, element by element."""

    def __init__(self, lessons: list[Lesson]) -> None:
        self._lessons = lessons
        self._words = [_kinds(lesson.question) for lesson in lessons]

    def heat(self, question: str) -> dict[str, float]:
        """The sum for each node."""
        asked = _kinds(question)
        found: dict[str, float] = {}
        for lesson, words in zip(self._lessons, self._words, strict=True):
            alike = _likeness(asked, words)
            if alike > THRESHOLD:
                age = (NOW.timestamp() - lesson.time) / 86_400
                amount = 2 ** (-age / HALF_LIFE) * alike
                for node in lesson.nodes:
                    found[node] = found.get(node, 0.0) + amount
        return found


Kinds = tuple[dict[str, float], dict[str, float]]
"""Squared weights of names, and of the other words."""


def _kinds(question: str) -> Kinds:
    words = Words()
    kinds: Kinds = ({}, {})
    for word in stems(question):
        kinds[not words.names(word)][word] = words.rarity(word) ** 2
    return kinds


def _likeness(one: Kinds, other: Kinds) -> float:
    (named, asked), bare = (
        map(_cosine, one, other),
        [(not a) + (not b) for a, b in zip(one, other, strict=True)],
    )
    if bare[0] == 2:
        return asked
    return named * (1.0 if bare[1] == 2 else (1 + (0.5 if bare[1] else asked)) / 2)


def _cosine(one: dict[str, float], other: dict[str, float]) -> float:
    length = math.sqrt(sum(one.values()) * sum(other.values()))
    return sum(weight for word, weight in one.items() if word in other) / length if length else 0.0


def _rank(word: str) -> int:
    digits = "".join(sign for sign in word if sign.isdigit())
    return int(digits or 1)


def _difference(lessons: list[Lesson], asked: list[str]) -> float:
    """The largest one between the two sides over some questions."""
    table, peer = HeatTable(stems, HALF_LIFE, Words()), Plain(lessons)
    for lesson in lessons:
        table.learn(lesson)
    largest = 0.0
    for question in asked:
        heat, plain = table.of(question, now=NOW), peer.heat(question)
        nodes = {*heat.nodes, *plain}
        largest = max([largest, *(abs(heat.node(n) - plain.get(n, 0.0)) for n in nodes)])
    return largest


def _all_nodes(table: HeatTable) -> None:
    table.overall(NOW).warm_nodes()


def _learning(table: HeatTable) -> Callable[[str], None]:
    chance = random.Random(2)
    numbers = iter(range(10**6, 2 * 10**6))

    def step(question: str) -> None:
        table.learn(_lesson(chance, next(numbers), 100_000))
        table.of(question, now=NOW).warm_nodes()

    return step


def _times(work: Callable[[str], object], asked: list[str]) -> list[float]:
    gc.collect()
    found = []
    for question in asked:
        began = perf_counter()
        work(question)
        found.append(perf_counter() - began)
    return found


def _line(label: str, seconds: list[float]) -> None:
    p50, p95 = statistics.median(seconds), statistics.quantiles(seconds, n=20)[-1]
    print(f"{label:<38} {p50 * 1000:8.2f} ms p50 {p95 * 1000:8.2f} ms p95")


def _lesson(chance: random.Random, number: int, nodes: int) -> Lesson:
    # Nine of ten walks keep to a tenth of the forest, as people's questions do.
    reach = nodes // 10 if chance.random() < 0.9 else nodes
    path = [f"node-{chance.randrange(reach)}" for _ in range(chance.randint(3, 7))]
    doors = tuple(DoorKey(home, other, "owns") for home, other in pairwise(path))
    time = (NOW - timedelta(days=chance.uniform(0, 180))).timestamp()
    way = Way(tuple(dict.fromkeys(path)), doors)
    return Lesson(f"{number:032x}", _question(chance), time, True, False, (way,), doors, ())


def _question(chance: random.Random) -> str:
    ranks = (int(VOCABULARY ** chance.random()) for _ in range(chance.randint(6, 12)))
    return " ".join(f"word{rank}q" for rank in ranks)


if __name__ == "__main__":
    main()
