"""How tests run the command line: in this process, or as a user would."""

import subprocess
import sys
from collections.abc import Callable

import pytest
from typer.testing import CliRunner, Result

from forest_studio.cli.main import app

Run = Callable[..., Result]
Started = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def run() -> Run:
    """Runs the command line in this process; the result has exit_code, stdout and stderr."""
    return lambda *words: CliRunner().invoke(app, [str(word) for word in words])


@pytest.fixture
def start() -> Started:
    """Runs ``python -m forest_studio`` as a process of its own."""

    def started(*words: object, **options: object) -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-m", "forest_studio", *map(str, words)]
        return subprocess.run(  # type: ignore[call-overload, no-any-return]
            command, capture_output=True, encoding="utf-8", timeout=300, check=False, **options
        )

    return started
