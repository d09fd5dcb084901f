"""What the list of problems can do about each: mend it, propose it, or lead to the place."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from forest_studio.app.words.translation import translate
from forest_studio.core.curate.lookup import label
from forest_studio.core.curate.quick_fixes import Fix, fixes, offers
from forest_studio.core.model.changes import ChangeId, EditEdge, RemoveEdge
from forest_studio.core.model.findings import Finding
from forest_studio.core.model.forest import Forest

_MOST = 5_000
"""Findings that are looked at for a fix; a list of more is read by nobody."""


class Way(StrEnum):
    """How a problem is dealt with."""

    CERTAIN = "certain"
    OFFER = "offer"
    GO = "go"


@dataclass(frozen=True, slots=True)
class Remedy:
    """What a press in the last column does."""

    text: str
    way: Way
    change: Fix | None = None


Remedies = Mapping[Finding, Remedy]


def remedies(forest: Forest, findings: Iterable[Finding]) -> dict[Finding, Remedy]:
    """The remedy of each finding; for a worker thread."""
    found: dict[Finding, Remedy] = {}
    for number, finding in enumerate(findings):
        remedy = None if number >= _MOST else _mended(forest, finding)
        found[finding] = remedy or Remedy(_way_there(finding), Way.GO)
    return found


def _mended(forest: Forest, finding: Finding) -> Remedy | None:
    if (fix := fixes(finding, forest)) is not None:
        return Remedy(_words(forest, fix), Way.CERTAIN, fix)
    if (offer := offers(finding, forest)) is not None:
        return Remedy(_words(forest, offer) + "?", Way.OFFER, offer)
    return None


def _words(forest: Forest, fix: Fix) -> str:
    if isinstance(fix, RemoveEdge):
        return translate("Problems", "Remove this one")
    if isinstance(fix, EditEdge) and fix.edge.to != fix.was.to:
        end = forest.nodes.get(fix.edge.to)
        title = end.title if end is not None else fix.edge.to
        return translate("Problems", "Lead it to {0}").format(title)
    if isinstance(fix, EditEdge):
        name = label(forest, fix.edge.type)
        return translate("Problems", "Make it “{0}”").format(name)
    if isinstance(fix, ChangeId):
        return translate("Problems", "Trim the id")
    return translate("Problems", "Mend it")


def _way_there(finding: Finding) -> str:
    rule = finding.rule
    words = {
        "summary-over-budget": translate("Problems", "Shorten…"),
        "scent-over-budget": translate("Problems", "Shorten…"),
        "edge-scent-over-budget": translate("Problems", "Shorten…"),
        "missing-edge-scent": translate("Problems", "Write the scent…"),
        "wild-node": translate("Problems", "Write passport…"),
        "missing-summary": translate("Problems", "Write passport…"),
        "missing-title": translate("Problems", "Write passport…"),
        "missing-id": translate("Problems", "Write passport…"),
        "broken-edge": translate("Problems", "Pick a target…"),
        "unknown-edge-type": translate("Problems", "Pick a type…"),
        "cycle": translate("Problems", "Show the edge"),
    }
    if rule in words:
        return words[rule]
    if finding.line is not None:
        return translate("Problems", "Look at line {0}").format(finding.line)
    return translate("Problems", "Go there") if finding.node else ""
