"""What the doctor finds and what became of it, in words for a person."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from forest_studio.core.store.upkeep.patient import Patient


@dataclass(frozen=True, slots=True)
class Ailment:
    """One thing that is wrong."""

    name: str
    """Kind of ailment, such as ``index-broken``."""
    place: str
    """The file, reference or object that it is about."""
    message: str
    """What is wrong."""
    repair: str = ""
    """What repairing would do; empty when only a person can."""
    advice: str = ""
    """What a person can do about it."""
    text_at_risk: bool = False
    """Whether words may be lost through it."""
    needs_consent: bool = False
    """Whether it is repaired only when that is asked for by itself, as with a foreign lock."""

    @property
    def repairable(self) -> bool:
        """Whether the doctor can do something about it."""
        return bool(self.repair)

    @property
    def key(self) -> tuple[str, str]:
        """By which it is known again at the next look."""
        return self.name, self.place


@dataclass(frozen=True, slots=True)
class Repair:
    """What became of one ailment."""

    ailment: Ailment
    done: bool
    message: str
    """What was done, or why nothing was."""
    failed: bool = False
    """Whether it was tried and did not work."""


Treatments = Mapping[str, Callable[[Patient, Ailment], str]]
"""By name of ailment: repairs it and tells what was done. Raises ForestError, OSError or an error
of git's library."""
