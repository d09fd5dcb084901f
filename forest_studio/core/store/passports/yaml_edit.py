"""Edits YAML text in place, one list item or mapping pair at a time.

Every function takes the YAML text and nodes composed from it, and returns the new text. None of
them promises a valid result for every way of writing YAML: the caller reads it again and compares.
"""

import re
from collections.abc import Sequence as SequenceType

from forest_studio.core.store.passports.front_matter_block import LINE_END
from forest_studio.core.store.passports.yaml_nodes import Mapping, Scalar, Sequence, YamlNode
from forest_studio.core.store.passports.yaml_write import SpliceError, write_block, write_scalar

_COLON = re.compile(r"\s*:")
_GAP = re.compile(r"(?:\s|#[^\r\n]*)*")
_HEADER = re.compile(r"[|>][-+0-9]*([^\r\n]*)(?:\r\n|\r|\n)(?:[ \t]*(?:\r\n|\r|\n))*([ ]*)")

Written = str | tuple[str, ...]
"""A value to write: a text or a list of texts."""


def after_last_line(text: str, node: YamlNode) -> int:
    """Where the line after a node's last line starts."""
    last = node
    while not isinstance(last, Scalar) and not last.flow:
        children = last.items if isinstance(last, Sequence) else [v for _, v in last.pairs]
        last = children[-1]
    if isinstance(last, Scalar) and last.style in ("|", ">"):
        return _end_of_block(text, last)
    found = LINE_END.search(text, last.end)
    return found.end() if found else len(text)


def _end_of_block(text: str, scalar: Scalar) -> int:
    header = LINE_END.split(text[scalar.start :], maxsplit=1)[0]
    if "+" in header.split("#")[0]:
        return scalar.end
    content = len(text[: scalar.end].rstrip(" \t\r\n"))
    last = LINE_END.search(text, content, scalar.end)
    return last.end() if last else scalar.end


def line_start(text: str, offset: int) -> int:
    """Where the line of an offset starts."""
    return max(text.rfind("\n", 0, offset), text.rfind("\r", 0, offset)) + 1


def set_value(text: str, pair: tuple[Scalar, YamlNode], value: Written, flow: bool) -> str:
    """Replaces the value of a pair; ``flow`` says whether the pair stands within braces."""
    old = pair[1]
    if isinstance(value, tuple):
        return _set_list(text, pair, value)
    if isinstance(old, Scalar):
        return _set_scalar(text, pair, old, value, flow)
    return _replace(text, pair, write_scalar(value, flow=flow))


def _set_scalar(
    text: str, pair: tuple[Scalar, YamlNode], old: Scalar, value: str, flow: bool
) -> str:
    if old.style in ("|", ">"):
        found = _HEADER.match(text, old.start)
        comment, indent = found.groups() if found else ("", "")
        line_end = _line_end_at(text, old.start)
        indent = indent if old.text.strip() else ""
        depth = indent or " " * (pair[0].column + 2)
        block = write_block(value, old, depth, line_end, comment)
        if block is not None:
            return text[: old.start] + block + text[_end_of_block(text, old) :]
    return _replace(text, pair, write_scalar(value, flow=flow, like=old))


def _line_end_at(text: str, offset: int) -> str:
    found = LINE_END.search(text, offset)
    return found.group() if found else "\n"


def _replace(text: str, pair: tuple[Scalar, YamlNode], written: str) -> str:
    name, old = pair
    if isinstance(old, Scalar) and old.style in ("|", ">"):
        rest = _line_end_at(text, old.start) + text[_end_of_block(text, old) :]
        return text[: old.start] + written + rest
    if isinstance(old, Scalar) and old.start == old.end:
        return text[: old.start] + " " + written + text[old.start :]
    if isinstance(old, Scalar) or old.flow:
        return text[: old.start] + written + text[old.end :]
    colon = _COLON.match(text, name.end)
    if colon is None:
        raise SpliceError(f"the key {name.text!r} can't be edited in place")
    first_line = LINE_END.search(text, colon.end())
    rest_at = first_line.end() if first_line else len(text)
    head = text[: colon.end()] + " " + written + text[colon.end() : rest_at]
    return head + text[after_last_line(text, old) :]


