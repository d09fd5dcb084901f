"""Decides which place each node of a grove gets, and keeps the places that are known."""

import hashlib
import math

import numpy as np

from forest_studio.app.map.circle_pack import extent_of, pack, room_for
from forest_studio.app.map.hex_slots import cluster_radius, tier
from forest_studio.app.map.map_data import MapData
from forest_studio.app.map.slots import HUB, GroveSlots, Slots

_MIN_CAPACITY = 3
_RIM_AIR = 0.62
_INNER_GAP = 0.42
_COUNTRY_GAP = 0.075
"""Room around a country for edges, as a share of its radius."""
_GROWTH = 1.12
"""How much farther than needed an inside reaches after it had to grow."""
_OUTGROWN = 1.7
_CROWD_RADIUS = 3.3
_CROWD_FROM = 200
_CROWD_POWER = 0.1
_MAX_SCALE = 1.0
_TRIES = (160, 48)
"""Packings tried for the root and for the countries; one suffices farther down."""
_MAX_TRIED = 40


def stable_hash(text: str) -> int:
    """A number of 32 bits that is the same in every process and on every machine."""
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=4).digest(), "big")


def turn_of(grove_id: str) -> float:
    """The angle by which the inside of a grove is turned, in radians."""
    return stable_hash(grove_id) / 2**32 * math.tau


def content_scale(grove: GroveSlots, is_root: bool) -> float:
    """The size of a leaf inside `grove`, in the scale of its parent."""
    if is_root or grove.extent <= 0:
        return _MAX_SCALE
    return min(_MAX_SCALE, grove.radius / (grove.extent + _RIM_AIR))


def wanted_radius(grove: GroveSlots, size: int) -> float:
    """The disc a parent reserves for a grove whose subtree has `size` nodes.

    Small groves get what their inside takes, so that all leaves look alike. Nesting wastes about
    a quarter of the radius at each level; from `_CROWD_FROM` nodes on a deep grove is therefore
    held nearer to the square root of its size, and its inside is drawn smaller.
    """
    crowded = (_CROWD_FROM / max(size, _CROWD_FROM)) ** _CROWD_POWER
    return min(grove.extent + _RIM_AIR, max(4.0, _CROWD_RADIUS * math.sqrt(size) * crowded))


def settled(data: MapData, known: Slots, regrow: bool) -> Slots:
    """Slots for exactly the nodes of `data`: known ones stay, the inner groves come first."""
    fresh = Slots()
    for row in np.flatnonzero(data.is_grove)[::-1].tolist():
        old = known.groves.get(data.ids[row])
        fresh.groves[data.ids[row]] = old.copy() if old else GroveSlots()
        settle(data, fresh, row, regrow=regrow)
    return fresh


def settle(data: MapData, fresh: Slots, row: int, regrow: bool = False) -> None:
    """Gives all direct children of a grove a place, when those below have theirs."""
    grove = fresh.groves[data.ids[row]]
    is_new = not grove.extent
    leaves, inner = _members(data, row)
    _forget_absent(grove, leaves, inner)
    too_small = regrow and any(_is_outgrown(data, fresh, child) for child in inner)
    if is_new or too_small or not _fits(grove, leaves):
        for child in inner:
            fresh.groves[child].radius = _wanted(data, fresh, child)
        _repack(grove, leaves, {child: fresh.groves[child] for child in inner}, data, row)
    else:
        _add_missing(grove, leaves, inner, fresh)
    if row == 0:
        grove.radius = grove.extent + _RIM_AIR
    elif is_new:
        grove.radius = _wanted(data, fresh, data.ids[row])


def _members(data: MapData, row: int) -> tuple[list[str], list[str]]:
    """The ids of the leaves and of the groves directly in a grove."""
    children = data.children(row)
    inner = data.is_grove[children]
    ids = data.ids
    return [ids[child] for child in children[~inner]], [ids[child] for child in children[inner]]


def _forget_absent(grove: GroveSlots, leaves: list[str], inner: list[str]) -> None:
    if len(grove.leaves) != len(leaves) or not grove.leaves.keys() >= set(leaves):
        present = set(leaves)
        grove.leaves = {key: slot for key, slot in grove.leaves.items() if key in present}
    present = {HUB, *inner}
    grove.discs = {key: disc for key, disc in grove.discs.items() if key in present}


def _fits(grove: GroveSlots, leaves: list[str]) -> bool:
    return len(leaves) <= grove.capacity or (not grove.capacity and len(leaves) <= _MIN_CAPACITY)


def _wanted(data: MapData, fresh: Slots, grove_id: str) -> float:
    row = data.row(grove_id)
    return wanted_radius(fresh.groves[grove_id], int(data.tout[row]) - row)


def _is_outgrown(data: MapData, fresh: Slots, grove_id: str) -> bool:
    return _wanted(data, fresh, grove_id) > _OUTGROWN * fresh.groves[grove_id].radius


def _add_missing(grove: GroveSlots, leaves: list[str], inner: list[str], fresh: Slots) -> None:
    """Gives places to what is new without moving what is there."""
    if leaves and not grove.capacity:
        grove.capacity = tier(max(len(leaves), _MIN_CAPACITY))
        _add_disc(grove, HUB, cluster_radius(grove.capacity))
    if len(grove.leaves) < len(leaves):
        _fill_slots(grove, leaves)
    for child in inner:
        if child not in grove.discs:
            _add_disc(grove, child, fresh.groves[child].radius + _INNER_GAP)
        reserved = grove.discs[child][2] - _INNER_GAP
        fresh.groves[child].radius = min(fresh.groves[child].radius, reserved)


def _add_disc(grove: GroveSlots, key: str, radius: float) -> None:
    disc = room_for(list(grove.discs.values()), radius)
    grove.discs[key] = disc
    needed = extent_of([disc])
    if needed > grove.extent:
        grove.extent = needed * _GROWTH


def _fill_slots(grove: GroveSlots, leaves: list[str]) -> None:
    taken = set(grove.leaves.values())
    slot = 0
    for leaf in leaves:
        if leaf in grove.leaves:
            continue
        while slot in taken:
            slot += 1
        grove.leaves[leaf] = slot
        taken.add(slot)


def _repack(
    grove: GroveSlots, leaves: list[str], inner: dict[str, GroveSlots], data: MapData, row: int
) -> None:
    """Packs the inside of a grove anew; leaves keep the numbers of their slots."""
    alone = len(leaves) <= 1 and not inner
    grove.capacity = tier(max(len(leaves), 0 if alone else _MIN_CAPACITY)) if leaves else 0
    grove.leaves = {key: slot for key, slot in grove.leaves.items() if slot < grove.capacity}
    _fill_slots(grove, leaves)
    keys = list(inner)
    radii = []
    for child in inner.values():
        radii.append(child.radius + _INNER_GAP + (_COUNTRY_GAP * child.radius if not row else 0))
    if leaves:
        keys.append(HUB)
        radii.append(cluster_radius(grove.capacity))
    level = int(data.depth[row])
    tries = _TRIES[level] if level < len(_TRIES) and len(radii) <= _MAX_TRIED else 1
    packing = pack(radii, tries, stable_hash(data.ids[row]))
    grove.discs = dict(zip(keys, packing.discs, strict=True))
    grove.extent = max(packing.extent, cluster_radius(_MIN_CAPACITY))
