"""Edits single keys of a passport in place: every byte outside of their lines stays."""

from collections.abc import Callable
from collections.abc import Mapping as MappingType

from forest_studio.core.store.passports.front_matter_block import (
    BOM,
    body_offset,
    find_block,
    line_end_of,
)
from forest_studio.core.store.passports.front_matter_parse import (
    Parsed,
    Reading,
    Value,
    parse,
    parsed_from,
    read_front_matter,
)
from forest_studio.core.store.passports.yaml_edit import (
    insert_written,
    remove_pair,
    set_value,
    write_list,
)
from forest_studio.core.store.passports.yaml_nodes import Mapping, Scalar
from forest_studio.core.store.passports.yaml_write import SpliceError, write_scalar

FieldValue = str | tuple[str, ...] | None
_ORDER = ("id", "title", "summary", "tags", "scent", "edges")


def set_fields(text: str, fields: MappingType[str, FieldValue]) -> str:
    """The text with those keys set, or removed where the value is None.

    Only the lines of those keys change. A text without front matter gets a block at its top.
    Raises SpliceError when the front matter can't be parsed or a key can't be edited.
    """
    for key, value in fields.items():
        reading, before = open_document(text)
        if before.fields.get(key) != value:
            inside = _set_field(reading, key, value)
            text = close_document(reading, before, inside, {key: value})
    return text


def replace_body(text: str, body: str) -> str:
    """The text with another body; its front matter stays byte for byte. Raises SpliceError."""
    before = parse(text)
    head = text[: before.body_start]
    block = find_block(text)
    if block is not None and body and not head.endswith(("\n", "\r")):
        head += block.line_end
    result = head + body
    after = parse(result)
    if _shape(after) != _shape(before) or result[after.body_start :] != body:
        raise SpliceError(
            "this body would be read as front matter",
            remedy="Put a line before the --- at its start",
        )
    return result


def _shape(parsed: Parsed) -> tuple[bool, bool, MappingType[str, Value]]:
    return parsed.present, parsed.broken, parsed.fields


def open_document(text: str) -> tuple[Reading, Parsed]:
    """The reading of a text whose front matter can be edited; raises SpliceError otherwise."""
    reading = read_front_matter(text)
    if reading.broken:
        finding = reading.findings[-1]
        raise SpliceError(
            f"the front matter can't be parsed: {finding.message}",
            remedy="Correct it in a text editor first",
            line=finding.line,
        )
    return reading, parsed_from(reading)


def close_document(
    reading: Reading, before: Parsed, inside: str, changed: MappingType[str, Value | None]
) -> str:
    """The text with that YAML inside its fences, when reading it again gives what was asked.

    Raises SpliceError otherwise.
    """
    text, block = reading.text, reading.block
    if block is not None:
        result = text[: block.start] + inside + text[block.end :]
    else:
        start, end = body_offset(text), line_end_of(text)
        result = (BOM if start else "") + f"---{end}{inside}---{end}" + text[start:]
    after = parse(result)
    wanted = {**before.fields, **changed}
    same_fields = dict(after.fields) == {k: v for k, v in wanted.items() if v is not None}
    same_body = result[after.body_start :] == text[before.body_start :]
    if after.broken or not same_fields or not same_body:
        keys = ", ".join(changed)
        raise SpliceError(
            f"{keys} can't be edited in place, the way it is written",
            remedy="Change it in a text editor",
        )
    return result


def inside_of(reading: Reading) -> str:
    """The YAML between the fences, empty when there are none."""
    block = reading.block
    return "" if block is None else reading.text[block.start : block.end]


def _set_field(reading: Reading, key: str, value: FieldValue) -> str:
    inside, root = inside_of(reading), reading.root
    pair = None if root is None else root.find(key)
    if root is None or pair is None:
        return inside if value is None else insert_key(reading, key, written_key(key, value))
    if root.count(key) > 1:
        raise duplicate(key)
    if value is None:
        return remove_pair(inside, root, index_of(root, key))
    return set_value(inside, pair, value, root.flow)


def duplicate(key: str) -> SpliceError:
    """The error for a key that stands twice, so that it is unclear which to edit."""
    return SpliceError(f"the key {key!r} stands twice", remedy="Keep one of the two first")


def written_key(key: str, value: str | tuple[str, ...]) -> Callable[[bool, str], str]:
    """A pair on one line, to be written with or without braces around it."""

    def write(flow: bool, _line_end: str) -> str:
        text = write_list(value) if isinstance(value, tuple) else write_scalar(value, flow=flow)
        return f"{write_scalar(key, flow=True)}: {text}"

    return write


def index_of(root: Mapping, key: str) -> int:
    """The place of a key's first pair."""
    names = [name.text if isinstance(name, Scalar) else None for name, _ in root.pairs]
    return names.index(key)


def insert_key(reading: Reading, key: str, write: Callable[[bool, str], str]) -> str:
    """The YAML with a new pair at its place in the usual order of a passport."""
    inside, root, block = inside_of(reading), reading.root, reading.block
    line_end = line_end_of(reading.text) if block is None else block.line_end
    if root is None:
        return inside + write(False, line_end) + line_end
    if not root.pairs:
        return insert_written(inside, root, 0, write(root.flow, line_end))
    return insert_written(inside, root, _place(root, key), write(root.flow, line_end))


def _place(root: Mapping, key: str) -> int:
    """After the last key that usually comes before it; a key of no usual place goes last."""
    if key not in _ORDER:
        return len(root.pairs)
    before = set(_ORDER[: _ORDER.index(key)])
    names = [name.text if isinstance(name, Scalar) else "" for name, _ in root.pairs]
    return max((i + 1 for i, name in enumerate(names) if name in before), default=0)
