"""Files and groves move and go; whatever named them goes on leading to them."""

import pytest

from forest_files import node, write_files
from forest_studio.core.curate.planned import Planned
from forest_studio.core.model.changes import (
    Change,
    DeleteNode,
    MoveNode,
    RenameFile,
)
from forest_studio.core.session import Applied
from plain_git import commit, git
from structure_edits import GROVE, Open, contents, done, rules, same, texts, texts_of


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
    assert same(session)


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
