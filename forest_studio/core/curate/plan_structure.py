"""Plans files and groves that move, get another name or another id; what names them follows."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from forest_studio.core.curate import faults
from forest_studio.core.curate.link_moves import Moves
from forest_studio.core.curate.link_places import Places, base_name, folder_of
from forest_studio.core.curate.plan_files import outside_forest
from forest_studio.core.curate.plan_passport import one_line
from forest_studio.core.curate.planned import Planned, Rejected, reject, subject, target
from forest_studio.core.curate.redraft import Redraft, path_names
from forest_studio.core.model.changes import ChangeId, MoveNode, RenameFile
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Kind, Node
from forest_studio.core.store.disk.names import name_findings
from forest_studio.core.store.passports.front_matter import set_fields

Attachments = Callable[[str], Mapping[str, bytes]]
"""The files below a folder that are no nodes: bytes by path; raises StorageError."""


def no_attachments(_folder: str) -> Mapping[str, bytes]:
    """For forests that lie in no folder."""
    return {}


def move_node(forest: Forest, change: MoveNode, attachments: Attachments) -> Planned | Rejected:
    """Moves a file, or a grove with everything in it, into another folder."""
    node = movable(forest, change.node)
    if isinstance(node, Rejected):
        return node
    folder = _folder_meant(forest, change.folder)
    old = place_of(node)
    new = f"{folder}/{base_name(old)}" if folder else base_name(old)
    where = folder or "the top"
    message = f"Move {subject(node.title)} to {where}"
    return _relocated(forest, node, new, message, "move-node", attachments)


def rename_file(forest: Forest, change: RenameFile, attachments: Attachments) -> Planned | Rejected:
    """Gives a node's file, or a grove's folder, another name."""
    node = movable(forest, change.node)
    if isinstance(node, Rejected):
        return node
    name = change.name.strip()
    if not name or "/" in name or "\\" in name:
        return reject(
            "bad-name",
            f"{change.name!r} is no name of a file",
            "Write a name without slashes",
            node.id,
        )
    if not node.is_grove and name[-3:].lower() != ".md":
        name += ".md"
    old = place_of(node)
    new = f"{folder_of(old)}/{name}" if folder_of(old) else name
    message = f"Rename {base_name(old)} to {name}"
    return _relocated(forest, node, new, message, "rename-file", attachments)


def change_id(forest: Forest, change: ChangeId) -> Planned | Rejected:
    """Gives a node another id; edges and links that name the old one follow."""
    spot = target(forest, change.node)
    if isinstance(spot, Rejected):
        return spot
    node, new_id = spot.node, one_line(change.new_id)
    if node.wild:
        return reject("wild-node", f"{node.path} has no passport yet", "Give it one first", node.id)
    found = (faults.id_form(new_id), faults.id_taken(forest, new_id, node.path))
    reasons = [faults.at(fault, node) for fault in found if fault is not None]
    if not new_id:
        reasons.append(faults.at(Finding("missing-id", "the id is empty", "Write the id"), node))
    if reasons:
        return Rejected(tuple(reasons))
    old_id = node.passport.id
    named = {} if node.id != old_id else {old_id: new_id}
    draft = Redraft(forest, Moves(ids=named))
    draft.put(node, set_fields(spot.text, {"id": new_id}))
    draft.retarget({node.id: named})
    ids = {n.id: n.path for n in forest.nodes.values() if n.has_file and n.id != node.id}
    problems = draft.relink(Places(forest.by_path, {**ids, new_id: node.path}))
    if problems:
        return unlinkable(problems, node)
    message = f"Change id of {subject(node.title)} to {new_id}"
    return draft.planned(message, "change-id", (node.id, new_id))


def movable(forest: Forest, node_id: str) -> Node | Rejected:
    """The node whose file or folder may be moved."""
    node = forest.nodes.get(node_id)
    if node is None:
        return reject("unknown-node", f"no node has the id {node_id!r}", "Refresh the forest")
    if node.id == forest.root:
        return reject(
            "root",
            "the root is the forest itself",
            "Move or rename its folder on the disk",
            node_id,
        )
    return node


def place_of(node: Node) -> str:
    """The path of a node's file, or of a grove's folder."""
    if node.kind is Kind.GROVE:
        return folder_of(node.path)
    return node.path


def below(forest: Forest, folder: str) -> Iterator[Node]:
    """The nodes in a folder and deeper, its own included."""
    for node in forest.nodes.values():
        inside = place_of(node) if node.is_grove else folder_of(node.path)
        if inside == folder or inside.startswith(folder + "/"):
            yield node


def _folder_meant(forest: Forest, name: str) -> str:
    """The folder that a path or a grove's id stands for."""
    path = name.strip().strip("/")
    grove = forest.nodes.get(name.strip()) or forest.nodes.get(path)
    known = {place_of(node) for node in forest.nodes.values() if node.is_grove}
    return place_of(grove) if grove is not None and grove.is_grove and path not in known else path


