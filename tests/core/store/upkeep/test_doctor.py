"""The doctor finds what power cuts and other programs left, and repairs it without loss."""

from collections.abc import Callable
from pathlib import Path

import pytest

from forest_files import MANIFEST, commit_all, fingerprint, node, write_files
from forest_studio.core.model.errors import Busy, NotAForest
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.drafts.drafts import Drafts
from forest_studio.core.store.git.locks import forest_lock
from forest_studio.core.store.git.loose_objects import loose_path
from forest_studio.core.store.repository import Repository
from forest_studio.core.store.upkeep.ailments import index as index_ailment
from forest_studio.core.store.upkeep.doctor import Treatment, examine, repair
from forest_studio.core.store.writing import journal
from git_line import git
from sick_forest import NEW, empty, healed, old, saved_forest


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    return saved_forest(repository_factory)


# A healthy forest


def test_looking_changes_nothing_and_a_healthy_forest_needs_no_backup(
    root: Path, own_home: Path
) -> None:
    before = fingerprint(root)
    assert examine(root / "a.md") == ()
    assert repair(root, ()) == Treatment(None, ())
    assert fingerprint(root) == before
    assert not (own_home / "data").exists() or not list((own_home / "data").rglob("*.bundle"))


def test_a_repository_without_commits_is_healthy(repository_factory: Callable) -> None:
    assert examine(repository_factory({"a.md": "x"}, commit=False)) == ()


def test_where_no_repository_is_there_is_nothing_to_examine(tmp_path: Path) -> None:
    with pytest.raises(NotAForest):
        examine(tmp_path)


def test_a_hostile_repository_is_told_and_never_touched(root: Path) -> None:
    with (root / ".git" / "config").open("a") as config:
        config.write("[include]\n\tpath = /etc/passwd\n")
    (found,) = examine(root)
    assert (found.name, found.repairable) == ("unsafe", False)
    assert found.advice


# The index


@pytest.mark.parametrize("content", [b"", b"DIRC garbage", b"\0" * 500])
def test_a_broken_index_is_made_again_and_no_file_is_touched(root: Path, content: bytes) -> None:
    write_files(root, {"b.md": node("b", "Edited"), "new.md": "new\n"})
    before = {p: p.read_bytes() for p in root.glob("*.md")}
    (root / ".git" / "index").write_bytes(content)
    healed(root, "index-broken")
    assert {p: p.read_bytes() for p in root.glob("*.md")} == before
    assert git(root, "status", "--porcelain").splitlines() == ["M b.md", "?? new.md"]


def test_a_missing_index_would_delete_everything_so_it_is_made_again(root: Path) -> None:
    (root / ".git" / "index").unlink()
    healed(root, "index-missing")
    assert git(root, "status", "--porcelain") == ""


