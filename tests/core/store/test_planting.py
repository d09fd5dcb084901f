import subprocess

import pytest

from forest_files import MANIFEST, log, node, write_files
from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import StorageError
from forest_studio.core.store import planting
from forest_studio.core.store.planting import is_as_planted, plant
from forest_studio.core.store.repository import FileWrite, Repository
from forest_studio.paths import shipped

WHO = Author("The makers", "makers@example.org")


def git(root, *arguments):
    done = subprocess.run(["git", *arguments], cwd=root, check=True, capture_output=True, text=True)
    return done.stdout.strip()


@pytest.fixture
def source(tmp_path):
    write_files(
        tmp_path / "source",
        {
            "forest.yaml": MANIFEST,
            "index.md": node("root"),
            "teams/a.md": node("a"),
            "teams/b/c.md": node("c"),
            "services/d.md": node("d"),
            ".hidden/x.md": "x",
        },
    )
    return tmp_path / "source"


def test_a_planted_forest_opens_with_a_history_of_its_groves(source, tmp_path):
    target = tmp_path / "deep" / "target"
    plant(source, target, WHO)
    assert log(target) == [
        "Plant teams: 2 files",
        "Plant services: 1 file",
        "Plant the forest's root",
    ]
    assert git(target, "log", "-1", "--format=%an") == "The makers"
    assert git(target, "status", "--porcelain") == ""
    git(target, "fsck", "--strict")
    assert [n.path for n in Repository.open(target).read().nodes.values() if n.has_file] == [
        "index.md", "services/d.md", "teams/a.md", "teams/b/c.md",
    ]  # fmt: skip


def test_the_sample_forest_can_be_planted(tmp_path):
    plant(shipped("sample_forest"), tmp_path / "sample", WHO)
    forest = Repository.open(tmp_path / "sample").read()
    assert len(forest.nodes) > 100
    assert not [f for n in forest.nodes.values() for f in n.findings if f.severity == "error"]


def test_nothing_is_planted_over_what_is_there(source, tmp_path):
    with pytest.raises(StorageError, match="not empty"):
        plant(source, source, WHO)
    (tmp_path / "empty").mkdir()
    with pytest.raises(StorageError, match="no files"):
        plant(tmp_path / "empty", tmp_path / "target", WHO)
    assert not (tmp_path / "target").exists()
    plant(source, tmp_path / "empty", WHO)


def test_a_planting_that_fails_leaves_nothing(source, tmp_path, monkeypatch):
    def fail(*_arguments):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(planting, "_commit", fail)
    with pytest.raises(StorageError):
        plant(source, tmp_path / "target", WHO)
    assert [path.name for path in tmp_path.iterdir()] == ["source"]


def test_a_copy_counts_as_planted_until_anything_is_changed(source, tmp_path):
    target = tmp_path / "target"
    plant(source, target, WHO)
    assert is_as_planted(target)
    (target / "new.md").write_text("x")
    assert not is_as_planted(target)
    (target / "new.md").unlink()
    assert is_as_planted(target)
    Repository.open(target).branch("forest-trails").append("x", b"1", "m", WHO)
    assert not is_as_planted(target)
    git(target, "branch", "-D", "forest-trails")
    assert is_as_planted(target)
    Repository.open(target).commit(FileWrite("new.md", b"x", None), WHO, "New", "create")
    assert not is_as_planted(target)
    assert not is_as_planted(tmp_path / "nowhere")
