import json
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forest_studio.app.map.grow import NewLeaf, add_leaf
from forest_studio.app.map.hex_slots import LEAF_PITCH, slots, tier
from forest_studio.app.map.layout import Layout, layout
from forest_studio.app.map.map_data import MapData
from forest_studio.app.map.settle import stable_hash
from forest_studio.app.map.slots import Slots
from map_woods import leaves, random_wood, two_countries, wood


def moved(before: tuple[MapData, Layout], after: tuple[MapData, Layout]) -> set[str]:
    """The nodes of the first map that are elsewhere, or larger or smaller, in the second."""
    (old, old_layout), (new, new_layout) = before, after
    return {
        node_id
        for row, node_id in enumerate(old.ids)
        if not np.allclose(old_layout.pos[row], new_layout.pos[new.row(node_id)], atol=1e-9)
        or not np.isclose(old_layout.rad[row], new_layout.rad[new.row(node_id)])
    }


def below(data: MapData, grove: str) -> set[str]:
    row = data.row(grove)
    return set(data.ids[row + 1 : int(data.tout[row])])


@settings(deadline=None)
@given(st.integers(0, 10_000), st.integers(1, 120))
def test_discs_lie_inside_their_grove_and_do_not_overlap(seed: int, nodes: int) -> None:
    data = random_wood(seed, nodes)
    placed = layout(data)
    for row in np.flatnonzero(data.is_grove).tolist():
        children = data.children(row)
        pos, rad = placed.pos[children], placed.rad[children]
        inside = np.hypot(*(pos - placed.pos[row]).T) + rad
        assert (inside <= placed.rad[row] + 1e-6).all()
        apart = np.hypot(*(pos[:, None] - pos[None]).transpose(2, 0, 1))
        reach = rad[:, None] + rad[None]
        np.fill_diagonal(apart, np.inf)
        assert (apart >= reach - 1e-4).all()


@settings(deadline=None)
@given(st.integers(0, 10_000), st.integers(2, 120), st.data())
def test_a_new_node_moves_nothing_outside_its_grove(
    seed: int, nodes: int, data_source: st.DataObject
) -> None:
    before = random_wood(seed, nodes)
    old = layout(before)
    groves = [before.ids[row] for row in np.flatnonzero(before.is_grove)]
    grove = data_source.draw(st.sampled_from(groves))
    had_room = len(old.slots.groves[grove].leaves) < old.slots.groves[grove].capacity
    after = add_leaf(before, layout(before), NewLeaf("new", "New", grove))
    allowed = set() if had_room else below(before, grove)
    if grove == "root":
        allowed |= {"root"}
    assert moved((before, old), after) <= allowed


def test_laying_out_again_with_the_kept_slots_moves_nothing() -> None:
    data = random_wood(11, 300)
    first = layout(data)
    kept = Slots.from_dict(json.loads(json.dumps(first.slots.to_dict())))
    again = layout(data, kept)
    assert np.abs(again.pos - first.pos).max() < 0.05


def test_slots_that_cannot_be_read_are_forgotten() -> None:
    assert Slots.from_dict({}).groves == {}
    assert Slots.from_dict({"format": 1, "groves": {"a": [1, 2]}}).groves == {}
    assert Slots.from_dict({"format": 1, "groves": []}).groves == {}


def test_a_removed_node_leaves_the_others_where_they_are() -> None:
    before = wood({"grove": leaves("a", 7), "other": leaves("b", 5)})
    old = layout(before)
    after = wood({"grove": leaves("a", 6), "other": leaves("b", 5)})
    new = layout(after, old.slots)
    shared = [node_id for node_id in before.ids if node_id != "a6"]
    for node_id in shared:
        assert new.pos[after.row(node_id)] == pytest.approx(old.pos[before.row(node_id)])


