"""The scent of a shortcut: the words that its questions have in common, and nothing else of them.

Questions are written by anybody, and a scent is read by every navigator: a sentence of a stranger
never becomes one, only single words that several questions share.
"""

from collections import Counter
from collections.abc import Sequence

from forest_studio.core.model import budget
from forest_studio.core.search.words import stems, words

_LONGEST = 32
"""Characters of a word; what is longer is no word."""


def shortcut_scent(questions: Sequence[str], tokens: int, tokenizer: str) -> str:
    """One line within ``tokens``, the same in whatever order the questions come.

    The words stand as in the question that shares most of them with the others. Empty where the
    questions have no word in common that fits.
    """
    counts = Counter(stem for question in questions for stem in set(stems(question)))
    least = min(len(questions), max(2, (len(questions) + 1) // 2))
    shared = {stem for stem, count in counts.items() if count >= least}
    if not shared:
        return ""
    told = min(questions, key=lambda q: (-len(shared & set(stems(q))), len(q), q))
    forms: dict[str, str] = {}
    for word in words(told):
        if word.stem in shared and word.end - word.start <= _LONGEST:
            forms.setdefault(word.stem, told[word.start : word.end])
    return _fitting(list(forms.values()), tokens, tokenizer)


def _fitting(forms: list[str], tokens: int, tokenizer: str) -> str:
    while forms:
        line = f"for questions on {', '.join(forms)}"
        if budget.check(line, tokens, tokenizer).fits:
            return line
        forms.pop()
    return ""
