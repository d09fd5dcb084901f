"""What planning an edit comes to: a write that is ready to commit, or the reasons against it."""

from dataclasses import dataclass, replace

from forest_studio.core.model.changes import RestoreText, RestoreTexts
from forest_studio.core.model.errors import ForestError, with_remedy
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Node
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.repository import FileWrite

SUBJECT = 100
"""Characters of a title that a commit message carries."""


@dataclass(frozen=True, slots=True)
class Planned:
    """A change that may be written."""

    writes: tuple[FileWrite, ...]
    """The files, which are written all or none."""
    message: str
    operation: str
    """What the commit's trailer calls it, such as ``edit-passport``."""
    nodes: tuple[str, ...]
    """Ids of the nodes that it touches, those that they get included."""
    inverse: RestoreText | RestoreTexts
    """What undoes it."""
    notes: tuple[Finding, ...] = ()
    """What the curator should know before it is written."""

    @property
    def write(self) -> FileWrite:
        """The one file of an edit that touches no other."""
        (only,) = self.writes
        return only


@dataclass(frozen=True, slots=True)
class Rejected:
    """A change that the forest refuses, and why."""

    reasons: tuple[Finding, ...]

    def __str__(self) -> str:
        return "; ".join(with_remedy(reason.message, reason.remedy) for reason in self.reasons)


@dataclass(frozen=True, slots=True)
class Target:
    """A node that can be edited, with the text of its file."""

    node: Node
    text: str


def reject(
    rule: str, message: str, remedy: str, node: str = "", *, severity: Severity = Severity.ERROR
) -> Rejected:
    """A refusal for one reason."""
    return Rejected((Finding(rule, message, remedy, severity, node=node),))


def target(forest: Forest, node_id: str) -> Target | Rejected:
    """The node to edit and its text; refused where there is no file that can be spliced."""
    node = forest.nodes.get(node_id)
    if node is None:
        return reject("unknown-node", f"no node has the id {node_id!r}", "Refresh the forest")
    if not node.has_file:
        return reject(
            "no-file", f"the folder {node.path} has no file", "Create its index.md first", node_id
        )
    if node.broken:
        return _broken(node)
    try:
        return Target(node, forest.texts.read(node.blob))
    except ForestError as error:
        return reject("unreadable", error.message, error.remedy or "Refresh the forest", node_id)


def _broken(node: Node) -> Rejected:
    where = next((f for f in node.findings if f.line is not None), None)
    place = f" (line {where.line}: {where.message})" if where else ""
    return reject(
        "broken-file",
        f"{node.path} can't be parsed, so it is never rewritten{place}",
        "Mend it in a text editor",
        node.id,
    )


def edited(
    spot: Target, text: str, message: str, operation: str, nodes: tuple[str, ...]
) -> Planned | Rejected:
    """The plan to write a node's new text over its old one."""
    node = spot.node
    if text == spot.text:
        return reject(
            "no-change",
            f"nothing in {node.path} would change",
            "There is nothing to save",
            node.id,
            severity=Severity.NOTE,
        )
    content = text.encode("utf-8")
    old = spot.text.encode("utf-8")
    inverse = RestoreText(node.path, old, blob_id(content), message)
    return Planned((FileWrite(node.path, content, node.blob),), message, operation, nodes, inverse)


def reworded(planned: Planned, message: str) -> Planned:
    """The plan under the subject that its author wrote, on one line; an empty one is ignored."""
    text = " ".join(message.split())
    if not text:
        return planned
    return replace(planned, message=text, inverse=replace(planned.inverse, label=text))


def subject(title: str) -> str:
    """A title as a commit message carries it: one line, cut when it is long."""
    line = " ".join(title.split())
    return line if len(line) <= SUBJECT else line[: SUBJECT - 1] + "…"
