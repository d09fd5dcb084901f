"""Evidence: which pages a hunt read, in which order, and how much of the gold was among them."""

from collections.abc import Sequence

from forest_studio.bench.suites import Question
from forest_studio.core.trails.trail import Trail

RANKED = 10
"""Pages of a ranking that are kept: the deepest recall that is measured."""


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


def walked(trail: Trail) -> tuple[str, ...]:
    """What stands for a ranking where an arm ranks nothing: the order in which pages were met.

    Pages that were opened come first, in the order of their opening; then those that the hunt
    only stood on; then those that its answer quotes besides.
    """
    opened = [s.observation.opened for s in trail.steps if s.observation.opened]
    quoted = [quote.node for quote in (trail.answer.evidence if trail.answer else ())]
    return tuple(dict.fromkeys([*opened, *trail.nodes, *quoted]))[:RANKED]


def recall_at(depth: int, ranking: Sequence[str], gold: Sequence[str]) -> float:
    """Share of the gold pages among the first ``depth`` of a ranking, 0 to 1; 0 without gold."""
    wanted = set(gold)
    return len(wanted & set(ranking[:depth])) / len(wanted) if wanted else 0.0
