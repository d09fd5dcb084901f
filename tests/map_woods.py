"""Small and random forests for the tests of the map."""

import random
from collections.abc import Iterable

from forest_studio.app.map.map_data import EdgeKind, MapData

KINDS = (
    EdgeKind("owns", "owns", "ownership"),
    EdgeKind("related-to", "related to", "reference", symmetric=True),
)

Tree = dict[str, "Tree | None"]
"""Children by id; None is a leaf."""


def wood(tree: Tree, edges: Iterable[tuple[str, str, str]] = (), **flags: int) -> MapData:
    """The map of a nested dictionary under the root `root`; flags by id."""
    ids, parents, groves = ["root"], [-1], ["root"]

    def add(branch: Tree, parent: int) -> None:
        for node_id, inside in branch.items():
            ids.append(node_id)
            parents.append(parent)
            if inside is not None:
                groves.append(node_id)
                add(inside, len(ids) - 1)

    add(tree, 0)
    marks = [flags.get(node_id, 0) for node_id in ids]
    return MapData.build(
        ids, ids, parents, edges=edges, edge_kinds=KINDS, flags=marks, groves=groves
    )


def leaves(prefix: str, count: int) -> Tree:
    """A branch of leaves `prefix0`, `prefix1`, ..."""
    return {f"{prefix}{number}": None for number in range(count)}


def two_countries() -> MapData:
    """Two groves with three leaves each, one of them nested, and three edges."""
    tree: Tree = {
        "north": {"pine": None, "fir": None, "larch": None},
        "south": {"olive": None, "fig": None, "coast": {"palm": None, "cork": None}},
    }
    edges = [("pine", "olive", "owns"), ("fir", "olive", "owns"), ("palm", "cork", "related-to")]
    return wood(tree, edges)


def random_wood(seed: int, nodes: int) -> MapData:
    """A random tree; the same seed gives the same one."""
    chance = random.Random(seed)
    ids, parents, groves = ["root"], [-1], [0]
    for node in range(1, nodes):
        parents.append(chance.choice(groves))
        ids.append(f"n{node}")
        if chance.random() < 0.3:
            groves.append(node)
    edges = [(chance.choice(ids), chance.choice(ids), "owns") for _ in range(nodes)]
    return MapData.build(
        ids, ids, parents, edges=edges, edge_kinds=KINDS, groves=[ids[row] for row in groves]
    )
