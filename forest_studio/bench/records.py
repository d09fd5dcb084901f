"""Records: the lines and fields of a run folder, checked when they are read."""

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

FORMAT = 1


class _Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class LimitSettings(_Record):
    """Where a hunt stops."""

    hops: int
    tokens: int
    seconds: float


class Header(_Record):
    """What a run measures; two runs with the same header ask the same samples."""

    format: int = FORMAT
    started: str
    """ISO 8601 with the offset."""
    forest_path: str
    """Seen from the run folder."""
    forest_name: str
    forest_commit: str
    forest_content: str
    """SHA-256 over the paths and blobs that were read, since a work tree may be ahead of HEAD."""
    suite: str
    suite_file: str
    """Name of a shipped suite, or a file seen from the run folder."""
    suite_sha256: str
    language: str
    questions: int
    arms: Mapping[str, Mapping[str, Any]]
    """Settings by the name of each arm that runs."""
    not_run: Mapping[str, str] = Field(default_factory=dict)
    """Why, by the name of each arm that was asked for and can't run."""
    seed: int
    repeats: int
    limits: LimitSettings
    criteria_sha256: str = ""
    """Fingerprint of the criteria that were written before the run; empty without."""
    versions: Mapping[str, str]

    @property
    def samples(self) -> int:
        """How many samples the whole run has."""
        return len(self.arms) * self.questions * self.repeats


class Evidence(_Record):
    """One quote that an answer rests on."""

    node: str
    text: str
    supported: bool


class Scores(_Record):
    """How one sample was graded."""

    correct: bool
    """Answerable and one of the accepted answers stands in the answer."""
    exact_match: bool
    f1: float
    reached: bool
    """The gold page was read, or its quote was shown."""
    refused: bool
    """The arm itself ended without an answer."""
    stopped: bool
    """A limit ended the hunt, which is no refusal."""
    right: bool
    """Correct, or refused where there is nothing to answer."""
    supported: bool
    """An answer was given and every quote of it stands in the bytes."""
    path_share: float
    """Share of the gold path's nodes that were visited, 0 to 1."""


class Cost(_Record):
    """What one sample cost."""

    observed_tokens: int = 0
    prompt_tokens: int = 0
    reply_tokens: int = 0
    calls: int = 0
    seconds: float = 0.0
    cpu_seconds: float = 0.0


class Sample(_Record):
    """One arm on one question in one repeat."""

    arm: str
    question: str
    """Id of the question in the suite."""
    repeat: int
    """From 0."""
    seed: int
    answerable: bool
    gold_hops: int
    outcome: str
    answer: str
    evidence: tuple[Evidence, ...] = ()
    scores: Scores
    hops: int
    """Doors walked through."""
    first_doors: int
    """How many of them were door number 1."""
    steps: int
    explored: int = 0
    """Passports read for planning, beside what the observations show."""
    cost: Cost
    trail: str
    """Path of the whole trail inside the run folder."""

    @property
    def key(self) -> tuple[str, str, int]:
        """What makes this sample the only one of its kind in a run."""
        return (self.arm, self.question, self.repeat)
