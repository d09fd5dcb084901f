"""Two edits of one passport are brought together field by field."""

from dataclasses import replace

from forest_studio.core.curate.reconcile import State
from forest_studio.core.curate.reconcile_passport import FieldReconciliation, reconcile_passport
from forest_studio.core.model.edges import EdgeLine
from forest_studio.core.model.passport import Passport

OWNS, CITES = EdgeLine("team", "owned-by", "who"), EdgeLine("rules", "cites")
BASE = Passport("a", "Title", "Summary.", ("x", "y"), "scent", (OWNS, CITES))


def field(name: str, mine: Passport, theirs: Passport) -> FieldReconciliation:
    fields = reconcile_passport(BASE, mine, theirs)
    assert [f.field for f in fields] == ["id", "title", "summary", "scent", "tags", "edges"]
    return next(f for f in fields if f.field == name)


def test_a_field_says_who_changed_it() -> None:
    mine = replace(BASE, title="Mine", scent="both", summary="My summary.")
    theirs = replace(BASE, title="Theirs", scent="both", id="b")
    found = {f.field: (f.state, f.merged) for f in reconcile_passport(BASE, mine, theirs)}
    assert found == {
        "id": (State.THEIRS, "b"),
        "title": (State.CONFLICT, None),
        "summary": (State.MINE, "My summary."),
        "scent": (State.BOTH_SAME, "both"),
        "tags": (State.SAME, BASE.tags),
        "edges": (State.SAME, BASE.edges),
    }


def test_tags_of_both_sides_fit_together() -> None:
    tags = field("tags", replace(BASE, tags=("y", "mine")), replace(BASE, tags=("x", "y", "it")))
    assert (tags.state, tags.merged) == (State.JOINED, ("y", "mine", "it"))


def test_edges_of_both_sides_fit_together() -> None:
    new = EdgeLine("c", "cites")
    changed = replace(OWNS, scent="whom to call")
    edges = field("edges", replace(BASE, edges=(changed, CITES)), replace(BASE, edges=(OWNS, new)))
    assert (edges.state, edges.merged) == (State.JOINED, (changed, new))


def test_one_edge_that_both_changed_is_a_conflict() -> None:
    mine = replace(BASE, edges=(replace(OWNS, scent="mine"), CITES))
    theirs = replace(BASE, edges=(CITES,))
    edges = field("edges", mine, theirs)
    assert (edges.state, edges.merged) == (State.CONFLICT, None)
    assert edges.theirs == (CITES,)


def test_edges_that_only_moved_to_other_lines_are_the_same() -> None:
    moved = replace(BASE, edges=(replace(OWNS, line=9), replace(CITES, line=10)))
    assert field("edges", BASE, moved).state is State.SAME


def test_an_edge_written_twice_stays_twice() -> None:
    twice = replace(BASE, edges=(OWNS, OWNS, CITES))
    edges = field("edges", twice, replace(BASE, edges=(OWNS, CITES, EdgeLine("c", "cites"))))
    assert edges.merged == (OWNS, OWNS, CITES, EdgeLine("c", "cites"))
