"""Files move, split, merge and go; whatever named them goes on leading to them."""

import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from forest_files import MANIFEST, log, node, write_files
from forest_studio.core.curate.planned import Planned
from forest_studio.core.model.changes import (
    Change,
    ChangeId,
    CreateNode,
    DeleteNode,
    EdgeAt,
    MergeNodes,
    MoveNode,
    RenameFile,
    RetypeEdges,
    SplitNode,
)
from forest_studio.core.model.edges import EdgeLine
from forest_studio.core.session import Applied, Rejected, Session
from plain_git import commit, git

Open = Callable[..., Session]


@pytest.fixture
def grow(repository_factory: Callable[..., Path]) -> Open:
    """A session on a forest of these files."""

    def run(files: Mapping[str, str | bytes], manifest: str = MANIFEST) -> Session:
        start: dict[str, str | bytes] = {"forest.yaml": manifest} if manifest else {}
        return Session.open(repository_factory({**start, **files}), index_in_memory=True)

    return run


def done(session: Session, change: Change) -> Applied:
    outcome = session.apply(change)
    assert isinstance(outcome, Applied), outcome
    root = session.repository.root
    status = subprocess.run(
        ["git", "status", "--porcelain"], cwd=root, check=True, capture_output=True, text=True
    )
    assert status.stdout == ""
    assert session.forest == session.repository.read() or _same(session)
    return outcome


def _same(session: Session) -> bool:
    """Whether the snapshot is what reading everything anew gives."""
    fresh = session.repository.read()
    parts = ("nodes", "parents", "children", "outgoing", "incoming")
    return all(dict(getattr(session.forest, p)) == dict(getattr(fresh, p)) for p in parts)


def rules(session: Session, change: Change) -> set[str]:
    outcome = session.apply(change)
    assert isinstance(outcome, Rejected), outcome
    assert all(reason.message and reason.remedy for reason in outcome.reasons)
    return {reason.rule for reason in outcome.reasons}


def texts(session: Session) -> dict[str, str]:
    root = session.repository.root
    found = (path for path in root.rglob("*") if path.is_file() and ".git" not in path.parts)
    return {
        path.relative_to(root).as_posix(): path.read_bytes().decode()
        for path in found
        if path.name != "forest.yaml"
    }


def undone(session: Session, before: Mapping[str, str]) -> None:
    """Undo gives every byte back, redo takes it again, and undo once more."""
    after = texts(session)
    assert isinstance(session.undo(), Applied)
    assert texts(session) == dict(before)
    assert isinstance(session.redo(), Applied)
    assert texts(session) == after
    assert isinstance(session.undo(), Applied)
    assert texts(session) == dict(before)
    assert _same(session)


# What broke other tools

RENAME = {
    "root.md": "[[NOTE]] [[sub/NOTE|al]] [x](sub/NOTE.md#h) ![[NOTE#H]] [r][r]\n\n"
    "[r]: sub/NOTE.md\n",
    "sub/NOTE.md": "# H\n[[NOTE]] [[NOTE#H|me]] ![[NOTE]]\n",
}


@pytest.mark.parametrize("new", ["OTHER", "note", "My Note"])
def test_a_renamed_file_is_followed_by_every_form_of_link(grow: Open, new: str) -> None:
    session = grow(RENAME)
    before = texts(session)
    outcome = done(session, RenameFile("sub/NOTE", new))
    in_url = new.replace(" ", "%20")
    assert texts(session) == {
        "root.md": f"[[{new}]] [[sub/{new}|al]] [x](sub/{in_url}.md#h) ![[{new}#H]] [r][r]\n\n"
        f"[r]: sub/{in_url}.md\n",
        f"sub/{new}.md": f"# H\n[[{new}]] [[{new}#H|me]] ![[{new}]]\n",
    }
    assert set(outcome.nodes) == {"sub/NOTE", f"sub/{new}", "root"}
    assert log(session.repository.root) == [f"Rename NOTE.md to {new}.md", "Plant"]
    undone(session, before)


def test_a_renamed_folder_is_followed(grow: Open) -> None:
    session = grow(RENAME)
    before = texts(session)
    done(session, RenameFile("sub/", "Sub"))
    assert texts(session) == {
        "root.md": RENAME["root.md"].replace("sub/", "Sub/"),
        "Sub/NOTE.md": RENAME["sub/NOTE.md"],
    }
    undone(session, before)


