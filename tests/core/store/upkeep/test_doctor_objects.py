"""The doctor finds objects that are damaged or lost, and writes again what is left of them."""

import zipfile
from collections.abc import Callable
from pathlib import Path

import pygit2
import pytest

from forest_files import node
from forest_studio.core.model.errors import BrokenForest
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.git.loose_objects import loose_path
from forest_studio.core.store.repository import Repository
from forest_studio.core.store.upkeep.doctor import examine, repair
from git_line import git
from sick_forest import NEW, OLD, empty, healed, names, saved_forest


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    return saved_forest(repository_factory)


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
