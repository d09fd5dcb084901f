"""The forager: hunts without a model, by how much of the question a whole path covers."""

from collections.abc import Mapping
from dataclasses import dataclass

from forest_studio.core.hunt.asked_for import asked_for
from forest_studio.core.hunt.base import State, Walker, World
from forest_studio.core.hunt.body_pages import body_pages
from forest_studio.core.hunt.decision import ENTRY_HITS
from forest_studio.core.hunt.itinerary import Itinerary
from forest_studio.core.hunt.observation import body_page_tokens
from forest_studio.core.hunt.paths import Entry, Path, Planner
from forest_studio.core.hunt.reader import Candidate, read
from forest_studio.core.hunt.word_table import TEXT, word_table
from forest_studio.core.model.walk import (
    Answer,
    Back,
    Decision,
    GiveUp,
    More,
    Observation,
    Open,
    Quote,
)
from forest_studio.core.search.base import Hit
from forest_studio.core.search.words import stem

_ENDS = 2
"""Ends of paths whose bodies may be opened before an answer is given."""
_PAGES = 4
"""Pages of one body that are read, at most."""
_SURE = 0.4
"""Share of the question that a sentence must match to answer without the kind asked for."""
_SHOWN = 3


@dataclass(frozen=True, slots=True)
class Alternative:
    """One of the best trails, with the sentence that its last page would answer."""

    nodes: tuple[str, ...]
    score: float
    """Share of all paths' weight, from 0 to 1."""
    quote: Quote | None


class Forager(Walker):
    """Plans with passports alone, then walks the best path and opens the body at its end."""

    name = "forager"

    def begin(self, question: str, world: World, seed: int) -> None:  # noqa: ARG002
        """Plans the hunt; the same question in the same forest gives the same plan."""
        self._world = world
        self._question = question
        self._kind = asked_for(question)
        self._plan: tuple[tuple[Path, float], ...] = self._planned()
        self._next_end = 0
        self._itinerary: Itinerary | None = None
        self._read: list[Candidate] = []

    def decide(self, observation: Observation, state: State) -> Decision:
        """The next step along the plan."""
        if state.body_page:
            return self._after_reading(observation)
        return self._walk_on(observation, state)

    @property
    def alternatives(self) -> tuple[Alternative, ...]:
        """The best trails of the plan, each with a quote from the page where it ends."""
        return tuple(
            Alternative(path.nodes, share, self._quote(path)) for path, share in self._plan[:_SHOWN]
        )

    def _planned(self) -> tuple[tuple[Path, float], ...]:
        """The best path to each promising end, with the end's share, the best first."""
        table = word_table(self._world.forest)
        planner = Planner(table, self._question)
        paths = planner.plan(_entries(self._world, self._question))
        self.explored = len(planner.seen)
        first: dict[str, Path] = {}
        for path in paths:
            first.setdefault(path.end, path)
        readable = self._world.forest.nodes
        return tuple(
            (first[end], share)
            for end, share in planner.ranked_ends(paths)[: 4 * _ENDS]
            if readable[end].has_file
        )

    def _walk_on(self, observation: Observation, state: State) -> Decision:
        while True:
            if self._itinerary is None:
                if self._next_end >= min(_ENDS, len(self._plan)):
                    return self._conclusion()
                path, _ = self._plan[self._next_end]
                self._next_end += 1
                self._itinerary = Itinerary(self._world, path.nodes, path.labels)
            decision = self._itinerary.next(observation, state)
            if decision is not None:
                return decision
            arrived, self._itinerary = self._itinerary.arrived, None
            if arrived:
                return Open()

    def _after_reading(self, observation: Observation) -> Decision:
        """Turns the page, or answers; an end without a fitting sentence makes way for the next."""
        if observation.page < min(observation.pages, _PAGES):
            return More()
        path = self._plan[self._next_end - 1][0]
        size = body_page_tokens(self._world)
        pages = body_pages(self._world.forest, observation.opened, size)
        body = "".join(pages.texts[: observation.page])
        self._read += self._candidates(path, body)[:1]
        if self._enough():
            return self._conclusion()
        return Back()

    def _enough(self) -> bool:
        """Whether the last body read is worth an answer: another one may only confuse."""
        if self._next_end >= min(_ENDS, len(self._plan)):
            return True
        return bool(self._read) and (self._read[-1].fits or self._kind is None)

    def _candidates(self, path: Path, body: str) -> tuple[Candidate, ...]:
        table = word_table(self._world.forest)
        known = {word: 1 - left for word, left in path.unpaid_before.items()}
        return read(self._question, {path.end: body}, known=known, rarity=table.rarity)

    def _conclusion(self) -> Answer | GiveUp:
        """The best sentence read; none is better than one that neither fits nor matches."""
        best = max(self._read, key=lambda candidate: candidate.score, default=None)
        if best is None:
            return GiveUp("no page of this forest covers the question")
        if self._kind is not None and not best.fits and best.score < _SURE:
            return GiveUp(f"the best pages hold no {self._kind}")
        return best.answer()

    def _quote(self, path: Path) -> Quote | None:
        found = self._candidates(path, self._world.forest.body(path.end))
        return found[0].answer().evidence[0] if found else None


def _entries(world: World, question: str) -> Mapping[str, Entry]:
    """Start pages: what the search finds, the best worth 1."""
    hits = world.index.search(world.forest, question, ENTRY_HITS)
    best = max((hit.score for hit in hits), default=1.0) or 1.0
    return {hit.node: Entry(hit.score / best, _shown_words(hit)) for hit in hits}


def _shown_words(hit: Hit) -> Mapping[str, float]:
    return {stem(hit.snippet[start:end]): TEXT for start, end in hit.spans}
