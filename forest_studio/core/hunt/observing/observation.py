"""What a navigator sees at one step: never over its budget, and every cut said aloud."""

from collections.abc import Sequence

from forest_studio.core.hunt.base import State, World
from forest_studio.core.hunt.observing.body_pages import Pages, body_pages
from forest_studio.core.hunt.observing.door_lines import door_lines, room_for_one
from forest_studio.core.hunt.observing.doors import doors_at
from forest_studio.core.hunt.observing.lines import Cutter
from forest_studio.core.hunt.observing.passport_lines import passport_lines
from forest_studio.core.model.walk import Observation

_QUESTION_SHARE = 0.14
_PROBLEM_SHARE = 0.06
_TRAIL_SHARE = 0.08
_BODY_SHARE = 0.42
"""Of the budget; fixed, so that a page of a body holds the same text wherever it is shown."""
_DOOR_COUNT = 24
"""Tokens that an open body leaves, so that the doors can at least be counted."""


def body_page_tokens(world: World) -> int:
    """How many tokens of a body one page shows."""
    return int(world.tokens * _BODY_SHARE)


def observe(world: World, state: State) -> Observation:
    """Everything there is to see; raises StorageError when the body can't be read."""
    cutter = Cutter(world.forest.manifest.tokenizer)
    pages = _pages(world, state)
    body = _body_lines(cutter, pages, state)
    left = world.tokens - sum(map(cutter.count, body))
    head = _head(cutter, world, state, left)
    doors = doors_at(world, state)
    room = left - sum(map(cutter.count, head))
    lines, shown = door_lines(cutter, world, doors, state, room)
    text = _fitting(cutter, "".join((*head, *lines, *body)), world.tokens)
    return Observation(
        text=text,
        tokens=cutter.count(text),
        node=state.node,
        doors=doors[state.first_door : state.first_door + shown],
        doors_total=len(doors),
        cut=cutter.was_cut,
        opened=state.node if pages else "",
        page=state.body_page if pages else 1,
        pages=len(pages.texts) if pages else 1,
    )


def _pages(world: World, state: State) -> Pages | None:
    if not state.body_page:
        return None
    return body_pages(world.forest, state.node, body_page_tokens(world))


def _head(cutter: Cutter, world: World, state: State, room: int) -> list[str]:
    """Question, refusal, trail and passport, each within its share; the trail yields first."""
    budget = world.tokens
    lines = [cutter.line("Question: ", state.question, int(budget * _QUESTION_SHARE))]
    if state.problem:
        lines.append(cutter.line("Refused: ", state.problem, int(budget * _PROBLEM_SHARE)))
    opened = bool(state.body_page)
    room -= sum(map(cutter.count, lines)) + (_DOOR_COUNT if opened else room_for_one(budget))
    passport = passport_lines(cutter, world, state.node, room, body_open=opened)
    room -= sum(map(cutter.count, passport))
    if len(state.trail) > 1:
        room = min(room, int(budget * _TRAIL_SHARE))
        lines.append(_trail_line(cutter, world, state.trail, room))
    return lines + passport


def _trail_line(cutter: Cutter, world: World, trail: Sequence[str], room: int) -> str:
    """The trail from its newest end, as far as it fits; the older steps are counted."""
    titles = [cutter.cut(world.forest.node(node).title, 10) for node in trail]
    for first in range(len(titles)):
        lost = f"[{first} earlier] … " if first else ""
        line = f"Trail: {lost}{' → '.join(titles[first:])}\n"
        if cutter.count(line) <= room:
            cutter.was_cut |= first > 0
            return line
    cutter.was_cut = True
    return f"[trail of {len(titles)} not shown]\n"


def _body_lines(cutter: Cutter, pages: Pages | None, state: State) -> list[str]:
    """The open page under a line of its own, last of all, so that a body can't pass for doors."""
    if pages is None:
        return []
    number, count = state.body_page, len(pages.texts)
    text = pages.texts[number - 1].rstrip("\n")
    if count == 1:
        return [f"Body{'' if text.strip() else ' [empty]'}:\n", text]
    cutter.was_cut = True
    more = "; say more" if number < count else ""
    shown = f"{pages.tokens[number - 1]:,} of {pages.total:,} tokens"
    return [f"Body [body cut at {shown}; page {number} of {count}{more}]:\n", text]


def _fitting(cutter: Cutter, text: str, budget: int) -> str:
    """The text, cut once more where lines cost more tokens together than one by one."""
    if cutter.count(text) <= budget:
        return text
    cutter.was_cut = True
    note = "\n[cut here: no room for the rest]"
    return cutter.head(text, budget - cutter.count(note) - 1) + note
