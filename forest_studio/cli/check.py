"""``forest-studio check``: what is wrong with a forest, for people and for CI.

With ``--json`` the document has ``forest`` (its folder), ``commit``, ``nodes`` and ``wild`` (files
counted), ``counts`` by severity (``error``, ``warning``, ``note``) and ``findings``: each ``rule``,
``message``, ``remedy``, ``severity``, ``node``, ``path``, ``line`` and ``column`` (or null).
"""

from collections import Counter
from dataclasses import asdict
from typing import Annotated, Any

import typer

from forest_studio.cli.arguments import AsJson, ForestPath, opened
from forest_studio.cli.output import FOUND, count, say, say_json
from forest_studio.core.model.errors import with_remedy
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.model.forest import Forest

_STYLES = {Severity.ERROR: "bold red", Severity.WARNING: "yellow", Severity.NOTE: "dim"}


def check_verb(
    forest: ForestPath,
    as_json: AsJson = False,
    strict: Annotated[bool, typer.Option("--strict", help="Notes count as findings too.")] = False,
) -> int:
    """Check every rule: exit code 0 when the forest is clean, 100 when something was found."""
    session = opened(forest)
    findings = session.findings()
    if as_json:
        say_json(document(session.forest, str(session.repository.root), findings))
    else:
        _print(session.forest, findings, strict)
    return FOUND if any(_counts(finding, strict) for finding in findings) else 0


def document(forest: Forest, root: str, findings: tuple[Finding, ...]) -> dict[str, Any]:
    """The findings as JSON has them."""
    counts = Counter(finding.severity for finding in findings)
    return {
        "forest": root,
        "commit": forest.commit,
        "nodes": _files(forest),
        "wild": _wild(forest),
        "counts": {severity.value: counts[severity] for severity in Severity},
        "findings": [asdict(finding) for finding in findings],
    }


def _counts(finding: Finding, strict: bool) -> bool:
    return strict or finding.severity is not Severity.NOTE


def _files(forest: Forest) -> int:
    return sum(node.has_file for node in forest.nodes.values())


def _wild(forest: Forest) -> int:
    return sum(node.wild and node.has_file for node in forest.nodes.values())


def _print(forest: Forest, findings: tuple[Finding, ...], strict: bool) -> None:
    for finding in findings:
        if _counts(finding, strict):
            say(
                (f"{_place(finding)}: ", "bold"),
                (finding.severity.value, _STYLES[finding.severity]),
                (f" {finding.rule}: ", "cyan"),
                with_remedy(finding.message, finding.remedy),
            )
    _print_tally(forest, findings, strict)


def _place(finding: Finding) -> str:
    numbers = [str(n) for n in (finding.line, finding.column) if n is not None]
    return ":".join([finding.path or finding.node or "forest", *numbers])


def _print_tally(forest: Forest, findings: tuple[Finding, ...], strict: bool) -> None:
    counts = Counter(finding.severity for finding in findings)
    errors, warnings = counts[Severity.ERROR], counts[Severity.WARNING]
    found = f"{count(errors, 'error')}, {count(warnings, 'warning')}"
    notes = count(counts[Severity.NOTE], "note")
    if counts[Severity.NOTE] and not strict:
        notes += " (listed with --strict)"
    nodes = f"{count(_files(forest), 'node')}, {count(_wild(forest), 'wild one')}"
    say(f"{found}, {notes} in {nodes}")