def test_a_new_subfolder_finds_room_without_moving_those_outside() -> None:
    before = wood({"west": leaves("w", 9), "east": {"inner": leaves("i", 4), **leaves("e", 5)}})
    old = layout(before)
    after = wood(
        {
            "west": leaves("w", 9),
            "east": {"inner": leaves("i", 4), "fresh": leaves("f", 4), **leaves("e", 5)},
        }
    )
    new = layout(after, old.slots)
    assert moved((before, old), (after, new)) <= below(before, "east")


def test_a_grove_that_grew_much_gets_a_larger_disc_when_the_forest_is_opened() -> None:
    small = wood({"grove": leaves("a", 3), "other": leaves("b", 30)})
    large = wood({"grove": leaves("a", 200), "other": leaves("b", 30)})
    kept = layout(small).slots
    row = large.row("grove")
    in_an_edit = layout(large, kept)
    at_opening = layout(large, in_an_edit.slots, regrow=True)
    assert in_an_edit.rad[row] == pytest.approx(layout(small).rad[small.row("grove")])
    assert at_opening.rad[row] > 2 * in_an_edit.rad[row]


def test_adding_a_leaf_gives_the_map_that_building_it_anew_gives() -> None:
    before = two_countries()
    placed = layout(before)
    data, grown = add_leaf(before, placed, NewLeaf("elm", "Elm", "north", flags=1))
    data, grown = add_leaf(data, grown, NewLeaf("oak", "Oak", "coast"))
    anew = wood(
        {
            "north": {"pine": None, "fir": None, "larch": None, "elm": None},
            "south": {
                "olive": None,
                "fig": None,
                "coast": {"palm": None, "cork": None, "oak": None},
            },
        },
        [("pine", "olive", "owns"), ("fir", "olive", "owns"), ("palm", "cork", "related-to")],
        elm=1,
    )
    assert data.ids == anew.ids
    for name in ("parent", "tout", "depth", "country", "is_grove", "flags", "leaf_count"):
        assert getattr(data, name).tolist() == getattr(anew, name).tolist(), name
    for name in ("child_start", "child_list", "edge_src", "edge_dst"):
        assert getattr(data, name).tolist() == getattr(anew, name).tolist(), name
    assert [data.row(node_id) for node_id in data.ids] == list(range(len(data)))
    assert np.allclose(layout(data, grown.slots).pos, grown.pos)


def test_many_additions_in_a_row_keep_every_id_findable() -> None:
    data = two_countries()
    placed = layout(data)
    for number in range(150):
        grove = ("north", "south", "coast")[number % 3]
        data, placed = add_leaf(data, placed, NewLeaf(f"new{number}", "New", grove))
    assert [data.row(node_id) for node_id in data.ids] == list(range(len(data)))


def test_a_leaf_cannot_be_added_under_a_leaf() -> None:
    data = two_countries()
    with pytest.raises(KeyError):
        add_leaf(data, layout(data), NewLeaf("new", "New", "pine"))


def test_tiers_grow_and_slots_keep_their_distance() -> None:
    tiers = [tier(count) for count in range(1, 300)]
    assert all(capacity >= count for count, capacity in enumerate(tiers, 1))
    assert all(first <= second for first, second in pairwise(tiers))
    for capacity in sorted(set(tiers)):
        points = slots(capacity)
        apart = np.hypot(*(points[:, None] - points[None]).transpose(2, 0, 1))
        np.fill_diagonal(apart, np.inf)
        assert apart.min() >= LEAF_PITCH - 1e-9 if capacity > 1 else True


def test_a_larger_tier_keeps_the_slots_of_the_smaller_one() -> None:
    assert np.allclose(slots(tier(20))[:16], slots(16))


def test_the_turn_of_a_grove_is_the_same_on_every_machine() -> None:
    assert stable_hash("billing") == 2611029100


def test_forests_of_nothing_and_of_one_node_have_a_layout() -> None:
    assert layout(MapData.build((), (), ())).pos.shape == (0, 2)
    single = MapData.build(["a"], ["A"], [-1])
    assert layout(single).rad.tolist() == [1.0]
    assert layout(wood({})).rad[0] > 1
