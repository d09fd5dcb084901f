"""What arms build once for a forest before the first sample, told and stopped on the way."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

import numpy as np

from forest_studio.bench.arms.base import Arm
from forest_studio.bench.arms.catalogue import VECTOR_ARMS
from forest_studio.bench.arms.dense import embedder, text_vectors
from forest_studio.bench.arms.vectors import kept_vectors
from forest_studio.bench.plan import Plan
from forest_studio.bench.suites import Question
from forest_studio.bench.take import Job
from forest_studio.core.hunt.meaning.embedder import Embedder, Vectors
from forest_studio.core.hunt.ranking.page_table import page_table
from forest_studio.core.model.forest import Forest

Stopped = Callable[[], bool]
_BATCH = 8
"""Pages that are encoded between two looks at whether to stop: about a second of work."""


@dataclass(frozen=True, slots=True)
class Preparing:
    """Told before each part of the work, and after each batch where it is counted."""

    what: str
    """The arm, the vectors that several arms share, or workers on other machines."""
    done: int = 0
    total: int = 0
    """Pages; 0 where nothing is counted."""


OnPreparing = Callable[[Preparing], None]


def silent(_: Preparing) -> None:
    """For whoever need not be told."""


def prepare(
    plan: Plan, jobs: Sequence[Job], stopped: Stopped, on_preparing: OnPreparing = silent
) -> bool:
    """Lets each arm build what it builds once for a forest, so that no question is charged it.

    False where it was stopped before all was built; ``stopped`` is asked between arms and between
    batches of vectors.
    """
    if not prepare_vectors(plan, jobs, stopped, on_preparing):
        return False
    for name, arm in {job.arm.name: job.arm for job in jobs}.items():
        if stopped():
            return False
        on_preparing(Preparing(name))
        prepare_arm(arm, jobs[0].question, plan)
    return True


def prepare_arm(arm: Arm, question: Question, plan: Plan) -> None:
    """Lets one arm build what it builds once for a forest."""
    # An arm that breaks does so again in a sample, which says so.
    with suppress(Exception):
        arm.prepare(question, plan.place, plan.limits)


def prepare_vectors(
    plan: Plan, jobs: Sequence[Job], stopped: Stopped, on_preparing: OnPreparing = silent
) -> bool:
    """Has the pages encoded where any arm needs their vectors; False where it was stopped."""
    if not VECTOR_ARMS & {job.arm.name for job in jobs}:
        return True
    return _keep_vectors(plan.place.forest, stopped, on_preparing)


def _keep_vectors(forest: Forest, stopped: Stopped, on_preparing: OnPreparing) -> bool:
    try:
        if text_vectors.known(forest) is None and (found := embedder()) is not None:
            by_batches = _ByBatches(found, stopped, on_preparing)
            # The arms would encode all again, unheard, where the cache can't be written.
            text_vectors.keep(forest, kept_vectors(page_table(forest), by_batches))
    except _HaltedError:
        return False
    except Exception:  # the arms say so in their samples
        return True
    return True


class _HaltedError(Exception):
    """Somebody stopped it between two batches."""


class _ByBatches:
    """An embedder that can be stopped, and tells how far it is."""

    def __init__(self, inner: Embedder, stopped: Stopped, on_preparing: OnPreparing) -> None:
        self.name = inner.name
        self._inner = inner
        self._stopped = stopped
        self._tell = on_preparing

    def encode(self, texts: Sequence[str]) -> Vectors:
        """See Embedder."""
        total, parts = len(texts), []
        self._tell(Preparing("vectors", 0, total))
        for start in range(0, total or 1, _BATCH):
            if self._stopped():
                raise _HaltedError
            parts.append(self._inner.encode(texts[start : start + _BATCH]))
            self._tell(Preparing("vectors", min(start + _BATCH, total), total))
        return np.concatenate(parts)
