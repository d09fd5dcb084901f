"""The doors of a place: its edges, its children, its parent, names in common; or search hits."""

import random
from collections.abc import Container, Iterator
from dataclasses import replace

from forest_studio.core.hunt.base import KnowsPages, State, World
from forest_studio.core.hunt.observing.name_doors import NAMED, name_doors
from forest_studio.core.hunt.observing.warm_order import arranged
from forest_studio.core.model.edges import Edge
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Node
from forest_studio.core.model.walk import Door
from forest_studio.core.search.base import Hit

CHILD = "child"
PARENT = "parent"
HIT = "hit"
ROOT = "root"
_GROUPS = {CHILD: 1, PARENT: 2}
_BORROWED = 12
"""Words of a summary that stand in for a scent that nobody has written."""


def doors_at(world: World, state: State) -> tuple[Door, ...]:
    """Every door of where the hunt stands, numbered from 1, whatever page is shown."""
    if state.hits is not None:
        found = [_hit_door(world, hit) for hit in state.hits]
    elif not state.node:
        found = [_door(world.forest, world.forest.root, ROOT)]
    else:
        found = _ordered(world, state.node, state.question)
    return tuple(replace(door, number=number) for number, door in enumerate(found, start=1))


def neighbours(forest: Forest, node_id: str) -> Iterator[Door]:
    """The doors of a node in their plain order: edges of its own, edges to it, children, parent.

    All have the number 0 and no heat.
    """
    for edge in forest.outgoing.get(node_id, ()):
        yield _edge_door(forest, edge, node_id)
    for edge in forest.incoming.get(node_id, ()):
        if edge.home != node_id:
            yield _edge_door(forest, edge, node_id)
    for child in forest.children.get(node_id, ()):
        yield _door(forest, child, CHILD)
    if (parent := forest.parents.get(node_id)) is not None:
        yield _door(forest, parent, PARENT)


def _ordered(world: World, node_id: str, question: str) -> list[Door]:
    """Edges, children, parent, in each the warm ones lifted; then names in common."""
    plain = [_warmed(world, node_id, door) for door in neighbours(world.forest, node_id)]
    named = _named(world.forest, node_id, {door.node for door in plain})
    if world.door_seed is not None:
        random.Random(f"{world.door_seed} {node_id}").shuffle(plain)
        groups = [plain]
    else:
        groups = [[door for door in plain if _group(door) == number] for number in range(3)]
    groups.append([_warmed(world, node_id, door) for door in named])
    return [door for group in groups for door in arranged(question, group)]


def _warmed(world: World, home: str, door: Door) -> Door:
    heat = world.heat(home, door.node)
    return replace(door, heat=min(1.0, heat)) if heat > 0 else door


def _named(forest: Forest, node_id: str, behind_others: Container[str]) -> Iterator[Door]:
    """Doors that nobody curated come after all that somebody did; the name is their scent."""
    for page in name_doors(forest).of(node_id):
        if page.node not in behind_others:
            yield Door(0, page.node, NAMED, forest.node(page.node).title, page.name)


def _group(door: Door) -> int:
    return 0 if door.type else _GROUPS.get(door.label, 0)


def _door(forest: Forest, node_id: str, label: str) -> Door:
    return Door(0, node_id, label, forest.node(node_id).title, own_scent(forest.node(node_id)))


def _hit_door(world: World, hit: Hit) -> Door:
    node = world.forest.node(hit.node)
    heat = world.heat.page(hit.node) if isinstance(world.heat, KnowsPages) else 0.0
    return Door(0, hit.node, HIT, node.title, own_scent(node) or hit.snippet, heat=max(0.0, heat))


def _edge_door(forest: Forest, edge: Edge, here: str) -> Door:
    """A door through an edge: its own scent describes ``other``, so only from ``home``."""
    far = forest.node(edge.far_end(here))
    scent = edge.scent if edge.home == here else ""
    return Door(
        0, far.id, label_from(forest, edge, here), far.title, scent or own_scent(far), edge.type
    )


def label_from(forest: Forest, edge: Edge, here: str) -> str:
    """The edge type's label as read from one of its ends."""
    kind = forest.manifest.edge_type(edge.type)
    if kind is None:
        return edge.type if edge.source == here else f"{edge.type} (from there)"
    return kind.label if edge.source == here else kind.inverse_label


def own_scent(node: Node) -> str:
    """How a node smells from anywhere: its scent, else the first words of its summary."""
    if node.passport.scent:
        return node.passport.scent
    words = node.passport.summary.split()
    return " ".join(words[:_BORROWED]) + (" …" if len(words) > _BORROWED else "")
