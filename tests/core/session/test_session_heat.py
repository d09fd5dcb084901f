"""A forest learns from its hunts, and two clones that hunted apart learn the same."""

import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from forest_files import MANIFEST, node, write_files
from forest_studio.core import settings
from forest_studio.core.hunt.base import no_heat
from forest_studio.core.model.changes import ChangeId, MoveNode
from forest_studio.core.session import Applied, Session
from forest_studio.core.settings import Settings
from forest_studio.core.trails.verdict import Judgement
from plain_git import git
from trail_builder import START, Walk, chain

QUESTION = "How long are invoices kept?"
FILES = {
    "forest.yaml": MANIFEST,
    "index.md": node("home", "Home"),
    "a.md": node(
        "a",
        "Invoice service",
        "Makes invoices.",
        edges=["{to: b, type: depends-on, scent: where invoices are kept}"],
        body="It runs at night.\n",
    ),
    "b.md": node("b", "Archive", "Old papers.", body="Invoices are kept for ten years.\n"),
}


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    return repository_factory(FILES)


@pytest.fixture
def session(root: Path) -> Session:
    return Session.open(root, index_in_memory=True)


def test_a_hunt_warms_the_forest_at_once_and_the_next_one_says_so(session: Session) -> None:
    first = session.hunt(QUESTION)
    assert (first.heat, first.supported) == ("", True)
    assert session.heat.of(QUESTION).page(first.answer.evidence[0].node) > 0.4
    again = session.hunt(QUESTION)
    assert again.heat == "conditioned"
    assert again.answer.text == first.answer.text
    assert again.hops <= first.hops


def test_heat_can_be_turned_off_for_a_user_and_for_a_hunt(session: Session) -> None:
    session.hunt(QUESTION)
    settings.save(Settings(heat="off"))
    assert session.hunt(QUESTION).heat == ""
    settings.save(Settings(heat="unconditioned"))
    assert session.hunt(QUESTION).heat == "unconditioned"
    assert session.hunt(QUESTION, heat=no_heat).heat == ""
    given = session.heat.of("something else")
    assert session.hunt(QUESTION, heat=given).heat == "conditioned"


def test_what_was_not_recorded_leaves_no_heat(session: Session) -> None:
    session.hunt(QUESTION, record=False)
    assert session.heat.overall().nodes == {}


def test_another_session_reads_the_trails_and_keeps_what_they_teach(
    root: Path, session: Session
) -> None:
    session.record(chain("q", "a", "b"))
    (root / ".git/forest").mkdir(exist_ok=True)
    other = Session.open(root, index_in_memory=True)
    seen: list[tuple[int, int]] = []
    assert other.heat.refresh(lambda done, total: seen.append((done, total)))
    assert seen == [(1, 1)]
    assert not other.heat.refresh()
    assert other.heat.overall(START).edge("a", "b") == pytest.approx(1.0)
    other.close()
    third = Session.open(root, index_in_memory=True)
    third.heat.refresh(lambda done, total: pytest.fail("nothing is new"))
    assert third.heat.overall(START).nodes == other.heat.overall(START).nodes
    assert third.heat.uses() == other.heat.uses() != ()


@pytest.mark.parametrize(
    "damage", ["", "{", "[]", '{"format": 1}', '{"format": 99, "lessons": {}}', "[" * 5000]
)
def test_a_damaged_cache_is_read_anew_from_the_trails(
    root: Path, session: Session, damage: str
) -> None:
    session.record(chain("q", "a", "b"))
    session.close()
    file = session.repository.cache_dir / "lessons.json"
    assert json.loads(file.read_text())["format"] == 2
    file.write_text(damage)
    again = Session.open(root, index_in_memory=True)
    again.heat.refresh()
    assert again.heat.overall(START).node("b") == pytest.approx(1.0)


def test_files_on_the_branch_that_are_no_trails_are_passed_over(session: Session) -> None:
    files = session.repository.branch("forest-trails")
    author = session.author()
    files.append("2026/01/broken.json", b"{", "m", author)
    files.append("notes.txt", b"hello", "m", author)
    session.record(chain("q", "a", "b"))
    assert session.heat.refresh()
    assert len(session.heat.table) == 1


def test_a_verdict_changes_heat_at_the_next_look(session: Session) -> None:
    name = session.record(chain("q", "a", "b"))
    assert session.heat.overall(START).node("b") == pytest.approx(1.0)
    session.trails.judge(name, Judgement.WRONG, "Ana")
    assert session.heat.refresh()
    assert session.heat.overall(START).node("b") == pytest.approx(-0.5)
    session.trails.judge(name, Judgement.OPEN, "Ana")
    session.heat.refresh()
    assert session.heat.overall(START).node("b") == pytest.approx(1.0)


def test_heat_follows_nodes_that_move_and_ids_that_change(session: Session) -> None:
    session.record(chain("q", "a", "b"))
    assert isinstance(session.apply(MoveNode("b", "papers")), Applied)
    assert isinstance(session.apply(ChangeId("b", "archive")), Applied)
    assert isinstance(session.apply(ChangeId("archive", "vault")), Applied)
    session.heat.refresh()
    heat = session.heat.overall(START)
    assert heat.edge("a", "vault") == pytest.approx(1.0)
    assert heat.node("b") == 0
    assert {use.other for use in session.heat.uses_of("a")} == {"vault"}


