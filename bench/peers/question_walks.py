"""What one hunt does to the next: pairs of questions of the sample, walked with and without heat.

Run it with `python bench/peers/question_walks.py [--pairs N]`. For each pair of
`question_likeness.py` a forest without trails is hunted in with the first question, and then with
the second one, whose walk and answer are compared to those without heat. Where the two ask for
different things nothing may change.
"""

import argparse
import random
from dataclasses import dataclass
from functools import cache

from question_likeness import alike_pairs, apart_pairs

from forest_studio.bench.heat.asking import cold_table
from forest_studio.bench.place import Place, indexed, read_forest
from forest_studio.bench.suite_files import load_suite
from forest_studio.bench.suite_forests import forest_of
from forest_studio.core.hunt.base import HeatOf, World, no_heat
from forest_studio.core.hunt.loop import run
from forest_studio.core.hunt.navigators import navigator
from forest_studio.core.trails.lesson import lesson_of
from forest_studio.core.trails.trail import Trail


@dataclass
class Count:
    """What became of the pairs of one kind."""

    pairs: int = 0
    warm: int = 0
    walks: int = 0
    answers: int = 0
    hops: int = 0


def main() -> None:
    """Prints one line for each kind of pairs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=300, help="of one kind, at most")
    most = parser.parse_args().pairs
    path = forest_of(load_suite("strict"))
    place = indexed(path, read_forest(path))
    print(f"{'':10} {'pairs':>6} {'warm':>6} {'other walk':>11} {'other answer':>13} {'hops':>6}")
    for kind, pairs in (alike_pairs() | apart_pairs()).items():
        drawn = random.Random(1).sample(pairs, min(most, len(pairs)))
        count = counted(place, drawn)
        print(
            f"{kind:10} {count.pairs:6} {count.warm:6} {count.walks:11} {count.answers:13} "
            f"{count.hops:+6}"
        )


def counted(place: Place, pairs: list[tuple[str, str]]) -> Count:
    """Both hunts of each pair, compared to those without heat."""

    @cache
    def cold(question: str) -> Trail:
        return walked(place, question, no_heat)

    count = Count()
    for first, second in pairs:
        table = cold_table(place.forest)
        table.learn(lesson_of(cold(first)))
        heat = table.of(second)
        trail, without = walked(place, second, heat), cold(second)
        count.pairs += 1
        count.warm += not heat.is_cold
        count.walks += trail.nodes != without.nodes
        count.answers += trail.answer != without.answer
        count.hops += trail.hops - without.hops
    return count


def walked(place: Place, question: str, heat: HeatOf) -> Trail:
    """One hunt by the forager."""
    return run(question, navigator("forager"), World(place.forest, place.index, heat=heat))


if __name__ == "__main__":
    main()
