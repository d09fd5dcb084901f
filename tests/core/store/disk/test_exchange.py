import os

import pytest

from forest_studio.core.store.disk import exchange

WAYS = ["one step", "two steps", "two steps without links"]


@pytest.fixture(params=WAYS)
def any_way(request, monkeypatch):
    """The exchange as it works here, and as it works where the system lacks parts of it."""
    if request.param != WAYS[0]:
        monkeypatch.setattr(exchange, "_platform_call", lambda: None)
    if request.param == WAYS[2]:

        def refuse(*_arguments, **_options):
            raise PermissionError(1, "Operation not permitted")

        monkeypatch.setattr(os, "link", refuse)


def test_a_swap_puts_the_new_file_there_and_gives_the_former_back(any_way, tmp_path):
    target = tmp_path / "a.md"
    target.write_text("old")
    new = exchange.write_new(tmp_path, b"new", 0o640, fsync=True)
    former = exchange.swap(new, target)
    assert (target.read_text(), former.read_text()) == ("new", "old")
    assert target.stat().st_mode & 0o777 == 0o640
    assert sorted(os.listdir(tmp_path)) == sorted(["a.md", former.name])


def test_a_swap_with_nothing_changes_nothing(any_way, tmp_path):
    new = exchange.write_new(tmp_path, b"new", None, fsync=False)
    with pytest.raises(FileNotFoundError):
        exchange.swap(new, tmp_path / "a.md")
    assert os.listdir(tmp_path) == [new.name]


def test_placing_never_covers_a_file(any_way, tmp_path):
    (tmp_path / "a.md").write_text("old")
    new = exchange.write_new(tmp_path, b"new", None, fsync=False)
    with pytest.raises(FileExistsError):
        exchange.place(new, tmp_path / "a.md")
    assert (tmp_path / "a.md").read_text() == "old"
    exchange.place(new, tmp_path / "b.md")
    assert (tmp_path / "b.md").read_text() == "new"
    assert sorted(os.listdir(tmp_path)) == ["a.md", "b.md"]


def test_a_new_file_has_the_permissions_that_the_user_gives_to_files(tmp_path):
    was = os.umask(0o027)
    try:
        new = exchange.write_new(tmp_path, b"new", None, fsync=False)
    finally:
        os.umask(was)
    assert new.stat().st_mode & 0o777 == 0o640


def test_a_file_taken_away_is_still_there_under_another_name(tmp_path):
    (tmp_path / "a.md").write_text("old")
    former = exchange.take_away(tmp_path / "a.md")
    assert former.read_text() == "old"
    assert not (tmp_path / "a.md").exists()
