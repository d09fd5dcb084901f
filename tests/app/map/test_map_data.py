import numpy as np

from forest_builder import Leaf, build
from forest_studio.app.map.map_data import MapData, NodeFlag
from map_woods import KINDS, random_wood, two_countries, wood


def test_subtrees_are_ranges_of_rows_whatever_the_order_of_the_input() -> None:
    data = MapData.build(["b", "root", "a", "a1"], ["B", "Root", "A", "A1"], [1, -1, 1, 2])
    assert data.ids == ["root", "b", "a", "a1"]
    assert data.tout.tolist() == [4, 2, 4, 4]
    assert data.titles[data.row("a1")] == "A1"
    assert data.ancestors(data.row("a1")) == [3, 2, 0]


def test_every_row_belongs_to_the_country_of_its_top_grove() -> None:
    data = two_countries()
    assert data.country[data.row("root")] == -1
    assert data.country[data.row("palm")] == data.country[data.row("coast")] == 1
    assert data.country[data.row("pine")] == 0


def test_children_and_leaf_counts_agree_with_the_tree() -> None:
    data = random_wood(4, 80)
    for row in range(len(data)):
        inside = range(row, int(data.tout[row]))
        assert data.leaf_count[row] == sum(not data.is_grove[other] for other in inside)
        assert data.children(row).tolist() == np.flatnonzero(data.parent == row).tolist()


def test_edges_to_nowhere_are_left_out_and_unknown_types_stay_visible() -> None:
    data = wood({"a": None, "b": None}, [("a", "gone", "owns"), ("a", "b", "envies")])
    assert len(data.edge_src) == 1
    assert data.edge_kinds[int(data.edge_type[0])].name == "envies"
    assert data.edge_kinds[: len(KINDS)] == KINDS


def test_an_empty_forest_has_no_rows() -> None:
    data = MapData.build((), (), ())
    assert len(data) == 0
    assert data.row("anything") == -1


def test_a_snapshot_becomes_a_map_with_its_marks() -> None:
    forest = build(
        {
            "billing/index.md": Leaf(title="Billing", summary="What is billed."),
            "billing/new.md": Leaf(title="New", summary="x " * 90, edges=(("old", "supersedes"),)),
            "billing/old.md": Leaf(title="Old", summary="The old way."),
            "notes/scrap.md": Leaf(wild=True),
        }
    )
    data = MapData.from_forest(forest)
    flags = {node_id: NodeFlag(int(data.flags[row])) for row, node_id in enumerate(data.ids)}
    assert flags["new"] == NodeFlag.OVER_BUDGET
    assert flags["old"] == NodeFlag.SUPERSEDED
    assert flags[forest.root] == NodeFlag.SYNTHETIC
    wild = next(node.id for node in forest.nodes.values() if node.wild and node.has_file)
    assert NodeFlag.WILD in flags[wild]
    assert data.is_grove[data.parent[data.row("new")]]
    assert (data.edge_src[0], data.edge_dst[0]) == (data.row("new"), data.row("old"))
