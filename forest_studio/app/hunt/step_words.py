"""What a step of a hunt says to a person: what it saw, what it decided."""

from dataclasses import dataclass

from forest_studio.app.words.engine_texts import engine_text, reason_text
from forest_studio.app.words.translation import counted, number, translate
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.walk import (
    Answer,
    Back,
    GiveUp,
    Go,
    More,
    Observation,
    Open,
    Search,
    Step,
    Unreadable,
)


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision in words, with its icon."""

    icon: str
    verb: str
    rest: str
    tone: str = ""
    """The colour token of what went wrong; empty for what was carried out."""


def saw(forest: Forest, observation: Observation) -> tuple[str, bool]:
    """What lay before the navigator, and whether anything of it was cut."""
    cut = len(observation.doors) < observation.doors_total
    if any(door.label == "hit" for door in observation.doors):
        return _counted(observation, hits=True), cut
    if not observation.node:
        return translate("Step", "the question"), False
    node = forest.nodes.get(observation.node)
    title = node.title if node else observation.node
    if not observation.opened:
        return f"{title} · {_counted(observation, hits=False)}", cut
    if observation.pages < 2:
        return translate("Step", "{0} · text").format(title), False
    page = translate("Step", "{0} · text, page {1} of {2}")
    return page.format(title, observation.page, observation.pages), True


def decided(step: Step) -> Decided:
    """The decision of a step; a refused one says why."""
    if isinstance(step.decision, Unreadable):
        return _unreadable(step.decision)
    if step.problem:
        why = reason_text(step.problem)
        return Decided("prohibit", translate("Step", "Refused"), why, "amber")
    match step.decision:
        case Search(query):
            words = Decided("magnifying-glass", translate("Step", "Search"), f"“{query}”")
        case Go(number):
            words = _went(step.observation, number)
        case Open(page):
            text, other = translate("Step", "the text"), translate("Step", "page {0}")
            rest = text if page == 1 else other.format(page)
            words = Decided("book-open", translate("Step", "Open"), rest)
        case More():
            more = translate("Step", "of what was cut")
            words = Decided("dots-three", translate("Step", "More"), more)
        case Back():
            way = translate("Step", "the way it came")
            words = Decided("arrow-bend-up-left", translate("Step", "Back"), way)
        case Answer(_, evidence):
            rest = counted("Step", "%Ln quote(s)", len(evidence))
            words = Decided("quotes", translate("Step", "Answer"), rest)
        case GiveUp(reason):
            words = Decided("x-circle", translate("Step", "Give up"), reason_text(reason))
    return words


def _unreadable(decision: Unreadable) -> Decided:
    """A reply in which there is no decision, or no reply at all; the reason is what counts."""
    why = reason_text(decision.reason)
    if not decision.reply:
        return Decided("cloud-slash", translate("Step", "No reply"), why, "red")
    return Decided("warning", translate("Step", "Unreadable"), why, "amber")


def _went(observation: Observation, number: int) -> Decided:
    door = next((d for d in observation.doors if d.number == number), None)
    name = translate("Step", "Door {0}").format(number)
    if door is None:
        return Decided("door", name, "")
    if door.label == "hit":
        return Decided("arrow-right", translate("Step", "Go"), door.title)
    return Decided("door", name, f"{engine_text(door.label)} → {door.title}")


def _counted(observation: Observation, hits: bool) -> str:
    """``5 doors``, ``6 of 31 hits``."""
    shown, total = len(observation.doors), observation.doors_total
    if shown < total:
        part = (
            counted("Step", "{0} of %Ln hit(s)", total)
            if hits
            else counted("Step", "{0} of %Ln door(s)", total)
        )
        return part.format(number(shown))
    return counted("Step", "%Ln hit(s)", total) if hits else counted("Step", "%Ln door(s)", total)
