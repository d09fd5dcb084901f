"""A plan says exactly what would be written, or why not; it touches no disk."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forest_builder import Leaf, build
from forest_files import MANIFEST, node
from forest_studio.core.curate.plan import Planned, Rejected, plan
from forest_studio.core.model.changes import (
    AddEdge,
    Change,
    CreateNode,
    EditBody,
    EditEdge,
    EditPassport,
    RemoveEdge,
    RestoreText,
)
from forest_studio.core.model.edges import EdgeLine
from forest_studio.core.model.forest import Forest
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.passports.front_matter import parse
from forest_studio.core.store.repository import Repository

Grow = Callable[[dict[str, str | bytes]], Forest]
LONG = " ".join(["word"] * 90)


@pytest.fixture
def grow(repository_factory: Callable[..., Path]) -> Grow:
    """The forest of these files under a default manifest."""

    def run(files: dict[str, str | bytes]) -> Forest:
        return Repository.open(repository_factory({"forest.yaml": MANIFEST, **files})).read()

    return run


@pytest.fixture
def forest(grow: Grow) -> Forest:
    """Three curated nodes, a wild one and a folder without a file."""
    return grow(
        {
            "a.md": node("a", "Invoice service", edges=["{to: b, type: depends-on, scent: s}"]),
            "more/b.md": node("b", "Ledger", edges=["{to: c, type: part-of, scent: s}"]),
            "c.md": node("c", "Finance"),
            "deep/wild.md": "# A wild page\n\nIt says this. And then that.\n",
        }
    )


def planned(forest: Forest, change: Change) -> Planned:
    found = plan(forest, change)
    assert isinstance(found, Planned), found
    return found


def text(forest: Forest, change: Change) -> str:
    content = planned(forest, change).write.content
    assert content is not None
    return content.decode()


def refused(forest: Forest, change: Change) -> set[str]:
    found = plan(forest, change)
    assert isinstance(found, Rejected), found
    assert all(reason.message and reason.remedy for reason in found.reasons)
    return {reason.rule for reason in found.reasons}


def test_an_edit_changes_only_its_line_and_says_so(forest: Forest) -> None:
    change = EditPassport("a", summary="Issues invoices.")
    found = planned(forest, change)
    before = forest.texts.read(forest.node("a").blob)
    assert text(forest, change) == before.replace("What it is.", "Issues invoices.")
    assert found.message == "Edit summary of Invoice service"
    assert (found.operation, found.nodes) == ("edit-passport", ("a",))
    assert (found.write.path, found.write.expected) == ("a.md", forest.node("a").blob)


def test_several_fields_are_one_edit(forest: Forest) -> None:
    found = planned(forest, EditPassport("a", title="Bills", scent="here", tags=("x", " x ", "")))
    assert found.message == "Edit title, tags and scent of Invoice service"
    assert found.write.content is not None
    passport = parse(found.write.content.decode()).passport
    assert passport is not None
    assert (passport.title, passport.scent, passport.tags) == ("Bills", "here", ("x",))


def test_an_empty_scent_takes_the_key_away(grow: Grow) -> None:
    forest = grow({"a.md": node("a", extra="scent: old")})
    assert "scent" not in text(forest, EditPassport("a", scent=""))


def test_the_inverse_puts_back_the_bytes_of_before(forest: Forest) -> None:
    found = planned(forest, EditPassport("a", title="Bills"))
    assert found.write.content is not None
    assert found.inverse.text == forest.texts.read(forest.node("a").blob).encode()
    assert found.inverse.expected == blob_id(found.write.content)


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        (EditPassport("a", summary=LONG), "summary-over-budget"),
        (EditPassport("a", scent=LONG), "scent-over-budget"),
        (EditPassport("a", title="  "), "missing-title"),
        (EditPassport("a", summary=""), "missing-summary"),
        (EditPassport("a", id="c"), "duplicate-id"),
        (EditPassport("a", id="deep/wild"), "duplicate-id"),
        (EditPassport("a", id="a/"), "id-form"),
        (EditPassport("a", id="x" * 300), "id-form"),
        (EditPassport("a", title="Invoice service"), "no-change"),
        (EditPassport("a", title="half \ud83d"), "not-text"),
        (EditPassport("gone", title="x"), "unknown-node"),
        (EditPassport("deep/", title="x"), "no-file"),
        (EditBody("a", "Some words.\n"), "no-change"),
        (AddEdge("a", EdgeLine("gone", "owns")), "broken-edge"),
        (AddEdge("a", EdgeLine("c", "likes")), "unknown-edge-type"),
        (AddEdge("a", EdgeLine("a", "owns")), "self-edge"),
        (AddEdge("a", EdgeLine("b", "depends-on", "again")), "duplicate-edge"),
        (AddEdge("b", EdgeLine("a", "needed-by", "again")), "duplicate-edge"),
        (AddEdge("a", EdgeLine("c", "owns", LONG)), "edge-scent-over-budget"),
        (AddEdge("c", EdgeLine("b", "part-of")), "cycle"),
        (AddEdge("b", EdgeLine("c", "has-part")), "cycle"),
        (RemoveEdge("a", 0, EdgeLine("b", "owns", "s")), "stale-edge"),
        (RemoveEdge("a", 5, EdgeLine("b", "depends-on", "s")), "stale-edge"),
        (CreateNode("a.md", "n", "N", "S"), "file-exists"),
        (CreateNode("A.md", "n", "N", "S"), "name-case-collision"),
        (CreateNode("n.txt", "n", "N", "S"), "not-markdown"),
        (CreateNode("../n.md", "n", "N", "S"), "path-outside"),
        (CreateNode("/n.md", "n", "N", "S"), "path-outside"),
        (CreateNode("x/../n.md", "n", "N", "S"), "path-outside"),
        (CreateNode(".git/n.md", "n", "N", "S"), "path-outside"),
        (CreateNode("", "n", "N", "S"), "path-outside"),
        (CreateNode("con.md", "n", "N", "S"), "name-reserved"),
        (CreateNode("a\\b.md", "n", "N", "S"), "name-reserved"),
        (CreateNode("n.md", "a", "N", "S"), "duplicate-id"),
        (CreateNode("n.md", "", "N", "S"), "missing-id"),
        (CreateNode("n.md", "n", "", "S"), "missing-title"),
        (CreateNode("n.md", "n", "N", ""), "missing-summary"),
        (CreateNode("n.md", "n", "N", LONG), "summary-over-budget"),
        (RestoreText("a.md", b"x", "0" * 40, "Undo"), "stale-file"),
        (RestoreText("n.md", b"x", "0" * 40, "Undo"), "stale-file"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_what_a_forest_must_not_hold_is_refused_with_its_reason(
    forest: Forest, change: Change, rule: str
) -> None:
    assert refused(forest, change) == {rule}


def test_every_reason_is_told_at_once(forest: Forest) -> None:
    change = EditPassport("a", title="", summary=LONG, id="b")
    assert refused(forest, change) == {"missing-title", "summary-over-budget", "duplicate-id"}


def test_a_refused_cycle_shows_its_path(forest: Forest) -> None:
    found = plan(forest, AddEdge("c", EdgeLine("b", "part-of")))
    assert isinstance(found, Rejected)
    assert "c → b → c" in found.reasons[0].message


def test_an_id_that_edges_name_stays(forest: Forest) -> None:
    assert refused(forest, EditPassport("b", id="ledger")) == {"id-in-use"}


def test_an_id_that_no_edge_names_may_change(forest: Forest) -> None:
    found = planned(forest, EditPassport("a", id="invoices"))
    assert found.nodes == ("a", "invoices")


def test_an_edge_is_added_under_its_labels(forest: Forest) -> None:
    found = planned(forest, AddEdge("a", EdgeLine("c", "owned-by", " who  pays ")))
    assert found.message == "Add edge Invoice service → Finance (owned by)"
    assert found.write.content is not None
    assert parse(found.write.content.decode()).partial.edges[1].scent == "who pays"


def test_an_edge_given_by_path_is_written_by_id(forest: Forest) -> None:
    change = AddEdge("c", EdgeLine("a.md", "mentions", "s"))
    assert "to: a," in text(forest, change)


def test_an_edge_is_edited_in_place(forest: Forest) -> None:
    was = forest.node("a").passport.edges[0]
    found = planned(forest, EditEdge("a", 0, was, EdgeLine("b", "depends-on", "new")))
    assert found.message == "Edit scent of edge Invoice service → Ledger (depends on)"
    found = planned(forest, EditEdge("a", 0, was, EdgeLine("c", "owns", "new")))
    assert found.message == "Edit edge Invoice service → Finance (owns)"


def test_an_edge_may_be_reworded_without_being_its_own_duplicate(forest: Forest) -> None:
    was = forest.node("b").passport.edges[0]
    planned(forest, EditEdge("b", 0, was, EdgeLine("c", "part-of", "other words")))


def test_an_edge_may_be_turned_round_without_closing_a_circle_with_itself(forest: Forest) -> None:
    was = forest.node("b").passport.edges[0]
    planned(forest, EditEdge("b", 0, was, EdgeLine("c", "has-part", "s")))


def test_a_broken_edge_can_be_removed(grow: Grow) -> None:
    forest = grow({"a.md": node("a", edges=["{to: gone, type: likes}"])})
    found = planned(forest, RemoveEdge("a", 0, forest.node("a").passport.edges[0]))
    assert found.message == "Remove edge A → gone (likes)"


def test_a_wild_node_gets_a_whole_passport_with_its_first_edit(forest: Forest) -> None:
    found = planned(forest, EditPassport("deep/wild", title="Tame"))
    assert found.message == "Give A wild page a passport"
    assert found.write.content is not None
    passport = parse(found.write.content.decode()).passport
    assert passport is not None
    assert (passport.id, passport.title) == ("deep/wild", "Tame")
    assert passport.summary == "It says this. And then that."
    assert found.write.content.endswith(b"---\n# A wild page\n\nIt says this. And then that.\n")


def test_an_edge_makes_a_wild_node_a_curated_one(forest: Forest) -> None:
    passport = parse(text(forest, AddEdge("deep/wild", EdgeLine("a", "mentions", "s")))).passport
    assert passport is not None
    assert (passport.id, passport.title) == ("deep/wild", "A wild page")
    assert passport.edges[0].to == "a"


def test_the_summary_drawn_for_a_wild_node_keeps_to_the_budget(grow: Grow) -> None:
    forest = grow({"w.md": f"# W\n\n```\ncode\n```\n\n- list\n\n[One](x.md) *word*. {LONG}.\n"})
    passport = parse(text(forest, EditPassport("w", title="W"))).passport
    assert passport is not None
    assert passport.summary == "One word."


def test_another_programs_id_is_kept(grow: Grow) -> None:
    forest = grow({"w.md": "---\nid: dendron-7\ntitle: W\ndesc: ''\n---\nText.\n"})
    found = planned(forest, EditPassport("w", summary="Words."))
    assert found.nodes == ("w", "dendron-7")
    assert found.write.content is not None
    lines = found.write.content.decode().splitlines()
    assert {"id: dendron-7", "title: W", "summary: Words.", "desc: ''"} <= set(lines)


def test_a_broken_file_is_never_rewritten(grow: Grow) -> None:
    forest = grow({"a.md": "---\nid: a\ntitle: one: two\n---\n", "b.md": b"\xff\xfea\x00"})
    for change in (EditPassport("a", title="x"), EditBody("a", "x"), EditBody("b", "x")):
        assert refused(forest, change) == {"broken-file"}


def test_a_body_is_replaced_under_its_front_matter(forest: Forest) -> None:
    change = EditBody("a", "New words.\n")
    before = forest.texts.read(forest.node("a").blob)
    assert text(forest, change) == before.replace("Some words.\n", "New words.\n")


def test_the_body_of_a_wild_node_can_be_edited_and_it_stays_wild(forest: Forest) -> None:
    assert text(forest, EditBody("deep/wild", "Other.\n")) == "Other.\n"


def test_bom_and_line_ends_survive_an_edit(grow: Grow) -> None:
    raw = "\ufeff" + node("a").replace("\n", "\r\n")
    forest = grow({"a.md": raw})
    changed = text(forest, EditPassport("a", title="Bills"))
    assert changed == raw.replace("title: A", "title: Bills")


def test_a_new_node_has_the_passport_it_was_given(forest: Forest) -> None:
    change = CreateNode("x/n.md", "n", "New: one", "It is new.", ("t",), "the new one", "Body.\n")
    found = planned(forest, change)
    assert (found.message, found.operation) == ("Add New: one", "create-node")
    assert (found.write.path, found.write.expected) == ("x/n.md", None)
    assert found.write.content is not None
    passport = parse(found.write.content.decode()).passport
    assert passport is not None
    assert (passport.title, passport.tags, passport.scent) == ("New: one", ("t",), "the new one")
    assert found.write.content.endswith(b"---\nBody.\n")
    assert found.inverse == RestoreText(
        "x/n.md", None, blob_id(found.write.content), "Add New: one"
    )


def test_a_body_that_looks_like_front_matter_stays_a_body(forest: Forest) -> None:
    body = "---\nid: evil\n---\n"
    content = text(forest, CreateNode("n.md", "n", "N", "S.", body=body))
    assert content.endswith(body)
    assert parse(content).partial.id == "n"


def test_restoring_is_undone_by_restoring_what_was_there(forest: Forest) -> None:
    blob = forest.node("a").blob
    found = planned(forest, RestoreText("a.md", b"old", blob, "Undo: it"))
    assert (found.message, found.write.content, found.write.expected) == ("Undo: it", b"old", blob)
    assert found.inverse.text == forest.texts.read(blob).encode()
    gone = planned(forest, RestoreText("a.md", None, blob, "Undo: it"))
    assert (gone.write.content, gone.inverse.expected) == (None, "")


IN_MEMORY = build({"a.md": Leaf("A", "About a."), "w.md": Leaf("W", body="# W\n", wild=True)})


@given(node_id=st.sampled_from(["a", "w"]), title=st.text(max_size=40), scent=st.text(max_size=40))
def test_whatever_is_typed_is_either_refused_or_read_back_as_typed(
    node_id: str, title: str, scent: str
) -> None:
    found = plan(IN_MEMORY, EditPassport(node_id, title=title, scent=scent))
    if isinstance(found, Planned):
        assert found.write.content is not None
        passport = parse(found.write.content.decode()).passport
        assert passport is not None
        assert passport.title == " ".join(title.split())
        assert passport.scent == " ".join(scent.split())


@given(to=st.text(max_size=30), kind=st.text(max_size=20), scent=st.text(max_size=30))
def test_any_edge_is_either_refused_or_read_back_as_drawn(to: str, kind: str, scent: str) -> None:
    for line in (EdgeLine(to, kind, scent), EdgeLine("w", "owns", scent)):
        found = plan(IN_MEMORY, AddEdge("a", line))
        if isinstance(found, Planned):
            assert found.write.content is not None
            (edge,) = parse(found.write.content.decode()).partial.edges
            assert (edge.to, edge.type) == (line.to, line.type)
            assert edge.scent == " ".join(scent.split())
