"""The table of history survives damage, strange names, and two programs at once."""

import sqlite3
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from forest_files import fingerprint, node
from forest_studio.core.store.history.history import History
from forest_studio.core.store.repository import Repository
from past_of_forest import FILES, afresh, everything, history_of, kinds, subjects, write
from plain_git import commit, git


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    return repository_factory(FILES)


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
    monkeypatch.setattr("forest_studio.core.store.history.history_update.BATCH", 4)
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
    assert everything(history, "a") == everything(afresh(root), "a")


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


def test_a_tree_of_many_levels_that_hold_each_other_does_not_take_for_ever(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("forest_studio.core.store.history.tree_changes._MOST_FILES", 5000)
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
    monkeypatch.setattr("forest_studio.core.store.history.history_update.BATCH", 3)
    for count in range(12):
        write(root, "a.md", node("a", f"Title {count}"))
        commit(root, f"Edit {count}")
    histories = [History(Repository.open(root)) for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        assert all(threads.map(History.update, histories))
    found = everything(histories[0], "a")
    assert len(histories[1].of_node("a")) == 13
    assert found == everything(afresh(root), "a")
