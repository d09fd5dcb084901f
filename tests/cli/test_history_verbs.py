"""The history verbs say who changed what, and put a node back."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from forest_files import MANIFEST, log, node, write_files
from forest_studio.cli.output import BROKEN
from plain_git import commit, git

Run = Callable[..., object]


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    root = repository_factory({"forest.yaml": MANIFEST, "a.md": node("a", "First")})
    write_files(root, {"a.md": node("a", "Second", edges=["{to: b, type: owns}"])})
    commit(root, "Second title")
    git(root, "mv", "a.md", "moved.md")
    commit(root, "Move it")
    return root


def short(root: Path, revision: str) -> str:
    return git(root, "rev-parse", "--short=8", revision)


def test_history_lists_the_commits_of_a_forest_and_of_a_node(run: Run, root: Path) -> None:
    lines = run("history", root).stdout.splitlines()
    assert [line.split("  ")[4] for line in lines] == ["Move it", "Second title", "Plant"]
    assert lines[0].startswith(short(root, "HEAD"))
    assert "outside" in lines[0]
    lines = run("history", root, "a").stdout.splitlines()
    assert lines[0].endswith("moved a.md → moved.md")
    assert len(run("history", root, "--limit", 1).stdout.splitlines()) == 2


def test_history_as_json_has_the_same(run: Run, root: Path) -> None:
    forest = json.loads(run("history", root, "--json").stdout)
    assert forest["head"] == git(root, "rev-parse", "HEAD")
    assert [entry["origin"] for entry in forest["commits"]] == ["outside"] * 3
    found = json.loads(run("history", root, "a", "--json", "--limit", 2).stdout)
    assert [entry["change"]["kind"] for entry in found["commits"]] == ["moved", "edited"]


def test_diff_shows_fields_and_edges(run: Run, root: Path) -> None:
    out = run("diff", root, short(root, "HEAD~1")).stdout
    assert "- title: First" in out
    assert "+ title: Second" in out
    assert "+ edge: owns b" in out
    found = json.loads(run("diff", root, short(root, "HEAD~1"), "a", "--json").stdout)
    (change,) = found["changes"]
    assert change["passport"][0] == {"field": "title", "before": "First", "after": "Second"}
    assert change["passport"][1]["after"]["to"] == "b"


def test_restore_puts_the_text_back_where_the_node_is_now(run: Run, root: Path) -> None:
    done = run("restore", root, "a", short(root, "HEAD~2"))
    assert done.exit_code == 0
    assert "Restore Second as of 2023-11-14" in done.stdout
    assert (root / "moved.md").read_text() == node("a", "First")
    assert len(log(root)) == 4


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["history", "nobody"], "no commit holds"),
        (["diff", "abc"], "no commit of this forest"),
        (["diff", "zzzzzzzz"], "no commit of this forest"),
        (["diff", "HEAD~0", "nobody"], "did not change"),
        (["restore", "nobody", "HEAD~0"], "there was no node"),
        (["restore", "a", "HEAD~0"], "already like that"),
    ],
)
def test_what_cant_be_done_is_one_line(run: Run, root: Path, words: list[str], said: str) -> None:
    verb, *rest = (short(root, word) if word.startswith("HEAD") else word for word in words)
    done = run(verb, root, *rest)
    assert done.exit_code == BROKEN
    assert said in done.stderr


def test_a_name_with_escape_sequences_does_not_reach_the_terminal(run: Run, root: Path) -> None:
    write_files(root, {"moved.md": node("a", body="\x1b[31mred\x1b[0m\n")})
    git(root, "-c", "user.name=\x1b[31mMallory", "commit", "-qam", "\x1b]0;title\x07")
    for words in (("history", root), ("history", root, "a"), ("diff", root, short(root, "HEAD"))):
        assert "\x1b" not in run(*words).stdout
