"""Names, notes, caches and owners that came with a forest from elsewhere do no harm."""

import json
import os
import pickle
import shutil
import stat
import subprocess
from collections.abc import Callable
from pathlib import Path

import pygit2
import pytest

from forest_files import node, write_files
from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import (
    ForestError,
    NotAForest,
    UnsafeForest,
)
from forest_studio.core.session import Session
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.history.commit_facts import operation_of
from forest_studio.core.store.repository import Committed, FileWrite, Repository

ANA = Author("Ana", "ana@example.org")

pytestmark = pytest.mark.skipif(os.name == "nt", reason="links and pipes are made as on POSIX")


def rules(root: Path) -> set[str]:
    """The rules of all findings."""
    forest = Repository.open(root).read()
    return {finding.rule for place in forest.nodes.values() for finding in place.findings}


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
