"""``heat``, ``trails`` and ``shortcuts``: what hunts left, for people and for programs."""

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from forest_files import MANIFEST, log, node
from forest_studio.core.session import Session
from plain_git import git
from trail_builder import Walk, chain

ALIKE = (
    "who is paged when invoices stall",
    "which person is paged if the invoices stall",
    "paged for stalled invoices: who?",
)
FILES = {
    "forest.yaml": MANIFEST,
    "index.md": node("home", "Home"),
    "a.md": node("a", "Alpha", edges=["{to: b, type: depends-on, scent: next}"]),
    "b.md": node("b", "Beta", edges=["{to: c, type: depends-on, scent: last}"]),
    "c.md": node("c", "Gamma"),
}
NOW = datetime.now(UTC)


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    root = repository_factory(FILES)
    session = Session.open(root, index_in_memory=True)
    for days, question in enumerate(ALIKE):
        session.record(chain(question, "a", "b", "c", started=NOW - timedelta(days=10 * days)))
    return root


def as_json(run: Callable, *words: object) -> dict:
    result = run(*words, "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    return json.loads(result.stdout)


def test_heat_lists_nodes_and_edges_the_hottest_first(run: Callable, root: Path) -> None:
    data = as_json(run, "heat", root)
    assert set(data) == {
        "forest", "question", "as_of", "alpha", "half_life_days", "trails", "nodes", "edges",
    }  # fmt: skip
    assert (data["question"], data["alpha"], data["trails"]) == (None, 1.0, 3)
    assert [row["node"] for row in data["nodes"]] == ["a", "b", "c"]
    assert data["nodes"][0]["title"] == "Alpha"
    expected = 1 + 2 ** (-1 / 3) + 2 ** (-2 / 3)
    # The trails are as old as the run of the tests by then.
    assert data["nodes"][0]["heat"] == pytest.approx(expected, abs=5e-3)
    assert {(e["home"], e["other"], e["type"]) for e in data["edges"]} == {
        ("a", "b", "related-to"),
        ("b", "c", "related-to"),
    }


def test_heat_for_a_question_of_its_own_is_cold(run: Callable, root: Path) -> None:
    assert as_json(run, "heat", root, "--question", "zeppelin tyres")["nodes"] == []
    mixed = as_json(run, "heat", root, "--question", "zeppelin tyres", "--alpha", 0.5)
    assert mixed["nodes"][0]["heat"] > 1
    assert "no heat" in run("heat", root, "--question", "zeppelin tyres").stdout


@pytest.mark.parametrize(("days", "trails"), [(0, 3), (5, 2), (15, 1), (25, 0)])
def test_heat_as_of_an_earlier_day_knows_only_what_was(
    run: Callable, root: Path, days: int, trails: int
) -> None:
    when = NOW - timedelta(days=days) + timedelta(hours=1)
    data = as_json(run, "heat", root, "--as-of", when.isoformat(), "--half-life", 36500)
    assert round(sum(row["heat"] for row in data["nodes"])) == 3 * trails


def test_a_day_means_its_end_and_a_commit_its_time(run: Callable, root: Path) -> None:
    day = NOW.date().isoformat()
    as_of = as_json(run, "heat", root, "--as-of", day)["as_of"]
    assert as_of.startswith((NOW.date() + timedelta(days=1)).isoformat() + "T00:00")
    commit = git(root, "rev-parse", "HEAD")
    assert as_json(run, "heat", root, "--as-of", commit[:8])["nodes"] == []


@pytest.mark.parametrize(
    "words", [["--as-of", "soon"], ["--as-of", "dead"], ["--alpha", "2"], ["--half-life", "0"]]
)
def test_a_wrong_option_is_a_usage_error_in_one_line(
    run: Callable, root: Path, words: list[str]
) -> None:
    result = run("heat", root, *words)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1


def test_scents_tell_how_often_they_were_followed_in_vain(run: Callable, root: Path) -> None:
    session = Session.open(root, index_in_memory=True)
    session.record(Walk("q").enter("a").go("b", scent="a lure\x1b[31m").give_up())
    (first, *_) = as_json(run, "heat", root, "--scents")["scents"]
    assert (first["scent"], first["seen"], first["followed"], first["led"]) == (
        "a lure\x1b[31m", 1, 1, 0,
    )  # fmt: skip
    shown = run("heat", root, "--scents").stdout
    assert "a lure" in shown
    assert "\x1b" not in shown


def test_heat_and_lists_speak_to_people(run: Callable, root: Path) -> None:
    assert "Alpha" in run("heat", root).stdout
    listed = run("trails", root, "list")
    assert listed.exit_code == 0
    assert listed.stdout.index(ALIKE[0]) < listed.stdout.index(ALIKE[2])
    shortcuts = run("shortcuts", root, "list").stdout
    assert "candidate" in shortcuts
    assert "a → c" in shortcuts


def test_trails_are_listed_shown_and_narrowed(run: Callable, root: Path) -> None:
    data = as_json(run, "trails", root, "list")
    assert [row["question"] for row in data["trails"]] == list(ALIKE)
    assert {row["hops"] for row in data["trails"]} == {3}
    assert len(as_json(run, "trails", root, "list", "--words", "person")["trails"]) == 1
    assert len(as_json(run, "trails", root, "list", "--limit", 2)["trails"]) == 2
    name = data["trails"][0]["name"]
    shown = as_json(run, "trails", root, "show", name)
    assert (shown["name"], shown["verdict"], shown["file"]["version"]) == (name, None, 1)
    assert "go related-to → b" in run("trails", root, "show", data["trails"][0]["id"]).stdout


def test_a_judgement_is_kept_and_rules(run: Callable, root: Path) -> None:
    name = as_json(run, "trails", root, "list")["trails"][0]["name"]
    judged = as_json(run, "trails", root, "judge", name, "wrong", "--note", "no")
    assert judged["verdict"]["judgement"] == "wrong"
    assert judged["verdict"]["by"] == "Ada Tester"
    assert as_json(run, "trails", root, "list")["trails"][0]["verdict"] == "wrong"
    listed = run("trails", root, "list").stdout
    assert "judged wrong" in listed
    assert "✗" in listed
    assert as_json(run, "heat", root)["nodes"][0]["heat"] < 1
    run("trails", root, "judge", name, "open")
    assert as_json(run, "trails", root, "list")["trails"][0]["verdict"] is None
    assert run("trails", root, "judge", name, "perhaps").exit_code == 2


def test_a_trail_that_is_not_there_or_not_the_only_one_is_named(run: Callable, root: Path) -> None:
    for part, words in (("zzz", "no trail has"), (".json", "more than one trail has")):
        result = run("trails", root, "show", part)
        assert result.exit_code == 1
        assert words in result.stderr


def test_a_trail_is_exported_to_a_file_or_the_output(
    run: Callable, root: Path, tmp_path: Path
) -> None:
    name = as_json(run, "trails", root, "list")["trails"][0]["name"]
    out = tmp_path / "trail.html"
    assert run("trails", root, "export", name, "--out", out).exit_code == 0
    assert ALIKE[0] in out.read_text()
    spans = run("trails", root, "export", name, "--format", "otlp").stdout
    assert "resourceSpans" in json.loads(spans)


def test_trails_of_another_clone_are_merged(run: Callable, root: Path, tmp_path: Path) -> None:
    git(tmp_path, "clone", "-q", str(root), str(tmp_path / "second"))
    assert as_json(run, "trails", tmp_path / "second", "merge")["files"] == 3
    assert "0 files came" in run("trails", tmp_path / "second", "merge").stdout
    assert len(as_json(run, "trails", tmp_path / "second", "list")["trails"]) == 3


def test_shortcuts_are_minted_reviewed_and_removed(run: Callable, root: Path) -> None:
    dry = as_json(run, "shortcuts", root, "mint", "--dry-run")
    assert (dry["done"], len(dry["shortcuts"]), log(root)) == (False, 1, ["Plant"])
    minted = as_json(run, "shortcuts", root, "mint")
    assert minted["done"]
    assert minted["shortcuts"][0]["questions"] == sorted(ALIKE)
    assert as_json(run, "shortcuts", root, "list")["shortcuts"][0]["state"] == "minted"
    edited = as_json(run, "shortcuts", root, "edit", "a", "c", "whom to ring")
    assert edited["commit"] == git(root, "rev-parse", "HEAD")
    assert as_json(run, "shortcuts", root, "accept", "a", "c")["commit"] is None
    assert as_json(run, "shortcuts", root, "refuse", "a", "c")["ruling"] == "refused"
    assert as_json(run, "shortcuts", root, "mint")["shortcuts"] == []
    assert "type: shortcut" not in (root / "a.md").read_text()
    as_json(run, "shortcuts", root, "reopen", "a", "c")
    assert len(as_json(run, "shortcuts", root, "mint")["shortcuts"]) == 1
    later = (NOW + timedelta(days=400)).date().isoformat()
    assert len(as_json(run, "shortcuts", root, "expire", "--as-of", later)["shortcuts"]) == 1


def test_a_review_of_what_is_not_there_fails_in_one_line(run: Callable, root: Path) -> None:
    result = run("shortcuts", root, "accept", "a", "home")
    assert result.exit_code == 1
    assert result.stderr.count("\n") == 1
    too_long = run("shortcuts", root, "mint"), run("shortcuts", root, "edit", "a", "c", "w " * 60)
    assert [r.exit_code for r in too_long] == [0, 1]
    assert "budget" in too_long[1].stderr


def test_a_forest_that_nobody_hunted_in_has_words_for_it(
    run: Callable, repository_factory: Callable
) -> None:
    root = repository_factory({"a.md": node("a")}, name="quiet")
    assert "no heat" in run("heat", root).stdout
    assert "no recorded hunt" in run("trails", root, "list").stdout
    assert "no shortcut" in run("shortcuts", root, "list").stdout
    assert "no door" in run("heat", root, "--scents").stdout
    assert run("heat", root / "nowhere").exit_code == 1
