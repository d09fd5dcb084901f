"""A forest as one JSON document.

Version 1 of the schema; a later version only adds names::

    {
      "format": "forest-studio-export", "version": 1,
      "name":      the manifest's name,
      "commit":    hex id of the commit under the snapshot, "" without one,
      "root":      id of the root,
      "tokenizer": name, "budgets": {"summary", "scent", "observation"},
      "edge_types": [{"name", "label", "inverse_label", "family", "color", "symmetric",
                      "acyclic"}],
      "nodes": [{"id", "path", "kind": "leaf" | "grove" | "synthetic", "parent": id or null,
                 "title", "summary", "summary_tokens", "tags": [text], "scent",
                 "wild", "broken", "blob", and "body" where it was asked for}],
      "edges": [{"source", "target", "type", "scent", "home", "line"}]
    }

Groves stand before what they hold, siblings in the order of their paths. An edge runs from
``source`` to ``target`` as its type is read; ``home`` is the end whose file holds it, on ``line``
(or null). Edge lines that name no node of the forest are left out.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from forest_studio.core.model.edges import Edge
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Node

FORMAT = "forest-studio-export"
VERSION = 1


def json_document(forest: Forest, bodies: bool = False) -> Iterator[str]:
    """The document in pieces, about one for each node and edge; raises StorageError."""
    head = json_text(_head(forest))
    yield head.removesuffix("}") + ',\n"nodes": ['
    yield from _listed(_node(forest, node, bodies) for node in forest.nodes.values())
    yield '],\n"edges": ['
    yield from _listed(_edge(edge) for edge in forest.edges())
    yield "]}\n"


def json_text(value: Any) -> str:
    """A value on one line, readable unless a lone surrogate keeps it from being UTF-8."""
    text = json.dumps(value, ensure_ascii=False)
    try:
        text.encode()
    except UnicodeEncodeError:
        return json.dumps(value)
    return text


def _listed(values: Iterator[dict[str, Any]]) -> Iterator[str]:
    before = "\n"
    for value in values:
        yield before + json_text(value)
        before = ",\n"


def _head(forest: Forest) -> dict[str, Any]:
    manifest = forest.manifest
    return {
        "format": FORMAT,
        "version": VERSION,
        "name": manifest.name,
        "commit": forest.commit,
        "root": forest.root,
        "tokenizer": manifest.tokenizer,
        "budgets": asdict(manifest.budgets),
        "edge_types": [asdict(edge_type) for edge_type in manifest.edge_types],
    }


def _node(forest: Forest, node: Node, bodies: bool) -> dict[str, Any]:
    passport = node.passport
    data = {
        "id": node.id,
        "path": node.path,
        "kind": node.kind.value,
        "parent": forest.parents.get(node.id),
        "title": passport.title,
        "summary": passport.summary,
        "summary_tokens": node.summary_tokens,
        "tags": list(passport.tags),
        "scent": passport.scent,
        "wild": node.wild,
        "broken": node.broken,
        "blob": node.blob,
    }
    return {**data, "body": forest.body(node.id)} if bodies else data


def _edge(edge: Edge) -> dict[str, Any]:
    return {
        "source": edge.source,
        "target": edge.target,
        "type": edge.type,
        "scent": edge.scent,
        "home": edge.home,
        "line": edge.line,
    }
