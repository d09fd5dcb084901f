"""Blobs are written also where another git tidies up its folders meanwhile."""

from collections.abc import Callable
from pathlib import Path

import pygit2
import pytest

from forest_studio.core.store.git.blobs import write_blob

SWEPT = "failed to rename lockfile to '/wood/.git/objects/09/0d4ea8': No such file or directory"


class Swept:
    """A repository whose object folders vanish under the first writes."""

    def __init__(self, git: pygit2.Repository, times: int, words: str = SWEPT) -> None:
        self._git, self._left, self._words = git, times, words

    def create_blob(self, data: bytes) -> pygit2.Oid:
        if self._left:
            self._left -= 1
            raise OSError(self._words)
        return self._git.create_blob(data)


@pytest.fixture
def git(repository_factory: Callable[..., Path]) -> pygit2.Repository:
    return pygit2.Repository(str(repository_factory({"a.md": "# A\n"})))


def test_a_folder_that_is_swept_away_is_written_into_again(git: pygit2.Repository) -> None:
    blob = write_blob(Swept(git, 5), b"words")
    assert git[blob].data == b"words"


def test_a_disk_that_fails_is_not_tried_again(git: pygit2.Repository) -> None:
    with pytest.raises(OSError, match="No space"):
        write_blob(Swept(git, 1, "failed to write: No space left on device"), b"words")


def test_it_does_not_go_on_for_ever(git: pygit2.Repository) -> None:
    with pytest.raises(OSError, match="No such file"):
        write_blob(Swept(git, 1000), b"words")
