"""Fits the weights of the forager's page ranking on the train files of published suites.

Run it with `python bench/peers/forager_train.py FILE... [--out page_weights.json]`. It prints what
the ranking reaches on the same files in cross-validation over questions, and in every suite with
weights fitted on the other suites alone; then it fits on everything and writes the weights.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from recall_pools import Asked, RecallPool, open_pool
from recall_table import measured

from forest_studio.core.hunt.ranking.page_features import Candidates, PageFeatures
from forest_studio.core.hunt.ranking.page_ranking import PageRanker
from forest_studio.core.hunt.ranking.page_table import Floats
from forest_studio.core.hunt.ranking.page_weights import (
    VECTORS,
    WORDS,
    PageWeights,
    Pass,
    as_json,
    expanded,
)

FOLDS = 4
RIDGE = 1.0
ROUNDS = 30
PER_SUITE = 100.0
"""What all questions of one suite count together."""


@dataclass
class Example:
    """One question with what both passes know of it."""

    pool: RecallPool
    asked: Asked
    features: PageFeatures
    first: Candidates


def main() -> None:
    """Prints the tables and writes the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--limit", type=int, default=200, help="questions of each file")
    parser.add_argument("--vectors", type=Path, help="folder where vectors are kept")
    given = parser.parse_args()
    written = {}
    for kind in (WORDS, VECTORS) if given.vectors else (WORDS,):
        pools = [
            open_pool([file], given.vectors if kind == VECTORS else None) for file in given.files
        ]
        examples = [example for pool in pools for example in _examples(pool, given.limit)]
        print(f"\n{kind}: {len(examples)} questions")
        _print("cross-validated", _cross_validated(examples))
        if len(pools) > 1:
            _print("fitted on the other suites", _left_out(examples))
        written[kind] = as_json(_fitted(examples))
    if given.out:
        given.out.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")


def _examples(pool: RecallPool, limit: int) -> list[Example]:
    ranker = PageRanker(pool.table, pool.vectors, NOTHING)
    found = []
    for asked in pool.questions[:limit]:
        features = ranker.features(asked.question)
        found.append(Example(pool, asked, features, features.first()))
    return found


def _cross_validated(examples: Sequence[Example]) -> list[tuple[Example, list[int]]]:
    folds = np.random.default_rng(0).permutation(len(examples)) % FOLDS
    found = []
    for fold in range(FOLDS):
        weights = _fitted([e for e, at in zip(examples, folds, strict=True) if at != fold])
        held_out = [e for e, at in zip(examples, folds, strict=True) if at == fold]
        found += [(example, _ranked(example, weights)) for example in held_out]
    return found


def _left_out(examples: Sequence[Example]) -> list[tuple[Example, list[int]]]:
    found = []
    for name in dict.fromkeys(example.pool.name for example in examples):
        weights = _fitted([example for example in examples if example.pool.name != name])
        found += [(e, _ranked(e, weights)) for e in examples if e.pool.name == name]
    return found


def _fitted(examples: Sequence[Example]) -> PageWeights:
    first = _fit(examples, [example.first for example in examples])
    seconds = [e.features.second(e.first, first.scores(e.first.features)) for e in examples]
    return PageWeights(first, _fit(examples, seconds))


def _fit(examples: Sequence[Example], candidates: Sequence[Candidates]) -> Pass:
    """Every suite counts the same, however many questions it has."""
    sizes = dict.fromkeys((example.pool.name for example in examples), 0)
    for example in examples:
        sizes[example.pool.name] += 1
    counts = [
        np.full(len(found.pages), PER_SUITE / sizes[example.pool.name])
        for example, found in zip(examples, candidates, strict=True)
    ]
    needed = [
        np.isin(found.pages, example.asked.gold).astype(np.float64)
        for example, found in zip(examples, candidates, strict=True)
    ]
    features = np.concatenate([found.features for found in candidates])
    return fitted(features, np.concatenate(needed), np.concatenate(counts))


def fitted(features: Floats, needed: Floats, counts: Floats) -> Pass:
    """The weights that say best which candidates are needed, by Newton's method.

    ``features`` has shape (candidates, columns), ``needed`` and ``counts`` (how much each
    candidate counts) shape (candidates,). The ridge is on standardised columns.
    """
    columns = expanded(features)
    middle, spread = columns.mean(axis=0), columns.std(axis=0) + 1e-9
    rows = np.column_stack([(columns - middle) / spread, np.ones(len(columns))])
    found = np.zeros(rows.shape[1])
    keep = np.eye(len(found)) * RIDGE
    keep[-1, -1] = 0.0
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-rows @ found))
        slope = rows.T @ (counts * (chance - needed)) + keep @ found
        bend = (rows * (counts * chance * (1 - chance))[:, None]).T @ rows + keep
        step = np.linalg.solve(bend, slope)
        found -= step
        if np.abs(step).max() < 1e-6:
            break
    weights = np.where(spread > 1e-6, found[:-1] / spread, 0.0)
    return Pass(weights, float(found[-1] - middle @ weights))


def _ranked(example: Example, weights: PageWeights) -> list[int]:
    scores = weights.first.scores(example.first.features)
    second = example.features.second(example.first, scores)
    final = weights.second.scores(second.features)
    return [int(page) for page in second.pages[np.lexsort((second.pages, -final))[:5]]]


def _print(title: str, ranked: Sequence[tuple[Example, list[int]]]) -> None:
    for name in sorted({example.pool.name for example, _ in ranked}):
        own = [measured(pages, e.asked.gold) for e, pages in ranked if e.pool.name == name]
        means = np.asarray([list(m) for m in own]).mean(axis=0)
        print(f"{title}: {name}: " + " / ".join(f"{mean:.3f}" for mean in means))


NOTHING = PageWeights(Pass(np.zeros(0), 0.0), Pass(np.zeros(0), 0.0))

if __name__ == "__main__":
    main()
