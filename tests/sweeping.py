"""Python's garbage, collected where a test says so."""

import gc
import warnings


def sweep() -> None:
    """Collects what this test and those before it left behind.

    Whose file it is that was not closed can't be told by then, so no test fails for it.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()
