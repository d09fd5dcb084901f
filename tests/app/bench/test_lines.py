"""What a child prints is cut into lines and read, whatever it is."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forest_studio.app.bench.lines import Ended, LineCutter, Sampled, Started, event, parsed


@given(st.binary(max_size=200), st.integers(1, 7))
def test_lines_are_the_same_however_the_bytes_arrive(data: bytes, size: int) -> None:
    cutter = LineCutter()
    pieces = [data[i : i + size] for i in range(0, len(data), size)]
    cut = [line for piece in pieces for line in cutter.cut(piece)]
    assert cut == [line.rstrip(b"\r") for line in data.split(b"\n")[:-1]]


def test_a_line_without_end_takes_no_room_and_the_next_one_is_read() -> None:
    cutter = LineCutter(longest=64)
    for _ in range(1000):
        assert list(cutter.cut(b"x" * 50)) == []
    assert len(cutter._rest) <= 64
    assert list(cutter.cut(b"tail\nnext\n")) == [b"next"]


def test_a_line_that_is_too_long_in_one_piece_is_left_out() -> None:
    assert list(LineCutter(longest=8).cut(b"short\nmuch too long\nagain\n")) == [b"short", b"again"]


@given(st.binary(max_size=100))
def test_no_line_can_break_the_reader(line: bytes) -> None:
    event(line)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"null",
        b"[1, 2]",
        b'{"event": "sample"',
        b'{"event": "sample", "done": 5, "total": 3}',
        b'{"event": "sample", "done": -1, "total": 3}',
        b'{"event": "sample", "done": true, "total": "many"} x',
        b'{"event": "hello"}',
        b'{"event": ["sample"]}',
        b"[" * 100_000,
        b'{"event": "start", "done": NaN, "total": Infinity, "x": ',
    ],
)
def test_what_is_no_event_is_left_out(line: bytes) -> None:
    assert event(line) is None


def test_the_three_events_are_read() -> None:
    start = {"event": "start", "done": 2, "total": 9, "folder": "/runs/a"}
    sample = {
        "event": "sample",
        "done": 3,
        "total": 9,
        "arm": "forager",
        "question": "q1",
        "right": True,
        "reached": False,
        "error": "",
    }
    assert event(json.dumps(start).encode()) == Started(2, 9, "/runs/a")
    assert event(json.dumps(sample).encode()) == Sampled(3, 9, "forager", "q1", True, False, "")
    assert event(b'{"event": "end", "complete": true, "folder": "f"}') == Ended(True, "f")


def test_bytes_that_are_no_text_are_read_all_the_same() -> None:
    assert parsed(b'{"a": "\xff"}') == {"a": "\ufffd"}