def test_a_repair_that_fails_changes_nothing_says_so_and_ends_the_treatment(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (root / ".git" / "index").write_bytes(b"")
    write_files(root, {".fs-new-1": "words\n"})
    before = fingerprint(root)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(index_ailment, "_write", full)
    treatment = repair(root, examine(root))
    assert treatment.failed
    assert ["No space left" in treatment.repairs[0].message, len(treatment.repairs)] == [True, 2]
    assert "not tried" in treatment.repairs[1].message
    assert {**fingerprint(root), **before} == fingerprint(root)
    assert set(fingerprint(root)) - set(before) <= {".git/forest.lock"}


def test_when_nothing_can_be_saved_nothing_is_repaired(root: Path, tmp_path: Path) -> None:
    (root / ".git" / "index").write_bytes(b"")
    (tmp_path / "it.bundle").write_text("in the way")
    with pytest.raises(Exception, match="backup"):
        repair(root, examine(root), backup_file=tmp_path / "it.bundle")
    assert (root / ".git" / "index").read_bytes() == b""


# Locks


def test_a_save_that_was_stopped_is_finished(root: Path) -> None:
    known = {"a.md": blob_id(NEW.encode())}
    lock = journal._write(root / ".git", journal.Intent(known), False)
    lock.rename(root / ".git" / "index.lock")
    healed(root, "unfinished-write")
    assert git(root, "status", "--porcelain") == ""


@pytest.mark.parametrize("name", ["index.lock", "HEAD.lock", "refs/heads/main.lock"])
def test_another_programs_lock_is_removed_only_when_that_is_asked_for(
    root: Path, name: str
) -> None:
    lock = root / ".git" / name
    lock.write_bytes(b"theirs")
    (young,) = examine(root)
    assert (young.name, young.repairable) == ("foreign-lock", False)
    old(lock)
    ailments = examine(root)
    left_alone = repair(root, ailments)
    assert left_alone.repairs[0].done is False
    assert not left_alone.failed
    assert lock.exists()
    healed(root, "foreign-lock", force_unlock=True)
    assert not lock.exists()


def test_a_lock_is_left_to_a_git_that_still_runs(root: Path) -> None:
    if not Path("/proc/self/comm").exists():
        pytest.skip("nobody can see here which programs run")
    import subprocess

    line = ["git", "cat-file", "--batch-check"]
    pipe = subprocess.PIPE
    running = subprocess.Popen(line, cwd=root, stdin=pipe, stdout=pipe, bufsize=0)
    try:
        # Only a git that has answered surely goes by its own name in the system's list.
        running.stdin.write(b"HEAD\n")
        assert b"commit" in running.stdout.readline()
        old_lock = root / ".git" / "index.lock"
        old_lock.write_bytes(b"")
        old(old_lock)
        (found,) = examine(root)
        assert not found.repairable
        assert "still be at work" in found.message
    finally:
        running.communicate()
    assert examine(root)[0].repairable


def test_while_another_window_writes_nothing_is_repaired(root: Path) -> None:
    (root / ".git" / "index").write_bytes(b"")
    ailments = examine(root)
    with forest_lock(root / ".git", 0), pytest.MonkeyPatch.context() as patch:
        patch.setattr("forest_studio.core.store.upkeep.doctor._PATIENCE", 0.05)
        with pytest.raises(Busy):
            repair(root, ailments)


# Files


def test_temporary_files_go_and_words_that_no_commit_has_are_kept_first(root: Path) -> None:
    write_files(root, {"s/.fs-swap-1": "unknown words\n", ".fs-new-2": NEW})
    healed(root, "leftover-file", "leftover-file")
    assert not list(root.rglob(".fs-*"))
    (kept,) = git(root, "ls-tree", "-r", "--name-only", "forest-rescued").splitlines()
    assert git(root, "show", f"forest-rescued:{kept}") == "unknown words"
    assert git(root, "status", "--porcelain") == ""


@pytest.mark.parametrize("text", [b"name: [unclosed\n", b"\0" * 30])
def test_a_broken_manifest_goes_back_to_the_last_good_one(root: Path, text: bytes) -> None:
    (root / "forest.yaml").write_bytes(text)
    healed(root, "manifest-broken")
    assert (root / "forest.yaml").read_text() == MANIFEST
    (kept,) = git(root, "ls-tree", "-r", "--name-only", "forest-rescued").splitlines()
    assert kept.endswith("forest.yaml")


def test_names_that_differ_by_case_only_are_told(root: Path) -> None:
    write_files(root, {"A.md": node("big")})
    if len(list(root.glob("[aA].md"))) < 2:
        pytest.skip("this disk makes no difference between the two")
    commit_all(root, "Twins")
    (found,) = examine(root)
    assert (found.name, found.repairable, found.text_at_risk) == ("name-collision", False, True)


# Caches and drafts


def test_damaged_caches_are_removed(root: Path) -> None:
    folder = Repository.open(root).cache_dir
    write_files(
        folder, {"history.sqlite": "no table", "map-slots.json": "{cut", "search/x.toc": ""}
    )
    healed(root, "cache-damaged", "cache-damaged", "cache-damaged")


def test_a_draft_that_can_not_be_read_is_set_aside_and_the_others_stay(root: Path) -> None:
    folder = Repository.open(root).cache_dir / "drafts"
    drafts = Drafts(folder)
    drafts.keep("a", "a.md", blob_id(NEW.encode()), {"title": "Typed"})
    drafts.close()
    (folder / "0123456789abcdef01234567-0123456789ab.draft").write_bytes(b"{half of")
    healed(root, "draft-damaged")
    assert len(list(folder.glob("*.damaged"))) == 1
    assert [draft.fields["title"] for draft in Drafts(folder).all()] == ["Typed"]


# Several at once


def test_a_power_cut_in_the_middle_of_everything_is_survived(root: Path) -> None:
    git_dir = root / ".git"
    empty(loose_path(git_dir / "objects", git(root, "rev-parse", "HEAD")))
    for name in ("HEAD", "index", "refs/heads/main"):
        empty(git_dir / name)
    write_files(root, {".fs-new-1": "half\n", "b.md": node("b", "Typed")})
    backup = None
    for _ in range(4):
        treatment = repair(root, examine(root), backup=backup)
        backup = treatment.backup
        assert not treatment.failed
    assert examine(root) == ()
    git(root, "fsck", "--full")
    assert Repository.open(root).read().nodes["b"].title == "Typed"
    assert Repository.open(root).read().nodes["a"].title == "New"
