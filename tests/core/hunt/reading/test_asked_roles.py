"""Whom a page names in a role is walked to, and whoever is asked for is the answer."""

import pytest

from forest_builder import Leaf
from forest_studio.core.hunt.base import World
from forest_studio.core.hunt.foraging.forager import Forager
from forest_studio.core.hunt.loop import run
from forest_studio.core.hunt.words.said_words import said_around
from hunt_world import world_of

ABOUT = (
    "Red Lamp is a 1950 film directed by Ada Moss for a small house of Kiel, in which for some "
    "minutes Bo Lind acts."
)
FILES = {
    "red-lamp.md": Leaf(
        title="Red Lamp (film)",
        summary=ABOUT,
        body=ABOUT,
        edges=(("bo-lind", "related"), ("ada-moss", "related")),
    ),
    "ada-moss.md": Leaf(
        title="Ada Moss",
        summary="Ada Moss made many things.",
        body="Ada Moss (3 May 1921 – 2 June 1990) made many things. She sold a shop in 1950.\n",
    ),
    "bo-lind.md": Leaf(
        title="Bo Lind", summary="Bo Lind acted.", body="Bo Lind (born 7 January 1919) acted.\n"
    ),
    "tariffs.md": Leaf(
        title="Tariffs",
        summary="What a parcel costs.",
        body="Long lists.\n",
        edges=(("team-oak", "owned-by", ""),),
    ),
    "teams/index.md": Leaf(id="teams", title="Teams", summary="Who does what."),
    "people/index.md": Leaf(id="people", title="People", summary="Who is here."),
    "teams/team-oak.md": Leaf(
        title="Team Oak",
        summary="Four of us.",
        body="Noon is for soup.\n",
        edges=(("cy-twain", "led-by", ""),),
    ),
    "people/cy-twain.md": Leaf(
        title="Cyril Twain", summary="From Kiel.", body="Flutes are dear. Cyril owns two flutes.\n"
    ),
}


@pytest.fixture(scope="module")
def world() -> World:
    return world_of(FILES)


def test_the_director_of_a_film_is_whom_its_page_names_so(world: World) -> None:
    trail = run("When was the director of the film Red Lamp born?", Forager(), world)
    assert trail.answer is not None
    assert trail.answer.evidence[0].node == "ada-moss"
    assert "3 May 1921" in trail.answer.text


def test_who_leads_a_team_is_the_page_behind_the_door(world: World) -> None:
    trail = run("Who leads the team that owns the tariffs?", Forager(), world)
    assert trail.answer is not None
    assert trail.answer.text == "Cyril Twain"
    assert trail.supported
    assert trail.answer.evidence[0].text == "Cyril owns two flutes."


def test_words_around_a_name_are_found_and_far_ones_are_not() -> None:
    text = "Red Lamp was directed by Ada Moss. " + "It went on and on. " * 9 + "It was composed."
    said = said_around(text, "Ada Moss")
    assert "direct" in said
    assert "compos" not in said
    assert said_around(text, "Bo Lind") == {}
