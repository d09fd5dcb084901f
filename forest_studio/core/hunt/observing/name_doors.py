"""Where a page leads by the names in its text: doors of their own kind, never a curated edge."""

from dataclasses import dataclass

from forest_studio.core.hunt.observing.names import NameIndex, NamesRead, read_names
from forest_studio.core.hunt.per_forest import PerForest
from forest_studio.core.model.forest import Forest

NAMED = "also named here"
"""Label of a door through a name in common."""
_LARGEST = 2_000
"""Nodes of a forest above which its bodies are not read for names alone."""
_READ = 20_000
"""Characters of a body that are read."""
_RAREST = 6
"""Names of a page that lead anywhere, at most: the rarest, which say most."""
_PAGES = 6
"""Pages of one such name, at most; a name of more is rather a topic."""
_DOORS = 6
"""Pages that one page leads to by names, at most."""


@dataclass(frozen=True, slots=True)
class NamedPage:
    """Another page that holds a rare name of this one."""

    node: str
    name: str
    """The name in folded words."""
    weight: float
    """From 0 to 1 for a name that only two pages hold."""


class NameDoors:
    """The name index of one snapshot by node ids; raises StorageError when a body can't be read."""

    def __init__(self, forest: Forest) -> None:
        named = [node for node in forest.nodes.values() if node.has_file]
        self._ids = [node.id for node in named] if len(named) <= _LARGEST else []
        self._numbers = {node: number for number, node in enumerate(self._ids)}
        self._index = NameIndex([_read(forest, node) for node in self._ids])

    def of(self, node_id: str) -> tuple[NamedPage, ...]:
        """The pages that share a rare name with this one, the rarest names first, each once."""
        number = self._numbers.get(node_id)
        if number is None:
            return ()
        rare = [s for s in self._index.shared_by(number) if len(s.pages) <= _PAGES]
        rare.sort(key=lambda shared: (-shared.weight, shared.name))
        found: dict[str, NamedPage] = {}
        for shared in rare[:_RAREST]:
            for page in shared.pages:
                if page != number:
                    node, name = self._ids[page], " ".join(shared.name)
                    found.setdefault(node, NamedPage(node, name, shared.weight))
        return tuple(found.values())[:_DOORS]


name_doors: PerForest[NameDoors] = PerForest(NameDoors)


_known: dict[str, NamesRead] = {}
"""What files say by their blobs: a new snapshot differs from the last in few of them."""
_KEPT = 10_000


def _read(forest: Forest, node_id: str) -> NamesRead:
    node = forest.node(node_id)
    found = _known.get(node.blob)
    if found is None:
        body = forest.body(node_id)[:_READ]
        found = read_names("\n".join((node.title, node.passport.summary, body)))
        if len(_known) >= _KEPT:
            _known.clear()
        _known[node.blob] = found
    return found
