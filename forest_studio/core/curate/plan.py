"""Plans a change against a snapshot: what would be written, or why not."""

import re
from dataclasses import astuple
from functools import partial

from forest_studio.core.curate.plan_delete import delete_node
from forest_studio.core.curate.plan_edges import add_edge, edit_edge, remove_edge
from forest_studio.core.curate.plan_files import create_node, restore_text, restore_texts
from forest_studio.core.curate.plan_manifest import edit_half_life
from forest_studio.core.curate.plan_merge import merge_nodes
from forest_studio.core.curate.plan_passport import edit_body, edit_passport
from forest_studio.core.curate.plan_retype import retype_edges
from forest_studio.core.curate.plan_several import several_edits
from forest_studio.core.curate.plan_split import split_node
from forest_studio.core.curate.plan_structure import (
    Attachments,
    change_id,
    move_node,
    no_attachments,
    rename_file,
)
from forest_studio.core.curate.plan_types import edit_edge_types
from forest_studio.core.curate.planned import Planned, Rejected, reject
from forest_studio.core.model.changes import (
    AddEdge,
    Change,
    ChangeId,
    CreateNode,
    DeleteNode,
    EditBody,
    EditEdge,
    EditEdgeTypes,
    EditHalfLife,
    EditPassport,
    ManifestChange,
    MergeNodes,
    MoveNode,
    RemoveEdge,
    RenameFile,
    RestoreText,
    RestoreTexts,
    RetypeEdges,
    SeveralEdits,
    SmallChange,
    SplitNode,
    StructureChange,
)
from forest_studio.core.model.forest import Forest
from forest_studio.core.store.passports.front_matter import SpliceError

__all__ = ["Planned", "Rejected", "plan"]

_HALF_CHARACTER = re.compile("[\ud800-\udfff]")


def plan(
    forest: Forest, change: Change, attachments: Attachments = no_attachments
) -> Planned | Rejected:
    """What a change would write into which files, with its inverse; or the reasons against it.

    Nothing is written: the answer holds for this snapshot. ``attachments`` finds the files that
    are no nodes and move or go with a grove.
    """
    node = getattr(change, "node", "")
    if not _is_text(astuple(change)):
        return reject("not-text", "the text has half a character in it", "Type it again", node)
    try:
        if isinstance(change, SeveralEdits):
            return several_edits(forest, change, partial(plan, attachments=attachments))
        if isinstance(change, ManifestChange):
            return _plan_manifest(forest, change)
        if isinstance(change, StructureChange):
            return _plan_structure(forest, change, attachments)
        return _plan(forest, change)
    except SpliceError as error:
        return reject("broken-file", error.message, error.remedy or "Mend the file", node)


def _is_text(value: object) -> bool:
    """Whether every text in a change can be written to a file."""
    if isinstance(value, str):
        return not _HALF_CHARACTER.search(value)
    return not isinstance(value, tuple) or all(map(_is_text, value))


def _plan_manifest(forest: Forest, change: ManifestChange) -> Planned | Rejected:
    match change:
        case EditEdgeTypes():
            return edit_edge_types(forest, change)
        case EditHalfLife():
            return edit_half_life(forest, change)


def _plan_structure(  # noqa: PLR0911
    forest: Forest, change: StructureChange, attachments: Attachments
) -> Planned | Rejected:
    match change:
        case MoveNode():
            return move_node(forest, change, attachments)
        case RenameFile():
            return rename_file(forest, change, attachments)
        case DeleteNode():
            return delete_node(forest, change, attachments)
        case SplitNode():
            return split_node(forest, change)
        case MergeNodes():
            return merge_nodes(forest, change)
        case ChangeId():
            return change_id(forest, change)
        case RetypeEdges():
            return retype_edges(forest, change)


def _plan(forest: Forest, change: SmallChange) -> Planned | Rejected:  # noqa: PLR0911
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
        case RestoreTexts():
            return restore_texts(forest, change)
