"""A forest that someone prepared runs nothing, hangs nothing and reaches nothing outside of it."""

import hashlib
import os
import shutil
import signal
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pygit2
import pytest

from forest_files import MANIFEST, node, write_files
from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import (
    BrokenForest,
    StorageError,
    UnsafeForest,
)
from forest_studio.core.session import Session
from forest_studio.core.store.repository import FileWrite, Repository
from git_line import git

ANA = Author("Ana", "ana@example.org")

pytestmark = pytest.mark.skipif(os.name == "nt", reason="links and pipes are made as on POSIX")


@pytest.fixture(autouse=True)
def nothing_hangs() -> Iterator[None]:
    """Ends a test that waits for ever, as opening a pipe would."""

    def stop(*_: object) -> None:
        raise TimeoutError("it hangs")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(20)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def rules(root: Path) -> set[str]:
    """The rules of all findings."""
    forest = Repository.open(root).read()
    return {finding.rule for place in forest.nodes.values() for finding in place.findings}


# Programs that git would run


def test_no_filter_hook_or_monitor_of_the_repository_ever_runs(
    repository_factory: Callable, tmp_path: Path
) -> None:
    ran = tmp_path / "ran"
    trap = tmp_path / "trap.sh"
    trap.write_text(f"#!/bin/sh\ntouch {ran}\ncat\n")
    trap.chmod(0o755)
    root = repository_factory({"forest.yaml": MANIFEST, "a.md": node("a")})
    hooks = root / ".git" / "hooks"
    hooks.mkdir(exist_ok=True)
    for name in ("pre-commit", "post-commit", "reference-transaction", "post-index-change"):
        shutil.copy(trap, hooks / name)
    write_files(root, {".gitattributes": "*.md filter=trap diff=trap merge=trap\n"})
    with (root / ".git" / "config").open("a") as config:
        config.write(
            f"[core]\n\tfsmonitor = {trap}\n\thooksPath = {hooks}\n\tsshCommand = {trap}\n"
            f"\teditor = {trap}\n\tpager = {trap}\n\taskPass = {trap}\n"
            f'[filter "trap"]\n\tclean = {trap}\n\tsmudge = {trap}\n\tprocess = {trap}\n'
            f'\trequired = true\n[diff "trap"]\n\tcommand = {trap}\n\ttextconv = {trap}\n'
            f'[merge "trap"]\n\tdriver = {trap}\n[gpg]\n\tprogram = {trap}\n'
            f"[commit]\n\tgpgSign = true\n[alias]\n\tstatus = !{trap}\n"
        )
    session = Session.open(root)
    blob = session.forest.nodes["a"].blob
    write_files(root, {"a.md": node("a", "Outside")})
    text = node("a", "Inside", body="Some words.\nMore.\n")
    session.repository.commit(FileWrite("a.md", text.encode(), blob), ANA, "Edit", "edit")
    session.refresh()
    session.hunt("what is a?")
    session.history.update()
    session.close()
    assert not ran.exists()


# Places elsewhere


@pytest.fixture
def victim(repository_factory: Callable) -> Path:
    """Another repository of the same user, which has nothing to do with the hostile one."""
    root: Path = repository_factory({"secret.md": "private\n"}, name="victim")
    return root


def refused(root: Path, match: str) -> None:
    """Opening is refused with a remedy, by the window's way as by the verbs'."""
    with pytest.raises(UnsafeForest, match=match) as caught:
        Repository.open(root)
    assert caught.value.remedy


def test_a_git_file_that_leads_to_a_strangers_repository_is_refused(
    tmp_path: Path, victim: Path
) -> None:
    write_files(tmp_path / "evil", {"a.md": "# A\n", ".git": f"gitdir: {victim / '.git'}\n"})
    refused(tmp_path / "evil", "another repository")


def test_a_git_directory_that_is_a_link_elsewhere_is_refused(tmp_path: Path, victim: Path) -> None:
    write_files(tmp_path / "evil", {"a.md": "# A\n"})
    (tmp_path / "evil" / ".git").symlink_to(victim / ".git")
    refused(tmp_path / "evil", "another repository")


