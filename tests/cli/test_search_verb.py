"""``search`` shows entry pages, best first."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from forest_files import MANIFEST, fingerprint, node


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    old = node("old", "Old invoices", "Made invoices until 2024.")
    new = node(
        "new",
        "Invoices",
        "Makes invoices today.",
        edges=["{to: old, type: supersedes, scent: the old one}"],
    )
    other = node("ledger", "Ledger", "Adds up totals.", extra="tags: [money]")
    return repository_factory(
        {"forest.yaml": MANIFEST, "old.md": old, "new.md": new, "ledger.md": other}
    )


def test_hits_come_with_title_path_and_words(run: Callable, root: Path) -> None:
    result = run("search", root, "totals")
    assert (result.exit_code, result.stderr) == (0, "")
    first, second = result.stdout.splitlines()
    assert first == "  1  Ledger  ledger.md"
    assert "totals" in second


def test_a_superseded_node_says_by_what(run: Callable, root: Path) -> None:
    lines = run("search", root, "invoices").stdout.splitlines()
    assert lines[0] == "  1  Invoices  new.md"
    assert lines[2] == "  2  Old invoices  old.md  superseded by new"


def test_json_has_every_hit(run: Callable, root: Path) -> None:
    data = json.loads(run("search", root, "invoices", "--json", "--limit", 1).stdout)
    assert data["query"] == "invoices"
    (hit,) = data["hits"]
    assert set(hit) == {"node", "title", "path", "score", "snippet", "spans", "superseded_by"}
    start, end = hit["spans"][0]
    assert hit["snippet"][start:end].lower() == "invoices"


@pytest.mark.parametrize("query", ["zzz", "", "((", 'tag:"', "*:*", "\x1b[31m"])
def test_any_query_is_answered_in_words(run: Callable, root: Path, query: str) -> None:
    result = run("search", root, query)
    assert result.exit_code == 0
    assert "\x1b" not in result.stdout


def test_a_filter_narrows_the_search(run: Callable, root: Path) -> None:
    data = json.loads(run("search", root, "tag:money", "--json").stdout)
    assert [hit["node"] for hit in data["hits"]] == ["ledger"]


def test_searching_changes_no_file(run: Callable, root: Path) -> None:
    before = fingerprint(root)
    run("search", root, "invoices")
    assert fingerprint(root) == before
