"""``check`` tells people and CI what is wrong, and changes nothing."""

import json
import os
import subprocess
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest

from forest_files import MANIFEST, commit_all, fingerprint, node

CORPUS = Path(__file__).resolve().parents[3] / "shared/corpora/ms-playbook.tar.gz"
GOOD = {"forest.yaml": MANIFEST, "index.md": node("home"), "a.md": node("a")}


def test_a_clean_forest_ends_with_0(run: Callable, repository_factory: Callable) -> None:
    result = run("check", repository_factory(GOOD))
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == "0 errors, 0 warnings, 0 notes in 2 nodes, 0 wild ones\n"


def test_a_finding_ends_with_100_and_says_where_and_what_to_do(
    run: Callable, repository_factory: Callable
) -> None:
    bad = node("a", edges=["{to: gone, type: owns, scent: s}"])
    result = run("check", repository_factory({**GOOD, "a.md": bad}))
    assert result.exit_code == 100
    first, tally = result.stdout.splitlines()
    assert first.startswith("a.md:6: error broken-edge: no node has the id or the path 'gone'. ")
    assert tally == "1 error, 0 warnings, 0 notes in 2 nodes, 0 wild ones"


@pytest.mark.parametrize(
    ("name", "text", "rule"),
    [
        ("yaml.md", "---\nid: x\ntitle: one: two\n---\n", "front-matter-unparsable"),
        ("type.md", node("x", edges=["{to: a, type: likes, scent: s}"]), "unknown-edge-type"),
        ("latin.md", b"# caf\xe9\n", "not-utf8"),
        ("utf16.md", "# wide\n".encode("utf-16"), "not-utf8"),
        ("bomb.md", "---\nid: &a [x]\ntitle: *a\n---\n", "yaml-a"),
        ("twice.md", "---\nid: x\ntitle: T\nsummary: S\nsummary: R\n---\n", "duplicate-key"),
        ("merge.md", "<<<<<<< HEAD\none\n=======\ntwo\n>>>>>>> other\n", "conflict-markers"),
    ],
)
def test_bad_files_are_found_and_left_as_they_are(
    run: Callable, repository_factory: Callable, name: str, text: str | bytes, rule: str
) -> None:
    root = repository_factory({**GOOD, name: text})
    before = fingerprint(root)
    result = run("check", root)
    assert result.exit_code == 100
    assert any(f"{name}:" in line and rule in line for line in result.stdout.splitlines())
    assert result.stderr == ""
    assert fingerprint(root) == before


def test_notes_count_only_when_strict(run: Callable, repository_factory: Callable) -> None:
    root = repository_factory({**GOOD, "wild.md": "# Wild\n"})
    assert run("check", root).exit_code == 0
    assert "1 note (listed with --strict)" in run("check", root).stdout
    strict = run("check", root, "--strict")
    assert strict.exit_code == 100
    assert strict.stdout.startswith("wild.md: note wild-node: ")


def test_json_is_one_document_with_every_finding(
    run: Callable, repository_factory: Callable
) -> None:
    root = repository_factory({**GOOD, "a.md": node("a", edges=["{to: x, type: owns, scent: s}"])})
    result = run("check", root, "--json")
    data = json.loads(result.stdout)
    assert result.exit_code == 100
    assert (data["nodes"], data["wild"]) == (2, 0)
    assert data["counts"] == {"error": 1, "warning": 0, "note": 0}
    (finding,) = data["findings"]
    assert set(finding) == {
        "rule", "message", "remedy", "severity", "node", "path", "line", "column"
    }  # fmt: skip
    assert (finding["node"], finding["path"], finding["line"]) == ("a", "a.md", 6)


def test_escape_sequences_of_a_hostile_forest_never_reach_the_terminal(
    run: Callable, repository_factory: Callable
) -> None:
    bad = node("a", edges=['{to: "x\\e]0;owned\\a", type: owns, scent: s}'])
    result = run("check", repository_factory({**GOOD, "a.md": bad}))
    assert result.exit_code == 100
    assert "\x1b" not in result.stdout
    assert "\x07" not in result.stdout


def test_a_repository_without_commits_or_files_is_clean(
    run: Callable, repository_factory: Callable
) -> None:
    assert run("check", repository_factory({}, commit=False)).exit_code == 0


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may read everything")
def test_a_folder_without_permission_is_told(run: Callable, repository_factory: Callable) -> None:
    root = repository_factory(GOOD)
    (root / ".git").chmod(0)
    try:
        result = run("check", root)
    finally:
        (root / ".git").chmod(0o755)
    assert result.exit_code == 1
    assert result.stderr.count("\n") == 1


@pytest.fixture(scope="module")
def playbook(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A published folder of markdown that nobody prepared, as a repository."""
    if not CORPUS.exists():
        pytest.skip("the corpus of published markdown is not beside the project")
    root = tmp_path_factory.mktemp("corpus")
    with tarfile.open(CORPUS) as archive:
        archive.extractall(root, filter="data")
    (folder,) = root.iterdir()
    import pygit2

    pygit2.init_repository(str(folder), initial_head="main")
    commit_all(folder, "Import")
    return folder


def git_status(root: Path) -> str:
    command = ["git", "-C", str(root), "status", "--porcelain"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_markdown_that_nobody_prepared_has_notes_only_and_stays_untouched(
    run: Callable, playbook: Path
) -> None:
    before = fingerprint(playbook)
    result = run("check", playbook, "--json")
    data = json.loads(result.stdout)
    assert data["nodes"] == data["wild"] > 100
    assert (data["counts"]["error"], data["counts"]["warning"]) == (0, 0)
    assert result.exit_code == 0
    assert git_status(playbook) == ""
    assert fingerprint(playbook) == before


def test_markdown_that_nobody_prepared_can_be_searched_and_hunted_in(
    run: Callable, playbook: Path
) -> None:
    before = fingerprint(playbook)
    found = json.loads(run("search", playbook, "code review checklist", "--json").stdout)
    assert found["hits"]
    question = "Who should review a pull request?"
    result = run("hunt", playbook, question, "--no-record", "--json")
    assert result.exit_code == 0
    data = json.loads(result.stdout)
    assert data["steps"]
    assert data["recorded"] == ""
    assert git_status(playbook) == ""
    assert fingerprint(playbook) == before
