"""Measures how long the cheap paths take to answer without a model, whole hunts included.

    python bench/peers/cheap_paths.py [--pages 10000] [--queries 100]

``first`` is the first question after a forest was opened, its index there already; ``after an
edit`` is the first one in a new snapshot.
"""

import argparse
import sys
import time
from dataclasses import replace
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))

import synthetic_pages

from forest_studio.core.hunt.base import World
from forest_studio.core.hunt.loop import run
from forest_studio.core.hunt.navigators import navigator
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.engines import index_for

_WORDS = 8
_NAMES = ("one-shot", "top-k", "router", "forager")


def main() -> None:
    """Prints one line a navigator."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pages", type=int, default=10_000)
    parser.add_argument("--queries", type=int, default=100)
    given = parser.parse_args()
    forest = synthetic_pages.forest(given.pages)
    index = index_for(forest, None)
    index.open_for(forest)
    asked = list(synthetic_pages.questions(forest, given.queries, _WORDS))
    print(f"{len(forest.nodes):,} nodes, {given.queries} questions of {_WORDS} words, ms\n")
    print(f"{'navigator':12}{'first':>9}{'after an edit':>15}{'p50':>9}{'p95':>9}{'reached':>9}")
    for name in _NAMES:
        first, _ = _hunted(name, forest, index, asked[0])
        edited, _ = _hunted(name, replace(forest, commit="edited"), index, asked[1])
        times, reached = zip(*(_hunted(name, forest, index, pair) for pair in asked), strict=True)
        middle, worst = np.percentile(times, [50, 95])
        share = f"{sum(reached) / len(reached):.0%}"
        print(f"{name:12}{first:9.1f}{edited:15.1f}{middle:9.1f}{worst:9.1f}{share:>9}", flush=True)


def _hunted(name: str, forest: Forest, index: object, pair: tuple[str, str]) -> tuple[float, bool]:
    question, node = pair
    began = time.perf_counter()
    trail = run(question, navigator(name), World(forest, index))  # type: ignore[arg-type]
    spent = 1000 * (time.perf_counter() - began)
    quotes = trail.answer.evidence if trail.answer else ()
    return spent, node in (*trail.nodes, *(quote.node for quote in quotes))


if __name__ == "__main__":
    main()
