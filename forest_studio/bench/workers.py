"""Who takes the samples: this process, several on this machine, or many by dask."""

import gc
import hashlib
import multiprocessing
import os
import pickle
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Protocol

from forest_studio.bench.arms.dense import text_vectors
from forest_studio.bench.place import indexed, portable
from forest_studio.bench.plan import Plan
from forest_studio.bench.preparing import (
    OnPreparing,
    Preparing,
    Stopped,
    prepare,
    prepare_arm,
    prepare_vectors,
    silent,
)
from forest_studio.bench.run_folder import let_go_of_locks
from forest_studio.bench.take import Job, Taken, take
from forest_studio.core.model.errors import BenchError
from forest_studio.core.model.forest import Forest

_AHEAD = 3
"""Samples for each worker that are under way or wait for their turn in the log."""


_PATIENCE = 5
"""Seconds that a dask scheduler has to answer."""


class Workers(Protocol):
    """Takes samples; they come back in the order of the jobs, whoever took them."""

    def check(self) -> None:
        """Raises BenchError where nobody is there to take any; nothing is begun by it."""
        ...

    def telling(self, on_preparing: OnPreparing) -> "Workers":
        """The same, telling what they prepare before the first sample."""
        ...

    def take(self, plan: Plan, jobs: Sequence[Job], stopped: Stopped) -> Iterator[Taken]:
        """Until all are taken or it is to stop; what is under way is then still finished."""
        ...


@dataclass(frozen=True, slots=True)
class Alone:
    """This process, one sample after the other."""

    on_preparing: OnPreparing = silent

    def check(self) -> None:
        """Always there."""

    def telling(self, on_preparing: OnPreparing) -> Workers:
        """See Workers."""
        return replace(self, on_preparing=on_preparing)

    def take(self, plan: Plan, jobs: Sequence[Job], stopped: Stopped) -> Iterator[Taken]:
        """See Workers."""
        if not prepare(plan, jobs, stopped, self.on_preparing):
            return
        for job in jobs:
            if stopped():
                return
            yield take(plan, job)


@dataclass(frozen=True, slots=True)
class Processes:
    """Several processes on this machine that share the snapshot and its index."""

    count: int
    on_preparing: OnPreparing = silent

    def check(self) -> None:
        """Always there."""

    def telling(self, on_preparing: OnPreparing) -> Workers:
        """See Workers."""
        return replace(self, on_preparing=on_preparing)

    def take(self, plan: Plan, jobs: Sequence[Job], stopped: Stopped) -> Iterator[Taken]:
        """See Workers. Raises BenchError when a process is ended from outside."""
        if not prepare(plan, jobs, stopped, self.on_preparing):
            return
        forking = "fork" in multiprocessing.get_all_start_methods()
        context = multiprocessing.get_context("fork" if forking else "spawn")
        handed = (plan, jobs) if forking else (packed(plan), jobs)
        gc.freeze()  # pages that the collector does not touch stay shared
        with ProcessPoolExecutor(
            self.count, context, initializer=_begin, initargs=(handed, os.getpid())
        ) as pool:
            try:
                yield from _in_order(
                    lambda number: pool.submit(_take_here, number),
                    len(jobs),
                    self.count * _AHEAD,
                    stopped,
                )
            except BrokenProcessPool as error:
                raise BenchError(
                    "a worker process was ended", remedy="Go on with forest-studio bench resume"
                ) from error
            finally:
                gc.unfreeze()


@dataclass(frozen=True, slots=True)
class Dask:
    """The workers of a dask scheduler; each gets the snapshot and its vectors once."""

    address: str
    on_preparing: OnPreparing = silent

    def check(self) -> None:
        """See Workers. Raises BenchError without the extra too."""
        with _client(self.address):
            pass

    def telling(self, on_preparing: OnPreparing) -> Workers:
        """See Workers. What each far worker prepares before an arm's first sample is not heard."""
        return replace(self, on_preparing=on_preparing)

    def take(self, plan: Plan, jobs: Sequence[Job], stopped: Stopped) -> Iterator[Taken]:
        """See Workers."""
        if not prepare_vectors(plan, jobs, stopped, self.on_preparing):
            return
        with _client(self.address) as client:
            self.on_preparing(Preparing("dask workers"))
            pack = packed(plan)
            shared = client.scatter(pack, broadcast=True, hash=False)
            places = [(job.arm.name, job.question.id, job.repeat) for job in jobs]
            threads = sum(client.nthreads().values())
            yield from _in_order(
                lambda number: client.submit(_take_far, shared, places[number], pure=False),
                len(jobs),
                threads * _AHEAD,
                stopped,
            )


