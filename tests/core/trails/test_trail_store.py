"""Trails are kept one file each and found again."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import pytest

from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import HuntError
from forest_studio.core.trails.trail import Outcome, Trail
from forest_studio.core.trails.trail_store import TrailStore
from memory_branch import MemoryBranch

TRAIL = Trail(
    id="5eed",
    forest_commit="c0",
    question="who is\npaged?",
    navigator="test",
    started=datetime(2025, 3, 1, 10, 11, 12, 345, tzinfo=UTC),
    steps=(),
    outcome=Outcome.GAVE_UP,
)


@pytest.fixture
def branch() -> MemoryBranch:
    return MemoryBranch()


@pytest.fixture
def store(branch: MemoryBranch) -> TrailStore:
    return TrailStore(branch, Author("Ana", "ana@example.org"))


def later(minutes: int) -> Trail:
    return replace(TRAIL, id=f"{minutes:04x}", started=TRAIL.started + timedelta(minutes=minutes))


def test_a_trail_lies_in_the_folder_of_its_month(store: TrailStore, branch: MemoryBranch) -> None:
    assert store.record(TRAIL) == "2025/03/20250301T101112.000345Z-5eed.json"
    assert branch.messages == ["Trail: who is paged?"]


def test_names_are_in_world_time_wherever_the_hunt_was(store: TrailStore) -> None:
    there = TRAIL.started.astimezone(timezone(timedelta(hours=-11)))
    assert store.record(replace(TRAIL, started=there)).startswith("2025/03/20250301T1011")


def test_a_recorded_trail_is_loaded_as_it_was(store: TrailStore) -> None:
    assert store.load(store.record(TRAIL)) == TRAIL


def test_two_hunts_of_one_moment_have_names_of_their_own(store: TrailStore) -> None:
    store.record(TRAIL)
    store.record(replace(TRAIL, id="0ther"))
    assert len(store.names()) == 2


def test_the_newest_come_first_and_strange_files_are_passed_over(
    store: TrailStore, branch: MemoryBranch
) -> None:
    for minutes in (5, 1, 9):
        store.record(later(minutes))
    branch.files["2025/04/broken.json"] = b"{"
    branch.files["notes.txt"] = b"hello"
    assert [t.id for t in store.newest(2)] == ["0009", "0005"]
    assert len(store.newest(100)) == 3


def test_a_broken_file_is_named(store: TrailStore, branch: MemoryBranch) -> None:
    branch.files["2025/04/broken.json"] = b"{"
    with pytest.raises(HuntError, match=r"2025/04/broken\.json"):
        store.load("2025/04/broken.json")


def test_what_is_half_a_letter_in_a_question_does_not_lose_the_trail(store: TrailStore) -> None:
    name = store.record(replace(TRAIL, question="where is \udcff?"))
    assert store.load(name).question == "where is ??"


def test_a_file_far_too_large_is_refused_before_it_is_read(
    store: TrailStore, branch: MemoryBranch, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = store.record(TRAIL)
    monkeypatch.setattr(branch, "size", lambda _: 1 << 30)
    monkeypatch.delattr(MemoryBranch, "read")
    with pytest.raises(HuntError, match="more than a hunt leaves"):
        store.load(name)


def test_a_file_that_bears_the_id_of_another_hunt_is_refused(
    store: TrailStore, branch: MemoryBranch
) -> None:
    name = store.record(TRAIL)
    branch.files["2025/02/forged.json"] = branch.files[name]
    with pytest.raises(HuntError, match="says that it is '5eed'"):
        store.load("2025/02/forged.json")
    assert len(store.newest(9)) == 1
