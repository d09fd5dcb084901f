"""A session that follows the disk: what other programs do becomes the snapshot, quickly."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from forest_files import MANIFEST, node, write_files
from forest_studio.core.bus import Bus
from forest_studio.core.model.changes import CreateNode, EditBody, EditPassport, Origin
from forest_studio.core.model.events import Event, ForestChanged, ForestLost
from forest_studio.core.session import Applied, Session
from git_line import git, wait_until

FILES = {
    "forest.yaml": MANIFEST,
    "index.md": node("home"),
    "a.md": node("a", "Invoice service"),
    "docs/b.md": node("b", "Ledger", edges=["{to: a, type: owns}"]),
    "docs/wild.md": "# Zeppelin manual\n",
}


class Desk:
    """An open forest with what its bus told."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.events: list[Event] = []
        bus = Bus()
        bus.subscribe(self.events.append)
        self.session = Session.open(root, bus, index_in_memory=True)

    def outside(self) -> list[ForestChanged]:
        changed = [event for event in self.events if isinstance(event, ForestChanged)]
        return [event for event in changed if event.origin is Origin.OUTSIDE]

    def follow(self) -> None:
        """Follows the disk, and knows that it does once a change was seen."""
        self.session.follow_disk()
        (self.root / "marker.md").write_text("# Marker\n")
        wait_until(lambda: any("marker" in event.forest.nodes for event in self.outside()))
        (self.root / "marker.md").unlink()
        wait_until(lambda: "marker" not in self.outside()[-1].forest.nodes)
        self.events.clear()

    def has(self, **titles: str) -> Callable[[], bool]:
        """Whether nodes have those titles."""
        nodes = lambda: self.session.forest.nodes  # noqa: E731
        return lambda: all(i in nodes() and nodes()[i].title == t for i, t in titles.items())

    def assert_like_the_disk(self) -> None:
        now, read = self.session.forest, self.session.repository.read()
        assert now.nodes == read.nodes
        assert list(now.nodes) == list(read.nodes)
        assert now.commit == read.commit
        assert now.outgoing == read.outgoing
        assert {k: v for k, v in now.incoming.items() if v} == read.incoming
        assert now.children == read.children
        for found in read.nodes:
            assert now.body(found) == read.body(found)


@pytest.fixture
def desk(repository_factory: Callable[..., Path]) -> Iterator[Desk]:
    desk = Desk(repository_factory(FILES))
    desk.follow()
    yield desk
    desk.session.close()


def save_at_once(file: Path, text: str) -> None:
    """Replaces a file, so that nobody can read half of it."""
    file.with_name(f"{file.name}~").write_text(text)
    os.replace(file.with_name(f"{file.name}~"), file)


def write(desk: Desk, **titles: str) -> None:
    write_files(desk.root, {f"{name}.md": node(name, title) for name, title in titles.items()})


def test_an_edit_by_another_program_is_in_the_snapshot(desk: Desk) -> None:
    save_at_once(desk.root / "a.md", node("a", "Billing"))
    wait_until(desk.outside)
    assert [event.nodes for event in desk.outside()] == [("a",)]
    assert desk.has(a="Billing")()
    desk.assert_like_the_disk()


def test_an_atomic_save_by_an_editor_is_in_the_snapshot(desk: Desk) -> None:
    save_at_once(desk.root / "a.md", node("a", "Billing"))
    wait_until(desk.has(a="Billing"))
    desk.assert_like_the_disk()


def test_what_changed_between_reading_and_following_is_seen(
    repository_factory: Callable[..., Path],
) -> None:
    desk = Desk(repository_factory(FILES))
    write(desk, a="Billing", new="New")
    (desk.root / "docs" / "b.md").unlink()
    git(desk.root, "commit", "-m", "Meanwhile", "-a")
    desk.session.follow_disk()
    wait_until(desk.has(a="Billing", new="New"))
    desk.session.close()
    desk.assert_like_the_disk()


