"""Words that were typed and not saved are there after a crash, whatever happened to them."""

import json
import os
import signal
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from forest_studio.core.model.errors import StorageError
from forest_studio.core.session import Session
from forest_studio.core.store.drafts import drafts as drafts_module
from forest_studio.core.store.drafts.drafts import Drafts

BLOB = "a" * 40
TYPING = """
import sys, time
from pathlib import Path
from forest_studio.core.store.drafts.drafts import Drafts
drafts = Drafts(Path(sys.argv[1]))
drafts.keep("a", "a.md", "", {"title": "Typed"}, "Body of the dead\\n")
print("kept", flush=True)
time.sleep(60)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "forest" / "drafts"


def type_elsewhere(folder: Path) -> subprocess.Popen[str]:
    """Another process that has kept a draft of ``a`` and lives on."""
    command = [sys.executable, "-c", TYPING, str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "kept\n"
    return process


def kill(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()
    assert process.stdout is not None
    process.stdout.close()


def test_a_draft_comes_back_as_it_was_typed(folder: Path) -> None:
    Drafts(folder).keep(
        "a", "docs/a.md", BLOB, {"title": "é\ud83c\r\n", "tags": "x, y"}, "b\ufeff\0"
    )
    draft = Drafts(folder).load("a")
    assert draft is not None
    assert (draft.node, draft.path, draft.base_blob) == ("a", "docs/a.md", BLOB)
    assert draft.fields == {"title": "é\ud83c\r\n", "tags": "x, y"}
    assert draft.body == "b\ufeff\0"
    assert abs(draft.saved.timestamp() - time.time()) < 600
    assert Drafts(folder).load("b") is None


def test_what_is_typed_later_replaces_what_was_typed_before(folder: Path) -> None:
    drafts = Drafts(folder)
    drafts.keep("a", "a.md", "", {}, "one")
    drafts.keep("a", "a.md", "", {}, "two")
    assert [draft.body for draft in drafts.all()] == ["two"]
    drafts.drop("a")
    assert drafts.all() == ()
    drafts.keep("a", "a.md", "", {}, "two")
    assert [draft.body for draft in drafts.all()] == ["two"]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such death here")
def test_a_killed_window_leaves_its_draft_to_the_next_one(folder: Path) -> None:
    process = type_elsewhere(folder)
    drafts = Drafts(folder)
    (draft,) = drafts.all()
    assert (draft.open_elsewhere, draft.mine) == (True, False)
    assert draft.process == process.pid
    kill(process)
    (draft,) = drafts.all()
    assert (draft.body, draft.open_elsewhere) == ("Body of the dead\n", False)
    drafts.drop("a")
    assert drafts.all() == ()
    assert not list(folder.glob("*.draft"))


def test_two_windows_keep_a_draft_each_and_the_newest_is_loaded(folder: Path) -> None:
    here, there = Drafts(folder), Drafts(folder)
    there.keep("a", "a.md", "", {}, "there")
    here.keep("a", "a.md", "", {}, "here")
    assert [(d.body, d.mine, d.open_elsewhere) for d in here.all()] == [
        ("here", True, False),
        ("there", False, True),
    ]
    loaded = there.load("a")
    assert loaded is not None
    assert loaded.body == "here"
    here.drop("a")
    assert [draft.body for draft in here.all()] == ["there"]
    there.close()
    here.drop("a")
    assert here.all() == ()


def test_any_draft_can_be_discarded_on_purpose(folder: Path) -> None:
    here, there = Drafts(folder), Drafts(folder)
    there.keep("a", "a.md", "", {}, "there")
    here.discard(here.all()[0])
    assert there.all() == ()


HOSTILE = ["../../x", "a/b\\c", "C:\\x", "nul", "", ".", "x\0y", "\ud800", "é" * 5000, "a\n.draft"]


@pytest.mark.parametrize("node_id", HOSTILE, ids=range(len(HOSTILE)))
def test_any_id_is_safe_as_a_file(folder: Path, node_id: str) -> None:
    drafts = Drafts(folder)
    drafts.keep(node_id, node_id, "", {node_id: node_id}, node_id)
    draft = drafts.load(node_id)
    assert draft is not None
    assert (draft.node, draft.path, draft.fields, draft.body) == (
        node_id,
        node_id,
        {node_id: node_id},
        node_id,
    )
    assert {file.parent for file in folder.parent.parent.rglob("*.draft")} == {folder}
    drafts.drop(node_id)
    assert drafts.all() == ()


def test_ids_that_differ_in_case_alone_have_drafts_of_their_own(folder: Path) -> None:
    drafts = Drafts(folder)
    drafts.keep("a", "a.md", "", {}, "small")
    drafts.keep("A", "A.md", "", {}, "large")
    assert {draft.node: draft.body for draft in drafts.all()} == {"a": "small", "A": "large"}


@pytest.mark.skipif(os.name == "nt", reason="files have no mode there")
def test_nobody_else_may_read_what_was_typed(folder: Path) -> None:
    Drafts(folder).keep("a", "a.md", "", {}, "secret")
    assert {stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()} == {0o600}


GOOD = {
    "version": 1,
    "node": "a",
    "path": "a.md",
    "base_blob": "",
    "fields": {},
    "body": None,
    "saved": "2026-01-01T00:00:00+00:00",
    "owner": "0" * 12,
    "process": 1,
}
DAMAGED = {
    "empty": b"",
    "cut off": b'{"version": 1, "node": "a", "bod',
    "zeros": b"\0" * 200,
    "not an object": b"[1, 2]",
    "a value of another type": json.dumps({**GOOD, "body": 3}).encode(),
    "fields of another type": json.dumps({**GOOD, "fields": ["a"]}).encode(),
    "no version": json.dumps({k: v for k, v in GOOD.items() if k != "version"}).encode(),
    "no time": json.dumps({**GOOD, "saved": "yesterday"}).encode(),
    "the name of another": json.dumps({**GOOD, "node": "b"}).encode(),
    "an owner that is a path": json.dumps({**GOOD, "owner": "../../../x"}).encode(),
    "too deep": b'{"version":' + b"[" * 100_000,
}


@pytest.mark.parametrize("data", DAMAGED.values(), ids=DAMAGED.keys())
def test_a_damaged_draft_is_set_aside_and_told(folder: Path, data: bytes) -> None:
    drafts = Drafts(folder)
    drafts.keep("a", "a.md", "", {}, "typed")
    drafts.keep("good", "good.md", "", {}, "good")
    file = next(f for f in folder.glob("*.draft") if b'"a"' in f.read_bytes())
    file.write_bytes(data)
    drafts.close()
    assert [draft.node for draft in Drafts(folder).all()] == ["good"]
    (finding,) = Drafts(folder).findings()
    assert finding.rule == "draft-damaged"
    assert Path(finding.path).read_bytes() == data
    assert Drafts(folder).findings() == (finding,)


def test_a_draft_of_a_newer_version_is_left_alone_and_told(folder: Path) -> None:
    drafts = Drafts(folder)
    drafts.keep("a", "a.md", "", {}, "typed")
    (file,) = folder.glob("*.draft")
    newer = json.dumps({"version": 2, "surprise": True}).encode()
    file.write_bytes(newer)
    assert drafts.all() == ()
    assert [finding.rule for finding in drafts.findings()] == ["draft-unreadable"]
    assert file.read_bytes() == newer


def test_other_files_in_the_folder_are_left_alone(folder: Path) -> None:
    folder.mkdir(parents=True)
    refused = folder / "20260101-000000-abcdef-a.md"
    refused.write_text("refused")
    drafts = Drafts(folder)
    drafts.keep("a", "a.md", "", {}, "typed")
    drafts.drop("a")
    assert (drafts.all(), drafts.findings()) == ((), ())
    assert refused.read_text() == "refused"


def test_a_draft_that_was_not_yet_in_place_when_its_window_died_is_finished(folder: Path) -> None:
    dead = Drafts(folder)
    dead.keep("a", "a.md", "", {}, "older")
    (file,) = folder.glob("*.draft")
    old = file.read_bytes()
    dead.keep("a", "a.md", "", {}, "newer")
    file.rename(file.with_name(file.name + ".abcd.new"))
    file.write_bytes(old)
    dead.close()
    assert [draft.body for draft in Drafts(folder).all()] == ["newer"]
    assert not list(folder.glob("*.new"))


def test_a_full_disk_is_told_and_the_older_draft_stays(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drafts = Drafts(folder)
    drafts.keep("a", "a.md", "", {}, "one")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(drafts_module.os, "fsync", full)
        with pytest.raises(StorageError, match="No space left"):
            drafts.keep("a", "a.md", "", {}, "two")
    assert [draft.body for draft in drafts.all()] == ["one"]
    assert len(list(folder.iterdir())) == 2
    drafts.keep("a", "a.md", "", {}, "two")
    assert [draft.body for draft in drafts.all()] == ["two"]


def test_windows_without_drafts_leave_nothing_behind(folder: Path) -> None:
    first = Drafts(folder)
    first.keep("a", "a.md", "", {}, "typed")
    first.drop("a")
    first.close()
    Drafts(folder).all()
    assert list(folder.iterdir()) == []


def test_drafts_may_be_kept_and_listed_on_several_threads(folder: Path) -> None:
    drafts = Drafts(folder)

    def type_in(node: str) -> None:
        for n in range(10):
            drafts.keep(node, f"{node}.md", "", {}, str(n))
            drafts.all()

    threads = [threading.Thread(target=type_in, args=(name,)) for name in "abcd"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {draft.node: draft.body for draft in drafts.all()} == dict.fromkeys("abcd", "9")
    assert drafts.findings() == ()


def test_keeping_is_quick_enough_for_every_pause_in_typing(folder: Path) -> None:
    drafts = Drafts(folder)
    body = "A line of a long body.\n" * 5000
    times = []
    for n in range(10):
        began = time.thread_time()
        drafts.keep("a", "a.md", "", {}, body + str(n))
        times.append(time.thread_time() - began)
    assert sorted(times)[5] < 0.2


def test_where_the_repository_cannot_be_written_drafts_go_to_the_users_cache(
    repository_factory: Callable[..., Path], monkeypatch: pytest.MonkeyPatch, own_home: Path
) -> None:
    root = repository_factory({"a.md": "# A\n"})
    session = Session.open(root, index_in_memory=True)
    real = os.access
    # Whoever runs the tests may be allowed to write everywhere, as root is.
    monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK and real(path, mode))
    before = {file for file in root.rglob("*") if file.is_file()}
    session.drafts.keep("a", "a.md", "", {}, "typed")
    assert {file for file in root.rglob("*") if file.is_file()} == before
    assert list(own_home.rglob("*.draft"))
    session.close()
    again = Session.open(root, index_in_memory=True)
    assert [draft.body for draft in again.drafts.all()] == ["typed"]
    again.close()


def test_a_forest_that_was_moved_away_finds_its_place_empty_when_it_comes_back(
    repository_factory: Callable[..., Path], tmp_path: Path
) -> None:
    root = repository_factory({"a.md": "# A\n"})
    session = Session.open(root, index_in_memory=True)
    drafts = session.drafts
    away = root.rename(tmp_path / "away")
    with pytest.raises(StorageError):
        drafts.keep("a", "a.md", "", {}, "typed")
    with pytest.raises(StorageError):
        session.heat.refresh()
    assert not root.exists()
    away.rename(root)
    drafts.keep("a", "a.md", "", {}, "typed")
    assert [draft.body for draft in drafts.all()] == ["typed"]
    session.close()
