"""A forest as GraphML, for Gephi, yEd, networkx and the like.

A node has ``label`` (its title), ``path``, ``kind``, ``summary``, ``tags`` (joined with commas),
``scent``, ``wild``, ``broken`` and ``summary_tokens``. An edge has ``type``, ``label``, ``family``,
``scent`` and ``symmetric``. The hierarchy is there as edges from each node to its grove, of type
``parent`` and family ``hierarchy``. Every edge is directed: common readers refuse a mixed graph.
Source of the format: http://graphml.graphdrawing.org/specification.html
"""

import re
from collections.abc import Iterator, Mapping
from xml.sax.saxutils import escape, quoteattr

from forest_studio.core.model.edges import Edge
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Node

HIERARCHY = "hierarchy"
PARENT = "parent"

_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What XML 1.0 has no way to write, not even escaped (section 2.2, ``Char``)."""

_NODE_KEYS = {
    "label": "string",
    "path": "string",
    "kind": "string",
    "summary": "string",
    "tags": "string",
    "scent": "string",
    "wild": "boolean",
    "broken": "boolean",
    "summary_tokens": "int",
}
_EDGE_KEYS = {
    "type": "string",
    "label": "string",
    "family": "string",
    "scent": "string",
    "symmetric": "boolean",
}
_HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns"'
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'
    ' xsi:schemaLocation="http://graphml.graphdrawing.org/xmlns'
    ' http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd">\n'
)
Value = str | bool | int


def graphml(forest: Forest) -> Iterator[str]:
    """The document in pieces, about one for each node and edge."""
    ids = _ids(forest)
    yield _HEAD + "".join(_keys("node", _NODE_KEYS)) + "".join(_keys("edge", _EDGE_KEYS))
    name = _attribute(forest.manifest.name or "forest")
    yield f'<graph id={name} edgedefault="directed">\n'
    for node in forest.nodes.values():
        yield f"<node id={_attribute(ids[node.id])}>{_data('node', _of_node(node))}</node>\n"
    for number, (ends, values) in enumerate(_relations(forest)):
        source, target = (_attribute(ids[end]) for end in ends)
        data = _data("edge", values)
        yield f'<edge id="e{number}" source={source} target={target}>{data}</edge>\n'
    yield "</graph>\n</graphml>\n"


def xml_text(text: str) -> str:
    """The text without what XML can't hold."""
    return _NOT_XML.sub("", text)


def _ids(forest: Forest) -> dict[str, str]:
    """What each node is called in the file: its id, kept apart where cleaning made two alike."""
    taken: dict[str, str] = {}
    used: set[str] = set()
    for node_id in sorted(forest.nodes, key=lambda n: (xml_text(n) != n, n)):
        clean = name = xml_text(node_id)
        number = 2
        while name in used:
            name, number = f"{clean}~{number}", number + 1
        used.add(name)
        taken[node_id] = name
    return taken


def _keys(kind: str, keys: Mapping[str, str]) -> Iterator[str]:
    for name, form in keys.items():
        yield f'<key id="{kind}-{name}" for="{kind}" attr.name="{name}" attr.type="{form}"/>\n'


def _of_node(node: Node) -> dict[str, Value]:
    passport = node.passport
    return {
        "label": passport.title,
        "path": node.path,
        "kind": node.kind.value,
        "summary": passport.summary,
        "tags": ", ".join(passport.tags),
        "scent": passport.scent,
        "wild": node.wild,
        "broken": node.broken,
        "summary_tokens": node.summary_tokens,
    }


def _relations(forest: Forest) -> Iterator[tuple[tuple[str, str], dict[str, Value]]]:
    for edge in forest.edges():
        yield (edge.source, edge.target), _of_edge(forest, edge)
    for child, parent in forest.parents.items():
        yield (child, parent), {"type": PARENT, "label": "in", "family": HIERARCHY}


def _of_edge(forest: Forest, edge: Edge) -> dict[str, Value]:
    known = forest.manifest.edge_type(edge.type)
    return {
        "type": edge.type,
        "label": known.label if known else edge.type,
        "family": known.family.value if known else "",
        "scent": edge.scent,
        "symmetric": bool(known and known.symmetric),
    }


def _data(kind: str, values: Mapping[str, Value]) -> str:
    """The filled fields; an empty text is as good as none."""
    return "".join(
        f'<data key="{kind}-{name}">{_content(value)}</data>'
        for name, value in values.items()
        if value != ""
    )


def _content(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    # A bare carriage return would come back as a line feed.
    return escape(xml_text(str(value)), {"\r": "&#13;"})


def _attribute(text: str) -> str:
    return quoteattr(xml_text(text))
