"""A snapshot that is damaged, stale or somebody else's is none, and never shows other words."""

import errno
import os
import random
import shutil
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Thread

import pytest

from forest_files import node, write_files
from forest_studio.core.store.reading.grow import know_paths
from forest_studio.core.store.repository import Repository
from forest_studio.core.store.snapshot import disk_reader, snapshot_file
from forest_studio.core.store.snapshot.snapshot import Snapshot, save
from forest_studio.core.store.snapshot.snapshot_file import read_sections, write_sections
from forest_studio.core.store.snapshot.snapshot_version import reader_version
from forest_studio.core.store.upkeep.doctor import examine
from snapshot_forest import (
    FILES,
    differences,
    from_scratch,
    keep,
    root,
    small_counts,
    with_snapshot,
)

__all__ = ["root", "small_counts"]
pytestmark = pytest.mark.usefixtures("small_counts")


@pytest.fixture
def snapshot(root: Path) -> Path:
    """Where the snapshot lies."""
    return root / ".git" / "forest" / "snapshot"


def is_believed(root: Path) -> bool:
    """Whether the next reading takes anything from the snapshot."""
    repository = Repository.open(root)
    repository.read()
    return not repository.snapshot_due


def shows_the_truth(root: Path) -> bool:
    """Whether the forest is what its files say."""
    return differences(with_snapshot(root), from_scratch(root)) == []


def forge(root: Path, snapshot: Path) -> None:
    """Puts a snapshot in place that is ours and sound, and says other words of one node."""
    forest = with_snapshot(root)
    wrong = replace(forest.nodes["a"].passport, summary="Other words.")
    nodes = {**forest.nodes, "a": replace(forest.nodes["a"], passport=wrong)}
    forged = replace(forest, nodes=nodes)
    know_paths(forged, forest.by_path)
    sections = read_sections(snapshot, reader_version())
    assert sections is not None
    assert save(Snapshot(forged, bytes(sections["stamps"])), snapshot, root.name)


def test_a_sound_snapshot_is_believed(root: Path) -> None:
    assert is_believed(root)


def test_one_changed_byte_anywhere_makes_it_none_and_it_is_made_again(
    root: Path, snapshot: Path
) -> None:
    sound = snapshot.read_bytes()
    draw = random.Random(1)
    places = [0, len(sound) - 1, *(draw.randrange(len(sound)) for _ in range(30))]
    for place in places:
        damaged = bytearray(sound)
        damaged[place] ^= 1 << draw.randrange(8)
        snapshot.write_bytes(damaged)
        assert not is_believed(root)
    assert shows_the_truth(root)
    assert keep(root)
    assert is_believed(root)


@pytest.mark.parametrize("share", [0, 0.001, 0.01, 0.5, 0.999])
def test_a_snapshot_that_was_cut_off_is_none(root: Path, snapshot: Path, share: float) -> None:
    sound = snapshot.read_bytes()
    snapshot.write_bytes(sound[: int(len(sound) * share)])
    assert not is_believed(root)
    assert shows_the_truth(root)


def test_words_that_were_changed_in_the_snapshot_are_never_shown(
    root: Path, snapshot: Path
) -> None:
    forged = snapshot.read_bytes().replace(b"Keeps the ledger.", b"Pays to Mallory.", 1)
    snapshot.write_bytes(forged)
    assert with_snapshot(root).nodes["a"].passport.summary == "Keeps the ledger."


