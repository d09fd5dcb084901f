"""Looking for trails: by words and by how they ended."""

from collections.abc import Mapping
from dataclasses import dataclass

from forest_studio.core.trails.trail import Outcome, Trail

NOT_JUDGED = "none"
"""Asks for the trails that nobody judged."""


@dataclass(frozen=True, slots=True)
class TrailQuery:
    """What a trail must have; an empty field asks for nothing."""

    text: str = ""
    """Words that must all stand in the question, the answer, or the names of its nodes."""
    navigator: str = ""
    outcome: Outcome | None = None
    supported: bool | None = None
    judged: str = ""
    """A verdict, or NOT_JUDGED."""

    @property
    def filters(self) -> int:
        """How many things are asked for beside the words."""
        asked = (self.navigator, self.outcome, self.judged)
        return sum(map(bool, asked)) + (self.supported is not None)

    def fits(
        self, trail: Trail, titles: Mapping[str, str] | None = None, verdict: str = ""
    ) -> bool:
        """Whether a trail has all that; ``titles`` are of nodes, by id."""
        return (
            self.navigator in ("", trail.navigator)
            and self.outcome in (None, trail.outcome)
            and self.supported in (None, trail.supported)
            and self.judged in ("", verdict or NOT_JUDGED)
            and self._has_words(trail, titles or {})
        )

    def _has_words(self, trail: Trail, titles: Mapping[str, str]) -> bool:
        words = self.text.casefold().split()
        if not words:
            return True
        answer = [trail.answer.text] if trail.answer else []
        quoted = [quote.node for quote in trail.answer.evidence] if trail.answer else []
        nodes = dict.fromkeys((*trail.nodes, *quoted))
        names = [f"{node} {titles.get(node, '')}" for node in nodes]
        text = " ".join((trail.question, *answer, *names)).casefold()
        return all(word in text for word in words)
