"""Doors as an observation lists them: one line each, as many as there is room for."""

from collections.abc import Sequence

from forest_studio.core.hunt.base import State, World
from forest_studio.core.hunt.observing.lines import Cutter
from forest_studio.core.model.walk import Door

_LABEL_SHARE = 0.02
_TITLE_SHARE = 0.06
_SCENT_SHARE = 0.06
_QUERY_SHARE = 0.07
WARM, HOT = 0.1, 0.6
"""Warmth from which a door is called warm, and hot: what one hunt leaves is warm, two make hot."""


def room_for_one(budget: int) -> int:
    """Tokens that hold at least one door, the list's title and the note, whatever they say."""
    return int(budget * (_LABEL_SHARE + _TITLE_SHARE + _SCENT_SHARE)) + 40


def door_lines(
    cutter: Cutter, world: World, doors: Sequence[Door], state: State, room: int
) -> tuple[list[str], int]:
    """Lines within ``room`` tokens, the note on what is left out included; how many doors."""
    title = _title(cutter, world, state)
    room -= cutter.count(title)
    lines: list[str] = []
    costs: list[int] = []
    for door in doors[state.first_door :]:
        line = _line(cutter, world, door)
        if sum(costs) + (cost := cutter.count(line)) > room:
            break
        lines.append(line)
        costs.append(cost)
    if len(lines) == len(doors):
        return [title, *lines], len(lines)
    cutter.was_cut = True
    note = _note(state.first_door, len(lines), len(doors))
    while lines and sum(costs) + cutter.count(note) > room:
        lines.pop()
        costs.pop()
        note = _note(state.first_door, len(lines), len(doors))
    return [title, *lines, note], len(lines)


def warmth_mark(heat: float) -> str:
    """What a door says of its heat; a cold one says nothing."""
    if heat < WARM:
        return ""
    return " [hot]" if heat >= HOT else " [warm]"


def _title(cutter: Cutter, world: World, state: State) -> str:
    if state.hits is None:
        return "Doors:\n"
    found = "Found for" if state.hits else "Nothing found for"
    return cutter.line(f"{found}: ", state.query, int(world.tokens * _QUERY_SHARE))


def _note(before: int, shown: int, total: int) -> str:
    if not before:
        return f"[{shown} of {total} doors shown; say more]\n"
    more = "; say more" if before + shown < total else ""
    return f"[doors {before + 1}–{before + shown} of {total} shown{more}]\n"


def _line(cutter: Cutter, world: World, door: Door) -> str:
    """``3. caused by → Expired partner certificate — a retry nobody saw fail``."""
    forest, budget = world.forest, world.tokens
    marks = " [superseded]" if door.node in forest.superseded else ""
    node = forest.node(door.node)
    marks += (" [wild]" if node.has_file else " [folder]") if node.wild else ""
    marks += warmth_mark(door.heat)
    most = min(forest.manifest.budgets.scent, int(budget * _SCENT_SHARE))
    scent = cutter.cut(door.scent, most)
    label = cutter.cut(door.label, int(budget * _LABEL_SHARE))
    title = cutter.cut(door.title, int(budget * _TITLE_SHARE))
    return f"{door.number}. {label} → {title}{marks}{' — ' if scent else ''}{scent}\n"
