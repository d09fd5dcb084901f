import numpy as np
import pytest

from forest_builder import Leaf, build
from forest_studio.app.map.follow import followed
from forest_studio.app.map.layout import Layout, layout
from forest_studio.app.map.map_data import MapData
from forest_studio.core.model.forest import Forest

FILES = {
    "billing/index.md": Leaf(title="Billing"),
    "billing/invoice.md": Leaf(title="Invoice", edges=(("ledger", "depends-on", "totals"),)),
    "billing/ledger.md": Leaf(title="Ledger"),
    "people/ana.md": Leaf(title="Ana", edges=(("ledger", "owns"),)),
}

Shown = tuple[Forest, MapData, Layout]


@pytest.fixture
def shown() -> Shown:
    """A small forest and its map."""
    forest = build(FILES)
    data = MapData.from_forest(forest)
    return forest, data, layout(data)


def edges(data: MapData) -> list[tuple[str, str, str, str]]:
    return sorted(
        (data.ids[src], data.ids[dst], data.edge_kinds[kind].name, scent)
        for src, dst, kind, scent in zip(
            data.edge_src.tolist(),
            data.edge_dst.tolist(),
            data.edge_type.tolist(),
            data.edge_scents,
            strict=True,
        )
    )


def by_id(data: MapData) -> dict[str, tuple[str, int]]:
    return {node: (data.titles[row], int(data.flags[row])) for row, node in enumerate(data.ids)}


def test_a_passport_edit_changes_the_words_and_moves_nothing(shown: Shown) -> None:
    _, data, placed = shown
    forest = build({**FILES, "billing/ledger.md": Leaf(title="General ledger", summary="x " * 90)})
    found = followed(data, placed, forest, ("ledger",))
    assert found is not None
    assert by_id(found[0]) == by_id(MapData.from_forest(forest))
    assert found[1] is placed
    assert found[0].edge_src is data.edge_src


@pytest.mark.parametrize(
    "now",
    [
        (),
        (("ledger", "supersedes"),),
        (("ledger", "depends-on", "the totals"), ("ana", "related-to"), ("invoice", "related-to")),
    ],
)
def test_edges_that_were_edited_are_those_of_the_forest(
    shown: Shown, now: tuple[tuple[str, ...], ...]
) -> None:
    _, data, placed = shown
    forest = build({**FILES, "billing/invoice.md": Leaf(title="Invoice", edges=now)})
    found = followed(data, placed, forest, ("invoice",))
    assert found is not None
    fresh = MapData.from_forest(forest)
    assert edges(found[0]) == edges(fresh)
    assert by_id(found[0]) == by_id(fresh)


def test_a_new_leaf_is_added_where_there_is_room_and_nothing_else_moves(shown: Shown) -> None:
    _, data, placed = shown
    before = {node: tuple(placed.pos[row]) for row, node in enumerate(data.ids)}
    leaf = Leaf(title="Dunning", edges=(("invoice", "depends-on", "what is unpaid"),))
    forest = build({**FILES, "billing/dunning.md": leaf})
    found = followed(data, placed, forest, ("dunning",))
    assert found is not None
    grown, where = found
    assert edges(grown) == edges(MapData.from_forest(forest))
    assert by_id(grown) == by_id(MapData.from_forest(forest))
    for node, place in before.items():
        assert np.allclose(where.pos[grown.row(node)], place)


def test_what_changes_more_than_a_few_nodes_is_left_to_the_whole_layout(shown: Shown) -> None:
    _, data, placed = shown
    gone = {path: leaf for path, leaf in FILES.items() if "ledger" not in path}
    assert followed(data, placed, build(gone), ("ledger",)) is None
    moved = {**gone, "people/ledger.md": Leaf(title="Ledger")}
    assert followed(data, placed, build(moved), ("ledger",)) is None
    folder = {**FILES, "sites/porto.md": Leaf(title="Porto")}
    assert followed(data, placed, build(folder), ("porto",)) is None
