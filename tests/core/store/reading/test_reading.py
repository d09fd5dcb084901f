import os
from dataclasses import replace

import pytest

from forest_files import MANIFEST, commit_all, node, write_files
from forest_studio.core.model.edges import Edge
from forest_studio.core.model.errors import StorageError
from forest_studio.core.model.node import Kind
from forest_studio.core.store.repository import Repository


def ids(forest):
    return list(forest.nodes)


def rules(forest, node_id):
    return [(finding.rule, finding.path) for finding in forest.nodes[node_id].findings]


def same(one, other):
    """Whether two snapshots show the same forest, whatever their texts come from."""
    return replace(one, texts=None, commit="") == replace(other, texts=None, commit="")


@pytest.fixture
def forest_of(repository_factory):
    def read(files, **options):
        return Repository.open(repository_factory(files, **options)).read()

    return read


def test_groves_come_before_what_they_hold_and_siblings_by_path(forest_of):
    forest = forest_of(
        {
            "index.md": node("root"),
            "b.md": "# B\n",
            "a/README.md": node("grove-a"),
            "a/z.md": node("z"),
            "a/deep/er/x.md": node("x"),
            "a-b.md": node("ab"),
        }
    )
    assert ids(forest) == ["root", "ab", "grove-a", "a/deep/", "a/deep/er/", "x", "z", "b"]
    assert forest.children["grove-a"] == ("a/deep/", "z")
    assert forest.parents["x"] == "a/deep/er/"
    assert forest.ancestors("x") == ("root", "grove-a", "a/deep/", "a/deep/er/")
    kinds = {n.id: n.kind for n in forest.nodes.values()}
    assert (kinds["root"], kinds["a/deep/"], kinds["z"]) == (Kind.GROVE, Kind.SYNTHETIC, Kind.LEAF)


def test_index_stands_for_a_folder_before_readme_which_is_then_a_child(forest_of):
    forest = forest_of({"a/README.md": "# R\n", "a/index.md": "# I\n"})
    assert forest.children["/"] == ("a/index",)
    assert forest.children["a/index"] == ("a/README",)


def test_a_wild_node_takes_its_title_from_its_heading_or_its_name(forest_of):
    forest = forest_of(
        {
            "a.md": "text\n# Heading #\n",
            "b.md": "no heading\n",
            "c.md": "```\n# code\n```\n\n# Real\n",
            "d.md": "---\ntitle: null\n---\n# From the body\n",
            "e.md": "---\ntitle: Only a title\n---\n",
            "f/index.md": "no heading",
            "g.md": "\ufeff# After a mark\r\n",
        }
    )
    titles = {n.path: n.title for n in forest.nodes.values()}
    assert titles == {
        "": "forest",
        "a.md": "Heading",
        "b.md": "b",
        "c.md": "Real",
        "d.md": "From the body",
        "e.md": "Only a title",
        "f/index.md": "f",
        "g.md": "After a mark",
    }
    assert all(n.wild for n in forest.nodes.values())
    assert not any(n.broken for n in forest.nodes.values())


def test_a_heading_of_any_length_is_read_at_once(forest_of):
    forest = forest_of({"a.md": "# a" + " " * 300_000 + "b ##  \n"})
    assert forest.nodes["a"].title.split() == ["a", "b"]


def test_edges_find_their_other_end_by_id_and_by_path(forest_of):
    forest = forest_of(
        {
            "a.md": node(
                "a",
                edges=[
                    "{to: b, type: owns}",
                    "{to: f/wild, type: owned-by, scent: s}",
                    "{to: f/wild.md, type: mentions}",
                    "{to: f/b, type: unheard-of}",
                    "{to: nowhere, type: owns}",
                ],
            ),
            "f/b.md": node("b"),
            "f/wild.md": "# Wild\n",
        }
    )
    assert forest.outgoing["a"] == (
        Edge("a", "b", "owns", "", False, 6),
        Edge("a", "f/wild", "owns", "s", True, 7),
        Edge("a", "f/wild", "mentions", "", False, 8),
        Edge("a", "b", "unheard-of", "", False, 9),
    )
    assert forest.incoming["f/wild"] == forest.outgoing["a"][1:3]


def test_of_two_nodes_with_one_id_the_first_by_path_keeps_it(forest_of):
    forest = forest_of({"b.md": node("x"), "a.md": node("x"), "c.md": node("y")})
    assert forest.nodes["x"].path == "a.md"
    assert forest.nodes["b"].path == "b.md"
    assert rules(forest, "b") == [("duplicate-id", "b.md")]
    (finding,) = forest.nodes["b"].findings
    assert "a.md" in finding.message
    assert not forest.nodes["b"].wild


