"""The verbs that change a forest's shape say what they would do, and do it."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from forest_files import MANIFEST, fingerprint, log, node
from forest_studio.cli.output import BROKEN
from plain_git import git

Run = Callable[..., object]


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    return repository_factory(
        {
            "forest.yaml": MANIFEST,
            "a.md": node(
                "a",
                edges=["{to: docs/w, type: mentions, scent: s}"],
                body="[b](b.md) [w](docs/w)\n",
            ),
            "b.md": node("b", body="# B\n\nOne.\n\n## Two\n\nTwo.\n"),
            "docs/w.md": "# W\n",
            "docs/pic.png": "x",
        }
    )


def test_a_dry_run_shows_files_links_and_edges_and_writes_nothing(run: Run, root: Path) -> None:
    before = fingerprint(root)
    said = run("move", root, "docs/", "more", "--dry-run").stdout.splitlines()
    assert said == [
        "edit   a.md",
        "        link  docs/w → more/docs/w",
        "        edge  docs/w → more/docs/w",
        "move   docs/pic.png → more/docs/pic.png",
        "move   docs/w.md → more/docs/w.md",
        "Move docs to more: 3 files would change; nothing was written",
    ]
    assert fingerprint(root) == before


def test_a_move_is_done_and_told_as_json(run: Run, root: Path) -> None:
    told = json.loads(run("move", root, "docs/", "more", "--json").stdout)
    assert told["done"]
    assert told["commit"] == git(root, "rev-parse", "HEAD")
    assert (told["label"], told["operation"]) == ("Move docs to more", "move-node")
    assert told["files"][0] == {
        "path": "a.md",
        "kind": "edited",
        "was_path": "",
        "links": [["docs/w", "more/docs/w"]],
        "edges": [["docs/w", "more/docs/w"]],
    }
    assert (root / "more/docs/pic.png").read_text() == "x"
    assert "[w](more/docs/w)" in (root / "a.md").read_text()
    assert git(root, "status", "--porcelain") == ""


def test_a_dry_run_as_json_has_no_commit(run: Run, root: Path) -> None:
    told = json.loads(run("rename", root, "b", "c", "--dry-run", "--json").stdout)
    assert (told["done"], told["commit"]) == (False, None)
    assert [(f["path"], f["kind"], f["was_path"]) for f in told["files"]] == [
        ("a.md", "edited", ""),
        ("c.md", "moved", "b.md"),
    ]
    assert log(root) == ["Plant"]


def test_a_file_is_renamed_and_moved_to_the_top(run: Run, root: Path) -> None:
    run("rename", root, "docs/w", "v")
    run("move", root, "docs/v", "/")
    assert "[w](v)" in (root / "a.md").read_text()
    assert log(root)[:2] == ["Move W to the top", "Rename w.md to v.md"]


def test_a_deletion_says_what_will_lead_nowhere(run: Run, root: Path) -> None:
    failed = run("delete", root, "docs/")
    assert failed.exit_code == BROKEN
    assert "with everything in it" in failed.stderr
    said = run("delete", root, "docs/", "--with-children").stdout
    assert "note   1 edge and 1 link of a.md will lead nowhere" in said
    assert not (root / "docs").exists()
    assert run("check", root).exit_code == 100


def test_nodes_are_merged_and_split(run: Run, root: Path) -> None:
    said = run(
        *("split", root, "b", "--id", "two", "--title", "Two", "--summary", "It is two."),
        *("--scent", "the second part", "--heading", "Two"),
    ).stdout
    assert said.splitlines()[:2] == ["edit   b.md", "new    two.md"]
    assert (root / "two.md").read_text().endswith("## Two\n\nTwo.\n")
    run("merge", root, "b", "two")
    assert not (root / "two.md").exists()
    assert (root / "b.md").read_text().endswith("One.\n\n## Two\n\nTwo.\n")
    assert git(root, "status", "--porcelain") == ""


def test_a_refusal_is_one_line(run: Run, root: Path) -> None:
    for words in (("move", "nobody", "docs"), ("rename", "b", "a"), ("merge", "b", "b")):
        failed = run(words[0], root, *words[1:])
        assert failed.exit_code == BROKEN
        assert len(failed.stderr.splitlines()) == 1
