"""Another program that writes at the same moment: nobody's words are lost."""

import subprocess
import threading

import pygit2
import pytest

from forest_files import MANIFEST, commit_all, fingerprint, log, write_files
from forest_studio.core.model.errors import Busy
from forest_studio.core.store.disk import exchange
from forest_studio.core.store.git import commits
from forest_studio.core.store.repository import Committed, Conflict, Repository
from saving import TEXT, assert_clean, git, save


@pytest.fixture
def root(repository_factory):
    return repository_factory({"forest.yaml": MANIFEST, "a.md": TEXT, "d/b.md": "b\n"})


@pytest.fixture
def repository(root):
    opened = Repository.open(root)
    opened.timeout = 0.2
    return opened


def test_a_foreign_index_lock_means_busy_and_nothing_changes(root, repository):
    (root / ".git/index.lock").write_text("")
    repository.cache_dir.mkdir(exist_ok=True)
    (root / ".git/forest.lock").touch()
    before = fingerprint(root)
    with pytest.raises(Busy, match="another git program"):
        save(repository, "a.md", "new\n", TEXT)
    after = fingerprint(root)
    new = {name for name in after if name not in before}
    assert all(name.startswith(".git/objects/") for name in new)
    assert {name: after[name] for name in before} == before


def test_a_foreign_index_lock_that_goes_away_is_waited_for(root, repository):
    repository.timeout = 60
    (root / ".git/index.lock").write_text("")
    timer = threading.Timer(0.2, (root / ".git/index.lock").unlink)
    timer.start()
    assert isinstance(save(repository, "a.md", "new\n", TEXT), Committed)
    timer.join()


def test_a_merge_under_way_means_busy(root, repository):
    git(root, "checkout", "-qb", "side")
    write_files(root, {"a.md": "side\n"})
    commit_all(root, "Side")
    git(root, "checkout", "-q", "main")
    write_files(root, {"a.md": "main\n"})
    commit_all(root, "Main")
    subprocess.run(["git", "merge", "side"], cwd=root, check=False, capture_output=True)
    with pytest.raises(Busy, match="merge or rebase"):
        save(repository, "d/b.md", "x\n", "b\n")


def test_a_tip_that_moves_meanwhile_is_merged_upon(root, repository, monkeypatch):
    move, moved = commits.move, []

    def late(*arguments):
        if not moved:
            moved.append(commit_on_main(root, "d/c.md", "c\n"))
        return move(*arguments)

    monkeypatch.setattr(commits, "move", late)
    assert isinstance(save(repository, "a.md", "new\n", TEXT), Committed)
    assert log(root) == ["Edit", "Moved", "Plant"]
    assert git(root, "show", "HEAD:d/c.md") == "c"


def test_a_tip_that_moves_over_the_same_lines_is_a_conflict(root, repository, monkeypatch):
    move, moved = commits.move, []

    def late(*arguments):
        if not moved:
            moved.append(commit_on_main(root, "a.md", "theirs\n"))
        return move(*arguments)

    monkeypatch.setattr(commits, "move", late)
    assert isinstance(save(repository, "a.md", "ours\n", TEXT), Conflict)
    assert log(root) == ["Moved", "Plant"]


def commit_on_main(root, path, text):
    """A commit by someone who takes no lock and leaves index and files alone."""
    repo = pygit2.Repository(str(root))
    tip = commits.head_tip(repo)
    tree = commits.tree_of(repo, tip.commit)
    entry = (str(repo.create_blob(text.encode())), 0o100644)
    new = commits.build_tree(repo, tree, {path: entry})
    who = pygit2.Signature("Other", "other@example.org")
    return str(repo.create_commit("HEAD", who, who, "Moved\n", new, [tip.commit]))


@pytest.mark.parametrize("swap_exists", [True, False])
def test_an_edit_at_the_very_moment_of_the_exchange_is_kept(
    root, repository, monkeypatch, swap_exists
):
    raced, swap = [], exchange.swap
    if not swap_exists:
        monkeypatch.setattr(exchange, "_platform_call", lambda: None)

    def late(new, target):
        if not raced:
            raced.append(True)
            target.write_text(TEXT + "raced\n")
        return swap(new, target)

    monkeypatch.setattr(exchange, "swap", late)
    done = save(repository, "a.md", TEXT.replace("one", "ONE"), TEXT)
    assert isinstance(done, Committed)
    assert done.outside == ("a.md",)
    assert (root / "a.md").read_text() == TEXT.replace("one", "ONE") + "raced\n"
    assert_clean(root)


def test_an_edit_of_the_same_lines_at_that_moment_is_kept_beside(root, repository, monkeypatch):
    raced, swap = [], exchange.swap

    def late(new, target):
        if not raced:
            raced.append(True)
            target.write_text("raced\n")
        return swap(new, target)

    monkeypatch.setattr(exchange, "swap", late)
    done = save(repository, "a.md", "ours\n", TEXT)
    assert isinstance(done, Committed)
    copy = next(path for path in done.outside if path != "a.md")
    assert (root / copy).read_text() == "raced\n"
    assert (root / "a.md").read_text() == "ours\n"
    assert_clean(root)


def test_an_edit_at_the_moment_of_a_deletion_is_kept(root, repository, monkeypatch):
    take_away = exchange.take_away

    def late(target):
        target.write_text("raced\n")
        return take_away(target)

    monkeypatch.setattr(exchange, "take_away", late)
    done = save(repository, "a.md", None, TEXT)
    assert isinstance(done, Committed)
    assert (root / "a.md").read_text() == "raced\n"
    assert_clean(root)


def test_writers_in_several_threads_lose_nothing(repository_factory):
    root = repository_factory({f"{name}.md": "start\n" for name in "abc"})

    def work(name):
        repository, text = Repository.open(root), "start\n"
        repository.timeout = 30
        for number in range(8):
            done = save(repository, f"{name}.md", text + f"{number}\n", text)
            assert isinstance(done, Committed)
            text += f"{number}\n"

    threads = [threading.Thread(target=work, args=[name]) for name in "abc"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(log(root)) == 25
    assert git(root, "show", "HEAD:a.md").split() == ["start", *map(str, range(8))]
    assert_clean(root)
