"""What bodies hold is known before they are opened, and only read again when they change."""

import pytest

from forest_builder import Leaf, build
from forest_studio.core.hunt.base import World
from forest_studio.core.hunt.foraging.body_words import BodyWords
from forest_studio.core.hunt.foraging.forager import Forager
from forest_studio.core.hunt.loop import run
from forest_studio.core.hunt.walkers.fragments import paragraphs
from forest_studio.core.search.whoosh_index import WhooshIndex
from hunt_world import world_of

FILES = {
    "team.md": Leaf(
        "Team Ledger", "Keeps the books.", edges=(("ana", "part-of"), ("leo", "part-of"))
    ),
    "ana.md": Leaf("Ana Ruiz", "Came from treasury.", body="She plays the accordion on Sundays.\n"),
    "leo.md": Leaf("Leo Sand", "Came from treasury.", body="He keeps bees on the roof.\n"),
}


def test_the_words_of_a_body_are_stems_and_a_folder_has_none() -> None:
    forest = build(FILES)
    words = BodyWords(forest)
    assert {"accordion", "sunday"} <= words.of("ana")
    assert words.of(forest.root) == frozenset()
    assert words.of("nobody") == frozenset()


def test_a_word_of_many_bodies_says_less_than_a_rare_one() -> None:
    files = {f"n{i}.md": Leaf(f"N{i}", body="common words here") for i in range(9)}
    words = BodyWords(build({**files, "x.md": Leaf("X", body="rare common")}))
    assert words.rarity("common") < words.rarity("rare") < words.rarity("absent") == 1.0


def test_of_two_like_passports_the_forager_opens_the_body_that_answers() -> None:
    forest = build(FILES)
    index = WhooshIndex(None)
    index.open_for(forest)
    for question, node in (
        ("Who in Team Ledger keeps bees?", "leo"),
        ("accordion in Team Ledger", "ana"),
    ):
        trail = run(question, Forager(), World(forest, index))
        assert trail.answer is not None
        assert trail.answer.evidence[0].node == node


def test_in_a_large_forest_paragraphs_come_from_pages_that_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = world_of(FILES)
    few = paragraphs(world, "who keeps bees", 2)
    monkeypatch.setattr("forest_studio.core.hunt.walkers.fragments._LARGEST", 1)
    assert paragraphs(world, "who keeps bees", 2)[0] == few[0]
    assert paragraphs(world, "zeppelin", 2) == ()
