"""Nodes get other ids and edges other types, are split in two and made into one."""

import pytest

from forest_files import log, node
from forest_studio.core.curate.plan_merge import merging
from forest_studio.core.curate.plan_split import headings, paragraph_starts
from forest_studio.core.curate.planned import Planned, Rejected
from forest_studio.core.model.changes import (
    ChangeId,
    EdgeAt,
    MergeNodes,
    RetypeEdges,
    SplitNode,
)
from forest_studio.core.model.edges import EdgeLine
from forest_studio.core.session import Applied
from structure_edits import Open, done, rules, texts, texts_of, undone

# Ids and types


def test_a_new_id_is_followed_by_edges_and_links(grow: Open) -> None:
    session = grow({
        "a.md": node("a", edges=["{to: b, type: owns, scent: s}"], body="[[b]] [b](b) [[bb]]\n"),
        "x/bb.md": node("b", body="[[b|me]]\n"),
    })  # fmt: skip
    before = texts(session)
    outcome = done(session, ChangeId("b", "ledger"))
    assert "{to: ledger, type: owns, scent: s}" in texts(session)["a.md"]
    assert "[[ledger]] [b](ledger) [[bb]]" in texts(session)["a.md"]
    assert "id: ledger" in texts(session)["x/bb.md"]
    assert "[[ledger|me]]" in texts(session)["x/bb.md"]
    assert set(outcome.nodes) == {"a", "b", "ledger"}
    undone(session, before)
    assert rules(session, ChangeId("b", "a")) == {"duplicate-id"}
    assert rules(session, ChangeId("b", "")) == {"missing-id"}


def test_many_edges_change_their_type_at_once_or_none_does(grow: Open) -> None:
    session = grow({
        "a.md": node("a", edges=["{to: b, type: mentions, scent: s}",
                                 "{to: c, type: mentions, scent: t}"]),
        "b.md": node("b", edges=["{to: c, type: documents, scent: s}"]),
        "c.md": node("c", edges=["{to: a, type: mentions, scent: s}"]),
    })  # fmt: skip
    before = texts(session)
    forest = session.forest
    every = [EdgeAt(home, i, line) for home in "abc"
             for i, line in enumerate(forest.node(home).passport.edges)]  # fmt: skip
    done(session, RetypeEdges(tuple(every[:3]), "depends-on"))
    assert "{to: c, type: depends-on, scent: t}" in texts(session)["a.md"]
    assert "{to: c, type: depends-on, scent: s}" in texts(session)["b.md"]
    undone(session, before)
    assert rules(session, RetypeEdges(tuple(every), "part-of")) == {"cycle"}
    assert rules(session, RetypeEdges(tuple(every), "no-such")) == {"unknown-edge-type"}
    stale = EdgeAt("a", 0, EdgeLine("b", "owns", "s"))
    assert rules(session, RetypeEdges((every[1], stale), "owns")) == {"stale-edge"}
    assert texts(session) == before


# Splitting and merging

LONG = node("a", body="# A\n\nSee [b][b] and [c](c.md).\n\n## Later\n\nOf [b][b].[^1]\n\n"
            "```\n## In code\n```\n\n[b]: sub/b.md\n[^1]: A note.\n")  # fmt: skip


def test_the_end_of_a_body_becomes_a_file_beside_it(grow: Open) -> None:
    session = grow({"d/a.md": LONG, "d/c.md": node("c"), "d/sub/b.md": node("b")})
    before = texts(session)
    change = SplitNode(
        "a", "later", "Later", "What comes later.", "the later part", heading="Later"
    )
    outcome = done(session, change)
    new = texts(session)["d/later.md"]
    assert new.startswith("---\nid: later\ntitle: Later\nsummary: What comes later.\n")
    assert new.endswith(
        "---\n## Later\n\nOf [b][b].[^1]\n\n```\n## In code\n```\n\n[b]: sub/b.md\n[^1]: A note.\n"
    )
    old = texts(session)["d/a.md"]
    assert "- {to: later, type: related-to, scent: the later part}\n" in old
    assert old.endswith("See [b][b] and [c](c.md).\n\n[b]: sub/b.md\n")
    assert set(outcome.nodes) == {"a", "later"}
    undone(session, before)


