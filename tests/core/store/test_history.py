"""History follows a node through names and places, says who, and keeps up with what git does."""

import sqlite3
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from forest_files import MANIFEST, fingerprint, node
from forest_studio.core.model.changes import Author, Origin
from forest_studio.core.model.versions import ChangeKind, Entry, NodeVersion
from forest_studio.core.store.history import History
from forest_studio.core.store.repository import Committed, FileWrite, Repository
from plain_git import commit, git

AGENT = Author("Forest Studio agent small-model", "agent@example.org", Origin.AGENT)


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    return repository_factory(
        {
            "forest.yaml": MANIFEST,
            "a.md": node("a", "Invoices"),
            "docs/b.md": node("b", "Ledger"),
            "docs/wild.md": "# Wild\n\nA page that nobody curated, of some length.\n",
        }
    )


def history_of(root: Path) -> History:
    history = History(Repository.open(root))
    assert history.update()
    return history


def kinds(versions: tuple[NodeVersion, ...]) -> list[tuple[str, str]]:
    return [(version.change.kind.value, version.change.path) for version in versions]


def subjects(entries: tuple[Entry, ...]) -> list[str]:
    return [entry.subject for entry in entries]


def write(root: Path, path: str, text: str) -> None:
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_bytes(text.encode())


def everything(history: History, *nodes: str) -> list[object]:
    """All that a table answers, to compare two of them."""
    entries = history.of_forest(1000)
    found: list[object] = [entries, *(history.changes(entry.commit) for entry in entries)]
    return found + [history.of_node(node_id, 1000) for node_id in nodes]


def test_a_node_is_followed_by_its_id_through_a_rename_with_edits(root: Path) -> None:
    git(root, "mv", "a.md", "docs/bills.md")
    write(root, "docs/bills.md", node("a", "Bills", "Something else.", body="All is new.\n" * 30))
    commit(root, "Move and rewrite")
    versions = history_of(root).of_node("a")
    assert kinds(versions) == [("moved", "docs/bills.md"), ("added", "a.md")]
    assert versions[0].change.was_path == "a.md"
    assert {version.last_path for version in versions} == {"docs/bills.md"}


def test_two_nodes_that_swap_places_keep_their_histories(root: Path) -> None:
    one, other = (root / "a.md").read_text(), (root / "docs/b.md").read_text()
    write(root, "a.md", other)
    write(root, "docs/b.md", one)
    commit(root, "Swap")
    history = history_of(root)
    assert kinds(history.of_node("a")) == [("moved", "docs/b.md"), ("added", "a.md")]
    assert kinds(history.of_node("b")) == [("moved", "a.md"), ("added", "docs/b.md")]


def test_a_wild_file_is_followed_when_it_moves_unchanged_or_nearly_so(root: Path) -> None:
    git(root, "mv", "docs/wild.md", "docs/tame.md")
    commit(root, "Rename")
    git(root, "mv", "docs/tame.md", "page.md")
    write(root, "page.md", (root / "page.md").read_text() + "One line more.\n")
    commit(root, "Rename and edit")
    assert kinds(history_of(root).of_node("page")) == [
        ("moved", "page.md"),
        ("moved", "docs/tame.md"),
        ("added", "docs/wild.md"),
    ]


def test_alike_nodes_with_ids_of_their_own_are_not_taken_for_one(root: Path) -> None:
    git(root, "mv", "a.md", "c.md")
    write(root, "c.md", (root / "c.md").read_text().replace("id: a", "id: c"))
    commit(root, "Replace a by c")
    history = history_of(root)
    assert kinds(history.of_node("c")) == [("added", "c.md")]
    assert kinds(history.of_node("a")) == [("deleted", "a.md"), ("added", "a.md")]


def test_a_wild_node_that_gets_a_passport_keeps_its_history(root: Path) -> None:
    write(root, "docs/wild.md", node("zeppelin"))
    commit(root, "Curate")
    versions = history_of(root).of_node("zeppelin")
    assert kinds(versions) == [("edited", "docs/wild.md"), ("added", "docs/wild.md")]
    assert versions[0].change.was_node == "docs/wild"


def test_a_file_that_was_broken_for_a_while_keeps_its_history(root: Path) -> None:
    whole = (root / "docs/b.md").read_text()
    write(root, "docs/b.md", whole.replace("summary:", "summary: {"))
    commit(root, "Break")
    assert Repository.open(root).read().by_path["docs/b.md"] == "docs/b"
    assert len(history_of(root).of_node("docs/b")) == 2
    write(root, "docs/b.md", whole)
    commit(root, "Mend")
    assert len(history_of(root).of_node("b")) == 3


