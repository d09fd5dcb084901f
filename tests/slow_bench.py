"""The command line whose bench takes its time, so that whoever stops it never comes too late."""

import sys
from pathlib import Path

_CODE = """
import time
from pathlib import Path
from forest_studio.bench.heat import runner
from forest_studio.bench.run_log import RunLog
from forest_studio.cli import main

append, line_of, quick = RunLog.append, runner.line_of, Path({quick!r})

def slowly(*given):
    append(*given)
    rest(0.1)

def line_slowly(asked):
    rest(0.02)
    return line_of(asked)

def rest(seconds):
    if not quick.exists():
        time.sleep(seconds)

RunLog.append, runner.line_of = slowly, line_slowly
main.run()
"""


def slow_program(quick: Path) -> list[str]:
    """What to run in place of ``python -m forest_studio``; it is slow until the file is there."""
    return [sys.executable, "-c", _CODE.format(quick=str(quick))]
