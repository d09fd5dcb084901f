"""Saves of one file or several for tests, and what a clean repository is."""

import subprocess

from forest_studio.core.model.changes import Author
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.repository import FileWrite

ANA = Author("Ana", "ana@example.org")

TEXT = "one\ntwo\nthree\nfour\nfive\nsix\nseven\n"


def git(root, *arguments):
    done = subprocess.run(["git", *arguments], cwd=root, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def assert_clean(root):
    """git sees neither a change nor damage, and nothing of ours lies about."""
    assert git(root, "status", "--porcelain") == ""
    git(root, "fsck", "--strict")
    names = {path.name for path in root.rglob("*")}
    assert not {name for name in names if name.startswith((".fs-", "forest-i"))}
    assert "index.lock" not in names


def save(repository, path, text, expected, author=ANA):
    """Writes a text that was planned on the text ``expected``."""
    content = None if text is None else text.encode()
    blob = None if expected is None else blob_id(expected.encode())
    return repository.commit(FileWrite(path, content, blob), author, "Edit", "edit-body")