def test_of_two_files_with_one_id_the_one_known_by_its_path_has_a_history_too(root: Path) -> None:
    write(root, "copy.md", (root / "a.md").read_text())
    commit(root, "Copy")
    for count in range(3):
        write(root, "copy.md", node("a", f"Copy {count}"))
        commit(root, f"Edit the copy {count}")
    assert Repository.open(root).read().by_path["copy.md"] == "copy"
    history = history_of(root)
    versions = history.of_node("copy", 2)
    versions += history.of_node("copy", 2, versions[-1])
    assert [version.change.path for version in versions] == ["copy.md"] * 4


def test_a_node_that_is_gone_still_has_a_history_and_its_last_text(root: Path) -> None:
    text = (root / "a.md").read_bytes()
    (root / "a.md").unlink()
    commit(root, "Remove")
    history = history_of(root)
    gone, added = history.of_node("a")
    assert (gone.change.kind, gone.last_path) == (ChangeKind.DELETED, "a.md")
    assert history.version_text(gone) == history.version_text(added) == text


def test_pages_of_a_node_and_of_the_forest_join_without_gaps(root: Path) -> None:
    for count in range(7):
        write(root, "a.md", node("a", f"Title {count}"))
        commit(root, f"Edit {count}")
    history = history_of(root)
    versions, entries = history.of_node("a"), history.of_forest()
    assert len(versions) == len(entries) == 8
    assert history.of_node("a", 5) + history.of_node("a", 5, versions[4]) == versions
    assert history.of_forest(5) + history.of_forest(5, entries[4]) == entries


def test_history_says_who_and_by_which_operation(root: Path) -> None:
    repository = Repository.open(root)
    for origin in (Origin.PERSON, Origin.AGENT):
        author = replace(AGENT, origin=origin)
        blob = repository.read().node("a").blob
        content = node("a", origin.value.title()).encode()
        done = repository.commit(FileWrite("a.md", content, blob), author, "Edit", "edit-passport")
        assert isinstance(done, Committed)
    write(root, "a.md", node("a", "By hand"))
    commit(root, "Edit\n\nForest-Origin: person\n\nA line after what looked like a trailer.")
    entries = history_of(root).of_forest()
    assert [entry.author.origin for entry in entries] == [
        Origin.OUTSIDE,
        Origin.AGENT,
        Origin.PERSON,
        Origin.OUTSIDE,
    ]
    assert [entry.operation for entry in entries] == ["", "edit-passport", "edit-passport", ""]
    assert entries[1].author.name == AGENT.name
    assert entries[0].author.name == "Ada Tester"


def test_a_commit_says_how_many_nodes_and_files_it_changed(root: Path) -> None:
    write(root, "a.md", node("a", "New"))
    write(root, "picture.png", "no node")
    write(root, ".hidden/x.md", "no node")
    write(root, "forest.yaml", "name: Other\nformat: 1\n")
    commit(root, "Four files")
    history = history_of(root)
    (entry, _) = history.of_forest()
    assert (entry.nodes, entry.files) == (1, 4)
    assert [c.path for c in history.changes(entry.commit)] == ["a.md", "forest.yaml"]


def test_a_new_commit_is_taken_in_by_the_next_update(root: Path) -> None:
    history = history_of(root)
    write(root, "a.md", node("a", "New"))
    new = commit(root, "Edit")
    assert len(history.of_node("a")) == 1
    history.update()
    assert history.of_node("a")[0].entry.commit == new
    assert everything(history, "a") == everything(_afresh(root), "a")


def _afresh(root: Path) -> History:
    """A history that is read from the beginning."""
    (Repository.open(root).cache_dir / "history.sqlite").unlink()
    return history_of(root)


def test_an_amended_commit_takes_the_place_of_the_one_before_it(root: Path) -> None:
    write(root, "a.md", node("a", "First try"))
    first = commit(root, "First try")
    history = history_of(root)
    write(root, "a.md", node("a", "Second try"))
    git(root, "commit", "--quiet", "--amend", "--all", "--message", "Second try")
    history.update()
    assert subjects(history.of_forest()) == ["Second try", "Plant"]
    assert [v.entry.subject for v in history.of_node("a")] == ["Second try", "Plant"]
    assert history.find(first) == ()
    assert everything(history, "a") == everything(_afresh(root), "a")


