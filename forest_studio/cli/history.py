"""``forest-studio history``, ``diff`` and ``restore``: who changed what, and the way back.

With ``--json`` every commit is ``commit``, ``time`` (ISO 8601), ``author``, ``email``, ``origin``
(``person``, ``agent`` or ``outside``), ``operation``, ``subject``, ``merge``, ``nodes`` and
``files`` (numbers of those that it changed). ``history`` has ``forest``, ``head``, ``node`` (or
null) and ``commits``; a node's have ``change`` too: ``node``, ``path``, ``kind`` (``added``,
``edited``, ``deleted``, ``moved``), ``before`` and ``after`` (blob ids), ``was_node`` and
``was_path``. ``diff`` has the commit and its ``changes``, each with ``passport`` (``field``,
``before`` and ``after``, null where there was none) and ``body``: hunks with ``before`` and
``after`` (first lines) and ``lines`` (``kind``, ``text``, ``before``, ``after``, ``spans``).
"""

from dataclasses import asdict
from typing import Annotated, Any

import typer

from forest_studio.cli.arguments import AsJson, ForestPath, NodeId, opened
from forest_studio.cli.history_text import print_change, print_entry, print_version
from forest_studio.cli.output import one_line, progress, say, say_json
from forest_studio.core.curate.differences import body_hunks, body_of, passport_differences
from forest_studio.core.model.errors import ForestError, UnknownNode
from forest_studio.core.model.versions import Entry, NodeChange, NodeVersion
from forest_studio.core.session import Applied
from forest_studio.core.store.disk.texts import decode
from forest_studio.core.store.history.history import History
from forest_studio.core.store.repository import Repository

MaybeNode = Annotated[
    str, typer.Argument(metavar="[NODE]", help="A node's id, also one that is gone by now.")
]
CommitId = Annotated[
    str, typer.Argument(metavar="COMMIT", help="The first characters of a commit's id.")
]


def history_verb(
    forest: ForestPath,
    node: MaybeNode = "",
    limit: Annotated[int, typer.Option(min=1, help="Commits to show at most.")] = 50,
    as_json: AsJson = False,
) -> int:
    """Show who changed a forest, or one node under whatever name and path it had."""
    repository = Repository.open(forest)
    history = updated(History(repository))
    versions = history.of_node(node, limit + 1) if node else ()
    entries = () if node else history.of_forest(limit + 1)
    if node and not versions:
        raise _unknown(node)
    if as_json:
        shown = [version_document(v) for v in versions] or [entry_document(e) for e in entries]
        commits = {"node": node or None, "commits": shown[:limit]}
        say_json({"forest": str(repository.root), "head": repository.head(), **commits})
        return 0
    for version in versions[:limit]:
        print_version(version)
    for entry in entries[:limit]:
        print_entry(entry)
    if max(len(versions), len(entries)) > limit:
        say(("older ones are shown with a larger --limit", "dim"))
    return 0


def diff_verb(
    forest: ForestPath, commit: CommitId, node: MaybeNode = "", as_json: AsJson = False
) -> int:
    """Show what a commit changed, passports field by field and bodies line by line."""
    history = updated(History(Repository.open(forest)))
    entry = _commit(history, commit)
    changes = history.changes(entry.commit)
    if node:
        changes = (_change_of(history, entry, node, changes),)
    if as_json:
        shown = [change_document(history, change) for change in changes]
        say_json({**entry_document(entry), "changes": shown})
        return 0
    print_entry(entry)
    for change in changes:
        print_change(change, *_texts(history, change))
    return 0


def restore_verb(forest: ForestPath, node: NodeId, commit: CommitId) -> int:
    """Give a node the text that it had at a commit, as a new commit."""
    session = opened(forest)
    history = updated(session.history)
    entry = _commit(history, commit)
    version = history.version_at(node, entry)
    if version is None:
        raise _not_there(node, entry)
    done = session.restore(version)
    session.close()
    if not isinstance(done, Applied):
        # A conflict says why in words of its own; a refusal has its remedies with it.
        raise ForestError(getattr(done, "reason", "") or str(done).rstrip("."))
    say((done.commit[:10], "bold"), f"  {one_line(done.label)}")
    return 0


def updated(history: History) -> History:
    """The history with the newest commits, with a bar on a terminal."""
    with progress("reading history") as report:
        history.update(report)
    return history


def entry_document(entry: Entry) -> dict[str, Any]:
    """A commit as JSON has it."""
    return {
        "commit": entry.commit,
        "time": entry.time.isoformat(),
        "author": entry.author.name,
        "email": entry.author.email,
        "origin": entry.author.origin.value,
        "operation": entry.operation,
        "subject": entry.subject,
        "merge": entry.is_merge,
        "nodes": entry.nodes,
        "files": entry.files,
    }


def version_document(version: NodeVersion) -> dict[str, Any]:
    """One step of a node's history as JSON has it."""
    return {**entry_document(version.entry), "change": asdict(version.change)}


def change_document(history: History, change: NodeChange) -> dict[str, Any]:
    """What a commit did to one node as JSON has it, with the differences of its texts."""
    before, after = _texts(history, change)
    return {
        **asdict(change),
        "passport": [asdict(field) for field in passport_differences(before, after)],
        "body": [asdict(hunk) for hunk in body_hunks(body_of(before), body_of(after))],
    }


def _texts(history: History, change: NodeChange) -> tuple[str, str]:
    return decode(history.data(change.before)), decode(history.data(change.after))


def _commit(history: History, prefix: str) -> Entry:
    """The one commit whose id starts so; raises ForestError."""
    found = history.find(prefix, 2)
    if len(found) == 1:
        return found[0]
    if found:
        raise ForestError(
            f"more than one commit starts with {prefix!r}", remedy="Write more of its id"
        )
    raise ForestError(
        f"no commit of this forest's history starts with {prefix!r}",
        remedy="Give four characters or more of an id that forest-studio history shows",
    )


def _change_of(
    history: History, entry: Entry, node: str, changes: tuple[NodeChange, ...]
) -> NodeChange:
    """What a commit did to a node, whatever its id was then; raises ForestError."""
    for change in changes:
        if node in (change.node, change.was_node, change.path):
            return change
    version = history.version_at(node, entry)
    if version is None or version.entry.commit != entry.commit:
        raise ForestError(
            f"the commit {entry.commit[:10]} did not change the node {node!r}",
            remedy="See which did with forest-studio history FOREST NODE",
        )
    return version.change


def _unknown(node: str) -> UnknownNode:
    return UnknownNode(
        f"no commit holds a node with the id {node!r}",
        remedy="Look its id up with forest-studio search; a file that was never committed has none",
    )


def _not_there(node: str, entry: Entry) -> ForestError:
    return ForestError(
        f"there was no node {node!r} at the commit {entry.commit[:10]}",
        remedy="See its versions with forest-studio history FOREST NODE",
    )