def _in_order(
    submit: Callable[[int], Any], count: int, ahead: int, stopped: Stopped
) -> Iterator[Taken]:
    waiting: deque[Future[Taken]] = deque()
    numbers = iter(range(count))
    more = True
    while more or waiting:
        while more and len(waiting) < ahead:
            number = None if stopped() else next(numbers, None)
            if number is None:
                more = False
            else:
                waiting.append(submit(number))
        if waiting:
            yield waiting.popleft().result()


@dataclass(frozen=True, slots=True)
class PackedPlan:
    """A plan that can be sent elsewhere: texts and vectors in memory, the index made on arrival."""

    name: str
    """Hex digits; the same for the same plan."""
    data: bytes

    def plan(self) -> Plan:
        """The plan, with an index of its own."""
        plan: Plan
        plan, path, forest, trails, vectors = pickle.loads(self.data)
        if vectors is not None:
            text_vectors.keep(forest, vectors)
        return replace(plan, place=replace(indexed(path, forest), trails=trails))


def packed(plan: Plan) -> PackedPlan:
    """Packs a plan; only this program reads it again, out of its own hands."""
    forest: Forest = portable(plan.place.forest)
    # The place holds an index and a repository, which no other process can use.
    bare = replace(plan, place=None)  # type: ignore[arg-type]
    vectors = text_vectors.known(plan.place.forest)
    data = pickle.dumps((bare, plan.place.path, forest, plan.place.trails, vectors))
    return PackedPlan(hashlib.sha256(data).hexdigest()[:16], data)


class _Arrived:
    """A packed plan where it has come to; safe to use from many threads."""

    def __init__(self, pack: PackedPlan) -> None:
        self.plan = pack.plan()
        self._lock = threading.Lock()
        self._prepared: set[str] = set()

    def take(self, job: Job) -> Taken:
        """One sample, which is not charged with what its arm builds before the first."""
        with self._lock:
            if job.arm.name not in self._prepared:
                prepare_arm(job.arm, job.question, self.plan)
                self._prepared.add(job.arm.name)
        return take(self.plan, job)


_here: tuple[Callable[[Job], Taken], Sequence[Job]] | None = None
_far: dict[str, _Arrived] = {}
_far_lock = threading.Lock()


def _begin(handed: tuple[Plan | PackedPlan, Sequence[Job]], parent: int) -> None:
    """Begins a worker process: Ctrl+C is for the one that writes the log."""
    global _here  # noqa: PLW0603  the one thing that a worker is for
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    let_go_of_locks()
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    plan, jobs = handed
    _here = (_Arrived(plan).take if isinstance(plan, PackedPlan) else partial(take, plan), jobs)


def _end_with(parent: int) -> None:
    """A worker whose parent was killed would wait for ever."""
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(1)


def _take_here(number: int) -> Taken:
    assert _here is not None
    take_one, jobs = _here
    return take_one(jobs[number])


def _take_far(pack: PackedPlan, key: tuple[str, str, int]) -> Taken:
    with _far_lock:
        if pack.name not in _far:
            _far.clear()
            _far[pack.name] = _Arrived(pack)
        here = _far[pack.name]
    plan = here.plan
    arm = next(arm for arm in plan.arms if arm.name == key[0])
    number, question = next(
        (n, q) for n, q in enumerate(plan.suite.questions, start=1) if q.id == key[1]
    )
    return here.take(Job(arm, question, number, key[2]))


@contextmanager
def _client(address: str) -> Iterator[Any]:
    """A client of a scheduler that has workers; raises BenchError."""
    try:
        # Slow to load, and only where there are many machines.
        from distributed import Client  # noqa: PLC0415
    except ImportError as error:
        raise BenchError(
            "dask is not installed", remedy="pip install 'forest-studio[dask]'"
        ) from error
    connect: Any = Client
    try:
        client = connect(address, timeout=_PATIENCE)
    except Exception as error:  # whoever else answers there makes dask fail in any way
        raise BenchError(
            f"no dask scheduler answers at {address}: {error}",
            remedy="Give the address that dask scheduler prints, such as tcp://10.0.0.5:8786",
        ) from error
    try:
        if not client.nthreads():
            raise BenchError(
                f"the dask scheduler at {address} has no workers",
                remedy=f"Start one with dask worker {address}",
            )
        yield client
    finally:
        client.close()
