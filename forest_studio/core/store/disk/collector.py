"""Keeps Python's garbage collector, and memory that is not used any more, out of the way."""

import ctypes
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collector_paused() -> Iterator[None]:
    """Keeps the collector from walking all the new objects again and again.

    They count as old afterwards, which spares them the walk of the young as well.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            _make_old()
            gc.enable()


def _make_old() -> None:
    if not gc.get_freeze_count():  # Else it would also thaw what others have left out.
        gc.freeze()
        gc.unfreeze()


def give_back() -> None:
    """Gives memory that was used for a moment back to the system, where that can be asked for.

    The C library of Linux otherwise keeps tens of MiB after a large forest was read.
    """
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
