"""Panels that float: shown again after a restart, and put back by a reset."""

from collections.abc import Callable, Iterator

import pytest

from forest_studio.app.layouts.docks import Docks
from forest_studio.app.look.theme import Look
from forest_studio.app.workshop import Workshop

Settled = Callable[[], None]


@pytest.fixture
def docks(workshop: Workshop, settled: Settled) -> Iterator[Docks]:
    """The passport floats."""
    docks = workshop.docks
    docks.set_floating(docks.dock("passport"), True)
    settled()
    yield docks
    docks.set_floating(docks.dock("passport"), False)
    settled()


def test_a_reset_puts_a_floating_panel_back(
    workshop: Workshop, docks: Docks, settled: Settled
) -> None:
    workshop.layouts.reset()
    settled()
    assert not docks.dock("passport").isFloating()


def test_a_panel_that_comes_up_floating_while_the_page_is_switched_is_painted(
    workshop: Workshop, docks: Docks, settled: Settled
) -> None:
    dock, kept = docks.dock("passport"), docks.state()
    docks.set_floating(dock, False)
    settled()
    # As Qt's stack of pages does while it shows another one.
    workshop.setUpdatesEnabled(False)
    docks.use(kept)
    workshop.setUpdatesEnabled(True)
    settled()
    assert dock.isFloating()
    assert dock.updatesEnabled()


def test_a_floating_panel_has_a_frame(look: Look, docks: Docks) -> None:
    dock = docks.dock("passport")
    picture = dock.grab().toImage()
    middle = picture.height() // 2
    for end in (0, picture.width() - 1):
        assert picture.pixelColor(end, middle).name() == look.palette.strong.name()
    docks.set_floating(dock, False)
    assert dock.contentsMargins().isNull()
