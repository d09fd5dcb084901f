"""Grows a forest out of its files' nodes: ids, groves, parents, children and edges."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from forest_studio.core.model.edges import Edge
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.model.forest import Forest, TextSource
from forest_studio.core.model.manifest import Manifest
from forest_studio.core.model.node import Kind, Node
from forest_studio.core.model.passport import Passport
from forest_studio.core.store.disk.names import name_findings
from forest_studio.core.store.reading.file_node import is_index, path_id

STRUCTURAL_RULES = frozenset(
    {"duplicate-id", "name-reserved", "name-not-nfc", "name-case-collision"}
)
"""Rules whose findings come from a file's place among others, not from its text."""


@dataclass(frozen=True, slots=True)
class Soil:
    """What a forest has besides its files' nodes."""

    manifest: Manifest
    texts: TextSource
    commit: str
    name: str
    """What the root is called when neither the manifest nor an index file says."""


def grow(soil: Soil, files: Iterable[Node], findings: Sequence[Finding] = ()) -> Forest:
    """The forest of those files' nodes; ``findings`` about the whole of it go to its root."""
    manifest = soil.manifest
    ordered = sorted(files, key=lambda node: node.path)
    by_path = _with_unique_ids(ordered)
    _attach(by_path, name_findings(by_path))
    _name_findings_nodes(by_path)
    planting = _Planting(by_path, manifest.name or soil.name)
    planting.plant()
    nodes, root = planting.nodes, planting.root
    if findings:
        nodes[root] = replace(nodes[root], findings=(*nodes[root].findings, *findings))
    ids = {path: node.id for path, node in by_path.items()}
    outgoing, incoming = _edges(by_path.values(), manifest, Resolver(nodes, lambda: ids))
    parents, children = planting.parents, planting.children
    forest = Forest(
        manifest,
        nodes,
        parents,
        children,
        outgoing,
        incoming,
        root,
        soil.texts,
        soil.commit,
    )
    know_paths(forest, ids)
    return forest


def know_paths(forest: Forest, ids: Mapping[str, str]) -> None:
    """Hands a new snapshot its table of ids by path, which it would else make from all nodes."""
    vars(forest)["by_path"] = ids


def own_findings(node: Node) -> Node:
    """The node of a file as read_node made it, without what its place added."""
    own_id = path_id(node.path) if node.wild else node.passport.id
    if not node.findings and node.kind is Kind.LEAF and node.id == own_id:
        return node
    kept = tuple(f for f in node.findings if f.path == node.path and f.rule not in STRUCTURAL_RULES)
    return replace(node, id=own_id, kind=Kind.LEAF, findings=kept)


def _name_findings_nodes(by_path: dict[str, Node]) -> None:
    """Writes the final id of a node into its findings."""
    for path, node in by_path.items():
        if node.findings:
            findings = tuple(replace(finding, node=node.id) for finding in node.findings)
            by_path[path] = replace(node, findings=findings)


def _with_unique_ids(ordered: list[Node]) -> dict[str, Node]:
    """Nodes by path; of two passports with one id the first by path keeps it."""
    owner: dict[str, str] = {}
    for node in ordered:
        if not node.wild:
            owner.setdefault(node.passport.id, node.path)
    by_path: dict[str, Node] = {}
    for node in ordered:
        if not node.wild and owner[node.passport.id] == node.path:
            by_path[node.path] = node
        else:
            by_path[node.path] = _under_path_id(node, owner)
    return by_path


def _under_path_id(node: Node, owner: dict[str, str]) -> Node:
    """The node under its path's id, or under its whole path where that is taken as well."""
    wanted = path_id(node.path)
    while owner.setdefault(wanted, node.path) != node.path:
        wanted = node.path if wanted != node.path else wanted + "~"
    if node.wild:
        return node if wanted == node.id else replace(node, id=wanted)
    duplicate = _duplicate(node, owner[node.passport.id])
    return replace(node, id=wanted, findings=(*node.findings, duplicate))


def _duplicate(node: Node, first: str) -> Finding:
    return Finding(
        "duplicate-id",
        f"{node.path} and {first} both have the id {node.passport.id!r}; {first} keeps it",
        "Give one of the two another id",
        Severity.ERROR,
        path=node.path,
    )


def _attach(by_path: dict[str, Node], found: Iterable[Finding]) -> None:
    for finding in found:
        node = by_path[finding.path]
        by_path[finding.path] = replace(node, findings=(*node.findings, finding))


