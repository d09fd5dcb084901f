"""Checks everything: format, lint, types, import map, tests; the second command of the README.

Formats the files in place; with ``--no-write``, or where CI is set, only says what it would change.
"""

import os
import shutil
import subprocess
import sys
import time

import environment

_SCREEN = (("xvfb", "Xvfb"), ("xdotool", "xdotool"))
"""Debian packages and their programs, for the tests on a real display."""


def _step(name: str, command: list[str]) -> bool:
    environment.say(name)
    started = time.monotonic()
    ok = subprocess.run(command, cwd=environment.ROOT, check=False).returncode == 0
    environment.say(f"{name}: {'ok' if ok else 'FAILED'} in {time.monotonic() - started:.0f} s")
    return ok


def main() -> int:
    """Runs every check, even after one has failed; 0 when all are green."""
    libraries = {**environment.OFFSCREEN, **environment.ON_SCREEN, **environment.FOR_MODEL}
    screen = [package for package, program in _SCREEN if not shutil.which(program)]
    screen = screen if sys.platform.startswith("linux") else []
    environment.bring_packages(environment.missing_libraries(libraries) + screen, "the tests")
    python = str(environment.ensure_environment("[dev]"))
    only_look = "--no-write" in sys.argv[1:] or bool(os.environ.get("CI"))
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    results = [
        _step("format", [python, "-m", "ruff", "format", *(["--check"] if only_look else [])]),
        _step("lint", [python, "-m", "ruff", "check"]),
        _step("types", [python, "-m", "mypy"]),
        _step("tests", [python, "-m", "pytest", "-n", "2"]),
    ]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
