"""Measures how many gold pages the forager's ranking finds, beside its peers, in one run.

Run it with `python bench/peers/forager_recall.py DEV... --train TRAIN... [--out FILE.md]
[--vectors FOLDER]`. Every dev file is a pool of its own, and all of them with all train files
are one more; PageRank is tuned on the train files of this very run, the forager's weights are the
ones that ship. With `--vectors` the packaged embedder joins in (vectors are kept in the folder).
"""

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from time import perf_counter

import numpy as np
from page_rank import PageRank, Settings, grid
from recall_pools import Asked, RecallPool, open_pool
from recall_table import Recall, Scored, markdown, measured

from forest_studio.core.hunt.ranking.page_question import share_of_best
from forest_studio.core.hunt.ranking.page_ranking import PageRanker
from forest_studio.core.hunt.ranking.page_table import Floats
from forest_studio.core.hunt.ranking.page_walk import best_first
from forest_studio.core.search.words import stems

Rank = Callable[[Asked], Sequence[int]]
TUNED_ON = 100
"""Questions of each train file that PageRank is tuned on."""
FORAGER = "forager"


def main() -> None:
    """Prints the tables and writes them where they are wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dev", nargs="+", type=Path)
    parser.add_argument("--train", nargs="*", type=Path, default=[])
    parser.add_argument("--out", type=Path)
    parser.add_argument("--vectors", type=Path)
    parser.add_argument("--skip-merged", action="store_true")
    given = parser.parse_args()
    train = (open_pool([file], given.vectors) for file in given.train)
    settings = {pool.name: tuned(pool) for pool in train}
    texts = []
    for file in given.dev:
        pool = open_pool([file], given.vectors)
        texts.append(_report(pool, pool.questions, settings.get(pool.name) or Settings()))
    if not given.skip_merged:
        texts += _merged(given.dev, given.train, given.vectors, settings)
    if given.out:
        given.out.write_text("\n".join(texts), encoding="utf-8")


def _merged(
    dev: Sequence[Path],
    train: Sequence[Path],
    vectors: Path | None,
    settings: Mapping[str, Settings],
) -> Iterator[str]:
    """The same dev questions where the paragraphs of all files are in the way."""
    wanted = {(asked.suite, asked.id) for asked in open_pool(dev).questions}
    pool = open_pool([*dev, *train], vectors)
    questions = [asked for asked in pool.questions if (asked.suite, asked.id) in wanted]
    for suite in dict.fromkeys(asked.suite for asked in questions):
        own = [asked for asked in questions if asked.suite == suite]
        name = f"{suite} in all pools merged"
        yield _report(pool, own, settings.get(suite) or Settings(), name)


def tuned(pool: RecallPool) -> Settings:
    """The settings of PageRank that find most on a train pool, by recall@5 and all gold@5."""
    ranks = {names: PageRank(pool.table, names=names) for names in (False, True)}
    questions = pool.questions[:TUNED_ON]
    priors = [prior(pool, asked) for asked in questions]

    def worth(settings: Settings) -> float:
        found = [
            measured(_best(ranks[settings.names].scores(seeds, settings)), asked.gold)
            for asked, seeds in zip(questions, priors, strict=True)
        ]
        return sum(recall.at_five + recall.all_at_five for recall in found)

    return max(grid(), key=worth)


def prior(pool: RecallPool, asked: Asked) -> Floats:
    """Words and, where there are vectors, nearness fused: what every walk starts from."""
    words = pool.table.bm25(stems(asked.question))
    return words if pool.vectors is None else (words + _near(pool, asked)) / 2


def _report(
    pool: RecallPool, questions: Sequence[Asked], settings: Settings, name: str = ""
) -> str:
    arms = _arms(pool, settings)
    found: dict[str, tuple[Recall, ...]] = {}
    times = {}
    for arm, rank in arms.items():
        began = perf_counter()
        found[arm] = tuple(measured(rank(asked), asked.gold) for asked in questions)
        times[arm] = (perf_counter() - began) / len(questions) * 1000
    hops = tuple(asked.hops for asked in questions)
    text = markdown(Scored(name or pool.name, hops, found), FORAGER)
    text += f"\n{len(pool.table):,} pages; PageRank tuned to {settings}; "
    text += ", ".join(f"{arm} {time:.0f} ms" for arm, time in times.items()) + " a question\n"
    print(text, flush=True)
    return text


def _arms(pool: RecallPool, settings: Settings) -> dict[str, Rank]:
    page_rank = PageRank(pool.table, names=settings.names)
    arms: dict[str, Rank] = {"BM25": lambda asked: _best(pool.table.bm25(stems(asked.question)))}
    if pool.vectors:
        arms["vectors"] = lambda asked: _best(_near(pool, asked))
        arms["both fused"] = lambda asked: _best(prior(pool, asked))
    arms["PageRank"] = lambda asked: _best(page_rank.scores(prior(pool, asked), settings))
    arms |= _foragers(pool)
    return arms


def _foragers(pool: RecallPool) -> dict[str, Rank]:
    """With vectors where there are any, and without them in any case."""
    kinds = {FORAGER: PageRanker(pool.table, pool.vectors)}
    if pool.vectors:
        kinds["forager without vectors"] = PageRanker(pool.table)

    def rank(ranker: PageRanker) -> Rank:
        return lambda asked: [pool.table.number[p.node] for p in ranker.rank(asked.question, 5)]

    return {name: rank(ranker) for name, ranker in kinds.items()}


def _near(pool: RecallPool, asked: Asked) -> Floats:
    assert pool.vectors is not None
    return share_of_best(pool.vectors.cosines([asked.question])[0])


def _best(scores: Floats) -> list[int]:
    return [int(page) for page in best_first(np.round(scores, 12))[:5]]


if __name__ == "__main__":
    main()
