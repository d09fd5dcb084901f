"""Measures entry search beside its peers in one run: tantivy, Whoosh, SQLite's FTS5.

    python bench/peers/search_speed.py [--pages 100000] [--whoosh-pages 10000] [--queries 200]

Whoosh takes about a quarter of an hour to index 100,000 pages, so that it gets fewer unless told
otherwise. ``engine`` is finding the ids; ``with snippets`` is all that a hunt waits for.
"""

import argparse
import sqlite3
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))

import synthetic_pages

from forest_studio.core.model.forest import Forest
from forest_studio.core.search.base import Filters, SearchIndex
from forest_studio.core.search.pages import page
from forest_studio.core.search.tantivy_index import TantivyIndex
from forest_studio.core.search.whoosh_index import WhooshIndex
from forest_studio.core.search.words import stems

_HITS = 10
_WORDS = 10
_WEIGHTS = (0.0, 3.0, 2.0, 2.0, 1.0, 1.0)


def main() -> None:
    """Prints one line an engine."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pages", type=int, default=100_000)
    parser.add_argument("--whoosh-pages", type=int, default=10_000)
    parser.add_argument("--queries", type=int, default=200)
    given = parser.parse_args()
    print(f"{_WORDS} words, {_HITS} hits, {given.queries} queries\n")
    print(f"{'engine':24}{'pages':>9}{'indexed s':>11}{'p50 ms':>9}{'p95 ms':>9}{'found':>8}")
    forest = synthetic_pages.forest(given.pages)
    _measure_index("tantivy", TantivyIndex, forest, given.queries)
    _measure_fts5(forest, given.queries)
    small = forest if given.whoosh_pages == given.pages else None
    small = small or synthetic_pages.forest(given.whoosh_pages)
    _measure_index("whoosh", WhooshIndex, small, given.queries)


def _measure_index(
    name: str, engine: Callable[[Path], SearchIndex], forest: Forest, queries: int
) -> None:
    with TemporaryDirectory() as folder:
        index = engine(Path(folder) / "index")
        began = time.perf_counter()
        index.open_for(forest)
        built = time.perf_counter() - began
        _row(f"{name}, with snippets", forest, built, queries, lambda text: [
            hit.node for hit in index.search(forest, text, _HITS)
        ])  # fmt: skip
        found = index._found  # type: ignore[attr-defined]
        _row(f"{name}, engine", forest, built, queries, lambda text: [
            node for node, _ in found(forest, list(dict.fromkeys(stems(text))), Filters(), _HITS)
        ])  # fmt: skip
        index.close()


def _measure_fts5(forest: Forest, queries: int) -> None:
    with TemporaryDirectory() as folder:
        base = sqlite3.connect(Path(folder) / "fts.sqlite")
        base.execute(
            "create virtual table pages using fts5(node, title, summary, tags, scents, body)"
        )
        began = time.perf_counter()
        for node in forest.nodes:
            indexed = page(forest, node)
            base.execute("insert into pages values (?,?,?,?,?,?)", (node, *indexed.stems.values()))
        base.commit()
        built = time.perf_counter() - began
        order = f"bm25(pages, {', '.join(map(str, _WEIGHTS))})"

        def search(text: str) -> list[str]:
            words = " OR ".join(f'"{word}"' for word in dict.fromkeys(stems(text)))
            rows = base.execute(
                f"select node from pages where pages match ? order by {order} limit ?",
                (words, _HITS),
            )
            return [node for (node,) in rows]

        _row("sqlite fts5, engine", forest, built, queries, search)
        base.close()


def _row(
    name: str, forest: Forest, built: float, queries: int, search: Callable[[str], list[str]]
) -> None:
    asked = list(synthetic_pages.questions(forest, queries, _WORDS))
    for text, _ in asked[:5]:
        search(text)
    times, right = [], 0
    for text, node in asked:
        began = time.perf_counter()
        hits = search(text)
        times.append(1000 * (time.perf_counter() - began))
        right += node in hits[:_HITS]
    middle, worst = np.percentile(times, [50, 95])
    share = f"{right / len(asked):.0%}"
    print(
        f"{name:24}{len(forest.nodes):>9,}{built:>11.1f}{middle:>9.2f}{worst:>9.2f}{share:>8}",
        flush=True,
    )


if __name__ == "__main__":
    main()
