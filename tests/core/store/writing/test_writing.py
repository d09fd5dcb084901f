"""One save."""

from pathlib import Path

import pygit2
import pytest

from forest_files import MANIFEST, commit_all, log, node, write_files
from forest_studio.core.model.changes import Author, Origin
from forest_studio.core.model.errors import ReadOnly, StorageError
from forest_studio.core.store.disk import exchange
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.git import checkout
from forest_studio.core.store.repository import Committed, Conflict, Repository
from forest_studio.core.store.writing import write
from saving import TEXT, assert_clean, git, save


@pytest.fixture
def root(repository_factory):
    return repository_factory({"forest.yaml": MANIFEST, "a.md": TEXT, "d/b.md": "b\n"})


@pytest.fixture
def repository(root):
    opened = Repository.open(root)
    opened.timeout = 0.2
    return opened


def test_a_save_is_a_commit_that_says_who_and_what(root, repository):
    agent = Author("Forest Studio agent m", "m@example.org", Origin.AGENT)
    done = save(repository, "a.md", "new\n", TEXT, agent)
    assert done == Committed(repository.head(), blob_id(b"new\n"), ())
    assert git(root, "log", "-1", "--format=%an <%ae>%n%B") == (
        "Forest Studio agent m <m@example.org>\n"
        "Edit\n\nForest-Operation: edit-body\nForest-Origin: agent"
    )
    assert (root / "a.md").read_text() == "new\n"
    assert_clean(root)


def test_a_new_file_makes_its_folders_and_a_deleted_one_takes_them_away(root, repository):
    assert isinstance(save(repository, "x/y/z.md", "z\n", None), Committed)
    assert (root / "x/y/z.md").read_text() == "z\n"
    assert_clean(root)
    done = save(repository, "x/y/z.md", None, "z\n")
    assert isinstance(done, Committed)
    assert done.blob == ""
    assert not (root / "x").exists()
    assert_clean(root)


def test_the_first_commit_of_a_repository_can_be_made(repository_factory):
    root = repository_factory({"other.md": "untracked\n"}, commit=False)
    assert isinstance(save(Repository.open(root), "a.md", "a\n", None), Committed)
    assert git(root, "ls-files") == "a.md"
    assert git(root, "status", "--porcelain") == "?? other.md"


def test_a_detached_head_moves_and_no_branch_does(root, repository):
    git(root, "checkout", "-q", "--detach")
    save(repository, "a.md", "new\n", TEXT)
    assert git(root, "log", "-1", "--format=%s", "HEAD") == "Edit"
    assert git(root, "log", "-1", "--format=%s", "main") == "Plant"
    assert_clean(root)


def test_a_forest_in_a_folder_of_a_larger_repository_is_written(repository_factory):
    root = repository_factory({"docs/forest.yaml": MANIFEST, "docs/a.md": TEXT, "code.py": "x"})
    repository = Repository.open(root / "docs")
    (root / "docs/a.md").write_text(TEXT + "outside\n")
    done = save(repository, "a.md", TEXT + "outside\nours\n", TEXT + "outside\n")
    assert isinstance(done, Committed)
    assert done.outside == ("a.md",)
    assert git(root, "show", "HEAD:docs/a.md") == TEXT + "outside\nours"
    assert_clean(root)


def test_a_linked_work_tree_is_written(root, tmp_path):
    git(root, "worktree", "add", "-q", "-b", "side", tmp_path / "side")
    save(Repository.open(tmp_path / "side"), "a.md", "new\n", TEXT)
    assert git(root, "log", "-1", "--format=%s", "side") == "Edit"
    assert git(tmp_path / "side", "status", "--porcelain") == ""
    assert git(root, "status", "--porcelain") == ""


def test_an_executable_file_stays_one(root, repository):
    (root / "a.md").chmod(0o755)
    commit_all(root, "Mode")
    save(repository, "a.md", "new\n", TEXT)
    assert git(root, "ls-files", "-s", "a.md").startswith("100755")
    assert_clean(root)


def test_an_unchanged_text_makes_no_commit(root, repository):
    head = repository.head()
    assert save(repository, "a.md", TEXT, TEXT) == Committed(head, blob_id(TEXT.encode()), ())
    assert repository.head() == head


