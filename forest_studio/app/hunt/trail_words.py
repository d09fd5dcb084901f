"""How a hunt went, in a few words and an icon."""

from forest_studio.app.words.translation import counted, translate
from forest_studio.core.model.walk import GiveUp
from forest_studio.core.trails.trail import Outcome, Trail
from forest_studio.core.trails.verdict import Judgement


def end_names() -> dict[Outcome, str]:
    """What the ends of a hunt are called."""
    return {
        Outcome.ANSWERED: translate("Trail", "answered"),
        Outcome.GAVE_UP: translate("Trail", "gave up"),
        Outcome.HOP_LIMIT: translate("Trail", "out of hops"),
        Outcome.TOKEN_LIMIT: translate("Trail", "out of tokens"),
        Outcome.TIME_LIMIT: translate("Trail", "out of time"),
        Outcome.CANCELLED: translate("Trail", "cancelled"),
        Outcome.FAILED: translate("Trail", "the model failed"),
    }


def end_words(trail: Trail) -> str:
    """How a hunt ended; an answer by whether its evidence bears it."""
    if trail.outcome is not Outcome.ANSWERED:
        return end_names()[trail.outcome]
    supported = translate("Trail", "supported")
    return supported if trail.supported else translate("Trail", "not supported")


def summary_of(trail: Trail, verdict: Judgement | None = None) -> str:
    """``4 hops · 1,118 tokens · supported · right``."""
    usage = trail.usage
    parts = [
        counted("Trail", "%Ln hop(s)", trail.hops),
        counted(
            "Trail",
            "%Ln token(s)",
            usage.prompt_tokens + usage.reply_tokens or usage.observed_tokens,
        ),
        end_words(trail),
    ]
    if verdict is Judgement.RIGHT:
        parts.append(translate("Trail", "right"))
    elif verdict is Judgement.WRONG:
        parts.append(translate("Trail", "wrong"))
    return " · ".join(parts)


def icon_of(trail: Trail, verdict: Judgement | None = None) -> tuple[str, str]:
    """Icon and colour token of how it ended; a person's verdict goes before the evidence."""
    if verdict is not None:
        right = verdict is Judgement.RIGHT
        return ("thumbs-up", "accent") if right else ("thumbs-down", "red")
    if trail.outcome is Outcome.ANSWERED:
        return ("check-circle", "accent") if trail.supported else ("warning-circle", "amber")
    if trail.outcome is Outcome.FAILED:
        return "cloud-slash", "red"
    quiet = trail.outcome in (Outcome.CANCELLED, Outcome.GAVE_UP)
    return ("minus-circle", "text3") if quiet else ("x-circle", "red")


def why_no_answer(trail: Trail) -> str:
    """The engine's reason for a hunt without an answer, where it gave one; in English."""
    last = trail.steps[-1] if trail.steps else None
    if last is None:
        return ""
    if isinstance(last.decision, GiveUp):
        return last.decision.reason
    return last.problem if trail.outcome is Outcome.FAILED else ""


def navigator_names() -> dict[str, str]:
    """What the navigators are called in the window."""
    return {
        "forager": translate("Navigators", "Forager · no model"),
        "llm": translate("Navigators", "Language model"),
        "person": translate("Navigators", "A person"),
        "router": translate("Navigators", "Router · cheap path first"),
        "one-shot": translate("Navigators", "One shot · best sentence"),
        "top-k": translate("Navigators", "Top-k · six paragraphs"),
        "first-door": translate("Navigators", "First door"),
        "random": translate("Navigators", "Random walk"),
        "replay": translate("Navigators", "Replay"),
    }


def navigator_name(name: str, model: str = "") -> str:
    """A navigator with the model that it asks."""
    called = navigator_names().get(name, name)
    return f"{called} · {model}" if model else called
