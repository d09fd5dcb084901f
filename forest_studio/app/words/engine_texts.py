"""The engine's English sentences in the language of the window."""

from forest_studio.app.words.engine_labels import LABELS, WORDS_IN_LABELS
from forest_studio.app.words.engine_parts import WORDS_IN
from forest_studio.app.words.engine_sentences import SENTENCES
from forest_studio.app.words.phrases import Phrases
from forest_studio.app.words.translation import looked_up
from forest_studio.core.model.errors import ForestError, with_remedy
from forest_studio.core.model.findings import Finding
from forest_studio.core.model.versions import Entry

_ENGINE = Phrases("Engine", SENTENCES, WORDS_IN, by_halves=True)
_LABELS = Phrases("Label", LABELS, WORDS_IN_LABELS)


def rule_name(rule: str) -> str:
    """What a rule is called: ``summary-over-budget`` as ``Summary over budget``."""
    return looked_up("Rule", rule.replace("-", " ").capitalize())


def engine_text(text: str) -> str:
    """A message or a remedy of the engine; its own words where nobody translated them."""
    return _ENGINE.said(text)


def reason_text(text: str) -> str:
    """A message that was kept together with its remedy, as steps of a trail keep it."""
    return _ENGINE.said(text)


def label_text(label: str) -> str:
    """What an operation is called in git, which is English, as the window calls it."""
    return _LABELS.said(label)


def subject_text(entry: Entry) -> str:
    """The subject of a commit; what people and other programs wrote stays in their words."""
    return label_text(entry.subject) if entry.operation else entry.subject


def operation_text(operation: str) -> str:
    """What the trailer of a commit calls its operation, such as ``edit-passport``."""
    return looked_up("Operation", operation)


def finding_text(finding: Finding) -> str:
    """What a finding means and what to do, as sentences of one line."""
    return with_remedy(engine_text(finding.message), engine_text(finding.remedy))


def error_text(error: ForestError) -> str:
    """What an error says to a person, as ``str(error)`` has it."""
    place = error.node if error.line is None else f"{error.node}:{error.line}"
    message = engine_text(error.message)
    return with_remedy(f"{place}: {message}" if place else message, engine_text(error.remedy))