def test_a_body_is_split_at_a_line_of_the_file(grow: Open) -> None:
    session = grow({"a.md": LONG})
    line = LONG.splitlines().index("## Later") + 1
    done(session, SplitNode("a", "b2", "B", "It is b.", "b", line=line, name="second"))
    assert "## Later" in texts(session)["second.md"]
    assert "## Later" not in texts(session)["a.md"]


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        (SplitNode("a", "n", "N", "S.", "s", heading="In code"), "no-such-place"),
        (SplitNode("a", "n", "N", "S.", "s", heading="A"), "empty-part"),
        (SplitNode("a", "n", "N", "S.", "s", line=2), "no-such-place"),
        (SplitNode("a", "n", "N", "S.", "s", line=15), "inside-code"),
        (SplitNode("a", "c", "N", "S.", "s", heading="Later"), "duplicate-id"),
        (SplitNode("a", "n", "N", "S.", "s", heading="Later", name="c"), "file-exists"),
        (SplitNode("a", "n", "", "S.", "s", heading="Later"), "missing-title"),
        (SplitNode("a", "n", "N", "word " * 90, "s", heading="Later"), "summary-over-budget"),
        (SplitNode("a", "n", "N", "S.", "s", heading="Later", edge_type="x"), "unknown-edge-type"),
    ],
)
def test_a_split_that_would_break_something_is_refused(
    grow: Open, change: SplitNode, rule: str
) -> None:
    session = grow({"a.md": LONG, "c.md": node("c")})
    assert rule in rules(session, change)


def test_two_nodes_become_one(grow: Open) -> None:
    session = grow({
        "a.md": node("a", extra="tags: [x]", edges=["{to: c, type: owns, scent: s}",
                                                    "{to: b, type: mentions, scent: s}"]),
        "d/b.md": node("b", extra="tags: [z, x]\nmood: glad", body="[l](c.md) [[a]] ![p](p.png)\n",
                       edges=["{to: c, type: owns, scent: again}", "{to: a, type: owns, scent: s}",
                              "{to: e, type: owns, scent: new}"]),
        "d/c.md": node("c", edges=["{to: b, type: documents, scent: s}"], body="[b](b.md) [[b]]\n"),
        "e.md": node("e", edges=["{to: a, type: mentions, scent: s}",
                                 "{to: d/b.md, type: mentions, scent: twice}"]),
    })  # fmt: skip
    before = texts(session)
    plan = session.plan(MergeNodes("a", "b"))
    assert isinstance(plan, Planned)
    assert [note.message for note in plan.notes] == ["the keys mood of d/b.md are not taken over"]
    outcome = done(session, MergeNodes("a", "b"))
    after = texts(session)
    assert set(after) == {"a.md", "d/c.md", "e.md"}
    assert after["a.md"] == (
        "---\nid: a\ntitle: A\nsummary: What it is.\ntags: [x, z]\nedges:\n"
        "- {to: c, type: owns, scent: s}\n- {to: e, type: owns, scent: new}\n---\n"
        "Some words.\n\n[l](d/c.md) [[a]] ![p](d/p.png)\n"
    )
    assert "{to: a, type: documents, scent: s}" in after["d/c.md"]
    assert after["d/c.md"].endswith("[b](../a.md) [[a]]\n")
    assert "twice" not in after["e.md"]
    assert set(outcome.nodes) == {"a", "b", "c", "e"}
    assert not [f for f in session.findings() if f.rule != "broken-link"]
    undone(session, before)


