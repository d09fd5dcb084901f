"""Remembers which targets the links of a text name, so that each text is looked through once."""

from collections.abc import Iterable, Iterator

from forest_studio.core.curate.body_links import Link, find_links
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Node
from forest_studio.core.store.disk.names import folded
from forest_studio.core.store.reading.file_node import path_id

_MOST = 400_000
"""Texts that are remembered before all are forgotten."""
_SIGNS = (b"](", b"[[", b"]:")
_known: dict[str, tuple[Link, ...]] = {}
"""By blob id, which names a content for ever; so it serves every forest and never goes stale."""


def linked(forest: Forest, node: Node) -> tuple[Link, ...]:
    """The links of a node's body, each target once and without its place; none when unreadable."""
    known = _known.get(node.blob)
    if known is None:
        known = _read(forest, node.blob)
        if len(_known) >= _MOST:
            _known.clear()
        _known[node.blob] = known
    return known


def _read(forest: Forest, blob: str) -> tuple[Link, ...]:
    try:
        data = forest.texts.data(blob)
    except ForestError:
        return ()
    if not any(sign in data for sign in _SIGNS):
        return ()
    links = find_links(data.decode("utf-8", errors="replace"))
    return tuple(dict.fromkeys(Link(link.way, 0, link.raw) for link in links))


def words(target: str) -> frozenset[str]:
    """What a target, a path or an id is found by: the parts of its path, case folded."""
    parts = [part for part in target.split("/") if part not in ("", ".")]
    if parts:
        parts[-1] = path_id(parts[-1])
    return frozenset(folded(part) for part in parts or [".."])


def naming(forest: Forest, wanted: Iterable[str]) -> Iterator[Node]:
    """The nodes whose links have one of the words in their targets."""
    sought = frozenset(wanted)
    for node in forest.nodes.values():
        if node.has_file and any(words(link.target) & sought for link in linked(forest, node)):
            yield node
