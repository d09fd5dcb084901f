"""``forest-studio move``, ``rename``, ``delete``, ``merge`` and ``split``: the shape of a forest.

Each is one commit; links and edges follow. With ``--dry-run`` nothing is written. With ``--json``
the document has ``forest``, ``done`` (false for a dry run), ``commit`` (or null), ``label``,
``operation``, ``nodes``, ``notes`` (findings) and ``files``: each ``path``, ``kind`` (``added``,
``edited``, ``deleted``, ``moved``), ``was_path``, ``links`` and ``edges`` (pairs of what is written
now and then).
"""

from dataclasses import asdict
from typing import Annotated

import typer

from forest_studio.cli.arguments import AsJson, DryRun, ForestPath, NodeId, opened
from forest_studio.cli.output import count, one_line, say, say_json
from forest_studio.core.curate.effects import Effect, effects
from forest_studio.core.model.changes import (
    DeleteNode,
    MergeNodes,
    MoveNode,
    RenameFile,
    SplitNode,
    StructureChange,
)
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.versions import ChangeKind
from forest_studio.core.session import Applied, Conflict, Outcome, Planned, Rejected, Session

_SIGNS = {
    ChangeKind.ADDED: "new",
    ChangeKind.EDITED: "edit",
    ChangeKind.DELETED: "delete",
    ChangeKind.MOVED: "move",
}


def move_verb(
    forest: ForestPath,
    node: NodeId,
    folder: Annotated[
        str, typer.Argument(metavar="FOLDER", help="A folder, or a grove's id; / is the top.")
    ],
    dry_run: DryRun = False,
    as_json: AsJson = False,
) -> int:
    """Move a file, or a grove with everything in it; links and edges follow."""
    target = "" if folder.strip() == "/" else folder
    return _carry_out(opened(forest), MoveNode(node, target), dry_run, as_json)


def rename_verb(
    forest: ForestPath,
    node: NodeId,
    name: Annotated[str, typer.Argument(metavar="NAME", help="The new name in its folder.")],
    dry_run: DryRun = False,
    as_json: AsJson = False,
) -> int:
    """Rename a node's file, or a grove's folder; links and edges follow."""
    return _carry_out(opened(forest), RenameFile(node, name), dry_run, as_json)


def delete_verb(
    forest: ForestPath,
    node: NodeId,
    with_children: Annotated[
        bool, typer.Option("--with-children", help="Delete a grove with everything in it.")
    ] = False,
    dry_run: DryRun = False,
    as_json: AsJson = False,
) -> int:
    """Delete a node; links and edges to it stay, and the check tells of them."""
    return _carry_out(opened(forest), DeleteNode(node, with_children), dry_run, as_json)


def merge_verb(
    forest: ForestPath,
    keep: Annotated[str, typer.Argument(metavar="KEEP", help="The id of the node that stays.")],
    absorb: Annotated[str, typer.Argument(metavar="ABSORB", help="The id of the one that goes.")],
    dry_run: DryRun = False,
    as_json: AsJson = False,
) -> int:
    """Append one node to another; what led to the first leads to the second."""
    return _carry_out(opened(forest), MergeNodes(keep, absorb), dry_run, as_json)


def split_verb(  # noqa: PLR0917
    forest: ForestPath,
    node: NodeId,
    new_id: Annotated[str, typer.Option("--id", help="The new node's id.")],
    title: Annotated[str, typer.Option(help="The new node's title.")],
    summary: Annotated[str, typer.Option(help="The new node's summary.")],
    scent: Annotated[str, typer.Option(help="How the new node smells from the old one.")],
    heading: Annotated[str, typer.Option(help="The heading where the new body begins.")] = "",
    line: Annotated[
        int, typer.Option(help="The line of the file where it begins, if not at a heading.")
    ] = 0,
    name: Annotated[str, typer.Option(help="The new file's name; made from the id if none.")] = "",
    edge_type: Annotated[str, typer.Option("--type", help="Type of the edge.")] = "related-to",
    dry_run: DryRun = False,
    as_json: AsJson = False,
) -> int:
    """Move the end of a node's body into a node of its own, with an edge to it."""
    change = SplitNode(node, new_id, title, summary, scent, line or None, heading, name, edge_type)
    return _carry_out(opened(forest), change, dry_run, as_json)


def _carry_out(session: Session, change: StructureChange, dry_run: bool, as_json: bool) -> int:
    planned = session.plan(change)
    if isinstance(planned, Rejected):
        raise ForestError(str(planned).rstrip("."))
    shown = effects(session.forest, planned)
    applied = None if dry_run else _applied(session.apply(change))
    session.close()
    if as_json:
        _say_document(session, planned, shown, applied)
    else:
        _say_text(planned, shown, applied)
    return 0


def _applied(outcome: Outcome) -> Applied:
    """What was done; raises ForestError for a refusal or a conflict."""
    if isinstance(outcome, Conflict):
        raise ForestError(
            f"{outcome.path}: {outcome.reason}", remedy="Nothing was written; try again"
        )
    if isinstance(outcome, Rejected):
        raise ForestError(str(outcome).rstrip("."))
    return outcome


def _say_document(
    session: Session, planned: Planned, shown: tuple[Effect, ...], applied: Applied | None
) -> None:
    say_json(
        {
            "forest": str(session.repository.root),
            "done": applied is not None,
            "commit": applied.commit if applied else None,
            "label": planned.message,
            "operation": planned.operation,
            "nodes": list(applied.nodes if applied else planned.nodes),
            "notes": [asdict(note) for note in planned.notes],
            "files": [asdict(effect) for effect in shown],
        }
    )


def _say_text(planned: Planned, shown: tuple[Effect, ...], applied: Applied | None) -> None:
    for effect in shown:
        was = f"{one_line(effect.was_path)} → " if effect.was_path else ""
        say((f"{_SIGNS[effect.kind]:<7}", "bold"), f"{was}{one_line(effect.path)}")
        for what, pairs in (("link", effect.links), ("edge", effect.edges)):
            for old, new in pairs:
                say(f"        {what}  {one_line(old)} → {one_line(new)}")
    for note in planned.notes:
        say(("note   ", "yellow"), one_line(note.message))
    if applied is not None:
        say((applied.commit[:10], "bold"), f"  {one_line(applied.label)}")
    else:
        files = count(len(shown), "file")
        say(f"{one_line(planned.message)}: {files} would change; nothing was written")