def test_an_edit_from_outside_is_committed_before_ours(root, repository):
    (root / "a.md").write_text(TEXT + "eight\n")
    done = save(repository, "a.md", "one\n", TEXT + "eight\n")
    assert isinstance(done, Committed)
    assert done.outside == ("a.md",)
    assert log(root) == ["Edit", "Take in an outside edit of a.md", "Plant"]
    assert git(root, "log", "-1", "--format=%an", "HEAD~") == "outside"
    assert git(root, "show", "HEAD~:a.md") == TEXT + "eight"
    assert_clean(root)


def test_an_edit_that_was_planned_before_an_outside_one_is_merged(root, repository):
    (root / "a.md").write_text(TEXT + "eight\n")
    done = save(repository, "a.md", TEXT.replace("one", "ONE"), TEXT)
    assert isinstance(done, Committed)
    assert (root / "a.md").read_text() == TEXT.replace("one", "ONE") + "eight\n"
    assert_clean(root)


def test_edits_of_the_same_line_conflict_and_both_texts_are_kept(root, repository):
    (root / "a.md").write_text(TEXT.replace("one", "outside"))
    done = save(repository, "a.md", TEXT.replace("one", "ours"), TEXT)
    assert isinstance(done, Conflict)
    assert (root / "a.md").read_text() == TEXT.replace("one", "outside")
    assert git(root, "show", "HEAD:a.md") == TEXT.replace("one", "outside").strip()
    assert Path(done.kept).read_text() == TEXT.replace("one", "ours")
    assert_clean(root)


def test_a_commit_by_git_since_the_edit_was_planned_is_merged_or_a_conflict(root, repository):
    write_files(root, {"a.md": TEXT + "eight\n"})
    commit_all(root, "By git")
    assert isinstance(save(repository, "a.md", TEXT.replace("one", "ONE"), TEXT), Committed)
    assert isinstance(save(repository, "a.md", "all else\n", TEXT), Conflict)
    assert (root / "a.md").read_text() == TEXT.replace("one", "ONE") + "eight\n"
    assert_clean(root)


def test_a_merge_that_would_break_the_passport_is_a_conflict(repository_factory):
    text = "---\nid: a\ntitle: A\n" + "# c\n" * 9 + "summary: s\n---\n"
    root = repository_factory({"a.md": text})
    write_files(root, {"a.md": text.replace("title: A\n", "title: A\ntags: [x]\n")})
    ours = text.replace("summary: s\n", "summary: s\ntags: [y]\n")
    assert isinstance(save(Repository.open(root), "a.md", ours, text), Conflict)


def test_an_edit_of_untracked_text_is_merged_with_what_was_read_of_it(root, repository):
    write_files(root, {"new.md": TEXT})
    repository.read()
    write_files(root, {"new.md": TEXT + "eight\n"})
    done = save(repository, "new.md", TEXT.replace("one", "ONE"), TEXT)
    assert isinstance(done, Committed)
    assert (root / "new.md").read_text() == TEXT.replace("one", "ONE") + "eight\n"


def test_a_new_file_never_covers_one_that_is_there(root, repository):
    write_files(root, {"x.md": "untracked\n"})
    before = repository.head()
    for path in ("x.md", "a.md"):
        assert isinstance(save(repository, path, "mine\n", None), Conflict)
    assert (root / "x.md").read_text() == "untracked\n"
    assert repository.head() == before
    assert git(root, "status", "--porcelain") == "?? x.md"


def test_a_changed_file_is_not_deleted(root, repository):
    (root / "a.md").write_text("edited outside\n")
    assert isinstance(save(repository, "a.md", None, TEXT), Conflict)
    assert (root / "a.md").read_text() == "edited outside\n"
    assert_clean(root)


def test_an_edit_of_a_deleted_file_is_a_conflict_but_one_missing_on_disk_comes_back(
    root, repository
):
    (root / "a.md").unlink()
    assert isinstance(save(repository, "a.md", "new\n", TEXT), Committed)
    assert_clean(root)
    git(root, "rm", "-q", "a.md")
    git(root, "commit", "-qm", "Remove")
    assert isinstance(save(repository, "a.md", "newer\n", "new\n"), Conflict)
    assert_clean(root)


def test_a_staged_edit_is_taken_in_like_any_other(root, repository):
    (root / "a.md").write_text(TEXT + "staged\n")
    git(root, "add", "a.md")
    done = save(repository, "a.md", TEXT.replace("one", "ONE"), TEXT)
    assert isinstance(done, Committed)
    assert (root / "a.md").read_text() == TEXT.replace("one", "ONE") + "staged\n"
    assert_clean(root)


