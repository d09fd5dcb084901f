"""What the command line tells about runs, as values; nothing here reads or draws."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with its 95% interval."""

    value: float
    low: float
    high: float
    n: int = 0
    """Questions that it rests on."""


Figures = Mapping[str, Estimate]
"""Figures of one arm by measure; what was not measured is left out."""


@dataclass(frozen=True, slots=True)
class Result:
    """How one arm did on one question, a value for each repeat."""

    right: tuple[bool, ...] = ()
    """Correct, or rightly refused."""
    reached: tuple[bool, ...] = ()
    errors: int = 0

    @property
    def share(self) -> float:
        """Of the repeats that were right, 0 to 1."""
        return sum(self.right) / len(self.right) if self.right else 0.0

    @property
    def won(self) -> bool:
        """Right in more than half of the repeats."""
        return self.share > 0.5


@dataclass(frozen=True, slots=True)
class Asked:
    """One question of a run with what every arm made of it."""

    id: str
    text: str
    hops: int
    answerable: bool = True
    gold_page: str = ""
    results: Mapping[str, Result] = field(default_factory=dict)
    """By arm."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A criterion with what was seen."""

    says: str
    arm: str
    minus: str
    measure: str
    bound: str
    sign: str
    limit: float
    outcome: str
    """``met``, ``missed`` or ``not measured``."""
    measured: Estimate | None


@dataclass(frozen=True, slots=True)
class Run:
    """Everything that is shown of one run."""

    path: str
    suite: str
    suite_file: str
    """A name that ships, or an absolute path."""
    suite_sha256: str
    forest_name: str
    forest_path: str
    commit: str
    started: str
    """ISO 8601."""
    seed: int
    repeats: int
    model: str
    asked: int
    """How many questions."""
    arms: tuple[str, ...]
    not_run: Mapping[str, str]
    samples: int
    expected: int
    errors: int
    figures: Mapping[str, Figures]
    questions: tuple[Asked, ...] = ()
    verdicts: tuple[Verdict, ...] = ()
    afterwards: bool = False
    """Whether the criteria came after the run."""
    criteria_sha256: str = ""
    only: tuple[str, ...] = ()
    limits: Mapping[str, float] = field(default_factory=dict)

    @property
    def complete(self) -> bool:
        """Whether every sample is in."""
        return self.samples >= self.expected

    @property
    def seconds(self) -> float:
        """What all samples took, one after the other."""
        repeats = self.repeats * self.asked
        own = [found["seconds"].value for found in self.figures.values() if "seconds" in found]
        return sum(own) * repeats


@dataclass(frozen=True, slots=True)
class KeptRun:
    """A run in a folder, told in a few facts."""

    path: str
    suite: str
    forest: str
    started: str
    samples: int
    expected: int
    errors: int = 0
    met: int = 0
    judged: int = 0
    """How many criteria it was judged by."""
    only: int = 0
    """How many questions were picked; 0 for the whole suite."""
    commit: str = ""

    @property
    def complete(self) -> bool:
        """Whether every sample is in."""
        return self.samples >= self.expected


@dataclass(frozen=True, slots=True)
class SuiteOffer:
    """A suite that ships."""

    name: str
    questions: int = 0
    language: str = ""
    about: str = ""
    own_forest: bool = False
    """Whether it brings the forest that it is asked in."""


@dataclass(frozen=True, slots=True)
class ArmOffer:
    """An arm, and why it can't run where it can't."""

    name: str
    about: str = ""
    why_not: str = ""
    asks_model: bool = False


@dataclass(frozen=True, slots=True)
class CriteriaOffer:
    """Criteria that ship."""

    name: str
    suite: str
    count: int = 0


@dataclass(frozen=True, slots=True)
class Offers:
    """What a new run can be made of."""

    suites: tuple[SuiteOffer, ...] = ()
    arms: tuple[ArmOffer, ...] = ()
    criteria: tuple[CriteriaOffer, ...] = ()


@dataclass(frozen=True, slots=True)
class Flip:
    """A question that came out differently; shares of its repeats."""

    question: str
    before: float
    after: float


@dataclass(frozen=True, slots=True)
class Compared:
    """Two arms, or two runs of one, on the same questions: the second minus the first."""

    before: str
    after: str
    difference: Estimate | None
    gained: int
    lost: int
    p: float | None
    """Exact McNemar."""
    flips: tuple[Flip, ...] = ()


@dataclass(frozen=True, slots=True)
class ArmAnswer:
    """What one arm answered in one repeat."""

    arm: str
    repeat: int
    answer: str
    outcome: str
    right: bool
    reached: bool
    hops: int
    error: str = ""
    pages: tuple[str, ...] = ()
    """Ids of the pages that the answer rests on."""
    trail: str = ""
    """Absolute path of the trail's file; empty where there is none."""


@dataclass(frozen=True, slots=True)
class Detail:
    """One question with every answer."""

    id: str
    text: str
    accepted: tuple[str, ...] = ()
    gold_page: str = ""
    answers: tuple[ArmAnswer, ...] = ()

    def of(self, arm: str) -> tuple[ArmAnswer, ...]:
        """The answers of an arm in the order of its repeats."""
        own = [answer for answer in self.answers if answer.arm == arm]
        return tuple(sorted(own, key=lambda answer: answer.repeat))
