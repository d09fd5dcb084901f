"""No text of the window is missed: each is wrapped, collected, translated and compiled."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import texts
import translate

APP = translate.SOURCES
FILES = sorted(APP.rglob("*.py"))
WRAPPERS = {"tr", "translate", "counted", "noop", "looked_up", "Phrases"}

NOT_WORDS = re.compile(
    r"(?:(?:Ctrl|Alt|Shift|Up|Del|Esc|Tab|Enter|Home|End|PgUp|PgDown|[A-Z]|F\d+)(?:[+ ]|$))+[\w+]*$"
    r"|Forest Studio ?| – Forest Studio|Source Sans Pro|DejaVu Sans Mono|Fusion|QT_\w+"
    r"|(?:[0-9A-F]{6} ?)+|Ctrl ⏎|Ctrl\+,|d MMM.*|Forest Studio agent |front matter"
)
"""Keys, names, colours, forms of dates: not said to anybody, or the same in every language."""

ELSEWHERE = {
    "look/style_sheet.py": "style sheet",
    "markdown.py": "HTML and style sheet",
    "passport/shorten_words.py": "words that are looked for in summaries of both languages",
    "edges/edge_changes.py": "subjects of commits: a history keeps to one language",
    "launch.py": "what the command line says when it takes a picture",
    "look/palette.py": "colours",
    "map/name_units.py": "Unicode's names for kinds of letters",
    "words/language.py": "each language in its own words",
}
"""Files whose texts nobody reads as words of the window, and why."""


def unwrapped(file: Path) -> Iterator[tuple[int, str]]:
    """Literals that look like words for a person and are in no call of a wrapper."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    silent = {id(node) for root in ast.walk(tree) for node in _silent(root)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
            if id(node) not in silent and _is_words(text) and not NOT_WORDS.fullmatch(text):
                yield node.lineno, text


def _silent(root: ast.AST) -> Iterator[ast.AST]:
    match root:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in WRAPPERS:
            yield from ast.walk(root)
        case ast.Call(func=ast.Attribute(value=ast.Name(id="_log")) | ast.Name(id="TypeVar")):
            yield from ast.walk(root)
        case ast.Expr(value=ast.Constant()):
            yield root.value
        case ast.arg(annotation=annotation) | ast.AnnAssign(annotation=annotation) if annotation:
            yield from ast.walk(annotation)
        case ast.FunctionDef(returns=returns) if returns:
            yield from ast.walk(returns)


def _is_words(text: str) -> bool:
    if re.search(r"[{};]|</?\w|\\[a-z]|:\s*$|^\W*$|[a-z]-[a-z]+:|%s", text):
        return False
    return bool(re.match(r"[A-ZÁÉÍÓÚÑ][a-z]", text) or re.search(r"[A-Za-z]{2,} [A-Za-z]", text))


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.relative_to(APP).as_posix())
def test_every_text_can_be_translated(file: Path) -> None:
    if file.relative_to(APP).as_posix() not in ELSEWHERE:
        assert list(unwrapped(file)) == []


def test_the_scan_sees_an_unwrapped_text(tmp_path: Path) -> None:
    file = tmp_path / "x.py"
    file.write_text(
        '"""Docs are fine."""\nlabel("Save the forest", "small")\ntool(look, "x", "Close")\n'
        'self.tr("Wrapped text")\n_log.warning("not for the window: %s", e)\nf"{n} more nodes"\n'
    )
    assert [text for _, text in unwrapped(file)] == ["Save the forest", "Close", " more nodes"]


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.relative_to(APP).as_posix())
def test_no_text_is_translated_before_the_language_is_known(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    functions = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.Lambda)]
    late = {id(node) for function in functions for node in ast.walk(function)}
    early = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in {"translate", "counted"}
        and id(node) not in late
    ]
    assert early == []


@pytest.mark.parametrize("language", translate.LANGUAGES)
def test_every_text_is_translated_and_compiled(language: str) -> None:
    assert translate.behind(language) == []


@pytest.mark.parametrize("language", translate.LANGUAGES)
def test_a_translation_has_the_same_holes(language: str) -> None:
    wrong = [
        (text.source, form)
        for text, words in texts.read(translate.ts_file(language)).items()
        for place, form in enumerate(words)
        if form and not _has_the_holes(text, form, of_one=text.plural and place == 0)
    ]
    assert wrong == []


def _has_the_holes(text: texts.Text, form: str, of_one: bool) -> bool:
    wanted, there = texts.placeholders(text.source), texts.placeholders(form)
    # What is said of one need not say the number.
    return there == wanted or (of_one and there == [w for w in wanted if "n" not in w])


def test_a_translation_keeps_spaces_and_ends() -> None:
    def ends(words: str) -> tuple[str, str, str]:
        gaps = words[: len(words) - len(words.lstrip())], words[len(words.rstrip()) :]
        return (*gaps, words.rstrip()[-1:] if words.rstrip()[-1:] in "…:.?!" else "")

    wrong = [
        (text.source, words[0])
        for text, words in texts.read(translate.ts_file("es")).items()
        if not text.plural and words[0] and ends(words[0]) != ends(text.source)
    ]
    assert wrong == []


def test_a_number_in_a_text_has_its_plural() -> None:
    # The engine has said its numbers already, as English does.
    found = [text for text in texts.collected(APP) if text.context not in ("Engine", "Label")]
    assert [text for text in found if re.match(r"1 \w", text.source)] == []
    assert [t for t in found if t.plural and not re.search("%L?n", t.source)] == []
    assert [t for t in found if not t.plural and re.search("%L?n", t.source)] == []


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.relative_to(APP).as_posix())
def test_numbers_are_written_as_the_language_does(file: Path) -> None:
    specs = [
        node.lineno
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FormattedValue)
        and node.format_spec is not None
        and "," in ast.unparse(node.format_spec)
    ]
    assert specs == []


def test_a_class_that_others_inherit_from_counts_by_name() -> None:
    # Qt for Python asks the subclass first, and takes the text with its number filled in for a
    # translation: only ``counted`` finds the plural there.
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in FILES]
    classes = [n for tree in trees for n in ast.walk(tree) if isinstance(n, ast.ClassDef)]
    bases = {base.id for one in classes for base in one.bases if isinstance(base, ast.Name)}
    wrong = [
        (one.name, call.lineno)
        for one in classes
        if one.name in bases
        for call in ast.walk(one)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr == "tr"
        and len(call.args) == 3
    ]
    assert wrong == []
