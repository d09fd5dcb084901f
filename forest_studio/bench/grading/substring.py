"""The loose rule: an accepted answer stands somewhere in what was answered."""

import re
import unicodedata
from collections.abc import Sequence


def folded(text: str) -> str:
    """A text without case and accents, white space runs as one blank."""
    apart = unicodedata.normalize("NFKD", text)
    bare = "".join(c for c in apart if not unicodedata.combining(c))
    return " ".join(bare.casefold().split())


def holds_answer(text: str, accepted: Sequence[str]) -> bool:
    """Whether a text has one of the accepted answers in it, as whole words and whole numbers.

    ``12`` is not in ``412``, ``4.12`` or ``12.5``; case, accents and white space don't matter.
    """
    within = folded(text)
    return any(_whole(folded(answer)).search(within) for answer in accepted if answer.strip())


def _whole(answer: str) -> re.Pattern[str]:
    before = r"(?<!\w)(?<!\d[.,])" if answer[:1].isdigit() else r"(?<!\w)"
    after = r"(?!\w)(?![.,]\d)" if answer[-1:].isdigit() else r"(?!\w)"
    if not re.match(r"\w", answer):
        before = ""
    if not re.search(r"\w$", answer):
        after = ""
    return re.compile(before + re.escape(answer) + after)