def test_a_git_file_that_leads_to_someone_elses_linked_work_tree_is_refused(
    tmp_path: Path, victim: Path
) -> None:
    git(victim, "worktree", "add", "-q", str(tmp_path / "linked"))
    pointer = (tmp_path / "linked" / ".git").read_text()
    write_files(tmp_path / "evil", {"a.md": "# A\n", ".git": pointer})
    refused(tmp_path / "evil", "another repository|borrows its branches")
    assert Repository.open(tmp_path / "linked").read().nodes


def test_a_git_directory_kept_apart_opens_once_it_names_its_files(tmp_path: Path) -> None:
    folder = tmp_path / "files"
    folder.mkdir()
    git(tmp_path, "init", "-q", "--separate-git-dir", str(tmp_path / "apart"), str(folder))
    with pytest.raises(UnsafeForest, match=r"core\.worktree"):
        Repository.open(folder)
    git(folder, "config", "core.worktree", str(folder))
    assert Repository.open(folder).root == folder


def test_a_submodule_opens(repository_factory: Callable, victim: Path) -> None:
    root = repository_factory({"a.md": "# A\n"})
    git(root, "-c", "protocol.file.allow=always", "submodule", "add", "-q", str(victim), "sub")
    assert Repository.open(root / "sub").root == root / "sub"


def test_branches_borrowed_from_another_repository_are_refused(
    repository_factory: Callable, victim: Path
) -> None:
    root = repository_factory({"a.md": "# A\n"})
    (root / ".git" / "commondir").write_text(str(victim / ".git"))
    refused(root, "borrows its branches")


@pytest.mark.parametrize("name", ["alternates", "http-alternates"])
def test_borrowed_objects_are_refused(
    repository_factory: Callable, victim: Path, name: str
) -> None:
    root = repository_factory({"a.md": "# A\n"})
    info = root / ".git" / "objects" / "info"
    info.mkdir(exist_ok=True)
    (info / name).write_text(f"{victim / '.git' / 'objects'}\n")
    refused(root, "borrows objects")


@pytest.mark.parametrize(
    "name",
    """HEAD index config objects refs refs/heads refs/heads/main objects/info objects/pack
    info info/exclude logs logs/HEAD forest forest/search""".split(),
)
def test_no_part_of_the_git_directory_may_be_a_link(
    repository_factory: Callable, tmp_path: Path, name: str
) -> None:
    root = repository_factory({"a.md": "# A\n"})
    part = root / ".git" / name
    if not part.exists():
        part.mkdir(parents=True)
    moved = tmp_path / "moved"
    part.rename(moved)
    part.symlink_to(moved)
    refused(root, "symbolic link")


def test_a_folder_of_objects_that_is_a_link_is_refused(
    repository_factory: Callable, tmp_path: Path
) -> None:
    root = repository_factory({"a.md": "# A\n"})
    part = next(p for p in (root / ".git" / "objects").iterdir() if len(p.name) == 2)
    part.rename(tmp_path / "moved")
    part.symlink_to(tmp_path / "moved")
    refused(root, "symbolic link")


# What would hang or fill the memory


@pytest.mark.parametrize(
    "name",
    """HEAD index config packed-refs refs/heads/main logs/HEAD info/exclude info/attributes
    index.lock commondir objects/pack/pack-1.idx forest.lock""".split(),
)
def test_a_pipe_among_gits_files_is_refused_and_never_waited_for(
    repository_factory: Callable, name: str
) -> None:
    root = repository_factory({"a.md": "# A\n"})
    part = root / ".git" / name
    part.unlink(missing_ok=True)
    part.parent.mkdir(exist_ok=True)
    os.mkfifo(part)
    refused(root, "not a regular file")


