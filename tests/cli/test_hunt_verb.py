"""``hunt`` prints the walk, the answer and its evidence, and keeps the trail."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from forest_files import MANIFEST, fingerprint, log, node
from forest_studio.core.hunt.navigators import NAVIGATORS
from forest_studio.core.session import Session

QUESTION = "How long are invoices kept?"


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    body = "# Invoices\n\nInvoices are kept for ten years in the archive.\n"
    return repository_factory(
        {
            "forest.yaml": MANIFEST,
            "index.md": node("home", "Home"),
            "a.md": node("a", "Invoice service", "Makes and keeps invoices.", body=body),
        }
    )


def test_the_walk_is_shown_hop_by_hop_with_its_evidence(run: Callable, root: Path) -> None:
    result = run("hunt", root, QUESTION)
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0].startswith("  1  start")
    assert "→ search for" in lines[0]
    assert lines[0].endswith("tokens")
    assert any(line.startswith("answer: ") and "ten years" in line for line in lines)
    quote = next(line for line in lines if "✓" in line)
    assert "a (a.md:8)" in quote
    assert "supported" in lines
    assert "recorded as" in lines[-1]


def test_the_trails_that_the_answer_does_not_rest_on_are_shown_below_it(
    run: Callable, root: Path
) -> None:
    lines = run("hunt", root, QUESTION).stdout.splitlines()
    data = json.loads(run("hunt", root, QUESTION, "--json").stdout)
    best = data["trails"]
    assert best[0]["nodes"][-1] == "a"
    assert sum(way["share"] for way in best) == pytest.approx(1, abs=0.01)
    said = {quote["text"] for quote in data["answer"]["evidence"]}
    others = [way for way in best if way["quote"] and way["quote"] not in said]
    assert ("other trails that it weighed" in lines) == bool(others)
    for way in others:
        assert any(way["quote"] in line for line in lines)


def test_the_trail_is_kept_and_no_file_changes(run: Callable, root: Path) -> None:
    before = {k: v for k, v in fingerprint(root).items() if not k.startswith(".git")}
    data = json.loads(run("hunt", root, QUESTION, "--json").stdout)
    assert Session.open(root).trails.names() == (data["recorded"],)
    assert {k: v for k, v in fingerprint(root).items() if not k.startswith(".git")} == before
    assert log(root) == ["Plant"]


def test_without_record_nothing_at_all_is_written(run: Callable, root: Path) -> None:
    before = fingerprint(root)
    result = run("hunt", root, QUESTION, "--no-record")
    assert result.exit_code == 0
    assert "recorded" not in result.stdout
    assert fingerprint(root) == before


@pytest.mark.parametrize(
    ("kind", "name"),
    [((), "conditioned"), (("--heat", "unconditioned"), "unconditioned"), (("--heat", "off"), "")],
)
def test_the_heat_of_one_hunt_can_be_chosen(
    run: Callable, root: Path, kind: tuple[str, ...], name: str
) -> None:
    run("hunt", root, QUESTION)
    data = json.loads(run("hunt", root, QUESTION, *kind, "--json").stdout)
    assert Session.open(root).trails.load(data["recorded"]).heat == name


def test_an_unknown_heat_is_refused_with_those_there_are(run: Callable, root: Path) -> None:
    result = run("hunt", root, QUESTION, "--heat", "plain")
    assert result.exit_code == 2
    assert "unconditioned" in result.stderr


def test_json_has_the_walk_and_nothing_else_is_printed(run: Callable, root: Path) -> None:
    data = json.loads(run("hunt", root, QUESTION, "--json", "--no-record").stdout)
    assert set(data) == {
        "question", "navigator", "model", "seed", "commit", "outcome", "supported", "answer",
        "steps", "hops", "explored", "usage", "cost", "recorded", "trails",
    }  # fmt: skip
    assert (data["outcome"], data["supported"]) == ("answered", True)
    (quote, *_) = data["answer"]["evidence"]
    assert quote["path"] == "a.md"
    assert quote["supported"] is True
    assert quote["text"] in (root / "a.md").read_text()
    assert [step["number"] for step in data["steps"]] == list(range(1, len(data["steps"]) + 1))


@pytest.mark.parametrize("navigator", sorted(NAVIGATORS))
def test_every_navigator_walks_the_same_with_the_same_seed(
    run: Callable, root: Path, navigator: str
) -> None:
    def walk() -> object:
        words = ["hunt", root, QUESTION, "--no-record", "--json"]
        data = json.loads(run(*words, "--navigator", navigator, "--seed", 7).stdout)
        steps = [(step["node"], step["decision"]) for step in data["steps"]]
        return data["outcome"], data["answer"], steps

    assert walk() == walk()


def test_limits_end_a_hunt_with_their_name(run: Callable, root: Path) -> None:
    words = ["hunt", root, "zzz?", "--no-record", "--json", "--navigator", "random"]
    assert json.loads(run(*words, "--tokens", 1).stdout)["outcome"] == "token-limit"
    assert json.loads(run(*words, "--seconds", 0).stdout)["outcome"] == "time-limit"


def test_a_hunt_in_an_empty_forest_ends_in_words(
    run: Callable, repository_factory: Callable
) -> None:
    result = run("hunt", repository_factory({}, commit=False), QUESTION, "--no-record")
    assert result.exit_code == 0
    assert "no answer" in result.stdout


def test_a_trail_that_cannot_be_recorded_leaves_the_answer(run: Callable, root: Path) -> None:
    in_the_way = root / ".git/refs/heads/forest-trails/other"
    in_the_way.parent.mkdir()
    in_the_way.write_text((root / ".git/refs/heads/main").read_text())
    result = run("hunt", root, QUESTION)
    assert result.exit_code == 0
    assert "answer: " in result.stdout
    assert result.stderr.startswith("note: the trail was not recorded: ")
    assert result.stderr.count("\n") == 1
