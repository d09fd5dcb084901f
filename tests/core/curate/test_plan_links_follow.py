"""Whatever leads to a file leads to it after its name changes: links that broke other tools."""

import pytest

from forest_files import log, node
from forest_studio.core.curate.planned import Planned
from forest_studio.core.model.changes import (
    CreateNode,
    DeleteNode,
    MoveNode,
    RenameFile,
)
from structure_edits import Open, done, rules, texts, undone

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
        "1 edge and 2 links of Alpha.md will lead nowhere"
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
