"""A grown forest as columns of bytes, and back: what a snapshot file holds."""

import json
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import astuple
from functools import partial
from itertools import chain, repeat
from operator import attrgetter
from typing import TypeVar

from forest_studio.core.model.edges import Edge, EdgeLine
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Kind, Node
from forest_studio.core.model.passport import Passport
from forest_studio.core.store.reading.grow import Soil, know_paths
from forest_studio.core.store.snapshot.columns import (
    Column,
    Pool,
    groups,
    made,
    numbers,
    numbers_in,
    strings_in,
)

Columns = Mapping[str, Column]
_T = TypeVar("_T")
_KINDS = tuple(Kind)
_WILD, _BROKEN = 4, 8
"""Bits of a node's flags, above two for its kind."""
_BLOB_HEX = 40
_NO_LINE = -1
_TEXTS = ("id", "title", "summary", "scent")
"""Fields of a passport that are one text."""
_EDGE_TEXTS = ("type", "scent")


def columns_of(forest: Forest) -> dict[str, bytes]:
    """The columns of a forest; raises ValueError for one that can't be kept so."""
    pool = Pool()
    nodes = list(forest.nodes.values())
    columns = {
        **_node_columns(nodes, pool),
        **_line_columns([node.passport for node in nodes], pool),
        **_tag_columns([node.passport.tags for node in nodes], pool),
        **_tree_columns(forest),
        **_edge_columns(forest, pool),
        "findings": _packed_findings(nodes),
    }
    separator, strings = pool.packed()
    return {**columns, "separator": separator.encode(), "strings": strings}


def forest_from(columns: Columns, soil: Soil) -> Forest:
    """The forest of those columns, over that soil; raises ValueError, LookupError, TypeError."""
    strings = strings_in(str(columns["separator"], "utf-8"), columns["strings"])
    nodes = _nodes(columns, strings)
    ids = list(map(attrgetter("id"), nodes))
    files = list(_picked(nodes, columns["files"]))
    children = _tables(columns, "children", ids, ids)
    parents: dict[str, str] = {}
    for grove, inside in children.items():
        parents.update(dict.fromkeys(inside, grove))
    edges = _edges(columns, strings, ids)
    forest = Forest(
        soil.manifest,
        dict(zip(ids, nodes, strict=True)),
        parents,
        children,
        dict(_outgoing(columns, ids, edges)),
        _tables(columns, "incoming", ids, edges),
        ids[numbers_in(columns["root"])[0]],
        soil.texts,
        soil.commit,
    )
    paths, of_files = map(attrgetter("path"), files), map(attrgetter("id"), files)
    know_paths(forest, dict(zip(paths, of_files, strict=True)))
    return forest


def _picked(items: Sequence[_T], column: Column) -> Iterable[_T]:
    return map(items.__getitem__, numbers_in(column))


def _each(objects: Iterable[object], field: str) -> Iterable[str]:
    return map(attrgetter(field), objects)


# Nodes


def _node_columns(nodes: Sequence[Node], pool: Pool) -> dict[str, bytes]:
    flags = [_KINDS.index(node.kind) | node.wild * _WILD | node.broken * _BROKEN for node in nodes]
    blobs = "".join([node.blob or "0" * _BLOB_HEX for node in nodes])
    if len(blobs) != _BLOB_HEX * len(nodes):
        raise ValueError("git names objects in another way here")
    return {
        "node.id": pool.column(_each(nodes, "id")),
        "node.path": pool.column(_each(nodes, "path")),
        "node.flags": bytes(flags),
        "node.blob": bytes.fromhex(blobs),
        "node.tokens": numbers(map(attrgetter("summary_tokens"), nodes)),
        **{f"passport.{f}": pool.column(_each(nodes, f"passport.{f}")) for f in _TEXTS},
    }


def _nodes(columns: Columns, strings: Sequence[str]) -> list[Node]:
    flags = columns["node.flags"]
    size = len(flags)
    picked = partial(_picked, strings)
    return made(
        Node,
        size,
        id=picked(columns["node.id"]),
        path=picked(columns["node.path"]),
        kind=[_KINDS[flag & 3] for flag in flags],
        passport=_passports(columns, strings, size),
        wild=[bool(flag & _WILD) for flag in flags],
        broken=[bool(flag & _BROKEN) for flag in flags],
        blob=_blobs(columns["node.blob"]),
        summary_tokens=numbers_in(columns["node.tokens"]),
        findings=_findings(columns["findings"], size),
    )


def _passports(columns: Columns, strings: Sequence[str], size: int) -> list[Passport]:
    tags = list(groups(list(_picked(strings, columns["tag.words"])), _sizes(columns, "tag.sizes")))
    texts = {field: _picked(strings, columns[f"passport.{field}"]) for field in _TEXTS}
    return made(
        Passport,
        size,
        **texts,
        tags=_picked(tags, columns["passport.tags"]),
        edges=groups(_lines(columns, strings), _sizes(columns, "line.sizes")),
    )


def _sizes(columns: Columns, name: str) -> "array[int]":
    return numbers_in(columns[name])


def _blobs(packed: Column) -> list[str]:
    digits = packed.hex()
    nothing = "0" * _BLOB_HEX
    blobs = [digits[at : at + _BLOB_HEX] for at in range(0, len(digits), _BLOB_HEX)]
    return ["" if blob == nothing else blob for blob in blobs]


