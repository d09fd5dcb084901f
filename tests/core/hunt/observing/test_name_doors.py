"""Names in common are doors of their own kind, behind all that somebody curated."""

import pytest

from forest_builder import Leaf, build
from forest_studio.core.hunt.base import State, World
from forest_studio.core.hunt.decision import advance, check
from forest_studio.core.hunt.observing.doors import PARENT, doors_at, neighbours
from forest_studio.core.hunt.observing.name_doors import NAMED, name_doors
from forest_studio.core.hunt.observing.observation import observe
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.walk import Go
from forest_studio.core.search.whoosh_index import WhooshIndex


@pytest.fixture
def forest() -> Forest:
    return build(
        {
            "kite.md": Leaf(
                title="Kite works",
                body="Founded by Ada Moss and Bo Lind.",
                edges=(("lind", "related-to"),),
            ),
            "moss.md": Leaf(title="Payroll", body="Ask for Ada Moss."),
            "lind.md": Leaf(title="Wind", body="Bo Lind measures it."),
        }
    )


def world_of(forest: Forest, door_seed: int | None = None) -> World:
    index = WhooshIndex(None)
    index.open_for(forest)
    return World(forest, index, door_seed=door_seed)


@pytest.mark.parametrize("door_seed", [None, 0, 1, 2])
def test_a_name_in_common_is_the_last_door_and_says_the_name(
    forest: Forest, door_seed: int | None
) -> None:
    doors = doors_at(world_of(forest, door_seed), State("who?", "kite"))
    assert (doors[-1].node, doors[-1].label, doors[-1].scent) == ("moss", NAMED, "ada moss")
    assert doors[-1].type == ""


def test_a_page_behind_a_curated_door_has_no_second_one(forest: Forest) -> None:
    doors = doors_at(world_of(forest), State("who?", "kite"))
    assert [door.node for door in doors] == ["lind", "/", "moss"]
    assert [door.label for door in neighbours(forest, "kite")][-1] == PARENT


def test_it_can_be_gone_through(forest: Forest) -> None:
    world, state = world_of(forest), State("who?", "kite")
    seen = observe(world, state)
    assert "also named here → Payroll — ada moss" in seen.text
    assert check(Go(3), seen, state, world) is None
    assert advance(state, Go(3), seen, world).node == "moss"


def test_pages_are_few_and_a_folder_has_none() -> None:
    leaves = {
        f"{n}.md": Leaf(title=f"Page {n}", body=f"Ada Moss met Name{n % 4} Long{n % 4}.")
        for n in range(20)
    }
    index = name_doors(build(leaves))
    assert len(index.of("1")) == 4
    assert index.of("/") == ()
