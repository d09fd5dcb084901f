"""Verdicts lie beside their trails, and the newest one counts in whatever order they are read."""

import json
import random
from dataclasses import replace
from datetime import timedelta

import pytest

from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import HuntError
from forest_studio.core.trails.shortcut_ruling import (
    Ruling,
    ShortcutRuling,
    newest_rulings,
    ruling_from_json,
)
from forest_studio.core.trails.trail_store import TrailStore
from forest_studio.core.trails.verdict import Judgement, Verdict, standing, verdict_from_json
from memory_branch import MemoryBranch
from trail_builder import START, chain

VERDICT = Verdict("v1", "2026/03/t.json", Judgement.WRONG, "Ana", START, "not that one")
RULING = ShortcutRuling("r1", "a", "b", Ruling.REFUSED, "Ana", START, "no")


@pytest.fixture
def branch() -> MemoryBranch:
    return MemoryBranch()


@pytest.fixture
def store(branch: MemoryBranch) -> TrailStore:
    return TrailStore(branch, Author("Ana", "ana@example.org"))


def test_a_verdict_and_a_ruling_come_back_as_they_were() -> None:
    assert verdict_from_json(VERDICT.to_json()) == VERDICT
    assert ruling_from_json(RULING.to_json()) == RULING


@pytest.mark.parametrize(
    "change",
    [
        {"judgement": "maybe"},
        {"at": "2026-03-01T00:00:00"},
        {"at": "9999-12-31T23:59:59Z"},
        {"version": 9},
        {"trail": None},
    ],
)
def test_what_is_no_verdict_is_a_hunt_error(change: dict[str, object]) -> None:
    with pytest.raises(HuntError):
        verdict_from_json(json.dumps(json.loads(VERDICT.to_json()) | change))


def test_the_newest_verdict_stands_whatever_order_they_are_read_in() -> None:
    later = replace(VERDICT, id="v2", judgement=Judgement.RIGHT, at=START + timedelta(seconds=1))
    same_time = replace(later, id="v3", judgement=Judgement.WRONG)
    for seed in range(6):
        mixed = random.Random(seed).sample([VERDICT, later, same_time], 3)
        assert standing(mixed) == {VERDICT.trail: same_time}


def test_a_judgement_that_was_taken_back_does_not_stand() -> None:
    back = replace(VERDICT, id="v2", judgement=Judgement.OPEN, at=START + timedelta(seconds=1))
    assert standing([back, VERDICT]) == {}


def test_the_newest_ruling_counts_for_each_pair() -> None:
    later = replace(RULING, id="r2", ruling=Ruling.REOPENED, at=START + timedelta(seconds=1))
    other = replace(RULING, id="r3", home="b", other="a")
    assert newest_rulings([later, RULING, other]) == {("a", "b"): later, ("b", "a"): other}


def test_judging_a_trail_leaves_the_trail_and_the_list_of_trails_alone(
    store: TrailStore, branch: MemoryBranch
) -> None:
    name = store.record(chain("q", "a"))
    before = branch.files[name]
    store.judge(name, Judgement.WRONG, "Ana")
    store.judge(name, Judgement.RIGHT, "Bea", "it is")
    verdict = store.verdict(name)
    assert verdict is not None
    assert (verdict.judgement, verdict.by, verdict.note) == (Judgement.RIGHT, "Bea", "it is")
    assert store.verdicts() == {name: verdict}
    assert store.names() == (name,)
    assert branch.files[name] == before


def test_nobody_judges_what_is_no_trail(store: TrailStore, branch: MemoryBranch) -> None:
    branch.files["2026/03/x.json"] = b"{}"
    with pytest.raises(HuntError):
        store.judge("2026/03/x.json", Judgement.RIGHT, "Ana")
    assert store.verdicts() == {}


def test_a_verdict_speaks_only_of_the_trail_that_it_lies_beside(
    store: TrailStore, branch: MemoryBranch
) -> None:
    mine, other = store.record(chain("q", "a")), store.record(chain("r", "b"))
    forged = replace(VERDICT, trail=other).to_json().encode()
    branch.files[f"{mine.removesuffix('.json')}.verdict.f0.json"] = forged
    branch.files[f"{mine.removesuffix('.json')}.verdict.f1.json"] = b"["
    assert store.verdicts() == {}


def test_rulings_are_kept_apart_from_trails(store: TrailStore, branch: MemoryBranch) -> None:
    kept = store.rule("a", "b", Ruling.ACCEPTED, "Ana", "good")
    branch.files["shortcuts/2026/03/broken.json"] = b"no"
    assert store.rulings() == (kept,)
    assert store.names() == ()
    assert kept.file_name in branch.files


def test_a_file_too_large_for_a_trail_is_refused(store: TrailStore, branch: MemoryBranch) -> None:
    branch.files["2026/03/huge.json"] = b" " * (9 << 20)
    with pytest.raises(HuntError, match="more than a hunt leaves"):
        store.load("2026/03/huge.json")


def test_the_last_word_counts_even_where_an_earlier_clock_was_ahead(
    store: TrailStore, branch: MemoryBranch
) -> None:
    name = store.record(chain("q", "a"))
    ahead = START + timedelta(days=40_000)
    forged = replace(VERDICT, trail=name, at=ahead).to_json().encode()
    branch.files[f"{name.removesuffix('.json')}.verdict.f0.json"] = forged
    branch.files[replace(RULING, at=ahead).file_name] = replace(RULING, at=ahead).to_json().encode()
    store.judge(name, Judgement.RIGHT, "Ana")
    store.rule("a", "b", Ruling.ACCEPTED, "Ana")
    assert store.verdicts()[name].judgement is Judgement.RIGHT
    assert newest_rulings(store.rulings())["a", "b"].ruling is Ruling.ACCEPTED
    store.judge(name, Judgement.OPEN, "Ana")
    assert store.verdicts() == {}