@pytest.mark.parametrize("name", [".gitignore", ".gitattributes", "s/.gitignore", "s/t/.gitignore"])
def test_a_pipe_in_place_of_ignore_rules_is_refused(
    repository_factory: Callable, name: str
) -> None:
    root = repository_factory({"s/t/a.md": "# A\r\n"})
    os.mkfifo(root / name)
    with pytest.raises(UnsafeForest, match="not a regular file"):
        Repository.open(root).read()


def test_ignore_rules_that_the_configuration_takes_from_a_pipe_are_refused(
    repository_factory: Callable, tmp_path: Path
) -> None:
    root = repository_factory({"a.md": "# A\n"})
    os.mkfifo(tmp_path / "pipe")
    git(root, "config", "core.excludesFile", str(tmp_path / "pipe"))
    refused(root, "not a regular file")


@pytest.mark.parametrize("name", ["refs/heads/main", "HEAD", "packed-refs", "config"])
def test_a_huge_file_in_place_of_a_small_one_is_refused(
    repository_factory: Callable, name: str
) -> None:
    root = repository_factory({"a.md": "# A\n"})
    with (root / ".git" / name).open("ab") as file:
        file.truncate(1 << 30)
    refused(root, "larger than")


def test_a_huge_node_is_a_finding_and_not_parsed(repository_factory: Callable) -> None:
    root = repository_factory({"a.md": node("a")})
    with (root / "huge.md").open("wb") as file:
        file.truncate(17 << 20)
    forest = Repository.open(root).read()
    assert "huge" not in forest.nodes
    assert any("16 MiB" in finding.message for finding in forest.nodes["/"].findings)


def test_pipes_and_links_in_place_of_nodes_are_findings(
    repository_factory: Callable, tmp_path: Path
) -> None:
    root = repository_factory({"a.md": node("a")})
    os.mkfifo(root / "pipe.md")
    (root / "secret.md").symlink_to("/etc/passwd")
    (root / "zero.md").symlink_to("/dev/zero")
    (root / "loop").symlink_to(root, target_is_directory=True)
    (root / "sub").mkdir()
    (root / "sub" / "up").symlink_to("..", target_is_directory=True)
    assert {"not-a-file", "symlink"} <= rules(root)
    assert set(Repository.open(root).read().by_path) == {"a.md"}


def test_a_manifest_that_is_a_pipe_or_a_link_is_passed_over(
    repository_factory: Callable, tmp_path: Path
) -> None:
    root = repository_factory({"a.md": node("a")})
    (tmp_path / "private.yaml").write_text("name: Private\n")
    (root / "forest.yaml").symlink_to(tmp_path / "private.yaml")
    assert Repository.open(root).read().manifest.name == ""
    (root / "forest.yaml").unlink()
    os.mkfifo(root / "forest.yaml")
    assert Repository.open(root).read().manifest.name == ""


def test_folders_that_hold_one_another_are_not_walked_for_ever(
    repository_factory: Callable,
) -> None:
    root = repository_factory({"a.md": "x"})
    repository = pygit2.Repository(str(root))
    builder = repository.TreeBuilder()
    builder.insert("a.md", repository.create_blob(b"x"), 0o100644)
    tree = builder.write()
    for _ in range(12):
        builder = repository.TreeBuilder()
        for name in range(12):
            builder.insert(f"d{name}", tree, 0o040000)
        tree = builder.write()
    who = pygit2.Signature("Eve", "eve@example.org")
    bomb = repository.create_commit(None, who, who, "bomb", tree, [])
    with pytest.raises(StorageError, match="hold one another"):
        Repository.open(root).read(at=str(bomb))


def test_an_object_that_is_longer_than_it_says_is_never_given_to_gits_library(
    repository_factory: Callable,
) -> None:
    root = repository_factory({"a.md": node("a")})
    data = b"blob 12\0" + b"this goes past the end of the buffer" * 20
    oid = hashlib.sha1(data, usedforsecurity=False).hexdigest()
    write_files(root / ".git" / "objects" / oid[:2], {oid[2:]: zlib.compress(data)})
    with pytest.raises(BrokenForest, match="cut off"):
        Repository.open(root)
