"""What a listener can rely on."""

import pytest

from forest_studio.core.bus import Bus
from forest_studio.core.model.events import Event, IndexStale


def test_every_listener_hears_an_event_even_after_one_failed(
    caplog: pytest.LogCaptureFixture,
) -> None:
    bus = Bus()
    heard: list[Event] = []

    def fails(event: Event) -> None:
        raise ValueError("broken listener")

    bus.subscribe(fails)
    bus.subscribe(heard.append)
    bus.publish(IndexStale("disk full"))
    assert heard == [IndexStale("disk full")]
    assert "a listener failed" in caplog.text


def test_a_listener_that_left_hears_nothing_more() -> None:
    bus = Bus()
    heard: list[Event] = []
    leave = bus.subscribe(heard.append)
    leave()
    leave()
    bus.publish(IndexStale("disk full"))
    assert heard == []
