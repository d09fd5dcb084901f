"""A suite for the small wood of the window tests, and a real run over it."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from forest_studio.app.bench.command_line import environment

SUITE = """\
name: small
description: Three questions about the small wood.
language: en
questions:
- id: closer
  question: Who closes the ledger on the last Friday?
  answer: Marta Quill
  path: [invoices, ledger]
  quote: closed by Marta Quill on the last Friday
  hops: 1
- id: change
  question: In which month do prices change?
  answer: January
  path: [tariffs]
  quote: Prices change in January
  hops: 0
- id: moon
  question: Who painted the moon over the harbour?
  answerable: false
"""


def write_suite(folder: Path) -> Path:
    """Writes the suite into a folder."""
    file = folder / "small.yaml"
    file.write_text(SUITE, encoding="utf-8")
    return file


def run_bench(
    *words: str, around: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    """The command line, as the window starts it."""
    command = [sys.executable, "-m", "forest_studio", "bench", *words]
    given = environment(around or os.environ, False)
    return subprocess.run(command, env=given, capture_output=True, check=False)


def keep_run(
    wood: Path, suite: Path, out: Path, *more: str, around: Mapping[str, str] | None = None
) -> Path:
    """Makes a run of two arms and two repeats."""
    done = run_bench(
        "run",
        str(wood),
        f"--suite={suite}",
        f"--out={out}",
        "--arms=one-shot,forager",
        "--repeats=2",
        "--lines",
        *more,
        around=around,
    )
    assert done.returncode == 0, done.stderr.decode()
    return out