def test_links_in_tables_keep_their_escaped_bars(grow: Open) -> None:
    table = "| h | k |\n|---|---|\n| [[page\\|alias]] | 1 |\n| [[page|alias]] | 2 |\n\n"
    session = grow({"page.md": "# page\n", "t.md": table + "Prose [[page|alias]].\n"})
    done(session, RenameFile("page", "leaf"))
    assert texts(session)["t.md"] == (table + "Prose [[page|alias]].\n").replace("page", "leaf")


def test_of_two_names_that_differ_by_case_both_stay_and_no_link_is_guessed(grow: Open) -> None:
    files = {"contents.md": "# lower\n", "Contents.md": "# Upper\n",
             "i.md": "[[CONTENTS]] [x](contents.MD) [[Contents]]\n"}  # fmt: skip
    session = grow(files)
    assert "name-case-collision" in {f.rule for f in session.findings()}
    assert rules(session, RenameFile("i", "CONTENTS")) == {"name-case-collision"}
    done(session, RenameFile("Contents", "Upper"))
    assert texts(session)["i.md"] == "[[CONTENTS]] [x](contents.MD) [[Upper]]\n"
    assert texts(session)["contents.md"] == "# lower\n"


def test_a_deleted_target_leaves_links_and_edges_which_heal_when_it_comes_back(grow: Open) -> None:
    alpha = node("alpha", edges=["{to: beta, type: related-to, scent: s}"],
                 body="- links_to [[Beta]] and [x](Beta.md)\n")  # fmt: skip
    session = grow({"Alpha.md": alpha, "Beta.md": node("beta")})
    assert not session.findings()
    plan = session.plan(DeleteNode("beta"))
    assert isinstance(plan, Planned)
    assert [note.message for note in plan.notes] == [
        "1 edges and 2 links of Alpha.md will lead nowhere"
    ]
    done(session, DeleteNode("beta"))
    assert texts(session) == {"Alpha.md": alpha}
    found = [(f.rule, f.path, f.line) for f in session.findings()]
    assert found == [
        ("broken-edge", "Alpha.md", 6),
        ("broken-link", "Alpha.md", 8),
        ("broken-link", "Alpha.md", 8),
    ]
    done(session, CreateNode("Beta.md", "beta", "Beta", "It is back."))
    assert not session.findings()
    assert [edge.other for edge in session.forest.outgoing["alpha"]] == ["beta"]


ODD = ["RedShift: x.md", "What?.md", "100%.md", "[.md", "a#b.md", "CON.md", "tr .md", "🗂️ hub.md",
       "nbsp\u00a0name.md"]  # fmt: skip


@pytest.mark.parametrize("name", ODD)
def test_a_file_with_an_odd_name_moves_and_its_links_follow(grow: Open, name: str) -> None:
    from urllib.parse import quote

    link = f"[x](./{quote(name)}) [y](<sub/../{quote(name, safe=' ')}>)\n"
    session = grow({name: "# odd\n", "i.md": link, "sub/n.md": "# n\n"})
    before = texts(session)
    done(session, MoveNode(name[:-3], "sub"))
    assert set(texts(session)) == {f"sub/{name}", "i.md", "sub/n.md"}
    assert not [f for f in session.findings() if f.rule == "broken-link"]
    done(session, RenameFile(f"sub/{name[:-3]}", "plain"))
    assert "[x](./sub/plain.md)" in texts(session)["i.md"]
    assert session.undo()
    undone(session, before)


@pytest.mark.parametrize(
    ("name", "rule"),
    [("RedShift: x", "name-reserved"), ("What?", "name-reserved"), ("CON", "name-reserved"),
     ("a#b", "not-linkable"), ("[", "not-linkable"), ("a/b", "bad-name"), ("", "bad-name"),
     (".hidden", "path-outside"), ("b", "file-exists"), ("A", "no-change"),
     ("../x", "bad-name")],
)  # fmt: skip
def test_a_name_that_links_or_systems_could_not_hold_is_refused(
    grow: Open, name: str, rule: str
) -> None:
    session = grow({"A.md": "# a\n", "b.md": "[[A]]\n"})
    before = texts(session)
    assert rule in rules(session, RenameFile("A", name))
    assert texts(session) == before


def test_a_name_with_a_hash_is_fine_where_links_can_encode_it(grow: Open) -> None:
    session = grow({"A.md": "# a\n", "b.md": "[a](A.md#h)\n"})
    done(session, RenameFile("A", "a#b 100%"))
    assert texts(session)["b.md"] == "[a](a%23b%20100%25.md#h)\n"


