"""Decisions: whether one can be carried out, what follows from it, and how it reads."""

from dataclasses import replace

from forest_studio.core.hunt.base import State, World
from forest_studio.core.hunt.observing.body_pages import body_pages
from forest_studio.core.hunt.observing.entries import entry_hits
from forest_studio.core.hunt.observing.observation import body_page_tokens
from forest_studio.core.model.walk import (
    Answer,
    Back,
    Decision,
    GiveUp,
    Go,
    More,
    Observation,
    Open,
    Search,
    Unreadable,
)

_REPLY = 80
"""Characters of an unreadable reply that a line shows."""


def check(decision: Decision, observation: Observation, state: State, world: World) -> str | None:
    """Why a decision can't be carried out from what was seen, or None."""
    problem: str | None = None
    match decision:
        case Go(door):
            problem = _check_door(door, observation)
        case Open(page):
            problem = _check_open(page, observation, world)
        case Search(query) if not query.strip():
            problem = "the search has no words"
        case More() if not _more(observation, state):
            problem = "nothing more to show here"
        case Back() if state.before is None:
            problem = "there is nothing to go back to"
        case Answer(text) if not text.strip():
            problem = "the answer is empty"
        case Unreadable(_, reason):
            problem = reason or "there is no decision in the reply"
    return problem


def advance(state: State, decision: Decision, observation: Observation, world: World) -> State:
    """The state after a decision that ``check`` found no fault with."""
    here = replace(state, problem="")
    match decision:
        case Search(query):
            hits = entry_hits(world, query)
            return State(state.question, state.node, hits, query, before=here)
        case Go(door):
            node = next(d.node for d in observation.doors if d.number == door)
            return State(state.question, node, before=here)
        case Open(page):
            return replace(here, body_page=page)
        case More():
            return _next_page(here, observation)
        case Back() if state.before is not None:
            return state.before
    return here


def describe(decision: Decision, observation: Observation) -> str:
    """A decision in one line for a person."""
    match decision:
        case Search(query):
            line = f"search for “{query}”"
        case Go(number):
            door = next((d for d in observation.doors if d.number == number), None)
            line = f"go {door.label} → {door.title}" if door else f"go through door {number}"
        case Open(page):
            line = "open the body" if page == 1 else f"open page {page} of the body"
        case More():
            line = "show more"
        case Back():
            line = "go back"
        case Answer(text):
            line = f"answer: {text}"
        case GiveUp(reason):
            line = f"give up: {reason}" if reason else "give up"
        case Unreadable(reply):
            line = f"unreadable reply: {reply[:_REPLY]}" if reply else "no reply"
    return " ".join(line.split())


def _check_door(number: int, observation: Observation) -> str | None:
    shown = [door.number for door in observation.doors]
    if number in shown:
        return None
    if not shown:
        return "no door is shown here"
    return f"door {number} is not shown; the doors are {shown[0]} to {shown[-1]}"


def _check_open(page: int, observation: Observation, world: World) -> str | None:
    if not observation.node:
        return "there is nothing to open before the first hop"
    if not world.forest.node(observation.node).has_file:
        return "this grove is a folder without a text of its own"
    pages = len(body_pages(world.forest, observation.node, body_page_tokens(world)).texts)
    return None if 1 <= page <= pages else f"the body has no page {page}, the last is {pages}"


def _more(observation: Observation, state: State) -> bool:
    return _more_body(observation) or _more_doors(observation, state)


def _more_body(observation: Observation) -> bool:
    return bool(observation.opened) and observation.page < observation.pages


def _more_doors(observation: Observation, state: State) -> bool:
    return state.first_door + len(observation.doors) < observation.doors_total


def _next_page(state: State, observation: Observation) -> State:
    """The next page of an open body; once it is read, or closed, the next page of doors."""
    if _more_body(observation):
        return replace(state, body_page=observation.page + 1)
    return replace(state, body_page=0, first_door=state.first_door + len(observation.doors))
