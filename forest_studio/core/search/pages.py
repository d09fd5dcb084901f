"""What of a node goes into a search index, whichever engine is behind it."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

from forest_studio.core.model.edges import Edge
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.words import fold, stems

FORMAT = 1
"""Goes up with every change of what is indexed or of how words are stemmed."""


@dataclass(frozen=True, slots=True)
class Page:
    """A node as an index stores it: stems joined by blanks, and exact terms for the filters."""

    node: str
    title: str
    fingerprint: str
    stems: dict[str, str]
    """By field: title, summary, tags, scents, body."""
    tags: str
    types: str
    groves: str


BOOSTS = {"title": 3.0, "summary": 2.0, "tags": 2.0, "scents": 1.0, "body": 1.0}
"""Fields that words are looked for in, and how much a word counts there."""


def page(forest: Forest, node_id: str) -> Page:
    """What there is to index of a node; raises StorageError when its body can't be read."""
    node = forest.node(node_id)
    edges = forest.edges_of(node_id)
    passport = node.passport
    scents = " \n".join([passport.scent, *_scents(edges)])
    texts = {
        "title": node.title,
        "summary": passport.summary,
        "tags": " ".join(passport.tags),
        "scents": scents,
        "body": forest.body(node_id),
    }
    return Page(
        node_id,
        node.title,
        fingerprint(forest, node_id),
        {field: " ".join(stems(text)) for field, text in texts.items()},
        _terms(passport.tags),
        _terms(_type_names(forest, edges)),
        _terms(_groves(forest, node_id)),
    )


def fingerprint(forest: Forest, node_id: str) -> str:
    """Changes whenever anything that the index holds of the node may have changed."""
    node = forest.node(node_id)
    edges = forest.edges_of(node_id)
    parts = [node.blob, node.title, *_groves(forest, node_id), *_scents(edges)]
    parts += sorted(_type_names(forest, edges))
    return hashlib.blake2b("\0".join(parts).encode("utf-8", "replace"), digest_size=12).hexdigest()


def term(value: str) -> str:
    """A filter's value as one exact term."""
    return "_".join(fold(value).strip("/").split()) or "/"


def _terms(values: "Iterator[str] | tuple[str, ...]") -> str:
    return " ".join(dict.fromkeys(term(value) for value in values))


def _scents(edges: tuple[Edge, ...]) -> list[str]:
    return [edge.scent for edge in edges if edge.scent]


def _type_names(forest: Forest, edges: tuple[Edge, ...]) -> Iterator[str]:
    for edge in edges:
        yield edge.type
        if (kind := forest.manifest.edge_type(edge.type)) is not None:
            yield kind.inverse_name


def _groves(forest: Forest, node_id: str) -> Iterator[str]:
    for ancestor in (*forest.ancestors(node_id), node_id):
        grove = forest.node(ancestor)
        if grove.is_grove:
            folder = grove.path.rpartition("/")[0] if grove.has_file else grove.path
            yield from (grove.id, folder, folder.rpartition("/")[2], grove.title)
