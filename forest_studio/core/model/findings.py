"""Findings: what is wrong with a forest, where, and what to do about it."""

from dataclasses import dataclass
from enum import StrEnum


class Severity(StrEnum):
    """How bad a finding is; only errors and warnings make ``check`` fail."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Finding:
    """One broken rule at one place."""

    rule: str
    """Stable name of the rule, such as ``summary-over-budget``."""
    message: str
    remedy: str
    severity: Severity = Severity.ERROR
    node: str = ""
    """Id of the node, empty when the finding is about the whole forest."""
    path: str = ""
    """Path of the file inside the forest, with forward slashes."""
    line: int | None = None
    """Line in the file, counted from 1."""
    column: int | None = None
    """Column in that line, counted from 1."""