class _Planting:
    """Puts nodes into their groves, groves before what they hold."""

    def __init__(self, by_path: Mapping[str, Node], root_name: str) -> None:
        self._by_path = by_path
        self._root_name = root_name
        self._index = _index_files(by_path)
        self._entries = _entries(by_path)
        self._groves = self._make_groves()
        self.nodes: dict[str, Node] = {}
        self.parents: dict[str, str] = {}
        self.children: dict[str, tuple[str, ...]] = {}

    @property
    def root(self) -> str:
        """The root's id."""
        return self._groves[""].id

    def _make_groves(self) -> dict[str, Node]:
        """The node of each folder: its index file's, or a synthetic one."""
        groves: dict[str, Node] = {}
        taken = {node.id for node in self._by_path.values()}
        for folder in self._entries:
            index = self._index.get(folder)
            if index is not None:
                groves[folder] = replace(self._by_path[index], kind=Kind.GROVE)
                continue
            wanted = folder + "/"
            while wanted in taken:
                wanted += "/"
            title = folder.rpartition("/")[2] or self._root_name or "/"
            passport = Passport(wanted, title)
            groves[folder] = Node(wanted, folder, Kind.SYNTHETIC, passport, wild=True)
        return groves

    def plant(self) -> None:
        """Fills nodes, parents and children, in depth-first order."""
        pending = ["/"]
        while pending:
            entry = pending.pop()
            if not entry.endswith("/"):
                node = self._by_path[entry]
                self.nodes[node.id] = node
                continue
            folder = entry[:-1]
            grove = self._groves[folder]
            self.nodes[grove.id] = grove
            inside = [e for e in sorted(self._entries[folder]) if e != self._index.get(folder)]
            self.children[grove.id] = tuple(map(self._id_of, inside))
            self.parents.update(dict.fromkeys(self.children[grove.id], grove.id))
            pending.extend(reversed(inside))

    def _id_of(self, entry: str) -> str:
        return self._groves[entry[:-1]].id if entry.endswith("/") else self._by_path[entry].id


def _index_files(paths: Iterable[str]) -> dict[str, str]:
    """The file that stands for each folder: ``index.md`` before ``README.md``."""
    found: dict[str, tuple[str, str]] = {}
    for path in paths:
        folder, _, name = path.rpartition("/")
        if is_index(name):
            candidate = name.lower(), path
            found[folder] = min(candidate, found.get(folder, candidate))
    return {folder: path for folder, (_, path) in found.items()}


def _entries(paths: Iterable[str]) -> dict[str, list[str]]:
    """What lies in each folder: paths of files, and of folders with a slash at their end."""
    entries: dict[str, list[str]] = {"": []}
    for path in paths:
        inner, folder = path, path.rpartition("/")[0]
        while folder not in entries:
            entries[folder] = [inner]
            inner, folder = folder + "/", folder.rpartition("/")[0]
        entries[folder].append(inner)
    return entries


class Resolver:
    """Finds the node that an edge line names: by id, then by path with or without ``.md``."""

    def __init__(self, nodes: Mapping[str, Node], by_path: Callable[[], Mapping[str, str]]) -> None:
        self._nodes = nodes
        self._by_path = by_path

    def find(self, to: str) -> str | None:
        """The node's id, or None when the forest has no such node."""
        if to in self._nodes:
            return to
        paths = self._by_path()
        return paths.get(to) or paths.get(to + ".md")


def edges_of_file(node: Node, manifest: Manifest, resolver: Resolver) -> tuple[Edge, ...]:
    """The resolved edges of one node's file, in the file's order; dangling ones are left out."""
    return tuple(_edges_of((node,), manifest, resolver))


def _edges_of(nodes: Iterable[Node], manifest: Manifest, resolver: Resolver) -> Iterator[Edge]:
    """The resolved edges of many files, in the order of the files."""
    meant: dict[str, tuple[str, bool]] = {}
    find = resolver.find
    for node in nodes:
        for line in node.passport.edges:
            other = find(line.to)
            if other is None:
                continue
            if line.type not in meant:
                meant[line.type] = _meant(manifest, line.type)
            name, inverse = meant[line.type]
            yield Edge(node.id, other, name, line.scent, inverse, line.line)


def _meant(manifest: Manifest, written: str) -> tuple[str, bool]:
    """A type's own name, and whether it was written from the other end."""
    kind = manifest.edge_type(written)
    return written if kind is None else kind.name, manifest.is_inverse(written)


def _edges(
    nodes: Iterable[Node], manifest: Manifest, resolver: Resolver
) -> tuple[dict[str, tuple[Edge, ...]], dict[str, tuple[Edge, ...]]]:
    """Edges by home and by the node they name, there in the order of their homes' paths."""
    incoming: dict[str, list[Edge]] = {}
    outgoing: dict[str, list[Edge]] = {}
    for edge in _edges_of(nodes, manifest, resolver):
        outgoing.setdefault(edge.home, []).append(edge)
        incoming.setdefault(edge.other, []).append(edge)
    return _frozen(outgoing), _frozen(incoming)


def _frozen(table: dict[str, list[Edge]]) -> dict[str, tuple[Edge, ...]]:
    return dict(zip(table, map(tuple, table.values()), strict=True))
