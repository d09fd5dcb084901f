"""What the arms are called, how they are drawn, and which belong together."""

from collections.abc import Iterable
from dataclasses import dataclass

from forest_studio.app.words.translation import translate

BASELINES, NAVIGATORS, BOUNDS, ABLATIONS = "baselines", "navigators", "bounds", "ablations"
GROUPS = (BASELINES, NAVIGATORS, BOUNDS)
"""Groups that are shown and hidden as one; ablations are single."""
_KINDS = {
    "closed-book": (BOUNDS, "brain"),
    "one-shot": (BASELINES, "quotes"),
    "top-k": (BASELINES, "stack"),
    "dense": (BASELINES, "stack"),
    "hybrid": (BASELINES, "stack"),
    "llm-top-k": (BASELINES, "stack"),
    "pagerank": (BASELINES, "share-network"),
    "ranker": (BASELINES, "sort-descending"),
    "ranker-dense": (BASELINES, "sort-descending"),
    "forager": (NAVIGATORS, "path"),
    "llm": (NAVIGATORS, "robot"),
    "router": (NAVIGATORS, "git-fork"),
    "oracle": (BOUNDS, "star"),
    "random": (BOUNDS, "shuffle"),
    "first-door": (BOUNDS, "door"),
}
_TOKENS = {BASELINES: "blue", NAVIGATORS: "accent", BOUNDS: "text3", ABLATIONS: "amber"}


@dataclass(frozen=True, slots=True)
class ArmLook:
    """How an arm is drawn."""

    group: str
    icon: str
    token: str
    """Its colour, by the palette's token."""
    strong: bool
    """Whether its name is set in bold."""


def look_of(arm: str) -> ArmLook:
    """The look of an arm; one that nobody knows is drawn as an ablation of its stem."""
    group, icon = _KINDS.get(arm, (ABLATIONS, "eye-slash"))
    return ArmLook(group, icon, _TOKENS[group], group == NAVIGATORS)


def arm_name(arm: str) -> str:
    """What an arm is called in the window; its own name where it has none there."""
    return _names().get(arm, arm)


def _names() -> dict[str, str]:
    return {
        "closed-book": translate("Arms", "Closed book"),
        "one-shot": translate("Arms", "One-shot"),
        "top-k": translate("Arms", "Top-k, BM25"),
        "dense": translate("Arms", "Top-k, dense"),
        "hybrid": translate("Arms", "Top-k, both"),
        "llm-top-k": translate("Arms", "Top-k, model"),
        "pagerank": translate("Arms", "PageRank"),
        "ranker": translate("Arms", "Page ranking"),
        "ranker-dense": translate("Arms", "Page ranking, dense"),
        "forager": translate("Arms", "Forager"),
        "forager-no-scents": translate("Arms", "Forager, no scents"),
        "forager-no-summaries": translate("Arms", "Forager, no summaries"),
        "forager-heat": translate("Arms", "Forager, heat"),
        "forager-plain-heat": translate("Arms", "Forager, plain heat"),
        "llm": translate("Arms", "LLM navigator"),
        "router": translate("Arms", "Router"),
        "oracle": translate("Arms", "Oracle"),
        "random": translate("Arms", "Random walk"),
        "first-door": translate("Arms", "First door"),
    }


def group_name(group: str) -> str:
    """What a group of arms is called."""
    return {
        BASELINES: translate("Arms", "Baselines"),
        NAVIGATORS: translate("Arms", "Navigators"),
        BOUNDS: translate("Arms", "Bounds"),
        ABLATIONS: translate("Arms", "Ablations"),
    }[group]


def in_order(arms: Iterable[str]) -> tuple[str, ...]:
    """As tables list them: in the order of a run, ablations last."""
    known = list(arms)
    return tuple(sorted(known, key=lambda arm: look_of(arm).group == ABLATIONS))


def as_listed(arms: Iterable[str]) -> tuple[str, ...]:
    """Always in the same order, whichever came in first; ablations last."""
    places = {arm: place for place, arm in enumerate(_names())}
    return in_order(sorted(arms, key=lambda arm: places.get(arm, len(places))))


def first_pair(arms: Iterable[str]) -> tuple[str, str] | None:
    """The two arms that are compared at first: classic retrieval, then a navigator."""
    known = list(arms)
    if len(known) < 2:
        return None
    wished = ("llm", "router", "forager") if "llm" in known else ("forager", "router")
    second = next((arm for arm in wished if arm in known), known[-1])
    others = [arm for arm in known if arm != second]
    first = next((arm for arm in ("hybrid", "top-k", "one-shot") if arm in others), others[0])
    return first, second
