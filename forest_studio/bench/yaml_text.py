"""YAML read as plain text values, with the line where each of them stands."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from forest_studio.core.model.errors import BenchError

_Loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
_DEPTH = 20
Location = tuple[int | str, ...]


@dataclass(frozen=True, slots=True)
class Located:
    """Nested dicts, lists and strings, and the line of each by its keys from the top."""

    value: Any
    lines: Mapping[Location, int]

    def line(self, *location: int | str) -> int:
        """The line of a value, or of the nearest one above it that is there."""
        while location and location not in self.lines:
            location = location[:-1]
        return self.lines.get(location, 1)


def read_yaml(content: bytes, path: Path) -> Located:
    """Every scalar stays the text that it is: no ``No`` to False, no 10:00 to 600.

    Raises BenchError, with file and line, for broken YAML, duplicate keys, aliases and for
    nesting deeper than 20.
    """
    try:
        top = yaml.compose(content.decode("utf-8-sig"), Loader=_Loader)
    except UnicodeDecodeError as error:
        raise BenchError("the file is not UTF-8", node=str(path)) from error
    except yaml.YAMLError as error:
        raise _translated(error, path) from error
    if top is None:
        raise BenchError("the file is empty", node=str(path))
    reader = _Reader(path)
    return Located(reader.value(top, ()), reader.lines)


def _translated(error: yaml.YAMLError, path: Path) -> BenchError:
    mark = getattr(error, "problem_mark", None)
    problem = getattr(error, "problem", None) or str(error).splitlines()[0]
    return BenchError(problem, node=str(path), line=mark.line + 1 if mark else None)


class _Reader:
    def __init__(self, path: Path) -> None:
        self.lines: dict[Location, int] = {}
        self._path = path
        self._seen: set[int] = set()

    def value(self, node: yaml.Node, location: Location) -> Any:
        self._refuse_the_risky(node, location)
        self.lines[location] = node.start_mark.line + 1
        if isinstance(node, yaml.MappingNode):
            return self._mapping(node, location)
        if isinstance(node, yaml.SequenceNode):
            return [self.value(n, (*location, i)) for i, n in enumerate(node.value)]
        return node.value

    def _mapping(self, node: yaml.MappingNode, location: Location) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key_node, value_node in node.value:
            key = str(key_node.value)
            if key in found:
                self._refuse(f"the key {key!r} stands there twice", key_node)
            found[key] = self.value(value_node, (*location, key))
        return found

    def _refuse_the_risky(self, node: yaml.Node, location: Location) -> None:
        # An alias is the same node met again; expanding them is how a small file fills the memory.
        if id(node) in self._seen:
            self._refuse("aliases are not read", node)
        self._seen.add(id(node))
        if len(location) > _DEPTH:
            self._refuse(f"nested deeper than {_DEPTH}", node)

    def _refuse(self, message: str, node: yaml.Node) -> None:
        raise BenchError(message, node=str(self._path), line=node.start_mark.line + 1)