def test_an_id_that_is_the_path_of_another_file_hides_no_file(forest_of):
    forest = forest_of({"a.md": node("b"), "b.md": "wild", "c.md": node("d/"), "d/e.md": "x"})
    assert {n.path: n.id for n in forest.nodes.values()} == {
        "": "/", "a.md": "b", "b.md": "b.md", "c.md": "d/", "d": "d//", "d/e.md": "d/e",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("data", "what"),
    [
        ("# Привет\n".encode("cp1251"), "not UTF-8"),
        ("# 你好\n".encode("gbk"), "not UTF-8"),
        ("# café\n".encode("latin-1"), "not UTF-8"),
        (b"# ok \xff\xfe bytes\n", "not UTF-8"),
        ("\ufeff# Привет\n".encode("utf-16-le"), "UTF-16"),
    ],
)
def test_a_file_in_another_encoding_is_listed_with_a_finding(forest_of, data, what):
    forest = forest_of({"a.md": data, "b.md": node("b")})
    broken = forest.nodes["a"]
    assert broken.broken
    assert broken.wild
    assert broken.findings[0].rule == "not-utf8"
    assert what in broken.findings[0].message
    assert (broken.findings[0].line, broken.findings[0].node) == (1, "a")
    assert not forest.nodes["b"].findings
    assert "\ufffd" in forest.body("a")


def test_broken_front_matter_leaves_the_file_in_the_forest(forest_of):
    forest = forest_of({"a.md": "---\ntitle: A: b\n---\n# Body\n"})
    assert (forest.nodes["a"].broken, forest.nodes["a"].title) == (True, "Body")
    (finding,) = forest.nodes["a"].findings
    assert (finding.rule, finding.node, finding.path) == ("front-matter-unparsable", "a", "a.md")
    assert forest.body("a") == "# Body\n"


def test_file_names_that_other_systems_refuse_are_listed_with_the_reason(forest_of):
    names = [
        "RedShift: x.md", "What?.md", "100%.md", "[.md", "a#b.md", "CON.md", "tr .md", "x ./y.md",
        "e\u0301.md", "🗂️ hub.md", "nbsp\u00a0name.md", "com1.txt.md", "console.md",
    ]  # fmt: skip
    forest = forest_of(dict.fromkeys(names, "x"))
    found = {n.path: [f.rule for f in n.findings] for n in forest.nodes.values() if n.has_file}
    assert found.keys() == set(names)
    flagged = {path: rules for path, rules in found.items() if rules}
    assert flagged == {
        "RedShift: x.md": ["name-reserved"],
        "What?.md": ["name-reserved"],
        "CON.md": ["name-reserved"],
        "x ./y.md": ["name-reserved"],
        "com1.txt.md": ["name-reserved"],
        "e\u0301.md": ["name-not-nfc"],
    }


def test_names_that_differ_only_in_case_are_both_kept_and_reported(forest_of):
    forest = forest_of({"Contents.md": "# U\n", "contents.md": "# l\n", "D/a.md": "", "d/b.md": ""})
    assert rules(forest, "contents") == [("name-case-collision", "contents.md")]
    assert rules(forest, "d/b") == [("name-case-collision", "d/b.md")]
    assert rules(forest, "Contents") == []


def test_links_are_passed_over_and_never_followed(repository_factory, tmp_path):
    root = repository_factory({"a/b.md": node("b")})
    (tmp_path / "secret").mkdir()
    (tmp_path / "secret" / "s.md").write_text("# Secret\n")
    (root / "a" / "up").symlink_to("..")
    (root / "out").symlink_to(tmp_path / "secret")
    (root / "out.md").symlink_to(tmp_path / "secret" / "s.md")
    (root / "chain.md").symlink_to("out.md")
    (root / "gone.md").symlink_to("nowhere.md")
    os.mkfifo(root / "pipe.md")
    forest = Repository.open(root).read()
    assert ids(forest) == ["/", "a/", "b"]
    assert sorted(rules(forest, "/")) == [
        ("not-a-file", "pipe.md"),
        ("symlink", "a/up"),
        ("symlink", "chain.md"),
        ("symlink", "gone.md"),
        ("symlink", "out"),
        ("symlink", "out.md"),
    ]


def test_ignored_files_hidden_ones_and_inner_repositories_are_no_nodes(repository_factory):
    root = repository_factory({"a.md": "", "kept/build/tracked.md": ""})
    write_files(root, {".gitignore": "ignored.md\nbuild/\n"})
    write_files(
        root,
        {
            "forest.yaml": "ignore: [drafts, 'x/*.tmp.md', '**/old/**']\n",
            "ignored.md": "", "build/b.md": "", "drafts/d.md": "", "x/y.tmp.md": "", "x/z.md": "",
            "p/old/q/r.md": "", ".obsidian/n.md": "", ".hidden.md": "", "UPPER.MD": "",
            "no.txt": "", "inner/i.md": "",
        },
    )  # fmt: skip
    (root / "inner" / ".git").mkdir()
    forest = Repository.open(root).read()
    paths = {n.path for n in forest.nodes.values() if n.has_file}
    assert paths == {"a.md", "kept/build/tracked.md", "x/z.md", "UPPER.MD"}


