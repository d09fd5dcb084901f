"""Quick fixes mend what is certain, leave the rest to a person, and are one commit."""

from collections.abc import Callable
from pathlib import Path

import pytest

from forest_files import MANIFEST, log, node
from forest_studio.core.curate.quick_fixes import all_certain, fixes, meant_type, offers
from forest_studio.core.model.changes import EditEdge, RemoveEdge
from forest_studio.core.model.manifest import Manifest
from forest_studio.core.session import Applied, Session

Grow = Callable[..., Session]
EDGES = (
    "{to: b, type: depends-on, scent: s}",
    "{to: b, type: depends-on, scent: again}",
    "{to: a, type: mentions, scent: myself}",
    "{to: b, type: Owned By, scent: s}",
    "{to: B, type: documents, scent: s}",
    "{to: c, type: mentoins, scent: s}",
)


@pytest.fixture
def grow(repository_factory: Callable[..., Path]) -> Grow:
    """A session on a forest whose first node has these edges."""

    def run(*edges: str) -> Session:
        files = {
            "forest.yaml": MANIFEST,
            "a.md": node("a", edges=edges),
            "b.md": node("b", "The Ledger"),
            "c.md": node("c"),
        }
        return Session.open(repository_factory(files), index_in_memory=True)

    return run


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("depends on", "depends-on"),
        ("Owns", "owns"),
        ("owned by", "owned-by"),
        ("depend-on", "depends-on"),
        ("supercedes", "supersedes"),
        ("mentoins", "mentions"),
        ("part_of", "part-of"),
        ("eats", None),
        ("own", "owns"),
        ("ow", None),
    ],
)
def test_a_type_that_is_a_label_or_one_letter_off_is_known(written: str, meant: str | None) -> None:
    assert meant_type(written, Manifest()) == meant


def test_everything_certain_is_mended_as_one_commit_that_can_be_undone(grow: Grow) -> None:
    session = grow(*EDGES)
    root = session.repository.root
    before = (root / "a.md").read_bytes()
    change = all_certain(session.findings(), session.forest)
    assert change is not None
    assert len(change.changes) == 5
    assert isinstance(session.apply(change), Applied)
    lines = [(e.to, e.type) for e in session.forest.node("a").passport.edges]
    assert lines == [
        ("b", "depends-on"),
        ("b", "owned-by"),
        ("b", "documents"),
        ("c", "mentions"),
    ]
    assert session.findings() == ()
    assert log(root)[0] == "Fix 5 problems"
    assert isinstance(session.undo(), Applied)
    assert (root / "a.md").read_bytes() == before


def test_of_two_equal_edges_the_later_one_goes(grow: Grow) -> None:
    session = grow(*EDGES[:2])
    (finding,) = session.findings()
    fix = fixes(finding, session.forest)
    assert isinstance(fix, RemoveEdge)
    assert fix.was.scent == "again"


def test_an_edge_that_names_a_title_is_only_offered(grow: Grow) -> None:
    session = grow("{to: The Ledger, type: mentions, scent: s}")
    (finding,) = session.findings()
    assert fixes(finding, session.forest) is None
    offer = offers(finding, session.forest)
    assert isinstance(offer, EditEdge)
    assert offer.edge.to == "b"


def test_what_somebody_has_to_decide_has_no_fix(grow: Grow) -> None:
    session = grow("{to: nowhere, type: eats, scent: s}", "{to: c, type: mentions}")
    assert session.findings()
    assert all(fixes(f, session.forest) is None for f in session.findings())
    assert all_certain(session.findings(), session.forest) is None
