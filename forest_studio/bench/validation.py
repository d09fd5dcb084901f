"""Validation: whether a suite says the truth about a forest, before anything is measured on it."""

from collections.abc import Callable, Iterator

from forest_studio.bench.grading.substring import holds_answer
from forest_studio.bench.suites import Question, Suite
from forest_studio.core.hunt.observing.doors import neighbours
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.model.forest import Forest

Rule = Callable[[Question, Forest], Iterator[Finding]]


def validate(suite: Suite, forest: Forest) -> tuple[Finding, ...]:
    """Every finding of every question, in the suite's order; ``path`` is the suite's file."""
    return tuple(
        Finding(
            found.rule,
            f"{question.id}: {found.message}",
            found.remedy,
            found.severity,
            found.node,
            str(suite.file),
            suite.lines.get(question.id),
        )
        for question in suite.questions
        for rule in RULES
        for found in rule(question, forest)
    )


def _nodes_exist(question: Question, forest: Forest) -> Iterator[Finding]:
    for node in question.path:
        if node not in forest.nodes:
            yield Finding(
                "path-node-unknown",
                f"the gold path names {node!r}, which no node has as its id",
                "Correct the id, or validate against the forest that the suite was written for",
                node=node,
            )


def _path_is_walkable(question: Question, forest: Forest) -> Iterator[Finding]:
    if question.grading:  # its path is a set of pages, and no walk
        return
    known = [node in forest.nodes for node in question.path]
    for index, (here, there) in enumerate(zip(question.path, question.path[1:], strict=False)):
        if not all(known[index : index + 2]):
            continue
        if there not in {door.node for door in neighbours(forest, here)}:
            yield Finding(
                "path-broken",
                f"no edge and no grove joins {here!r} and {there!r}",
                "Draw the edge, or correct the gold path",
                node=here,
            )


def _hops_are_counted(question: Question, _forest: Forest) -> Iterator[Finding]:
    if question.path and not question.grading and question.hops != len(question.path) - 1:
        yield Finding(
            "hops-miscounted",
            f"hops is {question.hops}, and the gold path has {len(question.path) - 1}",
            "Count the steps between the nodes of the path",
            Severity.WARNING,
        )


def _quotes_stand_in_bodies(question: Question, forest: Forest) -> Iterator[Finding]:
    pages = [node for node in question.path if node in forest.nodes]
    bodies = [forest.body(node) for node in reversed(pages)]
    for quote in question.quote:
        where = [index for index, body in enumerate(bodies) if quote in body]
        if not where:
            yield Finding(
                "quote-missing",
                f"no body of the gold path has the words {_short(quote)!r}",
                "Copy the words from the gold page",
            )
        elif where[0] != 0 and not question.grading:
            yield Finding(
                "quote-before-the-end",
                f"{_short(quote)!r} stands before the last page of the gold path",
                "End the path at the page that holds the answer",
                Severity.WARNING,
            )


def _answer_is_in_the_quote(question: Question, _forest: Forest) -> Iterator[Finding]:
    asked = question.answerable and question.quote and question.accepted
    if asked and not any(holds_answer(quote, question.accepted) for quote in question.quote):
        yield Finding(
            "answer-outside-quote",
            "no accepted answer stands in the quote",
            "Quote the words that hold the answer, or add their wording to 'accept'",
            Severity.WARNING,
        )


def _answerable_agrees(question: Question, _forest: Forest) -> Iterator[Finding]:
    if question.answerable:
        for field in ("accepted", "path", "quote"):
            # A published suite brings pages, and no words of them.
            if not getattr(question, field) and not (field == "quote" and question.grading):
                name = "answer" if field == "accepted" else field
                yield Finding(
                    "answerable-without", f"it is answerable and has no {name}", f"Add the {name}"
                )
    elif question.quote:
        yield Finding(
            "unanswerable-with-quote",
            "it is not answerable and has a quote",
            "Remove the quote, or make it answerable",
        )


def _fields_are_known(question: Question, _forest: Forest) -> Iterator[Finding]:
    for name in question.model_extra or {}:
        yield Finding(
            "field-unknown",
            f"the field {name!r} is not read",
            "Check its spelling",
            Severity.NOTE,
        )


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:59] + "…"


RULES: tuple[Rule, ...] = (
    _nodes_exist,
    _path_is_walkable,
    _hops_are_counted,
    _quotes_stand_in_bodies,
    _answer_is_in_the_quote,
    _answerable_agrees,
    _fields_are_known,
)
