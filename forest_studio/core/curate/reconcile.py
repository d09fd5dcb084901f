"""Three texts: what an editor started from, what is typed in it, and what the file has become."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from forest_studio.core.curate.three_ways import Lines, regions

_BOM = "\ufeff"
_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+\Z")
_LINE_END = re.compile(r"\r\n|\r|\n")


class State(StrEnum):
    """Who changed something."""

    SAME = "same"
    """Nobody."""
    MINE = "mine"
    """The editor alone."""
    THEIRS = "theirs"
    """Someone else alone."""
    BOTH_SAME = "both-same"
    """Both, to the same end."""
    JOINED = "joined"
    """Both, and both changes fit together; only lists in a passport have this."""
    CONFLICT = "conflict"
    """Both, differently."""


class Choice(StrEnum):
    """Which text of a hunk to take."""

    MINE = "mine"
    THEIRS = "theirs"
    BOTH = "both"
    """Mine and then theirs, once where they are the same."""


@dataclass(frozen=True, slots=True)
class Hunk:
    """A run of lines of one state, in all three texts; a BOM at a text's start is left out."""

    state: State
    base: str
    mine: str
    theirs: str

    @property
    def usual(self) -> Choice | None:
        """What to take unless someone decides; None for a conflict."""
        if self.state is State.CONFLICT:
            return None
        return Choice.THEIRS if self.state is State.THEIRS else Choice.MINE


@dataclass(frozen=True, slots=True)
class Reconciliation:
    """Three texts taken apart into hunks. The hunks' texts of one side, in a row, are that side's
    text. Lines that differ in their line ends alone count as the same, unless one of the texts
    mixes line ends."""

    hunks: tuple[Hunk, ...]
    line_end: str
    """The line end of the outcome; empty when it mixes several."""
    bom: tuple[str, str, str]
    """The BOM, or nothing, of the outcome, of mine and of theirs."""

    @property
    def conflicts(self) -> tuple[int, ...]:
        """Numbers of the hunks that somebody must decide."""
        return tuple(n for n, hunk in enumerate(self.hunks) if hunk.state is State.CONFLICT)

    @property
    def merged(self) -> str | None:
        """The text with the changes of both; None when there are conflicts."""
        return None if self.conflicts else self.resolve({})

    def resolve(self, choices: Mapping[int, Choice]) -> str:
        """The text that choices by number of hunk make; a hunk without one takes its usual.

        Choosing one side for every hunk gives that side's text to the byte. Raises ValueError for
        a conflict without a choice.
        """
        taken = [choices.get(number, hunk.usual) for number, hunk in enumerate(self.hunks)]
        if None in taken:
            raise ValueError(f"hunk {taken.index(None)} is a conflict without a choice")
        if len(choices) == len(self.hunks) and len(set(taken)) == 1 and Choice.BOTH not in taken:
            return self._side(Choice.THEIRS if Choice.THEIRS in taken else Choice.MINE)
        pieces = [_piece(h, choice) for h, choice in zip(self.hunks, taken, strict=True) if choice]
        flat = [piece for both in pieces for piece in both]
        if self.line_end:
            # Before they are joined: a piece that ends in CR and one that begins with LF would
            # become one line end.
            flat = [_LINE_END.sub(lambda _: self.line_end, piece) for piece in flat]
        return self.bom[0] + _joined(flat, self.line_end or "\n")

    def _side(self, choice: Choice) -> str:
        if choice is Choice.MINE:
            return self.bom[1] + "".join(hunk.mine for hunk in self.hunks)
        return self.bom[2] + "".join(hunk.theirs for hunk in self.hunks)


def reconcile(base: str, mine: str, theirs: str) -> Reconciliation:
    """Takes three texts apart: ``base`` is what ``mine`` and ``theirs`` both started from.

    Of very large or very repetitive texts more is a conflict than need be, so that the time stays
    bounded.
    """
    boms = [text[:1] if text.startswith(_BOM) else "" for text in (base, mine, theirs)]
    sides = [_lines(t.removeprefix(_BOM)) for t in (base, mine, theirs)]
    ends = [_only_end(side) for side in sides]
    alike = None not in ends
    keyed = Lines(*(_keys(side, alike) for side in sides))
    texts = Lines(*sides)
    hunks = tuple(_grouped(_hunks(keyed, texts))) or (Hunk(State.SAME, "", "", ""),)
    line_end = _one_of(*(end or "" for end in _filled(ends))) if alike else ""
    return Reconciliation(hunks, line_end, (_one_of(*boms), boms[1], boms[2]))


def _lines(text: str) -> list[str]:
    """The lines with their ends."""
    return _LINE.findall(text)


def _only_end(lines: list[str]) -> str | None:
    """The line end that all lines have; empty when there is none, None when there are several."""
    ends = {found.group() for line in lines if (found := _LINE_END.search(line))}
    return None if len(ends) > 1 else "".join(ends)


def _filled(ends: list[str | None]) -> list[str | None]:
    """A text without any line end goes along with the others."""
    base, mine, theirs = ends
    some = base or theirs or mine
    return [base or some, mine or some, theirs or some]


def _keys(lines: list[str], alike: bool) -> list[str]:
    """What lines are compared by; a last line without an end is another line than one with it."""
    if not alike:
        return lines
    return [_LINE_END.sub("\n", line) for line in lines]


def _one_of(base: str, mine: str, theirs: str) -> str:
    """The three-way outcome of a mark that can't be asked about: what is on disk wins."""
    return mine if theirs == base else theirs


def _hunks(keys: Lines, texts: Lines) -> Iterator[Hunk]:
    for region in regions(keys):
        base, mine, theirs = (side[slice(*span)] for side, span in zip(keys, region, strict=True))
        state = state_of(base, mine, theirs)
        written = ("".join(side[slice(*span)]) for side, span in zip(texts, region, strict=True))
        yield Hunk(state, *written)


def _grouped(hunks: Iterator[Hunk]) -> Iterator[Hunk]:
    """Neighbours of one state as one hunk."""
    last: Hunk | None = None
    for hunk in hunks:
        if last is not None and last.state is hunk.state:
            last = Hunk(
                hunk.state,
                last.base + hunk.base,
                last.mine + hunk.mine,
                last.theirs + hunk.theirs,
            )
            continue
        if last is not None:
            yield last
        last = hunk
    if last is not None:
        yield last


def state_of(base: object, mine: object, theirs: object) -> State:
    """Who changed a value."""
    if mine == theirs:
        return State.SAME if mine == base else State.BOTH_SAME
    if theirs == base:
        return State.MINE
    return State.THEIRS if mine == base else State.CONFLICT


def _piece(hunk: Hunk, choice: Choice) -> tuple[str, ...]:
    if choice is Choice.MINE:
        return (hunk.mine,)
    same = hunk.state in (State.SAME, State.BOTH_SAME)
    return (hunk.theirs,) if choice is Choice.THEIRS or same else (hunk.mine, hunk.theirs)


def _joined(pieces: list[str], line_end: str) -> str:
    """The pieces in a row; one that lacks the end of its last line gets it before the next."""
    filled = [piece for piece in pieces if piece]
    ended = [p if p.endswith(("\r", "\n")) else p + line_end for p in filled[:-1]]
    return "".join([*ended, *filled[-1:]])
