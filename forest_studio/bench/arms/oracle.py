"""The oracle: the shared reader is handed the gold page, which bounds what any walk can reach."""

import time
import uuid
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from forest_studio.bench.place import Place
from forest_studio.bench.suites import Question
from forest_studio.core.hunt.loop import Limits
from forest_studio.core.hunt.reading.evidence import checked, supported
from forest_studio.core.hunt.reading.reader import best_answer
from forest_studio.core.model import budget
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.walk import GiveUp, Observation, Step, Usage
from forest_studio.core.trails.trail import Outcome, Trail


@dataclass(frozen=True)
class OracleArm:
    """No retrieval at all; a question without a gold page is refused."""

    name: str = "oracle"
    asks_model: bool = False

    @property
    def settings(self) -> Mapping[str, Any]:
        """Nothing can be set."""
        return {}

    def prepare(self, question: Question, place: Place, limits: Limits) -> None:
        """Nothing is built."""

    def ranking(self, question: Question, place: Place, trail: Trail) -> tuple[str, ...]:
        """The gold pages, since it is handed them."""
        del place, trail
        return question.path

    def hunt(self, question: Question, place: Place, limits: Limits, seed: int) -> Trail:
        """One step on the gold page; it sees the whole body, whatever the limits say."""
        del limits  # The arm bounds the reader, not the walk.
        started, clock = datetime.now(UTC), time.monotonic()
        forest, page = place.forest, question.gold_page
        body = forest.body(page) if page in forest.nodes else ""
        found = best_answer(question.question, {page: body})
        answer = checked(forest, found) if found else None
        seen = _observation(forest, page, body)
        usage = Usage(observed_tokens=seen.tokens, seconds=time.monotonic() - clock)
        return Trail(
            id=uuid.uuid4().hex,
            forest_commit=forest.commit,
            question=question.question,
            navigator=self.name,
            seed=seed,
            started=started,
            steps=(Step(1, seen, answer or GiveUp("there is no gold page"), usage),),
            outcome=Outcome.ANSWERED if answer else Outcome.GAVE_UP,
            answer=answer,
            supported=answer is not None and supported(answer),
        )


def _observation(forest: Forest, page: str, body: str) -> Observation:
    tokens = budget.count(body, forest.manifest.tokenizer)
    return Observation(body, tokens, page, (), 0, cut=False, opened=page)
