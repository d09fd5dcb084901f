import math

from forest_studio.app.map.label_board import LabelBoard
from forest_studio.app.map.layout import layout
from forest_studio.app.map.navigation import towards
from map_woods import leaves, two_countries, wood

WAYS = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))


def test_an_arrow_goes_roughly_its_way() -> None:
    data = wood({"grove": leaves("a", 19), "other": leaves("b", 7)})
    placed = layout(data)
    start = data.row("a0")
    for way in WAYS:
        found = towards(data, placed, start, way)
        dx, dy = placed.pos[found] - placed.pos[start]
        assert found != start
        assert (dx * way[0] + dy * way[1]) / math.hypot(dx, dy) >= 0.5


def test_arrows_leave_a_grove_for_the_one_beside_it() -> None:
    data = wood({"grove": leaves("a", 3), "other": leaves("b", 3)})
    placed = layout(data)
    dx, dy = placed.pos[data.row("other")] - placed.pos[data.row("grove")]
    way = (math.copysign(1, dx), 0.0) if abs(dx) > abs(dy) else (0.0, math.copysign(1, dy))
    row = data.row("a0")
    for _ in range(6):
        row = towards(data, placed, row, way)
    assert data.ids[row].startswith("b")


def test_without_a_selection_the_first_arrow_goes_to_the_first_country() -> None:
    data = two_countries()
    assert towards(data, layout(data), -1, (1.0, 0.0)) == data.row("north")


def test_labels_take_their_room_once() -> None:
    board = LabelBoard(400, 300)
    assert board.try_take((100, 100, 180, 116))
    assert not board.try_take((170, 110, 220, 126))
    assert board.try_take((190, 100, 240, 116))
    assert not board.try_take((380, 100, 420, 116))


def test_what_lies_off_the_screen_takes_no_room_on_it() -> None:
    board = LabelBoard(400, 300)
    board.take((-90, 10, -20, 30))
    board.take((10, -90, 30, -20))
    board.take((500, 10, 600, 30))
    assert board.is_free((4, 4, 396, 296))
    assert board.taken((4, 4, 396, 296)) == 0
