"""The passport that a wild node gets with its first edit."""

import re

from forest_studio.core.curate import faults
from forest_studio.core.model import budget
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Node
from forest_studio.core.store.passports.front_matter import parse

_NOT_PROSE = re.compile(r"^\s*(#|```|~~~|\||>|<|!\[|\[!|---|===|\*\*\*|[-*+] |\d+[.)] |:::|\{)")
_LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
_MARKS = re.compile(r"[*_`]+(?=\S)|(?<=\S)[*_`]+")
_SENTENCE_END = re.compile(r"(?<=[.!?])\s")


def lacking(forest: Forest, node: Node, text: str) -> dict[str, str]:
    """The required keys that a wild file lacks, with values drawn from the file itself.

    An id that another program wrote there is kept when no other file has it; else the id is the
    path, so that edges to the path go on leading here.
    """
    there = parse(text).partial
    drawn: dict[str, str] = {}
    if not _usable_id(forest, node, there.id):
        drawn["id"] = node.id
    if not there.title:
        drawn["title"] = node.title
    if not there.summary:
        drawn["summary"] = lead(forest, node) or node.title
    return drawn


def _usable_id(forest: Forest, node: Node, node_id: str) -> bool:
    if not node_id or faults.id_form(node_id) is not None:
        return False
    return faults.id_taken(forest, node_id, node.path) is None


def lead(forest: Forest, node: Node) -> str:
    """The first paragraph of a body as plain text, whole sentences within the summary's budget."""
    limit, tokenizer = forest.manifest.budgets.summary, forest.manifest.tokenizer
    paragraph = _first_paragraph(forest.body(node.id))
    kept = ""
    for sentence in _SENTENCE_END.split(paragraph):
        longer = f"{kept} {sentence}".strip()
        if not budget.check(longer, limit, tokenizer).fits:
            break
        kept = longer
    return kept or budget.cut(paragraph, limit, tokenizer).strip()


def _first_paragraph(body: str) -> str:
    for block in re.split(r"\n\s*\n", _without_fences(body)):
        lines = block.strip().splitlines()
        if lines and not _NOT_PROSE.match(lines[0]):
            return _MARKS.sub("", _LINK.sub(r"\1", " ".join(" ".join(lines).split())))
    return ""


def _without_fences(body: str) -> str:
    plain = body.replace("\r\n", "\n").replace("\r", "\n")
    return re.sub(r"^(```|~~~).*?^\1[^\n]*$", "", plain, flags=re.DOTALL | re.MULTILINE)
