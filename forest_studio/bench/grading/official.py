"""The rules of each published suite's own evaluation script.

| suite | script | rule |
|---|---|---|
| MuSiQue | ``evaluate_v1.0.py``, ``metrics/answer.py`` | best over answer and aliases; F1 of two texts without words is 1 |
| HotpotQA | ``hotpot_evaluate_v1.py`` | the answer alone; F1 of yes, no and noanswer is all or nothing |
| 2WikiMultiHopQA | ``2wikimultihop_evaluate_v1.1.py`` | the same, best over answer and aliases |
| MultiHop-RAG | ``qa_evaluate.py`` | right where a word in lower case is shared; no exact match, no F1 |

The first three normalise as SQuAD v1.1 does.
"""  # noqa: E501

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from forest_studio.bench.grading.common import exact_match, squad_normalised, token_f1
from forest_studio.core.ingest.suite_files import SUITES

_ALL_OR_NOTHING = frozenset({"yes", "no", "noanswer"})
_QUOTED = re.compile(r'The answer to the question is "(.*?)"')


@dataclass(frozen=True, slots=True)
class Official:
    """What a suite's own script says of one answer; None for what it does not measure."""

    em: bool | None = None
    f1: float | None = None
    accuracy: bool | None = None


def official(suite: str, answer: str, accepted: Sequence[str]) -> Official:
    """Grades an answer by the rules of a suite; nothing for a suite without a script.

    ``accepted`` is the suite's answer, then its aliases.
    """
    rule = _RULES.get(suite)
    return rule(answer, accepted) if rule and accepted else Official()


def _musique(answer: str, accepted: Sequence[str]) -> Official:
    best = max(_f1_or_both_empty(answer, gold) for gold in accepted)
    return Official(exact_match(answer, accepted), best)


def _hotpot(answer: str, accepted: Sequence[str]) -> Official:
    return _two_wiki(answer, accepted[:1])


def _two_wiki(answer: str, accepted: Sequence[str]) -> Official:
    best = max(_f1_or_yes_and_no(answer, gold) for gold in accepted)
    return Official(exact_match(answer, accepted), best)


def _multihop_rag(answer: str, accepted: Sequence[str]) -> Official:
    quoted = _QUOTED.search(answer)
    given = quoted[1] if quoted else answer
    return Official(accuracy=bool(set(given.lower().split()) & set(accepted[0].lower().split())))


def _f1_or_both_empty(given: str, gold: str) -> float:
    words, gold_words = squad_normalised(given).split(), squad_normalised(gold).split()
    if not words or not gold_words:
        return float(words == gold_words)
    return token_f1(given, gold)


def _f1_or_yes_and_no(given: str, gold: str) -> float:
    both = (squad_normalised(given), squad_normalised(gold))
    if both[0] != both[1] and _ALL_OR_NOTHING.intersection(both):
        return 0.0
    return token_f1(given, gold)


_RULES: Mapping[str, Callable[[str, Sequence[str]], Official]] = dict(
    zip(SUITES, (_musique, _two_wiki, _hotpot, _multihop_rag), strict=True)
)
