"""A forest of any size for the map's benchmarks: the same numbers give the same forest."""

import numpy as np

from forest_studio.app.map.map_data import EdgeKind, MapData, NodeFlag

KINDS = (
    EdgeKind("owns", "owns", "ownership"),
    EdgeKind("depends-on", "depends on", "structure"),
    EdgeKind("caused-by", "caused by", "cause"),
    EdgeKind("supersedes", "supersedes", "succession"),
    EdgeKind("documents", "documents", "reference"),
    EdgeKind("shortcut", "shortcut to", "learned"),
)
_WORDS = (
    "schema",
    "budget",
    "cortex",
    "query",
    "vector",
    "policy",
    "glacier",
    "ledger",
    "market",
    "filter",
    "kernel",
    "plasma",
)
_GROVE_SHARE = 0.09
_COUNTRIES = 15
_DEEPEST = 8


def forest(nodes: int, edges_a_node: int = 3, seed: int = 3) -> MapData:
    """About one node in eleven is a grove; half of the edges stay near, half go to hubs."""
    rng = np.random.default_rng(seed)
    parents = _parents(rng, nodes)
    words = rng.integers(0, len(_WORDS), (nodes, 2)).tolist()
    ids = [f"node-{number}" for number in range(nodes)]
    return MapData.build(
        ids,
        [f"{_WORDS[first]} {_WORDS[second]}" for first, second in words],
        parents,
        edges=_edges(rng, ids, edges_a_node),
        edge_kinds=KINDS,
        flags=rng.choice(_FLAGS, nodes, p=(0.94, 0.02, 0.02, 0.01, 0.01)).tolist(),
    )


_FLAGS = (0, NodeFlag.WILD, NodeFlag.SUPERSEDED, NodeFlag.OVER_BUDGET, NodeFlag.BROKEN)


def _parents(rng: np.random.Generator, nodes: int) -> list[int]:
    parents, groves, depth = [-1], [0], [0]
    draws = rng.random((nodes, 2)).tolist()
    for node in range(1, nodes):
        kind, place = draws[node]
        is_grove = kind < _GROVE_SHARE or len(groves) <= _COUNTRIES
        if len(groves) <= _COUNTRIES:
            parent = 0
        else:
            parent = groves[1 + int((len(groves) - 1) * place**1.3)]
        if is_grove and depth[parent] >= _DEEPEST:
            is_grove = False
        if is_grove:
            groves.append(node)
        parents.append(parent)
        depth.append(depth[parent] + 1)
    return parents


def _edges(
    rng: np.random.Generator, ids: list[str], edges_a_node: int
) -> list[tuple[str, str, str]]:
    nodes, count = len(ids), len(ids) * edges_a_node
    source = (rng.random(count) ** 1.6 * nodes).astype(int)
    near = np.clip(source + rng.integers(-30, 31, count), 0, nodes - 1)
    hub = (rng.random(count) ** 2 * nodes).astype(int)
    target = np.where(rng.random(count) < 0.5, near, hub)
    kinds = rng.choice(len(KINDS), count, p=(0.35, 0.3, 0.1, 0.05, 0.18, 0.02))
    return [
        (ids[start], ids[end], KINDS[kind].name)
        for start, end, kind in zip(source.tolist(), target.tolist(), kinds.tolist(), strict=True)
    ]
