"""The engine's English sentences in the language of the window."""

import re
from functools import cache

from forest_studio.app.engine_sentences import SENTENCES
from forest_studio.app.translation import looked_up
from forest_studio.core.model.errors import ForestError, with_remedy
from forest_studio.core.model.findings import Finding

_HOLE = re.compile(r"\{(\d)\}")


def rule_name(rule: str) -> str:
    """What a rule is called: ``summary-over-budget`` as ``Summary over budget``."""
    return looked_up("Rule", rule.replace("-", " ").capitalize())


def engine_text(text: str) -> str:
    """A message or a remedy of the engine; its own words where nobody translated them."""
    if not text or looked_up("Engine", SENTENCES[0]) == SENTENCES[0]:
        return text
    said = looked_up("Engine", text)
    return said if said != text else _from_template(text)


def reason_text(text: str) -> str:
    """A message that was kept together with its remedy, as steps of a trail keep it."""
    said = engine_text(text)
    message, _, remedy = text.partition(". ")
    if said != text or not remedy:
        return said
    return with_remedy(engine_text(message), engine_text(remedy))


def finding_text(finding: Finding) -> str:
    """What a finding means and what to do, as sentences of one line."""
    return with_remedy(engine_text(finding.message), engine_text(finding.remedy))


def error_text(error: ForestError) -> str:
    """What an error says to a person, as ``str(error)`` has it."""
    place = error.node if error.line is None else f"{error.node}:{error.line}"
    message = engine_text(error.message)
    return with_remedy(f"{place}: {message}" if place else message, engine_text(error.remedy))


def _from_template(text: str) -> str:
    for pattern, template in _patterns():
        found = pattern.fullmatch(text)
        if found is not None:
            values = {name[1:]: value for name, value in found.groupdict().items()}
            ordered = (values.get(str(number), "") for number in range(len(values) + 1))
            return looked_up("Engine", template).format(*ordered)
    return text


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    """The sentences with holes as patterns; those with more words of their own come first."""
    holed = sorted(filter(_HOLE.search, SENTENCES), key=len, reverse=True)
    return tuple((re.compile(_pattern(text), re.DOTALL), text) for text in holed)


def _pattern(text: str) -> str:
    parts = _HOLE.split(text)
    fixed, holes = parts[::2], parts[1::2]
    joined = (
        f"{re.escape(words)}(?P<h{hole}>.+?)" for words, hole in zip(fixed, holes, strict=False)
    )
    return "".join(joined) + re.escape(fixed[-1])
