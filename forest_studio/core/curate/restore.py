"""Puts a node back to an earlier version, as a new edit: history only grows."""

from forest_studio.core.curate.planned import Rejected, reject, subject
from forest_studio.core.model.changes import RestoreText
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Node
from forest_studio.core.model.versions import NodeVersion
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.reading.file_node import read_node


def restore_version(forest: Forest, version: NodeVersion, text: bytes) -> RestoreText | Rejected:
    """The change that gives a node the text it had; where its file is now, or last was.

    ``text`` are the version's bytes, which are kept as they are. Refused where the file or the id
    belongs to another node by now.
    """
    node = forest.nodes.get(version.node)
    path = node.path if node is not None else version.last_path
    old = read_node(path, text, blob_id(text), forest.manifest.tokenizer)
    taken = taken_place(forest, node, path, old)
    if taken is not None:
        return taken
    title = subject(node.title if node is not None else old.title)
    label = f"Restore {title} as of {version.entry.time.date().isoformat()}"
    return RestoreText(path, text, node.blob if node is not None else "", label)


def taken_place(forest: Forest, node: Node | None, path: str, wanted: Node) -> Rejected | None:
    """Why ``wanted`` can't be put at a path instead of ``node``: another one has it, or its id."""
    there = forest.by_path.get(path)
    if there is not None and node is None:
        return reject(
            "file-exists",
            f"{path} belongs to the node {there!r} now",
            "Move that file first, or restore a version from that node's own history",
            there,
        )
    other = forest.nodes.get(wanted.id)
    if wanted.wild or other is None or (node is not None and other.id == node.id):
        return None
    return reject(
        "duplicate-id",
        f"the id {wanted.id!r} belongs to {other.path} now",
        "Give that node another id first",
        other.id,
    )
