"""The files that a snapshot knows: which of them are still the same, and what they said."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cached_property
from operator import attrgetter
from pathlib import Path

from forest_studio.core.model.node import Node
from forest_studio.core.store.disk.files import read_if_there
from forest_studio.core.store.disk.texts import blob_id, decode
from forest_studio.core.store.passports.front_matter_parse import parse_passport
from forest_studio.core.store.reading.grow import own_findings
from forest_studio.core.store.snapshot.snapshot import Snapshot


class KnownFiles:
    """Nodes and stamps by path; none without a snapshot."""

    def __init__(self, snapshot: Snapshot | None) -> None:
        self.nodes: dict[str, Node] = {}
        self.stamps: dict[str, bytes] = {}
        if snapshot is not None:
            by_path, nodes = snapshot.forest.by_path, snapshot.forest.nodes
            of_paths = map(nodes.__getitem__, by_path.values())
            self.nodes = dict(zip(by_path, of_paths, strict=True))
            self.stamps = dict(snapshot.stamps_by_path())

    def changed(self, files: dict[str, bytes], in_git: Mapping[str, str]) -> dict[str, bytes]:
        """Those of the files, with the stamps of now, that have to be read.

        So has a file whose text git does not have: that is kept in memory.
        """
        if not self.nodes:
            return files
        stamp, blob = self.stamps.get, self._blobs.get
        git = in_git.get
        return {p: s for p, s in files.items() if stamp(p) != s or blob(p) != git(p)}

    @property
    def _blobs(self) -> dict[str, str]:
        blobs = map(attrgetter("blob"), self.nodes.values())
        return dict(zip(self.nodes, blobs, strict=True))

    def has(self, path: str, blob: str) -> bool:
        """Whether the file held those very bytes."""
        known = self.nodes.get(path)
        return known is not None and known.blob == blob

    def moved(self, path: str, blob: str) -> Node | None:
        """The node that the same bytes were elsewhere, now at that path; None for want of one."""
        known = self._curated.get(blob)
        return None if known is None else replace(own_findings(known), path=path)

    @cached_property
    def _curated(self) -> dict[str, Node]:
        """Nodes by blob of which nothing depends on the path of their file."""
        return {n.blob: n for n in self.nodes.values() if not n.wild and not n.findings}

    def with_updates(self, updates: Mapping[str, Node | None]) -> Iterable[Node]:
        """All nodes as their files alone say, those of the updates in place of what was known."""
        kept = {path: own_findings(node) for path, node in self.nodes.items()}
        return [node for node in {**kept, **updates}.values() if node is not None]


def tells_the_truth(node: Node, root: Path, stamped: bool) -> bool:
    """Whether a file says what its node says, as far as it still holds the bytes of that.

    When it was ``stamped`` as unchanged, it has to hold them.
    """
    try:
        data = read_if_there(root / node.path)
    except OSError:
        data = None
    if data is None or blob_id(data) != node.blob:
        return not stamped
    return node.wild or bool(node.findings) or parse_passport(decode(data)).partial == node.passport
