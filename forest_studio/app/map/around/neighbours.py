"""Who is shown around a node: its neighbours in their sectors, and theirs up to a depth."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from forest_studio.app.look.palette import FALLBACK_FAMILY
from forest_studio.app.map.map_data import MapData
from forest_studio.app.map.scene import Scene

DEEPEST = 4
INSIDE = "inside"
"""The sector of the grove that a node is in, and of what is in a grove."""
OLDER, NEWER = "older", "newer"
SECTORS = {
    "reference": 0.0,
    "learned": 45.0,
    "structure": 90.0,
    INSIDE: 135.0,
    "cause": 180.0,
    OLDER: 225.0,
    "ownership": 270.0,
    NEWER: 315.0,
}
"""Where each kind of neighbour lies, in degrees clockwise from the right: always the same, so
that a curator learns where to look. What was superseded is at the left, what supersedes right."""
_MOST_NEAR = 40
_LEAST_OF_GROUP = 3
_MOST_ON = {2: 5, 3: 3, 4: 2}
_MOST_SPOTS = 150

NO_KIND = -1


class GroupKey(NamedTuple):
    """What makes neighbours of one node alike: the kind of the edge and which way it runs."""

    kind: int
    is_out: bool


class Link(NamedTuple):
    """One edge from the node nearer to the middle to the one farther out."""

    key: GroupKey
    scent: str


@dataclass(slots=True)
class Spot:
    """One node that is shown; `parent` is the position of the spot that it hangs on."""

    row: int
    depth: int
    parent: int
    sector: str
    links: list[Link] = field(default_factory=list)
    unseen: int = 0
    """Neighbours of this node that are not shown."""


class More(NamedTuple):
    """What a group of neighbours holds beyond those that are shown."""

    key: GroupKey
    sector: str
    shown: int
    total: int

    @property
    def hidden(self) -> int:
        """How many are not shown."""
        return self.total - self.shown


class Neighbourhood(NamedTuple):
    """All spots, the middle first, and what was cut."""

    spots: tuple[Spot, ...]
    more: tuple[More, ...]
    total: int
    """Direct neighbours, shown or not."""

    @property
    def near(self) -> int:
        """Direct neighbours that are shown."""
        return sum(spot.depth == 1 for spot in self.spots)


def neighbourhood(
    scene: Scene, row: int, depth: int, pages: Mapping[GroupKey, int] | None = None
) -> Neighbourhood:
    """The surroundings of a row up to `depth` hops, at most about 150 nodes.

    A group that is too large for one view shows a part; `pages` says which one, by group.
    """
    groups = _groups(scene, row)
    limit = _group_limit([len(links) for links in groups.values()])
    spots = [Spot(row, 0, -1, "")]
    place = {row: 0}
    more = []
    for key, links in groups.items():
        chosen = _page(list(links), limit, (pages or {}).get(key, 0))
        sector = sector_of(scene.data, key)
        for far in chosen:
            _add(spots, place, Spot(far, 1, 0, sector), links[far])
        if len(chosen) < len(links):
            more.append(More(key, sector, len(chosen), len(links)))
    for level in range(2, depth + 1):
        _add_level(scene, spots, place, level)
    _count_unseen(scene, spots, place)
    total = len({far for links in groups.values() for far in links})
    return Neighbourhood(tuple(spots), tuple(more), total)


def sector_of(data: MapData, key: GroupKey) -> str:
    """The sector in which the neighbours of a group lie."""
    if key.kind == NO_KIND:
        return INSIDE
    family = data.edge_kinds[key.kind].family
    if family == "succession":
        return OLDER if key.is_out else NEWER
    return family if family in SECTORS else FALLBACK_FAMILY


Groups = dict[GroupKey, dict[int, list[Link]]]


def _groups(scene: Scene, row: int) -> Groups:
    """The links of a row by group and far end; each neighbour is in the first of its groups."""
    data = scene.data
    found: Groups = {}
    home: dict[int, GroupKey] = {}
    for kind, is_out, far, scent in _edges(scene, row):
        key = GroupKey(kind, is_out)
        first = home.setdefault(far, key)
        found.setdefault(first, {}).setdefault(far, []).append(Link(key, scent))
    inside = {int(child): [Link(_CHILD, "")] for child in data.children(row) if child not in home}
    parent = int(data.parent[row])
    if parent >= 0 and parent not in home:
        found[_PARENT] = {parent: [Link(_PARENT, "")]}
    if inside:
        found[_CHILD] = inside
    return found


_PARENT, _CHILD = GroupKey(NO_KIND, True), GroupKey(NO_KIND, False)


def _edges(scene: Scene, row: int) -> list[tuple[int, bool, int, str]]:
    """Kind, direction, far end and scent of the visible edges of a row, in the manifest's order."""
    data = scene.data
    found = []
    for edge in scene.edges_of(row).tolist():
        src, dst = int(data.edge_src[edge]), int(data.edge_dst[edge])
        if src != dst:
            is_out = src == row
            kind = int(data.edge_type[edge])
            found.append((kind, is_out, dst if is_out else src, data.edge_scents[edge]))
    return sorted(found, key=lambda edge: (edge[0], not edge[1], data.titles[edge[2]].casefold()))


def _group_limit(sizes: list[int]) -> int:
    """How many of each group are shown, so that all together fit into one view."""
    limit = max(sizes, default=0)
    while limit > _LEAST_OF_GROUP and sum(min(size, limit) for size in sizes) > _MOST_NEAR:
        limit -= 1
    return limit


def _page(rows: list[int], limit: int, page: int) -> list[int]:
    if len(rows) <= limit:
        return rows
    pages = -(-len(rows) // limit)
    first = page % pages * limit
    return rows[first : first + limit]


def _add(spots: list[Spot], place: dict[int, int], spot: Spot, links: list[Link]) -> None:
    spot.links = links
    place[spot.row] = len(spots)
    spots.append(spot)


def _add_level(scene: Scene, spots: list[Spot], place: dict[int, int], level: int) -> None:
    """The neighbours of the spots one level farther in, a few of each."""
    for at in [number for number, spot in enumerate(spots) if spot.depth == level - 1]:
        added: dict[int, list[Link]] = {}
        for kind, is_out, far, scent in _edges(scene, spots[at].row):
            if far in added or (far not in place and len(added) < _MOST_ON[level]):
                added.setdefault(far, []).append(Link(GroupKey(kind, is_out), scent))
        for far, links in added.items():
            if len(spots) < _MOST_SPOTS:
                _add(spots, place, Spot(far, level, at, spots[at].sector), links)


def _count_unseen(scene: Scene, spots: list[Spot], place: dict[int, int]) -> None:
    for spot in spots[1:]:
        ends = {far for _, _, far, _ in _edges(scene, spot.row)}
        spot.unseen = len(ends - place.keys())
