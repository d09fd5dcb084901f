"""What is worked out for a snapshot is made once and goes with it."""

import weakref
from threading import Thread

from forest_builder import chain
from forest_studio.core.hunt.foraging.word_table import word_table
from forest_studio.core.hunt.observing.body_pages import body_pages
from forest_studio.core.hunt.per_forest import PerForest
from forest_studio.core.hunt.walkers.fragments import heap
from forest_studio.core.model.forest import Forest
from sweeping import sweep


def test_it_is_made_once_for_each_snapshot_on_any_thread() -> None:
    made: list[Forest] = []
    titles = PerForest(lambda forest: made.append(forest) or len(forest.nodes))  # type: ignore[func-returns-value]
    first, second = chain("a", "b"), chain("a", "b", "c")
    threads = [Thread(target=titles, args=(first,)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (titles(first), titles(second), titles(first)) == (3, 4, 3)
    assert len(made) == 2


def test_what_was_made_elsewhere_is_kept_for_its_snapshot_alone() -> None:
    sizes = PerForest(lambda forest: len(forest.nodes))
    first, second = chain("a", "b"), chain("a", "b", "c")
    assert sizes.known(first) is None
    sizes.keep(first, 7)
    assert (sizes.known(first), sizes(first), sizes(second)) == (7, 7, 4)


def test_no_table_keeps_its_snapshot_alive() -> None:
    forest = chain("a", "b")
    word_table(forest).ways("a")
    heap(forest).best("a", 1)
    body_pages(forest, "a", 100)
    gone = weakref.ref(forest)
    del forest
    sweep()
    assert gone() is None
