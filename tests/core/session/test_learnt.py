"""What was learnt from trails is kept in a cache that anybody may have touched."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from forest_files import MANIFEST, node
from forest_studio.core.model.errors import StorageError
from forest_studio.core.session import Session
from forest_studio.core.session.learnt import FILE, Learnt, load
from forest_studio.core.trails.trail_store import TrailStore
from trail_builder import START, chain


def damaged_time(data: Any) -> None:
    data["lessons"]["t.json"][2] = float("nan")


def damaged_way(data: Any) -> None:
    data["lessons"]["t.json"][5] = [[[], []]]


def damaged_count(data: Any) -> None:
    data["seen"][0][4] = float("inf")


@pytest.mark.parametrize("damage", [damaged_time, damaged_way, damaged_count])
def test_a_damaged_cache_counts_as_none(tmp_path: Path, damage: Callable[[Any], None]) -> None:
    learnt = Learnt()
    learnt.take("t.json", chain("q", "a", "b"))
    learnt.save(tmp_path)
    assert load(tmp_path).lessons == learnt.lessons
    data = json.loads((tmp_path / FILE).read_text())
    damage(data)
    (tmp_path / FILE).write_text(json.dumps(data))
    assert load(tmp_path) == Learnt()


def test_files_of_a_newer_program_get_another_look_from_a_newer_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Learnt(unreadable={"new.json"}).save(tmp_path)
    assert load(tmp_path).knows("new.json")
    monkeypatch.setattr("forest_studio.core.session.learnt.VERSION", 99)
    assert not load(tmp_path).knows("new.json")


def test_a_trail_that_the_disk_refused_once_is_learnt_from_later(
    repository_factory: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {"forest.yaml": MANIFEST, "a.md": node("a", "A"), "b.md": node("b", "B")}
    root = repository_factory(files)
    Session.open(root, index_in_memory=True).record(chain("q", "a", "b"))
    session = Session.open(root, index_in_memory=True)

    def refuse(*_: object) -> bytes:
        raise StorageError("the disk is tired")

    with monkeypatch.context() as broken:
        broken.setattr(TrailStore, "load", refuse)
        session.heat.refresh()
    assert session.heat.overall(START).is_cold
    session.record(chain("r", "a", "b"))
    session.heat.refresh()
    assert session.heat.overall(START).node("b") == pytest.approx(2.0)


def test_two_files_with_the_id_of_one_hunt_teach_once_and_stop_nothing(
    repository_factory: Callable[..., Path],
) -> None:
    files = {"forest.yaml": MANIFEST, "a.md": node("a", "A"), "b.md": node("b", "B")}
    session = Session.open(repository_factory(files), index_in_memory=True)
    trail = chain("who is asked?", "home", "a", "b")
    session.record(trail)
    branch = session.repository.branch("forest-trails")
    forged = replace(trail, question="something else entirely", started=START.replace(month=1))
    for name in (f"2026/01/20260101T000000Z-{trail.id}.json", "2026/01/other.json"):
        branch.append(name, forged.to_json().encode(), "m", session.author())
    session.heat.refresh()
    assert session.heat.overall(START).node("b") == pytest.approx(1.0)
    assert session.shortcuts.listed(START, 1)[0].questions == ("who is asked?",)