def _packed_findings(nodes: Sequence[Node]) -> bytes:
    found = [
        (n, list(map(astuple, node.findings))) for n, node in enumerate(nodes) if node.findings
    ]
    return json.dumps(found).encode()


def _findings(packed: Column, size: int) -> list[tuple[Finding, ...]]:
    found: list[tuple[Finding, ...]] = [()] * size
    for number, records in json.loads(bytes(packed)):
        found[number] = tuple(
            Finding(rule, message, remedy, Severity(severity), *place)
            for rule, message, remedy, severity, *place in records
        )
    return found


def _tag_columns(tags: Sequence[tuple[str, ...]], pool: Pool) -> dict[str, bytes]:
    """Many nodes have the same tags, which are kept once."""
    known = {words: number for number, words in enumerate(dict.fromkeys(tags))}
    return {
        "passport.tags": numbers(map(known.__getitem__, tags)),
        "tag.words": pool.column(chain.from_iterable(known)),
        "tag.sizes": numbers(map(len, known)),
    }


# Edges


def _line_columns(passports: Sequence[Passport], pool: Pool) -> dict[str, bytes]:
    lines = list(chain.from_iterable(map(attrgetter("edges"), passports)))
    return {
        "line.sizes": numbers(len(passport.edges) for passport in passports),
        "line.to": pool.column(_each(lines, "to")),
        **{f"line.{f}": pool.column(_each(lines, f)) for f in _EDGE_TEXTS},
        "line.line": numbers((_NO_LINE if e.line is None else e.line for e in lines), "i"),
    }


def _lines(columns: Columns, strings: Sequence[str]) -> list[EdgeLine]:
    places = _places(columns["line.line"])
    texts = {field: _picked(strings, columns[f"line.{field}"]) for field in ("to", *_EDGE_TEXTS)}
    return made(EdgeLine, len(places), **texts, line=places)


def _places(column: Column) -> Sequence[int | None]:
    places = numbers_in(column, "i")
    return [None if p == _NO_LINE else p for p in places] if _NO_LINE in places else places


def _edge_columns(forest: Forest, pool: Pool) -> dict[str, bytes]:
    number_of = dict(zip(forest.nodes, range(len(forest.nodes)), strict=True))
    edges = list(forest.edges())
    edge_number = {id(edge): number for number, edge in enumerate(edges)}
    incoming = chain.from_iterable(forest.incoming.values())
    try:
        into = numbers(edge_number[id(edge)] for edge in incoming)
    except KeyError:
        raise ValueError("the two tables of edges are not of the same edges") from None
    return {
        "outgoing.of": numbers(map(number_of.__getitem__, forest.outgoing)),
        "outgoing.sizes": numbers(map(len, forest.outgoing.values())),
        "edge.other": numbers(number_of[edge.other] for edge in edges),
        **{f"edge.{f}": pool.column(_each(edges, f)) for f in _EDGE_TEXTS},
        "edge.reversed": bytes(map(attrgetter("reversed"), edges)),
        "edge.line": numbers((_NO_LINE if e.line is None else e.line for e in edges), "i"),
        "incoming.of": numbers(map(number_of.__getitem__, forest.incoming)),
        "incoming.sizes": numbers(map(len, forest.incoming.values())),
        "incoming": into,
    }


def _edges(columns: Columns, strings: Sequence[str], ids: Sequence[str]) -> list[Edge]:
    places = _places(columns["edge.line"])
    homes = _picked(ids, columns["outgoing.of"])
    return made(
        Edge,
        len(places),
        home=chain.from_iterable(map(repeat, homes, _sizes(columns, "outgoing.sizes"))),
        other=_picked(ids, columns["edge.other"]),
        **{field: _picked(strings, columns[f"edge.{field}"]) for field in _EDGE_TEXTS},
        reversed=map((False, True).__getitem__, columns["edge.reversed"]),
        line=places,
    )


def _outgoing(
    columns: Columns, ids: Sequence[str], edges: Sequence[Edge]
) -> Iterable[tuple[str, tuple[Edge, ...]]]:
    homes = _picked(ids, columns["outgoing.of"])
    return zip(homes, groups(edges, _sizes(columns, "outgoing.sizes")), strict=True)


# Tables of groups


def _tree_columns(forest: Forest) -> dict[str, bytes]:
    number_of = dict(zip(forest.nodes, range(len(forest.nodes)), strict=True))
    inside = chain.from_iterable(forest.children.values())
    return {
        "root": numbers([number_of[forest.root]]),
        "files": numbers(map(number_of.__getitem__, forest.by_path.values())),
        "children.of": numbers(map(number_of.__getitem__, forest.children)),
        "children.sizes": numbers(map(len, forest.children.values())),
        "children": numbers(map(number_of.__getitem__, inside)),
    }


def _tables(
    columns: Columns, name: str, ids: Sequence[str], items: Sequence[_T]
) -> dict[str, tuple[_T, ...]]:
    """Tuples of items by the id of the node that they belong to."""
    held = list(_picked(items, columns[name]))
    owners = _picked(ids, columns[f"{name}.of"])
    return dict(zip(owners, groups(held, _sizes(columns, f"{name}.sizes")), strict=True))
