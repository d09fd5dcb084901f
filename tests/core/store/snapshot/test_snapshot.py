"""A forest that is opened with a snapshot is the forest that is on disk."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from forest_files import node, write_files
from forest_studio.core.model.changes import Author
from forest_studio.core.model.node import Node
from forest_studio.core.store.reading import file_node
from forest_studio.core.store.repository import FileWrite, Repository
from forest_studio.core.store.snapshot import disk_reader, snapshot_version
from plain_git import commit, git
from snapshot_forest import (
    FILES,
    Gardener,
    differences,
    from_scratch,
    keep,
    rest,
    root,
    small_counts,
    with_snapshot,
)

ANA = Author("Ana", "ana@example.org")
__all__ = ["root", "small_counts"]
pytestmark = pytest.mark.usefixtures("small_counts")


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Paths of the files that are read and parsed from now on."""
    paths: list[str] = []

    def noting(path: str, *rest: object) -> Node:
        paths.append(path)
        return file_node.read_node(path, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(disk_reader, "read_node", noting)
    return paths


def test_nothing_is_parsed_again_when_nothing_has_changed(root: Path, parsed: list[str]) -> None:
    forest = with_snapshot(root)
    assert parsed == []
    assert differences(forest, from_scratch(root)) == []


def test_only_what_has_changed_is_parsed(root: Path, parsed: list[str]) -> None:
    write_files(root, {"a.md": node("a", summary="New words."), "new.md": node("new")})
    (root / "b.md").unlink()
    forest = with_snapshot(root)
    assert sorted(parsed) == ["a.md", "new.md"]
    assert forest.nodes["a"].passport.summary == "New words."
    assert differences(forest, from_scratch(root)) == []


def test_a_file_that_moves_is_not_parsed_again(root: Path, parsed: list[str]) -> None:
    (root / "a.md").rename(root / "deep" / "moved.md")
    forest = with_snapshot(root)
    assert parsed == []
    assert forest.nodes["a"].path == "deep/moved.md"
    assert differences(forest, from_scratch(root)) == []


def test_an_edit_that_keeps_size_and_time_of_the_text_is_seen(root: Path) -> None:
    file = root / "a.md"
    was = file.stat()
    rest()
    file.write_bytes(file.read_bytes().replace(b"ledger", b"tariff"))
    os.utime(file, ns=(was.st_atime_ns, was.st_mtime_ns))
    assert with_snapshot(root).nodes["a"].passport.summary == "Keeps the tariff."


def test_a_file_put_in_place_of_another_of_the_same_times_is_seen(root: Path) -> None:
    file, new = root / "a.md", root / "new"
    was = file.stat()
    new.write_bytes(file.read_bytes().replace(b"ledger", b"tariff"))
    os.utime(new, ns=(was.st_atime_ns, was.st_mtime_ns))
    new.replace(file)
    assert with_snapshot(root).nodes["a"].passport.summary == "Keeps the tariff."


def test_what_was_written_in_the_moment_of_reading_is_read_again(
    repository_factory: Callable[..., Path], parsed: list[str]
) -> None:
    root = repository_factory({"old.md": node("old"), "new.md": node("new")})
    rest()
    (root / "new.md").touch()
    repository = Repository.open(root)
    repository.read()
    assert repository.keep_snapshot()
    file = root / "new.md"
    file.write_text(node("new", title="Mew"), encoding="utf-8")
    parsed.clear()
    assert with_snapshot(root).nodes["new"].title == "Mew"
    assert parsed == ["new.md"]


@pytest.mark.skipif(os.name == "nt", reason="links are made as on POSIX")
def test_a_link_that_has_come_or_gone_is_told_of(root: Path) -> None:
    (root / "link.md").symlink_to(root / "a.md")
    assert differences(with_snapshot(root), from_scratch(root)) == []
    assert "symlink" in {finding.rule for finding in with_snapshot(root).nodes["root"].findings}
    keep(root)
    (root / "link.md").unlink()
    assert differences(with_snapshot(root), from_scratch(root)) == []


def test_line_ends_by_other_rules_are_another_text(
    repository_factory: Callable[..., Path],
) -> None:
    text = node("a").replace("\n", "\r\n")
    root = repository_factory({".gitattributes": "*.md text eol=crlf\n", "a.md": text})
    keep(root)
    write_files(root, {".gitattributes": "*.md -text\n"})
    assert differences(with_snapshot(root), from_scratch(root)) == []


def test_another_tokenizer_budget_or_edge_type_counts_at_once(root: Path) -> None:
    for manifest in (
        "tokenizer: unknown\n",
        "budgets: {summary: 1}\n",
        "edge-types:\n- {name: odd, label: is odd to, inverse-label: owns}\n",
        "ignore: ['deep/*']\n",
        "name: Another\n",
    ):
        write_files(root, {"forest.yaml": manifest})
        assert differences(with_snapshot(root), from_scratch(root)) == []
        keep(root)
    (root / "forest.yaml").unlink()
    assert differences(with_snapshot(root), from_scratch(root)) == []


def test_a_folder_of_another_name_gives_the_root_another_title(
    repository_factory: Callable[..., Path],
) -> None:
    root = repository_factory({"a.md": node("a")})
    assert keep(root)
    moved = root.rename(root.with_name("elsewhere"))
    forest = with_snapshot(moved)
    assert forest.nodes["/"].title == "elsewhere"
    assert differences(forest, from_scratch(moved)) == []


def test_what_the_own_program_writes_is_in_the_next_reading(root: Path) -> None:
    repository = Repository.open(root)
    forest = repository.read()
    text = node("a", summary="Saved here.").encode()
    repository.commit(FileWrite("a.md", text, forest.nodes["a"].blob), ANA, "Edit", "edit")
    again = with_snapshot(root)
    assert again.nodes["a"].passport.summary == "Saved here."
    assert differences(again, from_scratch(root)) == []


def test_texts_that_git_lacks_are_there_with_a_snapshot_too(root: Path) -> None:
    write_files(root, {"loose.md": node("loose", body="Only on disk.\n")})
    assert keep(root)
    forest = with_snapshot(root)
    assert forest.body("loose") == "Only on disk.\n"
    commit(root, "Taken in")
    assert with_snapshot(root).body("loose") == "Only on disk.\n"


def test_a_forest_in_a_folder_of_a_repository_has_a_snapshot_of_its_own(
    repository_factory: Callable[..., Path],
) -> None:
    docs = {f"docs/{path}": text for path, text in FILES.items()}
    root = repository_factory({**docs, "other.md": node("outside")})
    assert keep(root / "docs")
    assert differences(with_snapshot(root / "docs"), from_scratch(root / "docs")) == []
    assert keep(root)
    assert "outside" in with_snapshot(root).nodes
    assert "outside" not in with_snapshot(root / "docs").nodes


def test_two_windows_that_keep_snapshots_in_turn_both_see_the_disk(root: Path) -> None:
    one, other = Repository.open(root), Repository.open(root)
    one.read()
    write_files(root, {"a.md": node("a", summary="Second."), "z.md": node("z")})
    rest()
    other.read()
    write_files(root, {"a.md": node("a", summary="Third.")})
    assert other.keep_snapshot()
    one.keep_snapshot()
    forest = with_snapshot(root)
    assert (forest.nodes["a"].passport.summary, "z" in forest.nodes) == ("Third.", True)
    assert differences(forest, from_scratch(root)) == []


def test_files_that_are_gone_are_gone_from_the_next_snapshot(root: Path) -> None:
    file = root / ".git" / "forest" / "snapshot"
    assert b"Wild *one*" in file.read_bytes()
    (root / "deep" / "wild.md").unlink()
    write_files(root, {"a.md": node("a", summary="New words.")})
    assert keep(root)
    assert b"Wild *one*" not in file.read_bytes()


def test_a_snapshot_by_other_reading_code_is_not_used(
    root: Path, parsed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "forest_studio.core.store.snapshot.snapshot.reader_version", lambda: "other"
    )
    assert differences(with_snapshot(root), from_scratch(root)) == []
    assert "a.md" in parsed
    assert snapshot_version.reader_version() != "other"


def test_little_that_has_changed_is_not_worth_a_new_snapshot(root: Path) -> None:
    repository = Repository.open(root)
    repository.read()
    assert not repository.snapshot_due
    assert not repository.keep_snapshot()


@pytest.mark.parametrize("seed", range(12))
def test_whatever_happens_on_disk_the_snapshot_never_shows(root: Path, seed: int) -> None:
    gardener = Gardener(root, seed)
    done = []
    for round_ in range(8):
        done += [gardener.act() for _ in range(1 + round_ % 3)]
        scratch = from_scratch(root)
        assert differences(with_snapshot(root), scratch) == [], done
        if round_ % 2:
            keep(root)
            assert differences(with_snapshot(root), from_scratch(root)) == [], done


def test_a_branch_that_is_checked_out_is_what_is_shown(root: Path) -> None:
    git(root, "checkout", "-q", "-b", "other")
    write_files(root, {"a.md": node("a", summary="On the branch.")})
    commit(root, "Branch")
    keep(root)
    git(root, "checkout", "-q", "main")
    assert with_snapshot(root).nodes["a"].passport.summary == "Keeps the ledger."
    assert differences(with_snapshot(root), from_scratch(root)) == []
