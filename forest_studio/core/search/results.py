"""What becomes of the pages that an engine found: superseded ones sink, and snippets are added."""

from collections.abc import Mapping, Set
from pathlib import Path

from forest_studio.core.model.forest import Forest
from forest_studio.core.search.base import Hit
from forest_studio.core.search.snippets import snippet

MOST_WORDS = 64
"""Different stems of a query that are looked for; a longer one is a pasted text."""
_SUPERSEDED_WEIGHT = 0.5


def folder_size(folder: Path) -> int:
    """Bytes of the files in a folder."""
    return sum(file.stat().st_size for file in folder.glob("*") if file.is_file())


def looked_at(limit: int) -> int:
    """Pages to ask an engine for: superseded nodes sink, so that it takes more than are shown."""
    return 2 * limit + 20


def sunk(forest: Forest, scores: Mapping[str, float]) -> list[tuple[str, float]]:
    """Hits by falling score, superseded ones halved and never above what replaces them."""
    found = dict(scores)
    for node, score in scores.items():
        if (successor := forest.superseded.get(node)) is not None:
            found[node] = score * _SUPERSEDED_WEIGHT
            if successor in found:
                found[node] = min(found[node], 0.99 * found[successor])
    return sorted(found.items(), key=lambda pair: (-pair[1], pair[0]))


def hit(forest: Forest, node_id: str, score: float, wanted: Set[str]) -> Hit:
    """A page as it is shown; raises StorageError when its body can't be read."""
    node = forest.node(node_id)
    text, spans = snippet(node.passport.summary, forest.body(node_id), wanted)
    return Hit(node_id, score, text, spans, forest.superseded.get(node_id, ""))
