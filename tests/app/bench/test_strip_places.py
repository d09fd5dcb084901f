"""Where the bars of the strip lie."""

from hypothesis import given
from hypothesis import strategies as st

from forest_studio.app.bench.strip_places import hop_group, lay_out
from forest_studio.app.bench.values import Asked


def _questions(hops: list[int]) -> list[Asked]:
    found = [Asked(f"q{i}", "", max(0, h), answerable=h >= 0) for i, h in enumerate(hops)]
    return sorted(found, key=hop_group)


@given(st.lists(st.integers(-1, 6), min_size=1, max_size=400), st.floats(300, 1400))
def test_bars_stay_in_their_room_and_in_order(hops: list[int], width: float) -> None:
    places = lay_out(_questions(hops), 100, width)
    assert len(places.lefts) == len(hops)
    assert list(places.lefts) == sorted(places.lefts)
    assert places.lefts[-1] + places.pitch <= 100 + width + 0.5 * len(hops) * 0.5 + 1


@given(st.lists(st.integers(-1, 4), min_size=1, max_size=120))
def test_a_click_on_a_bar_finds_its_question(hops: list[int]) -> None:
    places = lay_out(_questions(hops), 100, 900)
    for number, left in enumerate(places.lefts):
        assert places.at(left + places.pitch / 2) == number


def test_four_hops_and_more_are_one_group_and_those_without_answer_another() -> None:
    places = lay_out(_questions([1, 1, 4, 5, 6, -1]), 0, 600)
    assert [(g.first.hops, g.count) for g in places.groups] == [(0, 1), (1, 2), (4, 3)]


def test_nothing_is_found_where_there_is_nothing() -> None:
    assert lay_out([], 0, 600).at(50) == -1
