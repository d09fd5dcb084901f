"""Questions about two pages: both are read, and a sentence of each is quoted."""

import pytest

from forest_builder import Leaf, build
from forest_studio.core.hunt.base import World
from forest_studio.core.hunt.foraging.forager import Forager
from forest_studio.core.hunt.loop import run
from forest_studio.core.trails.trail import Outcome, Trail
from hunt_world import world_in, world_of

FILES = {
    "red-lamp.md": Leaf(
        title="Red Lamp (film)",
        summary="Red Lamp is a 1950 film directed by Ada Moss.",
        body="Red Lamp is a 1950 French film directed by Ada Moss.\n",
        edges=(("ada-moss", "related"),),
    ),
    "blue-kite.md": Leaf(
        title="Blue Kite",
        summary="Blue Kite is a film directed by Bo Lind in 1962.",
        body="Blue Kite is a 1962 Spanish film directed by Bo Lind.\n",
        edges=(("bo-lind", "related"),),
    ),
    "ada-moss.md": Leaf(
        title="Ada Moss",
        summary="Ada Moss made films.",
        body="Ada Moss (3 May 1921 – 2 June 1990) was a Norwegian director.\n",
    ),
    "bo-lind.md": Leaf(
        title="Bo Lind",
        summary="Bo Lind made films.",
        body="Bo Lind (born 7 January 1919; died 1 July 1999 in Bergen) directed in Norway.\n",
    ),
    "pump.md": Leaf(title="Old Pump", summary="A pump.", body="It lifts 1,200 litres an hour.\n"),
    "well.md": Leaf(title="New Well", summary="A well.", body="It gives 900 litres an hour.\n"),
}


@pytest.fixture(scope="module")
def world() -> World:
    return world_of(FILES)


def asked(world: World, question: str) -> Trail:
    return run(question, Forager(), world)


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Which film came out first, Red Lamp or Blue Kite?", "Red Lamp"),
        ("Which film came out later, Red Lamp (film) or Blue Kite?", "Blue Kite"),
        ("Who is older, Ada Moss or Bo Lind?", "Bo Lind"),
        ("Who is younger, Ada Moss or Bo Lind?", "Ada Moss"),
        ("Who died first, Ada Moss or Bo Lind?", "Ada Moss"),
        ("¿Quién nació antes, Ada Moss o Bo Lind?", "Bo Lind"),
        ("Which gives more litres, the Old Pump or the New Well?", "Old Pump"),
        ("Which of them is Spanish, Red Lamp or Blue Kite?", "Blue Kite"),
        ("Are Red Lamp and Blue Kite from the same country?", "No"),
        ("Are Ada Moss and Bo Lind of the same nationality?", "Yes"),
        ("¿Son Ada Moss y Bo Lind del mismo país?", "Sí"),
        ("Are Red Lamp and Blue Kite both films?", "Yes"),
    ],
)
def test_two_pages_are_compared(world: World, question: str, answer: str) -> None:
    trail = asked(world, question)
    assert trail.answer is not None
    assert trail.answer.text == answer
    assert trail.supported
    assert len({quote.node for quote in trail.answer.evidence}) == 2


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Which film has the director who was born first, Red Lamp or Blue Kite?", "Blue Kite"),
        ("Do the directors of Red Lamp and Blue Kite have the same nationality?", "Yes"),
    ],
)
def test_where_somebody_behind_the_pages_is_asked_for_their_pages_are_read(
    world: World, question: str, answer: str
) -> None:
    trail = asked(world, question)
    assert trail.answer is not None
    assert trail.answer.text == answer
    assert {quote.node for quote in trail.answer.evidence} == {"ada-moss", "bo-lind"}


def test_what_the_pages_do_not_decide_is_answered_as_any_other_question(world: World) -> None:
    trail = asked(world, "Who was born first, the Old Pump or the New Well?")
    assert trail.answer is None or trail.answer.text not in ("Old Pump", "New Well")


@pytest.mark.parametrize(
    "question",
    ["Are Red Lamp and Blue Kite both musicals?", "Do Red Lamp and Blue Kite share a producer?"],
)
def test_what_no_page_says_is_no_reason_for_a_no(world: World, question: str) -> None:
    trail = asked(world, question)
    assert trail.answer is None or trail.answer.text not in ("Yes", "No")


def test_a_page_that_is_not_there_is_not_compared(world: World) -> None:
    trail = asked(world, "Who is older, Ada Moss or Cy Twain?")
    assert trail.answer is None or trail.answer.text != "Ada Moss"


def test_what_is_asked_of_either_page_is_not_which_of_them(world: World) -> None:
    trail = asked(world, "How many litres an hour come from the Old Pump or the New Well?")
    assert trail.answer is None or trail.answer.text not in ("Old Pump", "New Well")


def test_numbers_of_versions_break_nothing() -> None:
    files = {
        "a.md": Leaf(title="Old Pump", body="Its plan 1.2.3 names 4,5 litres.\n"),
        "b.md": Leaf(title="New Well", body="It gives 1.900.000 litres.\n"),
    }
    forest = build(files)
    trail = run("Which gives more litres, Old Pump or New Well?", Forager(), world_in(forest))
    assert trail.outcome is Outcome.ANSWERED
