import numpy as np

from forest_studio.app.map.bundles import bundle, common_ancestors
from forest_studio.app.map.camera import Camera, between
from forest_studio.app.map.cut import cut, pick, representatives
from forest_studio.app.map.layout import layout
from forest_studio.app.map.map_data import MapData
from map_woods import leaves, random_wood, two_countries, wood

SIZE = {"width": 800, "height": 600}


def whole(data: MapData, radius: float) -> Camera:
    return Camera(**SIZE).looking_at(0, 0, radius)


def test_near_by_all_is_open_and_from_afar_one_disc_is_closed() -> None:
    data = two_countries()
    placed = layout(data)
    near = cut(data, placed, whole(data, placed.rad[0]))
    assert set(near.open.tolist()) == set(np.flatnonzero(data.is_grove).tolist())
    assert len(near.leaves) == 7
    far = cut(data, placed, Camera(zoom=0.1, **SIZE))
    assert far.closed.tolist() == [0]
    assert not len(far.leaves)


def test_what_is_off_the_screen_is_not_shown() -> None:
    data = two_countries()
    placed = layout(data)
    x, y = placed.pos[data.row("pine")].tolist()
    shown = cut(data, placed, Camera(x=x, y=y, zoom=400, **SIZE))
    assert shown.leaves.tolist() == [data.row("pine")]


def test_there_are_never_too_many_discs_to_paint() -> None:
    data = random_wood(5, 3000)
    placed = layout(data)
    shown = cut(data, placed, whole(data, placed.rad[0]), max_shown=200)
    assert len(shown.leaves) + len(shown.closed) <= 200


def test_every_node_is_stood_for_by_itself_or_an_ancestor() -> None:
    data = random_wood(6, 400)
    placed = layout(data)
    shown = cut(data, placed, whole(data, placed.rad[0]), open_pixels=40)
    for row, standing in enumerate(representatives(len(data), shown).tolist()):
        assert standing in data.ancestors(row)


def test_the_node_under_a_pixel_is_the_one_painted_there() -> None:
    data = two_countries()
    placed = layout(data)
    view = whole(data, placed.rad[0])
    for node_id in ("pine", "palm", "fig"):
        row = data.row(node_id)
        assert pick(data, placed, view, view.point(*placed.pos[row])) == row
    assert pick(data, placed, view, (1, 1)) == -1
    assert pick(MapData.build((), (), ()), placed, view, (1, 1)) == -1


def test_edges_between_the_same_two_discs_are_one_bundle_with_their_number() -> None:
    data = two_countries()
    placed = layout(data)
    view = whole(data, placed.rad[0])
    coarse = cut(data, placed, view, open_pixels=10_000)
    assert len(bundle(data, placed, coarse, coarse)) == 0
    outer = cut(data, placed, view, open_pixels=float(placed.rad[1] * view.zoom) + 1)
    found = bundle(data, placed, outer, outer)
    assert found.count.max() == 2
    assert int(found.src[0]) == data.row("north")


def test_curves_end_at_the_rims_of_their_discs() -> None:
    data = random_wood(9, 200)
    placed = layout(data)
    shown = cut(data, placed, whole(data, placed.rad[0]))
    found = bundle(data, placed, shown, shown)
    for src, dst, curve in zip(found.src, found.dst, found.curves, strict=True):
        if src == dst or data.contains(int(src), int(dst)) or data.contains(int(dst), int(src)):
            continue
        for row, end in ((src, curve[0]), (dst, curve[-1])):
            drawn = placed.rad[row] * (1.0 if data.is_grove[row] else 0.78)
            assert np.hypot(*(end - placed.pos[row])) > 0.9 * drawn


def test_hidden_types_and_lighter_bundles_are_left_out() -> None:
    data = two_countries()
    placed = layout(data)
    shown = cut(data, placed, whole(data, placed.rad[0]))
    assert len(bundle(data, placed, shown, shown)) == 3
    assert len(bundle(data, placed, shown, shown, hidden=frozenset({0}))) == 1
    assert len(bundle(data, placed, shown, shown, limit=2)) == 2


def test_loops_and_repeated_edges_have_a_curve() -> None:
    data = wood(
        {"a": None, "b": None},
        [("a", "a", "owns"), ("a", "b", "owns"), ("a", "b", "owns"), ("b", "a", "owns")],
    )
    placed = layout(data)
    shown = cut(data, placed, whole(data, placed.rad[0]))
    found = bundle(data, placed, shown, shown)
    assert sorted(found.count.tolist()) == [1, 1, 2]
    assert np.isfinite(found.curves).all()
    there, back = found.curves[found.src != found.dst]
    assert np.abs(there - back[::-1]).max() > 0.05


def test_common_ancestors_are_the_lowest_discs_that_hold_both() -> None:
    data = random_wood(2, 150)
    rows = np.random.default_rng(1).integers(0, len(data), (60, 2)).astype(np.int32)
    for (first, second), found in zip(
        rows.tolist(), common_ancestors(data, *rows.T).tolist(), strict=True
    ):
        shared = [row for row in data.ancestors(first) if row in data.ancestors(second)]
        assert found == shared[0]


def test_zooming_keeps_the_place_under_the_pointer() -> None:
    view = Camera(x=3, y=-2, zoom=5, **SIZE)
    before = view.world(200, 450)
    after = view.zoomed_at(2.5, 200, 450).world(200, 450)
    assert np.allclose(before, after)


def test_a_flight_starts_and_ends_where_it_should() -> None:
    start, end = Camera(0, 0, 2, **SIZE), Camera(50, 20, 30, **SIZE)
    assert between(start, end, 0) == Camera(0, 0, 2, **SIZE)
    last = between(start, end, 1)
    assert np.allclose((last.x, last.y, last.zoom), (50, 20, 30))
    middle = between(start, end, 0.5)
    assert 2 < middle.zoom < 30


def test_a_crowded_grove_of_specks_stays_closed() -> None:
    data = wood({"crowd": leaves("c", 2000)})
    placed = layout(data)
    shown = cut(data, placed, Camera(zoom=0.6, **SIZE))
    assert data.row("crowd") in shown.closed.tolist()