def _relocated(  # noqa: PLR0917
    forest: Forest,
    node: Node,
    new: str,
    message: str,
    operation: str,
    attachments: Attachments,
) -> Planned | Rejected:
    old = place_of(node)
    if (reason := _misplaced(forest, node, old, new)) is not None:
        return reason
    moved = list(below(forest, old)) if node.is_grove else [node]
    other = dict(attachments(old)) if node.is_grove else {}
    files = {n.path: new + n.path[len(old) :] for n in moved if n.has_file}
    files.update({path: new + path[len(old) :] for path in other})
    if reasons := _occupied(forest, files, renamed=folder_of(old) == folder_of(new)):
        return Rejected(tuple(faults.at(reason, node) for reason in reasons))
    draft = Redraft(forest, Moves(files, {old: new} if node.is_grove else {}))
    draft.attachments = other
    taken = frozenset(forest.nodes) - {n.id for n in moved}
    draft.retarget({n.id: _new_names(n, files, old, new, taken) for n in moved})
    problems = draft.relink(_after(forest, files))
    if problems:
        return unlinkable(problems, node)
    ids = [n.id for n in moved]
    ids += [i for n in moved for i in _new_names(n, files, old, new, taken).values() if n.wild]
    return draft.planned(message, operation, tuple(dict.fromkeys(ids)))


def _new_names(
    node: Node, files: Mapping[str, str], old: str, new: str, taken: frozenset[str]
) -> dict[str, str]:
    """What edges call a moved node by its path, and what they call it then."""
    if node.has_file:
        return path_names(node, files[node.path], taken)
    ending = node.id[len(node.path) :]
    return {node.id: new + node.path[len(old) :] + ending}


def _after(forest: Forest, files: Mapping[str, str]) -> Places:
    nodes = [node for node in forest.nodes.values() if node.has_file]
    ids = {n.id: files.get(n.path, n.path) for n in nodes if not (n.wild and n.path in files)}
    return Places((files.get(node.path, node.path) for node in nodes), ids)


def _misplaced(forest: Forest, node: Node, old: str, new: str) -> Rejected | None:
    """Why a file or a folder can't be at a place at all."""
    if new == old:
        return reject(
            "no-change",
            f"{old} is there already",
            "There is nothing to do",
            node.id,
            severity=Severity.NOTE,
        )
    if (outside := outside_forest(new)) is not None:
        return Rejected((faults.at(outside, node),))
    if node.is_grove and new.startswith(old + "/"):
        return reject(
            "into-itself", f"{old} can't be moved into itself", "Choose another folder", node.id
        )
    above = {new}
    while folder_of(min(above, key=len)):
        above.add(folder_of(min(above, key=len)))
    for path in above - {new}:
        if path in forest.by_path:
            return reject(
                "not-a-folder", f"{path} is a file", "Choose a folder", forest.by_path[path]
            )
    if node.is_grove and new.casefold() != old.casefold() and any(below(forest, new)):
        return reject(
            "file-exists", f"the folder {new} is there already", "Choose another name", node.id
        )
    return None


def _occupied(forest: Forest, files: Mapping[str, str], renamed: bool) -> list[Finding]:
    """Why files can't have their new paths: another is there, or the names can't be."""
    staying = [path for path in forest.by_path if path not in files]
    found = [
        Finding("file-exists", f"{path} is there already", "Choose another name")
        for path in sorted(set(staying) & set(files.values()))
    ]
    if found:
        return found
    new = {goal: old for old, goal in files.items()}
    known = {
        (finding.rule, node.path)
        for node in forest.nodes.values()
        for finding in node.findings
        if node.path in files
    }
    for finding in name_findings([*staying, *new]):
        # A name that was no good before does not keep its folder from moving.
        was_so = (finding.rule, new.get(finding.path, "")) in known
        if finding.path in new and not (was_so and (len(files) > 1 or not renamed)):
            found.append(replace(finding, severity=Severity.ERROR))
    return found[:10]


def unlinkable(problems: tuple[str, ...], node: Node) -> Rejected:
    """The refusal of a name that some link could not carry."""
    shown = "; ".join(problems[:3]) + (" …" if len(problems) > 3 else "")
    return reject(
        "not-linkable",
        f"links in double brackets can't hold that name: {shown}",
        "Choose a name without any of # ^ [ ] |",
        node.id,
    )