def test_a_rebased_branch_is_noticed(root: Path) -> None:
    git(root, "checkout", "--quiet", "-b", "side")
    write(root, "docs/b.md", node("b", "On the side"))
    commit(root, "On the side", at=1_700_000_100)
    git(root, "checkout", "--quiet", "main")
    write(root, "a.md", node("a", "On main"))
    commit(root, "On main", at=1_700_000_200)
    git(root, "checkout", "--quiet", "side")
    history = history_of(root)
    assert subjects(history.of_forest()) == ["On the side", "Plant"]
    git(root, "rebase", "--quiet", "main")
    history.update()
    assert subjects(history.of_forest()) == ["On the side", "On main", "Plant"]
    assert everything(history, "a", "b") == everything(_afresh(root), "a", "b")


def test_going_back_to_an_earlier_commit_forgets_the_later_ones(root: Path) -> None:
    write(root, "a.md", node("a", "New"))
    commit(root, "Edit")
    history = history_of(root)
    git(root, "reset", "--quiet", "--hard", "HEAD~1")
    history.update()
    assert subjects(history.of_forest()) == ["Plant"]
    assert len(history.of_node("a")) == 1


def test_history_that_shares_nothing_with_the_last_one_replaces_it(root: Path) -> None:
    history = history_of(root)
    git(root, "checkout", "--quiet", "--orphan", "new")
    commit(root, "Begin again")
    git(root, "branch", "--quiet", "-D", "main")
    git(root, "reflog", "expire", "--expire=now", "--all")
    git(root, "gc", "--quiet", "--prune=now")
    history.update()
    assert subjects(history.of_forest()) == ["Begin again"]


def test_a_merge_counts_only_what_differs_from_all_its_parents(root: Path) -> None:
    write(root, "a.md", node("a", body="one\n\ntwo\n\nthree\n\nfour\n"))
    commit(root, "Base")
    git(root, "checkout", "--quiet", "-b", "side")
    write(root, "a.md", node("a", body="ONE\n\ntwo\n\nthree\n\nfour\n"))
    write(root, "docs/b.md", node("b", "On the side"))
    commit(root, "On the side")
    git(root, "checkout", "--quiet", "main")
    write(root, "a.md", node("a", body="one\n\ntwo\n\nthree\n\nFOUR\n"))
    commit(root, "On main")
    git(root, "merge", "--quiet", "--no-edit", "side")
    history = history_of(root)
    merge = history.of_forest()[0]
    assert merge.is_merge
    assert [c.path for c in history.changes(merge.commit)] == ["a.md"]
    assert len(history.of_node("a")) == 5
    assert len(history.of_node("b")) == 2


def test_a_merged_old_branch_comes_in_where_it_belongs_in_time(root: Path) -> None:
    git(root, "checkout", "--quiet", "-b", "side")
    write(root, "docs/b.md", node("b", "Old"))
    commit(root, "Old", at=1_700_000_100)
    git(root, "checkout", "--quiet", "main")
    write(root, "a.md", node("a", "Newer"))
    commit(root, "Newer", at=1_700_000_200)
    history = history_of(root)
    git(root, "merge", "--quiet", "--message", "Join", "side", at=1_700_000_300)
    history.update()
    assert subjects(history.of_forest()) == ["Join", "Newer", "Old", "Plant"]
    assert everything(history, "a", "b") == everything(_afresh(root), "a", "b")


def test_a_clock_that_went_backwards_never_puts_a_commit_before_its_parent(root: Path) -> None:
    for count, clock in enumerate((1_700_000_500, 1_600_000_000, 1_700_000_400)):
        write(root, "a.md", node("a", f"Title {count}"))
        commit(root, f"Edit {count}", at=clock)
    history = history_of(root)
    assert subjects(history.of_forest()) == ["Edit 2", "Edit 1", "Edit 0", "Plant"]
    assert history.of_forest()[0].time.isoformat() == "2023-11-15T00:20:00+02:00"


def test_a_forest_in_a_folder_of_a_code_project_shows_only_its_own_history(
    repository_factory: Callable[..., Path],
) -> None:
    top = repository_factory({"src/x.py": "x\n", "docs/forest.yaml": MANIFEST})
    write(top, "docs/a.md", node("a"))
    commit(top, "Document")
    write(top, "src/x.py", "y\n")
    commit(top, "Code")
    git(top, "mv", "docs/a.md", "docs/b.md")
    commit(top, "Move")
    history = history_of(top / "docs")
    assert subjects(history.of_forest()) == ["Move", "Document", "Plant"]
    assert kinds(history.of_node("a")) == [("moved", "b.md"), ("added", "a.md")]


