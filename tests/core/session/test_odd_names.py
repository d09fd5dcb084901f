"""A tracked file whose name is not UTF-8 stays as it is, and stands in nobody's way."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from forest_files import MANIFEST, fingerprint, node
from forest_studio.core.model.changes import EditPassport, RenameFile
from forest_studio.core.model.errors import StorageError
from forest_studio.core.session import Applied, Session
from forest_studio.core.store.repository import Repository
from git_line import git

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="no such names on this disk")
PAGE, PICTURE = os.fsdecode(b"caf\xe9.md"), os.fsdecode(b"grove/p\xe9.png")
INSIDE = os.fsdecode(b"d\xff/y.md")


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    """A forest that a git of other days has made."""
    files = {"forest.yaml": MANIFEST, "a.md": node("a"), "grove/index.md": node("grove")}
    folder = repository_factory(files)
    for name in (PAGE, PICTURE, INSIDE):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text("# Old\n")
    git(folder, "add", "-A")
    git(folder, "commit", "-qm", "Old names")
    return folder


def is_whole(root: Path) -> bool:
    """Whether git has every file, and nothing waits to be committed."""
    asked = ["git", "ls-tree", "-r", "-z", "HEAD"]
    tree = subprocess.run(asked, cwd=root, capture_output=True, check=True).stdout
    held = all(os.fsencode(name) in tree for name in (PAGE, PICTURE, INSIDE))
    return held and git(root, "status", "--porcelain") == ""


def test_the_forest_opens_and_tells_of_them(root: Path) -> None:
    forest = Repository.open(root).read()
    assert set(forest.by_path) == {"a.md", "grove/index.md"}
    found = [f for f in forest.nodes[forest.root].findings if f.rule == "name-not-utf8"]
    assert {f.path for f in found} == {"caf\N{REPLACEMENT CHARACTER}.md",
                                       "d\N{REPLACEMENT CHARACTER}/y.md"}  # fmt: skip
    assert Repository.open(root).read("HEAD").by_path == forest.by_path


def test_saving_and_undoing_beside_them_keeps_them(root: Path) -> None:
    for summary in ("Once.", "Twice."):  # with the index of before, and with one that is read
        with_session = Session.open(root)
        try:
            assert isinstance(with_session.apply(EditPassport("a", summary=summary)), Applied)
            assert is_whole(root)
            assert isinstance(with_session.undo(), Applied)
            assert is_whole(root)
        finally:
            with_session.close()


def test_a_grove_with_such_a_file_does_not_move_and_nothing_is_changed(root: Path) -> None:
    session = Session.open(root)
    try:
        before = fingerprint(root)
        with pytest.raises(StorageError, match="is no path of a file in the forest"):
            session.apply(RenameFile("grove", "other"))
        assert fingerprint(root) == before
        assert not (root / ".git" / "index.lock").exists()
        assert isinstance(session.apply(EditPassport("a", summary="Goes on.")), Applied)
        assert is_whole(root)
    finally:
        session.close()