# Moving

GROVE = {
    "index.md": node("home", body="[g](area/grove/) [p](area/grove/pic.png) [[leaf]]\n"),
    "area/x.md": node("x", edges=["{to: area/grove/wild, type: mentions, scent: s}",
                                  "{to: area/grove/wild.md, type: documents, scent: s}",
                                  "{to: leaf, type: related-to, scent: s}"],
                      body="[l](grove/leaf.md) [w](/area/grove/wild.md)\n"),
    "area/grove/index.md": node("grove", body="[up](../x.md) ![p](pic.png) [l](leaf.md)\n"),
    "area/grove/leaf.md": node("leaf", body="[self](leaf.md#h) [[x]] [o](../../other/o.md)\n"),
    "area/grove/wild.md": "---\nedges:\n- {to: leaf, type: mentions}\n---\n# Wild\n[i](.)\n",
    "area/grove/deep/d.md": node("d", body="[up](../leaf.md)\n"),
    "area/grove/pic.png": b"\x89PNG\r\n\x00\n",
    "area/grove/.keep": "",
    "other/o.md": node("o"),
}  # fmt: skip


def contents(session: Session) -> dict[str, bytes]:
    root = session.repository.root
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in root.rglob("*")
        if path.is_file() and ".git" not in path.parts
    }


def test_a_grove_moves_with_everything_in_it(grow: Open) -> None:
    session = grow(GROVE)
    before = contents(session)
    outcome = done(session, MoveNode("grove", "other/new"))
    after = {path: data.decode("latin-1") for path, data in contents(session).items()}
    moved = {path.removeprefix("other/new/grove/") for path in after if "new/grove" in path}
    assert moved == {"index.md", "leaf.md", "wild.md", "deep/d.md", "pic.png", ".keep"}
    assert not (session.repository.root / "area/grove").exists()
    assert after["other/new/grove/pic.png"] == "\x89PNG\r\n\x00\n"
    assert "[g](other/new/grove/) [p](other/new/grove/pic.png) [[leaf]]" in after["index.md"]
    assert "[l](../other/new/grove/leaf.md) [w](/other/new/grove/wild.md)" in after["area/x.md"]
    assert "{to: other/new/grove/wild, type: mentions" in after["area/x.md"]
    assert "{to: other/new/grove/wild.md, type: documents" in after["area/x.md"]
    assert (
        "[up](../../../area/x.md) ![p](pic.png) [l](leaf.md)" in after["other/new/grove/index.md"]
    )
    assert "[self](leaf.md#h) [[x]] [o](../../o.md)" in after["other/new/grove/leaf.md"]
    assert after["other/new/grove/wild.md"] == GROVE["area/grove/wild.md"]
    assert {"grove", "leaf", "d", "x", "home"} < set(outcome.nodes)
    assert {"area/grove/wild", "other/new/grove/wild", "area/grove/deep/"} < set(outcome.nodes)
    assert {f.rule for f in session.findings()} == {"wild-node", "missing-edge-scent", "missing-id",
                                                    "missing-summary", "missing-title"} & {
        f.rule for f in session.findings()
    }  # fmt: skip
    assert isinstance(session.undo(), Applied)
    assert contents(session) == before
    assert _same(session)


def test_a_grove_without_a_file_moves_too_and_edges_to_it_follow(grow: Open) -> None:
    session = grow({"a.md": node("a", edges=["{to: docs/, type: mentions, scent: s}"]),
                    "docs/b.md": node("b"), "more/index.md": node("more")})  # fmt: skip
    done(session, MoveNode("docs/", "more"))
    assert "{to: more/docs/, type: mentions" in texts(session)["a.md"]
    assert session.forest.parents["more/docs/"] == "more"


def test_a_file_moves_into_a_grove_that_is_named_by_its_id(grow: Open) -> None:
    session = grow(GROVE)
    done(session, MoveNode("o", "grove"))
    assert session.forest.node("o").path == "area/grove/o.md"
    assert "[o](o.md)" in texts_of(session, "leaf")
    done(session, MoveNode("o", ""))
    assert session.forest.node("o").path == "o.md"
    assert "[o](../../o.md)" in texts_of(session, "leaf")


def texts_of(session: Session, node_id: str) -> str:
    return session.forest.texts.read(session.forest.node(node_id).blob)