def test_a_repository_without_commits_has_an_empty_history(
    repository_factory: Callable[..., Path],
) -> None:
    root = repository_factory({"a.md": node("a")}, commit=False)
    history = history_of(root)
    assert history.of_forest() == ()
    assert history.of_node("a") == ()
    commit(root, "First")
    history.update()
    assert subjects(history.of_forest()) == ["First"]


def test_a_build_that_was_cancelled_goes_on_where_it_stopped(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("forest_studio.core.store.history_update.BATCH", 4)
    for count in range(20):
        write(root, "a.md", node("a", f"Title {count}"))
        commit(root, f"Edit {count}")
    history = History(Repository.open(root))
    asked: list[None] = []
    told: list[tuple[int, int]] = []

    def cancelled() -> bool:
        asked.append(None)
        return len(asked) > 2

    assert not history.update(cancelled=cancelled)
    assert subjects(history.of_forest())[0] == "Edit 19"
    known = len(history.of_forest())
    assert 0 < known < 21
    assert history.update(lambda done, total: told.append((done, total)))
    assert told[0] == (known, 21)
    assert told[-1] == (21, 21)
    assert everything(history, "a") == everything(_afresh(root), "a")


@pytest.mark.parametrize("damage", ["text", "half", "hole", "gone", "foreign", "link", "values"])
def test_a_damaged_or_foreign_table_is_made_again_without_a_word(
    root: Path, tmp_path: Path, damage: str
) -> None:
    write(root, "a.md", node("a", "New"))
    commit(root, "Edit")
    history = history_of(root)
    before = everything(history, "a", "b")
    path = Repository.open(root).cache_dir / "history.sqlite"
    aside = tmp_path / "someone-elses.txt"
    aside.write_text("not ours")
    _harm(path, damage, aside)
    assert everything(history, "a", "b") == before
    _harm(path, damage, aside)
    assert everything(history_of(root), "a", "b") == before
    assert aside.read_text() == "not ours"


def _harm(path: Path, damage: str, aside: Path) -> None:
    data = path.read_bytes()
    if damage == "text":
        path.write_text("this is no table\n" * 500)
    elif damage == "half":
        path.write_bytes(data[: len(data) // 2])
    elif damage == "hole":
        path.write_bytes(data[:4096] + b"\xff" * (len(data) - 4096))
    elif damage == "gone":
        path.unlink()
    elif damage == "link":
        path.unlink()
        path.symlink_to(aside)
    else:
        with sqlite3.connect(path) as database:
            if damage == "foreign":
                database.execute("CREATE TRIGGER t AFTER INSERT ON notes BEGIN SELECT 1; END")
            else:
                database.execute("UPDATE commits SET origin = 'nobody'")
                database.execute("UPDATE notes SET value = '' WHERE name = 'tip'")
        database.close()


def test_a_repository_that_may_not_be_written_has_a_history_too(
    root: Path, monkeypatch: pytest.MonkeyPatch, own_home: Path
) -> None:
    # Who runs the tests may be allowed everything, so that no mode would keep them out.
    monkeypatch.setattr(Repository, "writable", property(lambda self: False))
    before = fingerprint(root)
    assert len(history_of(root).of_node("a")) == 1
    assert fingerprint(root) == before
    assert not (root / ".git/forest").exists()
    assert list(own_home.rglob("history.sqlite"))


@pytest.mark.parametrize(
    "node_id",
    ["it's", 'a"b', "x'); DROP TABLE commits; --", "%", "_", "ñandú 🌲", "[a-z]*", "\\", "?1"],
)
def test_ids_and_paths_with_quotes_are_only_text(root: Path, node_id: str) -> None:
    quoted = node_id.replace("\\", "\\\\").replace('"', '\\"')
    name = node_id.replace("/", "-").replace("\\", "-")
    write(root, f"q/{name}.md", node("plain").replace("id: plain", f'id: "{quoted}"'))
    write(root, f"q/wild {name}.md", "# Wild\n")
    commit(root, f"Add {node_id}")
    history = history_of(root)
    assert Repository.open(root).read().node(node_id).path == f"q/{name}.md"
    assert kinds(history.of_node(node_id)) == [("added", f"q/{name}.md")]
    assert kinds(history.of_node(f"q/wild {name}")) == [("added", f"q/wild {name}.md")]
    assert history.of_node("' OR 1=1 --") == ()
    assert subjects(history.of_forest()) == [f"Add {node_id}", "Plant"]


def test_an_id_that_is_half_a_character_breaks_nothing(root: Path) -> None:
    write(root, "half.md", node("plain").replace("id: plain", 'id: "x\\ud800"'))
    commit(root, "Add")
    history = history_of(root)
    (node_id,) = (i for i, n in Repository.open(root).read().nodes.items() if n.path == "half.md")
    assert kinds(history.of_node(node_id)) == [("added", "half.md")]


def test_names_and_messages_that_are_not_utf8_can_be_shown(root: Path) -> None:
    tree = git(root, "rev-parse", "HEAD^{tree}")
    head = git(root, "rev-parse", "HEAD")
    who = b"J\xf6rg <j\xf6rg@example.org> 99999999999999 +9999\n"
    raw = b"tree %s\nparent %s\nauthor %scommitter %s\nH\xe4lt\n" % (
        tree.encode(),
        head.encode(),
        who,
        who,
    )
    command = [
        "git",
        "-C",
        str(root),
        "hash-object",
        "-t",
        "commit",
        "-w",
        "--stdin",
        "--literally",
    ]
    made = subprocess.run(command, input=raw, capture_output=True, check=True).stdout.decode()
    git(root, "update-ref", "HEAD", made.strip())
    entry = history_of(root).of_forest()[0]
    assert entry.subject == "H\ufffdlt"
    assert entry.author.name == "J\ufffdrg"


def test_a_commit_is_found_by_the_beginning_of_its_id(root: Path) -> None:
    new = commit(root, "Edit")
    history = history_of(root)
    assert [entry.commit for entry in history.find(new[:7].upper())] == [new]
    assert history.find(new[:3]) == ()
    assert history.find("HEAD") == ()
    assert history.find("' OR 1=1 --") == ()


def test_the_version_at_a_commit_is_the_one_that_the_commit_had(root: Path) -> None:
    history = history_of(root)
    (plant,) = history.of_forest()
    write(root, "a.md", node("a", "Two"))
    commit(root, "Two")
    write(root, "docs/b.md", node("b", "Other"))
    other = commit(root, "Other")
    git(root, "mv", "a.md", "c.md")
    commit(root, "Three")
    history.update()
    (entry,) = history.find(other)
    found = history.version_at("a", entry)
    assert found is not None
    assert found.entry.subject == "Two"
    first = history.version_at("a", plant)
    assert first is not None
    assert (first.entry.subject, first.last_path) == ("Plant", "c.md")
    assert history.version_at("nobody", entry) is None


def test_a_shallow_clone_that_is_deepened_gets_its_older_history(
    root: Path, tmp_path: Path
) -> None:
    for count in range(3):
        write(root, "a.md", node("a", f"Title {count}"))
        commit(root, f"Edit {count}")
    clone = tmp_path / "clone"
    git(tmp_path, "clone", "--quiet", "--depth", "1", root.as_uri(), str(clone))
    history = history_of(clone)
    assert kinds(history.of_node("a")) == [("added", "a.md")]
    git(clone, "fetch", "--quiet", "--unshallow")
    history.update()
    assert [kind for kind, _ in kinds(history.of_node("a"))] == ["edited"] * 3 + ["added"]


def test_a_tree_of_many_levels_that_hold_each_other_does_not_take_for_ever(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("forest_studio.core.store.tree_changes._MOST_FILES", 5000)
    tree = git(root, "rev-parse", "HEAD^{tree}")
    for _ in range(8):
        lines = "".join(f"040000 tree {tree}\tf{n}\n" for n in range(10))
        command = ["git", "-C", str(root), "mktree"]
        made = subprocess.run(command, input=lines.encode(), capture_output=True, check=True)
        tree = made.stdout.decode().strip()
    bomb = git(root, "commit-tree", tree, "-p", "HEAD", "-m", "Bomb")
    git(root, "update-ref", "HEAD", bomb)
    assert subjects(history_of(root).of_forest()) == ["Bomb", "Plant"]


def test_two_programs_that_build_the_table_at_once_end_with_the_same(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("forest_studio.core.store.history_update.BATCH", 3)
    for count in range(12):
        write(root, "a.md", node("a", f"Title {count}"))
        commit(root, f"Edit {count}")
    histories = [History(Repository.open(root)) for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        assert all(threads.map(History.update, histories))
    found = everything(histories[0], "a")
    assert len(histories[1].of_node("a")) == 13
    assert found == everything(_afresh(root), "a")
