"""Plans a change against a snapshot: what would be written, or why not."""

import re
from dataclasses import astuple

from forest_studio.core.curate.plan_edges import add_edge, edit_edge, remove_edge
from forest_studio.core.curate.plan_files import create_node, restore_text
from forest_studio.core.curate.plan_passport import edit_body, edit_passport
from forest_studio.core.curate.planned import Planned, Rejected, reject
from forest_studio.core.model.changes import (
    AddEdge,
    Change,
    CreateNode,
    EditBody,
    EditEdge,
    EditPassport,
    RemoveEdge,
    RestoreText,
)
from forest_studio.core.model.forest import Forest
from forest_studio.core.store.front_matter import SpliceError

__all__ = ["Planned", "Rejected", "plan"]

_HALF_CHARACTER = re.compile("[\ud800-\udfff]")


def plan(forest: Forest, change: Change) -> Planned | Rejected:
    """What a change would write into which file, with its inverse; or the reasons against it.

    Nothing is read from disk and nothing is written: the answer holds for this snapshot.
    """
    node = "" if isinstance(change, CreateNode | RestoreText) else change.node
    if not _is_text(astuple(change)):
        return reject("not-text", "the text has half a character in it", "Type it again", node)
    try:
        return _plan(forest, change)
    except SpliceError as error:
        return reject("broken-file", error.message, error.remedy or "Mend the file", node)


def _is_text(value: object) -> bool:
    """Whether every text in a change can be written to a file."""
    if isinstance(value, str):
        return not _HALF_CHARACTER.search(value)
    return not isinstance(value, tuple) or all(map(_is_text, value))


def _plan(forest: Forest, change: Change) -> Planned | Rejected:  # noqa: PLR0911
    match change:
        case EditPassport():
            return edit_passport(forest, change)
        case EditBody():
            return edit_body(forest, change)
        case AddEdge():
            return add_edge(forest, change)
        case EditEdge():
            return edit_edge(forest, change)
        case RemoveEdge():
            return remove_edge(forest, change)
        case CreateNode():
            return create_node(forest, change)
        case RestoreText():
            return restore_text(forest, change)
