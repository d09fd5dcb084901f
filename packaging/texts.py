"""The window's texts: collected from the sources, kept beside their translations in .ts files.

Qt's own collector misses plurals outside of widgets and takes ``form.tr`` for a class ``form``;
this one refuses what can't be translated instead.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

_TR, _TRANSLATE, _COUNTED, _NOOP = "tr", "translate", "counted", "noop"
_FORMS = 2
"""Plural forms of English and of Spanish: one, and any other number."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text as the window says it: its context, its English words, whether a number is in it."""

    context: str
    source: str
    plural: bool = False


class WrongText(Exception):
    """A text that can't be collected, with file and line."""


Translations = dict[Text, tuple[str, ...]]
"""What each text is in another language; two of them where a number is in it, empty when open."""


def collected(folder: Path) -> tuple[Text, ...]:
    """Every text below a folder of sources, sorted by context; raises WrongText."""
    texts: dict[Text, None] = {}
    for file in sorted(folder.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        texts.update(dict.fromkeys(_texts_of(file, tree, {})))
    return tuple(sorted(texts, key=lambda text: text.context))


def _texts_of(file: Path, node: ast.AST, classes: dict[str, str]) -> Iterator[Text]:
    """``classes`` has the class of each name that is known there, ``self`` above all."""
    for child in ast.iter_child_nodes(node):
        inside = classes
        if isinstance(child, ast.ClassDef):
            inside = {**classes, "self": child.name}
        elif isinstance(child, ast.FunctionDef):
            inside = {**classes, **_parameters(child)}
        elif isinstance(child, ast.Call):
            text = _text_of(file, child, classes)
            if text is not None:
                yield text
        yield from _texts_of(file, child, inside)


def _parameters(function: ast.FunctionDef) -> dict[str, str]:
    """The classes that a function's parameters are annotated with by their plain names."""
    found = {}
    for argument in (*function.args.args, *function.args.kwonlyargs):
        match argument.annotation:
            case ast.Name(id=name) | ast.Constant(value=str(name)):
                found[argument.arg] = name
    return found


def _text_of(file: Path, call: ast.Call, classes: dict[str, str]) -> Text | None:
    place = f"{file.name}:{call.lineno}"
    match call.func:
        case ast.Attribute(value=ast.Name(id=owner), attr=name) if name == _TR and owner in classes:
            return Text(classes[owner], _literal(call, 0, place), len(call.args) == 3)
        case ast.Attribute(attr=name) if name == _TR:
            raise WrongText(f"{place}: whose tr is that? Use translate")
        case ast.Name(id=name) if name in (_TRANSLATE, _COUNTED, _NOOP):
            context = _literal(call, 0, place)
            return Text(context, _literal(call, 1, place), name == _COUNTED)
    return None


def _literal(call: ast.Call, place: int, where: str) -> str:
    match call.args[place : place + 1]:
        case [ast.Constant(value=str(text))] if text:
            return text
    raise WrongText(f"{where}: a text must stand there as it is, so that it can be collected")


def read(file: Path) -> Translations:
    """The translations that a .ts file holds; none when there is no file."""
    if not file.exists():
        return {}
    found: Translations = {}
    for context in ElementTree.parse(file).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            plural = message.get("numerus") == "yes"
            text = Text(name, message.findtext("source", ""), plural)
            found[text] = _translation(message, plural)
    return found


def _translation(message: ElementTree.Element, plural: bool) -> tuple[str, ...]:
    if not plural:
        return (message.findtext("translation", ""),)
    return tuple(form.text or "" for form in message.iter("numerusform"))


def written(language: str, translations: Translations) -> str:
    """A .ts file as Qt's Linguist reads it."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{language}" sourcelanguage="en">')
    context = ""
    for text, words in translations.items():
        if text.context != context:
            lines += ["</context>"] if context else []
            context = text.context
            lines += ["<context>", f"    <name>{escape(context)}</name>"]
        lines += _message(text, words)
    lines += ["</context>"] if context else []
    return "\n".join([*lines, "</TS>", ""])


def _message(text: Text, words: tuple[str, ...]) -> list[str]:
    state = "" if is_done(text, words) else ' type="unfinished"'
    head = '    <message numerus="yes">' if text.plural else "    <message>"
    source = f"        <source>{escape(text.source)}</source>"
    if not text.plural:
        body = [f"        <translation{state}>{escape(''.join(words))}</translation>"]
    else:
        forms = [f"            <numerusform>{escape(form)}</numerusform>" for form in words]
        body = [f"        <translation{state}>", *forms, "        </translation>"]
    return [head, source, *body, "    </message>"]


def merged(texts: tuple[Text, ...], known: Translations) -> Translations:
    """A translation for each text: the known one, or an open one."""
    return {text: known.get(text) or open_words(text) for text in texts}


def open_words(text: Text) -> tuple[str, ...]:
    """The words of a text that nobody has translated yet."""
    return ("",) * (_FORMS if text.plural else 1)


def is_done(text: Text, words: tuple[str, ...]) -> bool:
    """Whether every form of a text is there."""
    return len(words) == len(open_words(text)) and all(words)


def english(text: Text) -> tuple[str, ...]:
    """One and many in English, as ``%Ln node(s)`` means them; open where nothing tells."""
    if "(s)" not in text.source:
        return open_words(text)
    return text.source.replace("(s)", ""), text.source.replace("(s)", "s")


def placeholders(words: str) -> list[str]:
    """What is filled in later, sorted: ``{0}``, ``%1``, ``%n``, ``%Ln``; and mnemonics."""
    return sorted(re.findall(r"\{\w*\}|%L?\d|%L?n|&(?=\w)", words))
