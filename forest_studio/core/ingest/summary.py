"""Sentences of a paragraph: those that sum it up within a budget, and the one that answers."""

import re
from collections.abc import Iterable
from itertools import pairwise

from forest_studio.core.model import budget

_SENTENCE_END = re.compile(r"(?<=[.!?…])[\"'”’)\]]*\s+(?=[\"'“‘(\[]*[A-ZÀ-ÖØ-Þ0-9])")
_CUT = " …"


def first_sentences(text: str, tokens: int, tokenizer: str = budget.DEFAULT_TOKENIZER) -> str:
    """As many whole sentences as fit; of a first one that does not, its words and ``…``."""
    plain = " ".join(text.split())
    whole = budget.cut(plain, tokens, tokenizer)
    if whole == plain:
        return plain
    ends = [match.start() for match in _SENTENCE_END.finditer(plain)]
    fitting = [end for end in ends if end <= len(whole)]
    if fitting:
        return plain[: fitting[-1]].rstrip()
    room = tokens - budget.count(_CUT, tokenizer)
    while room > 0:
        head = budget.cut(plain, room, tokenizer).rpartition(" ")[0] + _CUT
        if budget.check(head, tokens, tokenizer).fits:
            return head
        room -= 1
    return ""


def sentence_with(text: str, answers: Iterable[str]) -> str:
    """The first sentence that holds one of the answers, verbatim; empty where none does."""
    ends = [match.end() for match in _SENTENCE_END.finditer(text)]
    parts = [text[a:b].strip() for a, b in pairwise([0, *ends, len(text)])]
    for answer in answers:
        for part in parts:
            if answer.casefold() in part.casefold():
                return part
    return ""
