"""The simplified rule that many papers use for every suite: SQuAD's words, best of all wordings."""

import re
import string
from collections import Counter
from collections.abc import Sequence

_ARTICLES = re.compile(r"\b(a|an|the)\b")
_PUNCTUATION = str.maketrans("", "", string.punctuation)


def squad_normalised(text: str) -> str:
    """Lower case, no ASCII punctuation, no English articles, single blanks.

    The normalisation of the official SQuAD v1.1 evaluation script (Rajpurkar et al. 2016,
    ``normalize_answer``), which HotpotQA, 2WikiMultiHopQA and MuSiQue took over.
    """
    return " ".join(_ARTICLES.sub(" ", text.lower().translate(_PUNCTUATION)).split())


def exact_match(text: str, accepted: Sequence[str]) -> bool:
    """Whether a text is one of the accepted answers, both normalised as SQuAD does."""
    given = squad_normalised(text)
    return any(given == squad_normalised(answer) for answer in accepted)


def f1(text: str, accepted: Sequence[str]) -> float:
    """The best token F1 of a text against any accepted answer, from 0 to 1.

    Rajpurkar et al. (2016): harmonic mean of precision and recall over the bag of words after
    ``squad_normalised``; 0 where no word is shared.
    """
    return max((token_f1(text, answer) for answer in accepted), default=0.0)


def token_f1(given: str, gold: str) -> float:
    """F1 of one text against one answer."""
    given_words = squad_normalised(given).split()
    gold_words = squad_normalised(gold).split()
    shared = sum((Counter(given_words) & Counter(gold_words)).values())
    if shared == 0:
        return 0.0
    precision, recall = shared / len(given_words), shared / len(gold_words)
    return 2 * precision * recall / (precision + recall)
