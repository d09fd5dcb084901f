"""A verb loads what it needs itself and nothing that other verbs need."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from forest_studio.cli import bench, verbs
from forest_studio.cli.main import app
from forest_studio.paths import shipped

HEAVY = ("PySide6", "numpy", "openai", "pygit2", "tantivy", "whoosh", "matplotlib")
LOADED = """
import json, sys
from forest_studio.cli.main import run
sys.argv = ["forest-studio", *sys.argv[1:]]
try:
    run()
finally:
    print("\\n" + json.dumps(sorted(sys.modules)))
"""
OF_ALL = """
import json, sys, typer
from forest_studio.cli.main import app
group = typer.main.get_command(app)
for verb in group.list_commands(None):
    found = group.resolve_command(typer.Context(group), [verb])[1]
    for below in found.list_commands(None) if hasattr(found, "list_commands") else ():
        found.resolve_command(typer.Context(found), [below])
print(json.dumps(sorted(sys.modules)))
"""


def loaded(code: str, *words: str, **environment: str) -> set[str]:
    """Names of all modules that a process has loaded when it ends."""
    result = subprocess.run(
        [sys.executable, "-c", code, *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env={**os.environ, **environment},
    )
    assert "Traceback" not in result.stderr, result.stderr
    return set(json.loads(result.stdout.splitlines()[-1]))


def libraries(modules: set[str]) -> set[str]:
    return {name.split(".")[0] for name in modules} & set(HEAVY)


@pytest.mark.parametrize(
    "line", ["--version", "--help", "bench --help", "model --help", "model list", "bench list"]
)
def test_what_opens_no_forest_waits_for_no_heavy_library(line: str, tmp_path: Path) -> None:
    bare = {"FOREST_STUDIO_BASE_URL": "", "XDG_CONFIG_HOME": str(tmp_path)}
    modules = loaded(LOADED, *line.split(), **bare)
    assert libraries(modules) == set()
    assert not [name for name in modules if name.startswith("forest_studio.core.session")]


def test_a_verb_loads_no_other_verb() -> None:
    modules = loaded(LOADED, "check", "--help")
    assert "forest_studio.cli.check" in modules
    assert not modules & {"forest_studio.cli.hunt", "forest_studio.cli.bench"}
    assert "pygit2" not in loaded(LOADED, "chekc")


def test_no_verb_loads_qt_before_a_window_is_wanted() -> None:
    modules = loaded(OF_ALL)
    assert {"forest_studio.cli.window", "forest_studio.cli.bench_run"} <= modules
    assert "PySide6" not in modules


TABLES = [(app, verbs.VERBS), (bench.app, bench.VERBS)]
ROWS = [(of, name, verb) for of, table in TABLES for name, verb in table.items()]


@pytest.mark.parametrize(("of", "name", "verb"), ROWS, ids=[name for _, name, _ in ROWS])
def test_lists_say_of_a_verb_what_its_own_help_begins_with(of, name, verb) -> None:
    group = typer.main.get_command(of)
    context = typer.Context(group)
    listed = group.get_command(context, name)
    _, itself, rest = group.resolve_command(context, [name, "--help"])
    assert rest == ["--help"]
    assert itself.help.split("\n\n")[0].replace("\n", " ") == verb.help == listed.help
    assert "install_completion" not in [option.name for option in itself.params]
    if verb.example:
        assert verb.example in itself.epilog


def test_the_example_of_a_move_names_what_the_sample_has() -> None:
    _, _, node, folder, _ = verbs.VERBS["move"].example.split()
    sample = shipped("sample_forest")
    assert (sample / f"{node}.md").is_file()
    assert (sample / folder).is_dir()


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("forest-studio ", {"open", "check", "bench", "model"}),
        ("forest-studio ch", {"check"}),
        ("forest-studio check --", {"--json", "--strict", "--help"}),
        ("forest-studio bench re", {"resume", "retry", "report"}),
        ("forest-studio bench show --j", {"--json"}),
    ],
)
def test_a_shell_completes_verbs_and_options(typed: str, offered: set[str]) -> None:
    asked = {
        "_FOREST_STUDIO_COMPLETE": "complete_bash",
        "COMP_WORDS": typed,
        "COMP_CWORD": str(typed.count(" ")),
    }
    code = "from forest_studio.cli.main import run; run()"
    result = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env={**os.environ, **asked},
    )
    found = set(result.stdout.split())
    assert offered <= found
    if not typed.endswith(" "):
        assert offered == found
