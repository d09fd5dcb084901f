"""Shortcuts of an open forest: minted from what hunts have joined, reviewed by a curator."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import TYPE_CHECKING

from forest_studio.core.hunt.shortcut_scents import shortcut_scent
from forest_studio.core.model.changes import AddEdge, EditEdge, RemoveEdge
from forest_studio.core.model.edges import Edge, EdgeLine, Family
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.forest import Forest
from forest_studio.core.session.hunts import agent
from forest_studio.core.session.outcome import Applied, Outcome
from forest_studio.core.session.shortcut import Shortcut, State, reason_against
from forest_studio.core.trails.shortcut_ruling import Ruling, ShortcutRuling, newest_rulings
from forest_studio.core.trails.shortcuts import COLD, Joined, hunts_between, joined

if TYPE_CHECKING:
    from forest_studio.core.session.session import Session

MINT_RUN = "Shortcuts learned from hunts"
EXPIRE_RUN = "Shortcuts that went cold"
_Pair = tuple[str, str]
_Rulings = Mapping[_Pair, ShortcutRuling]


class Shortcuts:
    """Lists, mints, expires and reviews shortcuts; rulings lie on the branch of trails.

    Heat is as ``session.heat.refresh()`` or the last hunt left it.
    """

    def __init__(self, session: "Session") -> None:
        self._session = session

    def listed(self, now: datetime | None = None, least: int = 0) -> tuple[Shortcut, ...]:
        """Every shortcut: in the forest, to come, or refused; those to look at first.

        ``least`` questions mint one; 0 takes the manifest's number. Raises StorageError.
        """
        every = self._session.trails.rulings()
        rulings = newest_rulings(every)
        # Where an edge stands all the same its refusal was undone: what was ruled before holds.
        standing = newest_rulings(r for r in every if r.ruling is not Ruling.REFUSED)
        there = {(s.home, s.other): s for s in self._in_forest(standing, now)}
        coming = [
            self._candidate(pair, rulings)
            for pair in self._joined(now, least)
            if (pair.home, pair.other) not in there
        ]
        known = {*there, *((shortcut.home, shortcut.other) for shortcut in coming)}
        refused = [
            Shortcut(ruling.home, ruling.other, State.REFUSED, note=ruling.note)
            for pair, ruling in rulings.items()
            if ruling.ruling is Ruling.REFUSED and pair not in known
        ]
        found = [*there.values(), *coming, *refused]
        return tuple(sorted(found, key=lambda s: (s.state.rank, -s.heat, s.home, s.other)))

    def mint(self, now: datetime | None = None, least: int = 0) -> tuple[Shortcut, ...]:
        """Writes the candidates that may be written, each as a commit of one run by the agent.

        Returns those that are in the forest now. Raises Busy, ReadOnly, StorageError.
        """
        candidates = [s for s in self.listed(now, least) if s.state is State.CANDIDATE]
        kind = self._type()
        done = []
        with self._session.run(MINT_RUN, agent()) as run:
            for shortcut in candidates:
                ends = (shortcut.home, shortcut.other)
                if reason_against(self._session.forest, *ends, None, kind):
                    continue  # One that was minted just now joins the same two.
                line = EdgeLine(shortcut.other, kind, shortcut.scent)
                outcome = run.apply(AddEdge(shortcut.home, line))
                if isinstance(outcome, Applied):
                    # The scent is noted: what a person has reworded since is theirs.
                    self._rule(*ends, Ruling.MINTED, agent().name, shortcut.scent)
                    done.append(shortcut)
        return tuple(done)

    def expire(self, now: datetime | None = None) -> tuple[Shortcut, ...]:
        """Removes what the agent minted and nobody accepted, once it is cold; returns those gone.

        Raises Busy, ReadOnly, StorageError.
        """
        cold = [s for s in self.listed(now) if s.state is State.COLD]
        done = []
        with self._session.run(EXPIRE_RUN, agent()) as run:
            for shortcut in cold:
                change = self._removal(shortcut.home, shortcut.other)
                if change is not None and isinstance(run.apply(change), Applied):
                    self._rule(shortcut.home, shortcut.other, Ruling.EXPIRED, agent().name)
                    done.append(shortcut)
        return tuple(done)

    # A curator's review

    def accept(
        self, home: str, other: str, type: str = "", note: str = "", scent: str = ""
    ) -> Outcome | None:
        """Keeps a shortcut for good, with another type or scent where one is given.

        A candidate is written first. None when no file had to change. Raises Busy, ReadOnly,
        StorageError, and ForestError where there is no such shortcut.
        """
        outcome = self._kept(home, other, type, scent)
        if outcome is None or isinstance(outcome, Applied):
            self._rule(home, other, Ruling.ACCEPTED, note=note)
        return outcome

    def edit(self, home: str, other: str, scent: str) -> Outcome | None:
        """Gives a shortcut the curator's own scent, which accepts it."""
        return self.accept(home, other, scent=scent)

    def _kept(self, home: str, other: str, type: str, scent: str) -> Outcome | None:
        """Writes a shortcut as it is to stay, where it does not stand so already."""
        coming = self._coming(home, other)
        if coming is not None:
            line = EdgeLine(other, type or self._type(), scent or coming.scent)
            return self._session.apply(AddEdge(home, line))
        index, line = self._line(home, other)
        edge = EdgeLine(line.to, type or line.type, scent or line.scent)
        if (edge.type, edge.scent) == (line.type, line.scent):
            return None
        return self._session.apply(EditEdge(home, index, line, edge))

    def _coming(self, home: str, other: str) -> Shortcut | None:
        """The candidate between two nodes, None where there is none."""
        candidates = (s for s in self.listed() if s.state is State.CANDIDATE)
        return next((s for s in candidates if (s.home, s.other) == (home, other)), None)

    def refuse(self, home: str, other: str, note: str = "") -> Outcome | None:
        """Removes a shortcut, or a candidate, and remembers that it is not to come again.

        None when no file had to change. Raises Busy, ReadOnly, StorageError, and UnknownNode where
        neither the forest nor a hunt knows the two.
        """
        change = self._removal(home, other)
        if change is None:
            self._must_know(home, other)
        outcome = None if change is None else self._session.apply(change)
        if outcome is None or isinstance(outcome, Applied):
            self._rule(home, other, Ruling.REFUSED, note=note)
        return outcome

    def reopen(self, home: str, other: str, note: str = "") -> None:
        """Takes an earlier ruling back: what hunts join again may be minted again.

        Raises UnknownNode as ``refuse`` does.
        """
        self._must_know(home, other)
        self._rule(home, other, Ruling.REOPENED, note=note)

    # What it is made of

    def _rule(self, home: str, other: str, ruling: Ruling, by: str = "", note: str = "") -> None:
        name = by or self._session.author().name
        self._session.trails.rule(home, other, ruling, name, note)

    def _must_know(self, home: str, other: str) -> None:
        forest = self._session.forest
        missing = [node for node in (home, other) if node not in forest.nodes]
        if missing and (home, other) not in {(s.home, s.other) for s in self.listed()}:
            forest.node(missing[0])

    def _joined(self, now: datetime | None, least: int) -> tuple[Joined, ...]:
        heat = self._session.heat
        wanted = least or self._session.forest.manifest.shortcut_after
        found = joined(heat.lessons(), heat.table, heat.judgements(), now, wanted)
        return tuple(pair for pair in found if pair.heat >= COLD)

    def _in_forest(self, rulings: _Rulings, now: datetime | None) -> Iterator[Shortcut]:
        heat = self._session.heat
        lessons, judged = heat.lessons(), heat.judgements()
        for edge in learned_edges(self._session.forest):
            pair = (edge.home, edge.other)
            hunts = hunts_between(pair, lessons, heat.table, judged, now)
            warm = heat.table.strength([hunt.trail for hunt in hunts], now)
            questions = tuple(sorted({hunt.question for hunt in hunts}))
            ruling = rulings.get(pair)
            state = State.ACCEPTED
            if ruling and ruling.ruling is Ruling.MINTED and ruling.note in ("", edge.scent):
                state = State.COLD if warm < COLD else State.MINTED
            yield Shortcut(*pair, state, edge.scent, warm, questions)

    def _candidate(self, pair: Joined, rulings: _Rulings) -> Shortcut:
        forest = self._session.forest
        ruling = rulings.get((pair.home, pair.other))
        against = reason_against(forest, pair.home, pair.other, ruling, self._type())
        manifest = forest.manifest
        scent = shortcut_scent(pair.questions, manifest.budgets.scent, manifest.tokenizer)
        refused = ruling is not None and ruling.ruling is Ruling.REFUSED
        state = State.CANDIDATE if not against else State.REFUSED if refused else State.BARRED
        note = ruling.note if ruling is not None and refused and ruling.note else against
        return Shortcut(pair.home, pair.other, state, scent, pair.heat, pair.questions, note)

    def _type(self) -> str:
        """Name of the manifest's edge type for shortcuts, empty where it has none."""
        types = self._session.forest.manifest.edge_types
        return next((kind.name for kind in types if kind.family is Family.LEARNED), "")

    def _line(self, home: str, other: str) -> tuple[int, EdgeLine]:
        """The shortcut's line in the file of its home; raises ForestError where there is none."""
        forest = self._session.forest
        for edge in learned_edges(forest):
            if (edge.home, edge.other) == (home, other):
                for index, line in enumerate(forest.node(home).passport.edges):
                    if line.line == edge.line and line.scent == edge.scent:
                        return index, line
        raise ForestError(
            f"there is no shortcut from {home!r} to {other!r}",
            remedy="List them with forest-studio shortcuts FOREST list",
        )

    def _removal(self, home: str, other: str) -> RemoveEdge | None:
        try:
            index, line = self._line(home, other)
        except ForestError:
            return None
        return RemoveEdge(home, index, line)


def learned_edges(forest: Forest) -> Iterator[Edge]:
    """The edges of the types that the manifest calls learned."""
    kinds = {t.name for t in forest.manifest.edge_types if t.family is Family.LEARNED}
    return (edge for edge in forest.edges() if edge.type in kinds)
