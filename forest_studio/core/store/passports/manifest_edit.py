"""Edits ``forest.yaml`` in place: comments, the order of its keys and unknown keys stay."""

from collections.abc import Callable
from collections.abc import Mapping as MappingType
from dataclasses import replace

from forest_studio.core.model.edges import EdgeType
from forest_studio.core.store.passports.front_matter_block import BOM, line_end_of
from forest_studio.core.store.passports.manifest_file import read_manifest
from forest_studio.core.store.passports.yaml_edit import (
    after_last_line,
    insert_pair,
    insert_written,
    remove_pair,
    set_value,
    splice_items,
)
from forest_studio.core.store.passports.yaml_nodes import (
    Mapping,
    Scalar,
    Sequence,
    YamlProblem,
    compose,
)
from forest_studio.core.store.passports.yaml_order import reorder_items
from forest_studio.core.store.passports.yaml_write import SpliceError, write_scalar

_KEY = "edge-types"
_HALF_LIFE = "half-life"
_FORMAT = "format: 1\n"
_TRUE = "true"
Types = tuple[EdgeType, ...]


def set_edge_types(text: str | None, types: Types, renamed: MappingType[str, str]) -> str:
    """The text of ``forest.yaml`` that declares those types; None makes a new one.

    ``renamed`` maps old names to new ones: what the file says of a type follows its name. Raises
    SpliceError when the file can't be edited in place.
    """
    if text is None:
        return _FORMAT + _block(types, "\n")
    if read_manifest(text)[0].edge_types == types:
        return text
    spliced = _behind_bom(text, lambda rest: _ordered(_spliced(rest, types, renamed), types))
    if read_manifest(spliced)[0].edge_types != types:
        # The way the list is written allows no edit item by item.
        spliced = _behind_bom(text, lambda rest: _rewritten(rest, types))
    after = read_manifest(spliced)[0]
    if after.edge_types != types:
        raise SpliceError(
            "the edge types can't be edited in place, the way forest.yaml is written",
            remedy="Change them in a text editor",
        )
    return spliced


def set_half_life(text: str | None, days: float) -> str:
    """The text of ``forest.yaml`` with that half-life; None makes a new one.

    The value alone is replaced; where there is none, a line comes after the last key. Raises
    SpliceError when the file can't be edited in place.
    """
    written = str(int(days)) if days == int(days) else repr(days)
    if text is None:
        return f"{_FORMAT}{_HALF_LIFE}: {written}\n"
    before = read_manifest(text)[0]
    if before.half_life_days == days:
        return text
    spliced = _behind_bom(text, lambda rest: _with_value(rest, _HALF_LIFE, written))
    if read_manifest(spliced)[0] != replace(before, half_life_days=days, present=True):
        raise SpliceError(
            "the half-life can't be edited in place, the way forest.yaml is written",
            remedy="Change it in a text editor",
        )
    return spliced


def _behind_bom(text: str, edit: Callable[[str], str]) -> str:
    """An edit of the text without its byte order mark, which the places in YAML don't count."""
    mark = BOM if text.startswith(BOM) else ""
    return mark + edit(text.removeprefix(BOM))


def _with_value(text: str, key: str, written: str) -> str:
    """The text with a plain value, such as a number, for a key of the file."""
    root = _root(text)
    pair = None if root is None else root.find(key)
    if root is None or (pair is None and not root.flow):
        return _with_line(text, root, f"{key}: {written}")
    if pair is None:
        return insert_written(text, root, len(root.pairs), f"{key}: {written}")
    old = pair[1]
    if not isinstance(old, Scalar) or old.style in ("|", ">"):
        return set_value(text, pair, written, root.flow)
    gap = " " if old.start == old.end else ""
    return text[: old.start] + gap + written + text[old.end :]


def _with_line(text: str, root: Mapping | None, line: str) -> str:
    """The text with a line after its last key, or at its end where it has no key."""
    end = line_end_of(text)
    at = len(text) if root is None else after_last_line(text, root)
    gap = "" if not text[:at] or text[:at].endswith(("\n", "\r")) else end
    return text[:at] + gap + line + end + text[at:]


def _root(text: str) -> Mapping | None:
    try:
        root = compose(text)
    except YamlProblem as problem:
        line = None if problem.line is None else problem.line + 1
        raise SpliceError(
            f"forest.yaml can't be parsed: {problem.message}",
            remedy="Correct it in a text editor first",
            node="forest.yaml",
            line=line,
        ) from problem
    if root is not None and not isinstance(root, Mapping):
        raise SpliceError("forest.yaml holds no 'key: value' lines", remedy="Mend it first")
    return root


def _items(text: str) -> Sequence | None:
    root = _root(text)
    pair = None if root is None else root.find(_KEY)
    found = None if pair is None else pair[1]
    return found if isinstance(found, Sequence) and found.items else None


