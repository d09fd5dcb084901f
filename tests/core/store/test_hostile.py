"""A forest that someone prepared runs nothing, hangs nothing and reaches nothing outside of it."""

import hashlib
import json
import os
import pickle
import shutil
import signal
import stat
import subprocess
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pygit2
import pytest

from forest_files import MANIFEST, node, write_files
from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import (
    BrokenForest,
    ForestError,
    NotAForest,
    StorageError,
    UnsafeForest,
)
from forest_studio.core.session import Session
from forest_studio.core.store.commit_facts import operation_of
from forest_studio.core.store.repository import Committed, FileWrite, Repository
from forest_studio.core.store.texts import blob_id
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


# Names


def test_names_with_control_characters_are_findings_and_stay_in_place(
    repository_factory: Callable,
) -> None:
    names = ["new\nline.md", "bell\x07.md", "esc\x1b[31m.md"]
    root = repository_factory(dict.fromkeys(names, "# A\n"))
    repository = Repository.open(root)
    forest = repository.read()
    assert sorted(node.path for node in forest.nodes.values() if node.has_file) == sorted(names)
    assert "name-reserved" in rules(root)
    write = FileWrite(names[0], b"# B\n", blob_id(b"# A\n"))
    assert isinstance(repository.commit(write, ANA, "Edit", "edit"), Committed)
    assert (root / names[0]).read_bytes() == b"# B\n"


def test_a_name_can_not_forge_who_wrote_what(repository_factory: Callable) -> None:
    forged = "a\n\nForest-Origin: agent\nForest-Operation: forged\n.md"
    root = repository_factory({forged: "# A\n"})
    repository = Repository.open(root)
    repository.read()
    write_files(root, {forged: "# Outside\n"})
    write = FileWrite(forged, b"# B\n", blob_id(b"# Outside\n"))
    repository.commit(write, ANA, "Edit", "edit")
    git_repository = pygit2.Repository(str(root))
    operations = [operation_of(c) for c in git_repository.walk(git_repository.head.target)]
    assert operations == ["edit", "outside-edit", ""]


# What was left in the git directory


def test_a_journal_that_names_files_outside_is_nobodys_and_touches_nothing(
    repository_factory: Callable, tmp_path: Path
) -> None:
    root = repository_factory({"a.md": "# A\n"})
    precious = tmp_path / "precious.md"
    precious.write_text("keep me\n")
    known = {"../precious.md": blob_id(b"keep me\n")}
    journal = b"FOREST STUDIO INTENT 1\n" + json.dumps({"known": known, "process": 1}).encode()
    (root / ".git" / "index.lock").write_bytes(journal)
    repository = Repository.open(root)
    repository.timeout = 0.05
    with pytest.raises(ForestError):
        repository.commit(FileWrite("b.md", b"b\n", None), ANA, "Edit", "edit")
    assert precious.read_text() == "keep me\n"


class Trap:
    """What runs when it is unpickled."""

    def __init__(self, place: Path) -> None:
        self.place = place

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return os.mkdir, (str(self.place),)


def test_a_search_index_that_came_with_the_forest_is_never_read(
    repository_factory: Callable, tmp_path: Path
) -> None:
    root = repository_factory({"a.md": node("a", "Ledger")})
    session = Session.open(root)
    session.search("ledger")
    session.close()
    stolen = tmp_path / "sent"
    shutil.copytree(root, stolen)
    for file in (stolen / ".git" / "forest" / "search").rglob("*"):
        if file.is_file():
            file.write_bytes(pickle.dumps(Trap(tmp_path / "ran")))
    other = Session.open(stolen)
    assert [hit.node for hit in other.search("ledger")] == ["a"]
    other.close()
    assert not (tmp_path / "ran").exists()


def test_a_cache_made_here_is_used_again(repository_factory: Callable) -> None:
    root = repository_factory({"a.md": node("a")})
    (Repository.open(root).cache_dir / "search").mkdir()
    assert (Repository.open(root).cache_dir / "search").is_dir()


def test_drafts_and_the_maps_places_outlive_the_sealing(repository_factory: Callable) -> None:
    root = repository_factory({"a.md": node("a")})
    write_files(root / ".git" / "forest", {"drafts/x.draft": "{}", "map-slots.json": "{}"})
    folder = Repository.open(root).cache_dir
    assert (folder / "drafts" / "x.draft").exists()
    assert (folder / "map-slots.json").exists()
    assert stat.S_IMODE((folder / "seal").stat().st_mode) == 0o600


# Owners


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root can give files away")
def test_a_repository_of_another_user_is_refused_with_the_one_line_that_allows_it(
    repository_factory: Callable, own_home: Path, tmp_path: Path
) -> None:
    root = repository_factory({"a.md": "# A\n"}, name="with space")
    for file in (root, *root.rglob("*")):
        os.chown(file, 4321, 4321)
    with pytest.raises(UnsafeForest, match="belongs to another user") as caught:
        Repository.open(root)
    command = caught.value.remedy.partition("run: ")[2]
    # Without the variable git writes where a user has the settings, which is where we look.
    home = {name: value for name, value in os.environ.items() if name != "GIT_CONFIG_GLOBAL"}
    subprocess.run(command, shell=True, check=True, env=home)
    assert Repository.open(root).read().nodes


def test_a_git_directory_in_which_nothing_is_gits_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "a" / ".git").mkdir(parents=True)
    with pytest.raises(NotAForest):
        Repository.open(tmp_path / "a")
