"""Checks everything: format, lint, types, import map, tests; the second command of the README.

Formats the files in place; with ``--no-write``, or where CI is set, only says what it would change,
and a few tests of the window that failed are asked once more.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial

import environment
import suite

_SCREEN = (("xvfb", "Xvfb"), ("xdotool", "xdotool"))
"""Debian packages and their programs, for the tests on a real display."""


def _step(name: str, check: Callable[[], bool]) -> bool:
    environment.say(name)
    started = time.monotonic()
    ok = check()
    environment.say(f"{name}: {'ok' if ok else 'FAILED'} in {time.monotonic() - started:.0f} s")
    return ok


def _module(python: str, *arguments: str) -> bool:
    command = [python, "-m", *arguments]
    return subprocess.run(command, cwd=environment.ROOT, check=False).returncode == 0


def main() -> int:
    """Runs every check, even after one has failed; 0 when all are green."""
    libraries = {**environment.OFFSCREEN, **environment.ON_SCREEN, **environment.FOR_MODEL}
    screen = [package for package, program in _SCREEN if not shutil.which(program)]
    screen = screen if sys.platform.startswith("linux") else []
    environment.bring_packages(environment.missing_libraries(libraries) + screen, "the tests")
    python = str(environment.ensure_environment("[dev]"))
    only_look = "--no-write" in sys.argv[1:] or bool(os.environ.get("CI"))
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    module = partial(_module, python)
    results = [
        _step("format", partial(module, "ruff", "format", *(["--check"] if only_look else []))),
        _step("lint", partial(module, "ruff", "check")),
        _step("types", partial(module, "mypy")),
        _step("tests", partial(suite.run, python, twice=only_look)),
    ]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
