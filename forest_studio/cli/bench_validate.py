"""``bench validate``: whether a suite fits its forest.

With ``--json`` the document is a list of findings: ``rule``, ``severity``, ``message``, ``remedy``
and ``line``.
"""

from pathlib import Path
from typing import Annotated

import typer

from forest_studio.bench.place import read_forest
from forest_studio.bench.suite_files import load_suite
from forest_studio.bench.suite_forests import forest_of
from forest_studio.bench.validation import validate
from forest_studio.cli.arguments import AsJson
from forest_studio.cli.output import FOUND, count, one_line, say, say_json
from forest_studio.core.model.findings import Finding, Severity


def validate_verb(
    suite: Annotated[str, typer.Argument(help="Suite that ships, or a file.")],
    forest: Annotated[
        Path | None,
        typer.Argument(metavar="[FOREST]", help="A forest; left out, the suite's own is taken."),
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Check that gold paths can be walked and that quotes stand in their bodies."""
    loaded = load_suite(suite)
    findings = validate(loaded, read_forest(forest or forest_of(loaded)))
    if as_json:
        say_json([_finding(found) for found in findings])
    else:
        for found in findings:
            line = f":{found.line}" if found.line else ""
            place = one_line(f"{found.path}{line}: {found.severity}: {found.message}")
            say(f"{place} [{found.rule}]")
        say(
            f"{loaded.name}: {count(len(loaded.questions), 'question')}, "
            f"{count(len(findings), 'finding')}"
        )
    return FOUND if any(found.severity is not Severity.NOTE for found in findings) else 0


def _finding(found: Finding) -> dict[str, object]:
    return {
        "rule": found.rule,
        "severity": found.severity,
        "message": found.message,
        "remedy": found.remedy,
        "line": found.line,
    }
