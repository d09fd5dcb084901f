"""Whoever waits for the doctor sees how far it is, and can stop it; nothing is changed then."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from forest_files import fingerprint
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.git.loose_objects import loose_path
from forest_studio.core.store.upkeep import examination
from forest_studio.core.store.upkeep.doctor import Ailment, Stage, examine, repair
from git_line import git
from sick_forest import NEW, empty, names, saved_forest

Step = tuple[Stage, int, int]


class Asked(BaseException):
    """Somebody wants no more."""


@pytest.fixture(autouse=True)
def _at_every_object(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small forest stands in for one where it is told now and then only."""
    for module in ("object_walk", "patient"):
        monkeypatch.setattr(f"forest_studio.core.store.upkeep.{module}.OFTEN", 1)
    assert examination.OFTEN > 1


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    return saved_forest(repository_factory)


def steps_of(root: Path) -> list[Step]:
    told: list[Step] = []
    examine(root, lambda *step: told.append(step))
    return told


@pytest.mark.parametrize("packed", [False, True])
def test_stages_come_one_after_the_other_and_never_go_back(root: Path, packed: bool) -> None:
    if packed:
        git(root, "gc", "-q", "--prune=now")
    steps = steps_of(root)
    order = list(Stage)
    places = [(order.index(stage), done) for stage, done, _ in steps]
    assert all(before <= after for before, after in pairwise(places))
    assert all(0 <= done <= total for _, done, total in steps)
    first = Stage.PACKS if packed else Stage.LOOSE
    assert {stage for stage, _, _ in steps} == {first, Stage.HISTORY, Stage.FILES}


def test_the_history_is_told_to_its_last_object(root: Path) -> None:
    git(root, "gc", "-q", "--prune=now")
    count = len(git(root, "rev-list", "--all", "--objects").splitlines())
    assert (Stage.HISTORY, count, count) in steps_of(root)


def test_files_are_searched_only_for_what_is_damaged(root: Path) -> None:
    empty(loose_path(root / ".git" / "objects", blob_id(NEW.encode())))
    steps = steps_of(root)
    stages = list(dict.fromkeys(stage for stage, _, _ in steps))
    assert stages == [Stage.LOOSE, Stage.HISTORY, Stage.SOURCES, Stage.FILES]


@pytest.mark.parametrize("stage", [Stage.LOOSE, Stage.HISTORY, Stage.SOURCES, Stage.FILES])
def test_it_stops_where_it_is_asked_to_and_has_changed_nothing(root: Path, stage: Stage) -> None:
    empty(loose_path(root / ".git" / "objects", blob_id(NEW.encode())))
    before = fingerprint(root)

    def told(here: Stage, _done: int, _total: int) -> None:
        if here is stage:
            raise Asked

    with pytest.raises(Asked):
        examine(root, told)
    assert fingerprint(root) == before
    assert names(examine(root)) == ["object-damaged"]


@pytest.mark.parametrize("stage", [Stage.LOOSE, Stage.HISTORY, Stage.SOURCES, Stage.FILES])
def test_a_repair_can_be_stopped_until_the_first_change(
    root: Path, stage: Stage, tmp_path: Path
) -> None:
    empty(loose_path(root / ".git" / "objects", blob_id(NEW.encode())))
    (root / ".git" / "index").write_bytes(b"")
    found = examine(root)
    before = fingerprint(root)

    def told(here: Stage, _done: int, _total: int) -> None:
        if here is stage:
            raise Asked

    with pytest.raises(Asked):
        repair(root, found, backup_file=tmp_path / "it.bundle", told=told)
    assert fingerprint(root) == before
    assert names(examine(root)) == names(found)


def test_each_repair_is_told_before_it_is_done(root: Path, tmp_path: Path) -> None:
    (root / ".git" / "HEAD").write_bytes(b"")
    (root / ".git" / "index").write_bytes(b"")
    told: list[tuple[str, int, int]] = []
    stages: set[Stage] = set()

    def begun(ailment: Ailment, done: int, total: int) -> None:
        assert ailment in examine(root)
        told.append((ailment.name, done, total))

    treatment = repair(
        root,
        examine(root),
        backup_file=tmp_path / "it.bundle",
        told=lambda stage, _done, _total: stages.add(stage),
        begun=begun,
    )
    done = [repair.ailment.name for repair in treatment.repairs if repair.done]
    assert told == [(name, number, len(done)) for number, name in enumerate(done)]
    assert {Stage.LOOSE, Stage.HISTORY, Stage.FILES} <= stages
