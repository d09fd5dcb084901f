"""What one row of the table counts, and how large a run is."""

from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path

MAX_FAILURES = 20
"""Descriptions of broken promises that are kept; the count goes on."""


@dataclass(slots=True)
class Row:
    """Counts of one way of losing words; what must be zero is in ``faults``."""

    name: str
    trials: int = 0
    """What was tried: kills, fault points, writes, passports or names, as the row says."""
    acknowledged: int = 0
    """Writes that were reported as done."""
    lost: int = 0
    """Acknowledged writes that can't be found any more."""
    outside: int = 0
    """Edits and commits that other programs finished."""
    outside_lost: int = 0
    torn: int = 0
    """Files seen half written, or several files of one write of which some were missing."""
    fsck: int = 0
    """Repositories in which ``git fsck --strict`` found something."""
    dirty: int = 0
    """Repositories in which ``git status`` showed a change after recovery, or leftovers lay."""
    broken: int = 0
    """Promises of other kinds that were not kept; ``failures`` describes the first of them."""
    errors: Counter[str] = field(default_factory=Counter)
    """By kind, errors and refusals that were told, and after which the words were still there."""
    failures: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def faults(self) -> int:
        """How much went wrong that must not."""
        counts = (self.lost, self.outside_lost, self.torn, self.fsck, self.dirty, self.broken)
        return sum(counts)

    def fail(self, what: str) -> None:
        """Counts a promise that was not kept."""
        self.broken += 1
        self.failures = [*self.failures, what][:MAX_FAILURES]

    def describe(self, what: str) -> None:
        """Keeps the description of a fault that is counted elsewhere, before the lesser ones."""
        self.failures = [what, *self.failures][:MAX_FAILURES]

    def as_json(self) -> dict[str, object]:
        """All counts under their names."""
        return {**asdict(self), "errors": dict(self.errors), "faults": self.faults}


@dataclass(frozen=True, slots=True)
class Scale:
    """How large a run is, and where it may work."""

    folder: Path
    """An empty folder for the forests of one row."""
    long: bool = False
    seed: int = 0

    @property
    def patience(self) -> float:
        """Seconds within which a write has to succeed, whatever others do.

        A short run is a test, which a machine that is slow or busy must not fail.
        """
        return 5.0 if self.long else 120.0

    def pick(self, short: int, long: int) -> int:
        """The size that fits the run."""
        return long if self.long else short
