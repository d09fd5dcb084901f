"""Grading: what a trail got right, against one question of a suite."""

import re
import string
import unicodedata
from collections import Counter
from collections.abc import Sequence

from forest_studio.bench.records import Scores
from forest_studio.bench.suites import Question
from forest_studio.core.trails.trail import Outcome, Trail

_ARTICLES = re.compile(r"\b(a|an|the)\b")
_PUNCTUATION = str.maketrans("", "", string.punctuation)


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


def squad_normalised(text: str) -> str:
    """Lower case, no punctuation, no English articles, single blanks.

    The normalisation of the official SQuAD v1.1 evaluation script (Rajpurkar et al. 2016,
    ``normalize_answer``), which HotpotQA, 2WikiMultihopQA and MuSiQue use as well.
    """
    return " ".join(_ARTICLES.sub(" ", text.lower().translate(_PUNCTUATION)).split())


def exact_match(text: str, accepted: Sequence[str]) -> bool:
    """Whether a text is one of the accepted answers, both normalised as SQuAD does."""
    given = squad_normalised(text)
    return any(given == squad_normalised(answer) for answer in accepted)


def f1(text: str, accepted: Sequence[str]) -> float:
    """The best token F1 of a text against any accepted answer, from 0 to 1.

    Rajpurkar et al. (2016): harmonic mean of precision and recall over the bag of words after
    ``squad_normalised``.
    """
    return max((_token_f1(text, answer) for answer in accepted), default=0.0)


def _token_f1(given: str, gold: str) -> float:
    given_words = squad_normalised(given).split()
    gold_words = squad_normalised(gold).split()
    shared = sum((Counter(given_words) & Counter(gold_words)).values())
    if shared == 0:
        return 0.0
    precision, recall = shared / len(given_words), shared / len(gold_words)
    return 2 * precision * recall / (precision + recall)


def grade(trail: Trail, question: Question) -> Scores:
    """Scores a trail; what the arm did is read off the trail alone."""
    answer = trail.answer.text if trail.answer else ""
    stopped = trail.outcome not in (Outcome.ANSWERED, Outcome.GAVE_UP)
    refused = not stopped and not answer.strip()
    correct = question.answerable and holds_answer(answer, question.accepted)
    return Scores(
        correct=correct,
        exact_match=question.answerable and exact_match(answer, question.accepted),
        f1=f1(answer, question.accepted) if question.answerable else 0.0,
        reached=reached(trail, question),
        refused=refused,
        stopped=stopped,
        right=correct if question.answerable else refused,
        supported=bool(answer.strip()) and trail.supported,
        path_share=_share_of(question.path, pages_seen(trail)),
    )


def reached(trail: Trail, question: Question) -> bool:
    """Whether the gold page was opened or quoted, or the gold quote stood in what was shown.

    The last is how classic retrieval reads: it is shown paragraphs and opens no page.
    """
    if not question.gold_page:
        return False
    if question.gold_page in pages_read(trail):
        return True
    shown = [step.observation.text for step in trail.steps]
    return any(quote in text for quote in question.quote for text in shown)


def pages_read(trail: Trail) -> set[str]:
    """Nodes whose bodies the hunt opened, or that its answer quotes."""
    opened = {step.observation.opened for step in trail.steps} - {""}
    return opened | {quote.node for quote in (trail.answer.evidence if trail.answer else ())}


def pages_seen(trail: Trail) -> set[str]:
    """Nodes that the hunt stood on, read or quoted."""
    return set(trail.nodes) | pages_read(trail)


def _share_of(path: Sequence[str], seen: set[str]) -> float:
    return sum(node in seen for node in path) / len(path) if path else 0.0
