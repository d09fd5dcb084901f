"""Tries in many ways to make Forest Studio lose words, and prints one table of what it lost.

``python3 bench/reliability.py [--short | --long] [--only NAME] [--json FILE] [--seed N]``

Every row says how much it tried; ``lost``, ``outside lost``, ``torn``, ``fsck bad``, ``dirty`` and
``other faults`` must be 0, and the exit code is 1 when one is not. Faults in system calls are
injected by strace where it is installed, else by a profile function in the writer itself.
"""

import argparse
import importlib
import json
import sys
import tempfile
import time
from pathlib import Path

from reliability_rows import place, table
from reliability_rows.row import Row, Scale

ROWS = {
    "kills": "kills",
    "kill-points": "fault_kills",
    "disk-errors": "fault_errors",
    "writers": "several_writers",
    "git-beside": "git_beside",
    "editors-beside": "editors_beside",
    "passports": "passports",
    "names": "names",
    "read-only": "read_only",
    "trails": "trails",
}
"""What a row is called on the command line, and its module."""


def main() -> int:
    """Runs the rows that were asked for; 0 when nothing was lost."""
    given = _arguments()
    with tempfile.TemporaryDirectory(prefix="reliability-") as folder:
        place.isolate(Path(folder) / "home")
        rows = [_run(name, Path(folder) / name, given) for name in given.only or ROWS]
    print(table.table(rows))
    print(table.remarks(rows))
    print(f"\n{table.versions()}\n{table.command()}")
    if given.json is not None:
        given.json.write_text(json.dumps([row.as_json() for row in rows], indent=1))
    return 1 if any(row.faults for row in rows) else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--short", action="store_true", help="about a minute (the default)")
    size.add_argument("--long", action="store_true", help="the whole of it, under half an hour")
    parser.add_argument("--only", action="append", choices=list(ROWS), help="may be repeated")
    parser.add_argument("--json", type=Path, metavar="FILE", help="writes the counts there too")
    parser.add_argument("--seed", type=int, default=0)
    return parser.parse_args()


def _run(name: str, folder: Path, given: argparse.Namespace) -> Row:
    folder.mkdir()
    print(f"{name} …", file=sys.stderr, flush=True)
    began = time.monotonic()
    module = importlib.import_module(f"reliability_rows.{ROWS[name]}")
    row: Row = module.run(Scale(folder, given.long, given.seed))
    row.seconds = time.monotonic() - began
    return row


if __name__ == "__main__":
    sys.exit(main())