def _spliced(text: str, types: Types, renamed: MappingType[str, str]) -> str:
    """Edits each type that is there, takes out those that go, adds those that are new."""
    items = _items(text)
    if items is None:
        return _rewritten(text, types)
    known = {kind.name: kind for kind in read_manifest(text)[0].edge_types}
    wanted = {kind.name: kind for kind in types}
    seen: set[str] = set()
    for place in reversed(range(len(items.items))):
        name = _name_at(text, place)
        new = wanted.get(renamed.get(name, name))
        if new is None and len(items.items) > 1:
            now = _items(text)
            assert now is not None
            if len(now.items) > 1:
                text = splice_items(text, now, place, place + 1, [])
        elif new is not None:
            seen.add(new.name)
            text = _edit_item(text, place, known.get(name, new), new)
    fresh = [_written(kind) for kind in types if kind.name not in seen]
    now = _items(text)
    if fresh and now is not None:
        text = splice_items(text, now, len(now.items), len(now.items), fresh)
    return text


def _ordered(text: str, types: Types) -> str:
    """The text with its types in that order; only lines of types that change places move."""
    root, items = _root(text), _items(text)
    pair = None if root is None else root.find(_KEY)
    if pair is None or items is None:
        return text
    ranks = {kind.name: rank for rank, kind in enumerate(types)}
    places = range(len(items.items))
    names = [_name_at(text, place) for place in places]
    order = sorted(places, key=lambda place: ranks.get(names[place], len(types)))
    return text if order == list(places) else reorder_items(text, pair[0], items, order)


def _name_at(text: str, place: int) -> str:
    item = _item(text, place)
    pair = None if item is None else item.find("name")
    return pair[1].text.strip() if pair is not None and isinstance(pair[1], Scalar) else ""


def _item(text: str, place: int) -> Mapping | None:
    items = _items(text)
    found = items.items[place] if items is not None else None
    return found if isinstance(found, Mapping) else None


def _edit_item(text: str, place: int, old: EdgeType, new: EdgeType) -> str:
    """Sets the keys of one type whose meaning changes."""
    before = _fields(old)
    for key, value in _fields(new).items():
        item = _item(text, place)
        if item is None:
            return text
        # Where the file does not say it, the label at the other end is made from this one.
        drawn = key == "inverse-label" and item.find(key) is None and old.label != new.label
        if before[key] != value or (drawn and value):
            text = _set_key(text, item, key, value)
    return text


def _set_key(text: str, item: Mapping, key: str, value: str) -> str:
    pair = item.find(key)
    if pair is None:
        if value == _TRUE:
            return insert_written(text, item, len(item.pairs), f"{key}: {value}")
        return insert_pair(text, item, len(item.pairs), key, value) if value else text
    if not value:
        return remove_pair(text, item, _place_of(item, key))
    if value == _TRUE:
        return text[: pair[1].start] + value + text[pair[1].end :]
    return set_value(text, pair, value, item.flow)


def _place_of(item: Mapping, key: str) -> int:
    names = [name.text if isinstance(name, Scalar) else "" for name, _ in item.pairs]
    return names.index(key)


def _rewritten(text: str, types: Types) -> str:
    """The text with the whole list written anew, after the other keys where there was none."""
    root, end = _root(text), line_end_of(text)
    pair = None if root is None else root.find(_KEY)
    if root is None:
        gap = "" if not text or text.endswith(("\n", "\r")) else end
        return text + gap + _block(types, end)
    if pair is None:
        if root.flow:
            return insert_written(text, root, len(root.pairs), _flow(types))
        gap = "" if text.endswith(("\n", "\r")) else end
        return text + gap + _block(types, end)
    without = remove_pair(text, root, _place_of(root, _KEY))
    gap = "" if not without or without.endswith(("\n", "\r")) else end
    return without + gap + _block(types, end)


def _block(types: Types, end: str) -> str:
    if not types:
        return f"{_KEY}: []{end}"
    return f"{_KEY}:{end}" + "".join(f"- {_written(kind)}{end}" for kind in types)


def _flow(types: Types) -> str:
    return f"{_KEY}: [" + ", ".join(map(_written, types)) + "]"


def _written(kind: EdgeType) -> str:
    pairs = [(key, value) for key, value in _fields(kind).items() if value]
    return "{" + ", ".join(f"{key}: {_scalar(value)}" for key, value in pairs) + "}"


def _scalar(value: str) -> str:
    return value if value == _TRUE else write_scalar(value, flow=True)


def _fields(kind: EdgeType) -> dict[str, str]:
    """What the file says of a type; empty for a key that is left out."""
    return {
        "name": kind.name,
        "label": kind.label,
        "inverse-label": "" if kind.symmetric else kind.inverse_label,
        "family": kind.family.value,
        "color": kind.color,
        "symmetric": _TRUE if kind.symmetric else "",
        "acyclic": _TRUE if kind.acyclic else "",
    }
