"""A restore is a new commit that changes one file, byte for byte, and nothing else."""

from collections.abc import Callable
from pathlib import Path

import pytest

from forest_files import MANIFEST, fingerprint, log, node
from forest_studio.core.model.versions import NodeVersion
from forest_studio.core.session import Applied, Rejected, Session
from plain_git import commit, git

TEXTS = {
    "lf": node("a", "First", body="Old words.\n").encode(),
    "crlf": node("a", "First", body="Old words.\n").replace("\n", "\r\n").encode(),
    "bom": ("\ufeff" + node("a", "First", body="no end")).encode(),
    "not utf-8": b"\xff\xfe broken \xe4\r\n",
    "comments": node("a", "First", extra="# mine\nowner:   'Ada'  # me").encode(),
    "nothing": b"",
}


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    return repository_factory(
        {"forest.yaml": MANIFEST, "a.md": TEXTS["lf"], "docs/b.md": node("b", "Ledger")}
    )


def write(root: Path, path: str, data: bytes) -> None:
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_bytes(data)


def version_of(session: Session, node_id: str, number: int) -> NodeVersion:
    """A version of a node, -1 for the oldest."""
    session.refresh()
    session.history.update()
    return session.history.of_node(node_id)[number]


def others(root: Path, path: str) -> dict[str, str]:
    """Fingerprints of all files of the work tree but one."""
    found = fingerprint(root)
    return {name: mark for name, mark in found.items() if name[:5] != ".git/" and name != path}


@pytest.mark.parametrize("kind", TEXTS)
def test_the_text_comes_back_byte_for_byte_and_nothing_else_changes(root: Path, kind: str) -> None:
    write(root, "a.md", TEXTS[kind])
    old = commit(root, "As it was")
    write(root, "a.md", node("a", "Second").encode())
    commit(root, "Edit")
    write(root, "docs/b.md", b"edited and not committed\n")
    write(root, "untracked.md", b"lies about\n")
    session, before = Session.open(root), others(root, "a.md")
    session.history.update()
    (entry,) = session.history.find(old)
    version = session.history.version_at("a", entry)
    assert version is not None
    done = session.restore(version)
    assert isinstance(done, Applied), done
    assert (root / "a.md").read_bytes() == TEXTS[kind]
    assert others(root, "a.md") == before
    assert len(log(root)) == 4
    assert log(root)[0] == f"Restore Second as of {version.entry.time.date()}"
    assert git(root, "show", "--format=", "--name-only") == "a.md"


def test_a_restore_can_be_undone_even_over_a_file_that_was_not_text(root: Path) -> None:
    broken = b"\xff broken\r\n"
    write(root, "a.md", broken)
    commit(root, "Break")
    session = Session.open(root)
    version = version_of(session, "a", -1)
    assert isinstance(session.restore(version), Applied)
    assert (root / "a.md").read_bytes() == TEXTS["lf"]
    assert isinstance(session.undo(), Applied)
    assert (root / "a.md").read_bytes() == broken


def test_a_node_that_has_moved_gets_its_text_where_it_is_now(root: Path) -> None:
    git(root, "mv", "a.md", "docs/c.md")
    write(root, "docs/c.md", node("a", "Second").encode())
    commit(root, "Move and edit")
    session = Session.open(root)
    assert isinstance(session.restore(version_of(session, "a", -1)), Applied)
    assert (root / "docs/c.md").read_bytes() == TEXTS["lf"]
    assert not (root / "a.md").exists()
    assert session.forest.node("a").path == "docs/c.md"


def test_a_deleted_node_comes_back_where_it_was_last(root: Path) -> None:
    git(root, "mv", "a.md", "docs/c.md")
    commit(root, "Move")
    (root / "docs/c.md").unlink()
    commit(root, "Remove")
    session = Session.open(root)
    done = session.restore(version_of(session, "a", -1))
    assert isinstance(done, Applied), done
    assert done.label.startswith("Restore First as of ")
    assert (root / "docs/c.md").read_bytes() == TEXTS["lf"]
    assert session.history.of_node("a")[0].change.kind == "deleted"
    assert version_of(session, "a", 0).change.kind == "added"


def test_restoring_a_deletion_brings_back_what_it_deleted(root: Path) -> None:
    (root / "a.md").unlink()
    commit(root, "Remove")
    session = Session.open(root)
    assert isinstance(session.restore(version_of(session, "a", 0)), Applied)
    assert (root / "a.md").read_bytes() == TEXTS["lf"]


def test_a_place_that_another_node_has_by_now_is_not_taken(root: Path) -> None:
    (root / "a.md").unlink()
    commit(root, "Remove")
    write(root, "a.md", node("other").encode())
    commit(root, "Another")
    session = Session.open(root)
    refused = session.restore(version_of(session, "a", -1))
    assert isinstance(refused, Rejected)
    assert "'other'" in str(refused)


def test_an_id_that_another_node_has_by_now_is_not_taken(root: Path) -> None:
    write(root, "a.md", node("renamed").encode())
    commit(root, "Change the id")
    write(root, "new.md", node("a").encode())
    commit(root, "Use the old id again")
    session = Session.open(root)
    refused = session.restore(version_of(session, "renamed", -1))
    assert isinstance(refused, Rejected)
    assert "new.md" in str(refused)


def test_what_is_already_so_is_not_committed_again(root: Path) -> None:
    session = Session.open(root)
    assert isinstance(session.restore(version_of(session, "a", 0)), Rejected)
    assert log(root) == ["Plant"]
