"""Edits the edges of a passport in place: one line in, one line out, unknown keys untouched."""

from forest_studio.core.model.edges import EdgeLine
from forest_studio.core.store.passports.front_matter_parse import Parsed, Reading, Value
from forest_studio.core.store.passports.front_matter_splice import (
    close_document,
    duplicate,
    index_of,
    insert_key,
    inside_of,
    open_document,
)
from forest_studio.core.store.passports.yaml_edit import (
    after_last_line,
    insert_pair,
    line_start,
    remove_pair,
    set_value,
    splice_items,
)
from forest_studio.core.store.passports.yaml_nodes import (
    Mapping,
    Scalar,
    Sequence,
    YamlNode,
    compose,
)
from forest_studio.core.store.passports.yaml_write import SpliceError, write_scalar


def add_edge(text: str, edge: EdgeLine) -> str:
    """The text with one more edge after the others. Raises SpliceError."""
    reading, before = open_document(text)
    pair = _edges_pair(reading)
    wanted = (*_items(before), _as_fields(edge))
    if pair is None:
        inside = insert_key(reading, "edges", lambda flow, end: _first_edge(edge, flow, end))
    elif isinstance(pair[1], Sequence) and pair[1].items:
        count = len(pair[1].items)
        inside = splice_items(inside_of(reading), pair[1], count, count, [write_edge(edge)])
    else:
        inside = _fill_empty(reading, pair, edge)
    return close_document(reading, before, inside, {"edges": wanted})


def replace_edge(text: str, index: int, edge: EdgeLine) -> str:
    """The text with another end, type or scent of the edge at ``index`` of its passport's edges.

    Keys of the edge that the schema doesn't know stay byte for byte. Raises SpliceError.
    """
    reading, before = open_document(text)
    place = _item_index(reading, before, index)
    old = before.partial.edges[index]
    inside = inside_of(reading)
    item = dict(_items_as_dicts(before)[place])
    for key, was, now in (
        ("to", old.to, edge.to),
        ("type", old.type, edge.type),
        ("scent", old.scent, edge.scent),
    ):
        if was != now:
            inside = _set_key(inside, place, key, now)
            item.pop(key, None)
            if now:
                item[key] = now
    items = _items(before)
    wanted = (*items[:place], item, *items[place + 1 :])
    return close_document(reading, before, inside, {"edges": wanted})


def remove_edge(text: str, index: int) -> str:
    """The text without the edge at ``index`` of its passport's edges. Raises SpliceError."""
    reading, before = open_document(text)
    place = _item_index(reading, before, index)
    pair = _edges_pair(reading)
    assert pair is not None
    node, inside = pair[1], inside_of(reading)
    assert isinstance(node, Sequence)
    if len(node.items) == 1 and not node.flow:
        inside = set_value(inside, pair, (), False)
    else:
        inside = splice_items(inside, node, place, place + 1, [])
    items = _items(before)
    return close_document(reading, before, inside, {"edges": items[:place] + items[place + 1 :]})


def write_edge(edge: EdgeLine) -> str:
    """An edge as one line writes it: ``{to: …, type: …, scent: …}``."""
    pairs = [f"{key}: {write_scalar(value, flow=True)}" for key, value in _as_fields(edge).items()]
    return "{" + ", ".join(pairs) + "}"


def _as_fields(edge: EdgeLine) -> dict[str, str]:
    fields = {"to": edge.to, "type": edge.type}
    return {**fields, "scent": edge.scent} if edge.scent else fields


def _first_edge(edge: EdgeLine, flow: bool, line_end: str) -> str:
    written = write_edge(edge)
    return f"edges: [{written}]" if flow else f"edges:{line_end}- {written}"


def _edges_pair(reading: Reading) -> tuple[Scalar, YamlNode] | None:
    root = reading.root
    pair = None if root is None else root.find("edges")
    if root is None or pair is None:
        return None
    if root.count("edges") > 1:
        raise duplicate("edges")
    value = pair[1]
    if isinstance(value, Mapping) or (isinstance(value, Scalar) and not value.is_null):
        raise SpliceError("'edges' is not a list", remedy="Correct it in a text editor first")
    return pair


def _fill_empty(reading: Reading, pair: tuple[Scalar, YamlNode], edge: EdgeLine) -> str:
    """Turns ``edges:``, ``edges: []`` or ``edges: ~`` into a list of one."""
    inside, (name, old), root = inside_of(reading), pair, reading.root
    assert root is not None
    assert reading.block is not None
    if root.flow:
        return inside[: old.start] + f"[{write_edge(edge)}]" + inside[old.end :]
    at = after_last_line(inside, old)
    gap = inside[name.end : old.start].rstrip(" ") if old.start < old.end else ""
    head = inside[: name.end] + gap + inside[old.start : old.start] if gap else inside[: old.start]
    rest = inside[old.end : at]
    indent = " " * (name.start - line_start(inside, name.start))
    return head + rest + f"{indent}- {write_edge(edge)}{reading.block.line_end}" + inside[at:]


def _items(before: Parsed) -> tuple[Value, ...]:
    value = before.fields.get("edges", ())
    return value if isinstance(value, tuple) else ()


def _items_as_dicts(before: Parsed) -> list[dict[str, Value]]:
    return [dict(item) if not isinstance(item, str | tuple) else {} for item in _items(before)]


def _item_index(reading: Reading, before: Parsed, index: int) -> int:
    """The place among all items of the list, unreadable ones included."""
    pair = _edges_pair(reading)
    if pair is None or not 0 <= index < len(before.partial.edges):
        raise SpliceError(f"there is no edge number {index + 1}", remedy="Read the file again")
    node = reading.edge_nodes[index]
    assert isinstance(pair[1], Sequence)
    return next(i for i, item in enumerate(pair[1].items) if item is node)


def _set_key(inside: str, place: int, key: str, value: str) -> str:
    """Sets one key of an edge; an empty value removes it."""
    item = _item(inside, place)
    pair = item.find(key)
    if pair is None:
        return insert_pair(inside, item, len(item.pairs), key, value)
    if item.count(key) > 1:
        raise duplicate(key)
    if not value:
        return remove_pair(inside, item, index_of(item, key))
    return set_value(inside, pair, value, item.flow)


def _item(inside: str, place: int) -> Mapping:
    """The edge's mapping, composed anew since each splice moves what follows it."""
    root = compose(inside)
    assert isinstance(root, Mapping)
    pair = root.find("edges")
    assert pair is not None
    assert isinstance(pair[1], Sequence)
    item = pair[1].items[place]
    assert isinstance(item, Mapping)
    return item
