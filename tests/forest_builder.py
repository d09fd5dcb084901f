"""Builds real forests in memory, so that a test need not touch disk or git."""

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import PurePosixPath

from forest_studio.core.model import budget
from forest_studio.core.model.edges import Edge, EdgeLine
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.manifest import Manifest
from forest_studio.core.model.node import Kind, Node
from forest_studio.core.model.passport import Passport

INDEX_NAMES = ("index.md", "README.md")


@dataclass(frozen=True)
class Leaf:
    """One markdown file; ``edges`` are ``(to, type)`` or ``(to, type, scent)``."""

    title: str = ""
    summary: str = ""
    body: str = ""
    tags: tuple[str, ...] = ()
    scent: str = ""
    edges: tuple[tuple[str, ...], ...] = ()
    id: str = ""
    """Falls back to the file's name without ``.md``."""
    wild: bool = False


@dataclass
class MemoryTexts:
    """A text source over a dictionary: whole texts and bodies by blob id."""

    texts: dict[str, str] = field(default_factory=dict)
    bodies: dict[str, str] = field(default_factory=dict)

    def data(self, blob: str) -> bytes:
        return self.texts[blob].encode("utf-8", "surrogatepass")

    def read(self, blob: str) -> str:
        return self.texts[blob]

    def body(self, blob: str) -> str:
        return self.bodies[blob]

    def add(self, front: str, body: str) -> str:
        content = (front + body).encode("utf-8", "surrogatepass")
        blob = hashlib.sha1(b"blob %d\0" % len(content) + content).hexdigest()
        self.texts[blob] = front + body
        self.bodies[blob] = body
        return blob


def build(
    files: Mapping[str, Leaf], *, manifest: Manifest | None = None, commit: str = "c0ffee"
) -> Forest:
    """A forest of these files by path (``services/billing/ledger.md``).

    A folder's own node is its ``index.md`` or ``README.md``; a folder without one becomes a
    synthetic grove with the folder's path and a slash as its id (the root's is ``/``). An edge may
    name a node's id or its path without ``.md``; one that names nothing is left out.
    """
    manifest = manifest or Manifest()
    texts = MemoryTexts()
    found = {path: _node(path, leaf, texts, manifest) for path, leaf in files.items()}
    groves = {folder: _grove(folder, found) for folder in _folders(files)}
    ordered, parents, children = _hierarchy(found, groves)
    outgoing, incoming = _edges(ordered, manifest)
    return Forest(
        manifest, ordered, parents, children, outgoing, incoming, groves[""].id, texts, commit
    )


def chain(*ids: str, type: str = "related-to", scent: str = "") -> Forest:
    """A flat forest whose nodes are joined one after the other."""
    after = dict(pairwise(ids))
    return build(
        {
            f"{name}.md": Leaf(
                title=name.capitalize(),
                summary=f"What {name} is.",
                body=f"# {name}\n\nThe body of {name}.\n",
                edges=((after[name], type, scent),) if name in after else (),
            )
            for name in ids
        }
    )


def _front_matter(node_id: str, leaf: Leaf) -> str:
    lines = [f"id: {node_id}", f"title: {json.dumps(leaf.title)}"]
    lines += [f"summary: {json.dumps(leaf.summary)}", f"tags: {json.dumps(list(leaf.tags))}"]
    lines += [f"scent: {json.dumps(leaf.scent)}"] if leaf.scent else []
    lines += ["edges:"] if leaf.edges else []
    lines += [
        f"- {{to: {to}, type: {kind}, scent: {json.dumps(rest[0] if rest else '')}}}"
        for to, kind, *rest in leaf.edges
    ]
    return "---\n" + "\n".join(lines) + "\n---\n"


def _node(path: str, leaf: Leaf, texts: MemoryTexts, manifest: Manifest) -> Node:
    plain = path.removesuffix(".md")
    node_id = plain if leaf.wild else leaf.id or PurePosixPath(plain).name
    title = leaf.title or PurePosixPath(plain).name
    front = "" if leaf.wild else _front_matter(node_id, leaf)
    lines = tuple(EdgeLine(to, kind, *rest) for to, kind, *rest in leaf.edges)
    name = PurePosixPath(path).name
    return Node(
        id=node_id,
        path=path,
        kind=Kind.GROVE if name in INDEX_NAMES else Kind.LEAF,
        passport=Passport(node_id, title, leaf.summary, leaf.tags, leaf.scent, lines),
        wild=leaf.wild,
        blob=texts.add(front, leaf.body),
        summary_tokens=budget.count(leaf.summary, manifest.tokenizer),
    )


def _folders(paths: Iterable[str]) -> set[str]:
    folders = {""}
    for path in paths:
        folders.update("" if str(p) == "." else str(p) for p in PurePosixPath(path).parents)
    return folders


def _grove(folder: str, found: Mapping[str, Node]) -> Node:
    for name in INDEX_NAMES:
        if (node := found.get(f"{folder}/{name}" if folder else name)) is not None:
            return node
    title = PurePosixPath(folder).name if folder else "forest"
    return Node(
        id=folder + "/",
        path=folder,
        kind=Kind.SYNTHETIC,
        passport=Passport(folder + "/", title),
        wild=True,
    )


def _hierarchy(
    found: Mapping[str, Node], groves: Mapping[str, Node]
) -> tuple[dict[str, Node], dict[str, str], dict[str, tuple[str, ...]]]:
    members: dict[str, list[tuple[str, Node]]] = defaultdict(list)
    for path, node in found.items():
        if not node.is_grove:
            members[_folder_of(path)].append((path, node))
    for folder, node in groves.items():
        if folder:
            members[_folder_of(folder)].append((folder, node))
    ordered: dict[str, Node] = {}
    parents: dict[str, str] = {}
    children: dict[str, tuple[str, ...]] = {}
    pending = [""]
    while pending:
        folder = pending.pop()
        grove = groves[folder]
        ordered[grove.id] = grove
        held = [node for _, node in sorted(members[folder], key=lambda pair: pair[0])]
        children[grove.id] = tuple(node.id for node in held)
        parents.update({node.id: grove.id for node in held})
        ordered.update({node.id: node for node in held if not node.is_grove})
        pending += reversed([path for path, node in sorted(members[folder]) if node.is_grove])
    return ordered, parents, children


def _folder_of(path: str) -> str:
    parent = str(PurePosixPath(path).parent)
    return "" if parent == "." else parent


def _edges(
    nodes: Mapping[str, Node], manifest: Manifest
) -> tuple[dict[str, tuple[Edge, ...]], dict[str, tuple[Edge, ...]]]:
    ids = {node.path.removesuffix(".md"): node.id for node in nodes.values()}
    ids.update({node_id: node_id for node_id in nodes})
    outgoing: dict[str, list[Edge]] = defaultdict(list)
    incoming: dict[str, list[Edge]] = defaultdict(list)
    for node in nodes.values():
        for line in node.passport.edges:
            if line.to in ids:
                edge = _resolve(node.id, ids[line.to], line, manifest)
                outgoing[edge.home].append(edge)
                incoming[edge.other].append(edge)
    return (
        {node: tuple(edges) for node, edges in outgoing.items()},
        {node: tuple(edges) for node, edges in incoming.items()},
    )


def _resolve(home: str, other: str, line: EdgeLine, manifest: Manifest) -> Edge:
    kind = manifest.edge_type(line.type)
    name = kind.name if kind else line.type
    return Edge(home, other, name, line.scent, manifest.is_inverse(line.type), line.line)
