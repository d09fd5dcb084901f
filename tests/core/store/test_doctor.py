"""The doctor finds what power cuts and other programs left, and repairs it without loss."""

import os
import shutil
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import pygit2
import pytest

from forest_files import MANIFEST, commit_all, fingerprint, node, write_files
from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import BrokenForest, Busy, ForestError, NotAForest
from forest_studio.core.store import journal
from forest_studio.core.store.ailments import index as index_ailment
from forest_studio.core.store.doctor import Ailment, Treatment, examine, repair
from forest_studio.core.store.drafts import Drafts
from forest_studio.core.store.locks import forest_lock
from forest_studio.core.store.loose_objects import loose_path
from forest_studio.core.store.repository import Committed, FileWrite, Repository
from forest_studio.core.store.texts import blob_id
from git_line import git

ANA = Author("Ana", "ana@example.org")
OLD, NEW = node("a", "Old"), node("a", "New")


@pytest.fixture
def root(repository_factory: Callable) -> Path:
    """A healthy forest whose last save was by Forest Studio."""
    folder: Path = repository_factory({"forest.yaml": MANIFEST, "a.md": OLD, "b.md": node("b")})
    write = FileWrite("a.md", NEW.encode(), blob_id(OLD.encode()))
    assert isinstance(Repository.open(folder).commit(write, ANA, "Edit", "edit"), Committed)
    assert examine(folder) == ()
    return folder


def names(ailments: tuple[Ailment, ...]) -> list[str]:
    """What the ailments are called."""
    return [ailment.name for ailment in ailments]


def healed(root: Path, *expected: str, force_unlock: bool = False) -> Treatment:
    """Repairs exactly the expected ailments; the repository is healthy then, git says so too, and
    everything had been saved before."""
    before = fingerprint(root)
    ailments = examine(root)
    assert names(ailments) == list(expected)
    assert fingerprint(root) == before
    treatment = repair(root, ailments, force_unlock=force_unlock)
    assert [(r.done, r.message) for r in treatment.repairs if not r.done] == []
    assert treatment.backup is not None
    assert treatment.backup.rest.exists()
    assert examine(root) == ()
    git(root, "fsck", "--full")
    assert Repository.open(root).read().nodes["a"].title == "New"
    return treatment


def empty(file: Path) -> None:
    """What a power cut makes of a file that was never synced."""
    file.chmod(0o644)
    file.write_bytes(b"")


def old(file: Path) -> Path:
    """Makes a file look as if it had been left an hour ago."""
    os.utime(file, (time.time() - 3600,) * 2)
    return file


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


# Objects


def test_objects_that_a_power_cut_emptied_are_written_again_from_the_files(root: Path) -> None:
    for text in (NEW, node("b")):
        empty(loose_path(root / ".git" / "objects", blob_id(text.encode())))
    healed(root, "object-damaged", "object-damaged")
    assert git(root, "status", "--porcelain") == ""


def test_a_missing_object_is_written_again_from_a_file_of_another_name(root: Path) -> None:
    loose_path(root / ".git" / "objects", blob_id(node("b").encode())).unlink()
    (root / "b.md").rename(root / "moved.md")
    healed(root, "object-missing")
    assert git(root, "show", "HEAD:b.md") == node("b").strip()


def test_lost_folders_of_the_newest_commit_are_made_again_from_the_index(
    repository_factory: Callable,
) -> None:
    root = repository_factory({"a.md": NEW, "s-t/x.md": "x", "s/t/b.md": "b", "s.md": "s"})
    for oid in git(root, "rev-parse", "HEAD:", "HEAD:s", "HEAD:s/t").split():
        empty(loose_path(root / ".git" / "objects", oid))
    healed(root, "object-damaged", "object-damaged", "object-damaged")
    assert git(root, "status", "--porcelain") == ""


