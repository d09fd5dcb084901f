"""``export`` writes the forest for other programs and says what it wrote."""

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from forest_files import MANIFEST, fingerprint, node


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    edges = ["{to: ledger, type: owns, scent: pays it}", "{to: gone, type: owns, scent: lost}"]
    return repository_factory(
        {
            "forest.yaml": MANIFEST,
            "team.md": node("team", edges=edges, body="The team.\n"),
            "ledger.md": node("ledger"),
        }
    )


def test_json_is_written_and_told(run: Callable, root: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    before = fingerprint(root)
    result = run("export", root, "--format", "json", "--out", out)
    assert result.exit_code == 0
    assert result.stdout == f"saved {out}: 3 nodes, 1 edge\n"
    assert result.stderr == "note: 1 edge leads nowhere and had to be left out\n"
    data = json.loads(out.read_text())
    assert [e["target"] for e in data["edges"]] == ["ledger"]
    assert "body" not in data["nodes"][0]
    assert fingerprint(root) == before


def test_bodies_come_when_asked_for(run: Callable, root: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    assert run("export", root, "--format", "json", "--out", out, "--bodies").exit_code == 0
    bodies = {n["id"]: n["body"] for n in json.loads(out.read_text())["nodes"]}
    assert bodies["team"] == "The team.\n"


def test_graphml_is_xml(run: Callable, root: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.graphml"
    assert run("export", root, "--format", "graphml", "--out", out).exit_code == 0
    assert ElementTree.parse(out).getroot().tag.endswith("graphml")


def test_a_file_that_is_there_is_replaced_only_by_force(
    run: Callable, root: Path, tmp_path: Path
) -> None:
    before = fingerprint(root)
    result = run("export", root, "--format", "json", "--out", root / "team.md")
    assert (result.exit_code, fingerprint(root)) == (1, before)
    assert "already there" in result.stderr
    out = tmp_path / "out.json"
    out.write_text("old")
    assert run("export", root, "--format", "json", "--out", out, "--force").exit_code == 0


@pytest.mark.parametrize(
    "words", [("--format", "pdf"), ("--format", "graphml", "--bodies"), ()], ids=str
)
def test_wrong_words_are_a_wrong_command_line(
    run: Callable, root: Path, tmp_path: Path, words: tuple[str, ...]
) -> None:
    result = run("export", root, "--out", tmp_path / "out", *words)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
