"""Evidence: whether the words that an answer quotes stand in the bytes."""

import re
from dataclasses import replace

from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.walk import Answer, Quote


def checked(forest: Forest, answer: Answer) -> Answer:
    """The answer with every quote marked: found, with its line, or not."""
    return replace(answer, evidence=tuple(_checked(forest, quote) for quote in answer.evidence))


def supported(answer: Answer) -> bool:
    """Whether an answer has quotes and all of them were found."""
    return bool(answer.evidence) and all(quote.supported for quote in answer.evidence)


def _checked(forest: Forest, quote: Quote) -> Quote:
    node = forest.nodes.get(quote.node)
    if node is None or not node.has_file or not quote.text.strip():
        return replace(quote, supported=False, line=None)
    try:
        body, text = forest.body(quote.node), forest.texts.read(node.blob)
    except ForestError:
        return replace(quote, supported=False, line=None)
    at = _position(body, quote.text)
    if at is None:
        return replace(quote, supported=False, line=None)
    start = len(text) - len(body) if text.endswith(body) else text.find(body)
    return replace(quote, supported=True, line=text.count("\n", 0, start + at) + 1)


def _position(body: str, words: str) -> int | None:
    """Where the words begin: verbatim, or else with any white space between them."""
    if (at := body.find(words)) >= 0:
        return at
    loose = r"\s+".join(re.escape(word) for word in words.split())
    match = re.search(loose, body)
    return match.start() if match else None