def test_an_object_with_more_behind_its_end_is_written_again(root: Path) -> None:
    file = loose_path(root / ".git" / "objects", blob_id(NEW.encode()))
    file.chmod(0o644)
    with file.open("ab") as end:
        end.write(b"junk")
    healed(root, "object-damaged")


def test_a_damaged_object_that_a_pack_has_as_well_is_set_aside(root: Path) -> None:
    file = loose_path(root / ".git" / "objects", blob_id(OLD.encode()))
    whole = file.read_bytes()
    git(root, "gc", "-q")
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(whole[:-4])
    healed(root, "object-damaged")


def test_a_damaged_object_that_nothing_needs_is_set_aside_into_the_backup(root: Path) -> None:
    oid = str(pygit2.Repository(str(root)).create_blob(b"nobody's\n"))
    empty(loose_path(root / ".git" / "objects", oid))
    treatment = healed(root, "object-damaged")
    assert treatment.backup is not None
    with zipfile.ZipFile(treatment.backup.rest) as file:
        assert f"git/objects/{oid[:2]}/{oid[2:]}" in file.namelist()


def test_words_that_are_nowhere_any_more_are_told_and_not_pretended(root: Path) -> None:
    loose_path(root / ".git" / "objects", blob_id(OLD.encode())).unlink()
    (found,) = examine(root)
    assert (found.name, found.repairable, found.text_at_risk) == ("object-missing", False, True)
    assert "a.md" in found.message
    assert repair(root, [found]).backup is None


def test_a_damaged_pack_is_told(root: Path) -> None:
    git(root, "gc", "-q")
    (pack,) = (root / ".git" / "objects" / "pack").glob("*.pack")
    pack.chmod(0o644)
    with pack.open("r+b") as file:
        file.seek(40)
        file.write(b"\xff\xff\xff")
    assert "pack-damaged" in names(examine(root))


@pytest.mark.parametrize("of", ["HEAD", "HEAD~1", "HEAD:", "HEAD:b.md"])
def test_an_object_that_is_cut_off_never_hangs_anything(root: Path, of: str) -> None:
    file = loose_path(root / ".git" / "objects", git(root, "rev-parse", of))
    file.chmod(0o644)
    file.write_bytes(file.read_bytes()[:-9])
    with pytest.raises(BrokenForest, match="doctor"):
        Repository.open(root)
    treatment = repair(root, examine(root))
    assert treatment.backup is not None
    assert not treatment.failed
    assert "object-damaged" not in names(examine(root))
    assert Repository.open(root).read().nodes["a"].title == "New"


# HEAD and branches


@pytest.mark.parametrize("content", [b"", b"\0" * 41, b"ref: nonsense\n", None])
def test_a_broken_head_is_set_to_the_branch_it_named(root: Path, content: bytes | None) -> None:
    git(root, "branch", "aaa", "HEAD~1")
    head = root / ".git" / "HEAD"
    head.unlink()
    if content is not None:
        head.write_bytes(content)
    with pytest.raises(ForestError, match="doctor"):
        Repository.open(root).read()
    healed(root, "head-broken")
    assert git(root, "branch", "--show-current") == "main"
    assert git(root, "status", "--porcelain") == ""


@pytest.mark.parametrize("content", [b"", b"\0" * 41, b"1" * 40 + b"\n"])
def test_a_broken_branch_goes_back_to_its_newest_good_commit(root: Path, content: bytes) -> None:
    tip = git(root, "rev-parse", "HEAD")
    (root / ".git" / "refs" / "heads" / "main").write_bytes(content)
    healed(root, "ref-broken")
    assert git(root, "rev-parse", "HEAD") == tip
    assert git(root, "status", "--porcelain") == ""


