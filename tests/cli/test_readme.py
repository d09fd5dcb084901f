"""The README names every verb, and no option that is not there."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from forest_studio.cli.main import app

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BENCH = (ROOT / "bench" / "README.md").read_text(encoding="utf-8")
OF_TOOLS = {
    "--no-deps", "--train", "--vectors", "--long", "--short", "--only",  # scripts and pip
}  # fmt: skip


def verbs(group: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    context = typer.Context(group)
    for name in group.list_commands(context):
        command = group.resolve_command(context, [name])[1]
        if hasattr(command, "list_commands"):
            yield from verbs(command, (*path, name))
        else:
            yield (*path, name), command


VERBS = dict(verbs(typer.main.get_command(app)))


@pytest.mark.parametrize("verb", [verb for verb in VERBS if verb != ("open",)], ids=" ".join)
def test_every_verb_is_named(verb):
    assert verb[0] in README
    assert re.search(rf"`[^`]*\b{re.escape(verb[-1])}\b[^`]*`", README)


@pytest.mark.parametrize("text", [README, BENCH], ids=["README.md", "bench/README.md"])
def test_every_option_that_is_named_is_there(text):
    options = {opt for command in VERBS.values() for p in command.params for opt in p.opts}
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", text))
    assert named - options - OF_TOOLS - {"--help"} == set()
