"""A stamp stands for one text, and a file that may still be changing has none."""

import os
import time
from pathlib import Path

import pytest

from forest_studio.core.store.disk.stamps import NO_STAMP, SIZE, settled, stamp_of

SECOND = 1_000_000_000


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of some text."""
    made = tmp_path / "a.md"
    made.write_text("# A\n", encoding="utf-8")
    return made


def test_a_file_that_nobody_touches_keeps_its_stamp(file: Path) -> None:
    assert stamp_of(file.stat()) == stamp_of(file.stat())
    assert len(stamp_of(file.stat())) == SIZE


def test_a_file_settles_two_seconds_after_it_was_touched(file: Path) -> None:
    stamp, now = stamp_of(file.stat()), time.time_ns()
    assert not settled(stamp, now)
    assert not settled(stamp, now + SECOND)
    assert settled(stamp, now + 3 * SECOND)


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps no time of the last change of any kind")
def test_setting_the_time_of_a_text_back_gives_another_stamp(file: Path) -> None:
    before = file.stat()
    time.sleep(0.03)
    file.write_text("# B\n", encoding="utf-8")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert stamp_of(file.stat()) != stamp_of(before)


def test_times_that_no_clock_has_shown_yet_never_settle(file: Path) -> None:
    for seconds in (time.time() + 86_400, -5.0):
        os.utime(file, (seconds, seconds))
        assert not settled(stamp_of(file.stat()), time.time_ns() + 10 * SECOND)


def test_no_stamp_is_never_a_settled_one() -> None:
    assert not settled(NO_STAMP, time.time_ns())
    assert not settled(b"", time.time_ns())