def _set_list(text: str, pair: tuple[Scalar, YamlNode], values: tuple[str, ...]) -> str:
    old = pair[1]
    if not isinstance(old, Sequence) or not values or not old.items:
        return _replace(text, pair, write_list(values))
    have = [item.text if isinstance(item, Scalar) else None for item in old.items]
    start = _common(have, values)
    end = _common(have[start:][::-1], values[start:][::-1])
    likes = [item for item in old.items if isinstance(item, Scalar) and item.style]
    like = likes[0] if len(likes) == len(old.items) and likes[0].style in ("'", '"') else None
    written = [write_scalar(v, flow=old.flow, like=like) for v in values[start : len(values) - end]]
    return splice_items(text, old, start, len(have) - end, written)


def _common(left: SequenceType[str | None], right: SequenceType[str]) -> int:
    length = 0
    for one, other in zip(left, right, strict=False):
        if one != other:
            break
        length += 1
    return length


def write_list(values: tuple[str, ...]) -> str:
    """A list of texts within brackets."""
    return "[" + ", ".join(write_scalar(value, flow=True) for value in values) + "]"


def splice_items(text: str, node: Sequence, first: int, last: int, written: list[str]) -> str:
    """Replaces the items ``first`` up to ``last`` (not included) by written ones.

    A list between brackets may become empty; one of lines may not.
    """
    if node.flow:
        start, end, new = _flow_items(node, first, last, written)
    else:
        start, end, new = _block_items(text, node, first, last, written)
    return text[:start] + new + text[end:]


_Splice = tuple[int, int, str]


def _flow_items(node: Sequence, first: int, last: int, written: list[str]) -> _Splice:
    items, joined = node.items, ", ".join(written)
    if last - first == len(items):
        return node.start, node.end, f"[{joined}]"
    if first == last:
        if first == 0:
            return items[0].start, items[0].start, f"{joined}, " if joined else ""
        return items[first - 1].end, items[first - 1].end, f", {joined}" if joined else ""
    if written:
        return items[first].start, items[last - 1].end, joined
    if first > 0:
        return items[first - 1].end, items[last - 1].end, ""
    return items[0].start, items[last].start, ""


def _block_items(text: str, node: Sequence, first: int, last: int, written: list[str]) -> _Splice:
    indent, line_end = " " * node.column, _line_end_at(text, node.start)
    lines = "".join(f"{indent}- {item}{line_end}" for item in written)
    if first == last:
        at = (
            dash_line(text, node, 0) if first == 0 else after_last_line(text, node.items[first - 1])
        )
        return at, at, lines
    return dash_line(text, node, first), after_last_line(text, node.items[last - 1]), lines


def dash_line(text: str, node: Sequence, index: int) -> int:
    """Where the line with an item's dash starts."""
    if index == 0:
        return line_start(text, node.start)
    found = _GAP.match(text, after_last_line(text, node.items[index - 1]))
    return line_start(text, found.end() if found else node.items[index].start)


def insert_pair(text: str, node: Mapping, index: int, key: str, value: Written) -> str:
    """Writes a new pair before the pair at ``index``, or after the last one."""
    written = write_list(value) if isinstance(value, tuple) else write_scalar(value, flow=node.flow)
    return insert_written(text, node, index, f"{write_scalar(key, flow=True)}: {written}")


def insert_written(text: str, node: Mapping, index: int, written: str) -> str:
    """Inserts a written pair, which may be of several lines in a mapping of lines."""
    if node.flow:
        return _insert_in_flow(text, node, index, written)
    line_end = _line_end_at(text, node.start)
    indent = " " * node.column
    if index == 0:
        at = node.pairs[0][0].start
        return text[:at] + written + line_end + indent + text[at:]
    at = after_last_line(text, node.pairs[index - 1][1])
    return text[:at] + indent + written + line_end + text[at:]


def _insert_in_flow(text: str, node: Mapping, index: int, written: str) -> str:
    if not node.pairs:
        return text[: node.start] + "{" + written + "}" + text[node.end :]
    if index == 0:
        at = node.pairs[0][0].start
        return text[:at] + written + ", " + text[at:]
    at = node.pairs[index - 1][1].end
    return text[:at] + ", " + written + text[at:]


def remove_pair(text: str, node: Mapping, index: int) -> str:
    """Removes the pair at ``index`` with its lines."""
    name, value = node.pairs[index]
    following = node.pairs[index + 1][0].start if index + 1 < len(node.pairs) else None
    if node.flow:
        if index > 0:
            return text[: node.pairs[index - 1][1].end] + text[value.end :]
        return text[: name.start] + text[value.end if following is None else following :]
    start = line_start(text, name.start)
    if text[start : name.start].strip(" "):
        if following is None:
            raise SpliceError("this key can't be removed in place")
        return text[: name.start] + text[following:]
    return text[:start] + text[after_last_line(text, value) :]
