"""What came of a change, in one line for the person who asked for it."""

from forest_studio.app.words.engine_texts import engine_text, error_text, finding_text
from forest_studio.app.words.translation import translate
from forest_studio.core.curate.planned import Rejected
from forest_studio.core.model.errors import ForestError
from forest_studio.core.session import Applied
from forest_studio.core.store.repository import Conflict


def trouble(outcome: object) -> str:
    """Why a change was not made, what is safe, what to do; empty when it was made."""
    if isinstance(outcome, Applied):
        return ""
    if isinstance(outcome, Rejected):
        return _sentences(*(finding_text(reason) for reason in outcome.reasons[:2]))
    if isinstance(outcome, Conflict):
        note = translate("Outcomes", " Your version is kept as {0}.")
        kept = note.format(outcome.kept) if outcome.kept else ""
        return _sentences(f"{outcome.path}: {engine_text(outcome.reason)}") + kept
    if isinstance(outcome, ForestError):
        safe = translate("Outcomes", "Your words are kept here.")
        return f"{_sentences(error_text(outcome))} {safe}"
    return ""


def _sentences(*texts: str) -> str:
    joined = " ".join(text[:1].upper() + text[1:] for text in texts if text)
    return joined if joined.endswith((".", "!", "?", "…")) else f"{joined}."
