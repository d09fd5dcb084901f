"""Events are read the same however the bytes arrive."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from forest_studio.core.llm.server_events import event_data

STREAM = ': hello\r\n\r\ndata: {"a": "ñ"}\r\n\r\nevent: x\ndata:one\ndata: two\n\ndata: [DONE]'
EVENTS = ['{"a": "ñ"}', "one\ntwo", "[DONE]"]


@given(st.lists(st.integers(0, len(STREAM.encode()))))
def test_bytes_may_be_cut_anywhere(cuts: list[int]) -> None:
    data = STREAM.encode()
    places = [0, *sorted(cuts), len(data)]
    chunks = [data[a:b] for a, b in pairwise(places)]
    assert list(event_data(chunks)) == EVENTS


def test_lines_may_end_in_a_lone_return() -> None:
    assert list(event_data([b"data: a\r\rdata: b\r", b"\r"])) == ["a", "b"]
