"""The changes that retype, turn round and remove edges of the list: one commit each."""

from dataclasses import replace

from forest_studio.app.edges.edge_groups import EdgeRow
from forest_studio.core.model.changes import (
    Change,
    EdgeAt,
    EditEdge,
    RemoveEdge,
    RetypeEdges,
    SeveralEdits,
)
from forest_studio.core.model.manifest import Manifest

Rows = tuple[EdgeRow, ...]


def retyped(manifest: Manifest, rows: Rows, shown: str, name: str) -> Change | None:
    """Edges get the type ``name`` as it reads from the node ``shown``; None when all have it.

    A line in the other node's file says the same by the inverse name.
    """
    names = {row: name if row.home == shown else manifest.inverse_of(name) for row in rows}
    wanted = {row: written for row, written in names.items() if written != row.line.type}
    written = set(wanted.values())
    if len(wanted) > 1 and len(written) == 1:
        edges = tuple(EdgeAt(row.home, row.index, row.line) for row in wanted)
        return RetypeEdges(edges, written.pop())
    edits = tuple(_edited(row, new) for row, new in wanted.items())
    return _together(edits, f"Make {len(edits)} edges {name}")


def turned(manifest: Manifest, rows: Rows) -> Change | None:
    """Edges run the other way: the same lines in the same files, by the inverse names."""
    pairs = [(row, manifest.inverse_of(row.line.type)) for row in rows]
    edits = tuple(_edited(row, name) for row, name in pairs if name != row.line.type)
    return _together(edits, f"Turn {len(edits)} edges round")


def removed(rows: Rows) -> Change | None:
    """Edges are taken out, the last of each file first, so that no line moves before its turn."""
    order = sorted(rows, key=lambda row: row.index, reverse=True)
    edits = tuple(RemoveEdge(row.home, row.index, row.line) for row in order)
    return _together(edits, f"Remove {len(edits)} edges")


def _together(edits: tuple[EditEdge | RemoveEdge, ...], label: str) -> Change | None:
    if len(edits) > 1:
        return SeveralEdits(edits, label)
    return edits[0] if edits else None


def _edited(row: EdgeRow, name: str) -> EditEdge:
    return EditEdge(row.home, row.index, row.line, replace(row.line, type=name))
