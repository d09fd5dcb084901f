import subprocess

import pygit2
import pytest

from forest_files import MANIFEST, node
from forest_studio.core.model.errors import BrokenForest, NotAForest, UnsafeForest
from forest_studio.core.store.repository import Repository


def test_any_repository_of_markdown_opens_and_nothing_is_written(repository_factory):
    root = repository_factory({"a.md": "# A\n"})
    before = sorted(root.rglob("*"))
    repository = Repository.open(root)
    assert repository.root == root
    assert list(repository.read().nodes) == ["/", "a"]
    assert sorted(root.rglob("*")) == before


def test_a_folder_without_git_is_refused_with_what_to_do(tmp_path):
    with pytest.raises(NotAForest, match="git init"):
        Repository.open(tmp_path)


def test_a_missing_folder_is_refused(tmp_path):
    with pytest.raises(NotAForest, match="no folder"):
        Repository.open(tmp_path / "nowhere")


def test_a_bare_repository_is_refused(tmp_path):
    pygit2.init_repository(str(tmp_path), bare=True)
    with pytest.raises(NotAForest, match="bare"):
        Repository.open(tmp_path)


def test_the_git_directory_itself_is_refused(repository_factory):
    root = repository_factory({"a.md": "# A\n"})
    with pytest.raises(NotAForest, match="inside a git directory"):
        Repository.open(root / ".git")


def test_the_root_is_the_folder_with_a_manifest_above_the_path(repository_factory):
    root = repository_factory({"docs/forest.yaml": MANIFEST, "docs/a/b.md": "x", "c.md": "y"})
    repository = Repository.open(root / "docs" / "a" / "b.md")
    assert repository.root == root / "docs"
    assert repository.prefix == "docs/"
    assert [n.path for n in repository.read().nodes.values() if n.has_file] == ["a/b.md"]


def test_without_a_manifest_the_opened_folder_is_the_root(repository_factory):
    root = repository_factory({"docs/a.md": "x", "c.md": "y"})
    assert Repository.open(root / "docs").root == root / "docs"


def test_a_linked_work_tree_opens(repository_factory, tmp_path):
    root = repository_factory({"a.md": node("a")})
    subprocess.run(["git", "worktree", "add", "-q", tmp_path / "other"], cwd=root, check=True)
    repository = Repository.open(tmp_path / "other")
    assert repository.root == tmp_path / "other"
    assert "a" in repository.read().nodes


def hostile(root, text):
    with (root / ".git" / "config").open("a") as file:
        file.write(text)
    with pytest.raises(UnsafeForest):
        Repository.open(root)


def test_a_work_tree_elsewhere_is_refused(repository_factory, tmp_path):
    (tmp_path / "victim").mkdir()
    hostile(repository_factory({}), f"[core]\n\tworktree = {tmp_path / 'victim'}\n")


@pytest.mark.parametrize(
    "text",
    [
        "[include]\n\tpath = /dev/zero\n",
        "[include] path = /etc/passwd\n",
        '[includeIf "gitdir:/"]\n\tpath = x\n',
        "[core] bare = false\n[INCLUDE]\npath=x\n",
    ],
)
def test_configuration_from_elsewhere_is_refused(repository_factory, text):
    hostile(repository_factory({}), text)


def test_borrowed_objects_are_refused(repository_factory, tmp_path):
    root = repository_factory({})
    (root / ".git" / "objects" / "info").mkdir(exist_ok=True)
    (root / ".git" / "objects" / "info" / "alternates").write_text(str(tmp_path))
    with pytest.raises(UnsafeForest, match="borrows"):
        Repository.open(root)


def test_a_git_directory_of_links_is_refused(repository_factory, tmp_path):
    root = repository_factory({})
    (root / ".git" / "objects").rename(tmp_path / "objects")
    (root / ".git" / "objects").symlink_to(tmp_path / "objects")
    with pytest.raises(UnsafeForest, match="symbolic link"):
        Repository.open(root)


def test_a_format_that_the_library_does_not_know_is_an_error_of_ours(repository_factory):
    root = repository_factory({})
    with (root / ".git" / "config").open("a") as file:
        file.write("[core]\n\trepositoryformatversion = 9\n")
    with pytest.raises(BrokenForest):
        Repository.open(root)


def test_the_cache_lies_in_the_git_directory_one_for_each_forest(repository_factory):
    root = repository_factory({"docs/forest.yaml": MANIFEST})
    outer, inner = Repository.open(root), Repository.open(root / "docs")
    assert outer.cache_dir == root / ".git" / "forest"
    assert inner.cache_dir.parent == root / ".git" / "forest"