def test_a_merge_that_closes_a_circle_or_mixes_references_is_refused(grow: Open) -> None:
    session = grow({
        "a.md": node("a", edges=["{to: b, type: part-of, scent: s}"], body="[r]: x.md\n"),
        "b.md": node("b", edges=["{to: c, type: part-of, scent: s}"]),
        "c.md": node("c"),
        "d.md": node("d", body="[r]: y.md\n"),
        "g/index.md": node("g"), "g/h.md": node("h"),
    })  # fmt: skip
    assert rules(session, MergeNodes("c", "a")) == {"cycle"}
    assert rules(session, MergeNodes("a", "d")) == {"clashing-references"}
    assert rules(session, MergeNodes("a", "g")) == {"not-empty"}
    assert rules(session, MergeNodes("a", "a")) == {"into-itself"}


def test_wild_files_merge_and_split_too(grow: Open) -> None:
    session = grow({"a.md": "# A\n\nOne.\n", "b.md": "# B\n\nTwo. [[a]]\n", "i.md": "[[b]]\n"})
    before = texts(session)
    done(session, MergeNodes("a", "b"))
    assert texts(session) == {"a.md": "# A\n\nOne.\n\n# B\n\nTwo. [[a]]\n", "i.md": "[[a]]\n"}
    done(session, SplitNode("a", "b", "B", "The second.", "two", heading="B"))
    assert session.forest.outgoing["a"][0].other == "b"
    assert isinstance(session.undo(), Applied)
    undone(session, before)


def test_the_headings_at_which_a_node_can_be_split_are_told(grow: Open) -> None:
    body = "# Top\r\n\r\nSome.\r\n\r\n## Later ##\r\n\r\n```\r\n# no\r\n```\r\n\r\n### Last\r\n"
    session = grow({"a.md": node("a").replace("\n", "\r\n") + body, "b.md": "# Top\nText\n"})
    found = headings(texts_of(session, "a"))
    assert [(h.level, h.text) for h in found] == [(1, "Top"), (2, "Later"), (3, "Last")]
    lines = texts_of(session, "a").splitlines()
    assert [lines[h.line - 1] for h in found] == ["# Top", "## Later ##", "### Last"]
    assert headings(texts_of(session, "b")) == ()


def test_paragraphs_are_told_by_their_line_and_their_first_words(grow: Open) -> None:
    body = "One\nmore.\n\n```\ncode\n```\n\n  Two  words.\nOn.\n\nThree.\n"
    session = grow({"a.md": node("a") + body})
    found = paragraph_starts(texts_of(session, "a"))
    assert [h.text for h in found] == ["Two words.", "Three."]
    lines = texts_of(session, "a").splitlines()
    assert [lines[h.line - 1] for h in found] == ["  Two  words.", "Three."]
    assert len(paragraph_starts(texts_of(session, "a"), most=1)) == 1


def test_a_line_outside_of_the_body_is_refused_with_the_lines_inside(grow: Open) -> None:
    session = grow({"a.md": node("a") + "One.\n\nTwo.\n"})
    lines = texts_of(session, "a").splitlines()
    first, last = lines.index("---", 1) + 2, lines.index("Two.") + 1
    refused = session.apply(SplitNode("a", "b", "B", "S.", "", line=last + 9))
    assert isinstance(refused, Rejected)
    assert refused.reasons[0].remedy == f"Choose a line from {first} to {last}"


def test_several_nodes_become_one_by_one_commit(grow: Open) -> None:
    session = grow(
        {
            "a.md": node("a", body="A.\n"),
            "b.md": node("b", edges=["{to: c, type: mentions, scent: s}"], body="B.\n"),
            "c.md": node("c", body="C, see [b](b.md).\n"),
            "d.md": node("d", edges=["{to: c, type: mentions, scent: s}"], body="[b](b.md)\n"),
        }
    )
    before = texts(session)
    done(session, merging(session.forest, "a", ["b", "c"]))
    after = texts(session)
    assert set(after) == {"a.md", "d.md"}
    assert "A.\n\nB.\n\nC, see [b](" in after["a.md"]
    assert "{to: a, type: mentions" in after["d.md"]
    assert "[b](a.md)" in after["d.md"]
    assert log(session.repository.root)[0] == "Merge 2 nodes into A"
    undone(session, before)
