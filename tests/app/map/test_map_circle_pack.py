import math
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forest_studio.app.map.circle_pack import extent_of, pack, room_for

RADII = st.lists(st.floats(0.5, 30.0), min_size=1, max_size=24)


def overlap(first: tuple[float, float, float], second: tuple[float, float, float]) -> float:
    apart = math.hypot(first[0] - second[0], first[1] - second[1])
    return first[2] + second[2] - apart


@given(RADII, st.integers(1, 4))
def test_packed_discs_never_overlap_and_lie_within_the_extent(
    radii: list[float], tries: int
) -> None:
    packing = pack(radii, tries)
    assert [disc[2] for disc in packing.discs] == radii
    assert all(overlap(*pair) < 1e-4 for pair in combinations(packing.discs, 2))
    assert extent_of(packing.discs) <= packing.extent + 1e-6


@given(RADII, st.floats(0.5, 20.0))
def test_room_is_found_beside_what_is_there(radii: list[float], radius: float) -> None:
    discs = pack(radii).discs
    place = room_for(discs, radius)
    assert all(overlap(place, disc) < 1e-4 for disc in discs)


def test_a_disc_alone_lies_in_the_middle() -> None:
    assert pack([3.0]).discs[0] == pytest.approx((0.0, 0.0, 3.0))
    assert room_for([], 2.0) == (0.0, 0.0, 2.0)


def test_the_same_discs_are_packed_the_same_way() -> None:
    radii = [5.0, 3.0, 3.0, 2.0, 1.0, 1.0]
    assert pack(radii, 20, seed=7) == pack(radii, 20, seed=7)
