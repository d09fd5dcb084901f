"""The engine's sentences as its sources have them: texts of the core that a person could read."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import forest_studio

PACKAGE = Path(forest_studio.__file__).parent
CORE = PACKAGE / "core"
HOLE = "X9"
"""Stands for what a sentence is filled with."""
_WORDS = re.compile(r"[A-Za-z]{2,} [a-z“{'-]|[a-z0-9},:] [A-Za-z][a-z]+")
_SILENT_CALLS = {"compile", "cast"}


@dataclass(frozen=True, slots=True)
class Literal:
    """A text of a source file."""

    file: str
    """Below the package, or another folder that was given, with forward slashes."""
    line: int
    text: str
    """With ``X9`` where an f-string has a value."""
    raised: bool = False
    """Whether an error is made with it."""


def literals(file: Path, folder: Path = PACKAGE) -> Iterator[Literal]:
    """Every text of two words or more that is no docstring, pattern, annotation or log line."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    silent = {id(node) for root in ast.walk(tree) for node in _silent(root)}
    raised = {id(node) for root in ast.walk(tree) for node in _raised(root)}
    place = file.relative_to(folder).as_posix()
    for node in ast.walk(tree):
        text = _text(node)
        if id(node) not in silent and _WORDS.search(text):
            yield Literal(place, getattr(node, "lineno", 0), text, id(node) in raised)


def _raised(root: ast.AST) -> Iterator[ast.AST]:
    match root:
        case ast.Call(func=ast.Name(id=name)) if name.endswith("Error"):
            yield from ast.walk(root)


def _text(node: ast.AST) -> str:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(str(p.value) if isinstance(p, ast.Constant) else HOLE for p in parts)
    return ""


def _silent(root: ast.AST) -> Iterator[ast.AST]:
    match root:
        case ast.Expr(value=ast.Constant()):
            yield root.value
        case ast.JoinedStr(values=parts):
            yield from (part for part in parts if isinstance(part, ast.Constant))
        case ast.FormattedValue(format_spec=spec) if spec is not None:
            yield from ast.walk(spec)
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in _SILENT_CALLS:
            yield from ast.walk(root)
        case ast.Call(func=ast.Attribute(value=ast.Name(id="_log"))):
            yield from ast.walk(root)
        case ast.arg(annotation=annotation) | ast.AnnAssign(annotation=annotation) if annotation:
            yield from ast.walk(annotation)
        case ast.FunctionDef(returns=returns) if returns:
            yield from ast.walk(returns)
