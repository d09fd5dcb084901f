"""Records: the lines and fields of a run folder, checked when they are read."""

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

FORMAT = 1


class _Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore", allow_inf_nan=False)


class LimitSettings(_Record):
    """Where a hunt stops."""

    hops: int
    tokens: int
    seconds: float


class IndexFacts(_Record):
    """What it took to index the forest."""

    engine: str = ""
    nodes: int = 0
    seconds: float = 0.0
    bytes: int = 0
    """Of the index, as it would lie on a disk; 0 where that is not known."""


class Origin(_Record):
    """Which questions are asked, where, within which limits, and by which program."""

    format: int = FORMAT
    started: str
    """ISO 8601 with the offset."""
    forest_path: str
    """Seen from the run folder; empty for the forest that the suite brings along."""
    forest_name: str
    forest_commit: str
    forest_content: str
    """SHA-256 over the paths and blobs that were read, since a work tree may be ahead of HEAD."""
    suite: str
    suite_file: str
    """Name of a shipped suite, or a file seen from the run folder."""
    suite_sha256: str
    questions: int = Field(ge=0)
    limits: LimitSettings
    only: tuple[str, ...] = ()
    """Ids of the questions that are asked, where it is not the whole suite."""
    criteria_sha256: str = ""
    """Fingerprint of the criteria that were written before the run; empty without."""
    versions: Mapping[str, str]


class Header(Origin):
    """What a run measures; two runs with the same header ask the same samples."""

    forest_at: str = ""
    """Hex id of the commit that was asked for; empty for the files on the disk."""
    trails_content: str = ""
    """SHA-256 over the recorded hunts that heat was learnt from; empty where no arm follows any."""
    language: str
    arms: Mapping[str, Mapping[str, Any]] = Field(min_length=1)
    """Settings by the name of each arm that runs."""
    not_run: Mapping[str, str] = Field(default_factory=dict)
    """Why, by the name of each arm that was asked for and can't run."""
    seed: int = Field(ge=0)
    repeats: int = Field(ge=0)
    index: IndexFacts = IndexFacts()

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
    common_em: bool = False
    """Exact match by the simplified rule that many papers use for every suite."""
    common_f1: float = 0.0
    official_em: bool | None = None
    """By the suite's own script; None where it has none, or does not measure this."""
    official_f1: float | None = None
    official_accuracy: bool | None = None
    recall_2: float = 0.0
    """Share of the gold pages among the first two of the arm's ranking, 0 to 1."""
    recall_5: float = 0.0
    recall_10: float = 0.0
    all_gold_5: bool = False
    """Whether every gold page is among the first five."""
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
    """On the clock of the wall."""
    cpu_seconds: float = 0.0
    dollars: float | None = None
    """None where the price of its model is not known; 0 where none was asked."""


class Judged(_Record):
    """What a language model said of an answer, asked twice with the two answers swapped."""

    model: str
    right: bool | None
    """None where the two verdicts differ, or could not be read."""
    prompt_tokens: int = 0
    reply_tokens: int = 0
    calls: int = 0


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
    kind: str = ""
    """What the suite calls this kind of question."""
    outcome: str
    """How the hunt ended; ``error`` where there is no trail."""
    error: str = ""
    """Why there is no answer: the arm broke or its model could not be asked; counts as wrong."""
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
    ranking: tuple[str, ...] = ()
    """Ids of the first ten pages as the arm ranks them; empty where it ranks none."""
    judged: Judged | None = None
    trail: str
    """Path of the whole trail inside the run folder; empty where there is none."""

    @property
    def key(self) -> tuple[str, str, int]:
        """What makes this sample the only one of its kind in a run."""
        return (self.arm, self.question, self.repeat)