def test_a_snapshot_with_the_seal_of_another_user_is_none(
    root: Path, snapshot: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sections = read_sections(snapshot, reader_version())
    assert sections is not None
    with monkeypatch.context() as other:
        other.setattr(snapshot_file, "user_key", lambda: b"m" * 32)
        write_sections(snapshot, {n: bytes(s) for n, s in sections.items()}, reader_version())
    assert not is_believed(root)


def test_a_snapshot_of_another_forest_is_none(
    root: Path, snapshot: Path, repository_factory: Callable[..., Path]
) -> None:
    other = repository_factory({**FILES, "a.md": node("a", summary="Other words.")}, name="other")
    assert keep(other)
    shutil.copyfile(other / ".git" / "forest" / "snapshot", snapshot)
    assert not is_believed(root)
    assert with_snapshot(root).nodes["a"].passport.summary == "Keeps the ledger."


def test_a_forest_that_is_copied_with_its_snapshot_reads_its_own_files(root: Path) -> None:
    copy = Path(shutil.copytree(root, root.with_name("copy")))
    write_files(copy, {"a.md": node("a", summary="In the copy.")})
    assert with_snapshot(copy).nodes["a"].passport.summary == "In the copy."
    assert differences(with_snapshot(copy), from_scratch(copy)) == []


def test_a_snapshot_of_ours_that_says_other_words_is_found_out(
    root: Path, snapshot: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk_reader, "_SAMPLE", len(FILES))
    forge(root, snapshot)
    assert with_snapshot(root).nodes["a"].passport.summary == "Keeps the ledger."
    assert not is_believed(root)


def test_a_file_of_the_same_bytes_that_was_touched_says_what_its_bytes_say(
    root: Path, snapshot: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk_reader, "_SAMPLE", len(FILES))
    forge(root, snapshot)
    (root / "a.md").touch()
    assert with_snapshot(root).nodes["a"].passport.summary == "Keeps the ledger."


def test_a_snapshot_with_tokens_of_another_vocabulary_is_none(root: Path, snapshot: Path) -> None:
    forest = with_snapshot(root)
    sections = read_sections(snapshot, reader_version())
    assert sections is not None
    counted = replace(forest, manifest=replace(forest.manifest, tokenizer="another"))
    know_paths(counted, forest.by_path)
    assert save(Snapshot(counted, bytes(sections["stamps"])), snapshot, root.name)
    assert not is_believed(root)


def test_the_seal_holds_for_one_folder_only(snapshot: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copyfile(snapshot, tmp_path / "snapshot"))
    assert read_sections(copy, reader_version()) is None
    assert read_sections(snapshot, reader_version()) is not None


@pytest.mark.parametrize("seed", range(20))
def test_columns_that_do_not_fit_together_are_none(root: Path, snapshot: Path, seed: int) -> None:
    sections = read_sections(snapshot, reader_version())
    assert sections is not None
    changed = {name: bytearray(section) for name, section in sections.items()}
    draw = random.Random(seed)
    for name in draw.sample(sorted(changed), 2):
        section = changed[name]
        how = draw.randrange(4)
        if how == 0:
            del changed[name]
        elif how == 1:
            del section[len(section) // 8 * 4 :]
        elif how == 2 and section:
            section[draw.randrange(len(section))] = 255
        else:
            section += bytes(4)
    sections = {name: bytes(section) for name, section in changed.items()}
    write_sections(snapshot, sections, reader_version())
    Repository.open(root).read()


@pytest.mark.skipif(os.name == "nt", reason="links and pipes are made as on POSIX")
@pytest.mark.parametrize("kind", ["folder", "link", "pipe", "nowhere"])
def test_what_is_no_file_in_its_place_is_passed_over(root: Path, snapshot: Path, kind: str) -> None:
    aside = snapshot.rename(root.parent / "aside")
    if kind == "folder":
        snapshot.mkdir()
    elif kind == "pipe":
        os.mkfifo(snapshot)
    else:
        snapshot.symlink_to(aside if kind == "link" else root / "no such file")
    assert not is_believed(root)
    assert shows_the_truth(root)


def test_a_full_disk_has_no_snapshot_and_nothing_is_left_behind(
    root: Path, snapshot: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    snapshot.unlink()
    before = sorted(snapshot.parent.iterdir())

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    repository = Repository.open(root)
    repository.read()
    with monkeypatch.context() as disk:
        disk.setattr(os, "replace", full)
        assert not repository.keep_snapshot()
    assert sorted(snapshot.parent.iterdir()) == before
    assert keep(root)


def test_a_forest_too_large_for_a_snapshot_has_none(
    root: Path, snapshot: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_files(root, {"a.md": node("a", summary="New words.")})
    monkeypatch.setattr(snapshot_file, "LARGEST", 1000)
    assert not keep(root)
    assert not snapshot.exists()
    assert shows_the_truth(root)


def test_what_a_crash_left_of_a_snapshot_goes_with_the_next_one(root: Path, snapshot: Path) -> None:
    left, fresh = (snapshot.with_name(f".snapshot-{name}") for name in ("0001", "0002"))
    for file in (left, fresh):
        file.write_bytes(b"half")
    long_ago = time.time() - 7200
    os.utime(left, (long_ago, long_ago))
    write_files(root, {"a.md": node("a", summary="New words.")})
    assert keep(root)
    assert (left.exists(), fresh.exists()) == (False, True)


@pytest.mark.skipif(os.name == "nt" or os.getuid() == 0, reason="root may write anywhere")
def test_a_repository_that_can_not_be_written_has_its_snapshot_in_the_users_cache(
    root: Path, snapshot: Path
) -> None:
    snapshot.unlink()
    os.chmod(root, 0o555)
    try:
        assert keep(root)
        assert is_believed(root)
        assert not snapshot.exists()
    finally:
        os.chmod(root, 0o755)


def test_a_forest_that_was_deleted_meanwhile_gets_no_snapshot(root: Path) -> None:
    write_files(root, {"a.md": node("a", summary="New words.")})
    repository = Repository.open(root)
    repository.read()
    shutil.rmtree(root)
    assert not repository.keep_snapshot()
    assert not root.exists()


def test_readers_and_writers_of_one_snapshot_do_not_disturb_each_other(root: Path) -> None:
    wrong: list[str] = []
    scratch = from_scratch(root)

    def work(number: int) -> None:
        for _ in range(10):
            repository = Repository.open(root)
            wrong.extend(differences(repository.read(), scratch))
            sections = read_sections(root / ".git/forest/snapshot", reader_version())
            if number % 2 and sections is not None:
                kept = {name: bytes(section) for name, section in sections.items()}
                write_sections(root / ".git/forest/snapshot", kept, reader_version())
            if sections is None:
                wrong.append("half a snapshot")

    threads = [Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_the_doctor_does_not_mind_a_snapshot(root: Path, snapshot: Path) -> None:
    assert list(examine(root)) == []
    snapshot.write_bytes(b"damaged")
    assert list(examine(root)) == []
