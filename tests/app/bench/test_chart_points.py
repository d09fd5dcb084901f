"""The points of the chart, its best line, its ticks and its labels."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from bench_answers import show_answer
from forest_studio.app.bench import reading
from forest_studio.app.bench.chart_points import Point, best_line, points_of, ticks
from forest_studio.app.bench.label_places import Wanted, place_labels


def _point(arm: str, x: float, y: float) -> Point:
    return Point(arm, x, 10**x, y, y - 5, y + 5)


def test_the_best_line_has_what_nothing_cheaper_beats() -> None:
    points = [_point("a", 2, 50), _point("b", 3, 40), _point("c", 3, 70), _point("d", 1, 60)]
    assert [p.arm for p in best_line(points)] == ["d", "c"]


def test_bounds_are_no_offer_and_stay_off_the_best_line() -> None:
    data = show_answer()
    data["header"]["arms"]["oracle"] = {}
    data["arms"]["oracle"] = data["arms"]["forager"] | {
        "observed-tokens": data["arms"]["top-k"]["hops"]
    }
    run = reading.run(data, "/runs/a")
    assert run is not None
    found = points_of(run, run.arms)
    assert [p.arm for p in found.points] == ["top-k", "forager", "oracle"]
    assert [p.arm for p in found.best] == ["top-k", "forager"]


def test_an_arm_without_tokens_stands_left_of_all_others() -> None:
    data = show_answer()
    data["arms"]["top-k"]["observed-tokens"] = {"value": 0, "low": 0, "high": 0, "n": 4}
    run = reading.run(data, "/runs/a")
    assert run is not None
    found = points_of(run, run.arms)
    assert found.none_at is not None
    assert found.start < found.points[0].x == found.none_at < found.points[1].x < found.end


@given(st.floats(0, 6), st.floats(0.1, 4))
def test_ticks_are_few_and_inside(start: float, width: float) -> None:
    found = ticks(start, start + width)
    assert len(found) <= 6
    assert all(
        10**start <= tick * 1.0001 and tick <= 10 ** (start + width) * 1.0001 for tick in found
    )


@pytest.mark.parametrize("count", [1, 5, 17])
def test_no_label_covers_another_or_leaves_the_chart(count: int) -> None:
    room = QRectF(0, 0, 400, 300)
    wanted = [
        Wanted(QPointF(200 + 3 * i, 150 + 2 * i), QSizeF(70, 16), 120 + 2 * i, 190 + 2 * i)
        for i in range(count)
    ]
    placed = [place for place in place_labels(wanted, room) if place is not None]
    assert placed
    assert all(room.contains(place) for place in placed)
    pairs = [(a, b) for i, a in enumerate(placed) for b in placed[i + 1 :]]
    assert not any(a.intersects(b) for a, b in pairs)
