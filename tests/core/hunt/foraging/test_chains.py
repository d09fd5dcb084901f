"""Long chains: the forager follows relations and kinds of pages that no passport speaks of."""

import pytest

from forest_builder import Leaf
from forest_studio.core.hunt.base import World
from forest_studio.core.hunt.foraging.forager import Forager
from forest_studio.core.hunt.foraging.word_table import word_table
from forest_studio.core.hunt.loop import run
from forest_studio.core.model.walk import Search
from hunt_world import world_of

FILES = {
    "incidents/index.md": Leaf(id="incidents", title="Incidents", summary="What went wrong."),
    "services/index.md": Leaf(id="services", title="Services", summary="What runs."),
    "teams/index.md": Leaf(id="teams", title="Teams", summary="Who does what."),
    "people/index.md": Leaf(id="people", title="People", summary="Who is here."),
    "incidents/wet-cellar.md": Leaf(
        title="Wet cellar",
        summary="Water stood in the cellar for a day.",
        body="It was cold.\n",
        edges=(("pump-watch", "caused-by", "slept"),),
    ),
    "services/pump-watch.md": Leaf(
        title="Pump watch",
        summary="Listens to pumps.",
        body="Runs each minute.\n",
        edges=(("river-gauge", "depends-on", "levels"), ("team-oak", "owned-by", "")),
    ),
    "services/river-gauge.md": Leaf(
        title="River gauge",
        summary="Tells levels.",
        body="Two poles.\n",
        edges=(("team-elm", "owned-by", ""),),
    ),
    "teams/team-oak.md": Leaf(
        title="Oak", summary="Four of us.", body="Noon.\n", edges=(("ada-moss", "led-by", ""),)
    ),
    "teams/team-elm.md": Leaf(
        title="Elm", summary="Five of us.", body="Dusk.\n", edges=(("bo-lind", "led-by", ""),)
    ),
    "people/ada-moss.md": Leaf(title="Ada Moss", summary="From Kiel.", body="Plays 2 flutes.\n"),
    "people/bo-lind.md": Leaf(title="Bo Lind", summary="From Bern.", body="Owns 7 kites.\n"),
}
FAR_END = (
    "How many kites has the boss of the group responsible for the program that the service behind "
    "the wet cellar relies on?"
)


@pytest.fixture(scope="module")
def world() -> World:
    return world_of(FILES)


@pytest.mark.parametrize("seed", range(5))
def test_a_chain_of_four_hops_is_walked_however_the_doors_are_shuffled(
    world: World, seed: int
) -> None:
    trail = run(FAR_END, Forager(), world, seed=seed, shuffle_doors=True)
    assert trail.answer is not None
    assert trail.answer.text == "Owns 7 kites."


def test_where_a_page_lies_says_what_kind_it_is(world: World) -> None:
    table = word_table(world.forest)
    assert table.kinds("team-oak") & table.kinds("teams") == frozenset()
    assert table.kind_rarity("=colleague") == 0.0
    shared = table.kinds("ada-moss") & table.kinds("bo-lind")
    assert shared
    assert all(table.kind_rarity(kind) > 0 for kind in shared)


def test_a_further_end_near_by_is_reached_without_another_search(world: World) -> None:
    trail = run("What needs the river gauge?", Forager(), world)
    opened = dict.fromkeys(s.observation.opened for s in trail.steps if s.observation.opened)
    assert list(opened) == ["pump-watch", "river-gauge", "team-oak"]
    assert sum(isinstance(step.decision, Search) for step in trail.steps) == 1
    assert trail.answer is not None
    assert trail.answer.evidence[0].node == "pump-watch"
