"""A death in the middle of a save of several files leaves all of them or none, and no word lost."""

import pytest

from forest_files import log, write_files
from forest_studio.core.store.disk import exchange
from forest_studio.core.store.repository import Repository
from saving import assert_clean, git
from saving_several import AFTER, BEFORE, FILES, PLAN, STEPS, A, killer, save_all, texts


@pytest.fixture
def root(repository_factory):
    return repository_factory(FILES)


@pytest.fixture
def die_at(monkeypatch):
    return killer(monkeypatch)


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("nth", [1, 2, 3])
@pytest.mark.parametrize("step", STEPS)
def test_after_a_death_all_files_are_as_before_or_all_as_wanted(root, die_at, step, nth, after):
    plan = {**PLAN, "other.md": ("other\n", "other 2\n")}
    if not die_at(step, lambda: save_all(root, plan), nth, after):
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
    die_at(step, lambda: save_all(root, plan), nth, after)
    Repository.open(root)
    now = {path: (root / path).read_text() for path in outside}
    assert now["a.md"] in (outside["a.md"], outside["a.md"] + "more\n")
    assert (now["a.md"] == outside["a.md"]) == (now["other.md"] == outside["other.md"])
    save_all(root, {path: (text, text + "last\n") for path, text in now.items()})
    history = git(root, "log", "-p", "-m")
    assert "+outside" in history
    assert "+other outside" in history
    assert_clean(root)


@pytest.mark.parametrize("nth", [1, 2, 3])
@pytest.mark.parametrize("step", STEPS)
def test_what_someone_edits_after_a_death_is_never_lost(root, die_at, step, nth):
    if not die_at(step, lambda: save_all(root), nth, after=True):
        return
    edited = [path for path in ("a.md", "d/b.md", "e/b.md") if (root / path).exists()]
    for path in edited:
        write_files(root, {path: f"edited {path}\n" + (root / path).read_text()})
    Repository.open(root)
    for path in edited:
        if (root / path).exists():
            text = (root / path).read_text()
            save_all(root, {path: (text, text + "last\n")})
    for path in edited:
        assert f"+edited {path}" in git(root, "log", "-p", "-m")
    assert_clean(root)


def test_a_leftover_goes_back_to_the_file_that_it_came_from(root, die_at):
    die_at("before the index", lambda: save_all(root, {**PLAN, "d/c.md": ("c\n", "c2\n")}))
    # As if the writer had died after it took a racing edit of one of two files out of the way.
    (root / "d/c.md").write_text("raced\n")
    exchange.take_away(root / "d/c.md")
    Repository.open(root)
    (copy,) = (root / "d").glob("c.outside-*.md")
    assert copy.read_text() == "raced\n"
    assert (root / "d/c.md").read_text() == "c2\n"
    assert_clean(root)