def test_what_is_staged_of_other_files_stays_staged(root, repository):
    (root / "d/b.md").write_text("staged\n")
    git(root, "add", "d/b.md")
    save(repository, "a.md", "new\n", TEXT)
    assert git(root, "status", "--porcelain") == "M  d/b.md"
    assert git(root, "show", "HEAD:d/b.md") == "b"


def test_a_file_that_stayed_behind_a_moved_head_rolls_forward(root, repository):
    write_files(root, {"a.md": TEXT + "eight\n"})
    newer = commit_all(root, "Newer")
    git(root, "reset", "-q", "--hard", "HEAD~")
    git(root, "update-ref", "HEAD", newer)
    save(repository, "a.md", TEXT + "eight\nnine\n", TEXT + "eight\n")
    assert log(root) == ["Edit", "Newer", "Plant"]
    assert_clean(root)


def test_an_outside_edit_behind_a_moved_head_is_merged_or_kept_as_a_copy(root, repository):
    write_files(root, {"a.md": TEXT.replace("seven", "SEVEN")})
    newer = commit_all(root, "Newer")
    git(root, "reset", "-q", "--hard", "HEAD~")
    git(root, "update-ref", "HEAD", newer)
    (root / "a.md").write_text(TEXT.replace("seven", "outside"))
    done = save(repository, "a.md", TEXT.replace("seven", "SEVEN"), TEXT.replace("seven", "SEVEN"))
    assert isinstance(done, Committed)
    copy = next(path for path in done.outside if path != "a.md")
    assert (root / copy).read_text() == TEXT.replace("seven", "outside")
    assert (root / "a.md").read_text() == TEXT.replace("seven", "SEVEN")
    assert_clean(root)


@pytest.mark.parametrize(
    "path",
    ["", "/a.md", "../a.md", "d/../../a.md", ".git/config", "x/.GIT/a.md", "a\0.md", "d//b.md"],
)
def test_paths_out_of_the_forest_are_refused(root, repository, path):
    with pytest.raises(StorageError, match="no path"):
        save(repository, path, "x", None)


def test_a_link_is_neither_followed_nor_replaced(root, repository, tmp_path):
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "s.md").write_text("secret\n")
    (root / "l").symlink_to(tmp_path / "out")
    (root / "l.md").symlink_to(tmp_path / "out" / "s.md")
    with pytest.raises(StorageError):
        save(repository, "l/s.md", "x\n", "secret\n")
    with pytest.raises(StorageError):
        save(repository, "l.md", "x\n", "secret\n")
    assert (tmp_path / "out" / "s.md").read_text() == "secret\n"
    assert isinstance(save(repository, "a.md", "fine\n", TEXT), Committed)


def test_a_place_without_permission_is_read_only(root, repository, monkeypatch):
    def refuse(*_arguments):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(write, "index_locked", refuse)
    with pytest.raises(ReadOnly, match="Permission denied"):
        save(repository, "a.md", "new\n", TEXT)


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (OSError("failed to open file: Permission denied"), ReadOnly),
        (pygit2.GitError("could not write: Read-only file system"), ReadOnly),
        (OSError(30, "Read-only file system"), ReadOnly),
        (OSError(28, "No space left on device"), StorageError),
        (pygit2.GitError("odd"), StorageError),
        (KeyError("x"), StorageError),
    ],
)
def test_errors_of_git_and_the_system_become_ours(error, kind):
    with pytest.raises(kind, match="can't save"), checkout.git_errors("can't save"):
        raise error


def test_a_full_disk_loses_nothing_and_the_next_write_goes_through(root, repository, monkeypatch):
    def full(*_arguments, **_options):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(exchange, "write_new", full)
        with pytest.raises(StorageError, match="disk space"):
            save(repository, "a.md", "new\n", TEXT)
    assert isinstance(save(repository, "a.md", "newer\n", "new\n"), Committed)
    assert log(root)[:2] == ["Edit", "Edit"]
    assert_clean(root)


def test_a_snapshot_follows_its_own_writes(root, repository):
    forest = repository.read()
    done = save(repository, "d/n.md", node("n"), None)
    after = repository.reread(forest, ["d/n.md", *done.outside])
    assert after.nodes["n"].blob == done.blob
    assert after.commit == done.commit
    assert after.body("n") == "Some words.\n"
