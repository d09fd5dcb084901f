"""The forager: hunts without a model, by how much of the question a whole path covers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from forest_studio.core.hunt.base import KnowsPages, State, Walker, World
from forest_studio.core.hunt.foraging.body_words import body_words
from forest_studio.core.hunt.foraging.comparing import Comparing, comparing
from forest_studio.core.hunt.foraging.itinerary import Itinerary, is_near
from forest_studio.core.hunt.foraging.named_end import named_end
from forest_studio.core.hunt.foraging.paths import Entry, Path
from forest_studio.core.hunt.foraging.planner import Planner
from forest_studio.core.hunt.foraging.word_table import TEXT, word_table
from forest_studio.core.hunt.observing.body_pages import body_pages
from forest_studio.core.hunt.observing.entries import entry_hits
from forest_studio.core.hunt.observing.observation import body_page_tokens
from forest_studio.core.hunt.reading.asked_for import asked_for
from forest_studio.core.hunt.reading.reader import Candidate, read
from forest_studio.core.model.walk import (
    Answer,
    Decision,
    GiveUp,
    More,
    Observation,
    Open,
    Quote,
    Search,
)
from forest_studio.core.search.base import Hit
from forest_studio.core.search.words import stem, stems

_ENDS = 3
"""Ends of paths whose bodies may be opened before an answer is given."""
_PAGES = 4
"""Pages of one body that are read, at most."""
_DETOUR = 3
"""Doors up to which a further end is walked to from near by; a page farther off is searched for,
so that the hops of a hunt last."""
_SURE_END = 0.85
"""Share of all paths from which on an end of a chain is not in doubt."""
_WAY, _SENTENCE = 0.3, 0.3
"""What a sure way to a page and the words of its sentence count, beside the share of the question
that both cover together: a page that the question names holds its words whatever is asked."""
_SURE = 0.4
"""Share of the question that a sentence must match to answer without the kind asked for."""
_COVERED = 0.45
"""Share of the question below which a trail is rather a coincidence."""
_SHOWN = 3
_TRUSTED = 0.4
"""Warmth, by the same question alone, of a page to which the way need not be walked again: two
thirds of a deposit. What other questions left never spares the walk, however much it is."""

_Plan = tuple[tuple[Path, float], ...]


@dataclass(frozen=True, slots=True)
class Alternative:
    """One of the best trails, with the sentence that its last page would answer."""

    nodes: tuple[str, ...]
    score: float
    """Share of all paths' weight, from 0 to 1."""
    quote: Quote | None


@dataclass(frozen=True, slots=True)
class _Reading:
    """The best sentence of one body."""

    candidate: Candidate
    share: float
    """Of the end where it stands, among all paths."""
    covered: float
    """Share of the question's weight that the path and the sentence answer for together."""
    of_kind: bool
    """Whether a kind of thing is asked for: a sentence without it has only its words."""

    def worth(self) -> tuple[bool, float]:
        """What it is chosen by: whether it is of the kind asked for, then words and way."""
        way, sentence = _WAY * self.share, self.candidate.score
        if self.of_kind and not self.candidate.fits:
            return False, sentence + way
        return self.candidate.fits, self.covered + way + _SENTENCE * sentence


