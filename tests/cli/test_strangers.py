"""What strangers wrote reaches a terminal as plain text, and JSON stays JSON."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from forest_files import MANIFEST, node
from forest_studio.bench.tables import Table
from forest_studio.cli.bench_output import print_tables, say_line
from forest_studio.cli.output import say_json
from forest_studio.core.session import Session
from trail_builder import Walk

ESCAPES = "\x1b[31mred \x9b31m \u202eback\r"
SHOWN_NEVER = ("\x1b", "\x9b", "\u202e", "\r")


def test_json_has_no_escape_sequences_and_no_number_that_json_has_no_word_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    data = {"text": ESCAPES, "numbers": [float("nan"), (float("inf"), 1.5)]}
    say_json(data)
    say_line(data)
    out = capsys.readouterr().out
    assert not any(sign in out for sign in SHOWN_NEVER)
    document, line = out.rsplit("\n", 2)[:2]
    for text in (document, line):
        assert json.loads(text) == {"text": ESCAPES, "numbers": [None, [None, 1.5]]}


def test_tables_of_the_bench_show_no_escape_sequences_anywhere(
    capsys: pytest.CaptureFixture[str],
) -> None:
    print_tables([Table(ESCAPES, [f"a {ESCAPES}"], [[f"b {ESCAPES}"]], f"c {ESCAPES}")])
    out = capsys.readouterr().out
    assert not any(sign in out for sign in SHOWN_NEVER)
    assert out.count("[31mred") == 4


@pytest.mark.parametrize("form", ["html", "otlp"])
def test_an_exported_trail_may_be_printed(
    run: Callable, repository_factory: Callable[..., Path], form: str
) -> None:
    root = repository_factory({"forest.yaml": MANIFEST, "a.md": node("a", "A")})
    session = Session.open(root, index_in_memory=True)
    session.record(Walk(ESCAPES).enter("a").answer("a"))
    session.close()
    for words in (("export", "2026", "--format", form), ("list",), ("show", "2026")):
        result = run("trails", root, *words)
        assert result.exit_code == 0
        assert not any(sign in result.stdout for sign in SHOWN_NEVER)


@pytest.mark.parametrize(
    "words",
    [
        ("heat", "--alpha", "nan"),
        ("heat", "--half-life", "inf"),
        ("hunt", "who?", "--seconds", "inf"),
        ("hunt", "who?", "--seconds", "nan"),
    ],
)
def test_a_number_that_is_none_is_a_wrong_command_line(
    run: Callable, tmp_path: Path, words: tuple[str, ...]
) -> None:
    verb, *rest = words
    result = run(verb, tmp_path, *rest)
    assert result.exit_code == 2