def test_another_branch_is_followed(desk: Desk) -> None:
    git(desk.root, "checkout", "-q", "-b", "other")
    write(desk, a="Billing", c="On the other branch")
    git(desk.root, "add", ".")
    git(desk.root, "commit", "-q", "-m", "Other")
    git(desk.root, "mv", "docs/b.md", "b.md")
    git(desk.root, "commit", "-q", "-m", "Move")
    git(desk.root, "checkout", "-q", "main")
    main = git(desk.root, "rev-parse", "main")
    wait_until(lambda: desk.session.forest.commit == main)
    wait_until(desk.has(a="Invoice service"))
    git(desk.root, "checkout", "-q", "other")
    wait_until(desk.has(a="Billing", c="On the other branch"))
    wait_until(lambda: desk.session.forest.commit == git(desk.root, "rev-parse", "other"))
    assert desk.session.forest.node("b").path == "b.md"
    desk.assert_like_the_disk()


def test_a_commit_elsewhere_is_told_although_no_node_changes(desk: Desk) -> None:
    git(desk.root, "commit", "--allow-empty", "-m", "Nothing")
    wait_until(desk.outside)
    (event,) = desk.outside()
    assert (event.nodes, event.commit) == ((), git(desk.root, "rev-parse", "HEAD"))


def test_moves_of_nodes_and_of_whole_folders_are_followed(desk: Desk) -> None:
    git(desk.root, "mv", "a.md", "docs/a.md")
    wait_until(lambda: desk.session.forest.node("a").path == "docs/a.md")
    git(desk.root, "mv", "docs", "manual")
    wait_until(lambda: desk.session.forest.node("a").path == "manual/a.md")
    wait_until(lambda: "manual/wild" in desk.session.forest.nodes)
    assert "docs/wild" not in desk.session.forest.nodes
    assert "docs/" not in desk.session.forest.nodes
    desk.assert_like_the_disk()


def test_deletions_are_followed(desk: Desk) -> None:
    git(desk.root, "rm", "-q", "-r", "docs")
    wait_until(lambda: "b" not in desk.session.forest.nodes)
    wait_until(lambda: "docs/" not in desk.session.forest.nodes)
    (desk.root / "a.md").unlink()
    wait_until(lambda: "a" not in desk.session.forest.nodes)
    desk.assert_like_the_disk()


