"""Links in bodies: which are there, and that nothing but a target ever changes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forest_studio.core.curate.body_links import Way, decoded, find_links
from forest_studio.core.curate.link_moves import LinkMover, Moves
from forest_studio.core.curate.link_places import By, Places, relative

FRONT = "---\nid: a\ntitle: '[x](no.md)'\nsummary: '[[no]]'\n---\n"


def targets(text: str) -> list[str]:
    found = find_links(text)
    assert [text[link.start : link.end] for link in found] == [link.raw for link in found]
    return [link.target for link in found]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("[x](a.md)", ["a.md"]),
        ("![x](img/a.png)", ["img/a.png"]),
        ("[x](<my notes/a b.md>)", ["my notes/a b.md"]),
        ("[x](my%20notes/a%20b.md#h 'title')", ["my notes/a b.md"]),
        ('[x]( a.md "ti)t\\"le" )', ["a.md"]),
        ("[x](a_(b).md)", ["a_(b).md"]),
        ("[x](a\\(b.md)", ["a(b.md"]),
        ("[x](caf%C3%A9.md)", ["café.md"]),
        ("[x](R&amp;D.md)", ["R&D.md"]),
        ("[![i](i.png)](a.md)", ["i.png", "a.md"]),
        ("[a [b] c](a.md)", ["a.md"]),
        ("[x](a.md?raw=1#h)", ["a.md"]),
        ("[`code`](a.md)", ["a.md"]),
        ("[x](\n  a.md\n)", ["a.md"]),
        ("[r][r]\n\n[r]: sub/NOTE.md\n[s]: <s p.md> 'T'\n", ["sub/NOTE.md", "s p.md"]),
        ("> [r]: q.md\r\n> [x](y.md)\r\n", ["q.md", "y.md"]),
        ("[[NOTE]] [[sub/NOTE|al]] ![[NOTE#H]]", ["NOTE", "sub/NOTE", "NOTE"]),
        ("[[NOTE#H|me [1]]]", ["NOTE"]),
        ("| [[page\\|alias]] | 1 |\n| [[page|alias]] |\n\nProse [[page|alias]].", ["page"] * 3),
        ("[[ NOTE ]]", ["NOTE"]),
        ("- [x](a.md)\n\n      [[deep]] in a list\n", ["a.md", "deep"]),
        ("*[x](a.md)* **[[b]]**", ["a.md", "b"]),
        ("text `` [x](no.md) ` [[no]] `` [[yes]]", ["yes"]),
        ("an ` alone, [x](a.md)", ["a.md"]),
        ("```md\n[x](no.md)\n[[no]]\n```\n[[yes]]", ["yes"]),
        ("~~~\n```\n[[no]]\n~~~\n[[yes]]", ["yes"]),
        ("````\n```\n[[no]]\n````\n[[yes]]", ["yes"]),
        ("- item\n  ```\n  [[no]]\n  ```\n- [[yes]]", ["yes"]),
        ("> ```\n> [[no]]\n\n[[yes]]", ["yes"]),
        ("```\n[[no]] in an unclosed fence\n", []),
        ("```inline``` [[yes]]", ["yes"]),
        ("para\n\n    [[no]] indented code\n\n[[yes]]", ["yes"]),
        ("para\n    [[yes]] is no code", ["yes"]),
        ("<!-- [[no]] --> [[yes]]", ["yes"]),
        ("a <!-- [[no]]\n[x](no.md) --> [[yes]]", ["yes"]),
        ("<!--\n\n[[no]]\n\n-->\n[[yes]]", ["yes"]),
        ("<pre>\n[[no]]\n</pre>\n[[yes]]", ["yes"]),
        ('<img alt="[x](no.md)"> [[yes]]', ["yes"]),
        ("\\[x](no.md) \\[[no]] [[yes]]", ["yes"]),
        ("[x]() [[]] [[#h]] [x](#h)", []),
        ("[^1]: no.md\n\n[1]: yes.md\n", ["yes.md"]),
        ("[x](a b.md)", []),
        ("[x] (a.md)", []),
        (FRONT + "[[yes]]", ["yes"]),
        ("\ufeff" + FRONT + "[[yes]]", ["yes"]),
        (FRONT.replace("\n", "\r\n") + "[[yes]]\r\n```\r\n[[no]]\r\n```\r\n", ["yes"]),
        ("[[a\nb]]", []),
    ],
)
def test_links_are_found_where_a_reader_sees_one(text: str, wanted: list[str]) -> None:
    assert targets(text) == wanted


def test_a_link_says_how_it_is_written() -> None:
    ways = [link.way for link in find_links("[x](a.md) [[b]]\n\n[c]: d.md\n")]
    assert ways == [Way.INLINE, Way.WIKI, Way.DEFINITION]
    assert decoded("100%25.md") == "100%.md"
    assert decoded("100%.md") == "100%.md"


def test_a_hostile_text_is_looked_through_in_time() -> None:
    for piece in ("[", "[[", "`" * 3 + "a", "[x](", "<!--", "[x](<", "[a](b '", "> ", "[r]:", "\\"):
        find_links(piece * 20_000)
        find_links((piece + "\n") * 5_000)
    find_links("".join("`" * n + " " for n in range(1, 800)))


@given(st.text(alphabet="[]()!`#|\\<>ab/. \n\r-:~^%'\"", max_size=200))
def test_no_text_is_changed_when_nothing_moves(text: str) -> None:
    places = Places(["a.md", "b/a.md", "b/index.md"], {})
    assert LinkMover(places, places, Moves()).rewritten(text, "b/a.md", "b/a.md") == text


# Where links lead

PLACES = Places(
    ["a.md", "sub/NOTE.md", "sub/deep/a.md", "docs/index.md", "Two.md", "two.md", "RedShift: x.md"],
    {"ledger": "sub/NOTE.md", "a": "sub/deep/a.md"},
)


@pytest.mark.parametrize(
    ("text", "home", "path"),
    [
        ("[x](sub/NOTE.md)", "a.md", "sub/NOTE.md"),
        ("[x](NOTE.md)", "sub/x.md", "sub/NOTE.md"),
        ("[x](../a.md)", "sub/x.md", "a.md"),
        ("[x](/a.md)", "sub/x.md", "a.md"),
        ("[x](sub/note)", "x.md", "sub/NOTE.md"),
        ("[x](docs/)", "x.md", "docs/index.md"),
        ("[x](.)", "docs/x.md", "docs/index.md"),
        ("[x](ledger)", "x.md", "sub/NOTE.md"),
        ("[x](RedShift:%20x.md)", "a.md", "RedShift: x.md"),
        ("[[NOTE]]", "x.md", "sub/NOTE.md"),
        ("[[note]]", "x.md", "sub/NOTE.md"),
        ("[[deep/a]]", "x.md", "sub/deep/a.md"),
        ("[[a]]", "sub/deep/x.md", "a.md"),
        ("[[./a]]", "sub/deep/x.md", "sub/deep/a.md"),
        ("[[ledger]]", "x.md", "sub/NOTE.md"),
        ("[[docs]]", "x.md", "docs/index.md"),
        ("[[RedShift: x]]", "a.md", "RedShift: x.md"),
        ("[[two]]", "a.md", "two.md"),
        ("[[Two]]", "a.md", "Two.md"),
    ],
)
def test_a_link_leads_to_the_file_that_it_names(text: str, home: str, path: str) -> None:
    (link,) = find_links(text)
    found = PLACES.find(link, home)
    assert found is not None
    assert found.path == path


@pytest.mark.parametrize(
    "text", ["[x](https://e.org/a.md)", "[x](mailto:a@b.c)", "[x](//e.org/a.md)", "[[no such]]",
             "[x](TWO.md)", "[[https://e.org]]", "[x](word)"],
)  # fmt: skip
def test_other_links_lead_to_no_file(text: str) -> None:
    (link,) = find_links(text)
    found = PLACES.find(link, "a.md")
    assert found is None or (found.by is By.UNKNOWN and found.path == "TWO.md")


def test_the_way_between_two_files() -> None:
    assert relative("a.md", "b.md") == "a.md"
    assert relative("a/x.md", "a/b/y.md") == "../x.md"
    assert relative("../code.py", "a/b/y.md") == "../../../code.py"
    assert relative("a", "a/x.md") == "."


# There and back

NAMES = st.sampled_from(["NOTE", "my note", "100%", "a#b", "[b", "é", "x(y", "index", "R&amp;D"])
FOLDERS = st.sampled_from(["", "sub/", "sub/deep/", "with space/", "a#b/", "docs/"])


@st.composite
def woods(draw: st.DrawFn) -> tuple[dict[str, str], str, str]:
    """Files with links to one another, and a move of one of them."""
    paths = sorted(draw(st.sets(st.builds(lambda f, n: f"{f}{n}.md", FOLDERS, NAMES), min_size=2)))
    texts = {}
    for home in paths:
        lines = [draw(_links(home, path)) for path in draw(st.lists(st.sampled_from(paths)))]
        texts[home] = "# T\n" + "\n".join(lines) + "\n[w](https://e.org/NOTE.md) `[[NOTE]]`\n"
    old = draw(st.sampled_from(paths))
    new = draw(st.builds(lambda f, n: f"{f}{n} 2.md", FOLDERS, NAMES))
    return texts, old, new


def _links(home: str, path: str) -> st.SearchStrategy[str]:
    encoded = relative(path, home)
    for sign in "%# ()&":
        encoded = encoded.replace(sign, f"%{ord(sign):02X}")
    angled = relative(path, home).replace("%", "%25").replace("#", "%23").replace("&", "%26")
    return st.sampled_from(
        [f"[x]({encoded}#h)", f"![x](<{angled}>)", f"\n[r]: {encoded}\n", f"[x](/{path})"]
        if " " not in path and "(" not in path and "#" not in path and "%" not in path
        else [f"[x]({encoded} 'T')", f"[x](<{angled}> 'T')"]
    )


@given(woods())
def test_moving_there_and_back_gives_the_same_bytes(wood: tuple[dict[str, str], str, str]) -> None:
    texts, old, new = wood
    before = Places(texts, {})
    after = Places([new if path == old else path for path in texts], {})
    there, back = (
        LinkMover(before, after, Moves({old: new})),
        LinkMover(after, before, Moves({new: old})),
    )
    for home, text in texts.items():
        new_home = new if home == old else home
        moved = there.rewritten(text, home, new_home)
        leads = [before.find(link, home) for link in find_links(text)]
        led = [after.find(link, new_home) for link in find_links(moved)]
        wanted = [found and (new if found.path == old else found.path) for found in leads]
        assert [found and found.path for found in led] == wanted
        assert back.rewritten(moved, new_home, home) == text


@st.composite
def groves(draw: st.DrawFn) -> tuple[dict[str, str], str, str]:
    """Files with links of every kind to one another, and a folder that moves."""
    names = st.sampled_from(["NOTE", "note 2", "x", "index", "deep/NOTE", "deep/y"])
    folders = st.sampled_from(["", "g/", "g/in/", "other/"])
    paths = sorted(draw(st.sets(st.builds(lambda f, n: f"{f}{n}.md", folders, names), min_size=3)))
    texts = {}
    for home in paths:
        lines = []
        for path in draw(st.lists(st.sampled_from(paths), max_size=4)):
            way = relative(path, home).replace(" ", "%20")
            stem = path[:-3]
            lines.append(
                draw(
                    st.sampled_from(
                        [f"[x]({way}#h)", f"[x](/{path.replace(' ', '%20')})", f"![[{stem}#h|a]]",
                         f"[[{stem.rpartition('/')[2]}]]", f"| [[{stem}\\|a]] |", "[[nowhere]]",
                         f"\n[r]: {way}\n", "![p](pic.png)", f"`[[{stem}]]`"]
                    )
                )
            )  # fmt: skip
        texts[home] = "\n".join(lines) + "\n"
    return texts, "g", draw(st.sampled_from(["h", "other/g", "other/new folder", "G"]))


@given(groves())
def test_links_lead_to_the_same_files_when_a_grove_has_moved(
    wood: tuple[dict[str, str], str, str],
) -> None:
    texts, old, new = wood
    files = {p: new + p[len(old) :] for p in texts if p.startswith(old + "/")}
    goals = [files.get(path, path) for path in texts]
    if len(set(goals)) < len(texts):
        return  # Something is there already, which a plan refuses.
    before, after = Places(texts, {}), Places(goals, {})
    mover = LinkMover(before, after, Moves(files, {old: new}))
    back = LinkMover(after, before, Moves({n: o for o, n in files.items()}, {new: old}))
    for home, text in texts.items():
        new_home = files.get(home, home)
        moved = mover.rewritten(text, home, new_home)
        for one, other in zip(find_links(text), find_links(moved), strict=True):
            was, now = before.find(one, home), after.find(other, new_home)
            assert (was is None) == (now is None)
            assert was is None or now is None or mover.moves.of(was.path) == now.path
        returned = back.rewritten(moved, new_home, home)
        for one, other in zip(find_links(text), find_links(returned), strict=True):
            assert before.find(one, home) == before.find(other, home) or one.way is Way.WIKI