class Forager(Walker):
    """Plans with passports alone, then walks the best path and opens the body at its end."""

    name = "forager"

    def begin(self, question: str, world: World, seed: int) -> None:  # noqa: ARG002
        """Starts a hunt; the same question in the same forest always walks the same way."""
        self._world = world
        self._question = question
        self._kind = asked_for(question)
        self._plan: _Plan | None = None
        self._next_end = 0
        self._itinerary: Itinerary | None = None
        self._comparing: Comparing | None = None
        self._read: list[_Reading] = []
        self._cold_shares: dict[str, float] = {}
        self.confidence = 1.0

    def decide(self, observation: Observation, state: State) -> Decision:
        """Searches, plans with what was found, and goes on along the plan."""
        if self._plan is None:
            if state.hits is None and state.question.strip():
                return Search(state.question)
            hits = state.hits or ()
            self._plan = self._planned(hits)
            self._comparing = comparing(self._world, self._question, hits)
        if self._comparing is not None:
            decision = self._comparing.next(observation, state)
            if decision is not None:
                return decision
            self._comparing = None
            return self._walk_on(observation, state, self._plan)
        if state.body_page:
            return self._after_reading(observation, state, self._plan)
        return self._walk_on(observation, state, self._plan)

    @property
    def alternatives(self) -> tuple[Alternative, ...]:
        """The best trails of the plan, each with a quote from the page where it ends."""
        if self._plan is None:
            self._plan = self._planned(entry_hits(self._world, self._question))
        return tuple(
            Alternative(path.nodes, share, self._quote(path)) for path, share in self._plan[:_SHOWN]
        )

    @property
    def ranked(self) -> tuple[str, ...]:
        """The pages of the best trails, the ends of each before the way there."""
        return tuple(
            dict.fromkeys(node for path, _ in self._plan or () for node in reversed(path.nodes))
        )

    def _planned(self, hits: Sequence[Hit]) -> _Plan:
        """The best path to each promising end, with the end's share, the best first."""
        forest = self._world.forest
        planner = self._planner = Planner(
            word_table(forest), self._question, heat=self._world.heat, bodies=body_words(forest)
        )
        paths = planner.plan(_entries(hits))
        self.explored = len(planner.seen)
        self._cold_shares = dict(planner.ranked_ends(paths, warm=False))
        first: dict[str, Path] = {}
        for path in paths:
            first.setdefault(path.end, path)
        readable = forest.nodes
        return tuple(
            (first[end], share)
            for end, share in planner.ranked_ends(paths)[: 4 * _ENDS]
            if readable[end].has_file
        )

    def _walk_on(self, observation: Observation, state: State, plan: _Plan) -> Decision:
        while True:
            if self._itinerary is None:
                if self._next_end >= min(_ENDS, len(plan)):
                    return self._conclusion()
                self._next_end += 1
                if self._is_idle(plan[self._next_end - 1][0].end):
                    continue
                self._itinerary = self._way_to(plan[self._next_end - 1][0], state)
            decision = self._itinerary.next(observation, state)
            if decision is not None:
                return decision
            arrived, self._itinerary = self._itinerary.arrived, None
            if arrived:
                return self._named(plan[self._next_end - 1][0]) or Open()

    def _named(self, path: Path, body: str = "") -> Answer | None:
        """The first end itself, where it is asked for and enough of the question led there."""
        if self._read or self._planner.covered(path, frozenset()) < _COVERED:
            return None
        return named_end(self._world.forest, self._question, path, body)

    def _way_to(self, path: Path, state: State) -> Itinerary:
        """The planned way; straight to its end where this question was answered before.

        The plan has read the passports on the way, which is all that the answer needs of them. A
        further end is walked to from where the hunt stands, if its path comes by there.
        """
        if self._is_trusted(path.end):
            return Itinerary(self._world, path.nodes[-1:], ())
        begin = 0
        if self._next_end > 1:
            near = [place for place, node in enumerate(path.nodes) if is_near(state, node)]
            last = len(path.nodes) - 1
            begin = near[-1] if near and last - near[-1] <= _DETOUR else last
        return Itinerary(self._world, path.nodes[begin:], path.labels[begin:])

    def _after_reading(self, observation: Observation, state: State, plan: _Plan) -> Decision:
        """Turns the page, or answers; an end without a fitting sentence makes way for the next."""
        if observation.page < min(observation.pages, _PAGES):
            return More()
        size = body_page_tokens(self._world)
        pages = body_pages(self._world.forest, observation.opened, size)
        body = "".join(pages.texts[: observation.page])
        path, share = plan[self._next_end - 1]
        if named := self._named(path, body):
            return named
        for candidate in self._candidates(path, body)[:1]:
            words = frozenset(stems(candidate.sentence.text))
            covered = self._planner.covered(path, words)
            self._read.append(_Reading(candidate, share, covered, self._kind is not None))
        return self._conclusion() if self._enough(plan) else self._walk_on(observation, state, plan)

    def _enough(self, plan: _Plan) -> bool:
        """Whether the last body read is worth an answer: another one may only confuse.

        Of a chain whose end is in doubt the next ends are read as well.
        """
        if self._next_end >= min(_ENDS, len(plan)):
            return True
        if self._in_doubt(plan[0][0]):
            return False
        return bool(self._read) and (self._read[-1].candidate.fits or self._kind is None)

    def _is_idle(self, end: str) -> bool:
        """Whether a further body can't change the answer: what is asked for was read elsewhere."""
        fits = any(reading.candidate.fits for reading in self._read)
        return fits and not body_words(self._world.forest).hold(end, self._kind)

    def _in_doubt(self, best: Path) -> bool:
        """Faint heat leaves a doubt as it is; only a page that answered this question ends it."""
        if len(best.nodes) == 1 or self._is_trusted(best.end):
            return False
        return self._cold_shares.get(best.end, 0.0) < _SURE_END

    def _is_trusted(self, end: str) -> bool:
        heat = self._world.heat
        return isinstance(heat, KnowsPages) and heat.answered(end) >= _TRUSTED

    def _candidates(self, path: Path, body: str) -> tuple[Candidate, ...]:
        table = word_table(self._world.forest)
        known = self._planner.known(path)
        return read(self._question, {path.end: body}, known=known, rarity=table.rarity)

    def _conclusion(self) -> Answer | GiveUp:
        """The best sentence read, unless too little of the question led to it."""
        best = max(self._read, key=_Reading.worth, default=None)
        if best is None:
            return GiveUp("no page of this forest covers the question")
        if self._kind is not None and not best.candidate.fits and best.candidate.score < _SURE:
            return GiveUp(f"the best pages hold no {self._kind}")
        if best.covered < _COVERED:
            return GiveUp(f"the best trail covers only {best.covered:.0%} of the question")
        self.confidence = best.candidate.confidence
        return best.candidate.answer()

    def _quote(self, path: Path) -> Quote | None:
        found = self._candidates(path, self._world.forest.body(path.end))
        return found[0].answer().evidence[0] if found else None


def _entries(hits: Sequence[Hit]) -> Mapping[str, Entry]:
    """Start pages: what the search found, the best worth 1."""
    best = max((hit.score for hit in hits), default=1.0) or 1.0
    return {hit.node: Entry(hit.score / best, _shown_words(hit)) for hit in hits}


def _shown_words(hit: Hit) -> Mapping[str, float]:
    return {stem(hit.snippet[start:end]): TEXT for start, end in hit.spans}