def test_the_half_life_is_the_manifests(repository_factory: Callable[..., Path]) -> None:
    root = repository_factory(FILES | {"forest.yaml": MANIFEST + "half-life: 10\n"})
    session = Session.open(root, index_in_memory=True)
    session.record(chain("q", "a", "b"))
    later = START.replace(day=11)
    assert session.heat.overall(later).node("b") == pytest.approx(0.5)
    assert session.heat.overall(later, 5).node("b") == pytest.approx(0.25)
    assert session.heat.span() == (START, START)


def test_a_half_life_that_changes_while_the_forest_is_open_counts_at_once(
    session: Session, root: Path
) -> None:
    for question in ("old invoices", "invoices", "invoices of the past"):
        session.record(chain(question, "home", "a", "b"))
    table = session.heat.table
    pair = ("home", "b")
    later = START.replace(day=31)

    def strength() -> float:
        (found,) = [
            s for s in session.shortcuts.listed(later, least=2) if (s.home, s.other) == pair
        ]
        return found.heat

    before = strength()
    write_files(root, {"forest.yaml": MANIFEST + "half-life: 60\n"})
    session.refresh()
    assert session.heat.table is table
    assert strength() == pytest.approx(before * 2**0.5, abs=1e-6)


def test_a_forest_that_nobody_hunted_in_is_cold_and_gets_no_files(session: Session) -> None:
    assert not session.heat.refresh()
    assert session.heat.overall().is_cold
    assert session.heat.span() is None
    assert session.heat.uses() == ()
    session.close()
    assert not (session.repository.git_dir / "forest/lessons.json").exists()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_forest_that_cannot_be_written_is_warm_all_the_same(root: Path, session: Session) -> None:
    session.record(chain("q", "a", "b"))
    (root / ".git").chmod(0o500)
    try:
        reader = Session.open(root, index_in_memory=True)
        reader.heat.refresh()
        assert reader.heat.overall(START).node("b") == pytest.approx(1.0)
        reader.close()
    finally:
        (root / ".git").chmod(0o700)


# Two clones


@pytest.fixture
def clones(root: Path, tmp_path: Path) -> tuple[Path, Path]:
    second = tmp_path / "second"
    git(tmp_path, "clone", "-q", str(root), str(second))
    git(root, "remote", "add", "other", str(second))
    return root, second


def hunted(root: Path, *trails: object) -> Session:
    session = Session.open(root, index_in_memory=True)
    for trail in trails:
        session.record(trail)  # type: ignore[arg-type]
    return session


def test_two_clones_that_hunted_apart_end_with_the_same_heat(clones: tuple[Path, Path]) -> None:
    first = hunted(
        clones[0],
        chain("who keeps invoices", "a", "b", days=1),
        Walk("who keeps invoices").enter("home").go("a", heat=0.4).give_up(days=2),
    )
    second = hunted(clones[1], chain("who archives invoices", "home", "a", "b", days=3))
    name = second.trails.names()[0]
    second.trails.judge(name, Judgement.RIGHT, "Bea")
    for session, remote in ((first, "other"), (second, "origin")):
        git(session.repository.root, "fetch", "-q", remote)
    assert (first.merge_trails(), second.merge_trails()) == (2, 2)
    assert first.merge_trails() == 0
    assert len(first.trails.names()) == 3
    assert first.trails.names() == second.trails.names()
    later = START.replace(month=4)
    for session in (first, second):
        session.heat.refresh()
    for question in ("who keeps invoices", "who archives invoices", ""):
        one, other = (s.heat.of(question, alpha=0.1, as_of=later) for s in (first, second))
        assert one.nodes == other.nodes != {}
        assert one.edges == other.edges
    assert first.heat.uses() == second.heat.uses()
    assert first.trails.verdict(name) == second.trails.verdict(name) is not None


def test_a_plain_git_merge_of_the_branches_gives_the_same(clones: tuple[Path, Path]) -> None:
    first = hunted(clones[0], chain("q", "a", "b"))
    second = hunted(clones[1], chain("r", "home", "b"))
    root = clones[1]
    git(root, "config", "user.name", "Bea")
    git(root, "config", "user.email", "bea@example.org")
    git(root, "fetch", "-q", "origin")
    git(root, "checkout", "-q", "forest-trails")
    git(root, "merge", "-q", "--allow-unrelated-histories", "-m", "m", "origin/forest-trails")
    git(root, "checkout", "-q", "main")
    git(clones[0], "fetch", "-q", "other")
    first.merge_trails()
    for session in (first, second):
        session.heat.refresh()
    assert first.heat.overall(START).nodes == second.heat.overall(START).nodes
    assert set(first.heat.overall(START).nodes) == {"a", "b", "home"}


def test_a_trail_that_both_clones_have_counts_once(clones: tuple[Path, Path]) -> None:
    trail = chain("q", "a", "b")
    first, second = hunted(clones[0], trail), hunted(clones[1], replace(trail))
    git(clones[0], "fetch", "-q", "other")
    assert first.merge_trails() == 0
    first.heat.refresh()
    assert first.heat.overall(START).node("b") == pytest.approx(1.0)
    assert second.heat.overall(START).node("b") == pytest.approx(1.0)
