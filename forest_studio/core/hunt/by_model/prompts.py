"""The prompt of one step: the rules, and what the forest shows, fenced as data."""

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from forest_studio.core.hunt.by_model.prompt_texts import TEXTS, PromptTexts
from forest_studio.core.llm.base import Message
from forest_studio.core.model import budget
from forest_studio.core.model.errors import HuntError

LANGUAGES = tuple(TEXTS)
_NOTE_TOKENS = 240
_STEP_LINES = 8
_STEP_LENGTH = 120
"""Characters of a step's line."""
_CONTROL = re.compile(
    r"<(?=[|｜])|(?<=[|｜])>|<(?=/?(?:s|think|tool_call|(?:start|end)_of_turn)>)"
    r"|\[(?=/?(?:INST|SYSTEM_PROMPT|TOOL_CALLS|AVAILABLE_TOOLS)\])|<(?=</?SYS>)"
)
"""Where marks begin or end by which chat templates tell who speaks."""


@dataclass(frozen=True, slots=True)
class Note:
    """What the model wanted to remember, and where it stood when it did."""

    node: str
    text: str


@dataclass(frozen=True, slots=True)
class Memo:
    """What a model carries from step to step."""

    steps: tuple[str, ...] = ()
    """What it did, a line each."""
    notes: tuple[Note, ...] = ()


def texts_in(language: str) -> PromptTexts:
    """The texts of a language; raises HuntError where there are none."""
    if language not in TEXTS:
        known = " or ".join(LANGUAGES)
        raise HuntError(
            f"no prompts are written in {language!r}", remedy=f"The languages are {known}"
        )
    return TEXTS[language]


def prompt(
    texts: PromptTexts, question: str, shown: str, memo: Memo, problem: str = ""
) -> tuple[Message, ...]:
    """The messages of one step; ``shown`` is the observation."""
    inside = defanged("\n".join([*_taken(texts, memo), *_noted(texts, memo), shown.rstrip()]))
    fence = fence_of(inside)
    lines = [texts.question.format(question)]
    if problem:
        lines.append(texts.refused.format(problem))
    lines += [texts.data.format(fence), fence, inside, fence, texts.order]
    return Message("system", texts.system), Message("user", "\n".join(lines))


def defanged(text: str) -> str:
    """The text with a blank in the marks that a chat template might take for its own."""
    return _CONTROL.sub(lambda mark: f"{mark[0]} " if mark[0] != ">" else " >", text)


def fence_of(inside: str) -> str:
    """A line that nobody who wrote a page could know."""
    while (fence := f"=== {secrets.token_hex(8)} ===") in inside:
        pass  # pragma: no cover
    return fence


def _taken(texts: PromptTexts, memo: Memo) -> list[str]:
    if not memo.steps:
        return []
    first = max(0, len(memo.steps) - _STEP_LINES)
    numbered = list(enumerate(memo.steps, start=1))[first:]
    return [texts.taken, *(f"{number}. {line[:_STEP_LENGTH]}" for number, line in numbered)]


def _noted(texts: PromptTexts, memo: Memo) -> list[str]:
    """The newest notes that there is room for, in their order."""
    lines = [f"- [{note.node}] {note.text}" for note in memo.notes]
    kept = _newest(lines)
    if not lines:
        return []
    dropped = len(lines) - len(kept)
    return [texts.notes, *([texts.dropped.format(dropped)] if dropped else []), *kept]


def _newest(lines: Sequence[str]) -> list[str]:
    kept: list[str] = []
    room = _NOTE_TOKENS
    for line in reversed(lines):
        room -= budget.count(line)
        if room < 0:
            break
        kept.insert(0, line)
    return kept