def test_a_pull_is_followed(desk: Desk, tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    git(tmp_path, "clone", "-q", str(desk.root), "clone")
    (clone / "docs" / "b.md").write_text(node("b", "Ledger of all"))
    write_files(clone, {"deep/er/c.md": node("c", "From the clone")})
    git(clone, "add", ".")
    git(clone, "commit", "-q", "-m", "In the clone")
    write(desk, a="Billing")
    git(desk.root, "commit", "-q", "-am", "Here")
    git(desk.root, "pull", "-q", "--no-rebase", "--no-edit", str(clone), "main")
    wait_until(desk.has(a="Billing", b="Ledger of all", c="From the clone"))
    wait_until(lambda: desk.session.forest.commit == git(desk.root, "rev-parse", "HEAD"))
    desk.assert_like_the_disk()


def test_another_manifest_and_other_ignored_files_are_followed(desk: Desk) -> None:
    (desk.root / "forest.yaml").write_text("name: Renamed\nformat: 1\n")
    wait_until(lambda: desk.session.forest.manifest.name == "Renamed")
    (desk.root / "forest.yaml").unlink()
    wait_until(lambda: not desk.session.forest.manifest.present)
    (desk.root / "new.md").write_text("# New\n")
    wait_until(lambda: "new" in desk.session.forest.nodes)
    (desk.root / ".gitignore").write_text("new.md\n")
    wait_until(lambda: "new" not in desk.session.forest.nodes)
    desk.assert_like_the_disk()


def test_a_node_that_gets_a_passport_is_followed_under_its_id(desk: Desk) -> None:
    (desk.root / "docs" / "wild.md").write_text(node("zeppelin"))
    wait_until(lambda: "zeppelin" in desk.session.forest.nodes)
    assert "docs/wild" not in desk.session.forest.nodes
    desk.assert_like_the_disk()


def test_our_own_writes_are_not_told_as_someone_elses(desk: Desk) -> None:
    session = desk.session
    changes = [
        EditPassport("a", title="Billing"),
        EditBody("docs/wild", "# Airship\n"),
        CreateNode("new/deep.md", "deep", "Deep", "In new folders."),
        EditPassport("docs/wild", title="Airship", summary="How to fly."),
    ]
    for change in changes:
        assert isinstance(session.apply(change), Applied)
    assert isinstance(session.undo(), Applied)
    save_at_once(desk.root / "docs" / "b.md", node("b", "The end"))
    wait_until(desk.outside)
    assert [event.nodes for event in desk.outside()] == [("b",)]
    desk.assert_like_the_disk()


def test_edits_here_and_elsewhere_at_once_end_as_the_disk_is(desk: Desk) -> None:
    for n in range(20):
        (desk.root / "docs" / "b.md").write_text(node("b", f"Ledger {n}"))
        assert isinstance(desk.session.apply(EditPassport("a", title=f"Billing {n}")), Applied)
    wait_until(desk.has(a="Billing 19", b="Ledger 19"))
    wait_until(lambda: desk.session.forest.commit == git(desk.root, "rev-parse", "HEAD"))
    desk.assert_like_the_disk()


def test_search_finds_what_another_program_wrote(desk: Desk) -> None:
    assert not desk.session.search("zanzibar")
    (desk.root / "a.md").write_text(node("a", body="Zanzibar.\n"))
    wait_until(lambda: [hit.node for hit in desk.session.search("zanzibar")] == ["a"])


def test_a_link_out_of_the_forest_is_not_followed(desk: Desk, tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    write_files(secret, {"b.md": "# Secret\n", "wild.md": "# Secret\n"})
    shutil.rmtree(desk.root / "docs")
    (desk.root / "docs").symlink_to(secret)
    (desk.root / "a.md").unlink()
    (desk.root / "a.md").symlink_to(secret / "b.md")
    wait_until(lambda: not {"a", "b"} & set(desk.session.forest.nodes))
    assert "Secret" not in {found.title for found in desk.session.forest.nodes.values()}


def test_the_last_snapshot_stays_when_the_folder_vanishes(desk: Desk) -> None:
    before = desk.session.forest
    aside = desk.root.with_name("aside")
    desk.root.rename(aside)
    wait_until(lambda: desk.events)
    (event,) = desk.events
    assert isinstance(event, ForestLost)
    assert str(desk.root) in event.reason
    assert desk.session.forest is before
    aside.rename(desk.root)
    wait_until(desk.outside)
    write(desk, a="Billing")
    wait_until(desk.has(a="Billing"))


def test_the_last_snapshot_stays_when_the_forest_is_deleted(desk: Desk) -> None:
    before = desk.session.forest
    shutil.rmtree(desk.root)
    wait_until(lambda: any(isinstance(event, ForestLost) for event in desk.events))
    assert desk.session.forest is before


def test_nothing_is_followed_any_more_after_unfollow(desk: Desk) -> None:
    desk.session.unfollow()
    write(desk, a="Billing")
    desk.session.unfollow()
    assert not desk.outside()
    assert desk.session.refresh()
    desk.session.follow_disk()
    write(desk, a="Again")
    wait_until(desk.has(a="Again"))


def test_drafts_are_kept_inside_the_git_directory(desk: Desk) -> None:
    desk.session.drafts.keep("a", "a.md", "", {"title": "Typed"})
    assert list((desk.root / ".git" / "forest" / "drafts").glob("*.draft"))
    assert git(desk.root, "status", "--porcelain") == ""