def test_a_name_that_is_not_text_is_passed_over_with_a_note(repository_factory):
    root = repository_factory({"a.md": ""})
    (root / os.fsdecode(b"b\xff.md")).write_text("x")
    forest = Repository.open(root).read()
    assert rules(forest, "/") == [("name-not-utf8", "b\ufffd.md")]


def test_untracked_text_is_read_as_it_was_at_the_snapshot(repository_factory):
    root = repository_factory({"a.md": node("a", body="old\n")})
    write_files(root, {"new.md": "# New\n", "a.md": node("a", body="edited\n")})
    forest = Repository.open(root).read()
    write_files(root, {"new.md": "# Other\n", "a.md": "gone"})
    assert forest.body("new") == "# New\n"
    assert forest.body("a") == "edited\n"


def test_a_commit_is_read_as_it_was(repository_factory):
    root = repository_factory({"forest.yaml": MANIFEST, "d/a.md": node("a"), "d/b.md": "wild"})
    repository = Repository.open(root)
    first = repository.head()
    before = repository.read()
    (root / "d" / "link.md").symlink_to("a.md")
    write_files(root, {"d/a.md": node("a", "Renamed"), "c.md": "new"})
    commit_all(root, "Change")
    old = repository.read(at=first)
    assert same(old, before)
    assert (old.commit, old.body("a")) == (first, "Some words.\n")
    assert ids(repository.read(at="HEAD")) == ids(repository.read())
    assert repository.read(at="HEAD").commit == repository.head()
    for name in ("HEAD:a.md", "HEAD^{tree}", "..", "@{-9}"):
        with pytest.raises(StorageError, match="commit"):
            repository.read(at=name)
    with pytest.raises(StorageError, match="no commit"):
        repository.read(at="0" * 40)


def test_a_repository_without_commits_is_read_from_disk(repository_factory):
    root = repository_factory({"a.md": node("a")}, commit=False)
    repository = Repository.open(root)
    assert repository.head() == ""
    assert repository.read().body("a") == "Some words.\n"


def test_progress_is_told_up_to_the_end(repository_factory):
    told = []
    files = {f"{number}.md": "x" for number in range(600)}
    Repository.open(repository_factory(files)).read(progress=lambda *seen: told.append(seen))
    assert told == [(250, 600), (500, 600), (600, 600)]


def test_tokens_of_the_summary_are_counted(forest_of):
    forest = forest_of({"a.md": node("a", summary="One two three."), "b.md": "wild"})
    assert forest.nodes["a"].summary_tokens == 4
    assert forest.nodes["b"].summary_tokens == 0


CHANGES = {
    "an edited body": {"a.md": node("a", body="new\n")},
    "an edge added": {"f/b.md": node("b", edges=["{to: a, type: owns}", "{to: d, type: owns}"])},
    "an edge turned": {"a.md": node("a", edges=["{to: c, type: owned-by}"])},
    "a new node that an edge waited for": {"d.md": node("d")},
    "a new folder": {"n/m/x.md": node("x"), "n/index.md": node("n")},
    "a removed node": {"f/b.md": None},
    "the last node of a folder removed": {"f/b.md": None, "f/c.md": None},
    "another id": {"a.md": node("a2")},
    "a node gone wild": {"a.md": "wild"},
    "a wild node tamed": {"w.md": node("w2")},
    "a duplicate": {"f/c.md": node("a")},
    "a duplicate resolved": {"z.md": node("z")},
    "a broken file": {"a.md": "---\na: &b\n---\n"},
    "an ignored file": {"skip/me.md": node("skip")},
    "no node at all": {"note.txt": "x"},
    "another manifest": {"forest.yaml": "name: Other\nignore: [f]\n"},
    "a root index": {"index.md": node("root")},
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_rereading_some_files_gives_what_reading_all_would(repository_factory, change):
    root = repository_factory(
        {
            "forest.yaml": "name: x\nignore: [skip]\nunknown: 1\n",
            "a.md": node("a", edges=["{to: b, type: owns}", "{to: w, type: mentions}"]),
            "f/b.md": node("b", edges=["{to: d, type: owns}", "{to: a, type: part-of}"]),
            "f/c.md": node("c", edges=["{to: a, type: owns}"]),
            "w.md": "wild",
            "Z.md": node("z0"),
            "z.md": node("a"),
        }
    )
    repository = Repository.open(root)
    before = repository.read()
    for path, text in change.items():
        (root / path).unlink() if text is None else write_files(root, {path: text})
    after = repository.reread(before, change)
    assert same(after, repository.read())
    for node_id, kept in after.nodes.items():
        if kept.has_file:
            assert after.texts.read(kept.blob).encode() == (root / kept.path).read_bytes(), node_id