def test_an_id_survives_a_move_and_edges_by_id_are_not_touched(grow: Open) -> None:
    session = grow(GROVE)
    done(session, MoveNode("leaf", "other"))
    assert "{to: leaf, type: related-to, scent: s}" in texts_of(session, "x")
    assert "[l](../other/leaf.md)" in texts_of(session, "x")
    assert "{to: leaf, type: mentions}" in texts_of(session, "area/grove/wild")


def test_a_link_by_name_is_spelled_out_where_the_name_would_lead_elsewhere(grow: Open) -> None:
    session = grow({"a/N.md": "# a\n", "b/M.md": "# b\n", "i.md": "[[N]]\n", "c/x.md": "[[M]]\n"})
    done(session, RenameFile("b/M", "N"))
    assert texts(session)["c/x.md"] == "[[b/N]]\n"
    assert texts(session)["i.md"] == "[[N]]\n"
    done(session, MoveNode("b/N", ""))
    assert texts(session)["i.md"] == "[[a/N]]\n"
    assert texts(session)["c/x.md"] == "[[N]]\n" or texts(session)["c/x.md"] == "[[/N]]\n"


def test_a_broken_file_moves_as_it_is_and_the_plan_says_so(grow: Open) -> None:
    broken = "---\nid: [\n---\n[x](a.md)\n"
    session = grow({"bad.md": broken, "a.md": node("a")})
    plan = session.plan(MoveNode("bad", "sub"))
    assert isinstance(plan, Planned)
    assert "can't be parsed" in plan.notes[0].message
    done(session, MoveNode("bad", "sub"))
    assert texts(session)["sub/bad.md"] == broken


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        (MoveNode("grove", "area/grove/deep"), "into-itself"),
        (MoveNode("grove", "area"), "no-change"),
        (MoveNode("home", "area"), "root"),
        (MoveNode("nobody", "area"), "unknown-node"),
        (MoveNode("leaf", "../out"), "path-outside"),
        (MoveNode("leaf", "other/o.md"), "not-a-folder"),
        (RenameFile("leaf", "wild"), "file-exists"),
        (RenameFile("leaf", "WILD"), "name-case-collision"),
        (RenameFile("area/", "other"), "file-exists"),
        (DeleteNode("grove"), "not-empty"),
        (DeleteNode("home", with_children=True), "root"),
        (DeleteNode("area/"), "not-empty"),
    ],
)
def test_what_can_not_be_done_is_refused_with_a_reason(
    grow: Open, change: Change, rule: str
) -> None:
    session = grow(GROVE)
    before = contents(session)
    assert rules(session, change) == {rule}
    assert contents(session) == before


def test_a_grove_goes_with_everything_in_it_when_that_is_asked(grow: Open) -> None:
    session = grow(GROVE)
    before = contents(session)
    done(session, DeleteNode("grove", with_children=True))
    assert not (session.repository.root / "area/grove").exists()
    assert "grove" not in session.forest.nodes
    assert "[l](grove/leaf.md)" in texts_of(session, "x")
    assert isinstance(session.undo(), Applied)
    assert contents(session) == before


def test_a_link_in_the_folder_keeps_it_from_moving(grow: Open) -> None:
    from forest_studio.core.model.errors import StorageError

    session = grow(GROVE)
    (session.repository.root / "area/grove/out").symlink_to("/")
    with pytest.raises(StorageError, match="symbolic link"):
        session.apply(MoveNode("grove", "other"))


def test_a_moved_file_keeps_its_mode(grow: Open) -> None:
    session = grow({"d/index.md": node("d"), "d/run.sh": "#!/bin/sh\n", "d/x.md": node("x")})
    root = session.repository.root
    for name in ("d/run.sh", "d/x.md"):
        (root / name).chmod(0o755)
    commit(root, "Modes")
    session.refresh()
    done(session, MoveNode("d", "e"))
    modes = git(root, "ls-files", "-s", "e")
    assert modes.count("100755") == 2
    assert (root / "e/d/run.sh").stat().st_mode & 0o111


def test_a_file_that_git_does_not_know_yet_moves_too(grow: Open) -> None:
    session = grow({"i.md": "[n](new.md)\n", "d/index.md": node("d")})
    root = session.repository.root
    write_files(root, {"new.md": "# New\n"})
    session.refresh()
    done(session, MoveNode("new", "d"))
    assert (root / "i.md").read_text() == "[n](d/new.md)\n"
    write_files(root, {"d/raw.txt": "raw\n"})
    done(session, RenameFile("d", "e"))
    assert (root / "e/raw.txt").read_text() == "raw\n"
    assert "+# New" in git(root, "log", "-p")


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
