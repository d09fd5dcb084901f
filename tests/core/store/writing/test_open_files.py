"""What a program is in the middle of writing into a file is waited for, and never lost."""

import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import Busy, ReadOnly, StorageError
from forest_studio.core.store.disk import exchange
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.repository import Committed, Conflict, FileWrite, Repository
from forest_studio.core.store.writing import file_edit, work_tree
from forest_studio.core.store.writing.open_files import writers_finished
from plain_git import git

ANA = Author("Ana", "ana@example.org")
OLD, NEW, THEIRS = "old\n" * 3, "new\n" * 3, "theirs\n" + "old\n" * 3
linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells who has a file open")


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    return repository_factory({"a.md": OLD, "d/b.md": "b\n"})


def save(root: Path, path: str, text: str, expected: str | None) -> object:
    blob = None if expected is None else blob_id(expected.encode())
    write = FileWrite(path, text.encode(), blob)
    repository = Repository.open(root)
    repository.timeout = 60
    return repository.commit(write, ANA, "Edit", "edit-body")


def everything(root: Path) -> str:
    """All that git's history, the files and what was kept hold."""
    kept = [p.read_text() for p in (root / ".git/forest/drafts").glob("*")]
    return git(root, "log", "-p", "-m") + (root / "a.md").read_text() + "".join(kept)


@linux
def test_a_file_that_is_open_for_writing_is_told_from_one_that_is_read(tmp_path: Path) -> None:
    file = tmp_path / "a.md"
    file.write_text("x")
    with file.open() as _:
        assert writers_finished(file, 0)
    with file.open("a") as _:
        assert not writers_finished(file, 0.01)
    assert writers_finished(file, 0)


def test_a_file_that_is_not_there_is_not_waited_for(tmp_path: Path) -> None:
    assert writers_finished(tmp_path / "none.md", 1)


@linux
def test_a_save_waits_for_a_program_that_writes_into_the_file(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_edit, "_PATIENCE", 60)
    opened = threading.Event()

    def write_slowly() -> None:
        with (root / "a.md").open("w") as file:
            opened.set()
            time.sleep(0.1)
            file.write(THEIRS)

    writer = threading.Thread(target=write_slowly)
    writer.start()
    opened.wait()
    done = save(root, "a.md", OLD + "ours\n", OLD)
    writer.join()
    assert isinstance(done, Committed)
    assert (root / "a.md").read_text() == THEIRS + "ours\n"


@linux
def test_a_program_that_never_ends_makes_the_save_busy_and_nothing_else(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_edit, "_PATIENCE", 0.05)
    with (root / "a.md").open("a"):
        with pytest.raises(Busy, match="another program is writing into a"):
            save(root, "a.md", NEW, OLD)
        assert isinstance(save(root, "d/b.md", "b2\n", "b\n"), Committed)
    assert isinstance(save(root, "a.md", NEW, OLD), Committed)


@linux
@pytest.mark.parametrize("seconds", [0.02, 0.3], ids=["in time", "too late"])
def test_what_is_written_into_a_file_while_it_is_replaced_is_kept(
    root: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    monkeypatch.setattr(work_tree, "_PATIENCE", 0.15)
    writers: list[threading.Thread] = []
    real = exchange.swap

    def swap(new: Path, target: Path) -> Path:
        if not writers:
            file = target.open("w")

            def write() -> None:
                time.sleep(seconds)
                with file:
                    file.write(THEIRS)

            writers.append(threading.Thread(target=write))
            writers[0].start()
        return real(new, target)

    def absorb(*arguments: object) -> object:
        writers[0].join()
        return real_absorb(*arguments)  # type: ignore[arg-type]

    real_absorb = work_tree.absorb
    monkeypatch.setattr(work_tree, "absorb", absorb)
    monkeypatch.setattr(exchange, "swap", swap)
    save(root, "a.md", NEW, OLD)
    writers[0].join()
    assert "theirs\n" in everything(root)
    assert "new\n" in everything(root)
    assert not (root / ".git/index.lock").exists()


@pytest.mark.parametrize("path", ["é" * 130 + ".md", "new/" + "y" * 260 + ".md"])
def test_a_name_that_no_disk_holds_is_refused_and_the_forest_stays_open(
    root: Path, path: str
) -> None:
    with pytest.raises(StorageError, match="longer than 255 bytes"):
        save(root, path, "x\n", None)
    assert isinstance(save(root, "a.md", NEW, OLD), Committed)
    assert git(root, "status", "--porcelain") == ""


def test_words_that_do_not_fit_are_kept_under_a_long_name_too(root: Path) -> None:
    name = "x" * 250 + ".md"
    save(root, name, OLD, None)
    refused = save(root, name, "words\n", None)
    assert isinstance(refused, Conflict)
    assert Path(refused.kept).read_text() == "words\n"


def test_a_folder_that_may_not_be_changed_is_read_only_and_the_forest_stays_open(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(work_tree.os, "access", lambda path, _: Path(path).name != "d")
        with pytest.raises(ReadOnly, match="may not be changed"):
            save(root, "d/new/c.md", "c\n", None)
        assert isinstance(save(root, "a.md", NEW, OLD), Committed)
    assert git(root, "status", "--porcelain") == ""
