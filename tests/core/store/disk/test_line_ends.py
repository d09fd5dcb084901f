import subprocess

import pytest

from forest_files import commit_all, node, write_files
from forest_studio.core.model.changes import Author
from forest_studio.core.store.repository import Committed, FileWrite, Repository

ANA = Author("Ana", "ana@example.org")
LF = node("a", body="one\ntwo\n").encode()
CRLF = LF.replace(b"\n", b"\r\n")


def git(root, *arguments):
    return subprocess.run(["git", *arguments], cwd=root, check=True, capture_output=True).stdout


@pytest.fixture(params=["attributes", "configuration"])
def root(request, repository_factory):
    """A repository of LF files that git checks out with CRLF."""
    root = repository_factory({"a.md": LF})
    if request.param == "attributes":
        write_files(root, {".gitattributes": "*.md text eol=crlf\n"})
        commit_all(root, "Attributes")
    else:
        git(root, "config", "core.autocrlf", "true")
    (root / "a.md").unlink()
    git(root, "checkout", "a.md")
    assert (root / "a.md").read_bytes() == CRLF
    return root


def test_a_file_checked_out_with_other_line_ends_is_no_edit(root):
    forest = Repository.open(root).read()
    assert forest.texts.read(forest.nodes["a"].blob).encode() == LF


def test_a_save_keeps_the_line_ends_on_disk_and_in_git(root):
    repository = Repository.open(root)
    forest = repository.read()
    new = LF.replace(b"two", b"three")
    done = repository.commit(FileWrite("a.md", new, forest.nodes["a"].blob), ANA, "Edit", "edit")
    assert isinstance(done, Committed)
    assert done.outside == ()
    assert (root / "a.md").read_bytes() == new.replace(b"\n", b"\r\n")
    assert git(root, "show", "HEAD:a.md") == new
    assert git(root, "status", "--porcelain") == b""
    after = repository.reread(forest, ["a.md"])
    assert after.nodes["a"].blob == done.blob


def test_an_outside_edit_is_committed_as_git_would(root):
    repository = Repository.open(root)
    (root / "a.md").write_bytes(CRLF + b"three\r\n")
    forest = repository.read()
    new = LF + b"three\nfour\n"
    done = repository.commit(FileWrite("a.md", new, forest.nodes["a"].blob), ANA, "Edit", "edit")
    assert isinstance(done, Committed)
    assert git(root, "show", "HEAD~:a.md") == LF + b"three\n"
    assert (root / "a.md").read_bytes() == new.replace(b"\n", b"\r\n")
    assert git(root, "status", "--porcelain") == b""


def test_without_conversion_every_byte_stays(repository_factory):
    root = repository_factory({"a.md": CRLF})
    repository = Repository.open(root)
    forest = repository.read()
    new = CRLF + b"x\r\ny\n"
    repository.commit(FileWrite("a.md", new, forest.nodes["a"].blob), ANA, "Edit", "edit")
    assert (root / "a.md").read_bytes() == new
    assert git(root, "show", "HEAD:a.md") == new


def test_what_was_committed_with_crlf_is_left_alone(repository_factory):
    root = repository_factory({"a.md": CRLF})
    git(root, "config", "core.autocrlf", "true")
    repository = Repository.open(root)
    forest = repository.read()
    new = CRLF + b"x\r\n"
    done = repository.commit(FileWrite("a.md", new, forest.nodes["a"].blob), ANA, "Edit", "edit")
    assert done.outside == ()
    assert (root / "a.md").read_bytes() == new
    assert git(root, "status", "--porcelain") == b""
