"""Builds trails of made-up walks, step by step, without a forest."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from itertools import count

from forest_studio.core.model.walk import (
    Answer,
    Back,
    Decision,
    Door,
    GiveUp,
    Go,
    Observation,
    Quote,
    Search,
    Step,
    Usage,
)
from forest_studio.core.trails.trail import Outcome, Trail

START = datetime(2026, 3, 1, tzinfo=UTC)
_ids = count(1)


class Walk:
    """One walk under way: ``Walk("why?").enter("a").go("b").back().answer("b")``."""

    def __init__(self, question: str = "why?", *, seen: Sequence[Door] = ()) -> None:
        self.question = question
        self.steps: list[Step] = []
        self._seen = tuple(seen)
        self._stack: list[str] = [""]

    def enter(self, node: str, heat: float = 0.0) -> "Walk":
        """Searches and goes through a hit."""
        here = self._stack[-1]
        self._step(here, (), Search(self.question))
        self._stack.append(here)
        self._step(here, (Door(1, node, "hit", node, "", heat=heat),), Go(1))
        self._stack.append(node)
        return self

    def go(
        self, node: str, type: str = "related-to", *, scent: str = "", heat: float = 0.0
    ) -> "Walk":
        """Goes through the door of an edge; an empty type is a child's."""
        door = Door(1, node, type or "child", node, scent, type, heat)
        others = (
            Door(2 + n, d.node, d.label, d.title, d.scent, d.type) for n, d in enumerate(self._seen)
        )
        self._step(self._stack[-1], (door, *others), Go(1))
        self._stack.append(node)
        return self

    def back(self) -> "Walk":
        """Takes the last move back."""
        self._step(self._stack.pop(), (), Back())
        return self

    def refused(self) -> "Walk":
        """A decision that was not carried out."""
        self._step(self._stack[-1], (), Go(9), "door 9 is not shown")
        return self

    def answer(self, *evidence: str, supported: bool = True, **more: object) -> Trail:
        """Ends with an answer that quotes these nodes."""
        quotes = tuple(Quote(node, "words", supported, 1) for node in evidence)
        said = Answer("so", quotes)
        self._step(self._stack[-1], (), said)
        good = supported and bool(quotes)
        return self._trail(Outcome.ANSWERED, answer=said, supported=good, **more)

    def give_up(self, outcome: Outcome = Outcome.GAVE_UP, **more: object) -> Trail:
        """Ends without one."""
        self._step(self._stack[-1], (), GiveUp("no"))
        return self._trail(outcome, **more)

    def _step(
        self, node: str, doors: tuple[Door, ...], decision: Decision, problem: str = ""
    ) -> None:
        seen = Observation("text", 10, node, doors, len(doors), False)
        self.steps.append(Step(len(self.steps) + 1, seen, decision, Usage(10), problem))

    def _trail(self, outcome: Outcome, *, days: float = 0.0, **more: object) -> Trail:
        fields: dict[str, object] = {
            "id": f"{next(_ids):032x}",
            "forest_commit": "c0",
            "question": self.question,
            "navigator": "forager",
            "started": START + timedelta(days=days),
            "steps": tuple(self.steps),
            "outcome": outcome,
        }
        return Trail(**(fields | more))  # type: ignore[arg-type]


def chain(question: str, *nodes: str, **more: object) -> Trail:
    """A successful walk along these nodes, the last of which holds the answer."""
    walk = Walk(question).enter(nodes[0])
    for node in nodes[1:]:
        walk.go(node)
    return walk.answer(nodes[-1], **more)
