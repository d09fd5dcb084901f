"""Several files in one commit: all of them or none, whatever happens on the way."""

import os
import subprocess
import threading
import time
from pathlib import Path

import pytest

from forest_files import MANIFEST, commit_all, log, write_files
from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import StorageError
from forest_studio.core.store import (
    commits,
    exchange,
    file_edit,
    index_file,
    journal,
    recovery,
    work_tree,
    write,
)
from forest_studio.core.store.repository import CommittedAll, Conflict, FileWrite, Repository
from forest_studio.core.store.texts import blob_id

ANA = Author("Ana", "ana@example.org")
A, B = "a\n" * 3, "b\n" * 3
FILES = {"forest.yaml": MANIFEST, "a.md": A, "d/b.md": B, "d/c.md": "c\n", "other.md": "other\n"}
PLAN = {"a.md": (A, A + "more\n"), "d/b.md": (B, None), "e/b.md": (None, B + "moved\n")}
"""A file edited, and one moved from folder to folder: (old text, new text) by path."""


def git(root, *arguments):
    done = subprocess.run(["git", *arguments], cwd=root, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def assert_clean(root):
    assert git(root, "status", "--porcelain") == ""
    git(root, "fsck", "--strict")
    names = {path.name for path in root.rglob("*")}
    assert not {n for n in names if n.startswith((".fs-", "forest-i")) or n == "index.lock"}


def writes(plan):
    return [
        FileWrite(
            path,
            None if new is None else new.encode(),
            None if old is None else blob_id(old.encode()),
        )
        for path, (old, new) in plan.items()
    ]


def save(root, plan=PLAN):
    return Repository.open(root).commit_all(writes(plan), ANA, "Move", "move-node")


def texts(root):
    names = git(root, "ls-files").splitlines()
    on_disk = {name: (root / name).read_text() for name in names if name != "forest.yaml"}
    in_git = {name: git(root, "show", f"HEAD:{name}") for name in on_disk}
    assert in_git == {name: text.strip() for name, text in on_disk.items()}
    return on_disk


BEFORE = {path: text for path, text in FILES.items() if path != "forest.yaml"}
AFTER = {"a.md": A + "more\n", "d/c.md": "c\n", "e/b.md": B + "moved\n", "other.md": "other\n"}


@pytest.fixture
def root(repository_factory):
    return repository_factory(FILES)


def test_all_files_are_one_commit(root):
    done = save(root)
    assert isinstance(done, CommittedAll)
    assert done.blobs == {
        "a.md": blob_id((A + "more\n").encode()),
        "d/b.md": "",
        "e/b.md": blob_id((B + "moved\n").encode()),
    }
    assert log(root) == ["Move", "Plant"]
    assert texts(root) == AFTER
    assert git(root, "diff", "--no-renames", "--name-only", "HEAD~").split() == [
        "a.md",
        "d/b.md",
        "e/b.md",
    ]
    assert_clean(root)


def test_trailers_say_what_else_belongs_to_a_commit(root):
    Repository.open(root).commit_all(
        writes(PLAN), ANA, "Move", "move-node", trailers={"Forest-Run": "r1"}
    )
    message = git(root, "log", "-1", "--format=%B")
    assert message == ("Move\n\nForest-Operation: move-node\nForest-Origin: person\nForest-Run: r1")


def test_the_folder_of_a_larger_repository_is_written(repository_factory):
    root = repository_factory({f"docs/{path}": text for path, text in FILES.items()})
    done = save(root / "docs")
    assert isinstance(done, CommittedAll)
    assert set(done.blobs) == set(PLAN)
    assert git(root, "ls-files", "docs/e") == "docs/e/b.md"
    assert_clean(root)


def test_one_file_that_does_not_fit_keeps_all_others_from_being_written(root):
    write_files(root, {"d/b.md": "edited outside\n"})
    done = save(root)
    assert isinstance(done, Conflict)
    assert done.path == "d/b.md"
    assert texts(root) == {**BEFORE, "d/b.md": "edited outside\n"}
    assert log(root) == ["Take in an outside edit of d/b.md", "Plant"]
    assert_clean(root)


def test_the_text_that_did_not_fit_is_kept(root):
    write_files(root, {"a.md": "edited outside\n"})
    done = save(root)
    assert isinstance(done, Conflict)
    assert Path(done.kept).read_text() == A + "more\n"


def test_a_new_file_that_would_cover_another_keeps_all_from_being_written(root):
    write_files(root, {"e/b.md": "untracked\n"})
    assert isinstance(save(root), Conflict)
    assert (root / "e/b.md").read_text() == "untracked\n"
    assert texts(root) == BEFORE
    assert git(root, "status", "--porcelain") == "?? e/"


def test_outside_edits_of_several_files_are_taken_in_first_and_merged(root):
    write_files(root, {"a.md": "outside\n" + A})
    plan = {**PLAN, "d/c.md": ("c\n", "c\nnew\n")}
    write_files(root, {"d/c.md": "c\nnew\n"})
    done = save(root, plan)
    assert isinstance(done, CommittedAll)
    assert set(done.outside) == {"a.md", "d/c.md"}
    assert (root / "a.md").read_text() == "outside\n" + A + "more\n"
    assert log(root)[0] == "Move"
    assert len(log(root)) == 4
    assert_clean(root)


def test_a_tip_that_moves_meanwhile_is_merged_upon(root, monkeypatch):
    move, moved = commits.move, []

    def late(repo, tip, commit, message):
        if not moved:
            moved.append(True)
            entry = (str(repo.create_blob(("outside\n" + A).encode())), 0o100644)
            tree = commits.build_tree(repo, commits.tree_of(repo, tip.commit), {"a.md": entry})
            moved.append(commits.make_commit(repo, tip, tree, "Moved\n", ANA))
            assert move(repo, tip, moved[-1], "Moved")
        return move(repo, tip, commit, message)

    monkeypatch.setattr(commits, "move", late)
    assert isinstance(save(root), CommittedAll)
    assert log(root) == ["Move", "Moved", "Plant"]
    assert (root / "a.md").read_text() == "outside\n" + A + "more\n"
    assert_clean(root)


def test_an_edit_at_the_moment_of_the_exchange_is_kept(root, monkeypatch):
    swap, raced = exchange.swap, []

    def late(new, target):
        if not raced:
            raced.append(True)
            target.write_text("raced\n" + A)
        return swap(new, target)

    monkeypatch.setattr(exchange, "swap", late)
    done = save(root)
    assert isinstance(done, CommittedAll)
    assert done.outside == ("a.md",)
    assert texts(root) == {**AFTER, "a.md": "raced\n" + A + "more\n"}
    assert_clean(root)


def test_a_file_makes_room_for_a_folder_of_its_name(root):
    down = {"other.md": ("other\n", None), "other.md/in.md": (None, "other\n")}
    assert isinstance(save(root, down), CommittedAll)
    assert texts(root)["other.md/in.md"] == "other\n"
    assert_clean(root)


def test_a_folder_stays_where_a_file_still_goes(root):
    before = (root / "d").stat().st_ino
    plan = {"d/b.md": (B, None), "d/c.md": ("c\n", None), "d/x.md": (None, B)}
    assert isinstance(save(root, plan), CommittedAll)
    assert (root / "d").stat().st_ino == before


def test_the_same_file_twice_and_no_file_at_all(root):
    twice = [*writes({"a.md": (A, "1\n")}), *writes({"a.md": (A, "2\n")})]
    repository = Repository.open(root)
    with pytest.raises(StorageError, match="two contents"):
        repository.commit_all(twice, ANA, "Edit", "edit")
    missing = writes({"x.md": (None, None)})
    assert isinstance(repository.commit_all(missing, ANA, "Edit", "edit"), Conflict)
    nothing = repository.commit_all([], ANA, "Edit", "edit")
    assert nothing == CommittedAll(repository.head(), {})


def test_300_files_are_one_commit_in_reasonable_time(repository_factory):
    root = repository_factory({f"d{n % 7}/{n}.md": f"{n}\n" for n in range(300)})
    plan = {f"d{n % 7}/{n}.md": (f"{n}\n", None) for n in range(300)}
    plan |= {f"new/d{n % 7}/{n}.md": (None, f"{n}\n") for n in range(300)}
    began = time.monotonic()
    assert isinstance(save(root, plan), CommittedAll)
    assert time.monotonic() - began < 10
    assert log(root) == ["Move", "Plant"]
    assert not (root / "d0").exists()
    assert_clean(root)


def test_writers_of_several_files_each_lose_nothing(root):
    def work(name):
        repository = Repository.open(root)
        repository.timeout = 30
        for number in range(5):
            old = None if number == 0 else f"{name}{number - 1}\n"
            plan = {f"{name}{n}.md": (old, f"{name}{number}\n") for n in range(4)}
            done = repository.commit_all(writes(plan), ANA, "Edit", "edit")
            assert isinstance(done, CommittedAll)

    threads = [threading.Thread(target=work, args=[name]) for name in "xyz"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(log(root)) == 16
    assert_clean(root)


# Deaths


class Killed(BaseException):
    """Stands for the death of the process: nothing of ours runs after it."""


STEPS = {
    "before the intent is there": (journal, "_link"),
    "with the intent there": (write, "PrivateIndex"),
    "while an outside edit is taken in": (file_edit, "absorb"),
    "before the commit exists": (commits, "make_commit"),
    "before the branch moves": (commits, "move"),
    "before a file goes": (exchange, "take_away"),
    "before a new file": (exchange, "write_new"),
    "before an exchange": (exchange, "swap"),
    "in the middle of an exchange": (exchange, "_exchange"),
    "before a new name": (exchange, "place"),
    "between the files": (write, "materialise"),
    "before the index": (index_file.PrivateIndex, "publish"),
    "before the lock is given back": (journal, "release"),
}


@pytest.fixture
def die_at(monkeypatch):
    """Runs an action and kills it at the nth time that it comes to a step."""

    def run(step, action, nth=1, after=False):
        module, name = STEPS[step]
        real, left = getattr(module, name), [nth]

        def die(*arguments, **options):
            left[0] -= 1
            if left[0] > 0:
                return real(*arguments, **options)
            if after:
                real(*arguments, **options)
            raise Killed

        with monkeypatch.context() as patch:
            patch.setattr(module, name, die)
            patch.setattr(write, "recover", lambda checkout: None)
            try:
                action()
            except Killed:
                return True
        return False

    return run


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("nth", [1, 2, 3])
@pytest.mark.parametrize("step", STEPS)
def test_after_a_death_all_files_are_as_before_or_all_as_wanted(root, die_at, step, nth, after):
    plan = {**PLAN, "other.md": ("other\n", "other 2\n")}
    if not die_at(step, lambda: save(root, plan), nth, after):
        return  # The step comes less often than that.
    Repository.open(root)
    now = texts(root)
    assert now in (BEFORE, {**AFTER, "other.md": "other 2\n"})
    assert log(root) == (["Plant"] if now == BEFORE else ["Move", "Plant"])
    assert_clean(root)


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("nth", [1, 2])
@pytest.mark.parametrize("step", STEPS)
def test_outside_edits_before_a_death_are_never_lost(root, die_at, step, nth, after):
    outside = {"a.md": "outside\n" + A, "other.md": "other outside\n"}
    write_files(root, outside)
    plan = {**PLAN, "other.md": ("other outside\n", "other 2\n")}
    die_at(step, lambda: save(root, plan), nth, after)
    Repository.open(root)
    now = {path: (root / path).read_text() for path in outside}
    assert now["a.md"] in (outside["a.md"], outside["a.md"] + "more\n")
    assert (now["a.md"] == outside["a.md"]) == (now["other.md"] == outside["other.md"])
    save(root, {path: (text, text + "last\n") for path, text in now.items()})
    history = git(root, "log", "-p", "-m")
    assert "+outside" in history
    assert "+other outside" in history
    assert_clean(root)


@pytest.mark.parametrize("nth", [1, 2, 3])
@pytest.mark.parametrize("step", STEPS)
def test_what_someone_edits_after_a_death_is_never_lost(root, die_at, step, nth):
    if not die_at(step, lambda: save(root), nth, after=True):
        return
    edited = [path for path in ("a.md", "d/b.md", "e/b.md") if (root / path).exists()]
    for path in edited:
        write_files(root, {path: f"edited {path}\n" + (root / path).read_text()})
    Repository.open(root)
    for path in edited:
        if (root / path).exists():
            text = (root / path).read_text()
            save(root, {path: (text, text + "last\n")})
    for path in edited:
        assert f"+edited {path}" in git(root, "log", "-p", "-m")
    assert_clean(root)


def test_a_leftover_goes_back_to_the_file_that_it_came_from(root, die_at):
    die_at("before the index", lambda: save(root, {**PLAN, "d/c.md": ("c\n", "c2\n")}))
    # As if the writer had died after it took a racing edit of one of two files out of the way.
    (root / "d/c.md").write_text("raced\n")
    exchange.take_away(root / "d/c.md")
    Repository.open(root)
    (copy,) = (root / "d").glob("c.outside-*.md")
    assert copy.read_text() == "raced\n"
    assert (root / "d/c.md").read_text() == "c2\n"
    assert_clean(root)


# Where case makes no difference


@pytest.fixture
def no_case(monkeypatch):
    """Names are found on disk whatever their case, as on Windows and macOS."""
    real = work_tree.disk_path

    def folding(checkout, path):
        current = checkout.folder
        for part in path.split("/"):
            names = os.listdir(current) if current.is_dir() else []
            same = [name for name in names if name.casefold() == part.casefold()]
            current = current / (same[0] if same else part)
        assert real(checkout, path).parent.name.casefold() == current.parent.name.casefold()
        return current

    for module in (work_tree, recovery):
        monkeypatch.setattr(module, "disk_path", folding)


CASE_ONLY = {"NOTE.md": ("[[NOTE]]\n", None), "note.md": (None, "[[note]]\n")}


def names_on_disk(root):
    return sorted(path.name for path in root.glob("*.md"))


def test_a_name_changes_its_case_where_case_makes_no_difference(repository_factory, no_case):
    root = repository_factory({"NOTE.md": "[[NOTE]]\n"})
    assert isinstance(save(root, CASE_ONLY), CommittedAll)
    assert names_on_disk(root) == ["note.md"]
    assert (root / "note.md").read_text() == "[[note]]\n"
    assert_clean(root)


def test_a_folder_changes_its_case_where_case_makes_no_difference(repository_factory, no_case):
    root = repository_factory({"Dir/a.md": "a\n", "Dir/b.md": "b\n"})
    plan = {f"Dir/{name}.md": (f"{name}\n", None) for name in "ab"}
    plan |= {f"dir/{name}.md": (None, f"{name}\n") for name in "ab"}
    assert isinstance(save(root, plan), CommittedAll)
    assert sorted(path.name for path in root.iterdir() if path.name != ".git") == ["dir"]
    assert_clean(root)


@pytest.mark.usefixtures("no_case")
@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("nth", [1, 2])
@pytest.mark.parametrize("step", STEPS)
def test_a_death_while_case_changes_loses_no_file(repository_factory, die_at, step, nth, after):
    root = repository_factory({"NOTE.md": "[[NOTE]]\n"})
    die_at(step, lambda: save(root, CASE_ONLY), nth, after)
    Repository.open(root)
    (name,) = names_on_disk(root)
    assert (root / name).read_text() == f"[[{name[:-3]}]]\n"
    assert git(root, "ls-tree", "--name-only", "HEAD") == name
    assert_clean(root)


def test_another_file_of_that_name_in_other_case_is_not_covered(repository_factory, no_case):
    root = repository_factory({"a.md": "a\n"})
    write_files(root, {"NOTE.md": "untracked\n"})
    assert isinstance(save(root, {"note.md": (None, "new\n")}), Conflict)
    assert (root / "NOTE.md").read_text() == "untracked\n"


def test_two_names_that_differ_by_case_live_side_by_side_where_case_counts(repository_factory):
    root = repository_factory({"NOTE.md": "[[NOTE]]\n"})
    write_files(root, {"note.md": "another file\n"})
    commit_all(root, "Second")
    assert isinstance(save(root, CASE_ONLY), Conflict)
    assert (root / "note.md").read_text() == "another file\n"
    assert (root / "NOTE.md").read_text() == "[[NOTE]]\n"
