"""The half-life is written into forest.yaml, made where there is none, and undone again."""

from collections.abc import Callable
from pathlib import Path

import pytest

from forest_files import log, node
from forest_studio.core.model.changes import EditEdgeTypes, EditHalfLife
from forest_studio.core.session import Applied, Rejected, Session

MANIFEST = """\
name: Test   # kept
half-life: 30  # a month
own: kept
"""
Grow = Callable[[str], Session]


@pytest.fixture
def grow(repository_factory: Callable[..., Path]) -> Grow:
    """A session on one node; the text is that of forest.yaml, empty for none."""

    def run(manifest: str) -> Session:
        files = {"a.md": node("a")} | ({"forest.yaml": manifest} if manifest else {})
        return Session.open(repository_factory(files), index_in_memory=True)

    return run


def manifest_of(session: Session) -> Path:
    return session.repository.root / "forest.yaml"


def test_only_the_half_life_changes_and_undo_brings_the_old_one_back(grow: Grow) -> None:
    session = grow(MANIFEST)
    outcome = session.apply(EditHalfLife(12.5))
    assert isinstance(outcome, Applied)
    assert manifest_of(session).read_text() == MANIFEST.replace("30", "12.5")
    assert session.forest.manifest.half_life_days == 12.5
    assert session.can_undo == "Set the half-life of heat to 12.5 days"
    assert isinstance(session.undo(), Applied)
    assert manifest_of(session).read_text() == MANIFEST
    assert session.forest.manifest.half_life_days == 30
    assert isinstance(session.redo(), Applied)
    assert session.forest.manifest.half_life_days == 12.5


def test_a_forest_without_a_manifest_gets_one_and_undo_takes_it_away(grow: Grow) -> None:
    session = grow("")
    assert isinstance(session.apply(EditHalfLife(1)), Applied)
    assert manifest_of(session).read_text() == "format: 1\nhalf-life: 1\n"
    assert log(session.repository.root)[0].startswith("Set the half-life of heat to 1 day")
    session.undo()
    assert not manifest_of(session).exists()


@pytest.mark.parametrize("days", [0, -1, 36501, float("nan"), float("inf")])
def test_what_is_no_half_life_is_refused(grow: Grow, days: float) -> None:
    session = grow(MANIFEST)
    outcome = session.apply(EditHalfLife(days))
    assert isinstance(outcome, Rejected)
    assert "no half-life" in str(outcome)
    assert manifest_of(session).read_text() == MANIFEST


def test_the_same_half_life_again_is_nothing_to_do(grow: Grow) -> None:
    outcome = grow(MANIFEST).apply(EditHalfLife(30))
    assert isinstance(outcome, Rejected)
    assert outcome.reasons[0].rule == "no-change"


def test_a_broken_manifest_is_left_as_it_is(grow: Grow) -> None:
    session = grow("name: [\n")
    assert isinstance(session.apply(EditHalfLife(3)), Rejected)
    assert manifest_of(session).read_text() == "name: [\n"


def test_another_order_of_types_is_a_commit_of_its_own_name(grow: Grow) -> None:
    session = grow("edge-types:\n- name: a\n# of b\n- name: b\n  own: kept\n")
    a, b = session.forest.manifest.edge_types
    assert isinstance(session.apply(EditEdgeTypes((b, a))), Applied)
    assert manifest_of(session).read_text() == (
        "edge-types:\n# of b\n- name: b\n  own: kept\n- name: a\n"
    )
    assert session.can_undo == "Reorder edge types"