def test_when_the_newest_commit_is_lost_the_one_before_it_is_in_force_and_the_words_stay(
    root: Path,
) -> None:
    tip, before = git(root, "rev-parse", "HEAD", "HEAD~1").split()
    git(root, "pack-refs", "--all")
    empty(loose_path(root / ".git" / "objects", tip))
    ailments = examine(root)
    assert names(ailments) == ["object-damaged", "ref-broken", "log-broken", "log-broken"]
    treatment = repair(root, ailments)
    assert all(r.done for r in treatment.repairs)
    assert examine(root) == ()
    git(root, "fsck", "--full")
    assert git(root, "rev-parse", "HEAD") == before
    assert (root / "a.md").read_text() == NEW
    assert "a.md" in git(root, "status", "--porcelain")


def test_without_any_log_the_table_of_history_knows_the_last_commit(root: Path) -> None:
    from forest_studio.core.store.history import History

    History(Repository.open(root)).update()
    tip = git(root, "rev-parse", "HEAD")
    shutil.rmtree(root / ".git" / "logs")
    (root / ".git" / "refs" / "heads" / "main").write_bytes(b"")
    (found,) = examine(root)
    assert "table of history" in found.repair
    healed(root, "ref-broken")
    assert git(root, "rev-parse", "HEAD") == tip


def test_without_log_and_table_the_newest_commit_that_is_left_is_taken(root: Path) -> None:
    tip = git(root, "rev-parse", "HEAD")
    shutil.rmtree(root / ".git" / "logs")
    (root / ".git" / "refs" / "heads" / "main").write_bytes(b"")
    healed(root, "ref-broken")
    assert git(root, "rev-parse", "HEAD") == tip


def test_a_branch_whose_file_is_gone_comes_back_from_its_log(root: Path) -> None:
    tip = git(root, "rev-parse", "HEAD")
    (root / ".git" / "refs" / "heads" / "main").unlink()
    healed(root, "ref-broken")
    assert git(root, "rev-parse", "HEAD") == tip


def test_a_new_branch_without_commits_is_healthy(root: Path) -> None:
    git(root, "checkout", "-q", "--orphan", "fresh")
    assert examine(root) == ()


def test_a_broken_reference_to_another_computers_branch_is_set_aside(root: Path) -> None:
    write_files(root / ".git" / "refs" / "remotes" / "origin", {"main": "1" * 40 + "\n"})
    healed(root, "ref-broken")


def test_commits_on_no_branch_get_one(root: Path) -> None:
    git(root, "checkout", "-q", "--detach")
    assert examine(root) == ()
    write_files(root, {"b.md": node("b", "Detached")})
    commit = commit_all(root, "Off any branch")
    treatment = healed(root, "head-detached")
    assert git(root, "branch", "--show-current") == f"rescued-{commit[:8]}"
    assert git(root, "status", "--porcelain") == ""
    assert treatment.repairs[0].ailment.text_at_risk


def test_the_folder_of_references_that_a_copy_left_out_is_made_again(root: Path) -> None:
    git(root, "pack-refs", "--all")
    shutil.rmtree(root / ".git" / "refs")
    with pytest.raises(BrokenForest):
        Repository.open(root)
    healed(root, "refs-folder-missing")
    assert git(root, "status", "--porcelain") == ""


@pytest.mark.parametrize("text", [b"\0" * 120, b"[core\n\tbare = fal"])
def test_a_configuration_that_can_not_be_read_is_set_aside(root: Path, text: bytes) -> None:
    (root / ".git" / "config").write_bytes(text)
    healed(root, "config-broken")
    assert list((root / ".git").glob("config.broken-*"))


def test_spoilt_lines_of_a_log_are_taken_out_and_the_others_stay(root: Path) -> None:
    log = root / ".git" / "logs" / "HEAD"
    before = git(root, "reflog")
    with log.open("ab") as file:
        file.write(b"\0" * 200)
    healed(root, "log-broken")
    assert git(root, "reflog") == before


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

    running = subprocess.Popen(["git", "cat-file", "--batch"], cwd=root, stdin=subprocess.PIPE)
    try:
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
        patch.setattr("forest_studio.core.store.doctor._PATIENCE", 0.05)
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
